// The names of the strengths of bots.

import type { Words } from "../words";

/** The strengths that people can choose from, weakest first. Programs have others as well. */
const LEVELS: readonly string[] = ["greedy", "expert-friendly", "expert", "expert-ruthless", "search", "master"];

/** Those of them that a game has; if it has none, all its own. */
export function offeredLevels(levels: readonly string[]): readonly string[] {
  const offered = LEVELS.filter((level) => levels.includes(level));
  return offered.length > 0 ? offered : levels;
}

/** The name of a strength; without a name for people, the one that programs use. */
export function levelName(words: Words, level: string): string {
  return words.has(`level-${level}`) ? words.t(`level-${level}`) : words.t(`bot-${level}`);
}

/** How that strength plays, in a sentence; nothing if there is none. */
export function levelSays(words: Words, level: string): string | null {
  return words.has(`level-${level}-says`) ? words.t(`level-${level}-says`) : null;
}
