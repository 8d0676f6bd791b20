import type { Presentation } from "$shell/presentation";
import type { OltreMareAction, OltreMareFacts, OltreMareOrders } from "$shell/protocol/types";
import type { Say } from "$shell/words";
import "./colours.css";
import Emblem from "./Emblem.svelte";
import { pointed } from "./pointed";

const brief = ({ accept, otherwise }: OltreMareOrders, say: Say): string => say("om-orders-brief", { goods: accept.length, otherwise });

/** Oltre Mare in the browser. */
export const presentation: Presentation = {
  designer: "Emanuele Ornella",
  emblem: Emblem,
  screen: () => import("./Match.svelte"),
  inWords: () => import("./inwords"),
  money: "ducats",
  trades: () => import("./trades"),
  marks: { "replay-mark-turn": [], "om-mark-deal": ["deal_struck"], "om-mark-venice": ["venice_scored"] },
  tabs: {
    board: /^(chart|port-|ship-\d|deck|venice|scores)/,
    trade: /^(offer-|accept|refuse|rialto|want-|money|send|say|claim-|partner-)/,
    players: /^seat-/,
  },
  orders: (orders, say) => brief(orders as OltreMareOrders, say),
  pointed: (action, facts) => (facts ? pointed(action as OltreMareAction, facts as OltreMareFacts) : []),
  pictures: () => import("./Pictures.svelte"),
};
