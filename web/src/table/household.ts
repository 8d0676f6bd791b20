// People who share a device share an account. Each has a name of their own on this device, and a number everywhere else.

import type { Now, SeatInfo } from "../protocol/types";

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

/** How the table stands, with a different name on each seat of the same player; `names` are those of our own seats. */
export function toldApart(now: Now, me: string, names: readonly string[]): Now {
  const seatsOf = (id: string): number[] => now.seats.filter((info) => holderOf(info) === id).map(({ seat }) => seat);
  const seats = now.seats.map((info) => {
    const { who } = info;
    if (who.is !== "person" && who.is !== "bot_for") return info;
    const own = seatsOf(who.player.id);
    if (own.length < 2 || who.player.name === "") return info;
    const nth = own.indexOf(info.seat);
    const given = who.player.id === me ? names[nth]?.trim() : "";
    const player = { ...who.player, name: given || `${who.player.name} ${nth + 1}` };
    return { ...info, who: { ...who, player } };
  });
  return { ...now, seats };
}

function holderOf({ who }: SeatInfo): string | null {
  return "player" in who ? who.player.id : null;
}
