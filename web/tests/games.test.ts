// The server says which games there are; what the browser knows about them is in one place, src/games.ts.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { hasScreen, presentation, screenOf } from "../src/games";
import { editionKey, editionName } from "../src/lobby/editions";
import TextMatch from "../src/text/TextMatch.svelte";
import { Words } from "../src/words";
import { catalogue, LANGUAGES } from "../src/words/catalogue";

/** Released games: each has a table of its clauses. */
const GAMES = new URL("../../games/", import.meta.url);
const games = readdirSync(GAMES).filter((name) => existsSync(new URL(`${name}/rulebook/coverage.md`, GAMES)));

test("every game is presented in every language", async () => {
  expect(games.length).toBeGreaterThan(1);
  for (const language of LANGUAGES) {
    const words = new Words([await catalogue(language)]);
    for (const game of games) {
      expect(presentation(game)?.designer, game).toMatch(/\w/);
      expect([words.has(`game-${game}`), words.has(`lobby-about-${game}`)], `${game} in ${language}`).toEqual([true, true]);
    }
  }
});

test("the edition in the box of a game has a name in every language; an owner's keeps its own", async () => {
  const named = /^name = "(.*)"$/m;
  for (const language of LANGUAGES) {
    const words = new Words([await catalogue(language)]);
    for (const game of games) {
      const data = new URL(`${game}/rules/data/`, GAMES);
      const files = readdirSync(data).map((file) => readFileSync(new URL(file, data), "utf8"));
      const name = files.flatMap((text) => named.exec(text)?.[1] ?? []);
      expect(
        name.map((name) => words.has(editionKey(name))),
        `${game} in ${language}`,
      ).toContain(true);
    }
    expect(editionName(words, "My box of 2006")).toBe("My box of 2006");
  }
});

test("a game without its own screen, or one unknown here, is played in the text view", async () => {
  for (const game of [...games.filter((game) => !hasScreen(game)), "draughts", "toString"]) expect(await screenOf(game)).toBe(TextMatch);
  expect(presentation("toString")).toBeUndefined();
});

test("a game with its own screen is played there", async () => {
  const own = games.filter(hasScreen);
  expect(own.length).toBeGreaterThan(0);
  for (const game of own) expect(await screenOf(game)).not.toBe(TextMatch);
  for (const game of own) expect(await screenOf(game, true), "unless somebody asks for the text view").toBe(TextMatch);
});

test("no file of the shell but the list and the generated types names a game", () => {
  const src = new URL("../src/", import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  const name = new RegExp(`["'\`/](${games.join("|")})["'\`/]`);
  const naming = files.filter((file) => name.test(readFileSync(new URL(file, src), "utf8")));
  expect(naming.sort()).toEqual(["games.ts", "protocol/types.ts"]);
});

test("no shared words name a game: the list brings its name, designer and description", async () => {
  const i18n = new URL("../../i18n/", import.meta.url);
  for (const language of LANGUAGES) {
    const words = new Words([await catalogue(language)]);
    const names = new RegExp(`\\b(${games.map((game) => words.t(`game-${game}`)).join("|")})\\b`);
    const folder = new URL(`${language}/`, i18n);
    const naming = readdirSync(folder).filter((file) => names.test(readFileSync(new URL(file, folder), "utf8")));
    expect(naming, language).toEqual([]);
  }
});

test("modules that only one game imports are in the folder of that game", () => {
  const shell = fileURLToPath(new URL("../src/", import.meta.url));
  const home = fileURLToPath(GAMES);
  const modules = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes("/tests/"))
      .map((name) => folder + name);
  /** Who imports each module of the shell: a game by its name, or the shell itself. */
  const users = new Map<string, Set<string>>();
  const look = (file: string, user: string): void => {
    for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import) ?\(?"((?:\$shell|\.)[^"]+)"/g)) {
      const path = from.startsWith("$shell/") ? shell + from.slice("$shell/".length) : resolve(dirname(file), from);
      const name = path.replace(/\.ts$/, "");
      users.set(name, (users.get(name) ?? new Set()).add(user));
    }
  };
  for (const file of modules(shell)) look(file, "the shell");
  for (const game of readdirSync(home).filter((name) => existsSync(`${home}${name}/screen`)))
    for (const file of modules(`${home}${game}/screen/`)) look(file, game);
  const alone = modules(shell).filter((file) => {
    const by = users.get(file.replace(/\.ts$/, ""));
    return by?.size === 1 && !by.has("the shell");
  });
  expect(alone).toEqual([]);
});
