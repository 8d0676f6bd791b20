// What a coach explains of a match, when it first matters.

import type { OltreMareMenu, OltreMareView } from "$shell/protocol/types";

/** What fits the position, the most important first. */
export function topicsOf(view: OltreMareView, menu: OltreMareMenu | null): string[] {
  const mine = view.active === view.me;
  const own = view.seats.find(({ seat }) => seat === view.me);
  const topics: string[] = [];
  const add = (topic: string, fits = true): void => void (fits && topics.push(topic));
  add("aim");
  add("last", view.last_round);
  add("venice", view.venice === "gone");
  switch (menu?.question) {
    case "discard":
      add("limit");
      break;
    case "trade":
      add("partner", !mine);
      add(
        "counter",
        menu.incoming.some(({ counter }) => counter),
      );
      add("need", mine && view.hand.length < view.load);
      add("buy-back", mine && view.price !== null && (own?.pirates ?? 0) > 0);
      add("offer", mine);
      add("groups", mine);
      break;
    case "play":
      add("symbols");
      add("pirates");
      break;
    case "sail":
      add("markers");
      add("marker-kinds");
      break;
    case "compass":
      add("compass");
      break;
    case "stow":
      add("stow");
      add("top");
      break;
    case "end_turn":
      add("end-turn");
      break;
    default:
  }
  return topics;
}
