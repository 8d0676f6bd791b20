// What players are called at the table. A bot has a name too, so that the log reads like one.

import type { Sitter } from "../protocol/types";
import type { TableStore } from "../table/store.svelte";
import type { Say } from "../words";

/** The name of the player in a seat; nothing for an empty one. */
export function sitterName(who: Sitter | undefined, seat: number, say: Say): string | undefined {
  if (!who || who.is === "nobody") return undefined;
  if (who.is === "bot") return say(`bot-name-${seat}`);
  return who.player.name || undefined;
}

/** Is the reader's own seat to be marked as theirs? In a lesson its name says so already. */
export const isMarked = (name: string, mine: boolean, say: Say): boolean => mine && name !== say("learn-you");

/** What a seat of this table is called: by the name of its player, or by its number. */
export const nameAt = (store: Pick<TableStore, "seat">, seat: number, say: Say): string =>
  sitterName(store.seat(seat)?.who, seat, say) ?? say("seat-name", { number: seat });
