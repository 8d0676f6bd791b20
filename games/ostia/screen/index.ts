import type { Presentation } from "$shell/presentation";
import type { OstiaAction } from "$shell/protocol/types";
import Emblem from "./Emblem.svelte";
import { pointed } from "./pointed";

/** Ostia in the browser. */
export const presentation: Presentation = {
  designer: "Stefan Risthaus",
  emblem: Emblem,
  screen: () => import("./Match.svelte"),
  inWords: () => import("./inwords"),
  money: "cash",
  goods: "ostia-good",
  trades: () => import("./trades"),
  marks: { round: ["round_began"], auction: ["lot_put_up"] },
  pointed: (action) => pointed(action as OstiaAction),
  pictures: () => import("./Pictures.svelte"),
};
