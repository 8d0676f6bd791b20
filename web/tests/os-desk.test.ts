// What is picked at the desk of Ostia, and what the screen reads from events.

import { describe, expect, test } from "vitest";
import { cardsOf, Desk, placesOf } from "../src/ostia/desk.svelte";
import { lastReveal, lastStruck, pointsOf } from "../src/ostia/events";
import { gathered, GOODS, KINDS, rankOf, spread, summed, total } from "../src/ostia/goods";
import { PHASES, waitingFor } from "../src/ostia/phase";
import { priceOf } from "../src/ostia/reckon";
import { sentenceOf } from "../src/ostia/sentence";
import { withGoods } from "../src/ostia/spelled";
import * as topics from "../src/ostia/topics";
import { drawn, partsOf } from "../src/play/inline";
import { clausesOf } from "../src/rules/rules";
import type { OstiaFacts, OstiaMenu, OstiaView, StepSeen } from "../src/protocol/types";
import { Words } from "../src/words";
import { catalogue, LANGUAGES } from "../src/words/catalogue";
import { ONLOOKER } from "../src/words/words";

const view = (part: Partial<OstiaView> = {}): OstiaView => ({
  round: 1,
  phase: "counter",
  start: 1,
  ready: [],
  senate: ["ivory", "wood", "wine", "salt", "wheat", "marble"],
  next_senate: null,
  put_away: null,
  pile: 20,
  discards: {},
  lot: null,
  market: {},
  seats: [],
  own: { seat: 1, stock: {}, ship: {}, picked: null, layout: null, laid: null, stands: false, plan: null },
  standings: null,
  ...part,
});
const own = (part: Partial<NonNullable<OstiaView["own"]>>): OstiaView => view({ own: { ...view().own!, ...part } });

describe("cards", () => {
  test("are counted and spread, dearest first, bluff cards last", () => {
    expect(spread({ bluff: 1, wheat: 2, ivory: 1 })).toEqual(["ivory", "wheat", "wheat", "bluff"]);
    expect(gathered(["wheat", "ivory", "wheat"])).toEqual({ wheat: 2, ivory: 1 });
    expect(total(summed([{ wheat: 1 }, { wheat: 2, salt: 1 }]))).toBe(4);
  });

  test("os_0_2 the last of a senate card's order is worth nothing, each before it one more", () => {
    const { senate } = view();
    expect(GOODS.map((good) => rankOf(senate, good))).toEqual([5, 0, 4, 2, 3, 1]);
    expect(rankOf(senate, "bluff")).toBeNull();
  });

  test("os_0_3 the last price holds for more cards", () => {
    const facts = { prices: [0, 15, 12, 1] } as OstiaFacts;
    expect([1, 2, 3, 9].map((count) => priceOf(facts, count))).toEqual([15, 12, 1, 1]);
  });
});

