//! OM-5: stowing, and the end of a turn.

use crate::moves::{Event, Load, Refusal};
use crate::rules::OltreMare;
use crate::run::Run;
use crate::state::{Card, CardSet, Phase, Public, State, Venice};
use game::{Chance, Log, Seat};

impl OltreMare {
    pub(crate) fn check_stow(&self, state: &State, seat: Seat, cards: &Load) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Cargo)?;
        let played = state.public.table;
        if cards.len() != played.len() {
            return Err(Refusal::WrongStowage { named: cards.len() as u8, played: played.len() as u8 });
        }
        crate::chapters::seafaring::held_once(cards, played, Phase::Cargo)
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-5.3, then OM-6.1, then OM-7.1.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.emit(Event::TurnEnded { seat });
        if self.state.public.venice == Venice::OnTop {
            self.score_venice(false);
        }
        let next = seat.next(self.state.public.players);
        if self.state.public.last_round && next == self.state.public.start {
            self.end_match();
        } else {
            self.begin_turn(next);
        }
    }
}

impl Public {
    /// OM-5.1.
    #[inline]
    pub(crate) fn stow(&mut self, seat: Seat, cards: &[Card]) {
        for card in cards {
            self.cargos.push(seat, *card);
        }
        self.table = CardSet::EMPTY;
        self.enter(Phase::EndOfTurn);
    }
}
