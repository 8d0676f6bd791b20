// What a card is drawn from. It comes from the edition; nothing is computed here.

import type { ActionSymbol, Good } from "../pieces/kinds";

/** A goods card with everything printed on it (OM-0.1, OM-0.2). */
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

/** What somebody claims about a card on offer (OM-3.6), true or not. What is missing was not claimed. */
export interface Claim {
  symbols?: readonly ActionSymbol[];
  power?: number;
  load?: number;
  port?: string | null;
}
