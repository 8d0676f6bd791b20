// Guided first matches: what is remembered, what is pointed at, what becomes of a move, and what happens next.

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endCoaching, keepCoaching, keptCoaching, topicNow } from "../src/learn/coach";
import { Guide } from "../src/learn/guide.svelte";
import { LessonLine, type Teacher } from "../src/learn/line";
import { keepProgress, keptProgress } from "../src/learn/progress";
import { presentation } from "../src/games";
import { isCovered, partOf, tabOf, thingOf } from "../src/learn/things";
import { isMarked } from "../src/play/names";
import type { LessonTold, Tried } from "../src/protocol/types";
import { TableStore } from "../src/table/store.svelte";
import { LANGUAGES, catalogue } from "../src/words/catalogue";
import { Words } from "../src/words/words";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("progress is remembered for each game, and finished lessons stay finished", () => {
  const kept = storage();
  expect(keptProgress(kept, "ostia")).toEqual({ at: null, done: false });
  keepProgress(kept, "ostia", { at: "pick", done: false });
  keepProgress(kept, "oltre-mare", { at: null, done: true });
  expect(keptProgress(kept, "ostia")).toEqual({ at: "pick", done: false });
  keepProgress(kept, "oltre-mare", { at: "welcome", done: false });
  expect(keptProgress(kept, "oltre-mare")).toEqual({ at: "welcome", done: true });
  kept.setItem("portolan.learn", "[1");
  expect(keptProgress(kept, "ostia")).toEqual({ at: null, done: false });
  expect(keptProgress(null, "ostia")).toEqual({ at: null, done: false });
});

test("things are named, counted, set to a number, removed or replaced", () => {
  const plain = { count: 1, figure: null, gone: false, until: null };
  expect(thingOf("card-salt.12")).toEqual({ ...plain, name: "card-salt.12" });
  expect(thingOf("2*stock-salt")).toEqual({ ...plain, name: "stock-salt", count: 2 });
  expect(thingOf("money=-3")).toEqual({ ...plain, name: "money", figure: "-3" });
  expect(thingOf("!stock-wine-at-forum")).toEqual({ ...plain, name: "stock-wine-at-forum", gone: true });
  expect(thingOf("laid-silk.07>top-silk.07")).toEqual({ ...plain, name: "laid-silk.07", until: "top-silk.07" });
  const [oltreMare, ostia] = ["oltre-mare", "ostia"].map((game) => presentation(game)?.tabs ?? {});
  expect(tabOf("port-Messina", oltreMare!)).toBe("board");
  expect(tabOf("amount=18", ostia!)).toBe("trade");
  expect(tabOf("seat-2", ostia!)).toBe("players");
  expect(tabOf("2*stock-salt", ostia!)).toBeNull();
});

test("a comment may take a card apart, one figure at a time", () => {
  expect(partOf(["part-salt.12-power"])).toEqual({ card: "salt.12", part: "power" });
  expect(partOf(["part-ivory-senate"])).toEqual({ card: "ivory", part: "senate" });
  expect(partOf(["card-salt.12"])).toBeNull();
  expect(partOf([])).toBeNull();
});

const tried = (right: boolean, refused = false): Tried => ({
  right,
  foreseen: {
    type: "previewed",
    ask: 0,
    refusal: refused ? { clause: "OS-2.4", message: { key: "no", args: [] } } : null,
    action: null,
    lines: [],
    preview: null as never,
  },
});

test("a move is the right one, a possible one, or refused as at a table", async () => {
  const teacher = { at: 3, right: vi.fn(), follows: vi.fn(), other: vi.fn() } satisfies Teacher;
  const api = { tryLesson: vi.fn(), walkLesson: vi.fn() };
  const line = new LessonLine(api, "ostia", teacher);
  const play = () => line.command("", { do: "play", seat: 1, action: { action: "pass" }, question: null });
  api.tryLesson.mockResolvedValueOnce(tried(true));
  expect(await play()).toEqual({ done: true, version: 0 });
  expect(api.tryLesson).toHaveBeenCalledWith("ostia", { step: 3, action: { action: "pass" } });
  expect(teacher.right).toHaveBeenCalledOnce();
  api.tryLesson.mockResolvedValueOnce(tried(false));
  expect(await play()).toMatchObject({ done: false });
  expect(teacher.other).toHaveBeenCalledOnce();
  api.tryLesson.mockResolvedValueOnce(tried(false, true));
  expect(await play()).toMatchObject({ done: false, refusal: { clause: "OS-2.4" } });
  api.tryLesson.mockRejectedValueOnce(new Error("no line"));
  expect(await play()).toMatchObject({ done: false, refusal: { message: { key: "web-no-answer" } } });
  expect(await line.command("", { do: "say", text: "hello" })).toMatchObject({ done: false });
  expect(teacher.other).toHaveBeenCalledOnce();
});

test("a correction disappears as soon as the right thing is in hand", async () => {
  const teacher = { at: 3, right: vi.fn(), follows: vi.fn(), other: vi.fn() } satisfies Teacher;
  const api = { tryLesson: vi.fn(), walkLesson: vi.fn() };
  const line = new LessonLine(api, "ostia", teacher);
  api.tryLesson.mockResolvedValueOnce(tried(false));
  await line.preview("", 1, { action: "pass" });
  expect(teacher.follows).not.toHaveBeenCalled();
  api.tryLesson.mockResolvedValueOnce(tried(true));
  await line.preview("", 1, { action: "pass" });
  expect(teacher.follows).toHaveBeenCalledOnce();
});

