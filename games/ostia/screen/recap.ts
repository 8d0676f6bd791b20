// What became of the lots since the reader last did something; their own lots too, which standing orders or nobody's bid
// may have decided. Everybody sees the bids on the current lot; what a counting house earned and what was built have a
// separate sheet.

import type { Recap } from "$shell/play/recap";
import type { LogTurn } from "$shell/table/log";
import type { Message } from "$shell/words";

const PUT_UP = "ostia-event-lot-put-up";
/** The fate of a lot. */
const STRUCK: ReadonlySet<string> = new Set(["sold", "sold-same", "sold-lower", "kept", "forced"].map((how) => `ostia-event-lot-${how}`));
/** What somebody had to do to pay for it. */
const PAID: ReadonlySet<string> = new Set(["ostia-event-storehouses-sold", "ostia-event-credits-taken"]);

/** Who a line is about: not always the one whose step it was. */
function toldOf(message: Message): number | null {
  const seat = message.args.find(([name]) => name === "seat")?.[1];
  return seat && "seat" in seat ? seat.seat : null;
}

/** The fates of lots since this seat last did something, each seat once, in order. */
export function recapOf(turns: readonly LogTurn[], me: number): Recap[] {
  const lines = turns.flatMap(({ lines }) => lines).filter(({ undone }) => !undone);
  // The reader has not seen what standing orders did.
  const before = lines.findLastIndex(({ seat, ordered }) => seat === me && !ordered);
  const told: { seat: number; message: Message }[] = [];
  /** The lot that is up. */
  let lot: Message | undefined;
  for (const [at, { message }] of lines.entries()) {
    if (message.key === PUT_UP) lot = message;
    const seat = toldOf(message);
    if (at <= before || seat === null) continue;
    if (STRUCK.has(message.key)) told.push(...(lot ? [{ seat, message: lot }] : []), { seat, message });
    else if (PAID.has(message.key)) told.push({ seat, message });
  }
  const seats = new Set(told.map(({ seat }) => seat));
  return [...seats].map((seat) => ({ seat, lines: told.filter((line) => line.seat === seat).map(({ message }) => message) }));
}
