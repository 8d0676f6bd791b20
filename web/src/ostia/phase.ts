// Where in a round the match stands.

import type { OstiaView } from "../protocol/types";

type Stage = OstiaView["stage"];
type Named<S> = S extends string ? S : keyof S;
/** What the table waits for. */
export type Waiting = Named<Stage> | (Stage extends infer S ? (S extends string ? never : S extends object ? keyof S : never) : never);

/** What the table waits for, and the seat it waits for, where that is one. */
export function waitingFor({ stage }: Pick<OstiaView, "stage">): { what: Waiting; seat: number | null } {
  if (typeof stage === "string") return { what: stage, seat: null };
  const [[what, seat] = ["blank", null]] = Object.entries(stage) as [Waiting, number][];
  return { what: what as Waiting, seat };
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
