// Cards of Ostia, counted by kind, as the server sends them.

import type { OstiaCards, OstiaGood, OstiaValues } from "$shell/protocol/types";

export type Good = OstiaGood;
export type Cards = OstiaCards;
/** A type of goods, or a bluff card. */
export type Kind = keyof Cards;

/** Most expensive first (OS-0.1). */
export const GOODS = ["ivory", "marble", "wood", "salt", "wine", "wheat"] as const satisfies readonly Good[];
export const KINDS: readonly Kind[] = [...GOODS, "bluff"];

/** Every card by itself, most expensive first, bluff cards last. */
export const spread = (cards: Cards): Kind[] => KINDS.flatMap((kind) => Array.from({ length: cards[kind] ?? 0 }, () => kind));

/** Single cards counted again. */
export function gathered(kinds: readonly Kind[]): Cards {
  const cards: Cards = {};
  for (const kind of kinds) cards[kind] = (cards[kind] ?? 0) + 1;
  return cards;
}

export const summed = (all: readonly Cards[]): Cards => gathered(all.flatMap(spread));

/** What is left of some cards without others, as far as they are there. */
export const less = (cards: Cards, gone: Cards): Cards =>
  Object.fromEntries(KINDS.map((kind) => [kind, Math.max(0, (cards[kind] ?? 0) - (gone[kind] ?? 0))]));

/** Each kind that is there, with its number. */
export const counted = (cards: Cards): { kind: Kind; count: number }[] =>
  KINDS.flatMap((kind) => {
    const count = cards[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });

export const total = (cards: Cards): number => counted(cards).reduce((sum, { count }) => sum + count, 0);

export const sameCards = (a: Cards, b: Cards): boolean => KINDS.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));

/** The worth of a card to a senate card; nothing for bluff cards, or without a senate card. */
export const valueIn = (values: OstiaValues | null, kind: Kind): number | null =>
  values === null || kind === "bluff" ? null : values[kind];

/** The types on forum and senate, those that will be lost last. */
export function lamplit(laid: { forum: Cards; senate: Cards } | null, lost: Cards | null): Good[] {
  const types = GOODS.filter((good) => laid?.forum[good] || laid?.senate[good]);
  return [...types.filter((good) => !lost?.[good]), ...types.filter((good) => lost?.[good])];
}
