// What orders say, in one line.

import type { GameOrders } from "../../protocol/types";
import type { Say } from "../../words";

export function briefly(orders: GameOrders, t: Say): string {
  if ("bids" in orders)
    return t("os-orders-brief", { bids: orders.bids.filter(({ at_most }) => at_most > 0).length, other: orders.other_lots });
  return t("om-orders-brief", { goods: orders.accept.length, otherwise: orders.otherwise });
}
