//! What happened. A match is the list of its events; replaying them needs neither chance nor legality.

use game::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened, in full.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// EX-1.1, EX-2.1: a card from the deck to a hand.
    Drawn {
        /// The seat.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// EX-2.1: a card from a hand to the table, face up.
    Played {
        /// The seat.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// EX-2.1: a card from a hand to the table, face down.
    Buried {
        /// The seat.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// EX-2.4.
    Cheered {
        /// The seat.
        seat: Seat,
    },
    /// EX-2.3.
    TurnPassed {
        /// The seats it goes to.
        to: Seat,
    },
}

impl game::Event for Event {
    fn reveals(&self) -> bool {
        matches!(self, Event::Drawn { .. } | Event::Played { .. })
    }
}
