// What the player has picked and not yet committed. The menu says what can be picked; nothing is judged here.

import type { OstiaLayout, OstiaMenu, OstiaView } from "$shell/protocol/types";
import type { Action } from "./action";
import { gathered, sameCards, spread, type Good, type Kind } from "./goods";

/** The three places of the counting house (OS-3.2). */
export const PLACES = ["forum", "senate", "storehouse"] as const;
export type CounterPlace = (typeof PLACES)[number];

/** What becomes of goods at a place, by its word: at the last counting house, which has no senate, the forum pays nothing (OS-7.2). */
export const fateAt = (place: CounterPlace, senate: boolean): string =>
  `os-place-${place}-${place === "forum" && !senate ? "last-why" : "why"}`;

type Asked<Question extends OstiaMenu["question"]> = Extract<OstiaMenu, { question: Question }>;

/** The single cards a question is about, in the order on the screen. */
export function cardsOf(menu: OstiaMenu | null): Kind[] {
  switch (menu?.question) {
    case "free_pick":
    case "lot":
      return spread(menu.ship);
    case "lay":
      return spread(menu.cards);
    case "storehouses":
      return spread(menu.stock);
    default:
      return [];
  }
}

/** Places for single cards, so that the piles become these. */
export function placesOf(cards: readonly Kind[], layout: OstiaLayout | null): CounterPlace[] {
  const left = { forum: { ...layout?.forum }, senate: { ...layout?.senate } };
  return cards.map((kind) => {
    for (const place of ["forum", "senate"] as const) {
      const count = left[place][kind] ?? 0;
      if (count > 0) {
        left[place][kind] = count - 1;
        return place;
      }
    }
    return "storehouse";
  });
}

const within = (number: number, least: number, most: number): number => Math.max(least, Math.min(most, number));

/** The picks of a question, as they are kept through a reload. */
type Draft = Pick<Selection, "picked" | "places" | "amount" | "repay" | "build" | "sold"> & { question: string };

/** What was kept, if it is still in one piece; the server judges what is then made of it. */
function draftOf(text: string | null): Partial<Draft> | null {
  try {
    const { question, picked, places, ...figures } = JSON.parse(text ?? "null") as Draft;
    const whole =
      typeof question === "string" &&
      [...picked, ...Object.values(figures)].every(Number.isInteger) &&
      places.every((place) => PLACES.includes(place));
    return whole ? { question, picked, places, ...figures } : null;
  } catch {
    return null;
  }
}

/** Picks for one question. */
export class Selection {
  /** Cards by their place in `cardsOf`: the free card, the lot, what is kept. */
  picked = $state.raw<readonly number[]>([]);
  /** Where each card of the counting house is. */
  places = $state.raw<readonly CounterPlace[]>([]);
  /** Cards that are tapped go here. */
  lit = $state<CounterPlace>("forum");
  amount = $state(0);
  repay = $state(0);
  build = $state(0);
  sold = $state(0);
  private question = "";
  /** What was picked before the page was loaded again. */
  private before: Partial<Draft> | null;

  /** `kept` is what `keep` gave before a reload. */
  constructor(kept: string | null | undefined = null) {
    this.before = draftOf(kept ?? null);
  }

  /** The picks as text. */
  keep(): string {
    const { picked, places, amount, repay, build, sold } = this;
    return JSON.stringify({ question: this.question, picked, places, amount, repay, build, sold } satisfies Draft);
  }

  /** A new question begins with what was decided before, or with nothing; after a reload, with what was picked. */
  ask(menu: OstiaMenu | null, view: OstiaView): void {
    const cards = cardsOf(menu);
    const stands = menu?.question === "lay" ? menu.stand : null;
    const question = JSON.stringify([view.round, view.own?.seat, menu?.question, stands, cards, view.lot?.seller, view.lot?.series]);
    if (question === this.question) return;
    this.question = question;
    this.picked = [];
    this.places = [];
    this.lit = "forum";
    this.repay = this.build = 0;
    const { own } = view;
    if (menu?.question === "free_pick" && own?.picked) this.picked = [cards.indexOf(own.picked)];
    if (menu?.question === "lot" && cards.length === menu.count) this.picked = cards.map((_, i) => i);
    if (menu?.question === "bid") this.amount = menu.minimum;
    if (menu?.question === "lay") this.places = placesOf(cards, own?.layout ?? own?.laid ?? null);
    if (menu?.question === "sale") this.sold = menu.least;
    if (menu?.question === "storehouses") this.plan(menu, view);
    const { before } = this;
    this.before = null;
    if (before?.question === question) Object.assign(this, before);
  }

  private plan(menu: Asked<"storehouses">, { own }: OstiaView): void {
    const cards = cardsOf(menu);
    if (own?.plan) {
      this.repay = own.plan.repay;
      this.build = own.plan.build;
      const left = { ...own.plan.keep };
      this.picked = cards.flatMap((kind, i) => ((left[kind] = (left[kind] ?? 0) - 1) >= 0 ? [i] : []));
    } else this.picked = cards.map((_, i) => i).slice(0, this.room(menu));
  }

  /** How many cards could be kept as things are planned. */
  room(menu: Asked<"storehouses">): number {
    return (menu.after[this.repay]?.storehouses ?? 0) + this.build;
  }

