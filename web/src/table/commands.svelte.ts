// What was sent to the table: not yet answered, or refused.

import type { Line, Outcome } from "../net/line";
import { newMoveId } from "../net/random";
import type { Command, Refusal } from "../protocol/types";
import { dropUnsent, keepUnsent, keptUnsent } from "./unsent";

/** A command that was sent and not yet answered. */
export interface Pending {
  id: string;
  command: Command;
}

/** A command that was not carried out. */
export interface Rejection extends Pending {
  refusal: Refusal;
  again: boolean;
}

export class Commands {
  /** Commands that were sent and not yet answered. */
  pending = $state.raw<readonly Pending[]>([]);
  /** The last command that was not carried out, until it is dismissed or another is carried out. */
  rejection = $state.raw<Rejection | null>(null);
  /** A command is on its way: buttons that would send the same again can wait. */
  readonly busy: boolean = $derived(this.pending.some(({ command }) => command.do === "play" || command.do === "undo"));

  /** `owner` is the player whose moves may be kept in the storage; null if others who share this device must not find them there. */
  constructor(
    private readonly wire: Pick<Line, "command">,
    private readonly table: string,
    private readonly storage: Pick<Storage, "getItem" | "setItem"> | null = null,
    private readonly owner: () => string | null = () => null,
  ) {}

  /** Sends a command. It is shown as sent until the server has answered; nothing is assumed before. */
  async send(command: Command, id = newMoveId()): Promise<Outcome> {
    const player = this.owner();
    this.pending = [...this.pending, { id, command }];
    if (command.do === "play" && player !== null) keepUnsent(this.storage, { table: this.table, player, id, command, at: Date.now() });
    const outcome = await this.wire.command(this.table, command, id);
    dropUnsent(this.storage, id);
    this.pending = this.pending.filter((other) => other.id !== id);
    this.rejection = outcome.done ? null : { id, command, refusal: outcome.refusal, again: outcome.again };
    return outcome;
  }

  /** Sends again what was not answered before the page was closed. The server knows what it has carried out already. */
  resume(): void {
    const player = this.owner();
    const left = keptUnsent(this.storage).filter((one) => one.table === this.table && one.player === player);
    for (const { id, command } of left) if (!this.pending.some((other) => other.id === id)) void this.send(command, id);
  }

  /** The rejection was read. */
  dismiss(): void {
    this.rejection = null;
  }
}
