import type { Presentation } from "$shell/presentation";
import type { OstiaAction, OstiaMenu, OstiaOrders, OstiaView } from "$shell/protocol/types";
import type { Say } from "$shell/words";
import { topicsOf } from "./coach";
import "./colours.css";
import Emblem from "./Emblem.svelte";
import { pointed } from "./pointed";

const brief = ({ bids, other_lots: other }: OstiaOrders, say: Say): string =>
  say("os-orders-brief", { bids: bids.filter(({ at_most }) => at_most > 0).length, other });

const moment = ({ round, phase }: OstiaView, say: Say): string => {
  const name = typeof phase === "string" ? phase : Object.keys(phase)[0]!;
  return say("os-moment", { round, phase: { term: `os-wait-${name.replaceAll("_", "-")}` } });
};

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
  moment: (view, say) => moment(view as OstiaView, say),
  coach: (view, menu) => topicsOf(view as OstiaView, menu as OstiaMenu | null),
  tabs: {
    board: /^(forum|senate|market|reveal)/,
    trade: /^(lot|bids|amount|answer|place-|lamps|prices|sizes|build|keep)/,
    players: /^seat-/,
  },
  orders: (orders, say) => brief(orders as OstiaOrders, say),
  pointed: (action) => pointed(action as OstiaAction),
  onePage: [
    { title: "lobby-aim", says: ["coach-ostia-aim"], of: "OS-0.1" },
    { title: "os-phase-harbour", says: ["coach-ostia-free-pick", "coach-ostia-lot", "coach-ostia-bid", "coach-ostia-decision"] },
    { title: "os-phase-counter", says: ["coach-ostia-types", "coach-ostia-second-look"], of: "OS-3.2" },
    { title: "os-phase-forum", says: ["coach-ostia-forum"] },
    { title: "os-phase-senate", says: ["coach-ostia-senate"], of: "OS-0.2" },
    { title: "os-phase-storehouses", says: ["coach-ostia-storehouses", "coach-ostia-loans"] },
    { title: "os-phase-end", says: ["coach-ostia-last-lay", "coach-ostia-sale", "coach-ostia-cash"] },
  ],
  pictures: () => import("./Pictures.svelte"),
};
