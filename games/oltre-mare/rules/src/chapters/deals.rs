//! OM-3.1 to OM-3.6, OM-3.10, OM-3.12, OM-3.13, OM-3.17: offers and deals.

#![allow(clippy::indexing_slicing, reason = "the place of an offer was found in the same list")]

use crate::chapters::trade::still_to_buy;
use crate::moves::{Event, Refusal};
use crate::rules::OltreMare;
use crate::run::Run;
use crate::state::offer::{ALL_OFFERS, MAX_DUCATS, MAX_WANTED};
use crate::state::{
    Bundle, CardSet, List, OFFERS_PER_TURN, OPEN_OFFERS, OfferId, OpenOffer, Phase, PortClaim, Proposal, Public,
    RefusedTerms, Settlement, State, Terms,
};
use game::{Chance, Log, Seat, SeatSet};

/// OM-3.10: the active side of every deal, and what it can still buy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ActiveSide {
    seat: Seat,
    hand: u8,
    /// Cards it can still buy.
    buys: u8,
    load: u8,
}

#[inline]
pub(crate) fn active_side(public: &Public) -> ActiveSide {
    let seat = public.active;
    ActiveSide { seat, hand: public.hand[seat], buys: still_to_buy(public), load: public.load }
}

impl ActiveSide {
    /// The hand it can still reach, after a deal in which the giver gives and wants these numbers of cards.
    #[inline]
    fn reach(&self, taker: Seat, gives: u8, wants: u8) -> u8 {
        let (loses, gains) = if taker == self.seat { (wants, gives) } else { (gives, wants) };
        self.hand.saturating_sub(loses).saturating_add(gains).saturating_add(self.buys)
    }
}

/// An offer as seen by a seat that may answer it. Only this type knows whether it can be accepted:
/// the check asks about the cards named, the choices and the menu ask whether there are any such cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Incoming {
    pub id: OfferId,
    pub from: Seat,
    pub wants: Bundle,
    pub gives: Bundle,
    /// It is waiting for an answer: a counter-offer can be made (OM-3.17).
    pub counter: bool,
}

impl Incoming {
    #[inline]
    pub fn of(offer: &OpenOffer, taker: Seat) -> Incoming {
        let counter = offer.awaits.contains(taker);
        Incoming { id: offer.id, from: offer.from, wants: offer.terms.wants, gives: offer.terms.gives, counter }
    }

    /// May the taker accept it, giving these cards in return?
    #[inline]
    pub fn check_accept(&self, taker: Seat, hand: CardSet, cards: CardSet, active: &ActiveSide) -> Result<(), Refusal> {
        if let Some(card) = cards.minus(hand).first() {
            return Err(Refusal::CardNotHeld { card, phase: Phase::Trade });
        }
        if !self.wants.is_met_by(cards) {
            return Err(Refusal::WantNotMet { offer: self.id });
        }
        self.check_settlement(taker, active)
    }

    /// Are there cards in hand with which the taker may accept it?
    #[inline]
    pub fn can_be_accepted(&self, taker: Seat, hand: CardSet, active: &ActiveSide) -> bool {
        self.check_settlement(taker, active).is_ok() && self.wants.can_be_met_from(hand)
    }

    /// OM-3.10. A deal that lowers nothing is allowed even if the load stays out of reach.
    #[inline]
    fn check_settlement(&self, taker: Seat, active: &ActiveSide) -> Result<(), Refusal> {
        let reach = active.reach(taker, self.gives.total() as u8, self.wants.total() as u8);
        if reach >= active.load || reach >= active.reach(taker, 0, 0) {
            Ok(())
        } else {
            Err(Refusal::DealLeavesTooFew { reach, load: active.load })
        }
    }
}

/// OM-3.13: may the seat make one more offer?
#[inline]
pub(crate) fn check_caps(public: &Public, seat: Seat) -> Result<(), Refusal> {
    if public.offered[seat] >= OFFERS_PER_TURN {
        Err(Refusal::TooManyOffers)
    } else if public.open_offers[seat] >= OPEN_OFFERS {
        Err(Refusal::TooManyOpenOffers)
    } else {
        Ok(())
    }
}

impl OltreMare {
    pub(crate) fn check_offer(&self, state: &State, seat: Seat, proposal: &Proposal) -> Result<(), Refusal> {
        let public = &state.public;
        self.check_talk(public, seat)?;
        check_partners(public, seat, proposal)?;
        check_caps(public, seat)?;
        if let Some(card) = proposal.cards.minus(state.hidden.hand(seat)).first() {
            return Err(Refusal::CardNotHeld { card, phase: Phase::Trade });
        }
        check_terms(proposal, self.edition.ports().len())?;
        if !public.refused[seat].is_empty() && public.was_refused(seat, proposal.to, &proposal.terms()) {
            return Err(Refusal::RefusedBefore);
        }
        Ok(())
    }

    pub(crate) fn check_accept(&self, state: &State, seat: Seat, id: OfferId, cards: CardSet) -> Result<(), Refusal> {
        let public = &state.public;
        self.check_talk(public, seat)?;
        let offer = Incoming::of(addressed(public, seat, id)?, seat);
        offer.check_accept(seat, state.hidden.hand(seat), cards, &active_side(public))
    }

