//! EX-3: when the match is over, and who has won.

use crate::state::Public;
use game::{BySeat, Seat, Standings};

impl Public {
    /// EX-3.1.
    pub(crate) fn is_over(&self) -> bool {
        self.hand.as_slice().iter().all(|cards| *cards == 0)
    }

    /// EX-3.2.
    pub(crate) fn standings(&self) -> Standings {
        let players = self.hand.players();
        let score = BySeat::new(players, |seat| self.played[seat].count_ones() as i32);
        let better = |seat: Seat| score.iter().filter(|(_, other)| *other > score[seat]).count();
        Standings { place: BySeat::new(players, |seat| 1 + better(seat) as u8), score }
    }
}
