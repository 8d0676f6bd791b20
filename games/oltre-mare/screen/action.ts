// Actions, their names in the catalogue, and their keys.

import type { OltreMareAction, OltreMareBundle, OltreMareCardClaim } from "$shell/protocol/types";
import { GOODS } from "./pieces/kinds";
import type { WishOf } from "$shell/table/store.svelte";

export type Action = OltreMareAction;
export type Wish = WishOf<"oltre-mare">;

/** A good, or any card. */
export type Kind = OltreMareBundle[number];

/** All kinds, as the row of wishes shows them. */
export const KINDS: readonly Kind[] = [...GOODS, "any"];

/** A card given, with the claims about it (OM-3.6). Missing parts are not claimed. */
export type Given = OltreMareCardClaim;

/** The name of an action in the catalogue. */
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
