// The help of Ostia: first a sentence with the pieces drawn, in every language, then the clauses.

import { expect, test } from "vitest";
import { about, aboutCard, EXPLAINED, OF_CLAUSES, pieceSpoken, saysOf } from "../explain";
import { KINDS } from "../goods";
import type { Screen } from "../screen";
import { partsOf } from "$shell/play/inline";
import { clausesOf } from "$shell/rules/rules";
import { catalogue, LANGUAGES } from "$shell/words/catalogue";
import { Words } from "$shell/words/words";
import { expectSentences } from "../../../../web/tests/topics";

const VALUES = { ivory: 5, wood: 4, wine: 3, salt: 2, wheat: 1, marble: 0 };
const screenWith = (next: typeof VALUES | null): Screen =>
  ({
    facts: { goods: Object.keys(VALUES).map((good, i) => ({ good, copies: 6 + i, value: 9 - i })) },
    view: () => ({ senate_values: VALUES, next_values: next }),
  }) as unknown as Screen;
const namesIn = (lines: readonly string[] = []): (string | null)[] =>
  lines.flatMap((line) => partsOf(line).map(({ name }) => name)).filter((name) => name !== null);

test.each(LANGUAGES)("%s", async (language) => {
  const { t } = new Words([await catalogue(language)]);
  const cards = [VALUES, null].flatMap((next) => KINDS.map((kind) => aboutCard(t, screenWith(next), kind)));
  expect(namesIn(cards[0]?.says)).toEqual(["cash", "points", "storehouses", "ivory", "ivory"]);
  const topics = [...cards, ...EXPLAINED.map((name) => about(t, name, name))];
  expectSentences(topics, (name) => pieceSpoken(name, t));
});

test("a card says what the senate gives for it now and next", async () => {
  const { t } = new Words([await catalogue("en")]);
  const senate = (next: typeof VALUES | null): string => {
    const line = aboutCard(t, screenWith(next), "wood").says?.[1] ?? "";
    return partsOf(line)
      .map(({ text, name, after }) => text + (name ?? "") + after)
      .join("");
  };
  expect(senate(VALUES)).toBe("wood is worth 4 to the senate this round, 4 next round.");
  expect(senate(null)).toBe("wood is worth 4 to the senate this round.");
});

test("every clause that explains something is in the rules, and one on a button has its sentence", async () => {
  const known = await clausesOf("ostia", "en");
  const { t } = new Words([await catalogue("en")]);
  const asked = [...EXPLAINED.flatMap((name) => about(t, name, name).clauses), ...Object.keys(OF_CLAUSES)];
  expect(asked.filter((clause) => !known.has(clause))).toEqual([]);
  // What the score pad and the sheet of a counting house open.
  for (const clause of ["OS-3.5", "OS-4.1", "OS-5.1", "OS-5.2", "OS-6.1", "OS-6.3", "OS-7.2", "OS-7.4"])
    expect(saysOf(t, clause), clause).toHaveLength(1);
  expect(saysOf(t, "OS-9.9")).toEqual([]);
});
