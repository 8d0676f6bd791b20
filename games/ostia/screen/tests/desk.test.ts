// What is picked at the desk of Ostia, and what the screen reads from events.

import { describe, expect, test } from "vitest";
import { cardsOf, Desk, placesOf } from "../desk.svelte";
import { effectOf } from "../action";
import { boughtBy, didAnything, lastDeeds, lastReveal, lastStruck, pointsOf, settles, tieOf } from "../events";
import { gathered, GOODS, KINDS, less, rankOf, spread, summed, total } from "../goods";
import { PHASES, waitingFor } from "../phase";
import { lamplit, offerAtMost, priceOf, pricesAhead, unseen, worthOf } from "../reckon";
import { sentenceOf } from "../sentence";
import { withGoods } from "../spelled";
import { drawn, partsOf } from "$shell/play/inline";
import type { OstiaFacts, OstiaMenu, OstiaSeatView, OstiaView, StepSeen } from "$shell/protocol/types";
import { turnsOf } from "$shell/table/log";
import { Words } from "$shell/words";
import { catalogue, LANGUAGES } from "$shell/words/catalogue";
import { ONLOOKER } from "$shell/words/words";

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

  test("os_5_1 others could offer their best cards that were seen, and the best of what was not, no more than lies on their pile", () => {
    const facts = {
      goods: [
        { good: "ivory", copies: 2 },
        { good: "wood", copies: 3 },
        { good: "marble", copies: 9 },
      ],
    } as OstiaFacts;
    const seat = (number: number, part: Partial<OstiaSeatView>): OstiaSeatView =>
      ({ seat: number, sure: {}, laid: null, stock: 0, ...part }) as OstiaSeatView;
    const table = (part: Partial<OstiaSeatView>): OstiaView => ({
      ...own({ stock: { ivory: 1 } }),
      discards: { wood: 1 },
      seats: [seat(1, { stock: 1 }), seat(2, { stock: 4, sure: { wine: 1 }, ...part })],
    });
    expect(worthOf(table({}), { ivory: 1, wine: 2, bluff: 1 })).toBe(11);
    // Of two ivory one is mine, of three wood one is gone: 5 + 4 + 4 besides the wine that was seen.
    expect(total(unseen(table({}), facts))).toBe(1 + 2 + 9);
    expect(offerAtMost(table({}), facts, 2)).toBe(3 + 5 + 4 + 4);
    expect(offerAtMost(table({ laid: [1, 2, 3] }), facts, 2)).toBe(5 + 4);
    expect(offerAtMost(table({ sure: null }), facts, 2)).toBe(5 + 4 + 4 + 0);
    expect(offerAtMost(table({ laid: [4, 0, 2] }), facts, 2)).toBe(0);
  });

  test("os_0_3 prices ahead: nothing where nothing is, each price lower when more appear", () => {
    const facts = { prices: [0, 15, 12, 10] } as OstiaFacts;
    const ahead = pricesAhead(facts, { salt: 1 }, [0, 1, 2]);
    expect(ahead.find(({ good }) => good === "salt")).toEqual({ good: "salt", count: 1, prices: [15, 12, 10] });
    expect(ahead.find(({ good }) => good === "wine")).toEqual({ good: "wine", count: 0, prices: [null, 15, 12] });
  });

  test("a consequence is read from the preview", () => {
    const preview = { effects: [{ effect: "cash_after" as const, cash: 31 }, { effect: "is_out" as const }] };
    expect(effectOf({ preview }, "cash_after")?.cash).toBe(31);
    expect([effectOf({ preview }, "gains"), effectOf({ preview: null }, "cash_after"), effectOf(null, "is_out")]).toEqual([
      null,
      null,
      null,
    ]);
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

  test("a bid stays between the limits of the menu; a seat that cannot pay the minimum has none", () => {
    const bid: OstiaMenu = { question: "bid", minimum: 11, limit: 30 };
    const desk = new Desk();
    desk.ask(bid, view({ phase: { bid: 1 } }));
    expect(desk.draft(bid)).toEqual({ action: "bid", amount: 11 });
    desk.bid(bid, 99);
    expect(desk.amount).toBe(30);
    desk.bid(bid, 3);
    expect(desk.amount).toBe(11);
    expect(desk.draft({ question: "bid", minimum: 11, limit: 8 })).toBeNull();
    // While a number is typed, nothing but that number is bid: neither the minimum nor what stood there before.
    desk.typeBid(bid, 1);
    expect(desk.draft(bid)).toBeNull();
    desk.typeBid(bid, 18);
    expect(desk.draft(bid)).toEqual({ action: "bid", amount: 18 });
    desk.typeBid(bid, 31);
    expect(desk.draft(bid)).toBeNull();
    desk.typeBid(bid, Number.NaN);
    expect(desk.draft(bid)).toBeNull();
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
    expect(reveal?.settled).toBeNull();
    expect(reveal?.seats.map(({ income, vp }) => [income, vp])).toEqual([
      [26, 0],
      [8, 3],
      [0, 0],
    ]);
    expect(lastReveal([market], [1])).toBeNull();
  });

  test("os_3_5 lost cards are counted nowhere, nor are market cards of an earlier round", () => {
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

  test("os_3_4 bluff cards are what a pile had more than was turned up, as it was counted last", () => {
    const first = step(2, { event: "sizes_shown", seat: 1, forum: 2, senate: 2 }, { event: "sizes_shown", seat: 2, forum: 1, senate: 0 });
    const turned = step(
      3,
      { event: "sizes_shown", seat: 1, forum: 3, senate: 1 },
      { event: "turned_up", seat: 1, forum: { wine: 2 }, senate: {} },
      { event: "turned_up", seat: 2, forum: { wine: 1 }, senate: {} },
    );
    expect(lastReveal([market, first, turned], [1, 2])?.seats.map(({ bluffs }) => bluffs)).toEqual([
      { forum: 1, senate: 1 },
      { forum: 0, senate: 0 },
    ]);
  });

  test("os_6_4 the storehouses are told with the counter before them, and nothing of the next round or the end", () => {
    const turned = step(2, { event: "turned_up", seat: 1, forum: {}, senate: {} }, { event: "asked", stage: "storehouses" });
    const deciding = step(3, { seen: "managed", seat: 2, plan: null });
    const settled = step(
      4,
      { seen: "managed", seat: 1, plan: null },
      { event: "storehouses_sold", seat: 1, count: 1 },
      { event: "interest_paid", seat: 1, amount: 4 },
      { event: "storehouses_built", seat: 2, count: 2 },
      { event: "discarded", seat: 2, cards: { salt: 1 } },
      { event: "stores_turned_up", seat: 2, stored: {}, forum: {} },
      { event: "credits_repaid", seat: 1, count: 2 },
      { event: "asked", stage: "over" },
    );
    expect([turned, deciding, settled].map(settles)).toEqual([false, false, true]);
    expect(lastReveal([turned, deciding], [1, 2])?.settled).toBeNull();
    const told = lastReveal([turned, deciding, settled], [1, 2])?.settled ?? null;
    expect(told).toMatchObject([
      { seat: 1, repaid: 0, interest: 4, sold: 1, built: 0, thrown: {} },
      { seat: 2, repaid: 0, interest: 0, sold: 0, built: 2, thrown: { salt: 1 } },
    ]);
    expect([didAnything(told), didAnything([]), didAnything(null)]).toEqual([true, false, false]);
  });

  test("os_8_3 the purchases seen this round, where one step ends an auction and begins the next", () => {
    const lot = (seller: number, cards: object): object => ({ event: "lot_put_up", seller, lot: cards, minimum: 9 });
    const steps = [
      step(1, { event: "round_began", round: 1, start: 1 }, lot(1, { ivory: 2 })),
      step(2, { event: "lot_sold", seller: 1, buyer: 2, price: 20, share: 10 }, lot(2, { wheat: 1, salt: 1 })),
      step(3, { event: "lot_forced", seller: 2, price: 5 }, lot(3, { wine: 2 })),
      step(4, { event: "lot_kept", seller: 3, price: 12 }),
    ];
    expect([...boughtBy(steps)]).toEqual([
      [2, { ivory: 2, wheat: 1, salt: 1 }],
      [3, { wine: 2 }],
    ]);
    expect([...boughtBy([...steps, step(5, { event: "round_began", round: 2, start: 2 })])]).toEqual([]);
    expect(total(less({ ivory: 1, salt: 2 }, { ivory: 2, salt: 1 }))).toBe(1);
  });

  test("the last deed of a seat is the first line of its last step, unless that was taken back", () => {
    const said = (version: number, seat: number, ...keys: string[]): StepSeen =>
      ({
        version,
        what: {
          what: "played",
          seat,
          action: null,
          events: keys.map((key) => ({ event: { seen: "open" }, line: { key, args: [] }, asides: [], private: false, begins_turn: false })),
        },
      }) as unknown as StepSeen;
    const undone = { version: 4, what: { what: "undone", seat: 1, plies: 1 } } as unknown as StepSeen;
    const steps = [said(1, 1, "bid"), said(2, 2, "pass", "sold"), said(3, 1, "pick")];
    const deeds = (of: StepSeen[]) => [...lastDeeds(turnsOf(of))].map(([seat, { key }]) => [seat, key]);
    expect(deeds(steps)).toEqual([
      [1, "pick"],
      [2, "pass"],
    ]);
    expect(deeds([...steps, undone])[1]).toEqual([2, "pass"]);
  });

  test("a line about somebody else is nobody's last deed", () => {
    const line = (version: number, key: string, about: number): StepSeen =>
      ({
        version,
        what: {
          what: "played",
          seat: 3,
          action: null,
          events: [
            { event: { seen: "open" }, line: { key, args: [["seat", { seat: about }]] }, asides: [], private: false, begins_turn: false },
          ],
        },
      }) as unknown as StepSeen;
    const deeds = [...lastDeeds(turnsOf([line(1, "managed", 3), line(2, "stores-turned-up", 1)]))];
    expect(deeds.map(([seat, { key }]) => [seat, key])).toEqual([[3, "managed"]]);
  });

  test("os_3_5 the lamps that are too many stand for what is lost, not for the cheapest type", () => {
    const laid = { forum: { marble: 2, wood: 1 }, senate: { wine: 1, wheat: 1 } };
    expect(lamplit(laid, null)).toEqual(["marble", "wood", "wine", "wheat"]);
    expect(lamplit(laid, { marble: 2 })).toEqual(["wood", "wine", "wheat", "marble"]);
    expect(lamplit(null, null)).toEqual([]);
  });

  test("os_7_5 a tie at the end is explained, a shared place is not", () => {
    const ranked = (...seats: [number, number, number][]) => seats.map(([seat, place, score]) => ({ seat, place, score }));
    const seats = [1, 2, 3].map((seat) => ({ seat, storehouses: seat === 2 ? 3 : 1, out: false }));
    const won = ranked([2, 1, 13], [1, 2, 13], [3, 3, 4]);
    expect(tieOf(won, seats)).toEqual({ by: "storehouses", winner: 2, more: 3, fewer: 1 });
    expect(tieOf(ranked([3, 1, 13], [1, 2, 13]), seats)).toMatchObject({ by: "cards", winner: 3 });
    expect(tieOf(ranked([2, 1, 13], [1, 1, 13]), seats)).toBeNull();
    expect(tieOf(ranked([2, 1, 14], [1, 2, 13]), seats)).toBeNull();
    expect(
      tieOf(
        won,
        seats.map((seat) => ({ ...seat, out: seat.seat === 1 })),
      ),
    ).toBeNull();
  });

  test("a phase that begins for everybody begins once in the log; a lot is its seller's", () => {
    const begins = (event: object, key: string) => ({
      event: { seen: "open", ...event },
      line: { key, args: [] },
      asides: [],
      private: false,
      begins_turn: true,
    });
    const counter = {
      version: 7,
      what: {
        what: "played",
        seat: 1,
        action: null,
        events: [
          begins({ event: "lot_put_up", seller: 3, lot: {}, minimum: 9 }, "lot"),
          begins({ event: "market_turned_up", cards: {} }, "market"),
          begins({ event: "asked", stage: "counter" }, "counter"),
        ],
      },
    } as unknown as StepSeen;
    expect(turnsOf([counter]).map(({ seat, lines }) => [seat, lines.map(({ message }) => message.key)])).toEqual([
      [3, ["lot"]],
      [null, ["market", "counter"]],
    ]);
  });

  test("the result of the last lot, and points by source", () => {
    const sold = { event: "lot_sold", seller: 1, buyer: 2, price: 15 };
    expect(lastStruck([step(1, { event: "lot_kept", seller: 2, price: 9 }), step(2, sold)])).toMatchObject(sold);
    const end = step(9, { event: "types_scored", seat: 1, vp: 2 }, { event: "cash_scored", seat: 1, vp: 3 });
    expect(pointsOf([end], 1, 9)).toEqual({ senate: 4, types: 2, cash: 3 });
  });
});

describe("words", async () => {
  const english = new Words([await catalogue("en")]);

  test("the reader hears of their own actions", () => {
    const told = (key: string, mine: "yes" | "no") => english.t(key, { mine, name: "Zoe", price: 9 });
    expect(told("os-bid-speaks", "yes")).toBe("your turn to speak");
    expect(told("os-bid-speaks", "no")).toBe("speaks now");
    expect(told("os-struck-sold", "yes")).toBe("Sold to you for 9");
    expect(told("os-struck-forced", "no")).toBe("Everybody passes: Zoe takes it for 9");
    expect(english.t("notice-bot", { why: "away" })).toBe("A bot plays for you: you were away.");
    expect(english.t("judged-points", { points: 20 })).toBe("20 percentage points");
  });

  test("goods in a line of the log are drawn", () => {
    const said = english.to({ ...ONLOOKER, card: drawn, spell: withGoods });
    const cards = { key: "ostia-cards", args: [["count", { number: 2 }] as const, ["good", { term: "ostia-good-salt" }] as const] };
    const line = said.say({ key: "ostia-event-market-turned-up", args: [["cards", { list: [{ message: cards }] }]] });
    expect(partsOf(line)[0]).toEqual({ text: "Market cards: 2 ", name: "salt", after: "." });
  });

  test("keys put together from parts are in the catalogue of every language, and no two goods share letters", async () => {
    const phases: OstiaView["phase"][] = ["free_pick", { lot: 2 }, { bid: 2 }, { decision: 2 }, "counter", "second_look", "storehouses"];
    const waits = [...phases, "last_counter", "last_second_look", { sale: 2 }, "over", "blank"] as OstiaView["phase"][];
    const names = ["pick", "put-up", "bid", "pass", "keep", "sell", "lay", "stand", "manage", "sell-storehouses", "take-back"];
    const keys = [
      ...waits.map((phase) => `os-wait-${waitingFor({ phase }).what.replaceAll("_", "-")}`),
      ...names.map((name) => `os-undo-${name}`),
      ...PHASES.map(({ name }) => `os-phase-${name}`),
      ...KINDS.flatMap((kind) => [`os-letters-${kind}`, `ostia-good-${kind}`]),
      ...["cash", "points", "storehouses", "credits", "stock", "ship"].map((kind) => `os-fig-${kind}`),
      ...["bluffs", "lost", "forum", "income", "senate", "offer", "points", "storehouse", "stored", "credits"].map(
        (line) => `os-reveal-${line}`,
      ),
      ...["repaid", "sold", "taken", "interest", "built", "thrown"].map((line) => `os-reveal-${line}`),
      ...["forum", "senate", "storehouse"].map((chapter) => `os-reveal-${chapter}-why`),
      ...["bought", "before", "sure", "known"].flatMap((name) => [`os-seat-${name}`, `os-seat-${name}-title`]),
      ...["forum", "senate", "storehouse"].flatMap((place) => [`os-${place}`, `os-place-${place}-why`, `os-keys-${place}`]),
      ...["senate", "types", "cash", "total", "tie-storehouses", "tie-cards"].map((source) => `os-end-${source}`),
      ...["sold", "kept", "forced"].map((how) => `os-struck-${how}`),
      ...["passed", "speaks", "waits"].map((how) => `os-bid-${how}`),
      "os-place-forum-last-why",
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

  test("the sentence says who is waited for, and what to do", () => {
    const turn = { must: [2], may: [], asked: [], invited: [], question: 1, waits: [] };
    const say = (phase: OstiaView["phase"], menu: OstiaMenu | null): string =>
      sentenceOf(english, view({ phase }), menu, turn, (seat) => `N${seat}`);
    expect(say({ bid: 2 }, null)).toBe("Waiting for N2: bidding");
    expect(say("counter", { question: "lay", cards: {}, senate: true, stand: false, ready: true })).toBe(
      "You have decided. Waiting for N2",
    );
    expect(say("counter", { question: "lay", cards: {}, senate: true, stand: false, ready: false })).toContain("lay your goods");
    expect(say({ bid: 1 }, { question: "bid", minimum: 11, limit: 8 })).toContain("cannot pay the minimum");
  });
});
