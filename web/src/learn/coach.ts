// The coached match: a real one against bots, in which each thing is explained when it first matters.

const KEPT = "portolan.coach";

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;

/** At which table somebody is coached, and what they have been told there. */
export interface Coaching {
  table: string;
  told: readonly string[];
}

export function keptCoaching(storage: Kept): Coaching | null {
  try {
    const { table, told } = JSON.parse(storage?.getItem(KEPT) ?? "{}") as Partial<Record<keyof Coaching, unknown>>;
    if (typeof table !== "string" || !Array.isArray(told)) return null;
    return { table, told: told.filter((topic) => typeof topic === "string") };
  } catch {
    return null;
  }
}

export const keepCoaching = (storage: Kept, coaching: Coaching): void => storage?.setItem(KEPT, JSON.stringify(coaching));

/** The match is over, or nobody wants to be coached any more. */
export const endCoaching = (storage: Kept): void => storage?.removeItem(KEPT);

/** What is to be said now: one thing at a time, each once. What is being said stays until it no longer fits, or was read. */
export function topicNow(fitting: readonly string[], told: readonly string[], shown: string | null): string | null {
  if (shown !== null && fitting.includes(shown)) return shown;
  return fitting.find((topic) => !told.includes(topic)) ?? null;
}

/** The coached match: three players, so that it is short, against the easiest bots. */
export const COACHED = { players: 3, level: "greedy" } as const;
/** The match after it. */
export const AFTERWARDS = { players: 4, level: "greedy" } as const;
