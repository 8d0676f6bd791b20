//! The choices as a screen lays them out, and what is printed in the box.

use crate::action::Action;
use crate::choices::{Options, OstiaChoices};
use crate::edition::SENATE_CARDS;
use crate::goods::{Cards, Good};
use crate::harbour::LOT;
use crate::knowledge::Knowledge;
use crate::public::Stage;
use crate::rules::Ostia;
use game::SeatSet;
use serde::Serialize;

/// What a seat is asked, with all it can pick from.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaMenu"))]
#[serde(tag = "question", rename_all = "snake_case")]
pub enum Menu {
    /// Nothing now.
    Nothing,
    /// OS-2.2: one of these for nothing.
    FreePick {
        /// The ship side.
        ship: Cards,
        /// A decision has been made and can be taken back.
        ready: bool,
    },
    /// OS-2.3: so many of these are put up for sale.
    Lot {
        /// The ship side.
        ship: Cards,
        /// Cards of a lot.
        count: u8,
    },
    /// OS-2.4: pass, or bid within these.
    Bid {
        /// The least bid.
        minimum: u16,
        /// The most this seat can pay; below the minimum it can only pass.
        limit: u16,
    },
    /// OS-2.5: sell to one of these, or keep.
    Decision {
        /// Who has bid.
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
        /// May the piles stay as they lie?
        stand: bool,
        /// A decision has been made and can be taken back.
        ready: bool,
    },
    /// OS-6.
    Storehouses {
        /// Credits that can be repaid at most.
        most_repaid: u8,
        /// For each number of credits repaid: how many storehouses can be built then, and how many there are before.
        after: Vec<Building>,
        /// Goods of which some can be kept.
        stock: Cards,
        /// A decision has been made and can be taken back.
        ready: bool,
    },
    /// OS-7.2: sell so many empty storehouses.
    Sale {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
}

/// What can be built after some credits were repaid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaBuilding"))]
pub struct Building {
    /// Cash that is left.
    pub cash: u16,
    /// Storehouses that are left: selling some may have been needed for interest.
    pub storehouses: u8,
    /// How many can be built.
    pub most_built: u8,
}

/// What is printed in the box.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaFacts"))]
pub struct Facts {
    /// Name of the edition.
    pub edition: String,
    /// The parts that are reconstructed.
    pub reconstructed: Vec<String>,
    /// OS-0.1.
    pub goods: Vec<GoodFacts>,
    /// OS-0.2: the types of each senate card, from the one worth most.
    pub senate: Vec<Vec<Good>>,
    /// OS-0.3: the price of a card when so many of its type are there, from none on.
    pub prices: Vec<u8>,
}

/// One type of goods.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaGoodFacts"))]
pub struct GoodFacts {
    /// Which.
    pub good: Good,
    /// Cards in the box.
    pub copies: u8,
    /// Its least price.
    pub value: u8,
}

impl OstiaChoices {
    pub(crate) fn menu(&self) -> Menu {
        match self.0 {
            Options::Nothing => Menu::Nothing,
            Options::FreePick { ship, ready } => Menu::FreePick { ship, ready },
            Options::Lot { ship } => Menu::Lot { ship, count: LOT },
            Options::Bid { minimum, limit } => Menu::Bid { minimum, limit },
            Options::Decision { bidders, keep } => Menu::Decision { bidders, keep },
            Options::Lay { all, senate, stand, ready } => Menu::Lay { cards: all, senate, stand, ready },
            Options::Storehouses { means, stock, ready } => {
                let most_repaid = means.most_repaid();
                let after = (0..=most_repaid).map(|repaid| {
                    let left = means.after_credits(repaid);
                    Building { cash: left.cash, storehouses: left.storehouses, most_built: left.most_built() }
                });
                Menu::Storehouses { most_repaid, after: after.collect(), stock, ready }
            }
            Options::Sale(sale) => Menu::Sale { least: sale.least, most: sale.most },
        }
    }
}

impl Ostia {
    pub(crate) fn facts_of(&self) -> Facts {
        let edition = &self.edition;
        let goods = Good::ALL.into_iter().zip(edition.values);
        Facts {
            edition: game::Edition::name(edition).to_owned(),
            reconstructed: edition.reconstructed().to_vec(),
            goods: goods
                .map(|(good, value)| GoodFacts { good, copies: edition.box_cards.count(good), value })
                .collect(),
            senate: (0..SENATE_CARDS as u8).map(|card| self.senate_order(card)).collect(),
            prices: edition.prices.to_vec(),
        }
    }

    /// What a screen has a button for: the least bid, keeping the lot.
    pub(crate) fn wishes_of(&self, k: &Knowledge) -> Vec<Action> {
        match k.public.stage {
            Stage::Bid(seat) if k.own.me == Some(seat) => {
                vec![Action::Bid { amount: self.minimum(k.public.lot) }, Action::Pass]
            }
            Stage::Decision(seat) if k.own.me == Some(seat) => vec![Action::Keep],
            stage if stage.is_second_look() && k.own.me.is_some_and(|me| k.public.deciding().contains(me)) => {
                vec![Action::Stand]
            }
            _ => Vec::new(),
        }
    }
}
