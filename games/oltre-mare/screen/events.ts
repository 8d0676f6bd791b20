// The events of the game that the screen handles itself; the log covers all others.

import type { OltreMareEvent, OltreMareFinalCount, StepSeen } from "$shell/protocol/types";
import { finder, type Named } from "$shell/table/events";

/** Open events of one kind in a step. */
export const eventsOf = finder<OltreMareEvent>();

/** What each seat got at the end; null before that. */
export function finalCount(steps: readonly StepSeen[]): readonly OltreMareFinalCount[] | null {
  const last = steps.findLast((step) => eventsOf(step, "match_ended").length > 0);
  return last ? (eventsOf(last, "match_ended")[0]?.count ?? null) : null;
}

/** Seats that were scored early, under OM-7.3. */
export const earlyScores = (steps: readonly StepSeen[]): Named<OltreMareEvent, "seat_scored">[] =>
  steps.flatMap((step) => eventsOf(step, "seat_scored"));

export type VeniceScore = Named<OltreMareEvent, "venice_scored">;

/** The Venice scoring, if the log goes back that far. */
export const veniceScore = (steps: readonly StepSeen[]): VeniceScore | null =>
  steps.flatMap((step) => eventsOf(step, "venice_scored")).at(-1) ?? null;
