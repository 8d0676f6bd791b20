// Cards and ports of the edition by name, ready to be drawn.

import type { CardFace, Claim } from "./cards/types";
import type { OltreMareClaim, OltreMareFacts } from "$shell/protocol/types";
import type { Good } from "./pieces/kinds";
import type { Say } from "$shell/words";

/** In a claim: that the card names no port. */
export const NO_PORT = -1;

/** The figures printed in the box, by name. */
export class Box {
  private readonly cards: ReadonlyMap<string, CardFace>;

  constructor(readonly facts: OltreMareFacts) {
    const goods = new Map(facts.goods.map((good) => [good.good, good]));
    this.cards = new Map(
      facts.cards.map(({ card, good, power, load, symbols, port }) => {
        const { copies = 0, payout = [] } = goods.get(good) ?? {};
        return [card, { good, power, load, symbols, port: this.portName(port), copies, payout }];
      }),
    );
  }

  /** A card by its name. The server names only cards it has told us about. */
  face(card: string): CardFace {
    const face = this.cards.get(card);
    if (!face) throw new RangeError(`no card is called ${card}`);
    return face;
  }

  has(card: string): boolean {
    return this.cards.has(card);
  }

  /** The good of a card. */
  good(card: string): Good {
    return this.face(card).good;
  }

  /** Everything printed on a card, as a claim. */
  truth(card: string): OltreMareClaim {
    const { symbols, power, load, port } = this.facts.cards.find((printed) => printed.card === card) ?? {};
    return { symbols: symbols ?? [], power: power ?? null, load: load ?? null, port: port ?? NO_PORT };
  }

  portName(port: number | null): string | null {
    return port === null ? null : (this.facts.ports[port]?.name ?? null);
  }

  /** What somebody claims about a card, with the names of ports. */
  claim({ symbols, power, load, port }: OltreMareClaim): Claim {
    const claim: Claim = {};
    if (symbols && symbols.length > 0) claim.symbols = symbols;
    if (power) claim.power = power;
    if (load) claim.load = load;
    if (port !== undefined && port !== null) claim.port = port < 0 ? null : this.portName(port);
    return claim;
  }
}

/** A card in words: good, power and load, symbols, port. */
export function cardText(card: string, box: Box, say: Say): string {
  const { good, power, load, symbols, port } = box.face(card);
  const names = symbols.map((symbol) => say(`symbol-${symbol}`)).join("+");
  return say("om-card-text", { good: { term: `good-${good}` }, power, load, symbols: names, port: port ?? "none" });
}

/** The order of a hand. */
export const ORDERS = ["good", "power", "symbols"] as const;
export type Order = (typeof ORDERS)[number];

/** The hand in an order. */
export function sorted(cards: readonly string[], order: Order, box: Box): string[] {
  if (order === "good") return [...cards];
  const key = (card: string): string | number => (order === "power" ? -box.face(card).power : box.face(card).symbols.join());
  return [...cards].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  });
}
