// Everything that all parts of the screen need.

import { createContext } from "svelte";
import type { Parts } from "$shell/play/match.svelte";
import type { Outlooks } from "$shell/play/outlooks.svelte";
import type { OstiaFacts } from "$shell/protocol/types";
import type { Action } from "./action";
import type { Selection } from "./selection.svelte";

export interface Screen extends Parts<"ostia"> {
  facts: OstiaFacts;
  /** The reader's own seat. */
  me: () => number | null;
  selection: Selection;
  /** The effects of each answer of the seller. */
  answers: Outlooks<Action>;
}

const [get, set] = createContext<Screen>();
export const provideScreen = set;
export const useScreen = get;
