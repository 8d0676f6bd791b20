// A table that does not follow the server: a replay, or a guided match.

import type { StepSeen } from "../protocol/types";
import type { Followed } from "./followed";

/** What each seat sees and others do not. */
export type Hands = ReadonlyMap<number, Readonly<Record<string, unknown>>>;

export class Playback {
  /** Whether the match is live, a replay, or a guided one. */
  of = $state<"play" | "past" | "lesson">("play");
  /** A replay with open hands. */
  hands = $state.raw<Hands>(new Map());

  /** `show` puts the table into this state. One step forward is announced like a new one; everything else is a leap. */
  constructor(private readonly show: (table: Followed, step: StepSeen, forward: boolean) => void) {}

  /** The state after an earlier step. */
  stand(table: Followed, step: StepSeen, hands: Hands, forward: boolean): void {
    this.of = "past";
    this.hands = hands;
    this.show(table, step, forward);
  }

  /** The same in a guided match, in which the observed seat plays. */
  rehearse(table: Followed, step: StepSeen, forward: boolean): void {
    this.of = "lesson";
    this.show(table, step, forward);
  }
}
