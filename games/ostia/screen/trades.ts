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
        const goods = spread(lot).map((kind) => `ostia-good-${kind}`);
        sales.push({ version: step.version, from: seller, to: buyer, goods, price });
      }
    }
  }
  return { pairs: sales.map(({ from, to }) => [from, to] as const), sales };
}
