// What a game tells the browser about itself: `games/<game>/screen/index.ts` exports one of these, and `games.ts` lists
// them.

import type { Component } from "svelte";
import type { FrameTab } from "./play/Frame.svelte";
import type { GameAction, GameFacts, GameOrders, StepSeen } from "./protocol/types";
import type { Trades } from "./replay/figures";
import type { Telling } from "./text/section";
import type { Say } from "./words";

/** What the lobby shows of a game, and how it is played here. */
export interface Presentation {
  designer: string;
  /** A picture under its description. */
  emblem: Component;
  /** Its own screen, which is given the view, fetched when first needed; without one it is played in the text view. */
  screen: (() => Promise<{ default: Screen }>) | null;
  /** Its state, in words, fetched with the text view. */
  inWords: (() => Promise<{ inWords: Telling }>) | null;
  /** What a seat's money is called in the view. */
  money: string;
  /** What a seat's points are called there, where they are not its money. */
  points?: string;
  /** Finds what changed hands in a match, fetched at its end. */
  trades: () => Promise<{ tradesOf: (steps: readonly StepSeen[]) => Trades }>;
  /** The places to jump to in a replay. */
  marks: Marks;
  /** When in a match it is, in a few words: turn or round, and phase. */
  moment: ((view: unknown, say: Say) => string) | null;
  /** What could be explained to a newcomer of how it stands, the most important first; the words are `coach-GAME-TOPIC`. */
  coach: ((view: unknown, menu: unknown) => readonly string[]) | null;
  /** On which tab of a narrow screen the things lie that a lesson points at; what is in none of them is always seen. */
  tabs: Tabs;
  /** What standing orders say, in one line; nothing for a game without them. */
  orders: ((orders: GameOrders, say: Say) => string) | null;
  /** Where on its screen a move is made. */
  pointed: ((action: GameAction, facts: GameFacts | undefined) => string[]) | null;
  /** The game on one page; nothing for a game without one. */
  onePage: readonly OnePagePart[];
  /** Draws what a clause of its rules is about, and takes a card apart for newcomers; fetched with the rules and with the lesson. */
  pictures: (() => Promise<{ default: Pictures; CardParts: CardParts }>) | null;
}

/** A part of the game on one page: what is said of it, by words of the catalogue, and the picture of a clause. */
export interface OnePagePart {
  title: string;
  says: readonly string[];
  of?: string;
}

/** A game's own screen: its view is of its own type. */
export type Screen = Component<{ view: never }>;

/** By its key in the catalogue: the events that such a place begins with; without any, it is wherever a turn begins. */
export type Marks = Readonly<Record<string, readonly string[]>>;

/** Names of things, by tab. */
export type Tabs = Readonly<Partial<Record<FrameTab, RegExp>>>;

/** The pictures of a clause, if it has any. */
export type Pictures = Component<{ of: string }>;

/** A card, large, with a button over each of its figures. */
export type CardParts = Component<{ card: string; part: string; facts: GameFacts; onpart: (part: string) => void }>;
