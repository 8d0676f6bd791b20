// How fast the bots of a table play, if the reader may choose.

import type { Outcome } from "../net/line";
import type { Command, Now, Pace } from "../protocol/types";
import type { Followed } from "./followed";
import { keepPace } from "./pace";

/** As much of a table as this needs. */
interface Paced {
  readonly table: Followed | null;
  readonly now: Now | null;
  readonly eye: number | null;
  readonly needed: boolean;
  readonly alone: boolean;
  command(command: Command): Promise<Outcome>;
}

export class Pacing {
  /** The reader may choose the pace of the bots. */
  readonly mayChoose: boolean = $derived.by(() => (this.table.table?.me.host ?? false) || this.table.alone);
  /** The reader is waiting only for bots, and could make them hurry. */
  readonly maySkip: boolean = $derived.by(
    () => this.table.now?.stage === "playing" && this.table.eye !== null && this.table.alone && !this.table.needed,
  );

  constructor(
    private readonly table: Paced,
    private readonly storage: Pick<Storage, "getItem" | "setItem"> | null,
  ) {}

  /** Chooses the pace of the bots, here and for the next table. */
  choose(pace: Pace): Promise<Outcome> {
    keepPace(this.storage, pace);
    return this.table.command({ do: "pace", pace });
  }

  /** Makes the bots go on without a pause until something is asked of the reader. */
  skip(): void {
    if (this.maySkip && this.table.now?.skipping === false) void this.table.command({ do: "skip" });
  }
}
