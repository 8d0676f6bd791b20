import { describe, expect, test } from "vitest";
import { fan } from "../src/cards/fan";

/** The room of a hand on a phone of 390 px, and its widest card. */
const [ROOM, MOST] = [374, 88];
/** The part of a card that shows good, symbols, power and load: see GoodsCard. */
const FIGURES = 45 / 96;
const end = (count: number, { wide, step }: ReturnType<typeof fan>): number => wide + step * (count - 1);

describe("a hand", () => {
  test("with up to five cards lies side by side on a phone", () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const lies = fan(count, ROOM, MOST);
      expect(lies.step, `${count}`).toBeGreaterThanOrEqual(lies.wide);
      expect(end(count, lies), `${count}`).toBeLessThanOrEqual(ROOM);
      expect(lies.wide).toBeGreaterThan(60);
    }
  });

  test("with more cards overlaps, with the figures of each in sight and room for a finger", () => {
    for (let count = 6; count <= 10; count++) {
      const lies = fan(count, ROOM, MOST);
      expect(end(count, lies), `${count}`).toBeLessThanOrEqual(ROOM + 0.001);
      expect(lies.step / lies.wide, `${count}`).toBeGreaterThan(FIGURES);
      if (count <= 9) expect(lies.step, `${count}`).toBeGreaterThanOrEqual(40 - 0.5);
    }
  });

  test("never grows when a card is added, and stays on the screen", () => {
    for (const [room, most] of [
      [ROOM, MOST],
      [344, 72],
      [520, 104],
    ] as const) {
      for (let count = 1; count < 20; count++) {
        const [now, next] = [fan(count, room, most), fan(count + 1, room, most)];
        expect(next.wide).toBeLessThanOrEqual(now.wide);
        expect(next.step).toBeLessThanOrEqual(now.step);
        expect(end(count, now)).toBeLessThanOrEqual(room + 0.001);
      }
    }
  });

  test("lies side by side before anything has been measured", () => {
    expect(fan(7, 0, 81)).toEqual({ wide: 81, step: 85 });
  });
});
