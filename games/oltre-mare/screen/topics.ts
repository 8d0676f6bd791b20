// Which clauses explain what is on the table.

import type { ActionSymbol, Marker } from "./pieces/kinds";

const MARKERS: Record<Marker, readonly string[]> = {
  calm_sea: ["OM-4.6"],
  good_business: ["OM-4.4"],
  pirates_beaten: ["OM-4.5"],
  favourable_relations: ["OM-3.9"],
  compass: ["OM-4.12"],
  local_influence: ["OM-2.2"],
};

export const markerClauses = (marker: Marker): readonly string[] => MARKERS[marker];

/** Ducats, pirates and market share a clause; the ship has its own. */
export const symbolClauses = (symbol: ActionSymbol): readonly string[] => (symbol === "ship" ? ["OM-4.8", "OM-4.9"] : ["OM-4.3"]);

/** A goods card: limit and load of the next turn, the symbols, the payout. */
export const CARD: readonly string[] = ["OM-2.3", "OM-4.1", "OM-4.3", "OM-8.2"];
export const CARGO: readonly string[] = ["OM-5.1", "OM-5.2", "OM-8.2"];
export const PIRATES: readonly string[] = ["OM-8.3", "OM-3.11", "OM-3.7"];
export const DUCATS: readonly string[] = ["OM-3.3", "OM-0.6"];
export const PRESTIGE: readonly string[] = ["OM-3.5", "OM-6.2"];
export const HELD: readonly string[] = ["OM-4.9", "OM-8.4"];
export const VENICE: readonly string[] = ["OM-6.1", "OM-6.2", "OM-6.3"];
export const DECK: readonly string[] = ["OM-7.1", "OM-7.2"];
export const START: readonly string[] = ["OM-1.3", "OM-7.1"];
export const CLAIMS: readonly string[] = ["OM-3.6"];
export const TALK: readonly string[] = ["OM-3.1", "OM-3.2", "OM-3.17"];
export const PRICE: readonly string[] = ["OM-3.7", "OM-3.8"];
