// The effects of an action: asked of the server a moment after the last change, never computed here.

import type { Previewed } from "../net/line";

/** A previewed action. */
export type Foreseen<Action> = Previewed & { asked: Action };

const PAUSE = 110;

/** Asks for the consequences of one action at a time. A late answer to an earlier question is dropped. */
export class Foresight<Action> {
  /** The preview of the current picks; null until it is known, and while there is nothing to preview. */
  seen = $state.raw<Foreseen<Action> | null>(null);
  private action = "null";
  private wish: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (action: Action) => Promise<Previewed>,
    private readonly pause = PAUSE,
  ) {}

  /** Previews this action for the table at this version. */
  look(action: Action | null, version: number): void {
    const picks = JSON.stringify(action);
    const wish = action === null ? null : `${version} ${picks}`;
    if (wish === this.wish) return;
    this.wish = wish;
    clearTimeout(this.timer);
    // A preview of other picks is not valid for these; one of the same picks is valid until the table's next answer.
    if (picks !== this.action) this.seen = null;
    this.action = picks;
    if (action === null) return;
    this.timer = setTimeout(() => {
      this.ask(action).then(
        (answer) => {
          if (this.wish === wish) this.seen = { ...answer, asked: action };
        },
        // Without an answer there is no preview; the action itself will be answered.
        () => {},
      );
    }, this.pause);
  }

  /** The preview of this very action. */
  of(action: Action | null): Foreseen<Action> | null {
    return this.seen && JSON.stringify(this.seen.asked) === JSON.stringify(action) ? this.seen : null;
  }
}
