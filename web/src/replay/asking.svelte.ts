// Asks for the review of a match, and then for its progress until it is ready.

import { troubleOf } from "../lobby/trouble";
import type { Api } from "../net/http";
import type { Message, Review, ReviewNow } from "../protocol/types";

/** How long until it asks for the progress again, in milliseconds. */
const AGAIN = 1500;

export class Asking {
  /** What the server said last; null before it said anything. */
  now = $state.raw<ReviewNow | null>(null);
  trouble = $state.raw<Message | null>(null);
  /** It was being made, and no longer is: the server was stopped, or something crashed. */
  lost = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly api: Pick<Api, "review" | "askReview">,
    private readonly table: string,
    private readonly again = AGAIN,
  ) {}

  readonly review: Review | null = $derived(this.now?.review ?? null);
  /** It is waiting or being made. */
  readonly underway: boolean = $derived(this.now?.stage === "waiting" || this.now?.stage === "running");

  /** Asks for the progress. */
  look(): Promise<void> {
    return this.hear(this.api.review(this.table));
  }

  /** Asks for it. */
  ask(): Promise<void> {
    this.lost = false;
    return this.hear(this.api.askReview(this.table));
  }

  /** Nobody is looking any more. */
  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async hear(answer: Promise<ReviewNow>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const now = await answer;
      this.trouble = null;
      this.lost = now.stage === "none" && (this.lost || this.underway);
      this.now = now;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    // A connection that failed once may be back.
    if (this.underway && !this.ended) this.timer = setTimeout(() => void this.look(), this.again);
  }
}
