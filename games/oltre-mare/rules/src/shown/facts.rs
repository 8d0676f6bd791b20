//! The figures printed in the box, and those of the rules that a screen needs.

use crate::chapters::trade::MAX_BOUGHT;
use crate::edition::PortFacts;
use crate::rules::OltreMare;
use crate::state::offer::{MAX_DUCATS, MAX_WANTED};
use crate::state::{
    CARDS, Card, Claim, Good, MAX_CLAIMS, Marker, OFFERS_PER_TURN, OPEN_OFFERS, POSTS_PER_TURN, Port, Symbol,
};
use serde::Serialize;

/// Cards, ports, routes and markers of the edition.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareFacts"))]
pub struct Facts {
    /// Name of the edition.
    pub edition: String,
    /// The parts that are reconstructed.
    pub reconstructed: Vec<String>,
    /// OM-0.1, rarest first.
    pub goods: Vec<GoodFacts>,
    /// Every goods card.
    pub cards: Vec<CardFacts>,
    /// OM-0.4, each at the place its number names.
    pub ports: Vec<PortFacts>,
    /// Routes, by the numbers of their ends.
    pub routes: Vec<(Port, Port)>,
    /// OM-0.3.
    pub markers: Vec<MarkerFacts>,
    /// OM-3.2: ducats in one deal.
    pub most_ducats: i8,
    /// OM-3.17: cards that an offer may want.
    pub most_wanted: u32,
    /// OM-3.17: cards of an offer about which something is claimed.
    pub most_claims: usize,
    /// OM-3.17: the largest power or load that can be claimed.
    pub most_claimed: u8,
    /// OM-3.13: open offers of one seat.
    pub open_offers: u8,
    /// OM-3.13: new offers of one seat in a turn.
    pub offers_per_turn: u8,
    /// OM-3.16: postings of one seat in a turn.
    pub posts_per_turn: u8,
    /// OM-3.7: cards bought in a turn.
    pub purchases_per_turn: u8,
}

/// One good.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareGoodFacts"))]
pub struct GoodFacts {
    /// Which.
    pub good: Good,
    /// Cards of it in the box.
    pub copies: u8,
    /// Ducats for a group of 1, 2, 3, … cards; a longer group pays the last figure.
    pub payout: Vec<i32>,
}

/// One card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareCardFacts"))]
pub struct CardFacts {
    /// Its name in messages and notation.
    pub card: Card,
    /// What it is.
    pub good: Good,
    /// Cards of this good in the box.
    pub copies: u8,
    /// Hand limit of the next turn.
    pub power: u8,
    /// Cards to play next turn.
    pub load: u8,
    /// The two symbols.
    pub symbols: Vec<Symbol>,
    /// The port it names.
    pub port: Option<Port>,
}

/// One kind of marker.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareMarkerFacts"))]
pub struct MarkerFacts {
    /// Which.
    pub marker: Marker,
    /// How many there are.
    pub count: u8,
}

impl Facts {
    pub(crate) fn of(rules: &OltreMare) -> Facts {
        let cards = (0..CARDS).map(|index| {
            let card = Card::at(index as u8);
            let face = rules.face(card);
            CardFacts {
                card,
                good: card.good(),
                copies: card.good().copies(),
                power: face.power,
                load: face.load,
                symbols: Symbol::ALL.into_iter().filter(|symbol| face.symbols >> *symbol as u8 & 1 == 1).collect(),
                port: face.port,
            }
        });
        let goods = Good::ALL.map(|good| {
            let payout = (1..=5).filter(|size| good.payout(*size) > good.payout(size - 1));
            GoodFacts { good, copies: good.copies(), payout: payout.map(|size| good.payout(size)).collect() }
        });
        let markers = Marker::ALL.into_iter().zip(rules.edition.markers());
        Facts {
            edition: game::Edition::name(&rules.edition).to_owned(),
            reconstructed: rules.edition.reconstructed().to_vec(),
            goods: goods.to_vec(),
            cards: cards.collect(),
            ports: rules.edition.ports().to_vec(),
            routes: rules.edition.routes().to_vec(),
            markers: markers.map(|(marker, count)| MarkerFacts { marker, count }).collect(),
            most_ducats: MAX_DUCATS,
            most_wanted: MAX_WANTED,
            most_claims: MAX_CLAIMS,
            most_claimed: Claim::MAX_FIGURE,
            open_offers: OPEN_OFFERS,
            offers_per_turn: OFFERS_PER_TURN,
            posts_per_turn: POSTS_PER_TURN,
            purchases_per_turn: MAX_BOUGHT,
        }
    }
}
