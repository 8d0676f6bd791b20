// The position of a game in words: what the text view reads from top to bottom.

import type { TableStore } from "../table/store.svelte";
import type { Words } from "../words";

/** A heading and what is said under it, a sentence a line. */
export interface Section {
  title: string;
  lines: readonly string[];
}

/** An action as it can be written, and what it means. */
export interface Example {
  written: string;
  means: string;
}

/** What a game says about itself. Before the deal it says nothing. */
export interface InWords {
  /** What the reader should do, or who is being waited for. */
  ask: string;
  /** What the question is about, right below it. */
  about?: readonly string[];
  sections: readonly Section[];
  /** How actions are written on one line. */
  examples: readonly Example[];
  /** Words that know the names at this table, and write cards out. */
  words: Words;
  /** The same with cards named briefly, for where they are in sight. */
  brief: Words;
}

/** The game's own words. */
export type Telling = (store: TableStore, words: Words) => InWords | null;

/** Sentences, without those that have nothing to say. */
export const said = (...lines: readonly (string | false | null)[]): string[] => lines.filter((line) => typeof line === "string");
