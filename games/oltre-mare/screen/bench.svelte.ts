// An offer being put together on the trade floor, and the cards chosen to meet another's.

import type { OltreMareClaim, OltreMareIncomingMenu, OltreMareOfferView } from "$shell/protocol/types";
import type { Good } from "./pieces/kinds";
import type { Action, Given, Kind } from "./action";

/** The draft on the bench. */
interface Draft {
  give: readonly Given[];
  wants: readonly Kind[];
  ducats: number;
  /** Partners switched off; all others are asked. */
  off: readonly number[];
  answers: { id: number; from: number } | null;
}

/** What was begun in a turn, as it is kept while the page is loaded again. */
interface Kept {
  turn: number;
  draft: Draft;
}

type Keeping = Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;

const EMPTY: Draft = { give: [], wants: [], ducats: 0, off: [], answers: null };

/** Which cards to give for an offer that leaves a choice. */
export interface Answering {
  id: number;
  /** How many are wanted. */
  count: number;
  /** Those that could be among them. */
  from: readonly string[];
  cards: readonly string[];
}

/** Is anything said in this claim? */
export const saysSomething = (claim: OltreMareClaim): boolean => Object.keys(claim).length > 0;

export class Bench {
  private draft = $state.raw<Draft>(EMPTY);
  /** The reader's unfinished offer, set aside for a counter-offer. */
  private aside: Draft | null = null;
  /** The offer on the floor that is shown in full; by default the first that is waiting for an answer. */
  opened = $state<number | "first" | "none">("first");
  /** Digits pick wishes, not cards of the hand. */
  wishing = $state(false);
  /** Something is being posted: the goods are picked for that, and not for an offer. */
  posting = $state<"want" | "have" | null>(null);
  /** An offer being accepted, while cards are chosen for it. */
  answering = $state.raw<Answering | null>(null);

  constructor(
    /** The most ducats that can change hands in one deal: the stepper ends there. */
    private readonly most: number,
    private readonly goodOf: (card: string) => Good,
    /** Where an unfinished offer outlives a reload, and under which name. */
    private readonly storage: Keeping = null,
    private readonly name = "",
  ) {}

  /** What was begun in this turn before the page was loaded again. */
  takeUp(turn: number): void {
    try {
      const kept = JSON.parse(this.storage?.getItem(this.name) ?? "null") as Kept | null;
      if (kept?.turn === turn && Array.isArray(kept.draft.give)) this.draft = { ...EMPTY, ...kept.draft };
    } catch {
      this.storage?.removeItem(this.name);
    }
  }

  /** Keeps what lies here until it is sent or the turn is over. */
  keep(turn: number): void {
    if (this.empty) this.storage?.removeItem(this.name);
    else this.storage?.setItem(this.name, JSON.stringify({ turn, draft: this.draft } satisfies Kept));
  }

  get give(): readonly Given[] {
    return this.draft.give;
  }
  get wants(): readonly Kind[] {
    return this.draft.wants;
  }
  get ducats(): number {
    return this.draft.ducats;
  }
  get answers(): number | null {
    return this.draft.answers?.id ?? null;
  }
  get empty(): boolean {
    return this.give.length === 0 && this.wants.length === 0 && this.ducats === 0;
  }

  has(card: string): boolean {
    return this.give.some((given) => given.card === card);
  }

  /** A tap on a hand card: gives it, or takes it back. While an offer is being met, it is chosen for that. */
  tap(card: string): void {
    const answering = this.answering;
    if (answering) {
      if (!answering.from.includes(card)) return;
      const others = answering.cards.filter((other) => other !== card);
      const cards = others.length < answering.cards.length ? others : [...others, card].slice(-answering.count);
      this.answering = { ...answering, cards };
      return;
    }
    const give = this.has(card) ? this.give.filter((given) => given.card !== card) : [...this.give, { card, claim: {} }];
    this.change({ give });
  }

  claim(card: string, claim: OltreMareClaim): void {
    this.change({ give: this.give.map((given) => (given.card === card ? { card, claim } : given)) });
  }

