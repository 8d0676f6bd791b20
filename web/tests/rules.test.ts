import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { clausesOf, hasRules, rulesOf, textOf } from "../src/rules/rules";
import { count, search } from "../src/rules/search";
import { LANGUAGES } from "../src/words/catalogue";

const GAMES = ["oltre-mare", "ostia"];

describe("the rules", () => {
  test("are there in every language, with the same clauses", async () => {
    for (const game of GAMES) {
      const english = [...(await clausesOf(game, "en")).keys()];
      expect(english.length).toBeGreaterThan(40);
      for (const language of LANGUAGES) expect([...(await clausesOf(game, language)).keys()], `${game} in ${language}`).toEqual(english);
    }
  });

  test("a clause is whole, and in the reader's words", async () => {
    const said = async (language: string): Promise<string> =>
      (await clausesOf("oltre-mare", language)).get("OM-3.5")!.paragraphs.map(textOf).join(" ");
    expect(await said("en")).toMatch(/^The partner, never the active seat, .*for everybody\]$/);
    expect(await said("fr")).toMatch(/^C’est le partenaire, .*tuile Prestige/);
    expect(await said("de")).toMatch(/^Der Partner, .*Prestigeplättchen/);
    expect(await said("it")).toMatch(/^È l’altra parte, .*Punto Prestigio/);
  });

  test("marks, emphasis and citations are pieces", async () => {
    const spans = (await clausesOf("oltre-mare", "en")).get("OM-3.10")!.paragraphs[0]!;
    expect(spans[1]).toEqual({ emphasis: "load" });
    expect(spans.at(-1)).toMatchObject({ mark: expect.arrayContaining([{ clause: "OM-7.3" }]) as unknown });
  });

  test("a language without a text of its own reads English; a game without rules has none", async () => {
    expect(await rulesOf("ostia", "eo")).toBe(await rulesOf("ostia", "en"));
    expect([hasRules("ostia"), hasRules("toString"), hasRules("draughts")]).toEqual([true, false, false]);
    await expect(rulesOf("draughts", "en")).rejects.toThrow(RangeError);
  });

  test("every clause that the screens name is there", async () => {
    for (const game of GAMES) {
      const folder = new URL(`../../games/${game}/screen/`, import.meta.url);
      const known = await clausesOf(game, "en");
      const named = readdirSync(folder)
        .filter((name) => /\.(ts|svelte)$/.test(name))
        .flatMap((name) => readFileSync(new URL(name, folder), "utf8").match(/"O[MS]-\d+\.\d+"/g) ?? []);
      expect(named.length).toBeGreaterThan(20);
      expect(named.filter((id) => !known.has(id.slice(1, -1)))).toEqual([]);
    }
  });
});

describe("a search", async () => {
  const german = await rulesOf("oltre-mare", "de");
  const numbers = (query: string, rules = german): string[] =>
    search(rules, query).chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ("item" in block && block.item.number ? [block.item.number] : [])),
    );

  test("for nothing finds everything", () => {
    expect(search(german, "  ")).toBe(german);
    expect(count(german)).toBeGreaterThan(90);
  });

  test("finds a clause by its number", () => {
    expect(numbers("om-3.5")).toContain("OM-3.5");
    expect(numbers("OM-3.15")).toEqual(["OM-3.15"]);
  });

  test("wants every word, in any order, whatever case and accents", () => {
    expect(numbers("kompass ANKUNFT")).toEqual(["OM-4.12"]);
    expect(numbers("einfluss")).toEqual(numbers("EINFLUß"));
    expect(numbers("einfluss").length).toBeGreaterThan(0);
  });

  test("finds words with accents by words without", async () => {
    const french = await rulesOf("oltre-mare", "fr");
    expect(numbers("decompte intermediaire", french)).toEqual(numbers("décompte intermédiaire", french));
    expect(numbers("decompte", french).length).toBeGreaterThan(3);
  });

  test("keeps the rows of a table that have the words, and a chapter whose heading has them", () => {
    const found = search(german, "om-x7");
    expect(found.chapters).toHaveLength(1);
    expect(count(found)).toBe(1);
    const trade = german.chapters.find(({ number }) => number === "OM-3")!;
    expect(search(german, "handelsphase").chapters).toContain(trade);
  });

  test("finds nothing where there is nothing", () => {
    expect(count(search(german, "raumschiff"))).toBe(0);
  });
});
