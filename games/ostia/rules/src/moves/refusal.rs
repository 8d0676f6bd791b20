//! Why an action is not legal, and by which clause.

use crate::state::Good;
use game::Seat;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such seat at this table.
    NoSuchSeat,
    /// The match has ended.
    MatchOver,
    /// The table is waiting for something else.
    NotNow,
    /// Another seat has its turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// OS-7.1: a seat without goods has nothing to lay out.
    NothingToLay,
    /// Nothing is decided that could be taken back.
    NothingToTakeBack,
    /// OS-2.2: there is none on the ship side.
    NotOnShip {
        /// Of this type.
        good: Good,
    },
    /// OS-2.3: a lot is two cards.
    NotTwoCards {
        /// How many they were.
        got: u8,
    },
    /// OS-2.3: they are not all on the ship side.
    LotNotOnShip,
    /// OS-2.4.
    BidTooLow {
        /// The minimum bid.
        minimum: u16,
    },
    /// OS-2.10.
    BidTooHigh {
        /// The highest bid of this seat.
        limit: u16,
    },
    /// OS-2.5: keeping is paid from cash.
    CannotPayToKeep {
        /// The cost.
        price: u16,
        /// The cash there is.
        cash: u16,
    },
    /// OS-2.5: this seat has made no bid.
    NoBidFrom {
        /// The seat.
        seat: Seat,
    },
    /// OS-3.2: some of the layout is not in the stock.
    NotInStock,
    /// OS-3.2: there are only two bluff cards.
    TooManyBluffs,
    /// OS-7.1: nothing is laid on the senate any more.
    SenateClosed,
    /// OS-6.1.
    CannotRepay {
        /// The most it can.
        most: u8,
    },
    /// OS-6.2.
    CannotBuild {
        /// The most it can.
        most: u8,
    },
    /// OS-6.3: some of the cards to keep are not in the stock.
    CannotKeepThese,
    /// OS-6.3.
    NoRoom {
        /// Storehouses.
        room: u8,
    },
    /// OS-7.2.
    NotSoManyEmpty {
        /// Empty storehouses.
        empty: u8,
    },
    /// OS-7.2: selling can save the seat, so it must.
    MustSell {
        /// The least it must.
        least: u8,
    },
}

impl game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat => "OS-0.5",
            Refusal::MatchOver | Refusal::NotNow => "OS-1.4",
            Refusal::NotYourTurn { .. } => "OS-2.3",
            Refusal::NothingToLay | Refusal::SenateClosed => "OS-7.1",
            Refusal::NothingToTakeBack => "OS-3.4",
            Refusal::NotOnShip { .. } => "OS-2.2",
            Refusal::NotTwoCards { .. } | Refusal::LotNotOnShip => "OS-2.3",
            Refusal::BidTooLow { .. } => "OS-2.4",
            Refusal::BidTooHigh { .. } => "OS-2.10",
            Refusal::CannotPayToKeep { .. } | Refusal::NoBidFrom { .. } => "OS-2.5",
            Refusal::NotInStock | Refusal::TooManyBluffs => "OS-3.2",
            Refusal::CannotRepay { .. } => "OS-6.1",
            Refusal::CannotBuild { .. } => "OS-6.2",
            Refusal::CannotKeepThese | Refusal::NoRoom { .. } => "OS-6.3",
            Refusal::NotSoManyEmpty { .. } | Refusal::MustSell { .. } => "OS-7.2",
        }
    }
}
