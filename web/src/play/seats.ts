// The players around the table.

/** From the start player on, as turns go. */
export function inTurnOrder<Of extends { seat: number }>(seats: readonly Of[], start: number): Of[] {
  const at = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === start),
  );
  return [...seats.slice(at), ...seats.slice(0, at)];
}
