// Everything that all parts of the screen need.

import { createContext } from "svelte";
import type { Foresight } from "$shell/play/foresight.svelte";
import type { Parts } from "$shell/play/match.svelte";
import type { Action, Wish } from "./action";
import type { Bench } from "./bench.svelte";
import type { Box } from "./faces";
import type { Selection } from "./selection.svelte";

export interface Screen extends Parts<"oltre-mare"> {
  box: Box;
  /** What there are buttons for. */
  wishes: () => readonly Wish[];
  selection: Selection;
  bench: Bench;
  /** The effects of the offer on the bench, and of accepting with the chosen cards. */
  dealAhead: Foresight<Action>;
  acceptAhead: Foresight<Action>;
}

const [get, set] = createContext<Screen>();
export const provideScreen = set;
export const useScreen = get;
