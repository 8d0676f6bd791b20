// People who share a device share an account. Each has their own name at the table, or else a number; the device
// remembers the
// names for next time.

import type { Outcome } from "../net/line";
import type { Command, Now, PlayerInfo, SeatInfo } from "../protocol/types";

const KEPT = "portolan.household";

type Kept = Pick<Storage, "getItem" | "setItem"> | null;

/** The names of those who share this device, first seat first; remembered from last time. */
export function keptHousehold(storage: Kept): string[] {
  try {
    const names: unknown = JSON.parse(storage?.getItem(KEPT) ?? "[]");
    return Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name : "")) : [];
  } catch {
    return [];
  }
}

/** Remembers them for next time. */
export function keepHousehold(storage: Kept, names: readonly string[]): void {
  storage?.setItem(KEPT, JSON.stringify(names));
}

/** The state of the table, with a number after the name of a player with several seats. */
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
  // The same value if there is nothing to distinguish, so that nothing that depends on it needs updating.
  return seats.every((info, i) => info === now.seats[i]) ? now : { ...now, seats };
}

function holderOf({ who }: SeatInfo): PlayerInfo | null {
  return "player" in who ? who.player : null;
}

/** As much of a table as this needs. */
interface Shared {
  readonly mine: readonly number[];
  nameOf(seat: number): string | undefined;
  command(command: Command): Promise<Outcome>;
}

export class Household {
  /** By the reader's own seats, as last named. */
  private names: readonly string[];

  constructor(
    private readonly table: Shared,
    private readonly storage: Kept,
  ) {
    this.names = keptHousehold(storage);
  }

  /** Names the person in one of our own seats, here and for next time. */
  async name(seat: number, name: string): Promise<void> {
    const nth = this.table.mine.indexOf(seat);
    if (nth < 0) return;
    const length = Math.max(this.names.length, nth + 1);
    this.names = Array.from({ length }, (_, i) => (i === nth ? name.trim() : (this.names[i] ?? "")));
    keepHousehold(this.storage, this.names);
    await this.table.command({ do: "name", seat, name });
  }

  /** Gives the people in our own seats their names from last time, if several share this device. */
  async nameAll(): Promise<void> {
    const { mine } = this.table;
    if (mine.length < 2) return;
    for (const [nth, seat] of mine.entries()) {
      const name = this.names[nth];
      if (name && name !== this.table.nameOf(seat)) await this.table.command({ do: "name", seat, name });
    }
  }
}
