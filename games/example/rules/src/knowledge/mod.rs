//! EX-4: what one observer was shown and can still rely on.

mod redeal;
mod seen;

pub use seen::SeenEvent;

use crate::moves::Event;
use crate::state::{Cards, Public, State, one};
use game::{BySeat, Observer};

/// The knowledge of one observer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    /// The seat that observes.
    pub who: Observer,
    /// The public half.
    pub public: Public,
    /// The cards it holds; none when it only watches.
    pub hand: Cards,
    /// The cards it has buried; none when it only watches.
    pub buried: Cards,
}

impl Knowledge {
    /// This observer's knowledge of a state.
    pub(crate) fn of(state: &State, who: Observer) -> Knowledge {
        let seat = who.seat().filter(|seat| seat.index() < state.hands.players() as usize);
        let own = |cards: &BySeat<Cards>| seat.map_or(0, |seat| cards[seat]);
        Knowledge { who, public: state.public, hand: own(&state.hands), buried: own(&state.buried) }
    }

    /// Adds what this observer sees of an event.
    pub(crate) fn learn(&mut self, seen: &SeenEvent) {
        match *seen {
            SeenEvent::Open(Event::Played { seat, card }) if self.who.is(seat) => self.hand &= !one(card),
            SeenEvent::Drawn { card: Some(card), .. } => self.hand |= one(card),
            SeenEvent::Buried { card: Some(card), .. } => {
                self.hand &= !one(card);
                self.buried |= one(card);
            }
            _ => {}
        }
        self.public.evolve(&seen.without_secrets());
    }
}
