//! OM-3.6, OM-3.17: what is said about cards on offer, true or false.

#![allow(clippy::indexing_slicing, reason = "claims are counted as they are packed")]

use crate::state::{Face, Good, MAX_CLAIMS, MAX_PORTS, Port, Symbol};
use serde::{Deserialize, Serialize, de::Error};

/// OM-3.6: what a giver says about a card besides its good. Each part may be left out; all of it may be false, or even
/// impossible.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareClaim", as = "ClaimParts"))]
pub struct Claim(u16);

/// The part of a claim about a port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PortClaim {
    /// The card names none.
    None,
    /// The card names this one.
    Named(Port),
}

impl Claim {
    /// The most a claim can say of power or load.
    pub const MAX_FIGURE: u8 = 7;

    /// A claim about symbols (bit set, 0 for no claim), power, load (0 for no claim), port.
    #[inline]
    pub const fn new(symbols: u8, power: u8, load: u8, port: Option<PortClaim>) -> Claim {
        let port = match port {
            None => 0,
            Some(PortClaim::None) => 1,
            Some(PortClaim::Named(port)) => port.0 as u16 + 2,
        };
        Claim(symbols as u16 & 15 | (power as u16 & 7) << 4 | (load as u16 & 7) << 7 | port << 10)
    }

    /// Says nothing?
    #[inline]
    pub const fn is_silent(self) -> bool {
        self.0 == 0
    }

    /// Claimed symbols, as a bit set; 0 for no claim.
    pub const fn symbols(self) -> u8 {
        self.0 as u8 & 15
    }

    /// Claimed power; 0 for no claim.
    pub const fn power(self) -> u8 {
        (self.0 >> 4 & 7) as u8
    }

    /// Claimed load; 0 for no claim.
    pub const fn load(self) -> u8 {
        (self.0 >> 7 & 7) as u8
    }

    /// Claimed port.
    pub const fn port(self) -> Option<PortClaim> {
        match self.0 >> 10 {
            0 => None,
            1 => Some(PortClaim::None),
            port => Some(PortClaim::Named(Port(port as u8 - 2))),
        }
    }

    /// Is everything it says true of this card face?
    pub fn is_true_of(self, face: &Face) -> bool {
        (self.symbols() == 0 || self.symbols() == face.symbols)
            && (self.power() == 0 || self.power() == face.power)
            && (self.load() == 0 || self.load() == face.load)
            && match self.port() {
                None => true,
                Some(PortClaim::None) => face.port.is_none(),
                Some(PortClaim::Named(port)) => face.port == Some(port),
            }
    }

    /// The claimed symbols.
    pub fn symbol_list(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |symbol| self.symbols() >> *symbol as u8 & 1 == 1)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareClaimParts"))]
#[serde(deny_unknown_fields)]
struct ClaimParts {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    symbols: Vec<Symbol>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    power: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    load: Option<u8>,
    /// -1: names none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    port: Option<i8>,
}

impl Serialize for Claim {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        ClaimParts {
            symbols: self.symbol_list().collect(),
            power: Some(self.power()).filter(|power| *power > 0),
            load: Some(self.load()).filter(|load| *load > 0),
            port: self.port().map(|port| match port {
                PortClaim::None => -1,
                PortClaim::Named(port) => port.0 as i8,
            }),
        }
        .serialize(s)
    }
}

impl<'de> Deserialize<'de> for Claim {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Claim, D::Error> {
        let parts = ClaimParts::deserialize(d)?;
        let symbols = parts.symbols.iter().fold(0, |set, symbol| set | 1 << *symbol as u8);
        let figure = |figure: Option<u8>| match figure {
            None => Ok(0),
            Some(figure @ 1..=Claim::MAX_FIGURE) => Ok(figure),
            Some(figure) => Err(D::Error::custom(format!("a claim cannot say {figure}"))),
        };
        let port = match parts.port {
            None => None,
            Some(-1) => Some(PortClaim::None),
            Some(port) if (0..MAX_PORTS as i8).contains(&port) => Some(PortClaim::Named(Port(port as u8))),
            Some(port) => return Err(D::Error::custom(format!("there is no port {port}"))),
        };
        Ok(Claim::new(symbols, figure(parts.power)?, figure(parts.load)?, port))
    }
}

/// A claim as the others see it: about some card of a good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareShownClaim"))]
pub struct ShownClaim {
    /// The good of the card: true.
    pub good: Good,
    /// The claim about it, true or not.
    pub claim: Claim,
}

/// The claims of an offer, ordered by good and claim, never by card. Packed, because a state holds fifteen of them.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareShownClaims", as = "Vec<ShownClaim>"))]
pub struct ShownClaims {
    claims: [u16; MAX_CLAIMS],
    /// Three bits for each good, then the number of claims.
    goods: u32,
}

const COUNT_SHIFT: u32 = 24;

impl ShownClaims {
    /// How many.
    #[inline]
    pub const fn len(&self) -> usize {
        (self.goods >> COUNT_SHIFT) as usize
    }

    /// None?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.goods == 0
    }

    /// The claim at a place.
    pub fn get(&self, place: usize) -> Option<ShownClaim> {
        self.iter().nth(place)
    }

    /// The claims, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = ShownClaim> + '_ {
        self.claims.iter().take(self.len()).enumerate().map(|(i, claim)| ShownClaim {
            good: Good::ALL[(self.goods >> (3 * i) & 7) as usize % Good::ALL.len()],
            claim: Claim(*claim),
        })
    }
}

/// Sorts them; those that do not fit are dropped.
impl FromIterator<ShownClaim> for ShownClaims {
    fn from_iter<I: IntoIterator<Item = ShownClaim>>(claims: I) -> ShownClaims {
        let mut sorted = [None; MAX_CLAIMS];
        let mut count = 0;
        for claim in claims.into_iter().take(MAX_CLAIMS) {
            sorted[count] = Some(claim);
            count += 1;
        }
        sorted[..count].sort_unstable();
        let mut packed = ShownClaims { goods: (count as u32) << COUNT_SHIFT, ..ShownClaims::default() };
        for (i, claim) in sorted.iter().flatten().enumerate() {
            packed.claims[i] = claim.claim.0;
            packed.goods |= (claim.good as u32) << (3 * i);
        }
        packed
    }
}

impl std::fmt::Debug for ShownClaims {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for ShownClaims {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ShownClaims {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<ShownClaims, D::Error> {
        let claims = Vec::<ShownClaim>::deserialize(d)?;
        if claims.len() > MAX_CLAIMS {
            return Err(D::Error::custom(format!("{} claims where at most {MAX_CLAIMS} fit", claims.len())));
        }
        Ok(claims.into_iter().collect())
    }
}
