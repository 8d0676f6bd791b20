// Sheets of standing orders, as they are written and read back.

import { expect, test } from "vitest";
import { Answers } from "../../games/oltre-mare/screen/answers.svelte";
import { presentation } from "../src/games";
import { figure } from "../src/play/orders/figures";
import { OstiaSheet, ownPairs, pairKey, pairsAmong, TRIANGLE } from "../../games/ostia/screen/orders.svelte";
import type { OltreMareOrders, OstiaOrders, OstiaView } from "../src/protocol/types";

test("a field holds a number, nothing, or something that is not a number", () => {
  expect(["", " 7 ", "0", "999"].map((text) => figure(text))).toEqual([null, 7, 0, 999]);
  expect(["-1", "1.5", "x", "1e2", "1000"].map((text) => figure(text))).toEqual(Array(5).fill(undefined));
  expect(figure("5", 4)).toBeUndefined();
});

test("a pair has the same name in either order", () => {
  expect(pairKey("wine", "wood")).toBe("wood wine");
  expect(TRIANGLE.flatMap(({ columns }) => columns)).toHaveLength(21);
  expect(pairsAmong({ wood: 2, wine: 1 })).toEqual(["wood wood", "wood wine"]);
});

test("the reader's own lots are the one on sale and those the ship side can become", () => {
  const view = (phase: OstiaView["phase"], seller: number) =>
    ({ phase, own: { seat: 1, ship: { salt: 2 } }, lot: { seller, cards: { wood: 1, wine: 1 } } }) as unknown as OstiaView;
  expect(ownPairs(view({ bid: 2 }, 1))).toEqual(["wood wine", "salt salt"]);
  expect(ownPairs(view({ bid: 3 }, 2))).toEqual(["salt salt"]);
  expect(ownPairs(view({ lot: 2 }, 1))).toEqual(["salt salt"]);
});

test("a sheet of Ostia is read back as written", () => {
  const orders: OstiaOrders = {
    bids: [{ pair: ["wood", "wine"], at_most: 23 }],
    bidding: "just_above",
    borrow: true,
    other_lots: "pass",
    reserves: [{ pair: ["salt", "salt"], sell_from: 20, keep_up_to: null }],
    second_look: { lay: { forum: { wood: 1, bluff: 2 }, senate: {} } },
  };
  const sheet = new OstiaSheet();
  sheet.begin(orders);
  expect(sheet.collect()).toEqual(orders);
  sheet.begin(null);
  expect(sheet.collect()).toEqual({
    bids: [],
    bidding: "whole",
    borrow: false,
    other_lots: "wait",
    reserves: [],
    second_look: null,
  } satisfies OstiaOrders);
  sheet.bids["wood wine"] = "12x";
  expect(sheet.collect()).toBeNull();
  // OS-2.4: an impossible bid cannot be an order; 0 is a way to pass.
  const collected = (bid: string) => ((sheet.bids["wood wine"] = bid), sheet.collect(() => 12)?.bids[0]?.at_most);
  expect(["11", "12", "0"].map(collected)).toEqual([undefined, 12, 0]);
  expect(
    presentation("ostia")?.orders?.(
      sheet.collect(() => 12)!,
      (_, args) => String(args?.["bids"]),
    ),
  ).toBe("0");
});

test("answers of Oltre Mare are read back as written, and begin with a refusal", () => {
  const orders: OltreMareOrders = { accept: [{ good: "silk", at_most: 3 }], leave: 5, otherwise: "wait" };
  const answers = new Answers(99);
  answers.begin(orders);
  expect(answers.collect()).toEqual(orders);
  answers.begin(null);
  expect(answers.collect()).toEqual({ accept: [], leave: 0, otherwise: "refuse" });
  answers.prices.silk = "100";
  expect(answers.collect()).toBeNull();
});
