// Courses between ports as curves, and a way along them. For drawing only: the choices say which routes may be sailed.

import { curve } from "./curve";
import { project, type Point } from "./projection";
import { placesBetween } from "./places";
import type { ChartPort, ChartRoute } from "./types";

/** The places a course passes on the sheet, from port to port. */
export function courseOf(from: ChartPort, to: ChartPort): Point[] {
  return [project([from.lon, from.lat]), ...placesBetween(from.name, to.name).map(project), project([to.lon, to.lat])];
}

/** The curve along several ports, one after the other. */
export function curveAlong(ports: readonly ChartPort[], way: readonly number[]): string {
  const legs = way.slice(1).map((to, i) => {
    const [a, b] = [ports[way[i] ?? -1], ports[to]];
    return a && b ? curve(courseOf(a, b)) : "";
  });
  return legs.join("");
}

/** A path of exactly `length` routes, none of them twice, for drawing. Empty if there is none. */
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
