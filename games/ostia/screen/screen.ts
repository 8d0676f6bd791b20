// What every part of the screen needs.

import { createContext } from "svelte";
import type { Foresight } from "$shell/play/foresight.svelte";
import type { Outlooks } from "$shell/play/outlooks.svelte";
import type { OstiaFacts, OstiaMenu, OstiaView } from "$shell/protocol/types";
import type { TableStore } from "$shell/table/store.svelte";
import type { Action } from "./action";
import type { Desk } from "./desk.svelte";

export interface Screen {
  store: TableStore;
  facts: OstiaFacts;
  /** How the match stands. Read it where it is used: it changes with every step. */
  view: () => OstiaView;
  menu: () => OstiaMenu | null;
  /** The reader's own seat. */
  me: () => number | null;
  /** What the reader could take back first. */
  last: () => Action | null;
  desk: Desk;
  /** What the picks would bring. */
  ahead: Foresight<Action>;
  /** What each answer of the seller would bring. */
  answers: Outlooks<Action>;
  nameOf: (seat: number) => string;
  /** Plays an action; says whether it was carried out. */
  play: (action: Action) => Promise<boolean>;
}

const [get, set] = createContext<Screen>();
export const provideScreen = set;
export const useScreen = get;
