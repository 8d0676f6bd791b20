// What buttons and keys do, in one place, so that both do the same.

import * as notation from "./notation";
import type { Screen } from "./screen";

export class Deeds {
  constructor(private readonly screen: Screen) {}

  /** Commits what is picked. */
  async commit(): Promise<void> {
    const { desk, menu, play, box, store } = this.screen;
    if (store.busy || !desk.complete(menu())) return;
    const action = desk.draft(menu(), (port) => box.facts.ports[port]?.word ?? "");
    if (action !== null) await play(action);
  }

  /** Does not follow the compass. */
  async stay(): Promise<void> {
    if (!this.screen.store.busy && this.screen.menu()?.question === "compass") await this.screen.play(notation.compass(null));
  }

  /** Does one of the wishes, as it came. */
  async wish(action: string): Promise<void> {
    if (!this.screen.store.busy) await this.screen.play(action);
  }

  /** The wish of this kind that nothing blocks. */
  wishOf(start: string): string | null {
    const { store } = this.screen;
    const found = store.choices?.wishes.find(
      ({ action, refusal }) => refusal === null && (action === start || action.startsWith(`${start} `)),
    );
    return found?.action ?? null;
  }

  async undo(): Promise<void> {
    const { store } = this.screen;
    const undo = store.now?.undo;
    if (undo && "actions" in undo && undo.actions.length > 0 && !store.busy) await store.undo(1);
  }
}
