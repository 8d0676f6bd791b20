// The auctions of a match of Ostia, for the figures after it.

import type { StepSeen } from "$shell/protocol/types";
import type { Sale, Trades } from "$shell/replay/figures";
import { openIn } from "./events";
import { spread, type Cards } from "./goods";

export function tradesOf(steps: readonly StepSeen[]): Trades {
  const sales: Sale[] = [];
  let lot: Cards = {};
  for (const step of steps) {
    for (const event of openIn(step)) {
      if (event.event === "lot_put_up") ({ lot } = event);
      if (event.event === "lot_sold") {
        const { seller, buyer, price } = event;
        sales.push({ version: step.version, seller, buyer, goods: spread(lot), price });
      }
    }
  }
  return { pairs: sales.map(({ seller, buyer }) => [seller, buyer] as const), sales };
}
