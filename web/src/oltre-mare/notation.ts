// Actions as the server reads them: the browser's counterpart of crates/oltre-mare/src/notation.rs. The only place that writes them.

import type { OltreMareReason, OltreMareSource } from "../protocol/types";
import type { ActionSymbol, Good } from "../pieces/kinds";

/** A good, or any card. */
export type Kind = Good | "any";

/** What a giver says of a card besides its good (OM-3.6). What is missing is not said; a port is named by its word. */
export interface ClaimDraft {
  symbols?: readonly ActionSymbol[];
  power?: number;
  load?: number;
  /** `null`: that it names none. */
  port?: string | null;
}

/** A card given, with what is said of it. */
export interface Given {
  card: string;
  claim: ClaimDraft;
}

/** All of an offer. */
export interface OfferDraft {
  cards: readonly Given[];
  wants: readonly Kind[];
  /** From the giver to the taker; negative: asked for. */
  ducats: number;
  to: readonly number[];
  /** The offer it answers. */
  answers: number | null;
}

const words = (parts: readonly string[]): string => (parts.length === 0 ? "nothing" : parts.join(" "));

/** A claim in brackets; nothing where nothing is said. */
export function claimText({ symbols = [], power, load, port }: ClaimDraft): string {
  const parts: string[] = [];
  if (symbols.length > 0) parts.push(symbols.join("+"));
  if (power !== undefined) parts.push(`p${power}`);
  if (load !== undefined) parts.push(`l${load}`);
  if (port !== undefined) parts.push(`@${port ?? "none"}`);
  return parts.length === 0 ? "" : `[${parts.join(",")}]`;
}

export function offer({ cards, wants, ducats, to, answers }: OfferDraft): string {
  const gives = cards.map(({ card, claim }) => card + claimText(claim));
  const asks: string[] = [...wants];
  if (ducats > 0) gives.push(`${ducats}d`);
  if (ducats < 0) asks.push(`${-ducats}d`);
  const verb = answers === null ? "offer" : `counter #${answers}`;
  return `${verb} ${words(gives)} to ${to.join(",")} for ${words(asks)}`;
}

export const discard = (cards: readonly string[]): string => `discard ${cards.join(" ")}`;
export const buy = (source: OltreMareSource, price: number): string => `buy ${source} ${price}d`;
export const accept = (id: number, cards: readonly string[]): string => `accept #${id} with ${words(cards)}`;
export const refuse = (id: number, reason: OltreMareReason | null): string =>
  reason === null ? `refuse #${id}` : `refuse #${id} ${reason.replaceAll("_", "-")}`;
export const withdraw = (id: number): string => `withdraw #${id}`;
export const post = (good: Good, have: boolean): string => `${have ? "have" : "want"} ${good}`;
export const pass = "pass";
export const leave = "leave";
export const play = (cards: readonly string[]): string => `play ${cards.join(" ")}`.trimEnd();
export const sail = (word: string): string => `sail ${word}`;
export const compass = (word: string | null): string => `compass ${word ?? "stay"}`;
export const stow = (cards: readonly string[]): string => `stow ${cards.join(" ")}`.trimEnd();
export const end = "end";

/** What kind of action a line is: its first word. */
export const verbOf = (action: string): string => action.split(" ", 1)[0] ?? "";

/** The cards with which an offer is accepted, in a line of the server's. */
export function cardsOfAcceptance(action: string): string[] {
  const [, cards = ""] = action.split(" with ", 2);
  return cards === "nothing" ? [] : cards.split(" ").filter((card) => card !== "");
}

/** The wish, among those of the choices, to accept this offer. */
export const isAcceptanceOf = (action: string, id: number): boolean => action.startsWith(`accept #${id} `);
