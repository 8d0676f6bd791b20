// Replays: frames from changes, places to jump to, and the step that is shown.

import { expect, test, vi } from "vitest";
import { Line } from "../src/net/line";
import type { Replay, ReplayStep } from "../src/protocol/types";
import { frameAt, framesOf } from "../src/replay/frames";
import { beside, kindsOf, marksOf } from "../src/replay/marks";
import { ReplayPlayer } from "../src/replay/player.svelte";
import { turnsOf } from "../src/table/log";
import { TableStore } from "../src/table/store.svelte";

const event = (name: string, begins_turn = false) => ({
  event: { seen: "open", event: name, seat: 1 } as never,
  line: { key: `om-${name}`, args: [] },
  asides: [],
  private: false,
  begins_turn,
  turn_of: begins_turn ? 1 : null,
  clause: null,
  asides_clause: null,
});

const step = (version: number, now: object, events: ReturnType<typeof event>[] = [], more: Partial<ReplayStep> = {}): ReplayStep => ({
  version,
  at: version,
  by: null,
  what: { what: "played", seat: 1, action: null, events, by_order: false },
  now: now as ReplayStep["now"],
  hands: {},
  lies: [],
  ...more,
});

const replay: Replay = {
  table: "t",
  game: "oltre-mare",
  setup: {},
  rules: 1,
  facts: {} as never,
  eye: null,
  open: true,
  mine: [],
  steps: [
    step(3, { stage: "playing", seats: [], view: { turn: 0, deck: 60 } }, [], { hands: { "1": { hand: ["silk.01"] } } }),
    step(4, { view: { turn: 1 } }, [event("turn_began", true)]),
    step(6, {}, [event("deal_struck")], { lies: [{ key: "om-lied-to", args: [] }] }),
    step(7, { stage: "over", view: { deck: 59 } }, [event("venice_scored"), event("turn_began", true)], { hands: { "2": { hand: [] } } }),
  ],
};

test("each frame is the one before with what has changed, and shares the rest with it", () => {
  const frames = framesOf(replay);
  expect(frames.map(({ now }) => now.view)).toEqual([
    { turn: 0, deck: 60 },
    { turn: 1, deck: 60 },
    { turn: 1, deck: 60 },
    { turn: 1, deck: 59 },
  ]);
  expect(frames.map(({ now }) => [now.version, now.stage])).toEqual([
    [3, "playing"],
    [4, "playing"],
    [6, "playing"],
    [7, "over"],
  ]);
  expect(frames[2]?.now.view).toBe(frames[1]?.now.view);
  expect(frames[2]?.now.seats).toBe(frames[0]?.now.seats);
  expect([...(frames[2]?.hands ?? [])]).toEqual([[1, { hand: ["silk.01"] }]]);
  expect([...(frames[3]?.hands.keys() ?? [])]).toEqual([1, 2]);
});

test("a step is found by its number, or the last one before it", () => {
  const frames = framesOf(replay);
  expect([0, 3, 5, 6, 99].map((version) => frameAt(frames, version))).toEqual([0, 0, 1, 2, 3]);
});

test("jumps lead to turns, deals and Venice, and no further than the last", () => {
  const frames = framesOf(replay);
  expect(kindsOf("oltre-mare")).toEqual(["replay-mark-turn", "om-mark-deal", "om-mark-venice"]);
  expect(kindsOf("ostia")).toEqual(["os-mark-round", "os-mark-auction"]);
  expect(marksOf("oltre-mare", "replay-mark-turn", frames)).toEqual([1, 3]);
  expect(marksOf("oltre-mare", "om-mark-deal", frames)).toEqual([2]);
  expect(marksOf("oltre-mare", "om-mark-venice", frames)).toEqual([3]);
  expect([beside([1, 3], 1, 1), beside([1, 3], 3, 1), beside([1, 3], 3, -1), beside([1, 3], 1, -1)]).toEqual([3, null, 1, null]);
});

test("a lie is a line of its own, and marked", () => {
  const lines = turnsOf(framesOf(replay).map((frame) => frame.step)).flatMap((turn) => turn.lines);
  expect(lines.filter(({ lie }) => lie).map(({ version, message }) => [version, message.key])).toEqual([[6, "om-lied-to"]]);
});

test("one step forward sounds like a new one, everything else is a leap; it plays by itself to the end", () => {
  vi.useFakeTimers();
  const store = new TableStore(new Line(() => Promise.reject(new Error("nobody asks for a line")) as never), "t");
  const heard: string[] = [];
  store.onStep(({ version }) => void heard.push(`step ${version}`));
  store.onLeap(({ version }) => void heard.push(`leap ${version}`));
  const player = new ReplayPlayer(store);
  player.show(replay, 2);
  expect([player.number, player.at, player.version, store.now?.version, store.past]).toEqual([2, 1, 4, 4, true]);
  player.go(2);
  player.go(0);
  player.go(99);
  expect(heard).toEqual(["leap 4", "step 6", "leap 3", "leap 7"]);
  expect(player.at).toBe(3);
  // From the end it starts again.
  player.speed = 4;
  player.play();
  expect([player.at, player.playing]).toEqual([0, true]);
  vi.advanceTimersByTime(375);
  expect(player.at).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect([player.at, player.playing]).toEqual([3, false]);
  player.goTo(6);
  expect(player.version).toBe(6);
  vi.useRealTimers();
});
