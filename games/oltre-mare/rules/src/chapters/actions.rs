//! OM-4.1 to OM-4.7, OM-4.13, OM-4.14: cards are played, their symbols carried out.

#![allow(clippy::indexing_slicing, reason = "arrays as long as what counts their places")]

use crate::moves::{Event, Refusal};
use crate::rules::OltreMare;
use crate::run::Run;
use crate::state::{Bundle, CardSet, Marker, Phase, Public, State, Symbol};
use game::{Chance, Log, Seat};

/// OM-4.3: what 0, 1, 2, 3 or more symbols give.
#[inline]
pub(crate) fn yield_of(symbols: usize) -> u8 {
    [0, 1, 3, 6][symbols.min(3)]
}

/// The effects of played cards, before chance comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effects {
    /// For ducat symbols, good business included (OM-4.4).
    pub ducats: u8,
    /// For ship symbols on calm sea (OM-4.6).
    pub calm_sea: u8,
    /// Cards to the pirates (OM-4.5).
    pub pirates: u8,
    /// Cards to the hand.
    pub market: u8,
    /// Routes to sail.
    pub sails: u8,
}

/// OM-4.1: how many cards must be played: the load, or all there are (OM-3.10).
#[inline]
pub(crate) fn cards_to_play(public: &Public) -> u8 {
    public.load.min(public.hand[public.active])
}

impl OltreMare {
    /// OM-4.2 to OM-4.7: the marker that counts is the one active now.
    #[inline]
    pub(crate) fn effects(&self, marker: Option<Marker>, cards: CardSet) -> Effects {
        let count = |symbol: Symbol| self.showing[symbol as usize].and(cards).len();
        let (ducats, pirates, ships) = (count(Symbol::Ducat), count(Symbol::Pirate), count(Symbol::Ship));
        Effects {
            ducats: yield_of(ducats + usize::from(marker == Some(Marker::GoodBusiness))),
            calm_sea: if marker == Some(Marker::CalmSea) { ships as u8 } else { 0 },
            pirates: if marker == Some(Marker::PiratesBeaten) { 0 } else { yield_of(pirates) },
            market: yield_of(count(Symbol::Market)),
            sails: ships as u8,
        }
    }

    pub(crate) fn check_play(&self, state: &State, seat: Seat, cards: CardSet) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Actions)?;
        let load = cards_to_play(&state.public);
        if cards.len() != load as usize {
            return Err(Refusal::WrongLoad { named: cards.len() as u8, load });
        }
        match cards.minus(state.hidden.hand(seat)).first() {
            Some(card) => Err(Refusal::CardNotHeld { card, phase: Phase::Actions }),
            None => Ok(()),
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-4.2: ducats, pirates, market; then the ship.
    pub(crate) fn play(&mut self, seat: Seat, cards: CardSet) {
        let effects = self.rules.effects(self.state.public.marker[seat], cards);
        self.emit(Event::Played { seat, cards, sails: effects.sails });
        if effects.ducats > 0 || effects.calm_sea > 0 {
            self.emit(Event::DucatsEarned { seat, symbols: effects.ducats.into(), calm_sea: effects.calm_sea.into() });
        }
        // OM-4.13: if all sources run out, the rest of that draw lapses.
        let _boarded = (0..effects.pirates).all(|_| self.draw_to_pirates(seat));
        let _bought = (0..effects.market).all(|_| self.draw_to_hand(seat));
        self.emit(Event::ActionsDone { seat });
    }
}

impl Public {
    /// OM-4.1.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, cards: CardSet, sails: u8) {
        self.hand[seat] -= cards.len() as u8;
        if !self.least[seat].is_empty() {
            self.least[seat] = self.least[seat].minus(Bundle::of(cards));
        }
        self.table = cards;
        self.sails = sails;
    }

    /// OM-4.3, OM-4.4, OM-4.6.
    #[inline]
    pub(crate) fn earn(&mut self, seat: Seat, ducats: i32) {
        self.ducats[seat] += ducats;
    }

    /// OM-4.2, OM-4.11: the ship is next, if it sails.
    #[inline]
    pub(crate) fn end_actions(&mut self) {
        self.enter(if self.sails > 0 { Phase::Sailing } else { Phase::Cargo });
    }
}
