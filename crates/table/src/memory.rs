//! How far back the log of a running match may be shown (OM-9.4, OS-8.3).

use crate::{Hosted, Stage, Table, Version};

/// The step at which each turn began; a turn that was taken back begins again.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct TurnMarks(Vec<(u32, Version)>);

impl TurnMarks {
    /// After this step, it is this turn.
    pub fn note(&mut self, turn: u32, version: Version) {
        while self.0.last().is_some_and(|(last, _)| *last > turn) {
            self.0.pop();
        }
        if self.0.last().is_none_or(|(last, _)| *last < turn) {
            self.0.push((turn, version));
        }
    }

    /// The step at which the turn this many turns ago began.
    fn back(&self, turns: u32) -> Version {
        let place = self.0.len().saturating_sub(turns as usize + 1);
        self.0.get(place).map_or(0, |(_, version)| *version)
    }
}

impl<G: Hosted> Table<G> {
    /// The first step whose events the log may show now. After the match, all may be shown.
    pub fn log_from(&self) -> Version {
        match (self.stage(), self.game.log_turns()) {
            (Stage::Playing | Stage::Paused, Some(turns)) => self.turns.back(turns),
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_found_even_after_one_was_taken_back() {
        let mut marks = TurnMarks::default();
        for (turn, version) in [(1, 5), (1, 6), (2, 9), (3, 12), (2, 13), (3, 15), (4, 20)] {
            marks.note(turn, version);
        }
        assert_eq!([0, 1, 2, 3, 4, 99].map(|turns| marks.back(turns)), [20, 15, 9, 5, 5, 5]);
        assert_eq!(TurnMarks::default().back(1), 0);
    }
}
