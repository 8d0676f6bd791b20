// What is picked on the screen of Ostia, and what the screen reads from events.

import { describe, expect, test } from "vitest";
import { cardsOf, fateAt, Selection, placesOf } from "../selection.svelte";
import { effectOf } from "../action";
import { boughtBy, didAnything, lastDeeds, lastReveal, lastStruck, lotsSoFar, pointsOf, settles } from "../events";
import { gathered, KINDS, lamplit, less, spread, summed, total, valueIn } from "../goods";
import { PHASES, waitingFor } from "../phase";
import { atForum, pricesAhead } from "../prices";
import { sentenceOf } from "../sentence";
import { drawn, partsOf } from "$shell/play/inline";
import type { OstiaFacts, OstiaMenu, OstiaView, StepSeen } from "$shell/protocol/types";
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
  senate_values: { ivory: 5, marble: 0, wood: 4, salt: 2, wine: 3, wheat: 1 },
  next_senate: null,
  next_values: null,
  put_away: null,
  put_away_values: null,
  pile: 20,
  discards: {},
  lot: null,
  market: {},
  at_forum: {},
  sold: [],
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

  test("os_0_2 a card is worth what the view says, a bluff card nothing", () => {
    const values = { ivory: 5, marble: 0, wood: 4, salt: 2, wine: 3, wheat: 1 };
    expect([valueIn(values, "wood"), valueIn(values, "marble"), valueIn(values, "bluff"), valueIn(null, "wood")]).toEqual([
      4,
      0,
      null,
      null,
    ]);
  });

  test("os_4_1 the forum holds what the view says; while the reader lays out, the market and the reader's cards", () => {
    const selection = new Selection();
    const now = view({ at_forum: { salt: 3 }, market: { salt: 1 } });
    expect(atForum(now, null, selection)).toEqual({ salt: 3 });
    const lay: OstiaMenu = { question: "lay", cards: { wine: 1, bluff: 1 }, senate: true, stand: false, ready: false };
    selection.ask(lay, now);
    selection.put(lay, 0, "forum");
    selection.put(lay, 1, "forum");
    expect(atForum(now, lay, selection)).toEqual({ salt: 1, wine: 1 });
  });

  test("os_0_3 prices ahead: nothing where nothing is, each price lower when more appear", () => {
    const facts = { prices: [0, 15, 12, 10, 10] } as OstiaFacts;
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
});

