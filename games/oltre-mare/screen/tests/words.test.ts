import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Box, cardText, sorted } from "../faces";
import { eventsOf, finalCount, veniceScore } from "../events";
import { lastDeeds } from "../seats";
import type { LogLine } from "$shell/table/log";
import { winnersLine } from "$shell/play/winners";
import { Foresight } from "$shell/play/foresight.svelte";
import { drawn, partsOf } from "$shell/play/inline";
import { pressed } from "$shell/play/keys";
import { inTurnOrder } from "$shell/play/seats";
import type { OltreMareFacts, OltreMareSeatView, StepSeen } from "$shell/protocol/types";
import { catalogue } from "$shell/words/catalogue";
import { LANGUAGES, Words, type Arg, type Message } from "$shell/words";
import { ONLOOKER } from "$shell/words/words";

const facts: OltreMareFacts = {
  edition: "test",
  reconstructed: [],
  goods: [
    { good: "gems", copies: 8, payout: [1, 5] },
    { good: "salt", copies: 14, payout: [1, 3, 6, 10] },
  ],
  cards: [
    { card: "gems.01", good: "gems", copies: 8, power: 3, load: 4, symbols: ["ducat", "pirate"], port: 0 },
    { card: "salt.07", good: "salt", copies: 14, power: 6, load: 1, symbols: ["market", "ship"], port: null },
  ],
  ports: [{ name: "Porto Nuovo", word: "porto-nuovo", lon: 12, lat: 45 }],
  routes: [],
  markers: [],
  most_ducats: 99,
  most_wanted: 31,
  most_claims: 6,
  most_claimed: 7,
  open_offers: 3,
  offers_per_turn: 12,
  posts_per_turn: 4,
  purchases_per_turn: 4,
};
const box = new Box(facts);
const words = new Words([await catalogue("en")]);

describe("cards", () => {
  test("are drawn from what the edition says", () => {
    expect(box.face("gems.01")).toEqual({
      good: "gems",
      power: 3,
      load: 4,
      symbols: ["ducat", "pirate"],
      port: "Porto Nuovo",
      copies: 8,
      payout: [1, 5],
    });
    expect(() => box.face("silk.01")).toThrow(RangeError);
  });

  test("a hand can be sorted", () => {
    expect(sorted(["gems.01", "salt.07"], "power", box)).toEqual(["salt.07", "gems.01"]);
    expect(sorted(["gems.01", "salt.07"], "good", box)).toEqual(["gems.01", "salt.07"]);
  });

  test("a claim without a port is not a claim that there is none", () => {
    expect(box.claim({ power: 5 })).toEqual({ power: 5 });
    expect(box.claim({ port: -1 })).toEqual({ port: null });
    expect(box.claim({ port: 0, symbols: [] })).toEqual({ port: "Porto Nuovo" });
  });
});

describe("messages", () => {
  const card = (card: string): Arg => ({ card: { card, text: `${card} in notation` } });
  const said = (card = (card: string): string => cardText(card, box, words.t)): Words => words.to({ ...ONLOOKER, card });

  test("cards are told in words", () => {
    const drew: Message = { key: "om-you-drew", args: [["card", card("salt.07")]] };
    expect(said().say(drew)).toBe("You draw salt (power 6, load 1, market+ship).");
    expect(said().say({ key: "om-hand-dealt", args: [["cards", { list: [card("gems.01")] }]] })).toContain(
      "gems (power 3, load 4, ducat+pirate, Porto Nuovo)",
    );
    expect(words.say(drew)).toBe("You draw salt.07 in notation.");
  });

  test.each(LANGUAGES)("what is claimed of a card on offer is told, and as a claim: %s", async (language) => {
    const words = new Words([await catalogue(language)]);
    const figure = (of: "power" | "load", n: number): Arg => ({ message: { key: `card-claim-${of}`, args: [[of, { number: n }]] } });
    const claim: Arg = { list: [{ term: "symbol-ducat" }, { term: "symbol-market" }, figure("power", 6), figure("load", 1)] };
    const line = words.say({
      key: "om-claimed",
      args: [
        ["good", { term: "good-grain" }],
        ["claim", claim],
      ],
    });
    for (const key of ["good-grain", "symbol-ducat", "symbol-market", "om-claim-said"]) expect(line).toContain(words.t(key));
    expect(line).toMatch(/6.*1/);
    expect(words.t("om-text-claims", { claims: claim })).toContain(words.t("card-claim-power", { power: 6 }));
  });

  test("cards can be drawn instead, each at its place in the line", () => {
    const line = said(drawn).say({ key: "om-hand-dealt", args: [["cards", { list: [card("gems.01"), card("salt.07")] }]] });
    expect(partsOf(line)).toEqual([
      { text: "You are dealt ", name: "gems.01", after: "," },
      { text: " ", name: "salt.07", after: "." },
      { text: "", name: null, after: "" },
    ]);
  });
});

const step = (...events: object[]): StepSeen =>
  ({
    table: "t",
    version: 1,
    at: 0,
    by: null,
    id: null,
    now: null,
    what: { what: "played", seat: 1, action: null, events: events.map((event) => ({ event, line: null })) },
  }) as unknown as StepSeen;

