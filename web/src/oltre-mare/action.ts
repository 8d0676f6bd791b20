// Actions as data, and what they are called in the catalogue.

import type { OltreMareClaim, OltreMareReason, OltreMareSource, Wish as AnyWish } from "../protocol/types";
import type { Good } from "../pieces/kinds";

/** A good, or any card. */
export type Kind = Good | "any";

/** A card given, with what is said of it (OM-3.6). What is missing is not said. */
export interface Given {
  card: string;
  claim: OltreMareClaim;
}

/** Everything a seat can do. */
export type Action =
  | { action: "discard"; cards: readonly string[] }
  | { action: "buy"; source: OltreMareSource; price: number }
  | {
      action: "offer_deal";
      to: readonly number[];
      /** The offer it answers. */
      answers: number | null;
      cards: readonly string[];
      /** From the giver to the taker; negative: asked for. */
      ducats: number;
      wants: readonly Kind[];
      claims: readonly Given[];
    }
  | { action: "accept"; offer: number; cards: readonly string[] }
  | { action: "refuse"; offer: number; reason: OltreMareReason | null }
  | { action: "withdraw"; offer: number }
  | { action: "post"; good: Good; have: boolean }
  | { action: "pass" }
  | { action: "leave_trade" }
  | { action: "play"; cards: readonly string[] }
  | { action: "sail"; port: number }
  | { action: "follow_compass"; port: number | null }
  | { action: "stow"; cards: readonly string[] }
  | { action: "end_turn" };

/** An action that a screen has a button for. */
export type Wish = Omit<AnyWish, "action"> & { action: Action };

/** What an action is called in the catalogue. */
export function nameOf(action: Action): string {
  switch (action.action) {
    case "buy":
      return `buy-${action.source}`;
    case "offer_deal":
      return action.answers === null ? "offer" : "counter";
    case "post":
      return action.have ? "have" : "want";
    default:
      return action.action.replaceAll("_", "-");
  }
}

/** The keys for wishes, by the name of the action. */
export const WISH_KEYS: Readonly<Record<string, string>> = {
  "buy-deck": "b",
  "buy-pirates": "r",
  "leave-trade": "l",
  pass: "p",
  "end-turn": "e",
};
