// The coast line as paths of SVG.

import coast from "./coast.json";
import { project, type Point } from "./projection";

/** The rings of the coast file on the sheet: the largest first. */
function rings(): Point[][] {
  return coast.rings.map((deltas) => {
    let [lon, lat] = [0, 0];
    const ring: Point[] = [];
    for (let i = 0; i + 1 < deltas.length; i += 2) {
      lon += deltas[i] ?? 0;
      lat += deltas[i + 1] ?? 0;
      ring.push(project([lon / coast.grid, lat / coast.grid]));
    }
    return ring;
  });
}

const pathOf = (ring: readonly Point[]): string =>
  ring.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("") + "Z";

function sizeOf(ring: readonly Point[]): number {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

const all = rings();
/** Land no longer than this is an island and gets a colour, as the chart makers did. */
const ISLAND = 160;

/** The mainlands. */
export const MAINLAND = all
  .filter((ring) => sizeOf(ring) > ISLAND)
  .map(pathOf)
  .join("");

/** The islands, largest first. */
export const ISLANDS = all.filter((ring) => sizeOf(ring) <= ISLAND).map(pathOf);
