import { describe, expect, test, vi } from "vitest";
import { PORTS, ROUTES, indexOf } from "../../../../web/gallery/sample";
import { shipAngles, beside, covers, nameOn, PIECES as LEGIBLE } from "../chart/ship-angles";
import { curve } from "../chart/curve";
import { courseOf, someWay } from "../chart/courses";
import { nearestPort } from "../chart/nearest";
import { nameLine, placesBetween } from "../chart/places";
import { project, SHEET } from "../chart/projection";
import { sizeAt, Viewport } from "../chart/viewport.svelte";

describe("the sheet", () => {
  test("every port lies on it", () => {
    expect(PORTS).toHaveLength(30);
    for (const { lon, lat, name } of PORTS) {
      const [x, y] = project([lon, lat]);
      expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height, name).toBe(true);
    }
  });

  test("east is right, north is up", () => {
    expect(project([20, 40])[0]).toBeLessThan(project([21, 40])[0]);
    expect(project([20, 41])[1]).toBeLessThan(project([20, 40])[1]);
  });
});

/** The size of pieces and letters on a screen where the whole chart is small: the worst case. */
const PIECES = 1.35;
const LETTERS = 1.12;

/** The corners of a name as it is written: letters about 9.8 wide and 16 high. */
function boxOf(name: string): [number, number][] {
  const { lon, lat } = PORTS[indexOf(name)]!;
  const [x, y] = project([lon, lat]);
  const { dx, dy, turn, ends } = nameLine(name, 25 * PIECES);
  const tilt = (turn * Math.PI) / 180;
  const length = name.length * 9.8 * LETTERS * (ends ? -1 : 1);
  const at = (u: number, v: number): [number, number] => [
    x + dx + u * Math.cos(tilt) - v * Math.sin(tilt),
    y + dy + u * Math.sin(tilt) + v * Math.cos(tilt),
  ];
  return [at(0, -8), at(length, -8), at(length, 8), at(0, 8)];
}

/** Two convex shapes are apart if a line along some side separates them. */
function apart(a: [number, number][], b: [number, number][]): boolean {
  return [a, b].some((shape) =>
    shape.some(([x, y], i) => {
      const [nx, ny] = shape[(i + 1) % shape.length]!;
      const axis = [-(ny - y), nx - x] as const;
      const shadow = (points: [number, number][]) => points.map(([px, py]) => px * axis[0] + py * axis[1]);
      const [p, q] = [shadow(a), shadow(b)];
      return Math.max(...p) <= Math.min(...q) || Math.max(...q) <= Math.min(...p);
    }),
  );
}

describe("a tap", () => {
  const places = PORTS.map(({ lon, lat }) => project([lon, lat]));

  test("means the port whose centre is nearest, however small the chart is", () => {
    // At 390 px a thumb reaches over more than a hundred units of the sheet, and covers several ports.
    for (const [port, [x, y]] of places.entries()) {
      for (const [dx, dy] of [
        [0, 0],
        [3, 0],
        [-3, 2],
        [0, -3],
      ] as const)
        expect(nearestPort(places, [x + dx, y + dy], 120), PORTS[port]!.name).toBe(port);
    }
  });

  test("on open water means none", () => {
    expect(nearestPort(places, [-500, -500], 120)).toBeNull();
  });
});

describe("lettering", () => {
  const boxes = PORTS.map(({ name }) => ({ name, box: boxOf(name) }));

  test("no name lies on another", () => {
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) expect(apart(a.box, b.box), `${a.name} and ${b.name}`).toBe(true);
    }
  });

  test("no name lies on another port's marker", () => {
    for (const { name, lon, lat } of PORTS) {
      const [x, y] = project([lon, lat]);
      const r = 14 * PIECES;
      const marker: [number, number][] = [
        [x - r, y - r],
        [x + r, y - r],
        [x + r, y + r],
        [x - r, y + r],
      ];
      for (const other of boxes) if (other.name !== name) expect(apart(other.box, marker), `${other.name} on ${name}`).toBe(true);
    }
  });

  test("every name stays on the sheet", () => {
    for (const { name, box } of boxes) {
      for (const [x, y] of box) expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height, name).toBe(true);
    }
  });
});

describe("anchored", () => {
  const placed = PORTS.map(({ name, lon, lat }) => ({ name, at: project([lon, lat]) }));
  const distance = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  /** Half a ship and half a marker: any nearer, the ship would cover it. */
  const COVERS = 19 + 18;

  test.each([1, 2, 3, 4, 5])("with %i ships, each lies at its own port and covers no other", (ships) => {
    for (const pieces of [0.5, 1, LEGIBLE.growth]) {
      for (const [port, { name, at }] of placed.entries()) {
        const anchored = shipAngles(placed, port, ships).map((angle) => beside(at, angle, pieces));
        expect(anchored, name).toHaveLength(ships);
        for (const ship of anchored) {
          for (const other of placed) {
            if (other.name === name) continue;
            const said = `${name}, near ${other.name}, ${pieces}`;
            expect(distance(ship, other.at) / distance(ship, at), said).toBeGreaterThan(1.15);
            expect(distance(ship, other.at), said).toBeGreaterThan(COVERS * pieces);
          }
        }
      }
    }
  });

  test.each([
    [1, 0.05],
    [2, 0.25],
    [3, 0.4],
  ])("%i in a port leave all names readable", (ships, most) => {
    const names = placed.map(nameOn);
    for (const [port, { name, at }] of placed.entries()) {
      for (const angle of shipAngles(placed, port, ships)) {
        const covered = Math.max(...names.map((line) => covers(beside(at, angle, LEGIBLE.growth), line)));
        expect(covered, name).toBeLessThan(most);
      }
    }
  });

  test("more ships than there is room for still have a place each", () => {
    expect(new Set(shipAngles(placed, 0, 9)).size).toBe(9);
  });

  test("where there is room, ships lie side by side", () => {
    const { at } = placed[indexOf("Bengasi")]!;
    const anchored = shipAngles(placed, indexOf("Bengasi"), 4).map((angle) => beside(at, angle, 1));
    for (const [i, ship] of anchored.entries()) for (const next of anchored.slice(i + 1)) expect(distance(ship, next)).toBeGreaterThan(39);
  });

  test("at a lone port the ship lies on the seaward side", () => {
    expect(shipAngles(placed, indexOf("Bengasi"), 1)).toEqual([160]);
  });
});

