// The events of the game that the screen handles itself; the log covers all others.

import type { EventSeen, OstiaEvent, OstiaSeenEvent, OstiaSold, OstiaView, StepSeen } from "$shell/protocol/types";
import { finder, openIn as allOpenIn, seenIn as allSeenIn } from "$shell/table/events";
import { lastDeedsOf, type LogTurn } from "$shell/table/log";
import type { Message } from "$shell/words";
import { summed, total, type Cards } from "./goods";

const seenIn = (step: StepSeen): OstiaSeenEvent[] => allSeenIn<OstiaSeenEvent>(step);

/** All open events of a step, in order. */
export const openIn = (step: StepSeen): Extract<OstiaSeenEvent, { seen: "open" }>[] => allOpenIn<OstiaSeenEvent>(step);

/** Open events of one kind in a step. */
export const eventsOf = finder<OstiaEvent>();

/** The end of an auction. */
const STRUCK: ReadonlySet<string> = new Set<OstiaEvent["event"]>(["lot_sold", "lot_kept", "lot_forced"]);

/** The line about each auction that ended in a step. */
export function struckIn({ what }: StepSeen): Message[] {
  const events: EventSeen[] = "events" in what ? what.events : [];
  return events.flatMap(({ event, line }) => ("event" in event && STRUCK.has(event.event) && line ? [line] : []));
}

/** A lot, and what became of it. */
export interface Struck {
  cards: Cards;
  line: Message;
}

/** The lots since the round began, as far as the log goes back, in order. */
export function lotsSoFar(steps: readonly StepSeen[]): Struck[] {
  const struck: Struck[] = [];
  let cards: Cards = {};
  for (const { what } of steps)
    for (const { event, line } of "events" in what ? what.events : []) {
      const open = event as OstiaSeenEvent;
      if (open.seen !== "open") continue;
      if (open.event === "round_began") struck.length = 0;
      if (open.event === "lot_put_up") cards = open.lot;
      if (STRUCK.has(open.event) && line) struck.push({ cards, line });
    }
  return struck;
}

/** The line about the last auction. */
export const lastStruck = (steps: readonly StepSeen[]): Message | null => steps.flatMap(struckIn).at(-1) ?? null;

/** What each seat was seen to get by auction since the round began. */
export function boughtBy(steps: readonly StepSeen[]): ReadonlyMap<number, Cards> {
  const bought = new Map<number, Cards>();
  let lot: Cards = {};
  // One step may end an auction and begin the next, so their order matters.
  for (const event of steps.flatMap(seenIn)) {
    if (event.seen !== "open") continue;
    if (event.event === "round_began") bought.clear();
    if (event.event === "lot_put_up") ({ lot } = event);
    const seat =
      event.event === "lot_sold" ? event.buyer : event.event === "lot_kept" || event.event === "lot_forced" ? event.seller : null;
    if (seat !== null) bought.set(seat, summed([bought.get(seat) ?? {}, lot]));
  }
  return bought;
}

/** The layout of one seat at the counting house, and its income. */
export interface Revealed {
  seat: number;
  forum: Cards;
  senate: Cards;
  /** Bluff cards that were on forum and senate (OS-3.5). */
  bluffs: readonly [forum: number, senate: number];
  lost: Cards;
  income: number;
  worth: number;
  vp: number;
}

/** The decisions of one seat about loans and storehouses (OS-6). */
export interface Settled {
  seat: number;
  repaid: number;
  interest: number;
  /** OS-2.9: sold and borrowed for the interest. */
  sold: number;
  taken: number;
  built: number;
  thrown: Cards;
}

/** A counting house that was turned up. */
export interface Reveal {
  version: number;
  seats: Revealed[];
  market: Cards;
  /** What was sold there, and at which price. */
  sold: readonly OstiaSold[];
  /** The view says what was there, until the next counting house. */
  told: boolean;
  /** What happened to the storehouses after it, once all have decided. */
  settled: Settled[] | null;
}

/** The part of it that is shown: everything from the counting house on, or what happened to the storehouses. */
export type Part = "counter" | "storehouses";

