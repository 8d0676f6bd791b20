// Everything that all parts of a table's page need.

import { createContext } from "svelte";
import type { LogTurn } from "./log";
import type { Sounds } from "./sound.svelte";
import type { TableStore } from "./store.svelte";

/** The table and what belongs to the device it is shown on. */
export interface TableFrame {
  store: TableStore;
  sounds: Sounds;
  /** The strengths of bots that the server has for this game, once known. */
  levels: () => readonly string[];
  /** Says something to those who cannot see the screen. */
  announce: (text: string) => void;
  /** In a replay: the log as a table of contents. */
  contents?: Contents;
}

/** The log of a replay. */
export interface Contents {
  /** All of it. */
  turns: () => readonly LogTurn[];
  /** The reader was not there, so later steps are not shown yet. */
  veiled: () => boolean;
  /** The step that is shown. */
  at: () => number;
  go: (version: number) => void;
}

const [get, set] = createContext<TableFrame>();

/** Gives the table to everything below the calling component. */
export const provideTable = set;

/** The table given from above. */
export const useTable = get;
