//! OM-3.6: false claims about cards that changed hands. The seat that got the cards can tell at once; at the end
//! everybody is told.

use crate::knowledge::SeenEvent;
use crate::moves::Event;
use crate::rules::OltreMare;
use crate::state::{Card, CardSet, Claim, Face, Good, PortClaim, Terms};
use game::{Message, Observer, Seat};

impl Claim {
    /// What is false about it for this card face.
    fn false_parts(self, face: &Face) -> Claim {
        let keep = |figure: u8, truth: u8| if figure == truth { 0 } else { figure };
        let port = self.port().filter(|port| match port {
            PortClaim::None => face.port.is_some(),
            PortClaim::Named(port) => face.port != Some(*port),
        });
        Claim::new(
            keep(self.symbols(), face.symbols),
            keep(self.power(), face.power),
            keep(self.load(), face.load),
            port,
        )
    }
}

impl OltreMare {
    /// What the taker of a deal finds out about the claims for the cards it got. An offer keeps its number for the
    /// whole match.
    pub(crate) fn found_out(
        &self,
        who: Observer,
        event: &SeenEvent,
        mut seen: &mut dyn Iterator<Item = SeenEvent>,
    ) -> Vec<Message> {
        let SeenEvent::DealStruck { id, giver, taker, given, .. } = event else { return Vec::new() };
        let Some(cards) = given.cards.filter(|_| who.is(*taker)) else { return Vec::new() };
        let terms = Iterator::find_map(&mut seen, |seen| match seen {
            SeenEvent::OfferMade { id: made, terms, .. } if made == *id => Some(terms),
            _ => None,
        });
        terms.map_or(Vec::new(), |terms| self.false_claims(*giver, &terms, cards))
    }

    /// A claim is about some card of a good. Whatever can be true counts as true; the rest were lies.
    fn false_claims(&self, giver: Seat, terms: &Terms, cards: CardSet) -> Vec<Message> {
        let claims: Vec<_> = terms.claims.iter().collect();
        let mut lies = Vec::new();
        for (place, shown) in claims.iter().enumerate() {
            if claims.iter().position(|other| other.good == shown.good) != Some(place) {
                continue;
            }
            let said: Vec<Claim> =
                claims.iter().filter(|other| other.good == shown.good).map(|other| other.claim).collect();
            let of_good: Vec<Card> = cards.of(shown.good).iter().collect();
            let (_, told) = self.best_reading(&said, &of_good);
            let left: Vec<Card> = of_good.iter().copied().filter(|card| !told.contains(&Some(*card))).collect();
            for (claim, told) in said.iter().zip(&told) {
                match (told, left.as_slice()) {
                    (Some(_), _) | (None, []) => {}
                    (None, [card]) => lies.push(self.lie("om-lied-to-you", giver, *claim, *card)),
                    (None, several) => lies.push(
                        Message::new("om-lied-about-one")
                            .with("seat", giver)
                            .with("said", self.claim_arg(*claim))
                            .with("cards", self.cards_arg(several.iter().copied())),
                    ),
                }
            }
        }
        lies
    }

    /// For each claim of an offer, whether it is a lie.
    pub(crate) fn lies_in(&self, terms: &Terms, cards: CardSet) -> Vec<bool> {
        let mut lies: Vec<bool> = terms.claims.iter().map(|_| false).collect();
        for good in Good::ALL {
            let about = terms.claims.iter().zip(&mut lies).filter(|(shown, _)| shown.good == good);
            let (said, lies): (Vec<Claim>, Vec<&mut bool>) = about.map(|(shown, lie)| (shown.claim, lie)).unzip();
            let of_good: Vec<Card> = cards.of(good).iter().collect();
            let (_, told) = self.best_reading(&said, &of_good);
            lies.into_iter().zip(told).for_each(|(lie, card)| *lie = card.is_none());
        }
        lies
    }

    /// For each claim a different card that it is true of, if possible; as many as possible.
    fn best_reading(&self, claims: &[Claim], cards: &[Card]) -> (usize, Vec<Option<Card>>) {
        let Some((claim, rest)) = claims.split_first() else { return (0, Vec::new()) };
        let (count, mut told) = self.best_reading(rest, cards);
        told.insert(0, None);
        let mut best = (count, told);
        for card in cards.iter().filter(|card| claim.is_true_of(self.face(**card))) {
            let others: Vec<Card> = cards.iter().copied().filter(|other| other != card).collect();
            let (count, mut told) = self.best_reading(rest, &others);
            if count + 1 > best.0 {
                told.insert(0, Some(*card));
                best = (count + 1, told);
            }
        }
        best
    }

    fn lie(&self, key: &'static str, giver: Seat, claim: Claim, card: Card) -> Message {
        let face = self.face(card);
        let parts = claim.false_parts(face);
        Message::new(key)
            .with("seat", giver)
            .with("card", self.card_arg(card))
            .with("said", self.claim_arg(parts))
            .with("is", self.truth_arg(parts, face))
    }

    /// All the lies that somebody fell for, once nothing more can be played.
    pub(crate) fn all_lies(&self, events: &mut dyn Iterator<Item = &Event>) -> Vec<Message> {
        let mut offers = Vec::new();
        let mut lies = Vec::new();
        for event in events {
            match event {
                Event::OfferMade { id, terms, claimed, .. } if !claimed.is_empty() => {
                    offers.push((*id, *terms, *claimed))
                }
                Event::DealStruck { id, giver, taker, .. } => {
                    let Some((_, terms, claimed)) = offers.iter().find(|(made, ..)| made == id) else { continue };
                    for (shown, card) in terms.claims.iter().zip(claimed.iter()) {
                        if !shown.claim.is_true_of(self.face(*card)) {
                            lies.push(self.lie("om-lied-to", *giver, shown.claim, *card).with("to", *taker));
                        }
                    }
                }
                _ => {}
            }
        }
        lies
    }
}
