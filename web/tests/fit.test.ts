import { expect, test } from "vitest";
import { fit, twoLines } from "../src/cards/fit";

test("a short name keeps its size, a long one shrinks", () => {
  expect(fit("salt", 60, 15)).toBe(15);
  expect(fit("Schriftrollen", 60, 15)).toBeLessThan(10);
  expect(fit("", 60, 15)).toBe(15);
  // Only two letters more than “Oliven”, but wide ones: at size 15 it touched the edge of its card.
  expect(fit("Oliven", 60, 15)).toBe(15);
  expect(fit("Tonwaren", 60, 15)).toBeLessThan(13.5);
});

test("a long name of several words takes two lines", () => {
  expect(twoLines("salt")).toEqual(["salt"]);
  expect(twoLines("pierre précieuse")).toEqual(["pierre", "précieuse"]);
  expect(twoLines("n’importe quelle carte")).toEqual(["n’importe", "quelle carte"]);
  expect(twoLines("Schriftrollen")).toEqual(["Schriftrollen"]);
});
