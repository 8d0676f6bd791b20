// The events of the game that the screen itself looks at; of all others the log speaks.

import type { EventSeen, OstiaEvent, OstiaSeenEvent, StepSeen } from "$shell/protocol/types";
import type { LogTurn } from "$shell/table/log";
import type { Message } from "$shell/words";
import { GOODS, summed, total, type Cards, type Good } from "./goods";

type Named<Name extends OstiaEvent["event"]> = Extract<OstiaEvent, { event: Name }>;

/** The events of a step. */
function seenIn({ what }: StepSeen): OstiaSeenEvent[] {
  const events: EventSeen[] = "events" in what ? what.events : [];
  // At a table of this game all events are of this game.
  return events.map(({ event }) => event as OstiaSeenEvent);
}

/** All open events of a step, in order. */
export const openIn = (step: StepSeen): Extract<OstiaSeenEvent, { seen: "open" }>[] =>
  seenIn(step).flatMap((event) => (event.seen === "open" ? [event] : []));

/** Open events of one kind in a step. */
export function eventsOf<Name extends OstiaEvent["event"]>(step: StepSeen, name: Name): Named<Name>[] {
  const isNamed = (event: OstiaEvent): event is Named<Name> => event.event === name;
  return seenIn(step).flatMap((event) => (event.seen === "open" && isNamed(event) ? [event] : []));
}

/** What became of the last lot. */
export type Struck = Named<"lot_sold"> | Named<"lot_kept"> | Named<"lot_forced">;
export const struckIn = (step: StepSeen): Struck[] => [
  ...eventsOf(step, "lot_sold"),
  ...eventsOf(step, "lot_kept"),
  ...eventsOf(step, "lot_forced"),
];
export const lastStruck = (steps: readonly StepSeen[]): Struck | null => steps.flatMap(struckIn).at(-1) ?? null;

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

/** What one seat laid out at the counting house, and what it brought. */
export interface Revealed {
  seat: number;
  forum: Cards;
  senate: Cards;
  /** Bluff cards that lay on forum and senate. */
  bluffs: { forum: number; senate: number };
  lost: Cards;
  income: number;
  worth: number;
  vp: number;
}

/** What one seat did about loans and storehouses (OS-6). */
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

/** A counter that was turned up. */
export interface Reveal {
  version: number;
  seats: Revealed[];
  market: Cards;
  /** How many of each type were at the forum in all. */
  at: { good: Good; count: number }[];
  /** What happened to the storehouses after it, once all have decided. */
  settled: Settled[] | null;
}

/** What is shown of it: all from the counting house on, or what happened to the storehouses. */
export type Part = "counter" | "storehouses";

/** The cards of a pile without those of the types that were lost (OS-3.5: all of a type). */
const without = (cards: Cards, lost: Cards): Cards =>
  Object.fromEntries(Object.entries(cards).filter(([kind]) => !(lost as Record<string, number>)[kind]));

const of =
  (seat: number) =>
  (event: { seat: number }): boolean =>
    event.seat === seat;

/** The last counting house that was turned up, as far as the log goes back to it. */
export function lastReveal(steps: readonly StepSeen[], players: readonly number[]): Reveal | null {
  const at = steps.findLastIndex(reveals);
  const step = steps[at];
  if (!step) return null;
  const before = steps.slice(0, at + 1);
  const dealt = before.findLastIndex((old) => eventsOf(old, "market_turned_up").length > 0);
  const began = before.findLastIndex((old) => eventsOf(old, "round_began").length > 0);
  // With five players no market card is turned up (OS-3.1).
  const market = dealt >= began && dealt >= 0 ? (eventsOf(steps[dealt]!, "market_turned_up").at(-1)?.cards ?? {}) : {};
  const sizes = before.slice(Math.max(0, began)).flatMap((old) => eventsOf(old, "sizes_shown"));
  const seats = players.map((seat): Revealed => {
    const mine = of(seat);
    const piles = eventsOf(step, "turned_up").find(mine);
    const judged = eventsOf(step, "offer_judged").find(mine);
    // A seat that has laid again is counted again.
    const size = sizes.findLast(mine);
    const lost = summed(
      eventsOf(step, "penalty_paid")
        .filter(mine)
        .map(({ lost }) => lost),
    );
    return {
      seat,
      forum: without(piles?.forum ?? {}, lost),
      senate: without(piles?.senate ?? {}, lost),
      bluffs: {
        forum: Math.max(0, (size?.forum ?? 0) - total(piles?.forum ?? {})),
        senate: Math.max(0, (size?.senate ?? 0) - total(piles?.senate ?? {})),
      },
      lost,
      income: eventsOf(step, "goods_sold").find(mine)?.income ?? 0,
      worth: judged?.worth ?? 0,
      vp: judged?.vp ?? 0,
    };
  });
  const sold = summed(seats.map(({ forum }) => forum));
  const all = summed([market, sold]);
  return {
    version: step.version,
    seats,
    market,
    at: GOODS.filter((good) => sold[good]).map((good) => ({ good, count: all[good] ?? 0 })),
    settled: settledIn(
      steps.slice(at + 1).find((later) => settles(later)),
      players,
    ),
  };
}

/** Does this step end the storehouses: has the last seat decided? */
export const settles = (step: StepSeen): boolean =>
  seenIn(step).some(({ seen }) => seen === "managed") && eventsOf(step, "asked").some(({ stage }) => stage !== "storehouses");

/** Did anybody repay, pay, build or throw away? */
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

/** How the first two were told apart though they have as many points (OS-7.5); nothing if they have not, or share the place. */
export function tieOf(
  [first, second]: readonly { seat: number; place: number; score: number }[],
  seats: readonly { seat: number; storehouses: number; out: boolean }[],
): { by: "storehouses" | "cards"; winner: number; more: number; fewer: number } | null {
  if (!first || !second || first.score !== second.score || first.place === second.place) return null;
  const of = (seat: number) => seats.find((other) => other.seat === seat);
  if (of(second.seat)?.out) return null;
  const [more, fewer] = [of(first.seat)?.storehouses ?? 0, of(second.seat)?.storehouses ?? 0];
  return { by: more === fewer ? "cards" : "storehouses", winner: first.seat, more, fewer };
}

/** Did the piles of a counting house come to light in this step? */
export const reveals = (step: StepSeen): boolean => eventsOf(step, "turned_up").length > 0;

/** What each seat did last: the first line of a step says what was done, the others what resulted, often for others. */
export function lastDeeds(turns: readonly LogTurn[]): ReadonlyMap<number, Message> {
  const last = new Map<number, Message>();
  let told = -1;
  for (const { seat, version, message, undone } of turns.flatMap(({ lines }) => lines)) {
    const about = message.args.find(([name]) => name === "seat")?.[1];
    const own = about === undefined || !("seat" in about) || about.seat === seat;
    if (seat !== null && own && !undone && version !== told) last.set(seat, message);
    told = version;
  }
  return last;
}
