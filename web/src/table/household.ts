// People who share a device share an account. Each has a name of their own at the table, or else a number; the device keeps the
// names for the next time.

import type { Outcome } from "../net/line";
import type { Command, Now, PlayerInfo, SeatInfo } from "../protocol/types";

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
  // The same value where nothing is to be told apart: anything that depends on it need not look again.
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
  /** By own seat, as they were called last. */
  private names: readonly string[];

  constructor(
    private readonly table: Shared,
    private readonly storage: Kept,
  ) {
    this.names = keptHousehold(storage);
  }

  /** Names the person on one of our own seats, here and for the next time. */
  async name(seat: number, name: string): Promise<void> {
    const nth = this.table.mine.indexOf(seat);
    if (nth < 0) return;
    const length = Math.max(this.names.length, nth + 1);
    this.names = Array.from({ length }, (_, i) => (i === nth ? name.trim() : (this.names[i] ?? "")));
    keepHousehold(this.storage, this.names);
    await this.table.command({ do: "name", seat, name });
  }

  /** Calls the people on our own seats as they were called the last time, where several share this device. */
  async nameAll(): Promise<void> {
    const { mine } = this.table;
    if (mine.length < 2) return;
    for (const [nth, seat] of mine.entries()) {
      const name = this.names[nth];
      if (name && name !== this.table.nameOf(seat)) await this.table.command({ do: "name", seat, name });
    }
  }
}
