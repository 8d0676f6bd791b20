//! EX-3: when the match is over, and who has won.

use crate::state::Public;
use game::{BySeat, Seat, SeatSet, Standings, Status};

impl Public {
    /// EX-3.1.
    pub(crate) fn is_over(&self) -> bool {
        self.hand.as_slice().iter().all(|cards| *cards == 0)
    }

    /// EX-3.2.
    fn standings(&self) -> Standings {
        let players = self.hand.players();
        let score = BySeat::new(players, |seat| self.played[seat].count_ones() as i32);
        let better = |seat: Seat| score.iter().filter(|(_, other)| *other > score[seat]).count();
        Standings { place: BySeat::new(players, |seat| 1 + better(seat) as u8), score }
    }

    /// Who must act (EX-2.1), and who may (EX-2.4).
    pub(crate) fn status(&self) -> Status {
        if self.is_over() {
            return Status::Over(self.standings());
        }
        let may = Seat::all(self.hand.players()).filter(|seat| self.may_cheer(*seat)).collect();
        Status::Open { must: SeatSet::only(self.turn), may, ask: self.turn, question: self.turns }
    }
}
