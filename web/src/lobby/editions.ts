// What the editions that ship with a game are called. An owner's edition keeps the name its file gives it.

import type { Words } from "../words";

/** The key of an edition's name in the catalogue, if it is one that ships with a game. */
export const editionKey = (name: string): string => `lobby-edition-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

/** The name of an edition in the reader's language, or else as its file says. */
export function editionName(words: Words, name: string): string {
  const key = editionKey(name);
  return words.has(key) ? words.t(key) : name;
}
