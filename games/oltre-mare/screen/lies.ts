// Looking back with open hands: which of the claims on an offer are true of no card behind it (OM-3.6).

import type { CardFace, Claim } from "./cards/types";
import type { OltreMareOfferView } from "$shell/protocol/types";
import type { Box } from "./faces";

type Hands = ReadonlyMap<number, Readonly<Record<string, unknown>>>;

const sameSymbols = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

/** Is what was said printed on this card? */
const fits = (claim: Claim, face: CardFace): boolean =>
  (claim.symbols === undefined || sameSymbols(claim.symbols, face.symbols)) &&
  (claim.power === undefined || claim.power === face.power) &&
  (claim.load === undefined || claim.load === face.load) &&
  (claim.port === undefined || claim.port === (face.port ?? null));

/** For each claim of an offer, whether it is a lie; none where the cards behind it do not lie open. */
export function liesIn(offer: OltreMareOfferView, hands: Hands, box: Box): boolean[] {
  const told = hands.get(offer.from)?.["offers"] as readonly OltreMareOfferView[] | undefined;
  const cards = told?.find(({ id }) => id === offer.id)?.cards ?? null;
  if (cards === null) return [];
  return offer.terms.claims.map(({ good, claim }) => {
    const said = box.claim(claim);
    return !cards.some((card) => box.good(card) === good && fits(said, box.face(card)));
  });
}
