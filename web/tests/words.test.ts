import { describe, expect, test } from "vitest";
import { bundleOf, catalogue, LANGUAGES } from "../src/words/catalogue";
import { firstLanguage, Language } from "../src/words/language.svelte";
import { Words, type Message } from "../src/words/words";

const english = new Words([await catalogue("en")]);

describe("messages", () => {
  const undo: Message = { key: "no-undo-other", args: [["seat", { seat: 2 }]] };

  test("the reader is called you, and the others by their names", () => {
    expect(english.say(undo)).toContain("player 2");
    expect(english.to({ me: 2, nameOf: () => undefined }).say(undo)).not.toContain("player");
    expect(english.to({ me: 1, nameOf: () => "Anna" }).say(undo)).toContain("Anna");
  });

  test("a list comes with its length, a term with its words", () => {
    const words = new Words([bundleOf("en", ["n = { $a_count }: { $a }\ng = gems\nlist-empty = nothing"])]);
    expect(words.t("n", { a: { list: [{ term: "g" }, { number: 3 }, { text: "x" }] } })).toBe("3: gems, 3, x");
    expect(words.t("n", { a: { list: [] } })).toBe("0: nothing");
  });

  test("a sentence may stand in a sentence", () => {
    const words = new Words([bundleOf("en", ["out = so { $in }\nin = { $n }"])]);
    expect(words.t("out", { in: { message: { key: "in", args: [["n", { number: 7 }]] } } })).toBe("so 7");
  });

  test("a missing key is printed, with its arguments", () => {
    expect(english.t("no-such-key", { n: 3, list: { list: [{ seat: 1 }] } })).toBe("no-such-key(n=3 list=player 1)");
  });

  test("a line begins with a capital, and no isolating marks are written", () => {
    const line = english.line({ key: "seat-name", args: [["number", { number: 4 }]] });
    expect(line).toBe("Player 4");
  });

  test("a message missing in one language is said in the next", () => {
    const words = new Words([bundleOf("fr", ["a = un"]), bundleOf("en", ["a = one\nb = two"])]);
    expect([words.t("a"), words.t("b")]).toEqual(["un", "two"]);
  });

  test("a port is described with marker, ships and state", () => {
    const label = english.t("chart-port", { port: "Zara", marker: "compass", ships: { list: [{ text: "Anna" }] }, state: "legal" });
    expect(label).toBe("Zara: compass, with Anna, can be chosen");
    expect(english.t("chart-port", { port: "Zara", marker: "compass", ships: { list: [] }, state: "plain" })).toBe("Zara: compass");
  });
});

describe("language", () => {
  test("English comes first", () => expect(LANGUAGES[0]).toBe("en"));

  test("the stored one, else the browser's first that we have, else English", () => {
    const known = ["en", "fr", "de"];
    expect(firstLanguage("de", ["fr"], known)).toBe("de");
    expect(firstLanguage("xx", ["ja-JP", "fr-CH", "en"], known)).toBe("fr");
    expect(firstLanguage(null, ["ja"], known)).toBe("en");
  });

  test("the choice is stored", async () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    const language = new Language(storage);
    await language.choose("en");
    expect(language.words.t("seat-you")).toBe("you");
    expect([...kept.values()]).toEqual(["en"]);
  });

  test("one language is fetched, or English where it cannot be", async () => {
    const asked: string[] = [];
    const language = new Language(null, (code) => {
      asked.push(code);
      return code === "de" ? Promise.reject(new Error("no such file")) : catalogue(code);
    });
    await language.choose("fr");
    expect([asked.splice(0), language.code, language.words.t("seat-you")]).toEqual([["fr"], "fr", "vous"]);
    await language.choose("de");
    expect([asked, language.code, language.words.t("seat-you")]).toEqual([["de", "en"], "en", "you"]);
  });

  test.each(LANGUAGES)("every language has its own letters for each good: %s", async (code) => {
    const words = new Words([await catalogue(code)]);
    const goods = ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain"];
    expect(new Set(goods.map((good) => words.t(`good-letters-${good}`))).size).toBe(goods.length);
  });
});
