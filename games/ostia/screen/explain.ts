// What things on the table do for the reader now: a sentence or a few for each, with the pieces drawn, and the clauses
// about them.

import type { Topic } from "$shell/play/help.svelte";
import { drawn } from "$shell/play/inline";
import type { Say } from "$shell/words";
import { valueIn, type Kind } from "./goods";
import type { Screen } from "./screen";

/** Which clauses explain what is on the table; the sentence about it has the same name. */
const CLAUSES = {
  bluff: ["OS-3.2", "OS-3.5"],
  forum: ["OS-0.3", "OS-4.1", "OS-4.2"],
  prices: ["OS-0.3", "OS-4.1"],
  market: ["OS-3.1", "OS-4.2"],
  senate: ["OS-0.2", "OS-5.1", "OS-5.2"],
  storehouse: ["OS-6.2", "OS-6.3", "OS-2.11"],
  build: ["OS-6.2", "OS-7.2"],
  credit: ["OS-2.9", "OS-6.1", "OS-7.3"],
  cash: ["OS-7.4", "OS-2.9"],
  points: ["OS-5.1", "OS-7.2", "OS-7.4"],
  stock: ["OS-2.8", "OS-8.1"],
  sure: ["OS-8.3"],
  ship: ["OS-2.1", "OS-2.3"],
  start: ["OS-1.3", "OS-1.5"],
  lot: ["OS-2.3", "OS-2.4"],
  bid: ["OS-2.4", "OS-2.10"],
  limit: ["OS-2.10", "OS-2.9"],
  decision: ["OS-2.5", "OS-2.6", "OS-2.7"],
  types: ["OS-3.3", "OS-3.5"],
  offer: ["OS-5.1", "OS-5.2", "OS-8.3"],
  room: ["OS-6.5", "OS-6.2", "OS-6.3"],
  sizes: ["OS-3.4"],
  sale: ["OS-7.2", "OS-7.3"],
  harbour: ["OS-2.3"],
  counter: ["OS-3.2"],
  settling: ["OS-6.4"],
  end: ["OS-7.1"],
} as const satisfies Record<string, readonly string[]>;

export type Explained = keyof typeof CLAUSES;
export const EXPLAINED = Object.keys(CLAUSES) as Explained[];

/** Pieces that sentences name: drawn by `HelpThing`. */
export const PIECES = ["cash", "points", "storehouses", "credits"] as const;
export type Piece = (typeof PIECES)[number];
const DRAWN = Object.fromEntries(PIECES.map((piece) => [piece, drawn(piece)]));

/** The piece or the good in words, for those who cannot see it. */
export const pieceSpoken = (name: string, say: Say): string =>
  (PIECES as readonly string[]).includes(name) ? say(`os-help-piece-${name}`) : say(`ostia-good-${name}`);

const sentence = (say: Say, name: Explained): string => say(`os-help-${name}`, DRAWN);

export const about = (say: Say, name: Explained, title: string): Topic => ({
  title,
  says: [sentence(say, name)],
  clauses: CLAUSES[name],
});

/** A card: what can be done with it, and what it is worth to the senate. */
export function aboutCard(say: Say, { facts, view }: Screen, kind: Kind): Topic {
  const title = say(`ostia-good-${kind}`);
  if (kind === "bluff") return about(say, "bluff", title);
  const { senate_values: now, next_values: next } = view();
  const rank = valueIn(now, kind);
  const printed = facts.goods.find(({ good }) => good === kind);
  const good = drawn(kind);
  return {
    title,
    says: [
      say("os-help-good", DRAWN),
      ...(rank === null ? [] : [say("os-help-good-senate", { good, now: rank, next: valueIn(next, kind) ?? "none" })]),
      ...(printed ? [say("os-help-good-printed", { good, copies: printed.copies, value: printed.value })] : []),
    ],
    clauses: ["OS-0.1", "OS-4.1", "OS-5.1"],
  };
}

/** The one thing on the table that a clause is about. */
export const OF_CLAUSES: Readonly<Record<string, Explained>> = {
  "OS-2.2": "ship",
  "OS-2.3": "lot",
  "OS-2.4": "bid",
  "OS-2.5": "decision",
  "OS-2.9": "credit",
  "OS-2.10": "limit",
  "OS-3.2": "counter",
  "OS-3.4": "sizes",
  "OS-3.5": "types",
  "OS-4.1": "forum",
  "OS-5.1": "senate",
  "OS-5.2": "senate",
  "OS-6.1": "credit",
  "OS-6.2": "build",
  "OS-6.3": "room",
  "OS-7.1": "end",
  "OS-7.2": "build",
  "OS-7.4": "cash",
};

/** A clause in one sentence, if there is one. */
export function saysOf(say: Say, clause: string): readonly string[] {
  const name = OF_CLAUSES[clause];
  return name === undefined ? [] : [sentence(say, name)];
}
