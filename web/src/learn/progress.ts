// How far somebody on this device has got in a guided first match, and whether they have finished it.

const KEPT = "portolan.learn";

type Kept = Pick<Storage, "getItem" | "setItem"> | null;

/** The last comment, by its name, so that a lesson that has changed since can continue where possible; and whether its end was reached. */
export interface Progress {
  at: string | null;
  done: boolean;
}

function all(storage: Kept): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** How far the reader has got with a game. */
export function keptProgress(storage: Kept, game: string): Progress {
  const kept = all(storage)[game] as Partial<Record<keyof Progress, unknown>> | null | undefined;
  return { at: typeof kept?.at === "string" ? kept.at : null, done: kept?.done === true };
}

/** Remembers it. A lesson once done stays done. */
export function keepProgress(storage: Kept, game: string, { at, done }: Progress): void {
  const before = keptProgress(storage, game);
  storage?.setItem(KEPT, JSON.stringify({ ...all(storage), [game]: { at, done: done || before.done } }));
}
