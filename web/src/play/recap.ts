// The moves of the others since the reader's last turn: a few lines, for a player whose turn it is again. A game with
// short turns
// finds them in its own way.

import type { LogTurn } from "../table/log";
import type { Message } from "../words";

/** The moves of one seat, oldest first. */
export interface Recap {
  seat: number;
  lines: readonly Message[];
}

/** This many lines of one seat are enough to remember it by. */
const MOST = 4;

/** The moves of the others since the last turn of this seat, each seat once, in order; without lines about things that did not last. */
export function recapOf(turns: readonly LogTurn[], me: number, noise: ReadonlySet<string>): Recap[] {
  const now = turns.at(-1)?.seat === me ? turns.length - 1 : turns.length;
  const before = turns.slice(0, now).findLastIndex(({ seat }) => seat === me);
  const seats = new Map<number, Message[]>();
  for (const { seat, message, undone } of turns.slice(before + 1, now).flatMap(({ lines }) => lines))
    if (seat !== null && seat !== me && !undone && !noise.has(message.key)) seats.set(seat, [...(seats.get(seat) ?? []), message]);
  return [...seats].map(([seat, lines]) => ({ seat, lines: lines.slice(-MOST) }));
}
