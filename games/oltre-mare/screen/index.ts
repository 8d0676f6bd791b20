import type { Presentation } from "$shell/presentation";
import type { OltreMareAction, OltreMareFacts, OltreMareMenu, OltreMareOrders, OltreMareView } from "$shell/protocol/types";
import type { Say } from "$shell/words";
import { topicsOf } from "./coach";
import "./colours.css";
import Emblem from "./Emblem.svelte";
import { pointed } from "./pointed";

const brief = ({ accept, otherwise }: OltreMareOrders, say: Say): string => say("om-orders-brief", { goods: accept.length, otherwise });

const moment = ({ turn, phase }: OltreMareView, say: Say): string =>
  say("om-moment", { turn, phase: { term: `om-wait-${phase.replaceAll("_", "-")}` } });

/** Oltre Mare in the browser. */
export const presentation: Presentation = {
  designer: "Emanuele Ornella",
  emblem: Emblem,
  screen: () => import("./Match.svelte"),
  inWords: () => import("./inwords"),
  money: "ducats",
  trades: () => import("./trades"),
  marks: { "replay-mark-turn": [], "om-mark-deal": ["deal_struck"], "om-mark-venice": ["venice_scored"] },
  moment: (view, say) => moment(view as OltreMareView, say),
  coach: (view, menu) => topicsOf(view as OltreMareView, menu as OltreMareMenu | null),
  tabs: {
    board: /^(chart|port-|ship-\d|deck|venice|scores)/,
    trade: /^(offer-|accept|refuse|rialto|want-|money|send|say|claim-|partner-)/,
    players: /^seat-/,
  },
  orders: (orders, say) => brief(orders as OltreMareOrders, say),
  pointed: (action, facts) => (facts ? pointed(action as OltreMareAction, facts as OltreMareFacts) : []),
  onePage: [
    { title: "lobby-aim", says: ["coach-oltre-mare-aim"], of: "OM-0.1" },
    { title: "om-phase-seafaring", says: ["coach-oltre-mare-limit"], of: "OM-0.2" },
    {
      title: "om-phase-trade",
      says: ["coach-oltre-mare-need", "coach-oltre-mare-offer", "coach-oltre-mare-partner", "coach-oltre-mare-counter"],
    },
    { title: "om-phase-actions", says: ["coach-oltre-mare-symbols", "coach-oltre-mare-pirates", "coach-oltre-mare-markers"], of: "OM-4.3" },
    { title: "om-end-markers", says: ["coach-oltre-mare-marker-kinds"], of: "OM-0.3" },
    { title: "om-phase-cargo", says: ["coach-oltre-mare-stow", "coach-oltre-mare-top", "coach-oltre-mare-groups"] },
    { title: "card-venice", says: ["learn-oltre-mare-venice", "learn-oltre-mare-aim"], of: "OM-6.1" },
  ],
  pictures: () => import("./Pictures.svelte"),
};
