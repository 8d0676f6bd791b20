// What each card at the forum earns, as printed in the box.

import type { OstiaFacts, OstiaMenu, OstiaView } from "$shell/protocol/types";
import type { Selection } from "./selection.svelte";
import { GOODS, summed, type Cards } from "./goods";

/** What is known to be at the forum; while the reader lays out, with the cards there on the screen. */
export function atForum(view: OstiaView, menu: OstiaMenu | null, selection: Selection): Cards {
  if (menu?.question !== "lay" || !menu.senate) return view.at_forum;
  const { bluff: _, ...mine } = selection.layout(menu).forum;
  return summed([view.market, mine]);
}

/** For each type, how many are known to be there, and what each card of it earns if more appear. */
export const pricesAhead = ({ prices }: OstiaFacts, there: Cards, more: readonly number[]) =>
  GOODS.map((good) => {
    const count = there[good] ?? 0;
    return { good, count, prices: more.map((k) => (count + k > 0 ? (prices[count + k] ?? null) : null)) };
  });
