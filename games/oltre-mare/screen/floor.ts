// What the trade floor does with a tap or a key.

import type { OltreMareIncomingMenu, OltreMareReason, OltreMareTradeMenu } from "$shell/protocol/types";
import type { Wish } from "./action";
import type { Screen } from "./screen";

/** First offers that the reader can meet, oldest at the top; then those that ask for cards the reader lacks, the reader's own, and the others'. */
export function ordered<Offer extends { id: number }>(
  offers: readonly Offer[],
  trade: (Pick<OltreMareTradeMenu, "own"> & { incoming: readonly Pick<OltreMareIncomingMenu, "id" | "accept">[] }) | null,
): Offer[] {
  const rank = ({ id }: Offer): number => {
    const incoming = trade?.incoming.find((offer) => offer.id === id);
    if (incoming) return incoming.accept ? 0 : 1;
    return trade?.own.includes(id) ? 2 : 3;
  };
  return offers.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
}

/** The actions of the trade floor, for the slips and for the keyboard. Nothing is sent while an answer is awaited: a second click is not a second offer. */
export class Floor {
  constructor(private readonly screen: Screen) {}

  private get menu(): OltreMareTradeMenu | null {
    const menu = this.screen.menu();
    return menu?.question === "trade" ? menu : null;
  }

  /** The offer that is shown in full: the one cards are chosen for, one that was opened, or the oldest that can be met. A new one
   *  comes after it and takes no keys from it. */
  get opened(): number | null {
    const { opened, answering } = this.screen.bench;
    if (answering) return answering.id;
    if (opened !== "first") return opened === "none" ? null : opened;
    // Offers that cannot be met need no answer, and stay small.
    const waiting = this.menu?.incoming.filter(({ accept }) => accept).map(({ id }) => id) ?? [];
    return waiting.length > 0 ? Math.min(...waiting) : null;
  }

  /** The offer that the keys answer: it is shown in full, so that nobody answers what they have not read. */
  get first(): OltreMareIncomingMenu | undefined {
    return this.menu?.incoming.find(({ id }) => id === this.opened);
  }

  /** Shows an offer in full, or folds it up. */
  toggle(id: number): void {
    this.screen.bench.opened = this.opened === id ? "none" : id;
  }

  /** The effects of accepting an offer with the first cards that meet it. */
  wishOf(id: number): Wish | undefined {
    return this.screen.wishes().find(({ action }) => action.action === "accept" && action.offer === id);
  }

  /** Accepts; if several cards would do, they are chosen first. */
  async accept(id: number): Promise<void> {
    const { bench, view, play } = this.screen;
    const incoming = this.menu?.incoming.find((offer) => offer.id === id);
    const offer = view().offers.find((offer) => offer.id === id);
    if (this.screen.store.busy || !incoming?.accept || !offer) return;
    if (bench.answering?.id === id) {
      if (bench.acceptance !== null && (await play(bench.acceptance))) bench.answering = null;
      return;
    }
    const wish = this.wishOf(id)?.action;
    const cards = wish && "cards" in wish ? wish.cards : [];
    if (!bench.meet(offer, incoming, cards)) await play({ action: "accept", offer: id, cards });
  }

  counter(id: number): void {
    const { bench, view } = this.screen;
    const offer = view().offers.find((offer) => offer.id === id);
    if (offer && this.menu?.incoming.some((incoming) => incoming.id === id && incoming.counter)) bench.counter(offer, view().hand);
  }

  async refuse(id: number, reason: OltreMareReason | null = null): Promise<void> {
    if (this.screen.store.busy || !this.menu?.incoming.some((incoming) => incoming.id === id)) return;
    await this.screen.play({ action: "refuse", offer: id, reason });
  }

  async withdraw(id: number): Promise<void> {
    if (!this.screen.store.busy && this.menu?.own.includes(id)) await this.screen.play({ action: "withdraw", offer: id });
  }

  /** Makes the offer on the bench. */
  async send(): Promise<void> {
    const { bench, play, store } = this.screen;
    if (store.busy) return;
    const action = this.menu?.offer ? bench.action(this.menu.partners) : null;
    if (action !== null && (await play(action))) bench.clear();
  }
}
