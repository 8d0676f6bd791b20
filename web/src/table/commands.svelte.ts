// What was sent to the table: not yet answered, or refused.

import type { Line, Outcome } from "../net/line";
import { newMoveId } from "../net/random";
import type { Command, Refusal } from "../protocol/types";

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

  constructor(
    private readonly wire: Pick<Line, "command">,
    private readonly table: string,
  ) {}

  /** Sends a command. It is shown as sent until the server has answered; nothing is assumed before. */
  async send(command: Command): Promise<Outcome> {
    const id = newMoveId();
    this.pending = [...this.pending, { id, command }];
    const outcome = await this.wire.command(this.table, command, id);
    this.pending = this.pending.filter((other) => other.id !== id);
    this.rejection = outcome.done ? null : { id, command, refusal: outcome.refusal, again: outcome.again };
    return outcome;
  }

  /** The rejection was read. */
  dismiss(): void {
    this.rejection = null;
  }
}
