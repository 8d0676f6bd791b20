// The state of an invitation: one heading that says so, and nothing that contradicts it.

import type { TableSummary } from "../protocol/types";

export interface Invited {
  /** The heading. */
  title: string;
  /** The free seats to pick from; none if the link names a seat. */
  seats: readonly number[];
  /** There is a seat to sit down on. */
  open: boolean;
}

/** Where the link of a seat, or of the table (`null`), leads. Nothing is known about the table without an answer. */
export function invited(table: Pick<TableSummary, "seats" | "mine"> | null, seat: number | null): Invited {
  const free = (table?.seats ?? []).flatMap((name, i) => (name === null ? [i + 1] : []));
  if (seat === null) {
    const open = table === null || free.length > 0;
    return { title: open ? "join-any" : "join-none", seats: free, open };
  }
  // Following the link of a bot's seat sends the bot away.
  const name = table?.seats[seat - 1];
  const open = table === null || name === null || name === "bot";
  return { title: open ? "join-title" : table.mine.includes(seat) ? "join-mine" : "join-taken", seats: [], open };
}
