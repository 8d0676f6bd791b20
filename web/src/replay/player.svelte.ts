// Where a replay is, and how it plays by itself.

import type { Replay } from "../protocol/types";
import type { TableStore } from "../table/store.svelte";
import { followedAt, frameAt, framesOf, type ReplayFrame } from "./frames";
import { marksOf } from "./marks";

/** The speeds that can be chosen, as multiples of the usual one. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step is shown at the usual speed, in milliseconds. */
const STEP = 1500;

export class ReplayPlayer {
  replay = $state.raw<Replay | null>(null);
  frames = $state.raw<readonly ReplayFrame[]>([]);
  /** The frame that is shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore) {}

  readonly last: number = $derived(this.frames.length - 1);
  /** The number of the step that is shown, from 1: the one beside the slider and in links. */
  readonly number: number = $derived(this.at + 1);
  /** The version that the table had after it: what the log goes by. */
  readonly version: number = $derived(this.frames[this.at]?.step.version ?? 0);

  /** Shows a match from the step of this number on; the same step as before where none is named, or the first. */
  show(replay: Replay, number: number | null): void {
    this.replay = replay;
    this.frames = framesOf(replay);
    this.stand(number === null ? this.at : number - 1);
  }

  /** Goes to a frame, and stops automatic play. */
  go(at: number): void {
    this.pause();
    this.stand(at);
  }

  /** Goes to the step after which the table had this version. */
  goTo(version: number): void {
    this.go(frameAt(this.frames, version));
  }

  /** The number of the step after which the table had this version. */
  numberOf(version: number): number {
    return frameAt(this.frames, version) + 1;
  }

  play(): void {
    if (this.last < 1) return;
    if (this.at >= this.last) this.stand(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  marks(kind: string): number[] {
    return marksOf(this.replay?.game ?? "", kind, this.frames);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.at < this.last) this.stand(this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.wait();
    }, STEP / this.speed);
  }

  private stand(at: number): void {
    if (!this.replay || this.frames.length === 0) return;
    const next = Math.min(Math.max(0, at), this.last);
    const frame = this.frames[next]!;
    const forward = next === this.at + 1;
    this.at = next;
    this.store.playback.stand(followedAt(this.replay, this.frames, next), frame.step, frame.hands, forward);
  }
}
