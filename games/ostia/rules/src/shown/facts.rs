//! The figures printed in the box, and those of the rulebook that a screen needs.

use crate::chapters::counter::{BLUFFS, TYPES};
use crate::chapters::money::{CREDIT, STOREHOUSE_SOLD};
use crate::chapters::setup::ROUNDS;
use crate::chapters::storehouses::{CREDIT_REPAID, INTEREST, MOST_STOREHOUSES, STOREHOUSE_BUILT};
use crate::edition::SENATE_CARDS;
use crate::rules::Ostia;
use crate::state::{Cards, Good};
use serde::Serialize;

/// The figures printed in the box.
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
    /// OS-2.4: the minimum bid for each pair.
    pub pairs: Vec<PairFacts>,
    /// OS-0.3: the price of a card by how many of its type there are, from 0 up.
    pub prices: Vec<u8>,
    /// OS-1.4.
    pub rounds: u8,
    /// OS-0.4: bluff cards of each seat.
    pub bluffs: u8,
    /// OS-3.3: how many different types may be on forum and senate together.
    pub types: u8,
    /// OS-0.4: storehouses that a seat can have.
    pub most_storehouses: u8,
    /// OS-6.2: what a storehouse costs.
    pub storehouse_built: u16,
    /// OS-2.9, OS-7.2: what the bank pays for one.
    pub storehouse_sold: u16,
    /// OS-2.9: what a loan brings.
    pub credit: u16,
    /// OS-6.1, OS-7.3: what repaying it costs.
    pub credit_repaid: u16,
    /// OS-6.1: what it costs in a round in which it is not repaid.
    pub interest: u16,
}

/// One type of goods.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaGoodFacts"))]
pub struct GoodFacts {
    /// Which.
    pub good: Good,
    /// Cards in the box.
    pub copies: u8,
    /// Its minimum price.
    pub value: u8,
}

/// Two cards that can be a lot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaPairFacts"))]
pub struct PairFacts {
    /// The two types, the more expensive first.
    pub pair: [Good; 2],
    /// The minimum bid for them.
    pub minimum: u16,
}

impl Facts {
    pub(crate) fn of(rules: &Ostia) -> Facts {
        let edition = &rules.edition;
        let goods = Good::ALL.into_iter().zip(edition.values);
        let pairs = Good::ALL
            .into_iter()
            .enumerate()
            .flat_map(|(at, first)| Good::ALL.into_iter().skip(at).map(move |second| [first, second]));
        let minimum = |[first, second]: [Good; 2]| rules.minimum(Cards::one(first) + Cards::one(second));
        Facts {
            edition: game::Edition::name(edition).to_owned(),
            reconstructed: edition.reconstructed().to_vec(),
            goods: goods
                .map(|(good, value)| GoodFacts { good, copies: edition.box_cards.count(good), value })
                .collect(),
            senate: (0..SENATE_CARDS as u8).map(|card| rules.senate_order(card)).collect(),
            pairs: pairs.map(|pair| PairFacts { pair, minimum: minimum(pair) }).collect(),
            prices: edition.prices.to_vec(),
            rounds: ROUNDS,
            bluffs: BLUFFS,
            types: TYPES as u8,
            most_storehouses: MOST_STOREHOUSES,
            storehouse_built: STOREHOUSE_BUILT,
            storehouse_sold: STOREHOUSE_SOLD,
            credit: CREDIT,
            credit_repaid: CREDIT_REPAID,
            interest: INTEREST,
        }
    }
}
