// Arriving at a rematch: players have seats there before they arrive.

import { newNonce } from "../net/random";
import type { Outcome } from "../net/line";
import type { Command, Now } from "../protocol/types";
import type { Followed } from "./followed";

/** As much of a table as this needs. */
interface Kept {
  readonly table: Followed | null;
  readonly now: Now | null;
  readonly mine: readonly number[];
  command(command: Command): Promise<Outcome>;
}

export class Rematch {
  /** Seats that were kept for us and that we have taken. */
  private readonly arrived = new Set<number>();
  private started = false;

  constructor(private readonly table: Kept) {}

  /** Adds to the shuffle for each seat that was kept for us, which only we can do. */
  arrive(): void {
    const { now, mine } = this.table;
    if (now?.stage !== "open") return;
    for (const seat of mine) {
      if (now.nonces[seat - 1] !== null || this.arrived.has(seat)) continue;
      this.arrived.add(seat);
      void this.table.command({ do: "sit", seat, link: null, nonce: newNonce() });
    }
    this.startAgain(now);
  }

  /** A rematch against bots alone needs nobody's consent: it starts as soon as the player arrives. */
  private startAgain(now: Now): void {
    const { table, mine } = this.table;
    if (this.started || !table?.me.host || table.rematch_of === null || mine.length === 0) return;
    if (now.seats.every(({ seat, who }) => (mine.includes(seat) ? now.nonces[seat - 1] !== null : who.is === "bot"))) {
      this.started = true;
      void this.table.command({ do: "start", fill: null });
    }
  }
}
