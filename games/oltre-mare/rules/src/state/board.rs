//! OM-0.3, OM-0.4: action symbols, markers, ports and routes.

#![allow(clippy::indexing_slicing, reason = "there is a name for each variant")]

use serde::{Deserialize, Serialize};

/// The four action symbols, in the order in which they are carried out (OM-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareSymbol"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Symbol {
    Ducat,
    Pirate,
    Market,
    Ship,
}

impl Symbol {
    /// In the order of OM-4.2.
    pub const ALL: [Symbol; 4] = [Symbol::Ducat, Symbol::Pirate, Symbol::Market, Symbol::Ship];

    /// Its word in notation and files.
    pub const fn name(self) -> &'static str {
        ["ducat", "pirate", "market", "ship"][self as usize]
    }

    /// The symbol with this word.
    pub fn from_name(name: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.name() == name)
    }
}

/// The six kinds of port bonus marker (OM-0.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareMarker"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Marker {
    CalmSea,
    GoodBusiness,
    PiratesBeaten,
    FavourableRelations,
    Compass,
    LocalInfluence,
}

/// How many kinds of marker there are.
pub const MARKER_KINDS: usize = 6;

impl Marker {
    /// In the order of OM-0.3.
    pub const ALL: [Marker; MARKER_KINDS] = [
        Marker::CalmSea,
        Marker::GoodBusiness,
        Marker::PiratesBeaten,
        Marker::FavourableRelations,
        Marker::Compass,
        Marker::LocalInfluence,
    ];

    /// Its word in notation and files.
    pub const fn name(self) -> &'static str {
        ["calm-sea", "good-business", "pirates-beaten", "favourable-relations", "compass", "local-influence"]
            [self as usize]
    }

    /// The marker with this word.
    pub fn from_name(name: &str) -> Option<Marker> {
        Marker::ALL.into_iter().find(|marker| marker.name() == name)
    }
}

/// The most ports a board can have: there are 32 markers, one for each port (OM-0.3, OM-1.1).
pub const MAX_PORTS: usize = 32;

/// A port, by its place in the edition's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMarePort"))]
#[serde(transparent)]
pub struct Port(pub u8);

impl Port {
    /// Place in the edition's list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Everything printed on a card but its good (OM-0.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Seafaring power, 3 to 6.
    pub power: u8,
    /// Cargo symbols, 1 to 4.
    pub load: u8,
    /// The two action symbols, as a bit set in the order of [`Symbol::ALL`].
    pub symbols: u8,
    /// The port it names, if it names one.
    pub port: Option<Port>,
}
