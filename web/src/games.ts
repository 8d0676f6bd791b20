// The one list of games in the browser. The server says which games there are; nothing else in the shell names one.

import { presentation as oltreMare } from "../../games/oltre-mare/screen";
import { presentation as ostia } from "../../games/ostia/screen";
import type { Pictures, Presentation, Screen } from "./presentation";
import type { Telling } from "./text/section";

const GAMES: Readonly<Record<string, Presentation>> = {
  "oltre-mare": oltreMare,
  ostia,
  // Only builds of the tests list it. It is asked for here, so that no other build contains it.
  ...(import.meta.env.VITE_EXAMPLE ? { example: (await import("../../games/example/screen")).presentation } : {}),
};

/** The games that are known here, by name. */
export const KNOWN: readonly string[] = Object.keys(GAMES);

/** What is known about a game; nothing for one that was added only to the server. */
export function presentation(game: string): Presentation | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}

/** What draws the clauses of a game's rules. */
export const picturesOf = async (game: string): Promise<Pictures | null> => (await presentation(game)?.pictures?.())?.default ?? null;

/** Is it played on a screen of its own? */
export const hasScreen = (game: string): boolean => presentation(game)?.screen != null;

/** The position of a game in words; nothing for a game that has none. */
export const tellingOf = async (game: string): Promise<Telling | null> => (await presentation(game)?.inWords?.())?.inWords ?? null;

/** The screen on which a game is played: its own, or the text view, which every game has and everybody may choose. */
export async function screenOf(game: string, text = false): Promise<Screen> {
  const own = text ? null : presentation(game)?.screen;
  return (await (own?.() ?? import("./text/TextMatch.svelte"))).default;
}
