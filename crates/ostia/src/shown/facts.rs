//! What is printed in the box.

use crate::edition::SENATE_CARDS;
use crate::rules::Ostia;
use crate::state::Good;
use serde::Serialize;

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
    /// OS-0.3: the price of a card by how many of its type are there, from none on.
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
}
