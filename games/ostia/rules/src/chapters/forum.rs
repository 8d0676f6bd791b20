//! OS-4: goods are sold at the forum.

use crate::moves::Event;
use crate::rules::Ostia;
use crate::run::Run;
use crate::state::{Cards, GOODS, Good, Public};
use game::{Chance, Log};

impl Ostia {
    /// OS-4.1: the price of each type for these cards in all.
    #[inline]
    pub(crate) fn prices(&self, there: Cards) -> [u8; GOODS] {
        Good::ALL.map(|good| self.price(there.count(good)) as u8)
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OS-4.1, OS-4.2.
    pub(crate) fn forum(&mut self) {
        let public = &self.state.public;
        let there = public.traders.as_slice().iter().fold(public.market, |sum, trader| sum + trader.forum);
        let prices = self.rules.prices(there);
        for seat in public.start.around(self.rules.players) {
            let goods = self.state.public.traders[seat].forum;
            if !goods.is_empty() {
                self.emit(Event::GoodsSold { seat, income: goods.worth(&prices) });
            }
        }
        self.emit(Event::ForumCleared);
    }
}

/// Effects on what everybody knows.
impl Public {
    /// OS-4.2.
    #[inline]
    pub(crate) fn clear_forum(&mut self) {
        self.forum_open = false;
        self.discards += self.market;
        for trader in self.traders.as_slice() {
            self.discards += trader.forum;
        }
    }
}
