// The effects of each of several actions: asked of the server once for each state of the table.

import type { Previewed } from "../net/line";

export class Outlooks<Action> {
  private seen = $state.raw<ReadonlyMap<string, Previewed>>(new Map());
  private wish = "";

  constructor(private readonly ask: (action: Action) => Promise<Previewed>) {}

  /** Previews these actions for the table at this version. */
  look(actions: readonly Action[], version: number): void {
    const wish = JSON.stringify([version, actions]);
    if (wish === this.wish) return;
    this.wish = wish;
    this.seen = new Map();
    for (const action of actions) {
      this.ask(action).then(
        (answer) => {
          if (this.wish === wish) this.seen = new Map([...this.seen, [JSON.stringify(action), answer]]);
        },
        // Without an answer there is no preview; the action itself will be answered.
        () => {},
      );
    }
  }

  /** The effects of this one; null until they are known. */
  of(action: Action): Previewed | null {
    return this.seen.get(JSON.stringify(action)) ?? null;
  }
}