  /** A tap on a card. */
  tap(menu: OstiaMenu | null, card: number): void {
    if (menu?.question === "lay") return this.put(menu, card, this.places[card] === this.lit ? "storehouse" : this.lit);
    const most = menu?.question === "free_pick" ? 1 : menu?.question === "lot" ? menu.count : cardsOf(menu).length;
    const others = this.picked.filter((other) => other !== card);
    if (others.length < this.picked.length) this.picked = others;
    else if (this.picked.length < most) this.picked = [...this.picked, card];
    else if (most > 0) this.picked = [...this.picked.slice(1), card];
  }

  /** Moves a card of the counting house. */
  put(menu: OstiaMenu | null, card: number, place: CounterPlace): void {
    if (menu?.question !== "lay" || (place === "senate" && !menu.senate)) return;
    this.places = this.places.map((old, i) => (i === card ? place : old));
  }

  light(menu: OstiaMenu | null, place: CounterPlace): void {
    if (menu?.question === "lay" && (place !== "senate" || menu.senate)) this.lit = place;
  }

  bid(menu: OstiaMenu | null, amount: number): void {
    if (menu?.question === "bid") this.amount = within(amount, menu.minimum, Math.max(menu.minimum, menu.limit));
  }

  /** A bid as it is typed: the button offers what the field says, even if that cannot be bid. */
  typeBid(menu: OstiaMenu | null, amount: number): void {
    if (menu?.question === "bid") this.amount = Number.isFinite(amount) ? Math.round(amount) : 0;
  }

  /** The typed amount can be bid. */
  bids(menu: OstiaMenu | null): boolean {
    return menu?.question === "bid" && this.amount >= menu.minimum && this.amount <= menu.limit;
  }

  planRepay(menu: OstiaMenu | null, repay: number): void {
    if (menu?.question !== "storehouses") return;
    const full = this.picked.length >= this.room(menu);
    this.repay = within(repay, 0, menu.most_repaid);
    this.build = within(this.build, 0, menu.after[this.repay]?.most_built ?? 0);
    this.fitKept(menu, full);
  }

  planBuild(menu: OstiaMenu | null, build: number): void {
    if (menu?.question !== "storehouses") return;
    const full = this.picked.length >= this.room(menu);
    this.build = within(build, 0, menu.after[this.repay]?.most_built ?? 0);
    this.fitKept(menu, full);
  }

  /** A new storehouse is built to keep a card: where all were full, one more is kept; and no more than there is room for. */
  private fitKept(menu: Asked<"storehouses">, full: boolean): void {
    const room = this.room(menu);
    const others = cardsOf(menu).flatMap((_, i) => (this.picked.includes(i) ? [] : [i]));
    this.picked = [...this.picked, ...(full ? others : [])].slice(0, full ? room : Math.min(room, this.picked.length));
  }

  sell(menu: OstiaMenu | null, count: number): void {
    if (menu?.question === "sale") this.sold = within(count, menu.least, menu.most);
  }

  /** What is on forum and senate. */
  layout(menu: Asked<"lay">): OstiaLayout {
    const cards = cardsOf(menu);
    const on = (place: CounterPlace) => gathered(cards.filter((_, i) => this.places[i] === place));
    return { forum: on("forum"), senate: on("senate") };
  }

  /** The action picked so far, for a preview; null if there is nothing to preview. */
  draft(menu: OstiaMenu | null): Action | null {
    const cards = cardsOf(menu);
    const chosen = this.picked.flatMap((i) => cards[i] ?? []);
    switch (menu?.question) {
      case "free_pick":
        return chosen[0] === undefined ? null : { action: "pick", good: chosen[0] as Good };
      case "lot":
        return chosen.length === menu.count ? { action: "put_up", lot: gathered(chosen) } : null;
      case "bid":
        return this.bids(menu) ? { action: "bid", amount: this.amount } : null;
      case "lay":
        return { action: "lay", ...this.layout(menu) };
      case "storehouses":
        return { action: "manage", repay: this.repay, build: this.build, keep: gathered(chosen) };
      case "sale":
        return { action: "sell_storehouses", count: this.sold };
      default:
        return null;
    }
  }

  /** Is this what the seat has decided already? */
  decided(menu: OstiaMenu | null, { own }: OstiaView): boolean {
    const draft = this.draft(menu);
    if (!own || draft === null) return false;
    switch (draft.action) {
      case "pick":
        return own.picked === draft.good;
      case "lay":
        return own.layout !== null && sameCards(own.layout.forum, draft.forum) && sameCards(own.layout.senate, draft.senate);
      case "manage":
        return (
          own.plan !== null && own.plan.repay === draft.repay && own.plan.build === draft.build && sameCards(own.plan.keep, draft.keep)
        );
      default:
        return false;
    }
  }

  /** At the second look: are the piles as they were laid out? */
  asLaid(menu: OstiaMenu | null, { own }: OstiaView): boolean {
    if (menu?.question !== "lay" || !own?.laid) return false;
    const { forum, senate } = this.layout(menu);
    return sameCards(own.laid.forum, forum) && sameCards(own.laid.senate, senate);
  }
}