describe("the selection", () => {
  const lay: OstiaMenu = { question: "lay", cards: { ivory: 1, wheat: 2, bluff: 2 }, senate: true, stand: false, ready: false };

  test("cards go to the place that is lit, and back to the storehouse", () => {
    const selection = new Selection();
    selection.ask(lay, view());
    expect(selection.draft(lay)).toEqual({ action: "lay", forum: {}, senate: {} });
    selection.tap(lay, 0);
    selection.light(lay, "senate");
    selection.tap(lay, 1);
    selection.tap(lay, 4);
    expect(selection.draft(lay)).toEqual({ action: "lay", forum: { ivory: 1 }, senate: { wheat: 1, bluff: 1 } });
    selection.tap(lay, 0);
    selection.tap(lay, 1);
    expect(selection.draft(lay)).toEqual({ action: "lay", forum: {}, senate: { ivory: 1, bluff: 1 } });
  });

  test("os_7_1 nothing goes to a closed senate", () => {
    const last: OstiaMenu = { ...lay, senate: false };
    const selection = new Selection();
    selection.ask(last, view({ phase: "last_counter" }));
    selection.light(last, "senate");
    selection.put(last, 0, "senate");
    expect([selection.lit, selection.places[0]]).toEqual(["forum", "storehouse"]);
  });

  test("os_3_4 in the second look the piles lie as they were laid, until a card is moved", () => {
    const second: OstiaMenu = { ...lay, stand: true };
    const laid = { forum: { wheat: 2 }, senate: { bluff: 1 } };
    const selection = new Selection();
    selection.ask(lay, view());
    selection.ask(second, own({ laid }));
    expect(selection.asLaid(second, own({ laid }))).toBe(true);
    expect(placesOf(cardsOf(second), laid)).toEqual(["storehouse", "forum", "forum", "senate", "storehouse"]);
    selection.tap(second, 0);
    expect(selection.asLaid(second, own({ laid }))).toBe(false);
  });

  test("picks stay while others decide, and are known as decided", () => {
    const selection = new Selection();
    selection.ask(lay, view());
    selection.tap(lay, 0);
    const layout = { forum: { ivory: 1 }, senate: {} };
    selection.ask({ ...lay, ready: true }, own({ layout }));
    expect(selection.decided(lay, own({ layout }))).toBe(true);
    selection.tap(lay, 1);
    expect(selection.decided(lay, own({ layout }))).toBe(false);
  });

  test("picks outlive a reload, for the same question and no other", () => {
    const before = new Selection();
    before.ask(lay, view());
    before.tap(lay, 0);
    before.light(lay, "senate");
    before.tap(lay, 1);
    const after = new Selection(before.keep());
    after.ask(lay, view());
    expect(after.draft(lay)).toEqual({ action: "lay", forum: { ivory: 1 }, senate: { wheat: 1 } });
    const later = new Selection(before.keep());
    later.ask(lay, view({ round: 2 }));
    expect(later.draft(lay)).toEqual({ action: "lay", forum: {}, senate: {} });
    for (const nonsense of ["", "null", "[]", '{"question":1}', '{"question":"a","picked":["x"],"places":[]}']) {
      const none = new Selection(nonsense);
      none.ask(lay, view());
      expect(none.draft(lay)).toEqual({ action: "lay", forum: {}, senate: {} });
    }
  });

  test("the free pick is one card, a lot is two: one too many takes the place of the first", () => {
    const pick: OstiaMenu = { question: "free_pick", ship: { ivory: 1, salt: 2 }, ready: false };
    const selection = new Selection();
    selection.ask(pick, view({ phase: "free_pick" }));
    expect(selection.draft(pick)).toBeNull();
    selection.tap(pick, 0);
    selection.tap(pick, 2);
    expect(selection.draft(pick)).toEqual({ action: "pick", good: "salt" });
    const lot: OstiaMenu = { question: "lot", ship: { ivory: 1, salt: 2, wine: 1 }, count: 2 };
    selection.ask(lot, view({ phase: { lot: 1 } }));
    for (const card of [0, 1, 3]) selection.tap(lot, card);
    expect(selection.draft(lot)).toEqual({ action: "put_up", lot: { salt: 1, wine: 1 } });
    const last: OstiaMenu = { question: "lot", ship: { wine: 2 }, count: 2 };
    selection.ask(last, view({ phase: { lot: 1 } }));
    expect(selection.draft(last)).toEqual({ action: "put_up", lot: { wine: 2 } });
  });

  test("a bid stays between the limits of the menu; a seat that cannot pay the minimum has none", () => {
    const bid: OstiaMenu = { question: "bid", minimum: 11, limit: 30 };
    const selection = new Selection();
    selection.ask(bid, view({ phase: { bid: 1 } }));
    expect(selection.draft(bid)).toEqual({ action: "bid", amount: 11 });
    selection.bid(bid, 99);
    expect(selection.amount).toBe(30);
    selection.bid(bid, 3);
    expect(selection.amount).toBe(11);
    expect(selection.draft({ question: "bid", minimum: 11, limit: 8 })).toBeNull();
    // While a number is typed, nothing but that number is bid: neither the minimum nor what stood there before.
    selection.typeBid(bid, 1);
    expect(selection.draft(bid)).toBeNull();
    selection.typeBid(bid, 18);
    expect(selection.draft(bid)).toEqual({ action: "bid", amount: 18 });
    selection.typeBid(bid, 31);
    expect(selection.draft(bid)).toBeNull();
    selection.typeBid(bid, Number.NaN);
    expect(selection.draft(bid)).toBeNull();
  });

  test("a storehouse that is built keeps a card, unless one was left out on purpose", () => {
    const menu: OstiaMenu = {
      question: "storehouses",
      stock: { wine: 2, salt: 1 },
      most_repaid: 0,
      after: [{ cash: 30, storehouses: 1, most_built: 3 }],
      ready: false,
    };
    const selection = new Selection();
    selection.ask(menu, view({ phase: "storehouses" }));
    expect(selection.picked).toHaveLength(1);
    selection.planBuild(menu, 1);
    expect(selection.picked).toHaveLength(2);
    selection.planBuild(menu, 0);
    expect(selection.picked).toHaveLength(1);
    selection.tap(menu, selection.picked[0]!);
    selection.planBuild(menu, 2);
    expect(selection.picked).toHaveLength(0);
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
    const selection = new Selection();
    selection.ask(menu, view({ phase: "storehouses" }));
    expect(selection.draft(menu)).toEqual({ action: "manage", repay: 0, build: 0, keep: { ivory: 1 } });
    selection.planBuild(menu, 3);
    selection.planRepay(menu, 5);
    expect([selection.repay, selection.build, selection.room(menu)]).toEqual([1, 2, 3]);
    const again = new Selection();
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

  /** What the view says about a counting house until the next one begins; nothing afterwards. */
  const lay = (seat: number, forum: object, offer: object, bluffs: [number, number] | null = [0, 0]): object => ({
    seat,
    forum,
    offer,
    bluffs,
  });
  const seen = (seats: object[], sold: object[] = [], market = {}): OstiaView => ({ seats, sold, market }) as unknown as OstiaView;

  test("os_x10 a counting house that was turned up: its goods and their income", () => {
    const turned = step(
      2,
      { event: "turned_up", seat: 1, forum: { ivory: 1, wine: 2 }, senate: { ivory: 1 } },
      { event: "penalty_paid", seat: 1, lost: { ivory: 2 } },
      { event: "goods_sold", seat: 1, income: 26 },
      { event: "goods_sold", seat: 2, income: 8 },
      { event: "offer_judged", seat: 2, worth: 2, vp: 3 },
    );
    const sold = [{ good: "wine", count: 4, price: 9 }];
    const view = seen([lay(1, { wine: 2 }, {}, [1, 0]), lay(2, { wine: 1 }, { salt: 1 })], sold, { wine: 1 });
    const reveal = lastReveal([market, turned], view);
    expect(reveal).toMatchObject({ sold, market: { wine: 1 }, told: true, settled: null });
    expect(reveal?.seats).toMatchObject([
      { forum: { wine: 2 }, senate: {}, bluffs: [1, 0], lost: { ivory: 2 }, income: 26, vp: 0 },
      { forum: { wine: 1 }, senate: { salt: 1 }, bluffs: [0, 0], lost: {}, income: 8, vp: 3 },
    ]);
    expect(lastReveal([market], view), "none was turned up").toBeNull();
    expect(lastReveal([market, turned], seen([lay(1, {}, {}, null)]))?.told, "the next one has begun").toBe(false);
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
    const both = seen([lay(1, {}, {}), lay(2, {}, {})]);
    expect([turned, deciding, settled].map(settles)).toEqual([false, false, true]);
    expect(lastReveal([turned, deciding], both)?.settled).toBeNull();
    const told = lastReveal([turned, deciding, settled], both)?.settled ?? null;
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

  test("the last move of a seat is the first line of its last step, unless that was taken back", () => {
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

  test("a line about another player is nobody's last move", () => {
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

  test("os_3_5 the extra lamps stand for the goods lost, not for the cheapest type", () => {
    const laid = { forum: { marble: 2, wood: 1 }, senate: { wine: 1, wheat: 1 } };
    expect(lamplit(laid, null)).toEqual(["marble", "wood", "wine", "wheat"]);
    expect(lamplit(laid, { marble: 2 })).toEqual(["wood", "wine", "wheat", "marble"]);
    expect(lamplit(null, null)).toEqual([]);
  });

  test("a phase that begins for everybody begins once in the log; a lot is its seller's", () => {
    const begins = (turn_of: number | null, key: string) => ({
      event: { seen: "open" },
      line: { key, args: [] },
      asides: [],
      private: false,
      begins_turn: true,
      turn_of,
      clause: "OS-2.3",
      asides_clause: null,
    });
    const counter = {
      version: 7,
      what: {
        what: "played",
        seat: 1,
        action: null,
        events: [begins(3, "lot"), begins(null, "market"), begins(null, "counter")],
      },
    } as unknown as StepSeen;
    const turns = turnsOf([counter]);
    expect(turns.map(({ seat, lines }) => [seat, lines.map(({ message }) => message.key)])).toEqual([
      [3, ["lot"]],
      [null, ["market", "counter"]],
    ]);
    expect(turns[0]?.lines[0]?.clause, "a line says by which clause it happened").toBe("OS-2.3");
  });

  test("the lots of this round, each with its goods and its result", () => {
    const told = (version: number, ...events: object[]): StepSeen =>
      ({
        version,
        what: { what: "played", events: events.map((event) => ({ event: { seen: "open", ...event }, line: { key: "x", args: [] } })) },
      }) as unknown as StepSeen;
    const steps = [
      told(1, { event: "lot_put_up", lot: { salt: 2 } }, { event: "lot_kept", seller: 1 }),
      told(2, { event: "round_began", round: 2 }, { event: "lot_put_up", lot: { wine: 1, wheat: 1 } }),
      told(3, { event: "bid_made", seat: 2 }),
      told(4, { event: "lot_sold", buyer: 2 }, { event: "lot_put_up", lot: { ivory: 2 } }),
    ];
    expect(lotsSoFar(steps).map(({ cards }) => cards)).toEqual([{ wine: 1, wheat: 1 }]);
    expect(lotsSoFar(steps.slice(0, 1))).toEqual([{ cards: { salt: 2 }, line: { key: "x", args: [] } }]);
    expect(lotsSoFar(steps.slice(0, 2))).toEqual([]);
  });

  test("the result of the last lot, and points by source", () => {
    const ends = (version: number, event: string, key: string): StepSeen => {
      const line = { key, args: [] };
      return { version, what: { what: "played", events: [{ event: { seen: "open", event }, line }] } } as unknown as StepSeen;
    };
    const [kept, sold, bid] = [ends(1, "lot_kept", "kept"), ends(2, "lot_sold", "sold"), ends(3, "bid_made", "bid")];
    expect(lastStruck([kept, sold, bid])?.key, "in the words of the log").toBe("sold");
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
    expect(english.t("notice-bot", { why: "away" })).toBe("A bot plays for you: you were away.");
    expect(english.t("judged-points", { points: 20 })).toBe("20 percentage points");
  });

  test("goods in a line of the log are drawn", () => {
    const said = english.to({ ...ONLOOKER, card: drawn, thing: drawn });
    const cards = {
      key: "ostia-cards",
      args: [["count", { number: 2 }] as const, ["good", { term: "ostia-good-salt", thing: "salt" }] as const],
    };
    const line = said.say({ key: "ostia-event-market-turned-up", args: [["cards", { list: [{ message: cards }] }]] });
    expect(partsOf(line)[0]).toEqual({ text: "Market cards: 2 ", name: "salt", after: "." });
    expect(
      english.say({ key: "ostia-event-market-turned-up", args: [["cards", { list: [{ message: cards }] }]] }),
      "in words elsewhere",
    ).toBe("Market cards: 2 salt.");
  });

  test("os_7_2 at the last counting house nothing is sold: the forum says so", () => {
    expect(english.t(fateAt("forum", true))).toBe("sold for denarii");
    expect(english.t(fateAt("forum", false))).toBe("discarded, pays nothing");
    expect(fateAt("storehouse", false)).toBe(fateAt("storehouse", true));
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
      ...["senate", "types", "cash", "total"].map((source) => `os-end-${source}`),
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
    const turn = { must: [2], may: [], asked: [], invited: [], question: 1, open: false, waits: [] };
    const say = (phase: OstiaView["phase"], menu: OstiaMenu | null): string =>
      sentenceOf(english, view({ phase }), menu, turn, (seat) => `N${seat}`);
    expect(say({ bid: 2 }, null)).toBe("Waiting for N2: bidding");
    expect(sentenceOf(english, view({ phase: { bid: 2 } }), null, turn, (seat) => `N${seat}`, true)).toBe("N2: bidding");
    expect(say("counter", { question: "lay", cards: {}, senate: true, stand: false, ready: true })).toBe(
      "You have decided. Waiting for N2",
    );
    expect(say("counter", { question: "lay", cards: {}, senate: true, stand: false, ready: false })).toContain("lay your goods");
    expect(say({ bid: 1 }, { question: "bid", minimum: 11, limit: 8 })).toContain("cannot pay the minimum");
  });
});
