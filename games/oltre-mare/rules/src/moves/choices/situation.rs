//! What a decision depends on: read off the table, or noted in [`Choices`].

#![allow(clippy::indexing_slicing, reason = "a place was offered from the same list")]

use super::{Choices, Question, Verb, Verbs};
use crate::chapters::deals::{self, ActiveSide, Incoming};
use crate::chapters::{actions, sailing, seafaring, trade};
use crate::moves::Source;
use crate::rules::OltreMare;
use crate::state::{
    CardSet, OFFERS_PER_TURN, OPEN_OFFERS, OfferId, OpenOffer, POSTS_PER_TURN, Phase, Public, RefusedTerms,
};
use game::{Seat, SeatSet};
use std::hint::select_unpredictable;

/// What the decision of one seat depends on. Offers are counted oldest first.
pub(crate) trait Situation {
    fn question(&self) -> Question;

    fn seat(&self) -> Seat;

    /// The hand, or the cards played that must be stowed.
    fn cards(&self) -> CardSet;

    /// Cards to discard or to play.
    fn count(&self) -> u8;

    /// Where the ship can go, as a bit set.
    fn ports(&self) -> u32;

    /// What can be done in the trade phase; a posting of either kind counts as a want.
    fn verbs(&self) -> Verbs;

    /// Price of the active seat's next card; 0 for the others.
    fn price(&self) -> u8;

    /// The seats that offers can go to.
    fn partners(&self) -> SeatSet;

    /// Goods posted already, wanted and held.
    fn posted(&self) -> [u8; 2];

    /// Ports that a claim can name.
    fn claimable(&self) -> u8;

    /// OM-3.10: decides whether an offer can be accepted.
    fn active(&self) -> ActiveSide;

    /// How many offers the seat can answer.
    fn to_answer(&self) -> usize;

    /// One of those.
    fn incoming(&self, place: usize) -> Incoming;

    /// How many offers the seat can withdraw.
    fn to_withdraw(&self) -> usize;

    /// One of those.
    fn own(&self, place: usize) -> OfferId;

    /// OM-3.13: its offers that were refused in this turn.
    fn refused(&self) -> &[RefusedTerms];
}

/// A seat at the table with its hand. Only what is asked for is read.
#[derive(Clone, Copy)]
pub(crate) struct OnTable<'t> {
    pub rules: &'t OltreMare,
    pub public: &'t Public,
    pub seat: Seat,
    pub hand: CardSet,
}

impl OnTable<'_> {
    #[inline(always)]
    fn is_active(&self) -> bool {
        self.seat == self.public.active
    }

    /// What the active seat can do besides talking.
    #[inline(always)]
    fn trade_verbs(&self) -> Verbs {
        let can_buy = trade::purchases_left(self.public) > 0;
        let deck = can_buy & trade::has_cards(self.public, Source::Deck);
        let pirates = can_buy & trade::has_cards(self.public, Source::Pirates);
        Verbs::NONE
            .with(Verb::Buy, deck | pirates)
            .with(Verb::FromDeck, deck)
            .with(Verb::FromPirates, pirates)
            .with(Verb::Leave, (self.public.hand[self.seat] >= self.public.load) | !(deck | pirates))
    }

    /// The same with what can be said. It follows from counts and sets, before any offer is read.
    #[inline(always)]
    fn with_talk(&self, verbs: Verbs) -> Verbs {
        let (public, seat) = (self.public, self.seat);
        let own = public.open_offers[seat];
        let offer = (own < OPEN_OFFERS) & (public.offered[seat] < OFFERS_PER_TURN);
        let post = public.posted[seat] < POSTS_PER_TURN;
        verbs
            .with(Verb::Answer, public.addressed.contains(seat))
            .with(Verb::Speak, offer | post | (own > 0))
            .with(Verb::Offer, offer)
            .with(Verb::Want, post)
    }

    #[inline]
    fn addressed(&self) -> impl Iterator<Item = &OpenOffer> {
        self.public.offers.iter().filter(|offer| offer.to.contains(self.seat))
    }
}

