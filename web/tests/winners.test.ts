import { expect, test } from "vitest";
import { behind, decisive, rankingOf } from "../src/play/winners";

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
  // A tie that something else broke.
  expect(decisive(rankingOf({ place: [1, 2, 3], score: [52, 52, 23] }, seats), lines)).toBeNull();
  const level = [{ name: "ducats", values: [5, 5, 5] }];
  expect(decisive(rankingOf({ place: [1, 2, 3], score: [5, 5, 5] }, seats), level)).toBeNull();
});

test("a player who did not win is told where they fell behind most", () => {
  const seats = [1, 2, 3].map((seat) => ({ seat }));
  const ranking = rankingOf({ place: [1, 2, 3], score: [52, 37, 23] }, seats);
  const lines = [
    { name: "ducats", values: [30, 32, 20] },
    { name: "venice", values: [24, 6, 3] },
    { name: "total", values: [52, 37, 23], sum: true },
  ];
  const venice = lines[1];
  expect(behind(ranking, lines, 3)).toEqual({ line: venice, mine: 3, first: 24 });
  expect(behind(ranking, lines, 2)).toEqual({ line: venice, mine: 6, first: 24 });
  for (const me of [1, null]) expect(behind(ranking, lines, me)).toBeNull();
});
