// A table as one eye follows it: whole at first, then step by step. Plain data and plain functions.

import type { Away, StepSeen, TableState } from "../protocol/types";

/** The facts known about a table. Steps are only ever added in order, without a gap. */
export interface Followed extends Omit<TableState, "log"> {
  readonly steps: readonly StepSeen[];
  /** The last step applied; `now` may be older while a gap is being filled. */
  readonly version: number;
}

/** What was said, without the state of the table then: that is open to everybody, and may always be shown. */
export const talkOf = (steps: readonly StepSeen[]): StepSeen[] =>
  steps.filter(({ what }) => what.what === "said").map((step) => ({ ...step, now: null }));

/** The whole table, as it was sent. Chat older than its log is taken from `before`. */
export function begin({ log, ...rest }: TableState, before: Followed | null = null): Followed {
  const first = log[0]?.version ?? rest.now.version + 1;
  const talk = talkOf(before?.steps ?? []).filter(({ version }) => version < first);
  return { ...rest, steps: [...talk, ...log], version: rest.now.version };
}

/** The table after somebody came or went. */
export function present(table: Followed, here: readonly number[], away: readonly Away[]): Followed {
  const seats = table.now.seats.map((info) => ({
    ...info,
    here: here.includes(info.seat),
    away_ms: away.find(({ seat }) => seat === info.seat)?.away_ms ?? null,
  }));
  return { ...table, now: { ...table.now, seats } };
}

/** The fate of a step: applied; already known; or one before it is missing. */
export type Applied = { table: Followed } | "known" | "gap";

/** The table after a step. */
export function applied(table: Followed, step: StepSeen): Applied {
  if (step.version <= table.version) return "known";
  if (step.version > table.version + 1) return "gap";
  const now = step.now ?? table.now;
  // What the screen must no longer remember, it forgets.
  const [old, fresh] = [
    table.steps.filter(({ version }) => version < now.log_from),
    table.steps.filter(({ version }) => version >= now.log_from),
  ];
  const steps = [...talkOf(old), ...fresh, step];
  return { table: { ...table, now, version: step.version, steps } };
}
