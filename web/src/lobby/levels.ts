// What the strengths of bots are called.

import type { Words } from "../words";

/** The name of a strength; one without a name for people is called as programs call it. */
export function levelName(words: Words, level: string): string {
  return words.has(`level-${level}`) ? words.t(`level-${level}`) : words.t(`bot-${level}`);
}

/** How that strength plays, in a sentence; nothing of one that has none. */
export function levelSays(words: Words, level: string): string | null {
  return words.has(`level-${level}-says`) ? words.t(`level-${level}-says`) : null;
}