describe("courses", () => {
  test("every route of the edition keeps to the sea by places of its own", () => {
    for (const [a, b] of ROUTES) expect(placesBetween(PORTS[a]!.name, PORTS[b]!.name).length, `${a}-${b}`).toBeGreaterThan(0);
  });

  test("a course is the same both ways", () => {
    const [a, b] = [PORTS[indexOf("Modone")]!, PORTS[indexOf("Negroponte")]!];
    expect(courseOf(b, a)).toEqual(courseOf(a, b).toReversed());
  });

  test("a curve begins and ends in its ports", () => {
    expect(
      curve([
        [0, 0],
        [5, 5],
        [10, 0],
      ]),
    ).toMatch(/^M0\.0 0\.0C.* 10\.0 0\.0$/);
  });

  test("a path has the requested length and uses no route twice", () => {
    const square = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ] as const;
    expect(someWay(square, 0, 2, 2)).toEqual([0, 1, 2]);
    expect(someWay(square, 0, 0, 4)).toHaveLength(5);
    expect(someWay(square, 0, 0, 2)).toEqual([]);
  });
});

describe("the viewport", () => {
  test("shows everything on a large screen, the home port on a small one", () => {
    const large = new Viewport();
    large.resize(1200, 900, [10, 10]);
    expect(large.scale).toBeCloseTo(large.whole);
    const small = new Viewport();
    small.resize(390, 300, [600, 400]);
    expect(small.scale).toBeGreaterThan(small.whole);
    expect([small.x, small.y]).toEqual([600, 400]);
  });

  test("never loses the sheet", () => {
    const viewport = new Viewport();
    viewport.resize(400, 400);
    viewport.zoom(3);
    viewport.pan(1e6, -1e6);
    expect(viewport.x).toBeGreaterThan(0);
    expect(viewport.y).toBeLessThan(SHEET.height);
    viewport.zoom(1e-6);
    expect(viewport.scale).toBeCloseTo(viewport.whole);
  });

  test("zooming keeps the place under the pointer", () => {
    const viewport = new Viewport();
    viewport.resize(800, 600);
    viewport.zoom(2);
    const under = () => viewport.x + (500 - 400) / viewport.scale;
    const before = under();
    viewport.zoom(1.2, 500, 300);
    expect(under()).toBeCloseTo(before);
  });

  test("every choice is in view, whatever the size of the window", () => {
    const [tools, margin] = [{ width: 60, height: 150 }, 20];
    const places = PORTS.map(({ lon, lat }) => project([lon, lat]));
    for (const [width, height] of [
      [376, 300],
      [346, 240],
      [970, 520],
      [540, 520],
    ] as const) {
      for (const [a, b] of ROUTES) {
        const viewport = new Viewport();
        viewport.revealAll([places[a]!, places[b]!]);
        viewport.resize(width, height, places[a]);
        for (const port of [a, b]) {
          const [x, y] = places[port]!;
          const [px, py] = [(x - viewport.x) * viewport.scale + width / 2, (y - viewport.y) * viewport.scale + height / 2];
          const said = `${PORTS[port]!.name} at ${width}`;
          expect(px > margin && px < width - margin && py > margin && py < height - margin, said).toBe(true);
          expect(px > width - tools.width && py > height - tools.height, said).toBe(false);
        }
      }
    }
  });

  test("the part that the reader looks at instead stays", () => {
    const viewport = new Viewport();
    viewport.resize(400, 400, [600, 400]);
    viewport.revealAll([[100, 100]]);
    viewport.pan(-200, -200);
    const { x, y } = viewport;
    viewport.resize(400, 380, [600, 400]);
    expect([viewport.x, viewport.y]).toEqual([x, y]);
  });

  test("pieces keep a legible size", () => {
    const rule = LEGIBLE;
    expect(36 * 0.6 * sizeAt(0.6, rule)).toBeCloseTo(25);
    expect(sizeAt(0.1, rule)).toBe(1.35);
    expect(36 * 2 * sizeAt(2, rule)).toBeCloseTo(46);
    expect(sizeAt(1, rule)).toBe(1);
  });
});

test("a gesture moves and stretches the drawing, which is redrawn once the hand is still", () => {
  vi.useFakeTimers();
  const viewport = new Viewport();
  viewport.resize(800, 600);
  const [viewBox, still] = [viewport.viewBox, viewport.transform];
  expect(still).toBe("translate(0px, 0px) scale(1)");
  for (let i = 0; i < 10; i++) {
    viewport.zoom(1.1, 0, 0);
    vi.advanceTimersByTime(20);
    expect(viewport.viewBox).toBe(viewBox);
  }
  // The corner stays where it is, and everything else is stretched from there.
  expect(viewport.transform).toMatch(/scale\(2\.59/);
  vi.advanceTimersByTime(1000);
  expect(viewport.viewBox).not.toBe(viewBox);
  expect(viewport.transform).toBe(still);
  vi.useRealTimers();
});
