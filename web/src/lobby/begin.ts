// A match against bots, opened and begun at once.

import { newNonce } from "../net/random";
import type { OpenTable } from "../protocol/types";
import { withPace } from "../table/pace";
import type { Words } from "../words";
import { guestName } from "./names";
import type { Session } from "./session.svelte";
import type { Wish } from "./wishes";

/** As long as a table allows: nobody who is new to a game is hurried while they speak. */
export const NO_HURRY_MS = 600_000;

/** Opens a table for one, with bots on all other seats; its name. */
export async function beginMatch(
  session: Session,
  words: Words,
  storage: Storage | null,
  { game, players, level }: Wish,
  how: Partial<Pick<OpenTable, "options" | "edition" | "tempo" | "patience_ms">> = {},
  name: string | null = session.keptName,
): Promise<string> {
  const who = await session.ensure(name ?? guestName(words));
  const { table } = await session.api.open({
    game,
    players,
    sit: [{ seat: 1, nonce: newNonce() }],
    start_with: level,
    // A player with an account has asked for a game at its usual speed; a guest takes the time it takes.
    ...(who.account ? {} : { patience_ms: NO_HURRY_MS }),
    ...withPace(storage),
    ...how,
  });
  return table;
}
