// What is said at a table, and which of it the reader wants to hear and has read.

import type { Outcome } from "../net/line";
import type { Command, Phrase } from "../protocol/types";
import type { Followed } from "./followed";
import { chatOf } from "./log";
import { keepMuted, keptMuted } from "./muted";

type Kept = Pick<Storage, "getItem" | "setItem"> | null;

export class Chat {
  /** Players whose words are not shown, by id. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** Everything said up to this step was on the screen. */
  private seen = $state(-1);

  /** The talk, oldest first. */
  readonly lines = $derived.by(() => chatOf(this.table.table?.steps ?? [], this.muted));
  /** How many lines others have said since the chat was last on the screen. */
  readonly unread: number = $derived.by(
    () => this.lines.filter(({ version, player }) => version > this.seen && player.id !== this.table.table?.me.player.id).length,
  );

  constructor(
    private readonly table: { readonly table: Followed | null; command(command: Command): Promise<Outcome> },
    private readonly storage: Kept,
  ) {
    this.muted = keptMuted(storage);
  }

  /** Says something. */
  say(text: string): Promise<Outcome> {
    return this.table.command({ do: "say", text });
  }

  /** Says a phrase that everybody reads in their own language. */
  phrase(phrase: Phrase): Promise<Outcome> {
    return this.table.command({ do: "phrase", phrase });
  }

  /** Shows or hides what a player says, here and next time. */
  mute(player: string, quiet: boolean): void {
    const muted = new Set(this.muted);
    if (quiet) muted.add(player);
    else muted.delete(player);
    this.muted = muted;
    keepMuted(this.storage, muted);
  }

  /** The chat is on the screen. */
  read(): void {
    if (this.table.table) this.seen = this.table.table.version;
  }
}
