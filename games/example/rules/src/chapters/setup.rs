//! EX-1: the cards are dealt.

use crate::moves::Event;
use crate::run::Run;
use crate::state::a_card_of;
use game::{Chance, Game, Log, Seat};

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// EX-1.1. Seat 1 begins without an event: a blank state says so (EX-1.2).
    pub(crate) fn deal(&mut self) {
        for _ in 0..self.rules.edition.dealt {
            for seat in Seat::all(self.rules.players()) {
                let card = a_card_of(self.state.deck, self.chance);
                self.emit(Event::Drawn { seat, card });
            }
        }
    }
}
