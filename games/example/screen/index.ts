import type { Presentation } from "$shell/presentation";
import Emblem from "./Emblem.svelte";
import { pointed } from "./pointed";
import type { ExampleAction } from "./types";

/** The example in the browser. */
export const presentation: Presentation = {
  designer: "Portolan",
  emblem: Emblem,
  screen: () => import("./Match.svelte"),
  // Without an account of its own, the text view shows the choices, the log and the data.
  inWords: null,
  money: "",
  // Nothing changes hands.
  trades: async () => ({ tradesOf: () => ({ pairs: [], sales: [] }) }),
  marks: { "replay-mark-turn": ["turn_passed"] },
  moment: null,
  coach: null,
  tabs: {},
  orders: null,
  pointed: (action) => pointed(action as unknown as ExampleAction),
  onePage: [],
  pictures: null,
};
