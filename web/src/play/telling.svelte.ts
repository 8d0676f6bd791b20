// What a button of the bar that was tapped, or has the focus, has to say: why it is disabled, or what it would do.

import type { Refusal } from "../protocol/types";
import type { TableStore } from "../table/store.svelte";

/** Not at once: no button may move away under the finger that leaves for it. */
const SILENCE = 400;

/** Says something in the bar; null stops that. */
export type Tell = (what: Refusal | string | null) => void;

export class Telling {
  told = $state.raw<Refusal | string | null>(null);
  private silence: ReturnType<typeof setTimeout> | undefined;

  /** Made while a component is made. */
  constructor(
    store: TableStore,
    private readonly announce: (what: string) => void,
  ) {
    // It was about the state before.
    $effect(() => {
      void store.now?.version;
      this.told = null;
    });
  }

  /** Says it in the bar and aloud, if a refusal speaks for itself; null stops that. */
  readonly tell: Tell = (what) => {
    clearTimeout(this.silence);
    if (!what) this.silence = setTimeout(() => (this.told = null), SILENCE);
    else {
      this.told = what;
      if (typeof what === "string") this.announce(what);
    }
  };
}
