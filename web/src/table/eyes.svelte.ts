// Through whose eyes the table is seen, and for whom the curtain is closed on a device that is passed around.

import type { Eye, Now, Turn } from "../protocol/types";
import { eyeFor, isShared, sameEye, wanted } from "./curtain";

/** As much of a table as this needs. */
interface Seen {
  readonly now: Now | null;
  readonly turn: Turn | null;
  readonly mine: readonly number[];
}

export class Eyes {
  /** The eye that was last asked for. */
  asked: Eye = "own";
  /** Which of our seats is looking, if several share this device; null while the curtain is closed. */
  private looking = $state<number | null>(null);
  /** For whom the curtain is closed. */
  private called = $state<number | null>(null);

  /** Several seats of a match that still has secrets are on this device. */
  readonly shared: boolean = $derived.by(() => this.table.now !== null && isShared(this.table.now.stage, this.table.mine));
  /** For which seat the curtain is closed; null while it is open or there is none. */
  readonly curtain: number | null = $derived.by(() =>
    this.shared && this.table.now?.stage !== "open" && this.looking === null ? (this.called ?? this.table.mine[0] ?? null) : null,
  );

  /** `turned` asks for the table through another eye. */
  constructor(
    private readonly table: Seen,
    private readonly turned: (eye: Eye) => void,
  ) {}

  /** Opens the curtain for a seat of ours: its owner has the device now. */
  open(seat: number): void {
    if (!this.table.mine.includes(seat)) return;
    this.called = seat;
    this.looking = seat;
    this.look();
  }

  /** Closes the curtain, to hand the device to another of our seats. */
  close(next: number | null = null): void {
    if (!this.shared) return;
    this.called = next ?? wanted(this.table.turn, this.table.mine, null);
    this.looking = null;
    this.look();
  }

  /** Lets the curtain fall when the turn passes to another seat on this device, and finds the eye that fits. */
  settle(): void {
    if (this.shared && this.table.now?.stage !== "open") {
      // Behind the curtain, the player it was closed for counts as the one looking.
      const next = wanted(this.table.turn, this.table.mine, this.looking ?? this.called);
      if (next !== this.looking) {
        this.called = next;
        this.looking = null;
      }
    } else this.looking = null;
    this.look();
  }

  private look(): void {
    const eye = eyeFor(this.shared, this.table.mine, this.looking);
    if (sameEye(eye, this.asked)) return;
    this.asked = eye;
    this.turned(eye);
  }
}
