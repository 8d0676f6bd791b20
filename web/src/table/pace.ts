// How long bots wait before they act: a choice made here applies at the next table too.

import type { Pace } from "../protocol/types";

const KEPT = "portolan.pace";

/** From the slowest to the fastest. */
export const PACES: readonly Pace[] = ["calm", "brisk", "instant"];

type Kept = Pick<Storage, "getItem" | "setItem"> | null;

/** The choice made last time, if anything. */
export function keptPace(storage: Kept): Pace | null {
  const kept = storage?.getItem(KEPT) ?? null;
  return PACES.find((pace) => pace === kept) ?? null;
}

/** Remembers it for the next table. */
export function keepPace(storage: Kept, pace: Pace): void {
  storage?.setItem(KEPT, pace);
}

/** For opening a table: nothing if nothing was chosen. */
export function withPace(storage: Kept): { pace?: Pace } {
  const pace = keptPace(storage);
  return pace === null ? {} : { pace };
}
