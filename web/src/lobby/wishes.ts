// The reader's last choices for a match, and the choices there are.

import type { GameInfo, OpenTable, Tempo } from "../protocol/types";
import { offeredLevels } from "./levels";

const KEPT = "portolan.play";

/** Game, number of players and strength of the bots. */
export interface Wish {
  game: string;
  players: number;
  level: string;
}

const KEPT_PLACE = "portolan.place";

/** Where a match is played: on the server, or only in this browser. */
export const PLACES = ["server", "here"] as const;
export type Place = (typeof PLACES)[number];

/** Where the reader last played. */
export const keptPlace = (storage: Kept): Place => (storage?.getItem(KEPT_PLACE) === "here" ? "here" : "server");

/** Remembers it. */
export const keepPlace = (storage: Kept, place: Place): void => storage?.setItem(KEPT_PLACE, place);

/** The strength that suits a newcomer, or another if it is missing. */
const USUAL_LEVEL = "greedy";
const USUAL_PLAYERS = 4;

type Kept = Pick<Storage, "getItem" | "setItem"> | null;

/** The last choices, as far as they are still available. */
export function keptWish(storage: Kept, games: readonly GameInfo[]): Wish {
  return fitting(parsed(storage?.getItem(KEPT) ?? null), games);
}

/** Remembers a choice. */
export function keepWish(storage: Kept, wish: Wish): void {
  storage?.setItem(KEPT, JSON.stringify(wish));
}

/** From now on this game is offered first; the other choices stay. */
export function preferGame(storage: Kept, game: string): void {
  storage?.setItem(KEPT, JSON.stringify({ ...parsed(storage.getItem(KEPT)), game }));
}

/** The nearest available choice. */
export function fitting(wish: Partial<Wish>, games: readonly GameInfo[]): Wish {
  const info = games.find(({ game }) => game === wish.game) ?? games[0];
  if (!info) return { game: "", players: 0, level: "" };
  const players = Math.min(info.max_players, Math.max(info.min_players, wish.players ?? USUAL_PLAYERS));
  return { game: info.game, players, level: fittingLevel(wish.level, info.bots) };
}

/** The chosen level, if there is such a bot; otherwise the usual one. */
export function fittingLevel(wished: string | undefined, levels: readonly string[]): string {
  const offered = offeredLevels(levels);
  const level = [wished, USUAL_LEVEL].find((level) => level !== undefined && offered.includes(level));
  return level ?? offered[0] ?? "";
}

function parsed(text: string | null): Partial<Wish> {
  try {
    const { game, players, level } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    const wish: Partial<Wish> = {};
    if (typeof game === "string") wish.game = game;
    if (typeof players === "number" && Number.isInteger(players)) wish.players = players;
    if (typeof level === "string") wish.level = level;
    return wish;
  } catch {
    return {};
  }
}

/** The numbers of players a game can have. */
export function playerCounts({ min_players, max_players }: GameInfo): number[] {
  return Array.from({ length: max_players - min_players + 1 }, (_, i) => min_players + i);
}

/** The clocks that are offered, by name; the words for them are in the catalogue. */
export const TEMPOS: Readonly<Record<string, Tempo>> = {
  none: { tempo: "none" },
  calm: { tempo: "live", bank_ms: 15 * 60_000, each_ms: 30_000 },
  brisk: { tempo: "live", bank_ms: 5 * 60_000, each_ms: 15_000 },
  hour: { tempo: "slow", each_ms: 3_600_000 },
  hours: { tempo: "slow", each_ms: 8 * 3_600_000 },
  day: { tempo: "slow", each_ms: 24 * 3_600_000 },
  slow: { tempo: "slow", each_ms: 48 * 3_600_000 },
  days: { tempo: "slow", each_ms: 72 * 3_600_000 },
};

/** A clock over days. */
export const isSlow = (tempo: string): boolean => TEMPOS[tempo]?.tempo === "slow";

/** After this many minutes a bot plays for somebody who does not; 0: never. */
export const BOT_AFTER = [0, 2, 3, 10] as const;

/** The name of a clock; nothing for one that was set by other means. */
export function tempoName(tempo: Tempo): string | undefined {
  return Object.keys(TEMPOS).find((name) => {
    const offered = TEMPOS[name] as Record<string, unknown>;
    return Object.entries(tempo).every(([field, value]) => field === "weekends_off" || offered[field] === value);
  });
}

/** How to play a match: clock by name, options of the game, edition by name; anything left out is as usual. */
export interface MatchWish {
  tempo: string;
  /** Slow clocks rest at weekends. */
  weekendsOff: boolean;
  edition: string;
  options: Record<string, string>;
}

/** As usual; in a first match with the reader's own stacks open, if a game can show them. */
export function matchWish(first = false): MatchWish {
  return { tempo: "none", weekendsOff: false, edition: "", options: first ? { memory: "own-stacks" } : {} };
}

/** Has nobody on this device played yet? */
export const isFirst = (storage: Kept): boolean => parsed(storage?.getItem(KEPT) ?? null).level === undefined;

/** What can be chosen for an option: a seat only if the table has it. */
export const choicesOf = (values: readonly string[], players: number): string[] => values.filter((value) => !(Number(value) > players));

/** The choice that is shown: the last one, if this game has it. */
export function chosen(wished: string | undefined, values: readonly string[], players: number): string {
  const choices = choicesOf(values, players);
  return wished !== undefined && choices.includes(wished) ? wished : (choices[0] ?? "");
}

function clockOf(tempo: string, weekendsOff: boolean): Tempo {
  const clock = TEMPOS[tempo] ?? { tempo: "none" };
  return clock.tempo === "slow" && weekendsOff ? { ...clock, weekends_off: true } : clock;
}

/** A choice as it is sent: anything that a game does not know is left out. */
export function asked(
  { tempo, weekendsOff, edition, options }: MatchWish,
  info: GameInfo,
): Pick<OpenTable, "options" | "edition" | "tempo"> {
  const known = (name: string, value: string): boolean =>
    info.options.some((option) => option.name === name && option.values.includes(value));
  return {
    options: Object.fromEntries(Object.entries(options).filter(([name, value]) => known(name, value))),
    edition: info.editions.includes(edition) ? edition : null,
    tempo: clockOf(tempo, weekendsOff),
  };
}
