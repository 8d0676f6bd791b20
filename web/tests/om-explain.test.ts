// The help of Oltre Mare: first a sentence with the pieces drawn, in every language, then the clauses.

import { expect, test } from "vitest";
import { MARKERS } from "../src/pieces/kinds";
import { partsOf } from "../src/play/inline";
import { aboutCard, aboutFigure, aboutMarker, aboutPort, pieceSpoken } from "../src/oltre-mare/explain";
import { catalogue, LANGUAGES } from "../src/words/catalogue";
import { Words } from "../src/words/words";

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
  for (const { title, says, clauses } of topics) {
    expect(clauses.length, title).toBeGreaterThan(0);
    expect(says?.length, title).toBeGreaterThan(0);
    for (const line of says ?? []) {
      const spoken = partsOf(line)
        .map(({ text, name, after }) => text + (name === null ? "" : pieceSpoken(name, t)) + after)
        .join("");
      // Every key is there, every name has its value, and it ends as a sentence does.
      expect(spoken).toMatch(/^[^{}$]+\.$/);
      expect(spoken).not.toMatch(/om-help|undefined/);
    }
  }
});
