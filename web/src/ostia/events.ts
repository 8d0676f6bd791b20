// The events of the game that the screen itself looks at; of all others the log speaks.

import type { EventSeen, OstiaEvent, OstiaSeenEvent, StepSeen } from "../protocol/types";
import { GOODS, summed, type Cards, type Good } from "./goods";

type Named<Name extends OstiaEvent["event"]> = Extract<OstiaEvent, { event: Name }>;

/** Open events of one kind in a step. */
export function eventsOf<Name extends OstiaEvent["event"]>({ what }: StepSeen, name: Name): Named<Name>[] {
  const events: EventSeen[] = "events" in what ? what.events : [];
  const isNamed = (event: OstiaEvent): event is Named<Name> => event.event === name;
  return events.flatMap(({ event }) => {
    // At a table of this game all events are of this game.
    const own = event as OstiaSeenEvent;
    return own.seen === "open" && isNamed(own) ? [own] : [];
  });
}

/** What became of the last lot. */
export type Struck = Named<"lot_sold"> | Named<"lot_kept"> | Named<"lot_forced">;
export const struckIn = (step: StepSeen): Struck[] => [
  ...eventsOf(step, "lot_sold"),
  ...eventsOf(step, "lot_kept"),
  ...eventsOf(step, "lot_forced"),
];
export const lastStruck = (steps: readonly StepSeen[]): Struck | null => steps.flatMap(struckIn).at(-1) ?? null;

/** What one seat had on the counter, and what it brought. */
export interface Revealed {
  seat: number;
  forum: Cards;
  senate: Cards;
  lost: Cards;
  income: number;
  worth: number;
  vp: number;
}

/** A counter that was turned up. */
export interface Reveal {
  version: number;
  seats: Revealed[];
  market: Cards;
  /** How many of each type were at the forum in all. */
  at: { good: Good; count: number }[];
}

/** The cards of a pile without those of the types that were lost (OS-3.5: all of a type). */
const without = (cards: Cards, lost: Cards): Cards =>
  Object.fromEntries(Object.entries(cards).filter(([kind]) => !(lost as Record<string, number>)[kind]));

/** The last counter that was turned up, as far as the log goes back to it. */
export function lastReveal(steps: readonly StepSeen[], players: readonly number[]): Reveal | null {
  const at = steps.findLastIndex((step) => eventsOf(step, "turned_up").length > 0);
  const step = steps[at];
  if (!step) return null;
  const before = steps.slice(0, at + 1);
  const dealt = before.findLastIndex((old) => eventsOf(old, "market_turned_up").length > 0);
  const began = before.findLastIndex((old) => eventsOf(old, "round_began").length > 0);
  // With five players no market card is turned up (OS-3.1).
  const market = dealt >= began && dealt >= 0 ? (eventsOf(steps[dealt]!, "market_turned_up").at(-1)?.cards ?? {}) : {};
  const seats = players.map((seat): Revealed => {
    const mine = <Of extends { seat: number }>({ seat: other }: Of): boolean => other === seat;
    const piles = eventsOf(step, "turned_up").find(mine);
    const judged = eventsOf(step, "offer_judged").find(mine);
    const lost = summed(
      eventsOf(step, "penalty_paid")
        .filter(mine)
        .map(({ lost }) => lost),
    );
    return {
      seat,
      forum: without(piles?.forum ?? {}, lost),
      senate: without(piles?.senate ?? {}, lost),
      lost,
      income: eventsOf(step, "goods_sold").find(mine)?.income ?? 0,
      worth: judged?.worth ?? 0,
      vp: judged?.vp ?? 0,
    };
  });
  const sold = summed(seats.map(({ forum }) => forum));
  const all = summed([market, sold]);
  return { version: step.version, seats, market, at: GOODS.filter((good) => sold[good]).map((good) => ({ good, count: all[good] ?? 0 })) };
}

/** The points of the end by source: what the senate gave is what is left. */
export function pointsOf(steps: readonly StepSeen[], seat: number, vp: number): { senate: number; types: number; cash: number } {
  const sum = (name: "types_scored" | "cash_scored"): number =>
    steps.flatMap((step) => eventsOf(step, name)).reduce((all, event) => all + (event.seat === seat ? event.vp : 0), 0);
  const [types, cash] = [sum("types_scored"), sum("cash_scored")];
  return { senate: vp - types - cash, types, cash };
}

/** Did the piles of a counter come to light in this step? */
export const reveals = (step: StepSeen): boolean => eventsOf(step, "turned_up").length > 0;
