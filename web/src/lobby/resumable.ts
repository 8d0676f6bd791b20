// The tables one can go on at.

import type { TableSummary } from "../protocol/types";

/** Those that are not over: where it is one's turn first, then the one that something happened at last. */
export const resumable = <Table extends Pick<TableSummary, "stage" | "my_turn" | "updated">>(tables: readonly Table[]): Table[] =>
  tables
    .filter(({ stage }) => stage !== "over" && stage !== "abandoned")
    .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.updated - a.updated);
