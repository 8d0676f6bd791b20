// What is required of everything that explains itself, in every language and game.

import { expect } from "vitest";
import type { Topic } from "../src/play/help.svelte";
import { partsOf } from "../src/play/inline";

/** Each topic has clauses and sentences: every key is there, every name has its value, and each ends as a sentence does. */
export function expectSentences(topics: readonly Topic[], spokenPiece: (name: string) => string): void {
  for (const { title, says, clauses } of topics) {
    expect(clauses.length, title).toBeGreaterThan(0);
    expect(says?.length, title).toBeGreaterThan(0);
    for (const line of says ?? []) {
      const spoken = partsOf(line)
        .map(({ text, name, after }) => text + (name === null ? "" : spokenPiece(name)) + after)
        .join("");
      expect(spoken).toMatch(/^[^{}$]+\.$/);
      expect(spoken).not.toMatch(/o[ms]-help|undefined/);
    }
  }
}
