import type { Presentation } from "$shell/presentation";
import type { OltreMareAction, OltreMareFacts } from "$shell/protocol/types";
import Emblem from "./Emblem.svelte";
import { pointed } from "./pointed";

/** Oltre Mare in the browser. */
export const presentation: Presentation = {
  designer: "Emanuele Ornella",
  emblem: Emblem,
  screen: () => import("./Match.svelte"),
  inWords: () => import("./inwords"),
  money: "ducats",
  goods: "good",
  trades: () => import("./trades"),
  marks: { turn: [], deal: ["deal_struck"], venice: ["venice_scored"] },
  pointed: (action, facts) => (facts ? pointed(action as OltreMareAction, facts as OltreMareFacts) : []),
  pictures: () => import("./Pictures.svelte"),
};
