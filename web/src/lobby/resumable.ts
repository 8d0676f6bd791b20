// The tables where the reader can continue.

import type { TableSummary } from "../protocol/types";

/** Unfinished tables: first those where it is the reader's turn, then the most recently active. */
export const resumable = <Table extends Pick<TableSummary, "stage" | "my_turn" | "updated">>(tables: readonly Table[]): Table[] =>
  tables
    .filter(({ stage }) => stage !== "over" && stage !== "abandoned")
    .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.updated - a.updated);
