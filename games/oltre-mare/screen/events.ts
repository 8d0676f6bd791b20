// The events of the game that the screen itself looks at; of all others the log speaks.

import type { EventSeen, OltreMareEvent, OltreMareFinalCount, OltreMareSeenEvent, StepSeen } from "$shell/protocol/types";

type Named<Name extends OltreMareEvent["event"]> = Extract<OltreMareEvent, { event: Name }>;

/** Open events of one kind in a step. */
export function eventsOf<Name extends OltreMareEvent["event"]>({ what }: StepSeen, name: Name): Named<Name>[] {
  const events: EventSeen[] = "events" in what ? what.events : [];
  const isNamed = (event: OltreMareEvent): event is Named<Name> => event.event === name;
  return events.flatMap(({ event }) => {
    // At a table of this game all events are of this game.
    const own = event as OltreMareSeenEvent;
    return own.seen === "open" && isNamed(own) ? [own] : [];
  });
}

/** What the end brought each seat; null before it. */
export function finalCount(steps: readonly StepSeen[]): readonly OltreMareFinalCount[] | null {
  const last = steps.findLast((step) => eventsOf(step, "match_ended").length > 0);
  return last ? (eventsOf(last, "match_ended")[0]?.count ?? null) : null;
}

/** Seats that were scored early, under OM-7.3. */
export const earlyScores = (steps: readonly StepSeen[]): Named<"seat_scored">[] => steps.flatMap((step) => eventsOf(step, "seat_scored"));

export type VeniceScore = Named<"venice_scored">;

/** The Venice scoring, as far as the log goes back to it. */
export const veniceScore = (steps: readonly StepSeen[]): VeniceScore | null =>
  steps.flatMap((step) => eventsOf(step, "venice_scored")).at(-1) ?? null;
