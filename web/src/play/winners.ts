// Who won, in one line: a victory can be shared.

import type { Standings } from "../protocol/types";
import type { Say } from "../words";
import type { ScoreLine } from "./ScorePad.svelte";

/** A seat with its place and its score. */
export interface Ranked {
  seat: number;
  place: number;
  score: number;
}

/** All seats, the first before the last. */
export const rankingOf = ({ place, score }: Standings, seats: readonly { seat: number }[]): Ranked[] =>
  seats
    .map(({ seat }) => ({ seat, place: place[seat - 1] ?? 0, score: score[seat - 1] ?? 0 }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);

export const winnersOf = (ranking: readonly Ranked[]): number[] => ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);

/** The line for the reader in seat `me`, null for a spectator. */
export function winnersLine(say: Say, winners: readonly number[], me: number | null, nameOf: (seat: number) => string): string {
  const others = winners.filter((seat) => seat !== me);
  const names = { list: others.map((seat) => ({ text: nameOf(seat) })) };
  if (others.length === winners.length) return say("end-won", { names });
  return others.length === 0 ? say("end-you-won") : say("end-you-share", { names });
}

/** The source that set the winner apart: the one with the greatest lead over what the others got from it on average. A win that was broken from a tie has none. */
export function decisive<Line extends { values: readonly number[]; sum?: boolean }>(
  ranking: readonly Ranked[],
  lines: readonly Line[],
): Line | null {
  const won = ranking.map(({ place }) => place === 1);
  const best = Math.max(...ranking.map(({ score }) => score));
  if (won.filter(Boolean).length !== 1 || ranking.filter(({ score }) => score === best).length !== 1) return null;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const lead = ({ values }: Line): number => mean(values.filter((_, i) => won[i])) - mean(values.filter((_, i) => !won[i]));
  const found = lines.filter(({ sum }) => !sum).toSorted((a, b) => lead(b) - lead(a))[0];
  return found && lead(found) > 0 ? found : null;
}

/** Where the reader fell behind the winner most: what each of them got from that source; nothing for the winner. */
export function behind<Line extends { values: readonly number[]; sum?: boolean }>(
  ranking: readonly Ranked[],
  lines: readonly Line[],
  me: number | null,
): { line: Line; mine: number; first: number } | null {
  const [own, won] = [ranking.findIndex(({ seat }) => seat === me), ranking.findIndex(({ place }) => place === 1)];
  if (own < 0 || won < 0 || ranking[own]?.place === 1) return null;
  const all = lines
    .filter(({ sum }) => !sum)
    .map((line) => ({ line, mine: line.values[own] ?? 0, first: line.values[won] ?? 0 }))
    .toSorted((a, b) => b.first - b.mine - (a.first - a.mine));
  return all[0] && all[0].first > all[0].mine ? all[0] : null;
}

/** What each source gave everybody, and the sum; `prefix` and the name of a source form its key in the catalogue. */
export function scoreLines<Source extends string>(
  say: Say,
  prefix: string,
  sources: readonly { source: Source; clause: string }[],
  ranking: readonly Ranked[],
  brought: (seat: number, source: Source) => number,
): ScoreLine[] {
  const lines = sources.map(({ source, clause }) => ({
    name: source,
    label: say(`${prefix}-${source}`),
    clause,
    values: ranking.map(({ seat }) => brought(seat, source)),
  }));
  return [...lines, { name: "total", label: say(`${prefix}-total`), values: ranking.map(({ score }) => score), sum: true }];
}
