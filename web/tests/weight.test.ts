import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { weigh, type Built } from "../weight";

/** Noise does not compress: it keeps its size, plus a few bytes. */
const file = (name: string, size: number, source: string | null = null): Built => ({ name, source, bytes: randomBytes(size) });

test("a first visit fetches all scripts and styles, the heaviest language, and the typefaces", () => {
  const files = [
    file("index.js", 10_000, "/web/src/main.ts"),
    file("index.css", 2_000),
    ...["en", "de", "fr", "it"].map((language, i) => file(`common-${language}.js`, 1_000 * (i + 1), `\0virtual:words/${language}/first`)),
    file("garamond.woff2", 40_000),
    file("oltre-mare.js", 90_000, "/web/src/rules/text/de/oltre-mare.json"),
    file("ReplayPage.js", 90_000, "/web/src/replay/ReplayPage.svelte"),
    file("licences.txt", 90_000),
  ];
  const { bare, whole } = weigh(files);
  expect(bare).toBeGreaterThanOrEqual(10_000 + 2_000 + 4_000);
  expect(bare).toBeLessThan(10_000 + 2_000 + 4_000 + 500);
  expect(whole - bare).toBe(40_000);
});

test("a visit plays one game: the heavier screen counts", () => {
  const files = [
    file("Match-a.js", 9_000, "/games/ostia/screen/Match.svelte"),
    file("Match-b.js", 20_000, "/games/oltre-mare/screen/Match.svelte"),
  ];
  expect(weigh(files).bare).toBeGreaterThanOrEqual(20_000);
  expect(weigh(files).bare).toBeLessThan(20_500);
});

test("files that pack well weigh little", () => {
  expect(weigh([{ name: "a.js", source: null, bytes: "x".repeat(100_000) }]).bare).toBeLessThan(1_000);
});
