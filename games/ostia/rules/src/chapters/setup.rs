//! OS-0.4, OS-0.5, OS-1: the deal, and the rounds.

use crate::moves::Event;
use crate::rules::Ostia;
use crate::run::Run;
use crate::state::{Cards, Good, Public};
use game::{Chance, Log, Seat, nth_bit};

/// OS-0.4: denarii each seat begins with.
pub(crate) const CASH: u16 = 55;
/// OS-0.4: storehouses each seat begins with.
pub(crate) const STOREHOUSES: u8 = 1;
/// OS-1.4: rounds of a match.
pub const ROUNDS: u8 = 5;

impl Ostia {
    /// OS-0.5: the goods cards in play.
    pub fn cards(&self) -> Cards {
        let cards = self.edition.box_cards;
        let ivory = Cards::lane(Good::Ivory.index(), cards.count(Good::Ivory));
        if self.setup.first_game { cards - ivory } else { cards }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OS-1.1 to OS-1.3.
    pub(crate) fn deal(&mut self) {
        let players = self.rules.players;
        let start = match self.rules.setup.start {
            Some(seat) => seat,
            None => Seat::at(self.chance.below(u32::from(players)) as usize),
        };
        self.emit(Event::Started { start });
        let mut pile = self.state.hidden.pile;
        for seat in start.around(players) {
            if let Some(good) = pile.draw(self.chance).single() {
                self.emit(Event::FirstCardDealt { seat, good });
            }
        }
        self.open_senate();
        self.begin_round(1, start);
    }

    /// OS-1.5.
    pub(crate) fn next_round(&mut self) {
        let public = &self.state.public;
        let (round, start) = (public.round + 1, public.start.next(self.rules.players));
        self.begin_round(round, start);
    }

    fn begin_round(&mut self, round: u8, start: Seat) {
        self.emit(Event::RoundBegan { round, start });
        // OS-1.2: in round 5 no next card shows.
        if round < ROUNDS {
            self.open_senate();
        }
        self.harbour();
    }

    /// OS-1.2: the card set aside is settled by drawing the five others: it is the one left after the fifth.
    fn open_senate(&mut self) {
        let left = self.state.public.senate_left;
        let card = nth_bit(left.into(), self.chance.below(left.count_ones())) as u8;
        self.emit(Event::SenateOpened { card });
    }
}

/// Effects on what everybody knows.
impl Public {
    /// OS-1.1: a card from the pile to the stock of a seat.
    #[inline]
    pub(crate) fn deal_first(&mut self, seat: Seat) {
        self.traders[seat].stock = self.traders[seat].stock.wrapping_add(1);
        self.pile = self.pile.wrapping_sub(1);
    }

    /// OS-1.3.
    #[inline]
    pub(crate) fn begin(&mut self, start: Seat) {
        self.start = start;
    }

    /// OS-1.4, OS-1.5: the next senate card becomes the active one.
    #[inline]
    pub(crate) fn begin_round(&mut self, round: u8, start: Seat) {
        (self.round, self.start) = (round, start);
        self.active = self.next.take();
    }

    /// OS-1.2.
    #[inline]
    pub(crate) fn open_senate(&mut self, card: u8) {
        self.next = Some(card);
        self.senate_left &= !1u8.wrapping_shl(card.into());
    }
}
