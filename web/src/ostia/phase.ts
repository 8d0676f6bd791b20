// Where in a round the match stands.

import type { OstiaPhase, OstiaView } from "../protocol/types";

/** What the table waits for. */
export type Waiting = OstiaPhase extends infer Phase ? (Phase extends string ? Phase : keyof Phase) : never;

/** What the table waits for, and the seat it waits for, where that is one. */
export function waitingFor({ phase }: Pick<OstiaView, "phase">): { what: Waiting; seat: number | null } {
  if (typeof phase === "string") return { what: phase, seat: null };
  const [first] = Object.entries(phase) as [Waiting, number][];
  return first ? { what: first[0], seat: first[1] } : { what: "blank", seat: null };
}

/** The phases of a round (OS-1.4), and the end. Forum and senate pass by themselves. */
export const PHASES: readonly { name: string; clause: string; covers: readonly Waiting[] }[] = [
  { name: "harbour", clause: "OS-2.3", covers: ["free_pick", "lot", "bid", "decision"] },
  { name: "counter", clause: "OS-3.2", covers: ["counter", "second_look"] },
  { name: "forum", clause: "OS-4.1", covers: [] },
  { name: "senate", clause: "OS-5.1", covers: [] },
  { name: "storehouses", clause: "OS-6.4", covers: ["storehouses"] },
  { name: "end", clause: "OS-7.1", covers: ["last_counter", "last_second_look", "sale", "over"] },
];
