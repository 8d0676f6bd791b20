//! What is said about events and refusals: keys with arguments, never sentences.

use crate::knowledge::SeenEvent;
use crate::moves::{Event, Refusal};
use game::{Message, Seat};

impl SeenEvent {
    /// One sentence for the log; none if there is nothing to say.
    pub(super) fn message(&self) -> Option<Message> {
        let of = |key, seat: Seat| Message::new(key).with("seat", seat);
        Some(match *self {
            SeenEvent::Drawn { seat, card: Some(card) } => of("ex-drew-card", seat).with("card", card),
            SeenEvent::Drawn { seat, card: None } => of("ex-drew", seat),
            SeenEvent::Buried { seat, card: Some(card) } => of("ex-buried-card", seat).with("card", card),
            SeenEvent::Buried { seat, card: None } => of("ex-buried", seat),
            SeenEvent::Open(Event::Played { seat, card }) => of("ex-played", seat).with("card", card),
            SeenEvent::Open(Event::Cheered { seat }) => of("ex-cheered", seat),
            SeenEvent::Open(Event::TurnPassed { .. } | Event::Drawn { .. } | Event::Buried { .. }) => return None,
        })
    }
}

impl Refusal {
    pub(super) fn message(&self) -> Message {
        match *self {
            Refusal::NoSuchSeat => Message::new("ex-no-such-seat"),
            Refusal::MatchOver => Message::new("ex-match-over"),
            Refusal::NotYourTurn { turn } => Message::new("ex-not-your-turn").with("seat", turn),
            Refusal::NotHeld => Message::new("ex-not-held"),
            Refusal::DeckEmpty => Message::new("ex-deck-empty"),
            Refusal::CannotCheer => Message::new("ex-cannot-cheer"),
        }
    }
}
