import type { Presentation } from "$shell/presentation";
import type { OstiaAction, OstiaOrders } from "$shell/protocol/types";
import type { Say } from "$shell/words";
import "./colours.css";
import Emblem from "./Emblem.svelte";
import { pointed } from "./pointed";

const brief = ({ bids, other_lots: other }: OstiaOrders, say: Say): string =>
  say("os-orders-brief", { bids: bids.filter(({ at_most }) => at_most > 0).length, other });

/** Ostia in the browser. */
export const presentation: Presentation = {
  designer: "Stefan Risthaus",
  emblem: Emblem,
  screen: () => import("./Match.svelte"),
  inWords: () => import("./inwords"),
  money: "cash",
  points: "vp",
  trades: () => import("./trades"),
  marks: { "os-mark-round": ["round_began"], "os-mark-auction": ["lot_put_up"] },
  tabs: {
    board: /^(forum|senate|market|reveal)/,
    trade: /^(lot|bids|amount|answer|place-|lamps|prices|sizes|build|keep)/,
    players: /^seat-/,
  },
  orders: (orders, say) => brief(orders as OstiaOrders, say),
  pointed: (action) => pointed(action as OstiaAction),
  pictures: () => import("./Pictures.svelte"),
};
