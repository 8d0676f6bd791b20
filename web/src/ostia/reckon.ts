// How many cards of each type are at the forum as far as the reader knows, and what the edition prints for that many.

import type { OstiaFacts, OstiaMenu, OstiaView } from "../protocol/types";
import type { Desk } from "./desk.svelte";
import { summed, type Cards } from "./goods";
import { waitingFor } from "./phase";

/** OS-0.3: the price of each of so many cards; the last price holds for more. */
export const priceOf = ({ prices }: OstiaFacts, count: number): number => prices[Math.min(count, prices.length - 1)] ?? 0;

/** What is known to be at the forum: market cards, and what was turned up or is about to be laid. */
export function atForum(view: OstiaView, menu: OstiaMenu | null, desk: Desk): Cards {
  switch (waitingFor(view).what) {
    case "counter":
    case "second_look": {
      const { bluff: _, ...mine } = menu?.question === "lay" ? desk.layout(menu).forum : (view.own?.layout?.forum ?? {});
      return summed([view.market, mine]);
    }
    case "storehouses":
      return summed([view.market, ...view.seats.map(({ forum }) => forum)]);
    default:
      return {};
  }
}
