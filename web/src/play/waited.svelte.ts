// How long nothing has happened; a short moment is not worth a figure.

import { clockText } from "../table/clocks";
import { everySecond } from "../table/seconds";
import type { TableStore } from "../table/store.svelte";
import type { Say } from "../words";

const MOMENT = 5000;

export class Waited {
  private began = Date.now();
  private passed = $state(0);

  /** Made while a component is made. */
  constructor(private readonly store: TableStore) {
    $effect(() => {
      void store.now?.version;
      this.began = Date.now();
      this.passed = 0;
    });
    $effect(() => everySecond(() => (this.passed = Date.now() - this.began)));
  }

  text(say: Say): string | null {
    // In a replay nobody waits.
    return this.passed > MOMENT && !this.store.past ? clockText(this.passed, say) : null;
  }
}
