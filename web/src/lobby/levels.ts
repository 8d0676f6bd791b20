// What the strengths of bots are called.

import type { Words } from "../words";

/** The strengths that people choose among, the weakest first. Programs have others besides. */
const LEVELS: readonly string[] = ["greedy", "expert", "search", "master"];

/** Those that a game has; all it has if it has none of them. */
export function offeredLevels(levels: readonly string[]): readonly string[] {
  const offered = LEVELS.filter((level) => levels.includes(level));
  return offered.length > 0 ? offered : levels;
}

/** The name of a strength; one without a name for people is called as programs call it. */
export function levelName(words: Words, level: string): string {
  return words.has(`level-${level}`) ? words.t(`level-${level}`) : words.t(`bot-${level}`);
}

/** How that strength plays, in a sentence; nothing of one that has none. */
export function levelSays(words: Words, level: string): string | null {
  return words.has(`level-${level}-says`) ? words.t(`level-${level}-says`) : null;
}
