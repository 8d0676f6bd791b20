// Places to jump to: turns, and whatever else a game has.

import { presentation } from "../games";
import type { Marks } from "../presentation";
import type { ReplayFrame } from "./frames";

const USUAL: Marks = { "replay-mark-turn": [] };
const of = (game: string): Marks => presentation(game)?.marks ?? USUAL;

/** What can be jumped to in a match of this game, by its key in the catalogue. */
export const kindsOf = (game: string): string[] => Object.keys(of(game));

/** The frames of one kind, in order. */
export function marksOf(game: string, kind: string, frames: readonly ReplayFrame[]): number[] {
  const names = of(game)[kind] ?? [];
  return frames.flatMap(({ step: { what } }, i) => {
    const events = "events" in what ? what.events : [];
    const fits = events.some(({ event, begins_turn }) => {
      if (names.length === 0) return begins_turn;
      return names.includes("event" in event ? event.event : event.seen);
    });
    return fits ? [i] : [];
  });
}

/** The mark before or after a frame; null where there is none. */
export function beside(marks: readonly number[], at: number, way: 1 | -1): number | null {
  const found = way === 1 ? marks.find((mark) => mark > at) : marks.findLast((mark) => mark < at);
  return found ?? null;
}
