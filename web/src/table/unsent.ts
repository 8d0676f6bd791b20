// Moves that were sent and not answered yet, kept in this browser: a reload without a connection loses none of them.

import type { Command } from "../protocol/types";

const KEPT = "portolan.unsent";
/** More than anybody leaves unanswered. */
const MOST = 20;
/** By then a table has long moved on. */
const LASTS = 7 * 86_400_000;

type Kept = Pick<Storage, "getItem" | "setItem"> | null;

/** A move on its way. */
export interface Unsent {
  table: string;
  /** Whose it is: somebody else may log in here. */
  player: string;
  /** The server carries out each id once, however often it is sent. */
  id: string;
  command: Command;
  at: number;
}

function isUnsent(one: unknown): one is Unsent {
  const { table, player, id, command, at } = (one ?? {}) as Record<string, unknown>;
  return [table, player, id].every((text) => typeof text === "string") && typeof at === "number" && typeof command === "object";
}

/** All that is kept, oldest first. */
export function keptUnsent(storage: Kept, now = Date.now()): Unsent[] {
  try {
    const all: unknown = JSON.parse(storage?.getItem(KEPT) ?? "[]");
    return Array.isArray(all) ? all.filter(isUnsent).filter(({ at }) => now - at < LASTS) : [];
  } catch {
    return [];
  }
}

/** A full browser must not stop a move. */
function write(storage: Kept, all: readonly Unsent[]): void {
  try {
    storage?.setItem(KEPT, JSON.stringify(all.slice(-MOST)));
  } catch {
    // It is still sent; only a reload would lose it.
  }
}

export const keepUnsent = (storage: Kept, one: Unsent): void => {
  write(storage, [...keptUnsent(storage).filter(({ id }) => id !== one.id), one]);
};

export function dropUnsent(storage: Kept, id: string): void {
  const all = keptUnsent(storage);
  if (all.some((one) => one.id === id))
    write(
      storage,
      all.filter((one) => one.id !== id),
    );
}
