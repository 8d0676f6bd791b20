// What would come of an action: asked of the server a moment after the last change, never worked out here.

import type { Previewed } from "../net/line";

/** A foreseen action. */
export type Foreseen = Previewed & { asked: string };

const PAUSE = 110;

/** Asks for the consequences of one action at a time. A late answer to an earlier wish is dropped. */
export class Foresight {
  /** What was foreseen of the present wish; null until it is known, and while there is nothing to foresee. */
  seen = $state.raw<Foreseen | null>(null);
  private action: string | null = null;
  private wish: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (action: string) => Promise<Previewed>,
    private readonly pause = PAUSE,
  ) {}

  /** Looks at this action as the table stands at this version. */
  look(action: string | null, version: number): void {
    const wish = action === null ? null : `${version} ${action}`;
    if (wish === this.wish) return;
    this.wish = wish;
    clearTimeout(this.timer);
    // What was foreseen of other picks is not true of these; of the same ones it holds until the table's next answer.
    if (action !== this.action) this.seen = null;
    this.action = action;
    if (action === null) return;
    this.timer = setTimeout(() => {
      this.ask(action).then(
        (answer) => {
          if (this.wish === wish) this.seen = { ...answer, asked: action };
        },
        // Without an answer nothing is foreseen; the action itself will be answered.
        () => {},
      );
    }, this.pause);
  }
}
