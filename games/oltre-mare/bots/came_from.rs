//! Where the cards of a hand came from: cards received in a deal do not go straight back to the same seat.

use game::Seat;
use oltre_mare::{CARDS, Card, CardSet, Event, SeenEvent};

/// No seat.
const NOBODY: u8 = u8::MAX;

/// For each card, the seat that gave it away in the last deal in which it was seen to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CameFrom([u8; CARDS]);

impl Default for CameFrom {
    fn default() -> CameFrom {
        CameFrom([NOBODY; CARDS])
    }
}

impl CameFrom {
    pub(crate) fn note(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::DealStruck { giver, taker, given, taken, .. } => {
                for (cards, from) in [(given.cards, giver), (taken.cards, taker)] {
                    cards.unwrap_or_default().iter().for_each(|card| self.set(card, from.index() as u8));
                }
            }
            SeenEvent::Open(Event::Played { cards, .. }) => cards.iter().for_each(|card| self.set(card, NOBODY)),
            _ => {}
        }
    }

    fn set(&mut self, card: Card, from: u8) {
        if let Some(slot) = self.0.get_mut(card.index()) {
            *slot = from;
        }
    }

    /// The cards of a hand that can go to this seat: all except those that came from it.
    pub(crate) fn for_seat(&self, hand: CardSet, to: Seat) -> CardSet {
        let came = |card: &Card| self.0.get(card.index()) == Some(&(to.index() as u8));
        hand.minus(hand.iter().filter(came).collect())
    }
}
