// How much help the reader wants at a table, and what a good bot would consider in the reader's place.

import type { Api } from "../net/http";
import { troubleOf } from "../lobby/trouble";
import type { Hint, Message } from "../protocol/types";

/** Hints at every decision, hints on request, or no hints. */
export const HELPS = ["guided", "normal", "bare"] as const;
export type HelpLevel = (typeof HELPS)[number];

/** The key that asks for a hint. */
export const HINT_KEY = "g";

const KEPT = "portolan.help";
type Kept = Pick<Storage, "getItem" | "setItem"> | null;

/** The choice made last time. */
export function keptHelp(storage: Kept): HelpLevel {
  const kept = storage?.getItem(KEPT) ?? null;
  return HELPS.find((level) => level === kept) ?? "normal";
}

export class Hints {
  level = $state<HelpLevel>("normal");
  /** The hint, with the step it belongs to. */
  hint = $state.raw<Hint | null>(null);
  trouble = $state.raw<Message | null>(null);
  busy = $state(false);

  constructor(
    private readonly api: Pick<Api, "hint">,
    private readonly storage: Kept,
  ) {
    this.level = keptHelp(storage);
  }

  choose(level: HelpLevel): void {
    this.level = level;
    this.storage?.setItem(KEPT, level);
    if (level === "bare") this.close();
  }

  /** One question at a time; an answer that comes too late for its step is not shown. */
  async ask(table: string, version: () => number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      const hint = await this.api.hint(table);
      this.hint = hint.version === version() ? hint : null;
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.hint = null;
    this.trouble = null;
  }
}
