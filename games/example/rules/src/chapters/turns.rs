//! EX-2: what a seat does in its turn, and what it may do in the turns of others.

use crate::moves::{Event, Refusal};
use crate::rules::Example;
use crate::run::Run;
use crate::state::{Public, State, a_card_of, is_card, one};
use game::{Chance, Log, Seat};

/// What may be done.
impl Example {
    /// EX-2.1, EX-2.2.
    pub(crate) fn check_draw(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat)?;
        if state.public.deck > 0 { Ok(()) } else { Err(Refusal::DeckEmpty) }
    }

    /// EX-2.1: a card is played or buried.
    pub(crate) fn check_lay(&self, state: &State, seat: Seat, card: u8) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat)?;
        if is_card(card) && state.hands[seat] & one(card) != 0 { Ok(()) } else { Err(Refusal::NotHeld) }
    }

    /// EX-2.4.
    pub(crate) fn check_cheer(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if state.public.is_over() {
            Err(Refusal::MatchOver)
        } else if state.public.may_cheer(seat) {
            Ok(())
        } else {
            Err(Refusal::CannotCheer)
        }
    }
}

impl Public {
    /// EX-2.4.
    pub(crate) fn may_cheer(&self, seat: Seat) -> bool {
        seat != self.turn && !self.cheered.contains(seat) && !self.is_over()
    }

    /// EX-2.3: the next seat that holds a card.
    fn next_turn(&self) -> Seat {
        let (players, from) = (self.hand.players(), self.turn.next(self.hand.players()));
        from.around(players).find(|seat| self.hand[*seat] > 0).unwrap_or(from)
    }
}

/// What then happens.
impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// EX-2.1.
    pub(crate) fn draw(&mut self, seat: Seat) {
        let card = a_card_of(self.state.deck, self.chance);
        self.emit(Event::Drawn { seat, card });
        self.pass_turn();
    }

    /// EX-2.1.
    pub(crate) fn play(&mut self, seat: Seat, card: u8) {
        self.emit(Event::Played { seat, card });
        self.pass_turn();
    }

    /// EX-2.1.
    pub(crate) fn bury(&mut self, seat: Seat, card: u8) {
        self.emit(Event::Buried { seat, card });
        self.pass_turn();
    }

    /// EX-2.3.
    fn pass_turn(&mut self) {
        let to = self.state.public.next_turn();
        self.emit(Event::TurnPassed { to });
    }
}
