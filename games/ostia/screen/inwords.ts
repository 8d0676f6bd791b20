// The position of a match of Ostia in words: everything the quay, the forum, the senate and the floor show.

import { nameAt } from "$shell/play/names";
import { inTurnOrder } from "$shell/play/seats";
import type { OstiaFacts, OstiaGood, OstiaLayout, OstiaSeatView, OstiaValues, OstiaView } from "$shell/protocol/types";
import { said, type Example, type Section, type Telling } from "$shell/text/section";
import type { Arg, Message, Words } from "$shell/words";
import { lastStruck } from "./events";
import { counted, total, type Cards } from "./goods";
import { sentenceOf } from "./sentence";

export const inWords: Telling = (store, outer) => {
  const board = store.board("ostia");
  const { view, facts, menu } = board ?? {};
  if (!view || !facts) return null;
  const nameOf = (seat: number): string => nameAt(store, seat, outer.t);
  const words = outer.to({ me: store.eye, nameOf });
  const telling = new OstiaInWords(words, view, facts, lastStruck(store.table?.steps ?? []));
  return {
    ask: sentenceOf(words, view, menu ?? null, store.turn, nameOf, store.past),
    about: telling.lot(),
    sections: telling.sections(),
    examples: telling.examples(),
    words,
    brief: words,
  };
};

class OstiaInWords {
  constructor(
    private readonly words: Words,
    private readonly view: OstiaView,
    private readonly facts: OstiaFacts,
    /** How the last auction ended. */
    private readonly struck: Message | null,
  ) {}

  sections(): Section[] {
    const { view, words, facts } = this;
    const { t } = words;
    const { own } = view;
    return [
      ...(own === null ? [] : [{ title: t("os-hand-label", { count: total(own.stock) + total(own.ship) }), lines: this.own() }]),
      { title: t("os-round", { round: view.round, rounds: facts.rounds }), lines: this.round() },
      ...inTurnOrder(view.seats, view.start).map((seat) => ({
        title: words.line({ key: "text-seat", args: [["seat", { seat: seat.seat }]] }),
        lines: this.seat(seat),
      })),
      { title: t("os-forum"), lines: this.forum() },
    ];
  }

  /** The notation is the same in every language. */
  examples(): Example[] {
    const { t } = this.words;
    const means = (written: string, key: string): Example => ({ written, means: t(`os-written-${key}`) });
    const goods = this.facts.goods.map(({ good }) => ({ text: `${good} – ${t(`ostia-good-${good}`)}` }));
    return [
      means("pick wheat", "pick"),
      means("put-up wheat wine", "put-up"),
      means("bid 7", "bid"),
      means("sell 2", "sell"),
      means("lay forum 2*wheat bluff senate ivory", "lay"),
      means("manage repay 1 build 2 keep all", "manage"),
      { written: "wheat, 2*wheat", means: t("os-written-goods", { goods: { list: goods } }) },
    ];
  }

  /** Goods with their number: "2 wine, 1 salt". */
  private cards(cards: Cards): Arg {
    return { list: counted(cards).map(({ kind, count }) => ({ text: `${count} ${this.words.t(`ostia-good-${kind}`)}` })) };
  }

  private pile(key: string, cards: Cards): string | false {
    return total(cards) > 0 && this.words.t(key, { cards: this.cards(cards) });
  }

  private own(): string[] {
    const { own } = this.view;
    const { t } = this.words;
    if (own === null) return [];
    const laid = (layout: OstiaLayout): string => t("os-text-laid", { forum: this.cards(layout.forum), senate: this.cards(layout.senate) });
    const lines = said(
      this.pile("os-text-stock", own.stock),
      this.pile("os-text-ship", own.ship),
      own.picked !== null && t("os-text-picked", { good: { term: `ostia-good-${own.picked}` } }),
      own.laid !== null && laid(own.laid),
      own.layout !== null && laid(own.layout),
      own.stands && t("os-text-stands"),
    );
    return lines.length === 0 ? [t("os-hand-empty")] : lines;
  }

  private round(): string[] {
    const { view } = this;
    const { t } = this.words;
    const order = (goods: readonly OstiaGood[], values: OstiaValues | null): Arg => ({
      list: goods.map((good) => ({ text: `${t(`ostia-good-${good}`)} ${values?.[good] ?? ""}` })),
    });
    return said(
      t("os-text-start", { seat: { seat: view.start } }),
      view.senate !== null && t("os-text-senate", { goods: order(view.senate, view.senate_values) }),
      view.next_senate !== null && t("os-text-next-senate", { goods: order(view.next_senate, view.next_values) }),
      view.put_away !== null && t("os-text-put-away", { goods: order(view.put_away, view.put_away_values) }),
      t("os-text-pile", { n: view.pile }),
      view.ready.length > 0 && t("os-text-ready", { seats: { list: view.ready.map((seat) => ({ seat })) } }),
    );
  }

  /** The lot on sale and the bids on it, or what became of the last one. */
  lot(): string[] {
    const { lot, seats } = this.view;
    const { t } = this.words;
    if (lot === null) return [];
    if (!lot.on_sale) return this.struck === null ? [] : [this.words.line(this.struck)];
    const bids = seats
      .filter(({ bid }) => bid !== null && bid > 0)
      .map(({ seat, bid }) => ({ text: `${this.words.arg({ seat })} ${bid}` }));
    return said(
      t("os-text-lot", { seat: { seat: lot.seller }, cards: this.cards(lot.cards), minimum: lot.minimum }),
      bids.length > 0 && t("os-text-bids", { bids: { list: bids } }),
    );
  }

  private seat(of: OstiaSeatView): string[] {
    const { t } = this.words;
    const figures = [
      t("os-fig-cash", { n: of.cash }),
      t("os-fig-points", { n: of.vp }),
      t("os-fig-storehouses", { n: of.storehouses }),
      t("os-fig-credits", { n: of.credits }),
      t("os-fig-stock", { n: of.stock }),
      t("os-fig-ship", { n: of.ship }),
    ];
    const [forum, senate, storehouse] = of.laid ?? [0, 0, 0];
    return said(
      `${figures.join(", ")}.`,
      of.out && t("os-text-out"),
      of.laid !== null && t("os-text-sizes", { forum, senate, storehouse }),
      of.sure !== null && this.pile("os-text-sure", of.sure),
      this.pile("os-text-sold", of.forum),
      this.pile("os-text-offered", of.offer),
      this.pile("os-text-thrown", of.thrown),
    );
  }

  private forum(): string[] {
    const { t } = this.words;
    const { prices, goods } = this.facts;
    return said(
      t("os-text-prices", { prices: { list: prices.slice(1).map((price) => ({ text: String(price) })) } }),
      t("os-text-values", { goods: { list: goods.map(({ good, value }) => ({ text: `${t(`ostia-good-${good}`)} ${value}` })) } }),
      this.pile("os-text-market", this.view.market),
      this.pile("os-text-discards", this.view.discards),
    );
  }
}