impl Situation for OnTable<'_> {
    #[inline(always)]
    fn question(&self) -> Question {
        let talks = self.rules.setup.talk & (self.seat.index() < usize::from(self.public.players));
        match self.public.phase {
            Phase::Trade if self.is_active() | talks => Question::Trade,
            _ if !self.is_active() => Question::Nothing,
            Phase::Dealing | Phase::Over | Phase::Trade => Question::Nothing,
            Phase::Seafaring => Question::Discard,
            Phase::Actions => Question::Play,
            Phase::Sailing => Question::Sail,
            Phase::Compass => Question::Compass,
            Phase::Cargo => Question::Stow,
            Phase::EndOfTurn => Question::EndTurn,
        }
    }

    #[inline(always)]
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline(always)]
    fn cards(&self) -> CardSet {
        if self.public.phase == Phase::Cargo { self.public.table } else { self.hand }
    }

    #[inline(always)]
    fn count(&self) -> u8 {
        if self.public.phase == Phase::Seafaring {
            seafaring::to_discard(self.public)
        } else {
            actions::cards_to_play(self.public)
        }
    }

    #[inline(always)]
    fn ports(&self) -> u32 {
        if self.public.phase == Phase::Sailing {
            self.rules.arrivals(self.public)
        } else {
            sailing::compass_ports(self.public, self.rules.edition.ports().len())
        }
    }

    #[inline(always)]
    fn verbs(&self) -> Verbs {
        let pass = Verbs::NONE.with(Verb::Pass, !self.public.spoken.or(self.public.awaited).contains(self.seat));
        // Whose move it is cannot be predicted.
        let verbs = select_unpredictable(self.is_active(), self.trade_verbs(), pass);
        if self.rules.setup.talk { self.with_talk(verbs) } else { verbs }
    }

    #[inline(always)]
    fn price(&self) -> u8 {
        if self.is_active() { trade::price(self.public) } else { 0 }
    }

    #[inline(always)]
    fn partners(&self) -> SeatSet {
        if self.is_active() { self.public.others() } else { SeatSet::only(self.public.active) }
    }

    #[inline(always)]
    fn posted(&self) -> [u8; 2] {
        [self.public.wants[self.seat], self.public.haves[self.seat]]
    }

    #[inline(always)]
    fn claimable(&self) -> u8 {
        self.rules.edition.ports().len() as u8
    }

    #[inline(always)]
    fn active(&self) -> ActiveSide {
        deals::active_side(self.public)
    }

    #[inline]
    fn to_answer(&self) -> usize {
        self.addressed().count()
    }

    #[inline]
    fn incoming(&self, place: usize) -> Incoming {
        self.addressed().nth(place).map_or_else(Incoming::default, |offer| Incoming::of(offer, self.seat))
    }

    #[inline(always)]
    fn to_withdraw(&self) -> usize {
        self.public.open_offers[self.seat].into()
    }

    #[inline]
    fn own(&self, place: usize) -> OfferId {
        let mut own = self.public.offers.iter().filter(|offer| offer.from == self.seat);
        own.nth(place).map_or_else(OfferId::default, |offer| offer.id)
    }

    #[inline(always)]
    fn refused(&self) -> &[RefusedTerms] {
        &self.public.refused[self.seat]
    }
}

impl Situation for Choices {
    #[inline(always)]
    fn question(&self) -> Question {
        self.question
    }

    #[inline(always)]
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline(always)]
    fn cards(&self) -> CardSet {
        self.cards
    }

    #[inline(always)]
    fn count(&self) -> u8 {
        self.count
    }

    #[inline(always)]
    fn ports(&self) -> u32 {
        self.ports
    }

    #[inline(always)]
    fn verbs(&self) -> Verbs {
        self.trade.verbs
    }

    #[inline(always)]
    fn price(&self) -> u8 {
        self.trade.price
    }

    #[inline(always)]
    fn partners(&self) -> SeatSet {
        self.trade.partners
    }

    #[inline(always)]
    fn posted(&self) -> [u8; 2] {
        self.trade.posted
    }

    #[inline(always)]
    fn claimable(&self) -> u8 {
        self.trade.claimable
    }

    #[inline(always)]
    fn active(&self) -> ActiveSide {
        self.trade.active
    }

    #[inline(always)]
    fn to_answer(&self) -> usize {
        self.trade.incoming.len()
    }

    #[inline(always)]
    fn incoming(&self, place: usize) -> Incoming {
        self.trade.incoming[place]
    }

    #[inline(always)]
    fn to_withdraw(&self) -> usize {
        self.trade.own.len()
    }

    #[inline(always)]
    fn own(&self, place: usize) -> OfferId {
        self.trade.own[place]
    }

    #[inline(always)]
    fn refused(&self) -> &[RefusedTerms] {
        &self.trade.refused
    }
}
