//! What a player can do: one whole intent each.

use crate::state::{Cards, Good, Layout, Management};
use game::Seat;
use serde::{Deserialize, Serialize};

/// One whole intent.
///
/// A client may put anything into it: counts are bounded where [`Cards`] are read, and `check` judges everything else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaAction"))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// OS-2.2: take a good for free.
    Pick {
        /// Which.
        good: Good,
    },
    /// OS-2.3: put two cards up for sale.
    PutUp {
        /// Which.
        lot: Cards,
    },
    /// OS-2.4.
    Bid {
        /// Denarii.
        amount: u16,
    },
    /// OS-2.4: no bid.
    Pass,
    /// OS-2.5: keep the lot for the highest bid plus one.
    Keep,
    /// OS-2.5: to a bidder for its bid.
    Sell {
        /// The seats it goes to.
        buyer: Seat,
    },
    /// OS-3.2, OS-3.4, OS-7.1: lay the goods out, and be ready.
    Lay(Layout),
    /// OS-3.4: leave the piles as they are, and be ready.
    Stand,
    /// OS-6: loans, building, keeping, and be ready.
    Manage(Management),
    /// OS-7.2: sell empty storehouses.
    SellStorehouses {
        /// How many.
        count: u8,
    },
    /// OS-2.2, OS-3.4, OS-6.4: take back *ready*.
    TakeBack,
}

impl game::Action for Action {}
