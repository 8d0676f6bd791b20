// The reader's choices, for the switches that change them.

import { createContext } from "svelte";
import type { Theme } from "./theme.svelte";
import type { TextView } from "./text/textview.svelte";
import type { Language } from "./words";

export interface Preferences {
  language: Language;
  theme: Theme;
  text: TextView;
}

const [get, set] = createContext<Preferences>();

/** Gives the choices to everything below the calling component. */
export const providePreferences = set;

/** The choices given from above. */
export const usePreferences = get;
