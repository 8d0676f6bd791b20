// Hands the words to the components below. It is a function, so that a change of language reaches them all.

import { createContext } from "svelte";
import type { Words } from "./words";

const [get, set] = createContext<() => Words>();

/** Gives the words to everything below the calling component. */
export const provideWords = set;

/** The words given from above. Call the function where the words are used, so that they follow the language. */
export const useWords = get;