    pub(crate) fn check_refuse(&self, state: &State, seat: Seat, id: OfferId) -> Result<(), Refusal> {
        self.check_talk(&state.public, seat)?;
        addressed(&state.public, seat, id).map(|_| ())
    }

    pub(crate) fn check_withdraw(&self, state: &State, seat: Seat, id: OfferId) -> Result<(), Refusal> {
        self.check_talk(&state.public, seat)?;
        match state.public.offer(id) {
            None => Err(Refusal::OfferClosed { offer: id }),
            Some(offer) if offer.from != seat => Err(Refusal::NotYourOffer { offer: id }),
            Some(_) => Ok(()),
        }
    }
}

/// OM-3.1, OM-3.17: who can be offered a deal.
fn check_partners(public: &Public, seat: Seat, proposal: &Proposal) -> Result<(), Refusal> {
    let to = proposal.to;
    if to.is_empty() || to.contains(seat) || !to.minus(SeatSet::all(public.players)).is_empty() {
        return Err(Refusal::NoPartner);
    }
    if (seat != public.active) & (to != SeatSet::only(public.active)) {
        return Err(Refusal::NotWithActive);
    }
    if let Some(id) = proposal.answers {
        let offer = addressed(public, seat, id)?;
        if to != SeatSet::only(offer.from) {
            return Err(Refusal::NoPartner);
        }
        if !offer.awaits.contains(seat) {
            return Err(Refusal::CounteredAlready { offer: id });
        }
    }
    Ok(())
}

/// OM-3.2, OM-3.6, OM-3.17: what an offer may say.
pub(crate) fn check_terms(proposal: &Proposal, ports: usize) -> Result<(), Refusal> {
    if !(-MAX_DUCATS..=MAX_DUCATS).contains(&proposal.ducats) {
        return Err(Refusal::TooManyDucats);
    }
    if proposal.wants.total() > MAX_WANTED {
        return Err(Refusal::TooMuchWanted);
    }
    if proposal.cards.is_empty() & proposal.wants.is_empty() & (proposal.ducats == 0) {
        return Err(Refusal::NothingMoves);
    }
    for (i, claim) in proposal.claims.iter().enumerate() {
        let in_order = i == 0 || proposal.claims[i - 1].card < claim.card;
        let port_exists = !matches!(claim.claim.port(), Some(PortClaim::Named(port)) if port.index() >= ports);
        if !in_order || !port_exists || claim.claim.is_silent() || !proposal.cards.contains(claim.card) {
            return Err(Refusal::BadClaim { card: claim.card });
        }
    }
    Ok(())
}

