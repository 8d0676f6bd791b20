// The sheet of orders for a round of Ostia while it is being written.

import { counted, GOODS, KINDS, spread, type Cards, type Good, type Kind } from "./goods";
import type { OstiaBidding, OstiaLayout, OstiaLotRule, OstiaOrders, OstiaOtherLots, OstiaPair, OstiaView } from "$shell/protocol/types";
import { figure } from "$shell/play/orders/figures";

/** Two types, the more expensive first: the name of a pair. */
export const pairKey = (one: Good, other: Good): string =>
  GOODS.indexOf(one) <= GOODS.indexOf(other) ? `${one} ${other}` : `${other} ${one}`;
const pairOf = (key: string): OstiaPair => key.split(" ") as OstiaPair;

/** All pairs, as a triangle. */
export const TRIANGLE: readonly { row: Good; columns: readonly Good[] }[] = GOODS.map((row, i) => ({ row, columns: GOODS.slice(i) }));

/** The pairs that can become lots of some cards (OS-2.3). */
export function pairsAmong(cards: Cards): string[] {
  const all = spread(cards).filter((kind): kind is Good => kind !== "bluff");
  return [...new Set(all.flatMap((one, i) => all.slice(i + 1).map((other) => pairKey(one, other))))];
}

/** The reader's lots that still need a decision. */
export function ownPairs({ own, lot, phase }: OstiaView): string[] {
  if (!own) return [];
  const bidding = typeof phase === "object" && ("bid" in phase || "decision" in phase);
  const mine = bidding && lot?.seller === own.seat ? pairsAmong(lot.cards) : [];
  return [...new Set([...mine, ...pairsAmong(own.ship)])];
}

/** What to do at the second look. */
export type SecondLook = "wait" | "stand" | "lay";

export class OstiaSheet {
  bids = $state<Record<string, string>>({});
  bidding = $state<OstiaBidding>("whole");
  borrow = $state(false);
  otherLots = $state<OstiaOtherLots>("wait");
  sellFrom = $state<Record<string, string>>({});
  keepUpTo = $state<Record<string, string>>({});
  secondLook = $state<SecondLook>("wait");
  /** Rules, in place of a figure for each pair; empty for none. */
  over = $state("");
  keep = $state("");
  lot = $state<"wait" | OstiaLotRule>("wait");
  sellOver = $state("");
  rounds = $state(false);
  /** How many of each kind go to forum and senate when the layout is changed. */
  forum = $state<Partial<Record<Kind, string>>>({});
  senate = $state<Partial<Record<Kind, string>>>({});

  /** Begins with the orders in force, or with none. */
  begin(orders: OstiaOrders | null): void {
    const text = (value: number | null): string => (value === null ? "" : String(value));
    const byPair = <Row extends { pair: OstiaPair }>(rows: readonly Row[], value: (row: Row) => number | null) =>
      Object.fromEntries(rows.map((row) => [pairKey(...row.pair), text(value(row))]));
    this.bids = byPair(orders?.bids ?? [], (row) => row.at_most);
    this.sellFrom = byPair(orders?.reserves ?? [], (row) => row.sell_from);
    this.keepUpTo = byPair(orders?.reserves ?? [], (row) => row.keep_up_to);
    this.bidding = orders?.bidding ?? "whole";
    this.borrow = orders?.borrow ?? false;
    this.otherLots = orders?.other_lots ?? "wait";
    this.over = text(orders?.rule?.over ?? null);
    this.keep = orders?.rule?.keep ? text(orders.rule.keep) : "";
    this.lot = orders?.lot ?? "wait";
    this.sellOver = text(orders?.sell_over ?? null);
    this.rounds = orders?.rounds ?? false;
    const look = orders?.second_look ?? null;
    this.secondLook = look === null ? "wait" : look === "stand" ? "stand" : "lay";
    const laid = look !== null && look !== "stand" ? look.lay : null;
    const counts = (cards: Cards | undefined) => Object.fromEntries(counted(cards ?? {}).map(({ kind, count }) => [kind, String(count)]));
    this.forum = counts(laid?.forum);
    this.senate = counts(laid?.senate);
  }

  /** The orders, or null if something is not a number, or a bid is below the minimum of its pair (OS-2.4); 0 is a way to pass. */
  collect(minimumOf: (pair: string) => number = () => 0): OstiaOrders | null {
    const bids = figuresOf(this.bids);
    if (bids && [...bids].some(([pair, bid]) => bid > 0 && bid < minimumOf(pair))) return null;
    const [sells, keeps] = [figuresOf(this.sellFrom), figuresOf(this.keepUpTo)];
    const layout = this.layout();
    const [over, keep, sellOver] = [this.over, this.keep, this.sellOver].map((typed) => figure(typed));
    if (!bids || !sells || !keeps || !layout || over === undefined || keep === undefined || sellOver === undefined) return null;
    const pairs = [...new Set([...sells.keys(), ...keeps.keys()])];
    return {
      bids: [...bids].map(([key, at_most]) => ({ pair: pairOf(key), at_most })),
      bidding: this.bidding,
      borrow: this.borrow,
      other_lots: this.otherLots,
      reserves: pairs.map((key) => ({ pair: pairOf(key), sell_from: sells.get(key) ?? null, keep_up_to: keeps.get(key) ?? null })),
      ...(over !== null && { rule: { over, keep: keep ?? 0 } }),
      ...(this.lot !== "wait" && { lot: this.lot }),
      ...(sellOver !== null && { sell_over: sellOver }),
      ...(this.rounds && { rounds: true }),
      second_look: this.secondLook === "wait" ? null : this.secondLook === "stand" ? "stand" : { lay: layout },
    };
  }

  private layout(): OstiaLayout | null {
    const [forum, senate] = [this.forum, this.senate].map((counts) => figuresOf(counts));
    if (!forum || !senate) return null;
    const cards = (counts: Map<string, number>): Cards =>
      Object.fromEntries(KINDS.flatMap((kind) => (counts.get(kind) ? [[kind, counts.get(kind)]] : [])));
    return { forum: cards(forum), senate: cards(senate) };
  }
}

/** What was typed, by name; null if something is not a number. */
function figuresOf(typed: Partial<Record<string, string>>): Map<string, number> | null {
  const found = new Map<string, number>();
  for (const [key, text] of Object.entries(typed)) {
    const value = figure(text ?? "");
    if (value === undefined) return null;
    if (value !== null) found.set(key, value);
  }
  return found;
}