describe("the desk", () => {
  const lay: OstiaMenu = { question: "lay", cards: { ivory: 1, wheat: 2, bluff: 2 }, senate: true, stand: false, ready: false };

  test("cards go to the place that is lit, and back to the storehouse", () => {
    const desk = new Desk();
    desk.ask(lay, view());
    expect(desk.draft(lay)).toEqual({ action: "lay", forum: {}, senate: {} });
    desk.tap(lay, 0);
    desk.light(lay, "senate");
    desk.tap(lay, 1);
    desk.tap(lay, 4);
    expect(desk.draft(lay)).toEqual({ action: "lay", forum: { ivory: 1 }, senate: { wheat: 1, bluff: 1 } });
    desk.tap(lay, 0);
    desk.tap(lay, 1);
    expect(desk.draft(lay)).toEqual({ action: "lay", forum: {}, senate: { ivory: 1, bluff: 1 } });
  });

  test("os_7_1 where the senate is closed nothing goes there", () => {
    const last: OstiaMenu = { ...lay, senate: false };
    const desk = new Desk();
    desk.ask(last, view({ phase: "last_counter" }));
    desk.light(last, "senate");
    desk.put(last, 0, "senate");
    expect([desk.lit, desk.places[0]]).toEqual(["forum", "storehouse"]);
  });

  test("os_3_4 in the second look the piles lie as they were laid, until a card is moved", () => {
    const second: OstiaMenu = { ...lay, stand: true };
    const laid = { forum: { wheat: 2 }, senate: { bluff: 1 } };
    const desk = new Desk();
    desk.ask(lay, view());
    desk.ask(second, own({ laid }));
    expect(desk.asLaid(second, own({ laid }))).toBe(true);
    expect(placesOf(cardsOf(second), laid)).toEqual(["storehouse", "forum", "forum", "senate", "storehouse"]);
    desk.tap(second, 0);
    expect(desk.asLaid(second, own({ laid }))).toBe(false);
  });

  test("picks stay while others decide, and are known as decided", () => {
    const desk = new Desk();
    desk.ask(lay, view());
    desk.tap(lay, 0);
    const layout = { forum: { ivory: 1 }, senate: {} };
    desk.ask({ ...lay, ready: true }, own({ layout }));
    expect(desk.decided(lay, own({ layout }))).toBe(true);
    desk.tap(lay, 1);
    expect(desk.decided(lay, own({ layout }))).toBe(false);
  });

  test("the free pick is one card, a lot is two: one too many takes the place of the first", () => {
    const pick: OstiaMenu = { question: "free_pick", ship: { ivory: 1, salt: 2 }, ready: false };
    const desk = new Desk();
    desk.ask(pick, view({ phase: "free_pick" }));
    expect(desk.draft(pick)).toBeNull();
    desk.tap(pick, 0);
    desk.tap(pick, 2);
    expect(desk.draft(pick)).toEqual({ action: "pick", good: "salt" });
    const lot: OstiaMenu = { question: "lot", ship: { ivory: 1, salt: 2, wine: 1 }, count: 2 };
    desk.ask(lot, view({ phase: { lot: 1 } }));
    for (const card of [0, 1, 3]) desk.tap(lot, card);
    expect(desk.draft(lot)).toEqual({ action: "put_up", lot: { salt: 1, wine: 1 } });
    const last: OstiaMenu = { question: "lot", ship: { wine: 2 }, count: 2 };
    desk.ask(last, view({ phase: { lot: 1 } }));
    expect(desk.draft(last)).toEqual({ action: "put_up", lot: { wine: 2 } });
  });

  test("a bid stays between what the menu says; who cannot pay the minimum has none", () => {
    const bid: OstiaMenu = { question: "bid", minimum: 11, limit: 30 };
    const desk = new Desk();
    desk.ask(bid, view({ phase: { bid: 1 } }));
    expect(desk.draft(bid)).toEqual({ action: "bid", amount: 11 });
    desk.bid(bid, 99);
    expect(desk.amount).toBe(30);
    desk.bid(bid, 3);
    expect(desk.amount).toBe(11);
    expect(desk.draft({ question: "bid", minimum: 11, limit: 8 })).toBeNull();
  });

  test("storehouses: the plan stays within what the menu says, and a plan that was made is found again", () => {
    const menu: OstiaMenu = {
      question: "storehouses",
      most_repaid: 1,
      after: [
        { cash: 30, storehouses: 1, most_built: 3 },
        { cash: 20, storehouses: 1, most_built: 2 },
      ],
      stock: { ivory: 1, wheat: 2 },
      ready: false,
    };
    const desk = new Desk();
    desk.ask(menu, view({ phase: "storehouses" }));
    expect(desk.draft(menu)).toEqual({ action: "manage", repay: 0, build: 0, keep: { ivory: 1 } });
    desk.planBuild(menu, 3);
    desk.planRepay(menu, 5);
    expect([desk.repay, desk.build, desk.room(menu)]).toEqual([1, 2, 3]);
    const again = new Desk();
    const plan = { repay: 1, build: 2, keep: { wheat: 2 } };
    again.ask({ ...menu, ready: true }, view({ phase: "storehouses", own: { ...view().own!, plan } }));
    expect(again.draft(menu)).toEqual({ action: "manage", ...plan });
  });
});

const step = (version: number, ...events: object[]): StepSeen =>
  ({
    version,
    what: { what: "played", seat: 1, action: null, events: events.map((event) => ({ event: { seen: "open", ...event }, line: null })) },
  }) as unknown as StepSeen;

