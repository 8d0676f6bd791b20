// The trades of a match of Oltre Mare, for the figures after it.

import type { OltreMareBundle, OltreMareSeenEvent, StepSeen } from "$shell/protocol/types";
import type { Sale, Trades } from "$shell/replay/figures";

export function tradesOf(steps: readonly StepSeen[]): Trades {
  const pairs: [number, number][] = [];
  const sales: Sale[] = [];
  for (const { version, what } of steps) {
    for (const { event } of "events" in what ? what.events : []) {
      // At a table of this game all events are of this game.
      const deal = event as OltreMareSeenEvent;
      if (deal.seen !== "deal_struck") continue;
      const { giver, taker, given, taken, ducats } = deal;
      pairs.push([giver, taker]);
      const sale = (from: number, to: number, goods: OltreMareBundle, price: number): Sale => {
        return { version, from, to, goods: goods.map((good) => `good-${good}`), price };
      };
      // Ducats go from giver to taker if positive. Goods for goods have no price.
      if (ducats < 0 && taken.goods.length === 0) sales.push(sale(giver, taker, given.goods, -ducats));
      if (ducats > 0 && given.goods.length === 0) sales.push(sale(taker, giver, taken.goods, ducats));
    }
  }
  return { pairs, sales };
}
