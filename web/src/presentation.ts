// What a game tells the browser of itself: `games/<game>/screen/index.ts` exports one of these, and `games.ts` lists them.

import type { Component } from "svelte";
import type { GameAction, GameFacts, StepSeen } from "./protocol/types";
import type { Trades } from "./replay/figures";
import type { Telling } from "./text/section";

/** What the lobby shows of a game, and how it is played here. */
export interface Presentation {
  designer: string;
  /** A picture under its description. */
  emblem: Component;
  /** Its own screen, fetched when first needed; without one it is played in the text view. */
  screen: (() => Promise<{ default: Component }>) | null;
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
