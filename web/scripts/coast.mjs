// Reduces the coast line of Natural Earth to the part of the world that the chart shows.
//
// Source: npm `world-atlas`, land-10m.json, made from Natural Earth 1:10m, which is in the public domain.
// Run by hand (`npm run coast`); the result, games/oltre-mare/screen/chart/coast.json, is committed.
import { readFileSync, writeFileSync } from "node:fs";
import { feature } from "topojson-client";

/** What is kept, in degrees: wider than the ports, so that a screen of any shape is filled. */
const WINDOW = { west: -18, east: 68, south: 8, north: 64 };
/** Where people look: only this part is drawn in detail. */
const HEART = { west: 2, east: 46, south: 28, north: 50 };
const inHeart = ([lon, lat]) => lon > HEART.west && lon < HEART.east && lat > HEART.south && lat < HEART.north;
/** A point nearer than this to the line between its neighbours is dropped, in degrees. */
const tolerance = (point) => (inHeart(point) ? 0.02 : 0.12);
/** An island smaller than this is dropped, in square degrees. */
const smallest = (ring) => (inHeart(ring[0]) ? 0.005 : 0.3);
/** Coordinates are whole hundredths of a degree. */
const GRID = 100;

const atlas = JSON.parse(readFileSync(new URL("../node_modules/world-atlas/land-10m.json", import.meta.url), "utf8"));
const land = feature(atlas, atlas.objects.land);
const rings = land.features.flatMap(({ geometry }) => geometry.coordinates.flat(geometry.type === "Polygon" ? 0 : 1));

/** The part of a ring on one side of a line (Sutherland and Hodgman). */
function cut(ring, inside, crossing) {
  const kept = [];
  ring.forEach((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    if (inside(point) !== inside(before)) kept.push(crossing(before, point));
    if (inside(point)) kept.push(point);
  });
  return kept;
}

function clip(ring) {
  const at = (axis, value) => (a, b) => {
    const t = (value - a[axis]) / (b[axis] - a[axis]);
    return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
  };
  let kept = ring;
  kept = cut(kept, (p) => p[0] >= WINDOW.west, at(0, WINDOW.west));
  kept = cut(kept, (p) => p[0] <= WINDOW.east, at(0, WINDOW.east));
  kept = cut(kept, (p) => p[1] >= WINDOW.south, at(1, WINDOW.south));
  return cut(kept, (p) => p[1] <= WINDOW.north, at(1, WINDOW.north));
}

/** The fewest points within the tolerance (Douglas and Peucker). */
function thin(points) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points[points.length - 1]];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  let [far, index] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const [px, py] = [points[i][0] - a[0], points[i][1] - a[1]];
    const off = length ? Math.abs(px * dy - py * dx) / length : Math.hypot(px, py);
    if (off / tolerance(points[i]) > far) [far, index] = [off / tolerance(points[i]), i];
  }
  if (far <= 1) return [a, b];
  return [...thin(points.slice(0, index + 1)).slice(0, -1), ...thin(points.slice(index))];
}

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0)) / 2;

const reduced = rings
  .map((ring) => clip(ring.slice(0, -1)))
  .filter((ring) => ring.length > 3 && area(ring) >= smallest(ring))
  .map((ring) => thin([...ring, ring[0]]))
  .map((ring) => ring.slice(0, -1).map(([lon, lat]) => [Math.round(lon * GRID), Math.round(lat * GRID)]))
  .filter((ring) => ring.length > 3)
  .sort((a, b) => area(b) - area(a));

/** The first point of each ring as it is, each further one as its distance from the one before. */
const deltas = reduced.map((ring) => ring.flatMap(([x, y], i) => (i ? [x - ring[i - 1][0], y - ring[i - 1][1]] : [x, y])));

const file = {
  source: "Natural Earth 1:10m land (public domain), by way of npm world-atlas; reduced by scripts/coast.mjs",
  grid: GRID,
  rings: deltas,
};
const text = JSON.stringify(file);
writeFileSync(new URL("../../games/oltre-mare/screen/chart/coast.json", import.meta.url), text + "\n");
console.log(`${deltas.length} rings, ${reduced.flat().length} points, ${text.length} bytes`);
