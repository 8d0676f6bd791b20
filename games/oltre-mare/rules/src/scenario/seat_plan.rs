//! What one seat of a position has.

use super::cards;
use crate::state::{Card, Marker};

/// What one seat has.
#[derive(Clone, Debug)]
pub struct SeatPlan {
    pub(super) ducats: i32,
    pub(super) prestige: u8,
    pub(super) marker: Option<Marker>,
    pub(super) markers: Option<u8>,
    pub(super) ship: Option<String>,
    pub(super) hand: Vec<Card>,
    pub(super) cargo: Option<Vec<Card>>,
    pub(super) pirates: Vec<Card>,
}

impl SeatPlan {
    pub(super) fn new() -> SeatPlan {
        SeatPlan {
            ducats: 11,
            prestige: 0,
            marker: None,
            markers: None,
            ship: None,
            hand: Vec::new(),
            cargo: None,
            pirates: Vec::new(),
        }
    }

    /// Ducats; 11 by default.
    #[must_use]
    pub fn ducats(mut self, ducats: i32) -> Self {
        self.ducats = ducats;
        self
    }

    /// Prestige tiles.
    #[must_use]
    pub fn prestige(mut self, tiles: u8) -> Self {
        self.prestige = tiles;
        self
    }

    /// The active marker, which counts as held.
    #[must_use]
    pub fn marker(mut self, marker: Marker) -> Self {
        self.marker = Some(marker);
        self
    }

    /// How many markers are held, turned over or not; by default, only the active one.
    #[must_use]
    pub fn markers(mut self, count: u8) -> Self {
        self.markers = Some(count);
        self
    }

    /// Where the ship is; by default, in the first port of the edition.
    #[must_use]
    pub fn ship(mut self, port: &str) -> Self {
        self.ship = Some(port.to_owned());
        self
    }

    /// The hand.
    #[must_use]
    pub fn hand(mut self, words: &str) -> Self {
        self.hand = cards(words);
        self
    }

    /// The cargo, bottom first; by default, one card that was not mentioned.
    #[must_use]
    pub fn cargo(mut self, words: &str) -> Self {
        self.cargo = Some(cards(words));
        self
    }

    /// The pirates, bottom first; nobody knows them.
    #[must_use]
    pub fn pirates(mut self, words: &str) -> Self {
        self.pirates = cards(words);
        self
    }
}
