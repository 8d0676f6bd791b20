// Where on the screen a move is made: what a hint points at.

import type { OstiaAction } from "$shell/protocol/types";

export function pointed(action: OstiaAction): string[] {
  switch (action.action) {
    case "pick":
      return [`ship-${action.good}`];
    case "put_up":
      return Object.keys(action.lot).map((kind) => `ship-${kind}`);
    case "bid":
      return ["amount"];
    case "pass":
      return ["pass"];
    case "keep":
      return ["answer-keep"];
    case "sell":
      return [`answer-${action.buyer}`];
    case "lay":
      return [action.forum, action.senate].flatMap((cards) => Object.keys(cards)).map((kind) => `stock-${kind}`);
    default:
      return ["do"];
  }
}