/** A match of six steps with comments at the first, the third, the third again and the last. */
const told = {
  steps: [
    { version: 1, say: "one", at: [], action: null, leap: false },
    { version: 3, say: "two", at: ["do"], action: { action: { action: "pass" }, notation: "pass" }, leap: false },
    { version: 3, say: "three", at: [], action: null, leap: true },
    { version: 6, say: "four", at: [], action: null, leap: false },
  ],
  replay: {
    table: null,
    game: "ostia",
    setup: {},
    rules: 1,
    facts: {},
    eye: 1,
    open: false,
    mine: [1],
    steps: [1, 2, 3, 4, 5, 6].map((version) => ({
      version,
      at: 0,
      by: null,
      what: { what: "played", seat: 2, action: null, events: [], by_order: false },
      now: version === 1 ? { stage: "playing", seats: [1, 2].map((seat) => ({ seat, who: { is: "nobody" }, here: false })) } : {},
      hands: {},
      lies: [],
    })),
  },
} as unknown as LessonTold;

function begun(at: string | null) {
  const store = new TableStore(new LessonLine({ tryLesson: vi.fn(), walkLesson: vi.fn() }, "ostia", {} as Teacher), "");
  const guide = new Guide(
    () => store,
    () => "You",
  );
  guide.show(told, at);
  return { store, guide };
}

test("the others play by themselves, one move after the other, and can be hurried", () => {
  const { store, guide } = begun(null);
  expect([guide.step?.say, store.table?.version, store.lesson]).toEqual(["one", 1, true]);
  expect([store.mine, store.seat(1)?.who.is, store.seat(2)?.who.is]).toEqual([[1], "person", "bot"]);
  expect(store.orders.may).toBe(false);
  guide.next();
  expect([guide.step?.say, guide.watching, store.table?.version]).toEqual(["two", true, 2]);
  vi.runAllTimers();
  expect([guide.watching, store.table?.version]).toEqual([false, 3]);
  guide.back();
  guide.next();
  guide.next();
  expect([guide.step?.say, guide.watching, store.table?.version]).toEqual(["two", false, 3]);
});

test("a right move continues the lesson, another gets an answer, and a leap is one step", () => {
  const { store, guide } = begun("two");
  guide.other();
  expect(guide.wrong).toBe(true);
  guide.right();
  expect([guide.step?.say, guide.wrong, store.table?.version]).toEqual(["three", false, 3]);
  guide.next();
  expect([guide.step?.say, guide.last, store.table?.version]).toEqual(["four", true, 6]);
  guide.next();
  expect(guide.step?.say).toBe("four");
  expect(begun("gone since").guide.step?.say).toBe("one");
});

test("every comment can be said in every language, and is short", async () => {
  for (const language of LANGUAGES) {
    const words = new Words([await catalogue(language)]);
    for (const game of ["oltre-mare", "ostia"]) {
      const script = readFileSync(`../games/${game}/lesson/lesson.toml`, "utf8");
      const said = [...script.matchAll(/^say = "(.+)"$/gm)].map(([, say]) => words.t(`learn-${game}-${say}`, { p2: "Zoe", p3: "Andrea" }));
      expect(said.length).toBeGreaterThan(25);
      for (const comment of said) {
        expect(comment).toMatch(/^[^{}$]+[.!]$/);
        expect(comment).not.toContain("learn-");
        expect(comment.length, comment).toBeLessThan(190);
      }
    }
  }
});

test("things under a sheet get no ring, things on it do", () => {
  const sheet = { contains: (element: unknown) => element === inside };
  const thing = () => ({ getBoundingClientRect: () => ({ x: 10, y: 10, width: 20, height: 20 }) }) as unknown as Element;
  const [inside, below] = [thing(), thing()];
  const under = (over: unknown) => ({ elementFromPoint: () => ({ closest: () => over }) }) as unknown as Document;
  expect([isCovered(below, under(sheet)), isCovered(inside, under(sheet)), isCovered(below, under(null))]).toEqual([true, false, false]);
});

test("a learner's name is “You”, and no mark says so a second time", () => {
  const say = (key: string) => (key === "learn-you" ? "Du" : key);
  expect([isMarked("Du", true, say), isMarked("Anna", true, say), isMarked("Zoe", false, say)]).toEqual([false, true, false]);
});

test("a coach says one thing at a time, each only once, and it stays while it fits", () => {
  expect(topicNow(["aim", "limit"], [], null)).toBe("aim");
  expect(topicNow(["aim", "limit"], ["aim"], "aim")).toBe("aim");
  expect(topicNow(["aim", "limit"], ["aim"], null)).toBe("limit");
  expect(topicNow(["stow", "top"], ["aim", "limit"], "limit")).toBe("stow");
  expect(topicNow(["aim"], ["aim"], null)).toBeNull();
});

test("a coached match is remembered until somebody ends it; nonsense is none", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  expect(keptCoaching(storage)).toBeNull();
  keepCoaching(storage, { table: "t1", told: ["aim"] });
  expect(keptCoaching(storage)).toEqual({ table: "t1", told: ["aim"] });
  endCoaching(storage);
  expect(keptCoaching(storage)).toBeNull();
  kept.set("portolan.coach", "[1]");
  expect(keptCoaching(storage)).toBeNull();
});
