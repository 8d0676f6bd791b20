// A finished match in figures.

import { expect, test } from "vitest";
import { tallies, wonOf } from "../src/lobby/tally";
import { tradesOf as dealsOf } from "../../games/oltre-mare/screen/trades";
import { tradesOf as auctionsOf } from "../../games/ostia/screen/trades";
import type { StepSeen } from "../src/protocol/types";
import { dealings, extreme, prices, wealthOf, worstLie } from "../src/replay/figures";
import type { ReplayFrame } from "../src/replay/frames";

const step = (version: number, ...events: object[]): StepSeen =>
  ({ version, what: { what: "played", events: events.map((event) => ({ event })) } }) as unknown as StepSeen;
const deal = (giver: number, taker: number, given: string[], taken: string[], ducats: number) => ({
  seen: "deal_struck",
  giver,
  taker,
  given: { goods: given },
  taken: { goods: taken },
  ducats,
});

test("deals are counted by pair; those for money alone have a price, on either side", () => {
  const trades = dealsOf([
    step(5, deal(2, 1, ["silk", "silk"], [], -8)),
    step(6, deal(1, 3, [], ["salt"], 1)),
    step(9, deal(1, 2, ["salt"], ["silk"], 2)),
  ]);
  expect(dealings(trades)).toEqual([
    { seats: [1, 2], times: 2 },
    { seats: [1, 3], times: 1 },
  ]);
  expect(trades.sales).toEqual([
    { version: 5, from: 2, to: 1, goods: ["good-silk", "good-silk"], price: 8 },
    { version: 6, from: 3, to: 1, goods: ["good-salt"], price: 1 },
  ]);
  expect(prices(trades)).toEqual([
    { good: "good-silk", mean: 4, cards: 2 },
    { good: "good-salt", mean: 1, cards: 1 },
  ]);
  expect([extreme(trades, "dearest")?.version, extreme(trades, "cheapest")?.version]).toEqual([5, 6]);
  expect(extreme({ pairs: [], sales: [] }, "dearest")).toBeNull();
});

test("a lot is what was put up before the sale, even if one step does both", () => {
  const up = (lot: object) => ({ seen: "open", event: "lot_put_up", seller: 1, lot });
  const sold = (buyer: number, price: number) => ({ seen: "open", event: "lot_sold", seller: 1, buyer, price });
  const trades = auctionsOf([step(3, up({ wine: 1, salt: 1 })), step(4, sold(2, 10), up({ ivory: 2 })), step(5, sold(3, 7))]);
  expect(trades.sales.map(({ version, goods, price }) => [version, [...goods].sort(), price])).toEqual([
    [4, ["ostia-good-salt", "ostia-good-wine"], 10],
    [5, ["ostia-good-ivory", "ostia-good-ivory"], 7],
  ]);
  expect(prices(trades).find(({ good }) => good === "ostia-good-wine")).toEqual({ good: "ostia-good-wine", mean: 5, cards: 1 });
});

test("wealth is the money of each seat after each step", () => {
  const frame = (...money: number[]): ReplayFrame =>
    ({ now: { view: { seats: money.map((cash, i) => ({ seat: i + 1, cash })) } } }) as unknown as ReplayFrame;
  expect([...wealthOf([frame(5, 6), frame(7, 6)], "cash")]).toEqual([
    [1, [5, 7]],
    [2, [6, 6]],
  ]);
});

test("the reader's matches are added up by game, the most played first, and shared wins count in part", () => {
  const line = (game: string, players: number, against: string, played: number, won: number) => ({ game, players, against, played, won });
  const lines = [line("oltre-mare", 3, "people", 1, 0), line("ostia", 3, "expert", 4, 1), line("ostia", 4, "mixed", 2, 1 / 3)];
  const [ostia, oltreMare, ...others] = tallies(lines);
  expect([ostia?.game, ostia?.lines, ostia?.played]).toEqual(["ostia", lines.slice(1), 6]);
  expect([oltreMare?.game, oltreMare?.played, others]).toEqual(["oltre-mare", 1, []]);
  expect(wonOf(ostia!)).toEqual({ won: 1.3, percent: 22 });
  expect(wonOf({ played: 0, won: 0 })).toEqual({ won: 0, percent: 0 });
});

test("the worst lie has the most false parts, then the highest price, then came first", () => {
  const term = (name: string) => ({ term: `symbol-${name}` });
  const power = (n: number) => ({ message: { key: "card-claim-power", args: [["power", { number: n }]] } });
  const lie = (said: object[], is: object[]) => ({
    key: "om-lied-to",
    args: [
      ["seat", { seat: 1 }],
      ["said", { list: said }],
      ["is", { list: is }],
    ],
  });
  const told = (version: number, ...lies: object[]) => ({ step: { version, lies } }) as unknown as ReplayFrame;
  const sale = (version: number, price: number) => ({ version, from: 1, to: 2, goods: ["good-silk"], price });
  const none = { pairs: [], sales: [] };
  const power2 = lie([power(3)], [power(1)]);
  const ships = lie([term("ship"), term("ship")], [term("ship"), term("pirate"), term("pirate")]);
  expect(worstLie([told(3), told(5, power2), told(7, ships)], none)).toEqual({ version: 7, lie: ships });
  expect(worstLie([told(5, power2), told(6, power2)], none)?.version).toBe(5);
  expect(worstLie([told(5, power2), told(6, power2)], { pairs: [], sales: [sale(5, 1), sale(6, 4)] })?.version).toBe(6);
  expect(worstLie([told(3)], none)).toBeNull();
});
