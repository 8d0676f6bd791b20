//! The effects of each event on the state: the only place where one changes.

use super::{Public, State, one};
use crate::moves::Event;

impl State {
    pub(crate) fn evolve(&mut self, event: &Event) {
        match *event {
            Event::Drawn { seat, card } => {
                self.deck &= !one(card);
                self.hands[seat] |= one(card);
            }
            Event::Played { seat, card } => self.hands[seat] &= !one(card),
            Event::Buried { seat, card } => {
                self.hands[seat] &= !one(card);
                self.buried[seat] |= one(card);
            }
            Event::Cheered { .. } | Event::TurnPassed { .. } => {}
        }
        self.public.evolve(event);
    }
}

impl Public {
    /// The public part of an event. Of a card drawn or buried it reads only whose it is, because observers learn by
    /// this, too.
    pub(crate) fn evolve(&mut self, event: &Event) {
        match *event {
            Event::Drawn { seat, .. } => {
                self.deck = self.deck.saturating_sub(1);
                self.hand[seat] += 1;
            }
            Event::Played { seat, card } => {
                self.hand[seat] = self.hand[seat].saturating_sub(1);
                self.played[seat] |= one(card);
            }
            Event::Buried { seat, .. } => {
                self.hand[seat] = self.hand[seat].saturating_sub(1);
                self.buried[seat] += 1;
                self.last_burier = Some(seat);
            }
            Event::Cheered { seat } => self.cheered = self.cheered.with(seat),
            Event::TurnPassed { to } => {
                self.turn = to;
                self.turns += 1;
            }
        }
    }
}
