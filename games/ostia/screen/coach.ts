// What a coach explains of a match, when it first matters.

import type { OstiaMenu, OstiaView } from "$shell/protocol/types";

/** What fits the position, the most important first. */
export function topicsOf(view: OstiaView, menu: OstiaMenu | null): string[] {
  const last = view.phase === "last_counter" || view.phase === "last_second_look";
  const topics: string[] = [];
  const add = (topic: string, fits = true): void => void (fits && topics.push(topic));
  add("aim");
  switch (menu?.question) {
    case "free_pick":
      add("free-pick");
      break;
    case "lot":
      add("lot");
      break;
    case "bid":
      add("bid");
      add("cash");
      break;
    case "decision":
      add("decision");
      break;
    case "lay":
      add("last-lay", last);
      add("second-look", menu.stand && !last);
      add("forum", !last);
      add("senate", !last);
      add("types", !last);
      break;
    case "storehouses":
      add("storehouses");
      add("loans");
      break;
    case "sale":
      add("sale");
      break;
    default:
  }
  return topics;
}
