// A whole match, ready to be shown at any step. Plain data and plain functions.

import type { Message, Now, Replay, StepSeen } from "../protocol/types";
import type { Followed } from "../table/followed";
import { toldApart } from "../table/household";

/** What one seat sees and others do not, by part of the view. */
export type OwnPart = Readonly<Record<string, unknown>>;

/** A step with the false claims in it, if hands are open. */
export interface ReplayedStep extends StepSeen {
  lies: readonly Message[];
}

/** The state of the match after a step. */
export interface ReplayFrame {
  step: ReplayedStep;
  now: Now;
  /** By seat; nothing if hands are not open. */
  hands: ReadonlyMap<number, OwnPart>;
}

/** All frames of a match, from the deal to the end. What did not change from one to the next is one and the same value. */
export function framesOf(replay: Replay): ReplayFrame[] {
  const frames: ReplayFrame[] = [];
  let now = {} as Now;
  let hands: ReadonlyMap<number, OwnPart> = new Map();
  for (const { version, at, by, what, now: changed, hands: opened, lies } of replay.steps) {
    const { view, ...parts } = changed;
    const shown = view === undefined ? now.view : ({ ...now.view, ...view } as Now["view"]);
    now = { ...now, ...parts, version, at, log_from: 0, view: shown };
    if (parts.seats) now = toldApart(now);
    const seats = Object.entries(opened);
    if (seats.length > 0) hands = new Map([...hands, ...seats.map(([seat, own]) => [Number(seat), own] as const)]);
    frames.push({ step: { table: replay.table ?? "", version, at, by, id: null, what, now: null, lies }, now, hands });
  }
  return frames;
}

/** The table after a frame, for the screen that is played on. */
export function followedAt(replay: Replay, frames: readonly ReplayFrame[], at: number): Followed {
  const frame = frames[at];
  if (!frame) throw new RangeError(`there is no step ${at}`);
  return {
    table: replay.table ?? "",
    game: replay.game,
    setup: replay.setup,
    listed: false,
    spectators: true,
    tempo: { tempo: "none" },
    bot_after_ms: 0,
    order: "as_seated",
    commitment: null,
    same_deal_as: null,
    rematch_of: null,
    // Nobody plays here: a person who watches a replay holds no seat.
    me: { player: { id: "", name: "" }, seats: [], host: false, eye: replay.eye, links: [], share: null },
    facts: replay.facts,
    now: frame.now,
    steps: frames.slice(0, at + 1).map(({ step }) => step),
    version: frame.step.version,
  };
}

/** The frame of a step, or the last one before it. */
export function frameAt(frames: readonly ReplayFrame[], version: number): number {
  const at = frames.findLastIndex(({ step }) => step.version <= version);
  return Math.max(0, at);
}
