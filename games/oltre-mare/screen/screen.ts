// What every part of the screen needs.

import { createContext } from "svelte";
import type { OltreMareMenu, OltreMareView } from "$shell/protocol/types";
import type { TableStore } from "$shell/table/store.svelte";
import type { Foresight } from "$shell/play/foresight.svelte";
import type { Action, Wish } from "./action";
import type { Bench } from "./bench.svelte";
import type { Desk } from "./desk.svelte";
import type { Box } from "./faces";

export interface Screen {
  store: TableStore;
  box: Box;
  /** How the match stands. Read it where it is used: it changes with every step. */
  view: () => OltreMareView;
  menu: () => OltreMareMenu | null;
  /** What there is a button for. */
  wishes: () => readonly Wish[];
  /** What the reader could take back first. */
  last: () => Action | null;
  desk: Desk;
  bench: Bench;
  /** What the picks would bring, what the offer on the bench would, and what accepting with the chosen cards would. */
  ahead: Foresight<Action>;
  dealAhead: Foresight<Action>;
  acceptAhead: Foresight<Action>;
  nameOf: (seat: number) => string;
  /** Plays an action; says whether it was carried out. */
  play: (action: Action) => Promise<boolean>;
}

const [get, set] = createContext<Screen>();
export const provideScreen = set;
export const useScreen = get;
