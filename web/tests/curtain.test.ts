import { expect, test } from "vitest";
import { isSecret, wanted } from "../src/table/curtain";

const turn = (must: number[], asked: number[]) => ({ must, asked, may: [], invited: [], question: 1, open: false, waits: [] });

test("the device goes to whom play waits for", () => {
  expect(wanted(turn([2], []), [1, 2], 1)).toBe(2);
  expect(wanted(turn([3], [1]), [1, 2], null)).toBe(1);
  expect(wanted(turn([3], []), [1, 2], 2)).toBe(2);
});

test("a player who gets the device to answer an offer keeps it until the answer is given", () => {
  expect(wanted(turn([1], [2]), [1, 2], 1)).toBe(1);
  expect(wanted(turn([1], [2]), [1, 2], 2)).toBe(2);
  expect(wanted(turn([1], []), [1, 2], 2)).toBe(1);
});

test("a question everybody may hear needs no curtain, and the next player to begin is called last", () => {
  const open = { ...turn([2], []), open: true };
  expect(wanted(open, [1, 2], 1)).toBe(null);
  expect(isSecret(open, [1, 2])).toBe(false);
  expect(isSecret(turn([2], []), [1, 2])).toBe(true);
  expect(isSecret(turn([3], []), [1, 2])).toBe(false);
  expect(wanted(turn([1, 2, 3], []), [1, 2, 3], null, 1)).toBe(2);
  expect(wanted(turn([1], []), [1, 2, 3], null, 1)).toBe(1);
});
