// The actions behind buttons and keys, in one place, so that both do the same.

import { nameOf, type Action } from "./action";
import type { Screen } from "./screen";

export class Deeds {
  constructor(private readonly screen: Screen) {}

  /** Commits what is picked. */
  async commit(): Promise<void> {
    const { selection, menu, play, store } = this.screen;
    if (store.busy || !selection.complete(menu())) return;
    const action = selection.draft(menu());
    if (action !== null) await play(action);
  }

  /** Does not follow the compass. */
  async stay(): Promise<void> {
    const { store, menu, play } = this.screen;
    if (!store.busy && menu()?.question === "compass") await play({ action: "follow_compass", port: null });
  }

  /** Does one of the wishes, as it came. */
  async wish(action: Action): Promise<void> {
    if (!this.screen.store.busy) await this.screen.play(action);
  }

  /** The wish of this name, if nothing blocks it. */
  wishOf(name: string): Action | null {
    return this.screen.wishes().find(({ action, refusal }) => refusal === null && nameOf(action) === name)?.action ?? null;
  }
}
