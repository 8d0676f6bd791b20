// Courses between ports as curves, and a way along them. For drawing only: what may be sailed, the choices say.

import { placesBetween } from "./places";
import { project, type Point } from "./projection";
import type { ChartPort, ChartRoute } from "./types";

/** The places a course passes on the sheet, from port to port. */
export function courseOf(from: ChartPort, to: ChartPort): Point[] {
  return [project([from.lon, from.lat]), ...placesBetween(from.name, to.name).map(project), project([to.lon, to.lat])];
}

/** A smooth curve through points (Catmull and Rom, as cubic curves of SVG). */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let path = `M${first[0].toFixed(1)} ${first[1].toFixed(1)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [b, c] = [points[i]!, points[i + 1]!];
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c];
    const control = (p: Point, before: Point, after: Point, sign: number) =>
      `${(p[0] + (sign * (after[0] - before[0])) / 6).toFixed(1)} ${(p[1] + (sign * (after[1] - before[1])) / 6).toFixed(1)}`;
    path += `C${control(b, a, c, 1)} ${control(c, b, d, -1)} ${c[0].toFixed(1)} ${c[1].toFixed(1)}`;
  }
  return path;
}

/** The curve along several ports, one after the other. */
export function curveAlong(ports: readonly ChartPort[], way: readonly number[]): string {
  const legs = way.slice(1).map((to, i) => {
    const [a, b] = [ports[way[i] ?? -1], ports[to]];
    return a && b ? curve(courseOf(a, b)) : "";
  });
  return legs.join("");
}

/** Some way of exactly `length` routes, none of them twice, to be drawn. Empty if there is none. */
export function someWay(routes: readonly ChartRoute[], from: number, to: number, length: number): number[] {
  const used = new Set<number>();
  const walk = (at: number, left: number): number[] | null => {
    if (left === 0) return at === to ? [at] : null;
    for (const [i, [a, b]] of routes.entries()) {
      if (used.has(i) || (a !== at && b !== at)) continue;
      used.add(i);
      const rest = walk(a === at ? b : a, left - 1);
      used.delete(i);
      if (rest) return [at, ...rest];
    }
    return null;
  };
  return walk(from, length) ?? [];
}
