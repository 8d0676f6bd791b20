// The standing orders of the observed seat, and the sheet on which they are written.

import type { Outcome } from "../net/line";
import type { Ordered, OrdersShown } from "../protocol/types";

export class StandingOrders {
  /** The orders in force. */
  held = $state.raw<OrdersShown | null>(null);
  /** There is a sheet to write orders on, and it is open. */
  sheet = $state(false);
  writing = $state(false);
  /** The observed seat can leave orders. */
  readonly may: boolean = $derived.by(() => this.mayLeave());

  constructor(
    private readonly mayLeave: () => boolean,
    private readonly send: (orders: Ordered | null) => Promise<Outcome>,
  ) {}

  /** Leaves standing orders, or revokes them. The server's answer decides which are in force. */
  leave(orders: Ordered | null): Promise<Outcome> {
    return this.send(orders);
  }
}
