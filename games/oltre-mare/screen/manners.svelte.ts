// Lasting answers of the reader: no to all offers of this turn, or nothing to say until their own turn.

import type { OltreMareTradeMenu } from "$shell/protocol/types";
import type { Screen } from "./screen";

/** How long the reader says no to everything. */
export type Quiet = "turn" | "until-mine";

export class Manners {
  /** What was said, and in which turn. */
  private said = $state.raw<{ quiet: Quiet; turn: number } | null>(null);
  /** The reader passes as soon as what they cannot meet is refused. */
  private passing = $state(false);

  constructor(private readonly screen: Screen) {}

  private get menu(): OltreMareTradeMenu | null {
    const menu = this.screen.menu();
    return menu?.question === "trade" ? menu : null;
  }

  private get mine(): boolean {
    const { active, me } = this.screen.view();
    return active === me;
  }

  /** Which of it is still in force. */
  get quiet(): Quiet | null {
    if (this.said === null) return null;
    const { quiet, turn } = this.said;
    if (quiet === "turn") return turn === this.screen.view().turn ? quiet : null;
    return this.mine ? null : quiet;
  }

  /** May the reader say now that they have nothing to say until their own turn? */
  get mayRest(): boolean {
    const { phase, me } = this.screen.view();
    return me !== null && phase !== "over" && !this.mine && !this.screen.store.past;
  }

  /** Offers that only a refusal could answer: they ask for what the reader does not have. */
  get vain(): readonly number[] {
    return (this.menu?.incoming ?? []).filter(({ accept }) => !accept).map(({ id }) => id);
  }

  /** Can the reader pass? Offers that cannot be met do not stand in the way. */
  get mayPass(): boolean {
    const { menu } = this;
    return menu !== null && !this.mine && this.vain.length > 0 && this.vain.length === menu.incoming.length;
  }

  /** Refuses everything that is offered, now and for the rest of this turn. */
  refuseAll(): void {
    this.said = { quiet: "turn", turn: this.screen.view().turn };
  }

  /** Refuses and passes until the reader's own turn, or stops doing so. */
  rest(until: boolean): void {
    this.said = until ? { quiet: "until-mine", turn: this.screen.view().turn } : null;
  }

  /** Hears offers again. */
  listen(): void {
    this.said = null;
    this.passing = false;
  }

  /** Refuses what the reader cannot meet, and passes. */
  pass(): void {
    this.passing = true;
  }

  /** Does the next thing that follows from that: called whenever the table has changed. */
  async act(): Promise<void> {
    const { store, play, wishes } = this.screen;
    const { quiet, menu } = this;
    if (store.busy || menu === null || (quiet === null && !this.passing)) return;
    const next = menu.incoming[0];
    const pass = wishes().find(({ action, refusal }) => action.action === "pass" && refusal === null);
    let done = true;
    if (next && (quiet !== null || !next.accept)) {
      // Without a reason: whether the reader has what was asked for is nobody's business.
      done = await play({ action: "refuse", offer: next.id, reason: null });
    } else if (pass && (this.passing || quiet === "until-mine")) {
      this.passing = false;
      done = await play(pass.action);
    } else this.passing = false;
    if (!done) this.listen();
  }
}