const of =
  (seat: number) =>
  (event: { seat: number }): boolean =>
    event.seat === seat;

/** The last counting house that was turned up: the view says what was there, the events what it earned, as far as the log goes back. */
export function lastReveal(steps: readonly StepSeen[], view: Pick<OstiaView, "seats" | "market" | "sold">): Reveal | null {
  const at = steps.findLastIndex(reveals);
  const step = steps[at];
  if (!step) return null;
  const seats = view.seats.map(({ seat, forum, offer, bluffs }): Revealed => {
    const mine = of(seat);
    const judged = eventsOf(step, "offer_judged").find(mine);
    return {
      seat,
      forum,
      senate: offer,
      bluffs: bluffs ?? [0, 0],
      lost: summed(
        eventsOf(step, "penalty_paid")
          .filter(mine)
          .map(({ lost }) => lost),
      ),
      income: eventsOf(step, "goods_sold").find(mine)?.income ?? 0,
      worth: judged?.worth ?? 0,
      vp: judged?.vp ?? 0,
    };
  });
  return {
    version: step.version,
    seats,
    market: view.market,
    sold: view.sold,
    told: view.seats.some(({ bluffs }) => bluffs !== null),
    settled: settledIn(
      steps.slice(at + 1).find((later) => settles(later)),
      view.seats.map(({ seat }) => seat),
    ),
  };
}

/** Does this step end the storehouses: has the last seat decided? */
export const settles = (step: StepSeen): boolean =>
  seenIn(step).some(({ seen }) => seen === "managed") && eventsOf(step, "asked").some(({ stage }) => stage !== "storehouses");

/** Did anybody repay, pay, build or discard? */
export const didAnything = (settled: readonly Settled[] | null): boolean =>
  settled?.some(({ repaid, interest, built, thrown }) => repaid + interest + built + total(thrown) > 0) ?? false;

/** Anything after it belongs to another round, or to the end. */
const AFTER: ReadonlySet<OstiaEvent["event"]> = new Set(["round_began", "asked", "stores_turned_up"]);

function settledIn(whole: StepSeen | undefined, players: readonly number[]): Settled[] | null {
  if (!whole || !("events" in whole.what)) return null;
  const end = seenIn(whole).findIndex((event) => event.seen === "open" && AFTER.has(event.event));
  const step = { ...whole, what: { ...whole.what, events: whole.what.events.slice(0, end) } };
  const count = (name: "credits_repaid" | "storehouses_sold" | "credits_taken" | "storehouses_built", seat: number): number =>
    eventsOf(step, name)
      .filter(of(seat))
      .reduce((sum, event) => sum + event.count, 0);
  return players.map((seat) => ({
    seat,
    repaid: count("credits_repaid", seat),
    interest: eventsOf(step, "interest_paid").find(of(seat))?.amount ?? 0,
    sold: count("storehouses_sold", seat),
    taken: count("credits_taken", seat),
    built: count("storehouses_built", seat),
    thrown: summed(
      eventsOf(step, "discarded")
        .filter(of(seat))
        .map(({ cards }) => cards),
    ),
  }));
}

/** The points of the end by source: the senate gave the remainder. */
export function pointsOf(steps: readonly StepSeen[], seat: number, vp: number): { senate: number; types: number; cash: number } {
  const sum = (name: "types_scored" | "cash_scored"): number =>
    steps.flatMap((step) => eventsOf(step, name)).reduce((all, event) => all + (event.seat === seat ? event.vp : 0), 0);
  const [types, cash] = [sum("types_scored"), sum("cash_scored")];
  return { senate: vp - types - cash, types, cash };
}

/** Did the piles of a counting house come to light in this step? */
export const reveals = (step: StepSeen): boolean => eventsOf(step, "turned_up").length > 0;

/** The last thing each seat did: the first line of a step says what was done, the rest what followed, often for others. */
export const lastDeeds = (turns: readonly LogTurn[]): ReadonlyMap<number, Message> =>
  lastDeedsOf(turns, ({ seat, message }, first) => {
    const about = message.args.find(([name]) => name === "seat")?.[1];
    return first && (about === undefined || !("seat" in about) || about.seat === seat);
  });
