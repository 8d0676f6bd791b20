// How many cards of each type are at the forum as far as the reader knows, and what the edition prints for that many.

import type { OstiaFacts, OstiaMenu, OstiaView } from "$shell/protocol/types";
import type { Desk } from "./desk.svelte";
import { GOODS, less, rankOf, spread, summed, total, type Cards, type Good } from "./goods";
import { waitingFor } from "./phase";

/** OS-0.3: the price of each card when there are n of them; the last price holds for more. */
export const priceOf = ({ prices }: OstiaFacts, count: number): number => prices[Math.min(count, prices.length - 1)] ?? 0;

/** What is known to be at the forum: market cards, and what was turned up or is about to be laid. */
export function atForum(view: OstiaView, menu: OstiaMenu | null, desk: Desk): Cards {
  switch (waitingFor(view).what) {
    case "counter":
    case "second_look": {
      const { bluff: _, ...mine } = menu?.question === "lay" ? desk.layout(menu).forum : (view.own?.layout?.forum ?? {});
      return summed([view.market, mine]);
    }
    case "storehouses":
      return summed([view.market, ...view.seats.map(({ forum }) => forum)]);
    default:
      return {};
  }
}

/** The types on forum and senate, those that will be lost last. */
export function lamplit(laid: { forum: Cards; senate: Cards } | null, lost: Cards | null): Good[] {
  const types = GOODS.filter((good) => laid?.forum[good] || laid?.senate[good]);
  return [...types.filter((good) => !lost?.[good]), ...types.filter((good) => lost?.[good])];
}

/** What an offer is worth by the active card (OS-5.1). */
export const worthOf = (view: OstiaView, cards: Cards): number =>
  spread(cards).reduce((sum, kind) => sum + (rankOf(view.senate, kind) ?? 0), 0);

/** Goods of the box that the reader has seen nowhere: any of them may be among what others hold unseen. */
export function unseen(view: OstiaView, facts: OstiaFacts): Cards {
  const box = Object.fromEntries(facts.goods.map(({ good, copies }) => [good, copies]));
  const held = view.seats.map(({ seat, sure }) => (seat === view.own?.seat ? view.own.stock : (sure ?? {})));
  return less(box, summed([view.discards, view.market, ...held]));
}

/** What a seat could offer the senate at most: its best cards as far as they were seen, the best of the others for those that were not, no more than lie on its pile. */
export function offerAtMost(view: OstiaView, facts: OstiaFacts, seat: number): number {
  const of = view.seats.find((other) => other.seat === seat);
  if (!of) return 0;
  const hidden = Math.max(0, of.stock - total(of.sure ?? {}));
  const worth = (cards: Cards): number[] => spread(cards).map((kind) => rankOf(view.senate, kind) ?? 0);
  const best = (values: number[], count: number): number[] => values.sort((a, b) => b - a).slice(0, count);
  const values = [...worth(of.sure ?? {}), ...best(worth(unseen(view, facts)), hidden)];
  return best(values, of.laid?.[1] ?? of.stock).reduce((sum, value) => sum + value, 0);
}

/** For each type, how many are at the forum as far as is known, and what each card of it brings if more appear. */
export const pricesAhead = (facts: OstiaFacts, there: Cards, more: readonly number[]) =>
  GOODS.map((good) => {
    const count = there[good] ?? 0;
    return { good, count, prices: more.map((k) => (count + k > 0 ? priceOf(facts, count + k) : null)) };
  });
