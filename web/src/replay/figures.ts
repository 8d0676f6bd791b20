// A finished match in figures: wealth over time, who dealt with whom, what things sold for. It counts, and knows no
// rules.

import type { Arg, Message, Replay } from "../protocol/types";
import type { ReplayFrame } from "./frames";

/** Goods that went from one seat to another for money. */
export interface Sale {
  /** The step, so that it can be looked at. */
  version: number;
  from: number;
  to: number;
  /** Their keys in the catalogue, one entry for each card. */
  goods: readonly string[];
  price: number;
}

/** The trades of a match. */
export interface Trades {
  /** How often each pair dealt with each other, whatever they gave. */
  pairs: readonly (readonly [number, number])[];
  /** Those that had a price. */
  sales: readonly Sale[];
}

/** The money of each seat after each frame, by seat. */
export function wealthOf(frames: readonly ReplayFrame[], money: string): Map<number, number[]> {
  const wealth = new Map<number, number[]>();
  for (const { now } of frames) {
    const { seats = [] } = (now.view ?? {}) as { seats?: readonly ({ seat: number } & Record<string, unknown>)[] };
    for (const info of seats) wealth.set(info.seat, [...(wealth.get(info.seat) ?? []), Number(info[money] ?? 0)]);
  }
  return wealth;
}

/** How often each pair dealt with each other; the lower seat first. */
export function dealings({ pairs }: Trades): { seats: [number, number]; times: number }[] {
  const found = new Map<string, { seats: [number, number]; times: number }>();
  for (const [a, b] of pairs) {
    const seats: [number, number] = a < b ? [a, b] : [b, a];
    const known = found.get(seats.join());
    if (known) known.times++;
    else found.set(seats.join(), { seats, times: 1 });
  }
  return [...found.values()].sort((a, b) => b.times - a.times);
}

/** The mean price of a card of each good, most expensive first. A card of a mixed lot has its share of the price. */
export function prices({ sales }: Trades): { good: string; mean: number; cards: number }[] {
  const sums = new Map<string, { sum: number; cards: number }>();
  for (const { goods, price } of sales) {
    for (const good of goods) {
      const { sum = 0, cards = 0 } = sums.get(good) ?? {};
      sums.set(good, { sum: sum + price / goods.length, cards: cards + 1 });
    }
  }
  return [...sums].map(([good, { sum, cards }]) => ({ good, mean: sum / cards, cards })).sort((a, b) => b.mean - a.mean);
}

/** The sale with the highest or the lowest price for a card; null if nothing was sold. */
export function extreme({ sales }: Trades, which: "dearest" | "cheapest"): Sale | null {
  const of = ({ price, goods }: Sale): number => (which === "dearest" ? price : -price) / Math.max(1, goods.length);
  return sales.reduce<Sale | null>((best, sale) => (best === null || of(sale) > of(best) ? sale : best), null);
}

/** How many things differ from what was said: what was said and is not true, and what is true and was not said. */
function apart(said: readonly Arg[], is: readonly Arg[]): number {
  const left = is.map((arg) => JSON.stringify(arg));
  const wrong = said.filter((arg) => {
    const at = left.indexOf(JSON.stringify(arg));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return wrong.length + left.length;
}

/** The most false lie that somebody fell for; of several, the one for which most was paid, then the first. Null if nobody was fooled. */
export function worstLie(frames: readonly ReplayFrame[], { sales }: Trades): { version: number; lie: Message } | null {
  const listed = ({ args }: Message, name: string): readonly Arg[] => {
    const [, arg] = args.find(([called]) => called === name) ?? [];
    return arg && "list" in arg ? arg.list : [];
  };
  const told = frames.flatMap(({ step: { version, lies } }) => {
    const paid = sales.find((sale) => sale.version === version)?.price ?? 0;
    return lies.map((lie) => ({ version, lie, weight: apart(listed(lie, "said"), listed(lie, "is")), paid }));
  });
  // The order of equals stays.
  const [worst] = told.sort((a, b) => b.weight - a.weight || b.paid - a.paid);
  return worst ? { version: worst.version, lie: worst.lie } : null;
}

/** The steps in a table of figures: where turns or rounds begin, and the end. */
export function rows(replay: Replay, marks: readonly number[]): number[] {
  const last = replay.steps.length - 1;
  return [...new Set([...marks, last])].filter((mark) => mark >= 0);
}
