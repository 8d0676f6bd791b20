// Where on the screen a move is made: what a hint points at.

import type { OltreMareAction, OltreMareFacts } from "$shell/protocol/types";
import { nameOf } from "./action";

export function pointed(action: OltreMareAction, facts: OltreMareFacts): string[] {
  switch (action.action) {
    case "discard":
    case "play":
    case "offer_deal":
      return action.cards.map((card) => `card-${card}`);
    case "stow":
      return ["table"];
    case "accept":
      return [`offer-${action.offer}`];
    case "refuse":
      return [`refuse-${action.offer}`];
    case "sail":
      return [`port-${facts.ports[action.port]?.name ?? ""}`];
    case "follow_compass":
      return action.port === null ? [] : [`port-${facts.ports[action.port]?.name ?? ""}`];
    default:
      return [nameOf(action)];
  }
}
