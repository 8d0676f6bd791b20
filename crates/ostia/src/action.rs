//! What a player can do: one whole intent each.

use crate::goods::{Cards, Good};
use crate::state::{Layout, Management};
use game::Seat;

/// One whole intent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// OS-2.2: take this one for nothing.
    Pick(Good),
    /// OS-2.3: put these two up for sale.
    PutUp(Cards),
    /// OS-2.4: so many denarii.
    Bid(u16),
    /// OS-2.4: no bid.
    Pass,
    /// OS-2.5: keep the lot for the highest bid and one more.
    Keep,
    /// OS-2.5: to this bidder for its bid.
    Sell(Seat),
    /// OS-3.2, OS-7.1: lay the goods out, and be ready.
    Lay(Layout),
    /// OS-6: credits, building, keeping, and be ready.
    Manage(Management),
    /// OS-7.2: sell so many empty storehouses.
    SellStorehouses(u8),
    /// OS-2.2, OS-3.4, OS-6.4: be not ready any more.
    TakeBack,
}

impl game::Action for Action {}
