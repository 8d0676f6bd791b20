// The games the browser knows something of. The server says which games there are; nothing else here names one.

import type { Component } from "svelte";
import OltreMareEmblem from "./oltre-mare/Emblem.svelte";
import OstiaEmblem from "./ostia/Emblem.svelte";
import { pointed as inOltreMare } from "./oltre-mare/pointed";
import { pointed as inOstia } from "./ostia/pointed";
import type { GameAction, GameFacts, GameName, OltreMareAction, OltreMareFacts, OstiaAction, StepSeen } from "./protocol/types";
import type { Trades } from "./replay/figures";
import type { Telling } from "./text/section";

type Loaded = Promise<{ default: Component }>;

/** What the lobby shows of a game, and how it is played here. */
export interface Presentation {
  designer: string;
  /** A picture under its description. */
  emblem: Component;
  /** Its own screen, fetched when first needed; without one it is played in the text view. */
  screen: (() => Loaded) | null;
  /** How it stands, in words, fetched with the text view. */
  inWords: (() => Promise<{ inWords: Telling }>) | null;
  /** What a seat's money is called in the view, and what goods are called in the catalogue. */
  money: string;
  goods: string;
  /** Finds what changed hands in a match, fetched at its end. */
  trades: () => Promise<{ tradesOf: (steps: readonly StepSeen[]) => Trades }>;
  /** Where one can jump to in a match looked back at. */
  marks: Marks;
  /** Where on its screen a move is made. */
  pointed: ((action: GameAction, facts: GameFacts | undefined) => string[]) | null;
  /** Draws what a clause of its rules speaks of, fetched with the rules. */
  pictures: (() => Promise<{ default: Pictures }>) | null;
}

/** What is jumped to in a match looked back at. */
export type MarkKind = "turn" | "deal" | "venice" | "round" | "auction";

/** The events that such places begin with; without any, it is wherever a turn begins. */
export type Marks = Readonly<Partial<Record<MarkKind, readonly string[]>>>;

/** The pictures of a clause, if it has any. */
export type Pictures = Component<{ of: string }>;

const GAMES: Readonly<Partial<Record<GameName, Presentation>>> = {
  "oltre-mare": {
    designer: "Emanuele Ornella",
    emblem: OltreMareEmblem,
    screen: () => import("./oltre-mare/Match.svelte"),
    inWords: () => import("./oltre-mare/inwords"),
    money: "ducats",
    goods: "good",
    trades: () => import("./oltre-mare/trades"),
    marks: { turn: [], deal: ["deal_struck"], venice: ["venice_scored"] },
    pointed: (action, facts) => (facts ? inOltreMare(action as OltreMareAction, facts as OltreMareFacts) : []),
    pictures: () => import("./oltre-mare/Pictures.svelte"),
  },
  ostia: {
    designer: "Stefan Risthaus",
    emblem: OstiaEmblem,
    screen: () => import("./ostia/Match.svelte"),
    inWords: () => import("./ostia/inwords"),
    money: "cash",
    goods: "ostia-good",
    trades: () => import("./ostia/trades"),
    marks: { round: ["round_began"], auction: ["lot_put_up"] },
    pointed: (action) => inOstia(action as OstiaAction),
    pictures: () => import("./ostia/Pictures.svelte"),
  },
};

/** What is known of a game; nothing of one that was added to the server alone. */
export function presentation(game: string): Presentation | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game as GameName] : undefined;
}

/** What draws the clauses of a game's rules. */
export const picturesOf = async (game: string): Promise<Pictures | null> => (await presentation(game)?.pictures?.())?.default ?? null;

/** Is it played on a screen of its own? */
export const hasScreen = (game: string): boolean => presentation(game)?.screen != null;

/** How a game stands, in words; nothing for one that has none. */
export const tellingOf = async (game: string): Promise<Telling | null> => (await presentation(game)?.inWords?.())?.inWords ?? null;

/** The screen on which a game is played: its own, or the text view, which every game has and everybody may choose. */
export async function screenOf(game: string, text = false): Promise<Component> {
  const own = text ? null : presentation(game)?.screen;
  return (await (own?.() ?? import("./text/TextMatch.svelte"))).default;
}
