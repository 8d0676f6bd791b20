// The actions behind buttons and keys, in one place, so that both do the same.

import { cardsOf } from "./selection.svelte";
import type { Action } from "./action";
import type { Screen } from "./screen";

export class Deeds {
  constructor(private readonly screen: Screen) {}

  /** What Enter and the first button would do now: commit the picks, or leave the piles as they are. */
  get primary(): Action | null {
    const { selection, menu, view } = this.screen;
    if (selection.asLaid(menu(), view())) return view().own?.stands ? null : { action: "stand" };
    return selection.decided(menu(), view()) ? null : selection.draft(menu());
  }

  async commit(): Promise<void> {
    if (this.primary !== null) await this.act(this.primary);
  }

  /** Plays an action that has a button of its own. */
  async act(action: Action): Promise<void> {
    if (!this.screen.store.busy) await this.screen.play(action);
  }

  /** A decision was made, and others are still being waited for. */
  get ready(): boolean {
    const now = this.screen.menu();
    return now !== null && "ready" in now && now.ready;
  }

  /** A tap on a card of the question. */
  tap(card: number): void {
    const { selection, menu } = this.screen;
    if (card < cardsOf(menu()).length) selection.tap(menu(), card);
  }
}
