// How much help the reader wants at a table, and what a good bot would consider in the reader's place.

import type { Api } from "../net/http";
import { troubleOf } from "../lobby/trouble";
import type { Hint, Message } from "../protocol/types";

/** Hints at every decision, hints on request, or no hints. */
export const HELPS = ["guided", "normal", "bare"] as const;
export type HelpLevel = (typeof HELPS)[number];

/** The key that asks for a hint. */
export const HINT_KEY = "g";

/** Who thinks about a hint at a table of a server. */
export const THINKERS = ["server", "device"] as const;
export type Thinker = (typeof THINKERS)[number];

const KEPT = "portolan.help";
const KEPT_THINKER = "portolan.hint-by";
type Kept = Pick<Storage, "getItem" | "setItem"> | null;

/** The choice made last time. */
export function keptHelp(storage: Kept): HelpLevel {
  const kept = storage?.getItem(KEPT) ?? null;
  return HELPS.find((level) => level === kept) ?? "normal";
}

function keptThinker(storage: Kept): Thinker {
  const kept = storage?.getItem(KEPT_THINKER) ?? null;
  return THINKERS.find((thinker) => thinker === kept) ?? "server";
}

export class Hints {
  thinker = $state<Thinker>("server");
  level = $state<HelpLevel>("normal");
  /** The hint, with the step it belongs to. */
  hint = $state.raw<Hint | null>(null);
  trouble = $state.raw<Message | null>(null);
  busy = $state(false);

  constructor(
    private readonly api: Pick<Api, "hint" | "memory">,
    private readonly storage: Kept,
    /** The rules in this browser, at a table of a server. */
    private readonly device: Pick<Api, "hintOf"> | null = null,
  ) {
    this.level = keptHelp(storage);
    this.thinker = keptThinker(storage);
  }

  /** The reader can choose who thinks. */
  get hasChoice(): boolean {
    return this.device !== null;
  }

  chooseThinker(thinker: Thinker): void {
    this.thinker = thinker;
    this.storage?.setItem(KEPT_THINKER, thinker);
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
      const hint = await this.think(table);
      this.hint = hint.version === version() ? hint : null;
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** If this device cannot think about it, as with an edition of the host's own, the server does. */
  private async think(table: string): Promise<Hint> {
    const { device } = this;
    if (device === null || this.thinker === "server") return this.api.hint(table);
    const memory = await this.api.memory(table);
    return device.hintOf(memory).catch(() => this.api.hint(table));
  }

  close(): void {
    this.hint = null;
    this.trouble = null;
  }
}
