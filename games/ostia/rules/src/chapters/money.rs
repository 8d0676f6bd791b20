//! OS-2.9 to OS-2.12: what a seat can pay, and how it raises what it lacks.

use crate::moves::Event;
use crate::run::Run;
use crate::state::{Public, Trader};
use game::{Chance, Log, Seat};

/// OS-2.9, OS-7.2: what the bank pays for a storehouse.
pub const STOREHOUSE_SOLD: u16 = 7;
/// OS-2.9: what a loan brings.
pub const CREDIT: u16 = 7;
/// OS-2.10: a seat with this many loans can no longer bid borrowed money.
const BID_CREDITS: u8 = 4;

/// The steps a seat must take to pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Raise {
    /// Storehouses sold.
    pub storehouses: u8,
    /// Loans taken when none is left.
    pub credits: u8,
}

impl Raise {
    /// OS-2.9: storehouses first, one by one, then loans, one by one; both only as far as needed.
    #[inline]
    pub fn needed(cash: u16, storehouses: u8, price: u16) -> Raise {
        if price <= cash {
            return Raise::default();
        }
        let short = price - cash;
        let sold = short.div_ceil(STOREHOUSE_SOLD).min(storehouses.into());
        let still = short.saturating_sub(sold * STOREHOUSE_SOLD);
        Raise { storehouses: sold as u8, credits: still.div_ceil(CREDIT) as u8 }
    }

    /// How much that raises.
    pub fn brings(self) -> u16 {
        u16::from(self.storehouses) * STOREHOUSE_SOLD + u16::from(self.credits) * CREDIT
    }
}

impl Trader {
    /// OS-2.10: the highest bid of this seat.
    #[inline]
    pub fn bid_limit(&self) -> u16 {
        let credits = BID_CREDITS.saturating_sub(self.credits);
        let raised = STOREHOUSE_SOLD * u16::from(self.storehouses) + CREDIT * u16::from(credits);
        self.cash.saturating_add(raised)
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OS-2.9: raises a seat's cash to a price it has to pay.
    #[inline]
    pub(crate) fn raise(&mut self, seat: Seat, price: u16) {
        let trader = &self.state.public.traders[seat];
        if trader.cash >= price {
            return;
        }
        let raise = Raise::needed(trader.cash, trader.storehouses, price);
        if raise.storehouses > 0 {
            self.emit(Event::StorehousesSold { seat, count: raise.storehouses });
        }
        if raise.credits > 0 {
            self.emit(Event::CreditsTaken { seat, count: raise.credits });
        }
    }
}

/// Effects on what everybody knows.
impl Public {
    #[inline]
    pub(crate) fn sell_storehouses(&mut self, seat: Seat, count: u8) {
        self.traders[seat].storehouses = self.traders[seat].storehouses.wrapping_sub(count);
        self.receive(seat, u16::from(count) * STOREHOUSE_SOLD);
    }

    #[inline]
    pub(crate) fn take_credits(&mut self, seat: Seat, count: u8) {
        self.traders[seat].credits = self.traders[seat].credits.wrapping_add(count);
        self.receive(seat, u16::from(count) * CREDIT);
    }
}