test("events are found by name", () => {
  const scored = { seen: "open", event: "venice_scored", drawn: true, prestige: [6], cargo: [3], kept: [1] };
  expect(eventsOf(step({ seen: "card_drawn", seat: 1, card: null }, scored), "venice_scored")).toEqual([scored]);
  const count = [{ track: 1, prestige: 6, cargo: 2, pirates: -1, markers: 3 }];
  expect(finalCount([step(), step({ seen: "open", event: "match_ended", count })])).toEqual(count);
  expect(finalCount([step()])).toBeNull();
  expect([veniceScore([step(scored), step()]), veniceScore([step()])]).toEqual([scored, null]);
});

test("players stand in turn order, with what they did last", () => {
  const seats = [1, 2, 3].map((seat) => ({ seat }) as OltreMareSeatView);
  expect(inTurnOrder(seats, 2).map(({ seat }) => seat)).toEqual([2, 3, 1]);
  const line = (seat: number, key: string, undone = false, id?: number): LogLine => ({
    version: 1,
    at: 0,
    seat,
    message: { key, args: id === undefined ? [] : [["id", { number: id }]] },
    clause: null,
    private: false,
    nameless: false,
    undone,
    ordered: false,
    lie: false,
  });
  const lines = [line(1, "om-played"), line(1, "om-turn-began"), line(2, "om-sailed"), line(2, "om-stowed", true)];
  const offers = [line(1, "om-offer-made", false, 7), line(2, "om-offer-made", false, 8), line(3, "om-offer-refused", false, 7)];
  const deeds = (open: number[]) =>
    [...lastDeeds([{ key: "a", seat: 1, lines: [...lines, ...offers] }], open)].map(([seat, { key }]) => [seat, key]);
  expect(deeds([7, 8])).toEqual([
    [1, "om-offer-made"],
    [2, "om-offer-made"],
    [3, "om-offer-refused"],
  ]);
  // An offer that is gone is no news.
  expect(deeds([])).toEqual([
    [1, "om-played"],
    [2, "om-sailed"],
  ]);
});

describe("a look ahead", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const answer = { refusal: null, action: null, lines: [], preview: null };

  test("is asked for once, a moment after the last change", async () => {
    const ask = vi.fn(() => Promise.resolve(answer));
    const foresight = new Foresight(ask, 100);
    foresight.look("play a", 1);
    foresight.look("play a b", 1);
    foresight.look("play a b", 1);
    await vi.advanceTimersByTimeAsync(150);
    expect(ask.mock.calls).toEqual([["play a b"]]);
    expect(foresight.seen?.asked).toBe("play a b");
    foresight.look("play a b", 2);
    await vi.advanceTimersByTimeAsync(150);
    expect(ask).toHaveBeenCalledTimes(2);
    foresight.look(null, 2);
    expect(foresight.seen).toBeNull();
  });

  test("previews of other picks are forgotten at once", async () => {
    const foresight = new Foresight(() => Promise.resolve(answer), 100);
    foresight.look("play a", 1);
    await vi.advanceTimersByTimeAsync(150);
    foresight.look("play a", 2);
    expect(foresight.seen?.asked).toBe("play a");
    foresight.look("play b", 2);
    expect(foresight.seen).toBeNull();
    await vi.advanceTimersByTimeAsync(150);
    expect(foresight.seen?.asked).toBe("play b");
  });

  test("a late answer to an earlier wish is dropped", async () => {
    let late: (value: typeof answer) => void = () => {};
    const foresight = new Foresight(
      (action) => (action === "slow" ? new Promise((resolve) => (late = resolve)) : Promise.resolve(answer)),
      0,
    );
    foresight.look("slow", 1);
    await vi.advanceTimersByTimeAsync(1);
    foresight.look("fast", 1);
    await vi.advanceTimersByTimeAsync(1);
    late(answer);
    await vi.advanceTimersByTimeAsync(1);
    expect(foresight.seen?.asked).toBe("fast");
  });
});

test("keys do one thing each, and leave browser shortcuts alone", () => {
  const act = vi.fn();
  const key = (name: string, part: Partial<KeyboardEvent> = {}) =>
    ({
      key: name,
      defaultPrevented: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      target: null,
      preventDefault: () => {},
      ...part,
    }) as unknown as KeyboardEvent;
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("document", { querySelector: () => null });
  const keys = [{ key: "y", says: "", act }];
  expect(pressed(key("Y"), keys)).toBe(true);
  expect(pressed(key("y", { ctrlKey: true }), keys)).toBe(false);
  expect(pressed(key("x"), keys)).toBe(false);
  expect(act).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test("the catalogue names a bot for each seat", () => {
  const names = [1, 2, 3, 4, 5].map((seat) => words.t(`bot-name-${seat}`));
  expect(new Set(names).size).toBe(5);
});

test("all winners are named", () => {
  const won = (winners: number[], me: number | null): string => winnersLine(words.t, winners, me, (seat) => `N${seat}`);
  expect([won([2], 2), won([2], 1), won([2, 3], null)]).toEqual(["You have won!", "N2 won", "N2, N3 won"]);
  expect([won([1, 2, 3], 2), won([1, 3], 2)]).toEqual(["You share the win with N1, N3!", "N1, N3 won"]);
});
