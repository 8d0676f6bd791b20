//! Whose move it is, and how a match ended.

use crate::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Whose move it is, or that the match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The match goes on.
    Open {
        /// Play cannot go on without these.
        must: SeatSet,
        /// These have a legal action, but nobody waits for them.
        may: SeatSet,
        /// The seat that a driver asks next if it asks one seat at a time. Asking only this seat ends every match.
        ask: Seat,
        /// Changes when the questions change: an answer to an older one is refused, unless the action names its target.
        question: u32,
    },
    /// The match has ended.
    Over(Standings),
}

/// The seats expected to speak, though play could go on without them.
///
/// A driver that asks one seat at a time needs only [`Status::Open::ask`]; a table where people sit waits a while for these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Floor {
    /// Somebody is waiting for their answer.
    pub asked: SeatSet,
    /// They have not said anything yet.
    pub invited: SeatSet,
}

/// The end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standings {
    /// Place of each seat; 1 is a winner. Several may share a place, and place 1 may stay empty.
    pub place: BySeat<u8>,
    /// The statistics.
    pub score: BySeat<i32>,
}

impl Standings {
    /// Who won: one seat, several that share it, or none.
    pub fn winners(&self) -> SeatSet {
        self.place.iter().filter(|(_, place)| *place == 1).map(|(seat, _)| seat).collect()
    }
}
