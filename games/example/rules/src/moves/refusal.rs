//! Why an action is not legal, and by which clause.

use game::Seat;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such seat at this table.
    NoSuchSeat,
    /// The match has ended.
    MatchOver,
    /// EX-2.1: another seat has its turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// EX-2.1: the card is not in this hand.
    NotHeld,
    /// EX-2.2.
    DeckEmpty,
    /// EX-2.4: it is this seat's turn, or it has cheered before.
    CannotCheer,
}

impl game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat => "EX-1.1",
            Refusal::MatchOver => "EX-3.1",
            Refusal::NotYourTurn { .. } | Refusal::NotHeld => "EX-2.1",
            Refusal::DeckEmpty => "EX-2.2",
            Refusal::CannotCheer => "EX-2.4",
        }
    }
}
