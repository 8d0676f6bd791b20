// How long ago something was, in words.

import type { Say } from "../words";

const UNITS = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
] as const;

/** A span of time in the largest unit that fits; at least a minute. */
export function span(ms: number, say: Say): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2];
  return say(`span-${unit}`, { n: Math.max(1, Math.round(ms / length)) });
}

/** How long ago a moment was, in the largest unit that fits. */
export function ago(moment: number, say: Say, now = Date.now()): string {
  const passed = Math.max(0, now - moment);
  const fitting = UNITS.find(([, length]) => passed >= length);
  if (!fitting) return say("ago-now");
  const [unit, length] = fitting;
  return say(`ago-${unit}`, { n: Math.floor(passed / length) });
}
