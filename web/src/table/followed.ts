// A table as one eye follows it: the whole at first, then step by step. Plain data and plain functions.

import type { Happening, Now, StepSeen, TableState } from "../protocol/types";
import { beginsTurn } from "./log";

/** What is known of a table. Steps are only ever added in order, without a gap. */
export interface Followed extends Omit<TableState, "log"> {
  readonly steps: readonly StepSeen[];
  /** The last step applied; `now` may be older while a gap is being filled. */
  readonly version: number;
}

/** The whole table, as it was sent. */
export function begin({ log, ...rest }: TableState): Followed {
  return { ...rest, steps: log, version: rest.now.version };
}

/** What became of a step: applied; known already; or one before it is missing. */
export type Applied = { table: Followed } | "known" | "gap";

/** The table after a step. */
export function applied(table: Followed, step: StepSeen): Applied {
  if (step.version <= table.version) return "known";
  if (step.version > table.version + 1) return "gap";
  const now = step.now ?? table.now;
  return { table: { ...table, now, version: step.version, steps: remembered(table, now, [...table.steps, step]) } };
}

/** OM-9.4, OS-8.3: where the screen must not remember more than a round, neither does the log: as the server sends it. */
function remembered(table: Followed, now: Now, steps: readonly StepSeen[]): readonly StepSeen[] {
  const turns = now.stage === "playing" || now.stage === "paused" ? turnsRemembered(table) : null;
  if (turns === null) return steps;
  let begun = 0;
  const first = steps.findLastIndex((step) => turnsBegunBy(step.what) > 0 && ++begun > turns);
  return first > 0 ? steps.slice(first) : steps;
}

/** So many turns before the current one are remembered; all of them if none is named. */
function turnsRemembered({ game, setup, now }: Followed): number | null {
  if (game === "oltre-mare") return setup["memory"] === "all-cargos" ? null : now.seats.length;
  return setup["memory"] === false || setup["memory"] === "no" ? 1 : null;
}

function turnsBegunBy(what: Happening): number {
  return "events" in what ? what.events.filter(({ event }) => beginsTurn(event)).length : 0;
}
