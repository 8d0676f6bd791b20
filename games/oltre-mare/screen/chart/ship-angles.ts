// Where ships are drawn: around their own port, so that nobody takes them for ships in another.

import { letteringOf, nameLine } from "./places";
import type { Point } from "./projection";
import type { Legible } from "./viewport.svelte";

/** How large ships and markers are drawn. Berths are chosen for the largest size, when the ports are closest to each other. */
export const PIECES: Legible = { unit: 36, least: 25, most: 46, growth: 1.35 };

/** From the port to a ship, in units of the pieces: ship and marker touch. */
const DISTANCE = 40;
/** Angles are tried in steps of this size, in degrees. */
const STEP = 10;
/** From ship to ship: side by side without overlapping, or closer, at a cost for each ship that grows fast. */
const GAPS = [60, 50, 40, 30, 20];
const CROWDED = 0.3;
/** How many times nearer to its own port than to any other a ship should be; a worse place is used only if there is no better one. */
const MARGIN = 1.3;
/** What it costs to hide a name. */
const ON_NAMES = 14;
/** Distance from the line of the port's own name, in degrees. */
const CLEAR_OF_NAME = 50;

/** Half a ship, in units of the pieces, and half the height of the letters and the width of one, in units of the sheet, at their largest. */
const HALF_SHIP = 19;
const LETTER = { half: 9, width: 11 };
/** From a port to its name, in units of the pieces. */
const TO_NAME = 25;

/** A port and its point on the sheet. */
export interface PlacedPort {
  name: string;
  at: Point;
}

const between = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** A place beside a port, at an angle in degrees, 0 east, 90 north. */
export function beside([x, y]: Point, angle: number, pieces: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + DISTANCE * pieces * Math.cos(turn), y - DISTANCE * pieces * Math.sin(turn)];
}

/** The line on which a port's name is written. */
export function nameOn({ name, at: [x, y] }: PlacedPort): readonly [Point, Point] {
  const { dx, dy, turn, ends } = nameLine(name, TO_NAME * PIECES.growth);
  const [tilt, length] = [(turn * Math.PI) / 180, name.length * LETTER.width * (ends ? -1 : 1)];
  return [
    [x + dx, y + dy],
    [x + dx + length * Math.cos(tilt), y + dy + length * Math.sin(tilt)],
  ];
}

/** How much of a ship, from 0 to 1, covers a name. */
export function covers([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const [ux, uy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy)));
  const room = HALF_SHIP * PIECES.growth + LETTER.half;
  return Math.max(0, 1 - Math.hypot(x - ax - along * ux, y - ay - along * uy) / room);
}

/** Drawbacks of a place for a ship: it is far from the open sea, near another port, on the port's own name or on any other. */
function costOf(angle: number, from: PlacedPort, others: readonly Point[], names: readonly (readonly [Point, Point])[]): number {
  const { name, sea } = letteringOf(from.name);
  const [x, y] = beside(from.at, angle, PIECES.growth);
  const nearest = Math.min(...others.map(([px, py]) => Math.hypot(px - x, py - y))) / (DISTANCE * PIECES.growth);
  const onName = Math.max(0, 1 - between(angle, name) / CLEAR_OF_NAME);
  const onNames = names.reduce((sum, line) => sum + covers([x, y], line), 0);
  return (between(angle, sea) / 90) ** 2 + 100 * Math.max(0, MARGIN - nearest) + 10 * onName + ON_NAMES * onNames;
}

/** Places on a ring, and their total cost. */
interface Row {
  places: readonly number[];
  cost: number;
}

/** The cheapest places on a ring for this many ships, at least `gap` apart. */
function ring(costs: readonly number[], ships: number, gap: number): Row {
  const none: Row = { places: [], cost: Infinity };
  const before = (i: number, { places, cost }: Row): Row => ({ places: [i, ...places], cost: (costs[i] ?? 0) + cost });
  let best = none;
  for (const first of costs.keys()) {
    const last = Math.min(costs.length - 1, first + costs.length - gap);
    /** From each place on, the cheapest row of the length built so far. */
    let rows: Row[] = Array.from({ length: costs.length + gap }, () => ({ places: [], cost: 0 }));
    for (let built = 1; built < ships; built++) {
      const longer = rows.map(() => none);
      for (let i = last; i > first; i--) {
        const [taken, left] = [before(i, rows[i + gap] ?? none), longer[i + 1] ?? none];
        longer[i] = taken.cost <= left.cost ? taken : left;
      }
      rows = longer;
    }
    const row = before(first, rows[first + gap] ?? none);
    if (row.cost < best.cost) best = row;
  }
  return best;
}

/** The angles of this many ships in a port: seaward and side by side if there is room, otherwise closer together. */
export function shipAngles(ports: readonly PlacedPort[], port: number, ships: number): readonly number[] {
  const from = ports[port];
  if (!from || ships < 1) return [];
  const others = ports.filter((other) => other !== from).map(({ at }) => at);
  const names = ports.map(nameOn);
  const costs = Array.from({ length: 360 / STEP }, (_, i) => costOf(i * STEP, from, others, names));
  const most = Math.floor(costs.length / ships);
  const tried = GAPS.map((gap, i) => {
    const { places, cost } = ring(costs, ships, Math.max(1, Math.min(gap / STEP, most)));
    return { places, cost: cost + i * i * ships * CROWDED };
  });
  return tried.toSorted((a, b) => a.cost - b.cost)[0]?.places.map((i) => i * STEP) ?? [];
}
