import { expect, test } from "vitest";
import { Theme } from "../src/theme.svelte";

const memory = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
});

test("the page follows the choice, and the choice is kept", () => {
  const [storage, page] = [memory(), { dataset: {} as DOMStringMap }];
  const theme = new Theme(storage, page);
  expect(page.dataset.theme).toBeUndefined();
  theme.choose("dark");
  expect(page.dataset.theme).toBe("dark");
  expect(new Theme(storage, { dataset: {} }).choice).toBe("dark");
  theme.choose("system");
  expect("theme" in page.dataset).toBe(false);
});

test("stored but unknown values are ignored", () => {
  expect(new Theme(memory({ "portolan.theme": "purple" }), { dataset: {} }).choice).toBe("system");
});
