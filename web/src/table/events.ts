// The events of a step, for a screen that handles some of them itself; the log covers all others.

import type { StepSeen } from "../protocol/types";

/** Everything that was seen in a step, in order. At a table of a game all events are of that game. */
export const seenIn = <Seen extends { seen: string }>({ what }: StepSeen): Seen[] =>
  "events" in what ? what.events.map(({ event }) => event as unknown as Seen) : [];

/** An event that everybody sees in full. */
type Open<Seen extends { seen: string }> = Extract<Seen, { seen: "open" }>;

/** An event of this name, out of all of a game. */
export type Named<Event extends { event: string }, Name extends Event["event"]> = Extract<Event, { event: Name }>;

/** All open events of a step, in order. */
export const openIn = <Seen extends { seen: string }>(step: StepSeen): Open<Seen>[] =>
  seenIn<Seen>(step).filter((event): event is Open<Seen> => event.seen === "open");

/** Finds the open events of one name in a step. */
export const finder =
  <Event extends { event: string }>() =>
  <Name extends Event["event"]>(step: StepSeen, name: Name): Named<Event, Name>[] =>
    seenIn<Event & { seen: string }>(step).filter(
      (event): event is Named<Event, Name> & Event & { seen: string } => event.seen === "open" && event.event === name,
    );
