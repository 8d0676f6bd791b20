//! EX-4.1: what one observer sees of what happens.

use crate::moves::Event;
use game::{Observer, Seat, Turn};
use serde::{Deserialize, Serialize};

/// An event as one observer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "seen", rename_all = "snake_case")]
pub enum SeenEvent {
    /// An event that everybody sees in full.
    Open(Event),
    /// A card was drawn.
    Drawn {
        /// The seat.
        seat: Seat,
        /// The card, if it is the observer's own.
        card: Option<u8>,
    },
    /// A card was buried.
    Buried {
        /// The seat.
        seat: Seat,
        /// The card, if it is the observer's own.
        card: Option<u8>,
    },
}

impl Event {
    /// EX-4.1.
    pub(crate) fn seen_by(&self, who: Observer) -> SeenEvent {
        match *self {
            Event::Drawn { seat, card } => SeenEvent::Drawn { seat, card: who.is(seat).then_some(card) },
            Event::Buried { seat, card } => SeenEvent::Buried { seat, card: who.is(seat).then_some(card) },
            open => SeenEvent::Open(open),
        }
    }
}

impl SeenEvent {
    /// The event as everybody may know it: a secret card has the number 0, which no card has.
    pub(crate) fn without_secrets(&self) -> Event {
        match *self {
            SeenEvent::Open(event) => event,
            SeenEvent::Drawn { seat, .. } => Event::Drawn { seat, card: 0 },
            SeenEvent::Buried { seat, .. } => Event::Buried { seat, card: 0 },
        }
    }
}

impl game::SeenEvent for SeenEvent {
    fn is_private(&self) -> bool {
        matches!(self, SeenEvent::Drawn { card: Some(_), .. } | SeenEvent::Buried { card: Some(_), .. })
    }

    fn begins_turn(&self) -> Option<Turn> {
        match *self {
            SeenEvent::Open(Event::TurnPassed { to }) => Some(Turn::Of(to)),
            _ => None,
        }
    }
}
