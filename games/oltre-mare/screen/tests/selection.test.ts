import { describe, expect, test } from "vitest";
import type { OltreMareMenu, OltreMareOfferView } from "$shell/protocol/types";
import type { Good } from "../pieces/kinds";
import { Bench } from "../bench.svelte";
import { Selection } from "../selection.svelte";

const HAND = ["gems.01", "silk.02", "silk.05", "grain.09"];

describe("picks", () => {
  const discard: OltreMareMenu = { question: "discard", cards: HAND, count: 2 };

  test("keep their order, and are no more than asked for", () => {
    const selection = new Selection();
    selection.ask(discard, 1);
    for (const card of ["silk.05", "gems.01", "grain.09"]) selection.tap(discard, card);
    expect(selection.draft(discard)).toEqual({ action: "discard", cards: ["silk.05", "gems.01"] });
    expect(selection.complete(discard)).toBe(true);
    selection.tap(discard, "silk.05");
    expect(selection.draft(discard)).toEqual({ action: "discard", cards: ["gems.01"] });
    expect(selection.complete(discard)).toBe(false);
  });

  test("are only of what the menu offers", () => {
    const selection = new Selection();
    selection.ask(discard, 1);
    selection.tap(discard, "olives.01");
    expect(selection.picked).toEqual([]);
  });

  test("do not outlive their question", () => {
    const selection = new Selection();
    selection.ask(discard, 1);
    selection.tap(discard, "gems.01");
    selection.ask(discard, 1);
    expect(selection.picked).toEqual(["gems.01"]);
    selection.ask(discard, 2);
    expect(selection.picked).toEqual([]);
  });

  test("a single card is replaced by the next tap", () => {
    const selection = new Selection();
    const play: OltreMareMenu = { question: "play", cards: HAND, count: 1 };
    selection.ask(play, 1);
    selection.tap(play, "gems.01");
    selection.tap(play, "silk.02");
    expect(selection.picked).toEqual(["silk.02"]);
  });

  test("of the cards to stow, the one tapped last is on top", () => {
    const selection = new Selection();
    const stow: OltreMareMenu = { question: "stow", cards: ["gems.01", "silk.02", "grain.09"] };
    selection.ask(stow, 1);
    expect(selection.complete(stow)).toBe(true);
    selection.tap(stow, "gems.01");
    expect(selection.draft(stow)).toEqual({ action: "stow", cards: ["silk.02", "grain.09", "gems.01"] });
  });

  test("a port is chosen among those lit, and let go by a second tap", () => {
    const selection = new Selection();
    const sail: OltreMareMenu = { question: "sail", ports: [1, 2] };
    selection.ask(sail, 1);
    selection.steer(sail, 0);
    expect(selection.port).toBeNull();
    selection.steer(sail, 1);
    expect(selection.draft(sail)).toEqual({ action: "sail", port: 1 });
    selection.steer(sail, 1);
    expect(selection.complete(sail)).toBe(false);
  });
});

const newBench = (): Bench => new Bench(99, (card) => card.split(".")[0] as Good);
/** An offer to seat 3 that says nothing yet. */
const EMPTY = { action: "offer_deal", to: [3], answers: null, cards: [], ducats: 0, wants: [], claims: [] };

const offer = (part: Partial<OltreMareOfferView["terms"]>): OltreMareOfferView => ({
  id: 7,
  from: 3,
  to: [1],
  answers: null,
  terms: { gives: [], wants: [], ducats: 0, claims: [], ...part },
  cards: null,
  lies: null,
});

describe("the bench", () => {
  test("an offer consists of cards, wishes, ducats and partners", () => {
    const bench = newBench();
    expect(bench.action([2, 3])).toBeNull();
    bench.tap("silk.02");
    bench.want("gems");
    bench.want("any");
    bench.unwant("any");
    bench.pay(-3);
    bench.toggle(2);
    expect(bench.action([2, 3])).toEqual({ ...EMPTY, cards: ["silk.02"], wants: ["gems"], ducats: -3 });
    bench.toggle(3);
    expect(bench.action([2, 3])).toBeNull();
  });

  test("a counter-offer is the offer from the other side; clearing it brings the reader's own offer back", () => {
    const bench = newBench();
    bench.tap("grain.09");
    bench.counter(offer({ gives: ["gems"], wants: ["silk", "silk", "any"], ducats: 2 }), HAND);
    expect(bench.action([3])).toEqual({ ...EMPTY, answers: 7, cards: ["silk.02", "silk.05"], wants: ["gems"], ducats: -2 });
    bench.clear();
    expect(bench.action([3])).toEqual({ ...EMPTY, cards: ["grain.09"] });
  });

  test("cards that left the hand and offers that are closed leave the bench", () => {
    const bench = newBench();
    bench.tap("silk.02");
    bench.tap("gems.01");
    bench.tidy(["gems.01"], []);
    expect(bench.give.map(({ card }) => card)).toEqual(["gems.01"]);
    bench.counter(offer({ gives: ["gems"] }), HAND);
    bench.tidy(HAND, [7]);
    expect(bench.answers).toBe(7);
    bench.tidy(HAND, []);
    expect(bench.answers).toBeNull();
    expect(bench.has("gems.01")).toBe(true);
  });

  test("cards are chosen only where there is a choice", () => {
    const bench = newBench();
    const wanted = offer({ wants: ["silk"] });
    const incoming = { id: 7, accept: true, counter: true };
    expect(bench.meet(wanted, { ...incoming, cards: ["silk.02"] }, ["silk.02"])).toBe(false);
    expect(bench.meet(wanted, { ...incoming, cards: ["silk.02", "silk.05"] }, ["silk.02"])).toBe(true);
    bench.tap("gems.01");
    bench.tap("silk.05");
    expect(bench.answering?.cards).toEqual(["silk.05"]);
    expect(bench.acceptance).toEqual({ action: "accept", offer: 7, cards: ["silk.05"] });
    bench.tap("silk.05");
    expect(bench.answering?.cards).toEqual([]);
    expect(bench.acceptance).toBeNull();
    bench.unmeet();
    expect(bench.answering).toBeNull();
    bench.tap("silk.05");
    expect(bench.has("silk.05")).toBe(true);
  });

  test("a claim belongs to its card", () => {
    const bench = newBench();
    bench.tap("silk.02");
    bench.claim("silk.02", { power: 6 });
    expect(bench.action([3])).toEqual({ ...EMPTY, cards: ["silk.02"], claims: [{ card: "silk.02", claim: { power: 6 } }] });
    bench.tap("silk.02");
    bench.tap("silk.02");
    expect(bench.action([3])).toEqual({ ...EMPTY, cards: ["silk.02"] });
  });

  test("ducats have an end", () => {
    const bench = newBench();
    bench.pay(1000);
    expect(bench.ducats).toBe(99);
    bench.pay(Number.NaN);
    expect(bench.ducats).toBe(0);
  });
});

test("an unfinished offer survives a reload in its turn but not in the next one", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const bench = (): Bench => new Bench(99, (card) => card.split(".")[0] as Good, storage, "t1");
  const before = bench();
  before.tap("silk.02");
  before.pay(3);
  before.keep(7);
  const [after, later] = [bench(), bench()];
  after.takeUp(7);
  expect([after.give.map(({ card }) => card), after.ducats]).toEqual([["silk.02"], 3]);
  later.takeUp(8);
  expect(later.empty).toBe(true);
  after.clear();
  after.keep(7);
  expect(kept.size).toBe(0);
});
