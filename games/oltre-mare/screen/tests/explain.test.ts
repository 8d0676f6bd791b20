// The help of Oltre Mare: first a sentence with the pieces drawn, in every language, then the clauses.

import { expect, test } from "vitest";
import { MARKERS } from "../pieces/kinds";
import { partsOf } from "$shell/play/inline";
import { aboutCard, aboutFigure, aboutMarker, aboutPort, pieceSpoken, saysOf } from "../explain";
import type { Screen } from "../screen";
import { catalogue, LANGUAGES } from "$shell/words/catalogue";
import { Words } from "$shell/words/words";
import { expectSentences } from "../../../../web/tests/topics";

const FACE = { good: "olives", power: 5, load: 2, symbols: ["market", "ship"], port: null, copies: 18, payout: [1, 2, 4, 7, 11] } as const;
const namesIn = (lines: readonly string[] = []): (string | null)[] =>
  lines.flatMap((line) => partsOf(line).map(({ name }) => name)).filter((name) => name !== null);

test.each(LANGUAGES)("%s", async (language) => {
  const { t } = new Words([await catalogue(language)]);
  const card = aboutCard(t, { ...FACE, symbols: [...FACE.symbols], payout: [...FACE.payout] });
  // Lion, crate, small figure and row stand in it as they are printed.
  expect(namesIn(card.says)).toEqual([
    "symbol:market",
    "symbol:ship",
    "power:5",
    "load:2",
    "copies:18",
    "payout:1,2,4,7,11",
    "symbol:market",
  ]);
  const topics = [
    card,
    ...(["ducats", "prestige", "hand", "pirates", "markers"] as const).map((kind) => aboutFigure(t, kind, kind)),
    ...MARKERS.map((marker) => aboutMarker(t, marker)),
    ...[...MARKERS, null].map((marker) => aboutPort(t, "Zara", marker)),
  ];
  expectSentences(topics, (name) => pieceSpoken(name, t));
});

test("a clause on a button of the score pad or of a refusal has its sentence", async () => {
  const { t } = new Words([await catalogue("en")]);
  const screen = { view: () => ({ active: 1, me: 1, power: 5, load: 2 }), nameOf: () => "Zoe" } as unknown as Screen;
  for (const clause of ["OM-6.2", "OM-6.3", "OM-8.1", "OM-8.2", "OM-8.3", "OM-8.4", "OM-8.5", "OM-2.3", "OM-3.2", "OM-4.1", "OM-5.1"])
    expect(saysOf(t, screen, clause), clause).toHaveLength(1);
  expect(saysOf(t, screen, "OM-9.9")).toEqual([]);
});
