// The sheet of orders for Oltre Mare while it is being written: how offers are answered.

import { GOODS, type Good } from "./pieces/kinds";
import type { OltreMareOrders, OltreMareOtherOffers } from "$shell/protocol/types";
import { figure } from "$shell/play/orders/figures";

export class Answers {
  /** The most for a card of each good; empty if it is not accepted. */
  prices = $state<Partial<Record<Good, string>>>({});
  leave = $state("0");
  otherwise = $state<OltreMareOtherOffers>("refuse");

  constructor(
    /** The most ducats of a deal (OM-3.2). */
    readonly most: number,
  ) {}

  /** Begins with the orders in force, or with a plain no to everything. */
  begin(orders: OltreMareOrders | null): void {
    this.prices = Object.fromEntries((orders?.accept ?? []).map(({ good, at_most }) => [good, String(at_most)]));
    this.leave = String(orders?.leave ?? 0);
    this.otherwise = orders?.otherwise ?? "refuse";
  }

  /** The orders, or null if something is not a number. */
  collect(): OltreMareOrders | null {
    const accept: OltreMareOrders["accept"] = [];
    for (const good of GOODS) {
      const at_most = figure(this.prices[good] ?? "", this.most);
      if (at_most === undefined) return null;
      if (at_most !== null) accept.push({ good, at_most });
    }
    const leave = figure(this.leave);
    return leave === undefined ? null : { accept, leave: leave ?? 0, otherwise: this.otherwise };
  }
}
