//! OS-2.9 to OS-2.12: what a seat can pay, and how it raises what it lacks.

use crate::public::House;

/// OS-2.9, OS-7.2: what the bank pays for a storehouse.
pub const STOREHOUSE_SOLD: u16 = 7;
/// OS-2.9: what a credit brings.
pub const CREDIT: u16 = 7;
/// OS-2.10: beyond so many credits nobody bids on credit.
const BID_CREDITS: u8 = 4;

/// What a seat must do to pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Raise {
    /// Storehouses sold.
    pub storehouses: u8,
    /// Credits taken when none is left.
    pub credits: u8,
}

impl Raise {
    /// OS-2.9: storehouses first, one by one, then credits, one by one; both only as far as needed.
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

    /// What it brings in.
    pub fn brings(self) -> u16 {
        u16::from(self.storehouses) * STOREHOUSE_SOLD + u16::from(self.credits) * CREDIT
    }
}

impl House {
    /// OS-2.10: the highest bid of this seat.
    #[inline]
    pub fn bid_limit(&self) -> u16 {
        let credits = BID_CREDITS.saturating_sub(self.credits);
        let raised = STOREHOUSE_SOLD * u16::from(self.storehouses) + CREDIT * u16::from(credits);
        self.cash.saturating_add(raised)
    }
}