/// The open offer, if this seat may answer it.
fn addressed(public: &Public, seat: Seat, id: OfferId) -> Result<&OpenOffer, Refusal> {
    match public.offer(id) {
        None => Err(Refusal::OfferClosed { offer: id }),
        Some(offer) if !offer.to.contains(seat) => Err(Refusal::NotForYou { offer: id }),
        Some(offer) => Ok(offer),
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub(crate) fn offer(&mut self, seat: Seat, proposal: &Proposal) {
        let terms = proposal.terms();
        // The cards behind the claims, in the order in which the claims are shown.
        let mut claimed = List::new();
        if !proposal.claims.is_empty() {
            let mut claims = proposal.claims;
            claims.sort_unstable_by_key(|c| (c.card.good(), c.claim));
            claimed = claims.iter().map(|c| c.card).collect();
        }
        self.emit(Event::OfferMade {
            id: OfferId(self.state.public.last_offer.0 + 1),
            from: seat,
            to: proposal.to,
            answers: proposal.answers,
            cards: proposal.cards,
            terms,
            claimed,
        });
    }

    /// OM-3.2: both ways at once. OM-3.5: prestige for the partner if a card moves, once a turn.
    pub(crate) fn accept(&mut self, seat: Seat, id: OfferId, taken: CardSet) {
        let State { public, hidden } = &*self.state;
        let Some(place) = public.place_of(id) else { return };
        let (offer, given) = (&public.offers[place], hidden.gives[place]);
        let partner = if offer.from == public.active { seat } else { offer.from };
        let a_card_moves = !given.or(taken).is_empty();
        let prestige = (a_card_moves && !public.honoured.contains(partner)).then_some(partner);
        let mut voids: List<OfferId, ALL_OFFERS> = List::new();
        for (other, cards) in public.offers.iter().zip(hidden.gives.iter()) {
            // OM-3.12: a card in it has left its giver's hand.
            let lost = if other.from == offer.from {
                given
            } else if other.from == seat {
                taken
            } else {
                CardSet::EMPTY
            };
            // OM-3.17: an offer and its counter-offer are settled together.
            let settled = offer.answers == Some(other.id) || (other.from == seat && other.answers == Some(id));
            if other.id != id && (settled || !cards.and(lost).is_empty()) {
                voids.push(other.id);
            }
        }
        let event = Event::DealStruck {
            id,
            giver: offer.from,
            taker: seat,
            given,
            taken,
            ducats: offer.terms.ducats,
            prestige,
            voids,
        };
        self.emit(event);
    }
}

impl Public {
    /// OM-3.13: has one of these seats refused the very same offer this turn?
    #[inline]
    pub fn was_refused(&self, from: Seat, to: SeatSet, terms: &Terms) -> bool {
        let refused = &self.refused[from];
        if refused.is_empty() {
            return false;
        }
        let print = terms.fingerprint();
        refused.iter().any(|r| r.terms == print && r.ducats == terms.ducats && !r.by.and(to).is_empty())
    }

    /// OM-3.2, OM-3.17.
    #[inline]
    pub(crate) fn open_offer(&mut self, offer: OpenOffer) {
        let from = offer.from;
        self.last_offer = offer.id;
        self.offered[from] += 1;
        self.open_offers[from] += 1;
        self.least[from] = self.least[from].max(offer.terms.gives);
        self.spoken = self.spoken.with(from);
        let answered = offer.answers.and_then(|id| self.place_of(id));
        self.offers.push(offer);
        match answered {
            Some(answered) => {
                let answered = &mut self.offers[answered];
                answered.awaits = answered.awaits.without(from);
                self.sum_up_offers();
            }
            None => {
                self.addressed = self.addressed.or(offer.to);
                self.awaited = self.awaited.or(offer.awaits);
            }
        }
    }

    #[inline]
    pub(super) fn sum_up_offers(&mut self) {
        let (mut addressed, mut awaited) = (SeatSet::EMPTY, SeatSet::EMPTY);
        for offer in self.offers.iter() {
            addressed = addressed.or(offer.to);
            awaited = awaited.or(offer.awaits);
        }
        (self.addressed, self.awaited) = (addressed, awaited);
    }

    /// Takes an offer off the table; the one it answers is waiting for its seat again.
    #[inline]
    fn remove_offer(&mut self, place: usize) {
        let OpenOffer { from, answers, .. } = self.offers[place];
        self.offers.remove(place);
        self.open_offers[from] -= 1;
        if let Some(answered) = answers.and_then(|id| self.place_of(id)) {
            let answered = &mut self.offers[answered];
            answered.awaits = answered.awaits.or(answered.to.and(SeatSet::only(from)));
        }
        self.sum_up_offers();
    }

    /// OM-3.13: refused offers are remembered for the turn. Returns the place of the offer if this closed it.
    #[inline]
    pub(crate) fn refuse_offer(&mut self, id: OfferId, seat: Seat) -> Option<usize> {
        let place = self.place_of(id)?;
        let offer = &mut self.offers[place];
        offer.to = offer.to.without(seat);
        offer.awaits = offer.awaits.without(seat);
        let (from, closed) = (offer.from, offer.to.is_empty());
        let (terms, ducats) = (offer.terms.fingerprint(), offer.terms.ducats);
        let refused = &mut self.refused[from];
        match refused.iter_mut().find(|r| r.terms == terms && r.ducats == ducats) {
            Some(known) => known.by = known.by.with(seat),
            None => {
                refused.push(RefusedTerms { terms, ducats, by: SeatSet::only(seat) });
            }
        }
        if closed {
            self.remove_offer(place);
        } else {
            self.sum_up_offers();
        }
        closed.then_some(place)
    }

    /// Returns the former place of the offer.
    #[inline]
    pub(crate) fn withdraw_offer(&mut self, id: OfferId) -> Option<usize> {
        let place = self.place_of(id)?;
        self.remove_offer(place);
        Some(place)
    }

    /// OM-3.2, OM-3.12: settles, and closes the offer with those it makes void; reports the former place of each, one
    /// after another.
    pub(crate) fn strike_deal(
        &mut self,
        id: OfferId,
        deal: &Settlement,
        voids: &[OfferId],
        mut closed: impl FnMut(usize),
    ) {
        for id in [id].iter().chain(voids) {
            if let Some(place) = self.withdraw_offer(*id) {
                closed(place);
            }
        }
        self.settle(deal);
        // The cards that open offers show are still there, whatever else was given away.
        for offer in self.offers.iter() {
            let least = &mut self.least[offer.from];
            *least = least.max(offer.terms.gives);
        }
    }

    /// OM-3.2, OM-3.5: cards and ducats change hands.
    fn settle(&mut self, deal: &Settlement) {
        let Settlement { giver, taker, .. } = *deal;
        let (given, taken) = (deal.given.total() as u8, deal.taken.total() as u8);
        self.hand[giver] = self.hand[giver] - given + taken;
        self.hand[taker] = self.hand[taker] - taken + given;
        self.least[giver] = self.least[giver].minus(deal.given).plus(deal.taken);
        self.least[taker] = self.least[taker].minus(deal.taken).plus(deal.given);
        self.ducats[giver] -= i32::from(deal.ducats);
        self.ducats[taker] += i32::from(deal.ducats);
        if let Some(partner) = deal.prestige {
            self.prestige[partner] += 1;
            self.honoured = self.honoured.with(partner);
        }
    }
}