  want(kind: Kind): void {
    this.change({ wants: [...this.wants, kind] });
  }

  /** The last wish is none. */
  unwantLast(): void {
    this.change({ wants: this.wants.slice(0, -1) });
  }

  /** Wants one card less of this kind. */
  unwant(kind: Kind): void {
    const at = this.wants.lastIndexOf(kind);
    this.change({ wants: this.wants.filter((_, i) => i !== at) });
  }

  pay(ducats: number): void {
    this.change({ ducats: Math.max(-this.most, Math.min(this.most, Math.trunc(ducats) || 0)) });
  }

  asks(seat: number): boolean {
    const { answers, off } = this.draft;
    return answers ? answers.from === seat : !off.includes(seat);
  }

  toggle(seat: number): void {
    if (this.draft.answers) return;
    const off = this.asks(seat) ? [...this.draft.off, seat] : this.draft.off.filter((other) => other !== seat);
    this.change({ off });
  }

  /** A counter-offer: a copy of the offer from the other side. An unfinished offer is set aside. */
  counter({ id, from, terms }: OltreMareOfferView, hand: readonly string[]): void {
    if (!this.draft.answers) this.aside = this.draft;
    const give: Given[] = [];
    for (const kind of terms.wants) {
      const card = hand.find((held) => this.goodOf(held) === kind && !give.some((given) => given.card === held));
      if (card) give.push({ card, claim: {} });
    }
    this.answering = null;
    this.draft = { give, wants: terms.gives, ducats: -terms.ducats, off: [], answers: { id, from } };
  }

  /** Clears the bench; after a counter-offer the reader's own offer is back. */
  clear(): void {
    this.draft = this.aside ?? { ...EMPTY, off: this.draft.off };
    this.aside = null;
  }

  /** Begins to accept: with a choice of cards they are chosen first. Says whether there is a choice. */
  meet(offer: OltreMareOfferView, { id, cards }: OltreMareIncomingMenu, first: readonly string[]): boolean {
    const count = offer.terms.wants.length;
    if (cards.length <= count || count === 0) return false;
    this.answering = { id, count, from: cards, cards: first };
    return true;
  }

  /** No longer chooses cards for an offer; it stays open. */
  unmeet(): void {
    this.answering = null;
  }

  /** The acceptance with the cards chosen so far; null while there are too few. */
  get acceptance(): Action | null {
    const { answering } = this;
    if (!answering || answering.cards.length < answering.count) return null;
    return { action: "accept", offer: answering.id, cards: [...answering.cards] };
  }

  /** Cards that left the hand and offers that are no longer open leave the bench. */
  tidy(hand: readonly string[], open: readonly number[]): void {
    if (this.give.some(({ card }) => !hand.includes(card))) this.change({ give: this.give.filter(({ card }) => hand.includes(card)) });
    if (this.answers !== null && !open.includes(this.answers)) this.clear();
    if (this.answering && !open.includes(this.answering.id)) this.answering = null;
    if (open.length === 0 || (typeof this.opened === "number" && !open.includes(this.opened))) this.opened = "first";
  }

  /** A new turn: the bench is empty. */
  wipe(): void {
    this.draft = EMPTY;
    this.aside = null;
    this.answering = null;
    this.opened = "first";
    this.wishing = false;
    this.posting = null;
  }

  /** The offer to these partners; null while it says nothing or goes to nobody. */
  action(partners: readonly number[]): Action | null {
    const to = this.draft.answers ? [this.draft.answers.from] : partners.filter((seat) => this.asks(seat));
    if (this.empty || to.length === 0) return null;
    const { give, wants, ducats } = this.draft;
    const claims = give.filter(({ claim }) => saysSomething(claim));
    return { action: "offer_deal", to, answers: this.answers, cards: give.map(({ card }) => card), ducats, wants: [...wants], claims };
  }

  private change(part: Partial<Draft>): void {
    this.draft = { ...this.draft, ...part };
  }
}
