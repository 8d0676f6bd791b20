// Rhumb lines: sixteen points on a hidden circle, each joined to all others, as the chart makers laid them out.

import { project, type Point } from "./projection";

/** The inks: brown for the eight winds, green for the half-winds, red for the quarter-winds. */
export type Ink = "wind" | "half" | "quarter";

/** The hidden circle: in the open sea between Sicily, the Peloponnese and Africa. */
export const CENTRE: Point = project([18.2, 34.35]);
const RADIUS = 600;
const POINTS = 16;

/** The points on the circle, from the north clockwise. */
export const NODES: readonly Point[] = Array.from({ length: POINTS }, (_, i) => {
  const turn = (i / POINTS) * 2 * Math.PI;
  return [CENTRE[0] + RADIUS * Math.sin(turn), CENTRE[1] - RADIUS * Math.cos(turn)];
});

/** How far a line runs on beyond its two points. */
const BEYOND = 1200;

function through(a: Point, b: Point): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [((b[0] - a[0]) / length) * BEYOND, ((b[1] - a[1]) / length) * BEYOND];
  return `M${(a[0] - dx).toFixed(0)} ${(a[1] - dy).toFixed(0)}L${(b[0] + dx).toFixed(0)} ${(b[1] + dy).toFixed(0)}`;
}

/** The ink of a line by its bearing, counted in thirty-seconds of a turn. */
function inkOf(a: Point, b: Point): Ink {
  const bearing = Math.round((Math.atan2(b[0] - a[0], a[1] - b[1]) / (2 * Math.PI)) * 32 + 64);
  if (bearing % 4 === 0) return "wind";
  return bearing % 2 === 0 ? "half" : "quarter";
}

function lines(): Record<Ink, string> {
  const paths: Record<Ink, string> = { wind: "", half: "", quarter: "" };
  NODES.forEach((a, i) => {
    for (const b of NODES.slice(i + 1)) paths[inkOf(a, b)] += through(a, b);
  });
  return paths;
}

/** One path for each ink. */
export const RHUMBS = lines();
