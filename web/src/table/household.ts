// People who share a device share an account. Each has a name of their own at the table, or else a number; the device keeps the
// names for the next time.

import type { Now, PlayerInfo, SeatInfo } from "../protocol/types";

const KEPT = "portolan.household";

type Kept = Pick<Storage, "getItem" | "setItem"> | null;

/** The names of those who share this device, the first seat first; kept from the last time. */
export function keptHousehold(storage: Kept): string[] {
  try {
    const names: unknown = JSON.parse(storage?.getItem(KEPT) ?? "[]");
    return Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name : "")) : [];
  } catch {
    return [];
  }
}

/** Keeps them for the next time. */
export function keepHousehold(storage: Kept, names: readonly string[]): void {
  storage?.setItem(KEPT, JSON.stringify(names));
}

/** How the table stands, with a number behind the name of a player who has it on several seats. */
export function toldApart(now: Now): Now {
  const seats = now.seats.map((info) => {
    const { who } = info;
    if (who.is !== "person" && who.is !== "bot_for") return info;
    const { id, name } = who.player;
    const own = now.seats.filter((other) => holderOf(other)?.id === id);
    if (name === "" || own.filter((other) => holderOf(other)?.name === name).length < 2) return info;
    const player = { id, name: `${name} ${own.indexOf(info) + 1}` };
    return { ...info, who: { ...who, player } };
  });
  // The same value where nothing is to be told apart: whoever depends on it need not look again.
  return seats.every((info, i) => info === now.seats[i]) ? now : { ...now, seats };
}

function holderOf({ who }: SeatInfo): PlayerInfo | null {
  return "player" in who ? who.player : null;
}
