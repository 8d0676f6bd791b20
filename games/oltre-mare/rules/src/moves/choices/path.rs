//! The picks that lead to an action: [`decide`](game::Choices::decide) read backwards.

use super::verbs::{ASK, NO_DUCATS, OWN, PAY, Verb};
use super::{Choices, above};
use crate::moves::{Action, Source};
use crate::state::offer::MAX_WANTED;
use crate::state::{CardSet, Claim, MAX_CLAIMS, OfferId, PortClaim, Proposal};
use game::{Draft, STOP};

/// Notes picks; whatever does not fit is dropped, but no action of the game is that long.
struct Path<'a>(&'a mut Draft);

impl Path<'_> {
    fn pick(&mut self, option: impl TryInto<u8>) {
        let _ = self.0.try_push(option.try_into().unwrap_or(u8::MAX));
    }

    fn verbs<const N: usize>(&mut self, verbs: [Verb; N]) {
        verbs.into_iter().for_each(|verb| self.pick(verb as u8));
    }

    /// Does the list continue? Only asked if it could.
    fn more(&mut self, possible: bool, more: bool) {
        if possible {
            self.pick(u8::from(more));
        }
    }

    fn cards(&mut self, cards: CardSet) {
        cards.iter().for_each(|card| self.pick(card.index()));
    }

    fn proposal(&mut self, hand: CardSet, p: &Proposal) {
        let mut left = hand;
        for card in p.cards.iter() {
            self.more(true, true);
            self.pick(card.index());
            left = above(left, card);
        }
        self.more(!left.is_empty(), false);
        let mut left = p.cards;
        for claim in p.claims.iter() {
            self.more(true, true);
            self.pick(claim.card.index());
            self.claim(claim.claim);
            left = above(left, claim.card);
        }
        self.more(!left.is_empty() && p.claims.len() < MAX_CLAIMS, false);
        for kind in 0..=crate::state::ANY {
            for _ in 0..p.wants.count(kind) {
                self.more(true, true);
                self.pick(kind);
            }
        }
        self.more(p.wants.total() < MAX_WANTED, false);
        self.pick(match p.ducats {
            0 => NO_DUCATS,
            1.. => PAY,
            _ => ASK,
        });
        if p.ducats != 0 {
            self.pick(p.ducats.unsigned_abs());
        }
    }

    fn claim(&mut self, claim: Claim) {
        [claim.symbols(), claim.power(), claim.load()].into_iter().for_each(|figure| self.pick(figure));
        self.pick(match claim.port() {
            None => 0,
            Some(PortClaim::None) => 1,
            Some(PortClaim::Named(port)) => port.0 + 2,
        });
    }
}

impl Choices {
    /// The picks that lead to this action, which is one of these choices.
    pub(crate) fn path_to(&self, action: &Action, path: &mut Draft) {
        path.clear();
        let mut path = Path(path);
        match action {
            Action::Discard { cards } => cards.iter().for_each(|card| path.pick(card.index())),
            Action::Stow { cards } => cards.iter().for_each(|card| path.pick(card.index())),
            Action::Play { cards } => path.cards(*cards),
            Action::Sail { port } => path.pick(port.0),
            Action::FollowCompass { port } => path.pick(port.map_or(STOP, |port| port.0.into())),
            Action::EndTurn => {}
            Action::Buy { source: Source::Deck, .. } => path.verbs([Verb::Buy, Verb::FromDeck]),
            Action::Buy { source: Source::Pirates, .. } => path.verbs([Verb::Buy, Verb::FromPirates]),
            Action::Pass => path.verbs([Verb::Pass]),
            Action::LeaveTrade => path.verbs([Verb::Leave]),
            Action::Post { good, have } => {
                path.verbs([Verb::Speak, if *have { Verb::Have } else { Verb::Want }]);
                path.pick(*good as u8);
            }
            Action::Withdraw { offer } => {
                path.verbs([Verb::Speak, Verb::Withdraw]);
                let place = self.trade.own.iter().position(|id| id == offer).unwrap_or_default();
                path.pick(OWN as usize + place);
            }
            Action::Refuse { offer, reason } => {
                self.answer(&mut path, *offer, if reason.is_some() { Verb::Explain } else { Verb::Refuse });
                reason.iter().for_each(|reason| path.pick(*reason as u8));
            }
            Action::Accept { offer, cards } => {
                self.answer(&mut path, *offer, Verb::Accept);
                path.cards(*cards);
            }
            Action::OfferDeal(proposal) => self.path_to_offer(&mut path, proposal),
        }
    }

    fn answer(&self, path: &mut Path<'_>, offer: OfferId, verb: Verb) {
        path.verbs([Verb::Answer]);
        path.pick(self.trade.incoming.iter().position(|incoming| incoming.id == offer).unwrap_or_default());
        path.verbs([verb]);
    }

    fn path_to_offer(&self, path: &mut Path<'_>, p: &Proposal) {
        match p.answers {
            Some(offer) => self.answer(path, offer, Verb::Counter),
            None => {
                path.verbs([Verb::Speak, Verb::Offer]);
                let mut left = u32::from(self.trade.partners.bits());
                for (place, seat) in p.to.iter().enumerate() {
                    path.more(place > 0, true);
                    path.pick(seat.index());
                    left &= !((2 << seat.index()) - 1);
                }
                path.more(left != 0, false);
            }
        }
        path.proposal(self.cards, p);
    }
}
