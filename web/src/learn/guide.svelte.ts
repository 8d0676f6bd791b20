// Where a learner is: which comment is read, which part of the match is shown, and what happens by itself in between.

import type { LessonStep, LessonTold, Replay } from "../protocol/types";
import { followedAt, frameAt, framesOf, type ReplayFrame } from "../replay/frames";
import type { Followed } from "../table/followed";
import type { TableStore } from "../table/store.svelte";
import type { Teacher } from "./line";

/** How long a move of the others is shown, in milliseconds. */
const PAUSE = 1600;

/** Who sits where: the learner, and bots, which have names. */
export function seated(followed: Followed, seat: number, name: string): Followed {
  const seats = followed.now.seats.map((info) => ({
    ...info,
    here: true,
    who: info.seat === seat ? { is: "person" as const, player: { id: "learner", name } } : { is: "bot" as const, level: "expert" },
  }));
  return { ...followed, me: { ...followed.me, seats: [seat] }, now: { ...followed.now, seats } };
}

export class Guide implements Teacher {
  private replay: Replay | null = null;
  private frames: readonly ReplayFrame[] = [];
  steps = $state.raw<readonly LessonStep[]>([]);
  /** The comment that is read, or that comes next. */
  at = $state(0);
  /** The frame that is shown. */
  private frame = $state(-1);
  /** The last move was possible, but not the one wanted. */
  wrong = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: () => TableStore,
    private readonly name: () => string,
  ) {}

  readonly step: LessonStep | null = $derived(this.steps[this.at] ?? null);
  readonly last: boolean = $derived(this.at === this.steps.length - 1);
  /** The others are playing, and the comment waits. */
  readonly watching: boolean = $derived(this.step !== null && this.frame < this.target(this.at));

  /** Begins, or continues where the learner was. */
  show(told: LessonTold, at: string | null): void {
    this.replay = told.replay;
    this.frames = framesOf(told.replay);
    this.steps = told.steps;
    this.go(Math.max(0, at === null ? 0 : told.steps.findIndex(({ say }) => say === at)));
  }

  /** Goes to a comment at once. */
  go(at: number): void {
    this.begin(Math.min(Math.max(0, at), this.steps.length - 1));
    this.stand(this.target(this.at));
  }

  /** On to the next comment: what happens before it is shown move by move, unless that takes too long. */
  next(): void {
    const leap = this.step?.leap ?? false;
    if (this.watching) return this.go(this.at);
    if (this.last) return;
    this.begin(this.at + 1);
    if (leap) this.stand(this.target(this.at));
    else this.walk();
  }

  back(): void {
    if (this.at > 0) this.go(this.at - 1);
  }

  right(): void {
    this.wrong = false;
    this.next();
  }

  follows(): void {
    this.wrong = false;
  }

  other(): void {
    this.wrong = true;
    // The word is said in the guide, and not as a refusal.
    setTimeout(() => this.store().commands.dismiss());
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private begin(at: number): void {
    clearTimeout(this.timer);
    this.wrong = false;
    this.at = at;
  }

  private target(at: number): number {
    return frameAt(this.frames, this.steps[at]?.version ?? 0);
  }

  /** One move after the other, the first at once, because it is the learner's own. */
  private walk(): void {
    if (this.frame >= this.target(this.at)) return;
    this.stand(this.frame + 1);
    if (this.watching) this.timer = setTimeout(() => this.walk(), PAUSE);
  }

  private stand(at: number): void {
    const [replay, frame] = [this.replay, this.frames[at]];
    if (!replay || !frame || replay.eye === null) return;
    const forward = at === this.frame + 1 && at > 0;
    if (at === this.frame) return;
    this.frame = at;
    this.store().playback.rehearse(seated(followedAt(replay, this.frames, at), replay.eye, this.name()), frame.step, forward);
  }
}
