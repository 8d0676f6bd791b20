// The players whose words are not shown, on this device, at any table.

const KEPT = "portolan.muted";
/** This many are remembered: the last ones muted. */
const MOST = 200;

type Kept = Pick<Storage, "getItem" | "setItem"> | null;

/** The players muted earlier, by id. */
export function keptMuted(storage: Kept): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(storage?.getItem(KEPT) ?? "[]");
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

/** Remembers them for next time. */
export function keepMuted(storage: Kept, muted: ReadonlySet<string>): void {
  storage?.setItem(KEPT, JSON.stringify([...muted].slice(-MOST)));
}
