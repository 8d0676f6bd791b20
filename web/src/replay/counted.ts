// A finished match, fetched once for all that is counted in it.

import { presentation } from "../games";
import type { Api } from "../net/http";
import { rows, type Trades } from "./figures";
import { framesOf, type ReplayFrame } from "./frames";
import { kindsOf, marksOf } from "./marks";

export interface Counted {
  frames: ReplayFrame[];
  trades: Trades;
  /** The steps that a table of figures tells. */
  told: number[];
}

let last: { id: string; counted: Promise<Counted> } | null = null;

async function count(api: Api, id: string, game: string): Promise<Counted> {
  // With open hands, for the lies.
  const replay = await api.replay(id, "public", true);
  const frames = framesOf(replay);
  const tradesOf = await presentation(game)?.trades();
  const trades = tradesOf?.tradesOf(frames.map(({ step }) => step)) ?? { pairs: [], sales: [] };
  return { frames, trades, told: rows(replay, marksOf(game, kindsOf(game)[0] ?? "", frames)) };
}

/** What is counted in a match; a failure is forgotten, and may be tried again. */
export function countedOf(api: Api, id: string, game: string): Promise<Counted> {
  if (last?.id === id) return last.counted;
  const counted = count(api, id, game);
  last = { id, counted };
  counted.catch(() => (last = null));
  return counted;
}
