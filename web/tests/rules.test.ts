import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clausesOf, spansOf } from "../src/play/rules";

const markdown = readFileSync(new URL("../../docs/rules/oltre-mare.md", import.meta.url), "utf8");
const clauses = clausesOf(markdown);

test("every clause is found, once, whole and under its chapter", () => {
  const ids = clauses.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("OM-0.1");
  expect(ids).toContain("OM-9.4");
  const prestige = clauses.find(({ id }) => id === "OM-3.5");
  expect(prestige?.chapter).toBe("Trade phase");
  expect(prestige?.text).toMatch(/^The partner, never the active seat, .*within the turn\]\*\*.*\]\*\*$/);
});

test("marks and emphasis become parts", () => {
  expect(spansOf("a *b* **[ruling]** c")).toEqual([
    { text: "a ", as: "plain" },
    { text: "b", as: "emphasis" },
    { text: " ", as: "plain" },
    { text: "[ruling]", as: "mark" },
    { text: " c", as: "plain" },
  ]);
});

test("emphasis inside a mark is part of the mark", () => {
  expect(spansOf("**[ruling: a *card*]**")).toEqual([{ text: "[ruling: a card]", as: "mark" }]);
});

test("every clause the screen names is there", () => {
  const folder = new URL("../src/oltre-mare/", import.meta.url);
  const known = new Set(clauses.map(({ id }) => id));
  const named = readdirSync(folder).flatMap((name) => readFileSync(new URL(name, folder), "utf8").match(/"OM-\d+\.\d+"/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !known.has(id.slice(1, -1)))).toEqual([]);
});
