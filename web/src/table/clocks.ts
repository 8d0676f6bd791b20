// Clocks: what the server said was left, minus what has passed since.

import type { Clock, Waited } from "../protocol/types";
import type { Say } from "../words";

/** The time left, in milliseconds; `since` is how long ago the server said so. */
export function leftAfter(clock: Clock, since: number): number {
  return clock.running ? Math.max(0, clock.left_ms - Math.max(0, since)) : clock.left_ms;
}

/** Hours, minutes and seconds, or days and hours of a slow match. */
export function clockText(ms: number, say: Say): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3_600)];
  const [minutes, rest] = [Math.floor((seconds % 3_600) / 60), seconds % 60];
  const two = (figure: number): string => String(figure).padStart(2, "0");
  if (days > 0) return say("clock-days", { days, hours });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long somebody has been waited for, and how much of a bot's wait is left; in milliseconds. */
export interface Waiting {
  since: number;
  left: number | null;
  of: number | null;
}

/** A wait longer than this is no hurry: no clock is shown for it. */
const HURRY = 60_000;

/** The same a while after it was told. */
export function waitingAfter({ since_ms, left_ms, of_ms }: Waited, passed: number): Waiting {
  const more = Math.max(0, passed);
  const hurries = left_ms !== null && (of_ms ?? 0) <= HURRY;
  return { since: since_ms + more, left: hurries ? Math.max(0, left_ms - more) : null, of: hurries ? of_ms : null };
}
