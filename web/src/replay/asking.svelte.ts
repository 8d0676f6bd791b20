// Asks for the review of a match, and again how far it is until it is there.

import { troubleOf } from "../lobby/trouble";
import type { Api } from "../net/http";
import type { Message, Review, ReviewNow } from "../protocol/types";

/** How long until it asks again how far it is, in milliseconds. */
const AGAIN = 1500;

export class Asking {
  /** What the server said last; null before it said anything. */
  now = $state.raw<ReviewNow | null>(null);
  trouble = $state.raw<Message | null>(null);
  /** It was under way, and is no longer: the server was stopped, or something crashed. */
  lost = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly api: Pick<Api, "review" | "askReview">,
    private readonly table: string,
    private readonly again = AGAIN,
  ) {}

  readonly review: Review | null = $derived(this.now?.review ?? null);
  /** It waits or is made. */
  readonly underway: boolean = $derived(this.now?.stage === "waiting" || this.now?.stage === "running");

  /** Looks how far it is. */
  look(): Promise<void> {
    return this.hear(this.api.review(this.table));
  }

  /** Asks for it. */
  ask(): Promise<void> {
    this.lost = false;
    return this.hear(this.api.askReview(this.table));
  }

  /** Nobody looks any more. */
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
    // A line that failed once may be there again.
    if (this.underway && !this.ended) this.timer = setTimeout(() => void this.look(), this.again);
  }
}