describe("events", () => {
  const market = step(
    1,
    { event: "round_began", round: 1, start: 1 },
    { event: "market_turned_up", cards: { wheat: 2, wine: 1, ivory: 1 } },
  );

  test("os_x10 a counter that was turned up: who sold what, how many there were in all", () => {
    const turned = step(
      2,
      { event: "turned_up", seat: 1, forum: { wheat: 1, wine: 2 }, senate: {} },
      { event: "turned_up", seat: 2, forum: { wine: 1 }, senate: { salt: 1 } },
      { event: "goods_sold", seat: 1, income: 26 },
      { event: "goods_sold", seat: 2, income: 8 },
      { event: "offer_judged", seat: 2, worth: 2, vp: 3 },
    );
    const reveal = lastReveal([market, turned], [1, 2, 3]);
    expect(reveal?.at).toEqual([
      { good: "wine", count: 4 },
      { good: "wheat", count: 3 },
    ]);
    expect(reveal?.seats.map(({ income, vp }) => [income, vp])).toEqual([
      [26, 0],
      [8, 3],
      [0, 0],
    ]);
    expect(lastReveal([market], [1])).toBeNull();
  });

  test("os_3_5 what was lost is counted nowhere; market cards of an earlier round neither", () => {
    const turned = step(
      3,
      { event: "turned_up", seat: 1, forum: { ivory: 1, wine: 1 }, senate: { ivory: 1, salt: 1, wood: 1 } },
      { event: "penalty_paid", seat: 1, lost: { ivory: 2 } },
    );
    const reveal = lastReveal([market, step(2, { event: "round_began", round: 2, start: 2 }), turned], [1]);
    expect(reveal?.market).toEqual({});
    expect(reveal?.at).toEqual([{ good: "wine", count: 1 }]);
    expect(reveal?.seats[0]).toMatchObject({ forum: { wine: 1 }, senate: { salt: 1, wood: 1 }, lost: { ivory: 2 } });
  });

  test("what became of the last lot, and points by source", () => {
    const sold = { event: "lot_sold", seller: 1, buyer: 2, price: 15 };
    expect(lastStruck([step(1, { event: "lot_kept", seller: 2, price: 9 }), step(2, sold)])).toMatchObject(sold);
    const end = step(9, { event: "types_scored", seat: 1, vp: 2 }, { event: "cash_scored", seat: 1, vp: 3 });
    expect(pointsOf([end], 1, 9)).toEqual({ senate: 4, types: 2, cash: 3 });
  });
});

describe("words", async () => {
  const english = new Words([await catalogue("en")]);

  test("goods in a line of the log are drawn", () => {
    const said = english.to({ ...ONLOOKER, card: drawn, spell: withGoods });
    const cards = { key: "ostia-cards", args: [["count", { number: 2 }] as const, ["good", { term: "ostia-good-salt" }] as const] };
    const line = said.say({ key: "ostia-event-market-turned-up", args: [["cards", { list: [{ message: cards }] }]] });
    expect(partsOf(line)[0]).toEqual({ text: "Market cards: 2 ", name: "salt", after: "." });
  });

  test("what is put together from parts is in the catalogue of every language, and no two goods share letters", async () => {
    const phases: OstiaView["phase"][] = ["free_pick", { lot: 2 }, { bid: 2 }, { decision: 2 }, "counter", "second_look", "storehouses"];
    const waits = [...phases, "last_counter", "last_second_look", { sale: 2 }, "over", "blank"] as OstiaView["phase"][];
    const names = ["pick", "put-up", "bid", "pass", "keep", "sell", "lay", "stand", "manage", "sell-storehouses", "take-back"];
    const keys = [
      ...waits.map((phase) => `os-wait-${waitingFor({ phase }).what.replaceAll("_", "-")}`),
      ...names.map((name) => `os-undo-${name}`),
      ...PHASES.map(({ name }) => `os-phase-${name}`),
      ...KINDS.flatMap((kind) => [`os-letters-${kind}`, `ostia-good-${kind}`]),
      ...["cash", "points", "storehouses", "credits", "stock", "ship"].map((kind) => `os-fig-${kind}`),
      ...["lost", "forum", "income", "senate", "worth", "points"].map((line) => `os-reveal-${line}`),
      ...["forum", "senate", "storehouse"].flatMap((place) => [`os-${place}`, `os-place-${place}-why`, `os-keys-${place}`]),
      ...["senate", "types", "cash", "total"].map((source) => `os-end-${source}`),
    ];
    for (const language of LANGUAGES) {
      const words = new Words([await catalogue(language)]);
      expect(
        keys.filter((key) => !words.has(key)),
        language,
      ).toEqual([]);
      expect(new Set(KINDS.map((kind) => words.t(`os-letters-${kind}`))).size, language).toBe(KINDS.length);
    }
  });

  test("who is waited for is said, and what to do", () => {
    const turn = { must: [2], may: [], asked: [], invited: [], question: 1 };
    const say = (phase: OstiaView["phase"], menu: OstiaMenu | null): string =>
      sentenceOf(english, view({ phase }), menu, turn, (seat) => `N${seat}`);
    expect(say({ bid: 2 }, null)).toBe("Waiting for N2: bidding");
    expect(say("counter", { question: "lay", cards: {}, senate: true, stand: false, ready: true })).toBe(
      "You have decided. Waiting for N2",
    );
    expect(say("counter", { question: "lay", cards: {}, senate: true, stand: false, ready: false })).toContain("lay your goods");
    expect(say({ bid: 1 }, { question: "bid", minimum: 11, limit: 8 })).toContain("more than you can pay");
  });

  test("every clause that explains something is in the rules", async () => {
    const known = await clausesOf("ostia", "en");
    const asked = [...Object.values(topics).flat(), ...PHASES.map(({ clause }) => clause)];
    expect(asked.filter((clause) => !known.has(clause))).toEqual([]);
  });
});
