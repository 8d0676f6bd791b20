// The figures of the reader's finished matches, as the profile shows them.

import type { FiguresLine } from "../protocol/types";

/** The matches of one game, and all of them together. */
export interface Tally {
  game: string;
  lines: readonly FiguresLine[];
  played: number;
  won: number;
}

/** One for each game, most played first. */
export function tallies(lines: readonly FiguresLine[]): Tally[] {
  const games = [...new Set(lines.map(({ game }) => game))];
  const tally = (game: string): Tally => {
    const own = lines.filter((line) => line.game === game);
    const sum = (of: (line: FiguresLine) => number): number => own.reduce((all, line) => all + of(line), 0);
    return { game, lines: own, played: sum(({ played }) => played), won: sum(({ won }) => won) };
  };
  return games.map(tally).sort((a, b) => b.played - a.played);
}

/** Matches won, with one decimal where wins were shared, and in per cent. */
export function wonOf({ played, won }: Pick<Tally, "played" | "won">): { won: number; percent: number } {
  return { won: Math.round(won * 10) / 10, percent: played === 0 ? 0 : Math.round((won / played) * 100) };
}
