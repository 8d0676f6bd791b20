// Names for guests who do not want to think of one.

import type { Words } from "../words";

/** A random name from the catalogue. */
export function guestName(words: Words, chance: () => number = Math.random): string {
  const names = words
    .t("guest-names")
    .split(",")
    .map((name) => name.trim());
  return names[Math.floor(chance() * names.length)] ?? "";
}
