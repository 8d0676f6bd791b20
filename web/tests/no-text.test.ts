// No component contains text, and every key that one names is in the catalogue.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { catalogue } from "../src/words/catalogue";

/** The root of the repository: the shell and the screens of the games are below it. */
const ROOT = new URL("../../", import.meta.url);
const below = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`);
const screens = readdirSync(new URL("games", ROOT))
  .map((game) => `games/${game}/screen`)
  .filter((folder) => existsSync(new URL(folder, ROOT)));
const files = ["web/src", ...screens].flatMap(below).filter((name) => !name.includes("/tests/"));
const components = files.filter((name) => name.endsWith(".svelte"));

/** Attributes that a reader gets to see or hear. */
const SEEN = new Set(["aria-label", "aria-description", "alt", "title", "placeholder", "label"]);

interface Node {
  type: string;
  data?: string;
  name?: string;
  value?: unknown;
  [field: string]: unknown;
}

/** Letters are words; figures, dots and arrows between values are not. */
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

function wordsIn(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((child) => wordsIn(child, found));
  else if (node !== null && typeof node === "object") {
    const { type = "", data, name, value } = node as Partial<Node>;
    if (type === "Text" && data !== undefined && hasWords(data)) found.push(data.trim());
    if (type.endsWith("Directive")) return found;
    if (type === "Attribute") {
      if (name !== undefined && SEEN.has(name)) wordsIn(value, found);
      return found;
    }
    for (const [field, child] of Object.entries(node)) if (field !== "metadata") wordsIn(child, found);
  }
  return found;
}

const textsOf = (source: string): string[] => wordsIn(parse(source, { modern: true }).fragment);

describe("text in components", () => {
  test("is found where it stands", () => {
    expect(textsOf("<p>Hello {name}</p>")).toEqual(["Hello"]);
    expect(textsOf('<img alt="a ship" class="no text" />')).toEqual(["a ship"]);
    expect(textsOf("{#if a}<b>{t('key')} · 3 › </b>{/if}<!-- a comment -->")).toEqual([]);
  });

  test.each(components)("%s has none", (name) => {
    expect(textsOf(readFileSync(new URL(name, ROOT), "utf8"))).toEqual([]);
  });
});

describe("keys", async () => {
  const english = await catalogue("en");
  const sources = files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("/protocol/"));

  test.each(sources)("those that %s names are in the catalogue", (name) => {
    const source = readFileSync(new URL(name, ROOT), "utf8");
    // `t("key"`, `t(a ? "key" : "key"`, `key: "key"`: whole keys only; composed ones are tested where they are used.
    const calls = source.matchAll(/\bt\(([^()]*?)(?:[,)]|\{)/g);
    const keys = [...calls].flatMap(([, args]) => [...(args ?? "").matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, key]) => key!));
    const messages = [...source.matchAll(/\bkey: "([a-z][a-z0-9-]*)"/g)].map(([, key]) => key!);
    const missing = [...keys, ...messages].filter((key) => !english.hasMessage(key));
    expect(missing).toEqual([]);
  });
});
