// Which port a tap means. Where ports are close their discs overlap, and the last one drawn would win: here the nearest
// centre does.

import type { Point } from "./projection";

/** The port nearest to a point, if one is within reach. */
export function nearestPort(places: readonly Point[], [x, y]: Point, reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  for (const [port, [px, py]] of places.entries()) {
    const distance = Math.hypot(px - x, py - y);
    if (distance <= least) [best, least] = [port, distance];
  }
  return best;
}
