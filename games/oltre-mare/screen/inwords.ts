// The position of a match of Oltre Mare in words: everything the chart, the panels and the trade floor show.

import { markerKey } from "./pieces/kinds";
import { nameAt } from "$shell/play/names";
import { inTurnOrder } from "$shell/play/seats";
import type { OltreMareBundle, OltreMareOfferView, OltreMareSeatView, OltreMareView } from "$shell/protocol/types";
import { said, type Example, type Section, type Telling } from "$shell/text/section";
import type { Arg, Words } from "$shell/words";
import { Box, cardText } from "./faces";
import { sentenceOf } from "./sentence";

export const inWords: Telling = (store, outer) => {
  const board = store.board("oltre-mare");
  const { view, facts, menu } = board ?? {};
  if (!view || !facts) return null;
  const box = new Box(facts);
  const nameOf = (seat: number): string => nameAt(store, seat, outer.t);
  const words = outer.to({ me: store.eye, nameOf, card: (card) => cardText(card, box, outer.t) });
  const telling = new OltreMareInWords(words, view, box);
  return {
    ask: sentenceOf(words, view, menu ?? null, store.turn, nameOf, store.past),
    sections: telling.sections(),
    examples: telling.examples(),
    words,
    brief: outer.to({ me: store.eye, nameOf, card: (card) => outer.t(`good-${box.good(card)}`) }),
  };
};

class OltreMareInWords {
  constructor(
    private readonly words: Words,
    private readonly view: OltreMareView,
    private readonly box: Box,
  ) {}

  sections(): Section[] {
    const { view, words } = this;
    const { t } = words;
    return [
      ...(view.me === null
        ? []
        : [
            {
              title: t("om-hand-label", { count: view.hand.length }),
              lines: view.hand.map((card) => `${card}: ${cardText(card, this.box, t)}`),
            },
          ]),
      { title: t("text-table"), lines: this.table() },
      { title: t("om-rialto"), lines: view.offers.length === 0 ? [t("om-rialto-quiet")] : view.offers.map((offer) => this.offer(offer)) },
      ...inTurnOrder(view.seats, view.start).map((seat) => ({
        title: words.line({ key: "text-seat", args: [["seat", { seat: seat.seat }]] }),
        lines: this.seat(seat),
      })),
      { title: t("om-text-chart"), lines: this.chart() },
    ];
  }

  /** The notation is the same in every language. */
  examples(): Example[] {
    const { t } = this.words;
    const means = (written: string, key: string): Example => ({ written, means: t(`om-written-${key}`) });
    const goods = this.box.facts.goods.map(({ good }) => ({ text: `${good} – ${t(`good-${good}`)}` }));
    return [
      means("offer salt 2d to 2,3 for silk any", "offer"),
      means("offer grain.03[p5,ducat+ship] for 3d", "claim"),
      means("counter #4 olives to 2 for 1d", "counter"),
      means("accept #4", "accept"),
      means("refuse #4 not-enough", "refuse"),
      means("pass", "pass"),
      means("buy deck", "buy"),
      means("play salt silk.02", "play"),
      means(`sail ${this.box.portName(0) ?? ""}`, "sail"),
      means("stow silk.02 salt", "stow"),
      means("end", "end"),
      { written: "salt, salt.07", means: t("om-written-goods", { goods: { list: goods } }) },
    ];
  }

  private table(): string[] {
    const { view } = this;
    const { t } = this.words;
    const cards = (names: readonly string[]): Arg => ({ list: names.map((card) => ({ text: cardText(card, this.box, t) })) });
    return said(
      t("om-text-turn", { turn: view.turn, seat: { seat: view.active }, power: view.power, load: view.load }),
      view.last_round && t("om-text-last-round"),
      t("om-text-deck", { n: view.deck, venice: { term: `om-venice-is-${view.venice.replaceAll("_", "-")}` } }),
      view.price !== null && t("om-text-price", { n: view.price }),
      view.table.length > 0 && t("om-text-played", { cards: cards(view.table) }),
      view.discard.length > 0 && t("om-text-discard", { cards: cards(view.discard) }),
    );
  }

  private offer({ id, from, to, answers, terms }: OltreMareOfferView): string {
    const { t } = this.words;
    const claims = terms.claims.map(({ good, claim }) => this.claim(good, this.box.claim(claim)));
    return said(
      t("om-text-offer", {
        id,
        seat: { seat: from },
        to: { list: to.map((seat) => ({ seat })) },
        gives: this.side(terms.gives, terms.ducats),
        wants: this.side(terms.wants, -terms.ducats),
      }),
      answers !== null && t("om-text-answers", { id: answers }),
      claims.length > 0 && t("om-text-claims", { claims: { list: claims } }),
    ).join(" ");
  }

  private side(goods: OltreMareBundle, ducats: number): Arg {
    const named: Arg[] = goods.map((good) => ({ term: `good-${good}` }));
    if (ducats > 0) named.push({ text: this.words.t("om-fig-ducats", { n: ducats }) });
    return { list: named };
  }

  private claim(good: string, { symbols = [], power, load, port }: ReturnType<Box["claim"]>): Arg {
    const { t } = this.words;
    const parts = said(
      ...symbols.map((symbol) => t(`symbol-${symbol}`)),
      power !== undefined && t("card-claim-power", { power }),
      load !== undefined && t("card-claim-load", { load }),
      port !== undefined && (port ?? t("om-claim-no-port")),
    );
    return { text: `${t(`good-${good}`)} – ${parts.join(", ")}` };
  }

  private seat(of: OltreMareSeatView): string[] {
    const { t } = this.words;
    const figures = [
      t("om-fig-ducats", { n: of.ducats }),
      t("om-fig-prestige", { n: of.prestige }),
      t("om-fig-hand", { n: of.hand }),
      t("om-fig-pirates", { n: of.pirates }),
      t("om-fig-markers", { n: of.markers }),
    ];
    const goods = (names: readonly string[]): Arg => ({ list: names.map((good) => ({ term: `good-${good}` })) });
    const top = of.top === null ? null : this.box.face(of.top);
    const pile = (of.cargo_cards ?? []).map((card) => ({ term: `good-${this.box.good(card)}` }));
    return said(
      `${figures.join(", ")}.`,
      top && t("om-cargo-says", { good: { term: `good-${top.good}` }, power: top.power, load: top.load, n: of.cargo }),
      pile.length > 1 && t("om-text-cargo", { goods: { list: pile } }),
      t("om-text-ship", { port: this.box.portName(of.ship) ?? "" }),
      of.marker !== null && t("om-text-marker", { marker: { term: markerKey(of.marker) } }),
      of.wants.length > 0 && t("om-text-wants", { goods: goods(of.wants) }),
      of.haves.length > 0 && t("om-text-haves", { goods: goods(of.haves) }),
    );
  }

  private chart(): string[] {
    const { t } = this.words;
    const { facts } = this.box;
    return this.view.ports.map((marker, port) => {
      const ends = facts.routes.flatMap(([a, b]) => (a === port ? [b] : b === port ? [a] : []));
      return t("om-text-port", {
        port: this.box.portName(port) ?? "",
        marker: marker === null ? { term: "list-empty" } : { term: markerKey(marker) },
        ports: { list: ends.map((end) => ({ text: this.box.portName(end) ?? "" })) },
      });
    });
  }
}
