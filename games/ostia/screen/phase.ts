// Where in a round the match is.

import type { OstiaPhase, OstiaView } from "$shell/protocol/types";
import type { Explained } from "./explain";

/** What the table is waiting for. */
export type Waiting = OstiaPhase extends infer Phase ? (Phase extends string ? Phase : keyof Phase) : never;

/** What the table is waiting for, and which seat, if it is a single one. */
export function waitingFor({ phase }: Pick<OstiaView, "phase">): { what: Waiting; seat: number | null } {
  if (typeof phase === "string") return { what: phase, seat: null };
  const [first] = Object.entries(phase) as [Waiting, number][];
  return first ? { what: first[0], seat: first[1] } : { what: "blank", seat: null };
}

/** The sizes of all piles are known, and each seat stands or rearranges (OS-3.4). */
export const looksAgain = (view: Pick<OstiaView, "phase">): boolean => ["second_look", "last_second_look"].includes(waitingFor(view).what);

/** The phases of a round (OS-1.4), and the end. Forum and senate pass by themselves. */
export const PHASES: readonly { name: string; explained: Explained; covers: readonly Waiting[] }[] = [
  { name: "harbour", explained: "harbour", covers: ["free_pick", "lot", "bid", "decision"] },
  { name: "counter", explained: "counter", covers: ["counter", "second_look"] },
  { name: "forum", explained: "forum", covers: [] },
  { name: "senate", explained: "senate", covers: [] },
  { name: "storehouses", explained: "settling", covers: ["storehouses"] },
  { name: "end", explained: "end", covers: ["last_counter", "last_second_look", "sale", "over"] },
];

/** What is beside the board while the table waits for this. */
export function floorIn(what: Waiting): "auction" | "counter" | "sheet" | null {
  switch (what) {
    case "free_pick":
    case "lot":
    case "bid":
    case "decision":
      return "auction";
    case "counter":
    case "second_look":
    case "last_counter":
    case "last_second_look":
      return "counter";
    case "storehouses":
    case "sale":
      return "sheet";
    default:
      return null;
  }
}
