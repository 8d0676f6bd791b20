import { expect, test } from "vitest";
import { decisive, rankingOf } from "../src/play/winners";

test("the end names the source that set the winner apart", () => {
  const seats = [1, 2, 3].map((seat) => ({ seat }));
  const lines = [
    { name: "ducats", values: [30, 32, 20] },
    { name: "venice", values: [24, 6, 3] },
    { name: "pirates", values: [-2, -1, 0] },
    { name: "total", values: [52, 37, 23], sum: true },
  ];
  expect(decisive(rankingOf({ place: [1, 2, 3], score: [52, 37, 23] }, seats), lines)?.name).toBe("venice");
  // Nothing decided a shared win, nor one that is ahead nowhere.
  expect(decisive(rankingOf({ place: [1, 1, 3], score: [52, 52, 23] }, seats), lines)).toBeNull();
  const level = [{ name: "ducats", values: [5, 5, 5] }];
  expect(decisive(rankingOf({ place: [1, 2, 3], score: [5, 5, 5] }, seats), level)).toBeNull();
});
