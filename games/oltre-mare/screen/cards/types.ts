// What a card is drawn from. The edition tells it; nothing is worked out here.

import type { ActionSymbol, Good } from "../pieces/kinds";

/** A goods card with all that is printed on it (OM-0.1, OM-0.2). */
export interface CardFace {
  good: Good;
  power: number;
  load: number;
  symbols: readonly ActionSymbol[];
  port?: string | null;
  /** Cards of this good. */
  copies: number;
  /** Ducats for a group of 1, 2, 3, … cards. */
  payout: readonly number[];
}

/** What somebody says of a card on offer (OM-3.6): true or not. What is missing was not said. */
export interface Claim {
  symbols?: readonly ActionSymbol[];
  power?: number;
  load?: number;
  port?: string | null;
}
