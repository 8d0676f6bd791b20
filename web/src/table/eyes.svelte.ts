// Through whose eyes the table is seen, and for whom the curtain is closed on a device that is passed around.

import type { Eye, Now, Turn } from "../protocol/types";
import { eyeFor, isSecret, isShared, sameEye, wanted } from "./curtain";

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
  /** The question that all at this device look at together, though each will answer it alone. */
  private gathered = $state<number | null>(null);

  /** Several seats of a match that still has secrets are on this device. */
  readonly shared: boolean = $derived.by(() => this.table.now !== null && isShared(this.table.now.stage, this.table.mine));
  /** One of ours is asked something that is not for the others' eyes. */
  private readonly secret: boolean = $derived.by(() => isSecret(this.table.turn, this.table.mine));
  /** All at this device look at the table together. */
  readonly together: boolean = $derived.by(() => this.gathered !== null && this.gathered === this.table.turn?.question);
  /** For which seat the curtain is closed; null while it is open or there is none. */
  readonly curtain: number | null = $derived.by(() =>
    this.shared && this.table.now?.stage !== "open" && this.looking === null && !this.together && (this.called !== null || this.secret)
      ? (this.called ?? this.next())
      : null,
  );

  /** `turned` asks for the table through another eye. */
  constructor(
    private readonly table: Seen,
    private readonly turned: (eye: Eye) => void,
  ) {}

  /** Opens the curtain for a seat of ours: its owner has the device now. */
  open(seat: number): void {
    if (!this.table.mine.includes(seat)) return;
    this.gathered = null;
    this.called = seat;
    this.looking = seat;
    this.look();
  }

  /** Closes the curtain, to hand the device to another of our seats. */
  close(next: number | null = null): void {
    if (!this.shared) return;
    this.gathered = null;
    this.called = next ?? this.next() ?? this.table.mine[0] ?? null;
    this.looking = null;
    this.look();
  }

  /** What has just come to light is for all at this device: nobody's cards are shown until somebody takes it. */
  gather(): void {
    if (!this.shared || this.table.turn === null) return;
    this.gathered = this.table.turn.question;
    this.called = this.looking = null;
  }

  private next(looking: number | null = null): number | null {
    const view = this.table.now?.view as { start?: number } | null | undefined;
    return wanted(this.table.turn, this.table.mine, looking, view?.start ?? null);
  }

  /** Lets the curtain fall when the turn passes to another seat on this device, and finds the eye that fits. */
  settle(): void {
    if (this.shared && this.table.now?.stage !== "open") {
      // Behind the curtain, the player it was closed for counts as the one looking.
      const next = this.together ? null : this.next(this.looking ?? this.called);
      if (next !== this.looking) {
        this.called = next;
        this.looking = null;
      } else if (next === null) this.called = null;
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
