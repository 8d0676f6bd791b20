//! The choices as a screen lays them out.

use crate::chapters::harbour::LOT;
use crate::knowledge::Knowledge;
use crate::moves::choices::Question;
use crate::moves::{Action, Choices};
use crate::rules::Ostia;
use crate::state::{Cards, Phase};
use game::SeatSet;
use serde::Serialize;

/// The question to a seat, with everything it can pick from.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaMenu"))]
#[serde(tag = "question", rename_all = "snake_case")]
pub enum Menu {
    /// Nothing now.
    Nothing,
    /// OS-2.2: one of these for free.
    FreePick {
        /// The ship side.
        ship: Cards,
        /// A decision has been made and can be taken back.
        ready: bool,
    },
    /// OS-2.3: some of these are put up for sale.
    Lot {
        /// The ship side.
        ship: Cards,
        /// Cards of a lot.
        count: u8,
    },
    /// OS-2.4: pass, or bid within these.
    Bid {
        /// The minimum bid.
        minimum: u16,
        /// The most this seat can pay; if that is below the minimum, it can only pass.
        limit: u16,
    },
    /// OS-2.5: sell to one of these, or keep.
    Decision {
        /// The seats that have bid.
        bidders: SeatSet,
        /// The seller can pay to keep the lot.
        keep: bool,
    },
    /// OS-3.2, OS-3.4, OS-7.1: all of these are laid out.
    Lay {
        /// Goods and bluff cards.
        cards: Cards,
        /// May some go to the senate?
        senate: bool,
        /// May the piles stay as they are?
        stand: bool,
        /// A decision has been made and can be taken back.
        ready: bool,
    },
    /// OS-6.
    Storehouses {
        /// The most loans that can be repaid.
        most_repaid: u8,
        /// For each number of loans repaid: how many storehouses can then be built, and how many there are before.
        after: Vec<Building>,
        /// The goods to choose from for keeping.
        stock: Cards,
        /// A decision has been made and can be taken back.
        ready: bool,
    },
    /// OS-7.2: how many empty storehouses to sell.
    Sale {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
}

/// What can be built after some loans were repaid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaBuilding"))]
pub struct Building {
    /// Cash that is left.
    pub cash: u16,
    /// Storehouses that are left: some may have been sold to pay interest.
    pub storehouses: u8,
    /// How many can be built.
    pub most_built: u8,
}

impl Menu {
    pub(crate) fn of(choices: &Choices) -> Menu {
        match choices.question {
            Question::Nothing => Menu::Nothing,
            Question::FreePick { ship, ready } => Menu::FreePick { ship, ready },
            Question::Lot { ship } => Menu::Lot { ship, count: LOT },
            Question::Bid { minimum, limit } => Menu::Bid { minimum, limit },
            Question::Decision { bidders, keep } => Menu::Decision { bidders, keep },
            Question::Lay { all, senate, stand, ready } => Menu::Lay { cards: all, senate, stand, ready },
            Question::Storehouses { means, stock, ready } => {
                let most_repaid = means.most_repaid();
                let after = (0..=most_repaid).map(|repaid| {
                    let left = means.after_credits(repaid);
                    Building { cash: left.cash, storehouses: left.storehouses, most_built: left.most_built() }
                });
                Menu::Storehouses { most_repaid, after: after.collect(), stock, ready }
            }
            Question::Sale(sale) => Menu::Sale { least: sale.least, most: sale.most },
        }
    }
}

impl Ostia {
    /// What a screen has buttons for: the minimum bid, keeping the lot.
    pub(crate) fn wishes_of(&self, k: &Knowledge) -> Vec<Action> {
        match k.public.phase {
            Phase::Bid(seat) if k.own.me == Some(seat) => {
                vec![Action::Bid { amount: k.public.minimum }, Action::Pass]
            }
            Phase::Decision(seat) if k.own.me == Some(seat) => vec![Action::Keep],
            phase if phase.is_second_look() && k.own.me.is_some_and(|me| k.public.deciding().contains(me)) => {
                vec![Action::Stand]
            }
            _ => Vec::new(),
        }
    }
}
