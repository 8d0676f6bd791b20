// The clocks of a table as they run here: what the server said, and the time since.

import type { Now, SeatInfo, Turn } from "../protocol/types";
import { leftAfter, waitingAfter, type Waiting } from "./clocks";
import { everySecond } from "./seconds";

/** As much of a table as its clocks need. */
interface Timed {
  readonly turn: Turn | null;
  seat(seat: number): SeatInfo | undefined;
}

export class Clocks {
  /** Ticks once a second while a clock runs; in milliseconds, on our own clock. */
  private tick = $state(Date.now());
  /** When the clocks were read, on our own clock. */
  private heardAt = Date.now();
  /** When it was last told who is here, on our own clock. */
  private presenceAt = Date.now();
  private readAt: Now["at"] | null = null;

  constructor(private readonly table: Timed) {}

  /** Runs until the result is called. */
  run(): () => void {
    return everySecond(() => (this.tick = Date.now()));
  }

  /** Hears the state of the table. The clocks count from the moment at which they were read, which stays the same when somebody comes or goes. */
  hear({ at }: Now, presence: boolean): void {
    const fresh = at !== this.readAt;
    if (presence || fresh) this.presenceAt = Date.now();
    if (fresh) this.heardAt = this.tick = Date.now();
    this.readAt = at;
  }

  /** The time left on the clock of a seat, in milliseconds, now. */
  left(seat: number): number | null {
    const clock = this.table.seat(seat)?.clock;
    return clock ? leftAfter(clock, this.tick - this.heardAt) : null;
  }

  /** How long a seat has been waited for, and how long a bot will still give it to speak, in milliseconds, now. */
  wait(seat: number): Waiting | null {
    const wait = this.table.turn?.waits.find((wait) => wait.seat === seat);
    return wait ? waitingAfter(wait, this.tick - this.heardAt) : null;
  }

  /** How long play has waited for the person on a seat, in milliseconds, now; null while it does not. */
  idle(seat: number): number | null {
    const { idle_ms: idle = null } = this.table.seat(seat) ?? {};
    return idle === null ? null : idle + Math.max(0, this.tick - this.heardAt);
  }

  /** How long the player of a seat has been gone, in milliseconds, now; null while they are here. */
  away(seat: number): number | null {
    const { here = true, away_ms: away = null } = this.table.seat(seat) ?? {};
    return here || away === null ? null : away + Math.max(0, this.tick - this.presenceAt);
  }
}
