// The names of players at the table. A bot has a name too, so that the log reads like one.

import type { Sitter } from "../protocol/types";
import type { TableStore } from "../table/store.svelte";
import type { Say } from "../words";

/** The name of the player in a seat; nothing for an empty one. */
export function sitterName(who: Sitter | undefined, seat: number, say: Say): string | undefined {
  if (!who || who.is === "nobody") return undefined;
  if (who.is === "bot") return say(`bot-name-${seat}`);
  return who.player.name || undefined;
}

/** Should the reader's own seat be marked as theirs? In a lesson its name already says so. */
export const isMarked = (name: string, mine: boolean, say: Say): boolean => mine && name !== say("learn-you");

/** The name of a seat of this table: its player's name, or its number. */
export const nameAt = (store: Pick<TableStore, "seat">, seat: number, say: Say): string =>
  sitterName(store.seat(seat)?.who, seat, say) ?? say("seat-name", { number: seat });
