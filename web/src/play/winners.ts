// Who won, in one line: a victory can be shared.

import type { Say } from "../words";

/** The line for the reader on seat `me`, null for an onlooker. */
export function winnersLine(say: Say, winners: readonly number[], me: number | null, nameOf: (seat: number) => string): string {
  const others = winners.filter((seat) => seat !== me);
  const names = { list: others.map((seat) => ({ text: nameOf(seat) })) };
  if (others.length === winners.length) return say("end-won", { names });
  return others.length === 0 ? say("end-you-won") : say("end-you-share", { names });
}
