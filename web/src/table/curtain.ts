// One device that is passed around: whose eyes look at the table, and when the curtain must fall.

import type { Eye, Now } from "../protocol/types";

/** The seats of this device that are asked something they must keep from each other. */
function asked(turn: Now["turn"], mine: readonly number[]): number[] {
  if (turn === null || turn.open) return [];
  const urgent = turn.must.filter((seat) => mine.includes(seat));
  return urgent.length > 0 ? urgent : turn.asked.filter((seat) => mine.includes(seat));
}

/** Must the device be handed to one of them alone? What is asked openly, all may see and answer. */
export const isSecret = (turn: Now["turn"], mine: readonly number[]): boolean => asked(turn, mine).length > 0;

/** The seat, among one's own, that should look at the table now; the one that looks already where it may go on. Of several, `last` comes
 *  last: the player who is asked next then has the device already. */
export function wanted(turn: Now["turn"], mine: readonly number[], looking: number | null, last: number | null = null): number | null {
  if (turn?.open && turn.must.some((seat) => mine.includes(seat))) return null;
  const called = asked(turn, mine);
  // A player who was handed the device to answer somebody keeps it until that is done, although it is another's turn.
  if (called.length === 0 || (looking !== null && (called.includes(looking) || turn?.asked.includes(looking)))) return looking;
  return called.find((seat) => seat !== last) ?? called[0] ?? looking;
}

/** Does one device hold several seats of a match that still has secrets? */
export function isShared(stage: Now["stage"], mine: readonly number[]): boolean {
  return mine.length > 1 && (stage === "open" || stage === "playing" || stage === "paused");
}

/** The eye to look through. A player with several seats has no observer of their own: behind a closed curtain no secret reaches the page. */
export function eyeFor(shared: boolean, mine: readonly number[], looking: number | null): Eye {
  if (!shared && mine[0] !== undefined && mine.length > 1) return { seat: mine[0] };
  return looking === null ? "own" : { seat: looking };
}

/** The same eye? */
export function sameEye(a: Eye, b: Eye): boolean {
  if (typeof a === "string" || typeof b === "string") return a === b;
  return a.seat === b.seat;
}

/** Was a table sent for this eye? A player with no seat, or several, is a spectator. */
export function fits(eye: Eye, me: { eye: number | null; seats: readonly number[] }): boolean {
  if (typeof eye === "object") return me.eye === eye.seat;
  return me.eye === (eye === "own" && me.seats.length === 1 ? me.seats[0] : null);
}
