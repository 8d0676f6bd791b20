import { expect, test } from "vitest";
import { placed } from "../fan";

const group = (count: number, asked: boolean) => ({ cards: Array.from({ length: count }), asked });
/** The room of a hand on a phone of 390 px, and its widest card. */
const [ROOM, MOST] = [374, 81];
/** What a finger needs of a card, in pixels. */
const FINGER = 44;

test("on a phone ten cards lie in two rows, each with room for a finger", () => {
  const { wide, behind, cards } = placed([group(10, true)], ROOM, MOST, true);
  const [lies = []] = cards;
  expect(lies.filter(({ y }) => y === 0)).toHaveLength(5);
  for (const row of [0, behind]) {
    const xs = lies.filter(({ y }) => y === row).map(({ x }) => x);
    for (const [i, x] of xs.entries()) if (i > 0) expect(x - xs[i - 1]!).toBeGreaterThanOrEqual(FINGER);
    expect(Math.max(...xs) + wide).toBeLessThanOrEqual(ROOM + 0.001);
  }
  expect(behind).toBeGreaterThanOrEqual(FINGER);
  expect(placed([group(6, true)], ROOM, MOST, true).behind).toBe(0);
});

test("goods that nobody asks about give way to those one must choose from", () => {
  for (const [room, most, narrow] of [
    [ROOM, MOST, true],
    [800, 132, false],
  ] as const) {
    const { wide, cards } = placed([group(7, false), group(4, true)], room, most, narrow);
    const [stock = [], ship = []] = cards;
    const apart = (lies: readonly { x: number }[]): number => lies[1]!.x - lies[0]!.x;
    expect(apart(ship), `${room}`).toBeGreaterThanOrEqual(FINGER);
    expect(apart(ship)).toBeGreaterThan(1.5 * apart(stock));
    expect(ship.at(-1)!.x + wide).toBeLessThanOrEqual(room + 0.001);
    expect(ship[0]!.x).toBeGreaterThan(stock.at(-1)!.x + wide);
  }
  // Where nothing is asked all are alike.
  const [stock = [], ship = []] = placed([group(3, false), group(4, false)], 800, 104, false).cards;
  expect(stock[1]!.x - stock[0]!.x).toBeCloseTo(ship[1]!.x - ship[0]!.x);
});
