import { expect, test } from "vitest";
import { wanted } from "../src/table/curtain";

const turn = (must: number[], asked: number[]) => ({ must, asked, may: [], invited: [], question: 1, waits: [] });

test("the device goes to whom play waits for", () => {
  expect(wanted(turn([2], []), [1, 2], 1)).toBe(2);
  expect(wanted(turn([3], [1]), [1, 2], null)).toBe(1);
  expect(wanted(turn([3], []), [1, 2], 2)).toBe(2);
});

test("a player who was handed it to answer an offer keeps it until the answer is given", () => {
  expect(wanted(turn([1], [2]), [1, 2], 1)).toBe(1);
  expect(wanted(turn([1], [2]), [1, 2], 2)).toBe(2);
  expect(wanted(turn([1], []), [1, 2], 2)).toBe(1);
});
