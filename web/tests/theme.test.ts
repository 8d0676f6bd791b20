// Contrast of the tokens, in both themes: 7 for text on paper, 4.5 for other text, 3 for pieces.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SEAT_MARKS } from "../src/pieces/seats";

const GAMES = new URL("../../games/", import.meta.url);
/** The colours of the shell, and those of each game. */
const files = [
  new URL("../src/theme.css", import.meta.url),
  ...readdirSync(GAMES).map((game) => new URL(`${game}/screen/colours.css`, GAMES)),
].filter((file) => existsSync(file));
const css = files.map((file) => readFileSync(file, "utf8")).join("\n");

/** A token as a colour in the light and in the dark theme. */
function token(name: string): { light: string; dark: string } {
  const [, value] = css.match(new RegExp(`--${name}: (.+);`)) ?? [];
  if (value === undefined) throw new Error(`there is no token ${name}`);
  const [, light, dark] = value.match(/^light-dark\((#\w+), (#\w+)\)$/) ?? [value, value, value];
  return { light: light!, dark: dark! };
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((d) => d + d) : hex.slice(1).match(/../g)!;
  const [r, g, b] = digits.map((pair) => {
    const c = parseInt(pair, 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

test("contrast is measured as the guidelines define it", () => {
  expect(contrast("#fff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const TEXT: [string, string][] = [
  ...["paper", "paper-raised", "paper-sunk", "table"].flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["ink-soft", ground],
  ]),
  ...["paper", "paper-raised"].flatMap((ground): [string, string][] => [
    ["red", ground],
    ["green", ground],
  ]),
  ["on-red", "red-fill"],
  ["on-green", "green-fill"],
  ["on-gold", "gold"],
  ...["sea", "land", "halo"].flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["red", ground],
  ]),
  ...["os-travertine", "os-water", "os-sky"].map((ground): [string, string] => ["ink", ground]),
  ["card-ink", "card"],
  ["card-soft", "card"],
  ["card-red", "card"],
  ["card-ink", "card-edge"],
  // Whatever a game writes on a colour of its own.
  ...[...css.matchAll(/--on-(o[ms]-\w+):/g)].map(([, ground]): [string, string] => [`on-${ground}`, ground!]),
];

/** What is read most: making it darker costs nothing. */
const READ: [string, string][] = ["ink", "ink-soft", "red", "green"].flatMap((ink): [string, string][] => [
  [ink, "paper"],
  [ink, "paper-raised"],
]);

const PIECES: [string, string][] = [
  ...["sea", "land"].flatMap((ground): [string, string][] =>
    ["coast", "route", "way", "piece-edge", "focus"].map((piece) => [piece, ground]),
  ),
  ["focus", "paper"],
  ["piece-edge", "os-water"],
  ["piece-edge", "os-travertine"],
  ["rule-strong", "paper-raised"],
  ["lit-edge", "lit"],
];

test.each(TEXT)("text: %s on %s", (ink, ground) => {
  for (const theme of ["light", "dark"] as const) {
    expect(contrast(token(ink)[theme], token(ground)[theme]), theme).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(READ)("read: %s on %s", (ink, ground) => {
  for (const theme of ["light", "dark"] as const) {
    expect(contrast(token(ink)[theme], token(ground)[theme]), theme).toBeGreaterThanOrEqual(7);
  }
});

test.each(PIECES)("piece: %s on %s", (piece, ground) => {
  for (const theme of ["light", "dark"] as const) {
    expect(contrast(token(piece)[theme], token(ground)[theme]), theme).toBeGreaterThanOrEqual(3);
  }
});

test("every seat has a mark of its own, which can be read", () => {
  expect(SEAT_MARKS.length).toBeGreaterThanOrEqual(5);
  for (const { colour, on } of SEAT_MARKS) expect(contrast(on, colour), colour).toBeGreaterThanOrEqual(4.5);
  for (const part of ["colour", "emblem", "dash"] as const)
    expect(new Set(SEAT_MARKS.map((mark) => mark[part])).size, part).toBe(SEAT_MARKS.length);
});

test("no colour is named that nowhere has a value", () => {
  const roots = [new URL("../src/", import.meta.url), ...readdirSync(GAMES).map((game) => new URL(`${game}/screen/`, GAMES))];
  const styled = roots
    .filter((root) => existsSync(root))
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(svelte|css)$/.test(name))
        .map((name) => readFileSync(new URL(name, root), "utf8")),
    );
  const all = styled.join("\n");
  const named = new Set([...all.matchAll(/var\(--((?:on-)?o[ms]-\w[\w-]*)\)/g)].map(([, name]) => name!));
  expect(named.size).toBeGreaterThan(5);
  for (const name of named) expect(() => token(name), name).not.toThrow();
});
