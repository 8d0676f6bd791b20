//! OM-3.2, OM-3.6: what an offer says, and what it shows.

use crate::board::{Face, Port, Symbol};
use crate::card::{Card, CardSet, Good};
use crate::list::List;
use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize, de::Error};

/// The most open offers of one seat (OM-3.13).
pub const OPEN_OFFERS: u8 = 3;
/// The most new offers of one seat in a turn (OM-3.13).
pub const OFFERS_PER_TURN: u8 = 12;
/// The most postings of one seat in a turn (OM-3.16).
pub const POSTS_PER_TURN: u8 = 4;
/// The most ducats in one deal (OM-3.2).
pub const MAX_DUCATS: i8 = 99;
/// The most cards of an offer about which something is claimed (OM-3.17).
pub const MAX_CLAIMS: usize = 6;
/// The most cards an offer may want of one kind, and in all (OM-3.17).
pub const MAX_WANTED: u32 = 31;
/// All open offers of a table together.
pub const ALL_OFFERS: usize = OPEN_OFFERS as usize * game::MAX_SEATS;

/// An offer, counted from 1 over the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareOfferId"))]
#[serde(transparent)]
pub struct OfferId(pub u16);

/// How many cards of each good, and how many of any good: eight fields of five bits, in five bytes because a state holds many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareBundle", as = "Vec<Kind>"))]
pub struct Bundle([u8; 5]);

/// The kind *any card*, after the seven goods.
pub const ANY: usize = 7;
const BITS: u32 = 5;
const FIELD: u64 = (1 << BITS) - 1;

impl Bundle {
    /// Nothing.
    pub const EMPTY: Bundle = Bundle([0; 5]);

    /// The goods of some cards (at most 31 of a good, which no good has).
    #[inline]
    pub fn of(cards: CardSet) -> Bundle {
        let mut bits = 0;
        for good in Good::ALL {
            bits |= (cards.of(good).len() as u64) << (good.index() as u32 * BITS);
        }
        Bundle::from_bits(bits)
    }

    /// How many of a kind (a good's index, or [`ANY`]).
    #[inline]
    pub const fn count(self, kind: usize) -> u32 {
        (self.bits() >> (kind as u32 * BITS) & FIELD) as u32
    }

    /// Sets how many of a kind.
    #[inline]
    pub const fn set(&mut self, kind: usize, count: u32) {
        let shift = kind as u32 * BITS;
        *self = Bundle::from_bits(self.bits() & !(FIELD << shift) | (count as u64 & FIELD) << shift);
    }

    /// One more of a kind; not beyond 31.
    #[inline]
    pub const fn add(&mut self, kind: usize) {
        if self.count(kind) < MAX_WANTED {
            *self = Bundle::from_bits(self.bits() + (1 << (kind as u32 * BITS)));
        }
    }

    /// At least one of a kind.
    #[inline]
    pub const fn raise_to_one(&mut self, kind: usize) {
        *self = Bundle::from_bits(self.bits() | ((self.count(kind) == 0) as u64) << (kind as u32 * BITS));
    }

    /// All together.
    #[inline]
    pub const fn total(self) -> u32 {
        // All eight fields at once: first in pairs, then the four sums into the highest.
        const PAIRS: u64 = FIELD | FIELD << 10 | FIELD << 20 | FIELD << 30;
        let pairs = (self.bits() & PAIRS) + (self.bits() >> BITS & PAIRS);
        (pairs.wrapping_mul(1 | 1 << 10 | 1 << 20 | 1 << 30) >> 30 & 0x3FF) as u32
    }

    /// Nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// For each kind the larger number.
    #[inline]
    #[must_use]
    pub fn max(self, other: Bundle) -> Bundle {
        self.combine(other, u32::max)
    }

    /// For each kind the sum.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Bundle) -> Bundle {
        self.combine(other, |a, b| (a + b).min(MAX_WANTED))
    }

    /// For each kind the difference, not below 0.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Bundle) -> Bundle {
        if self.is_empty() { self } else { self.combine(other, u32::saturating_sub) }
    }

    /// Every kind less `n`, not below 0.
    #[inline]
    #[must_use]
    pub fn minus_each(self, n: u32) -> Bundle {
        self.combine(self, |a, _| a.saturating_sub(n))
    }

    /// Changes the fields that are not 0 in `other`: there are seldom more than two.
    #[inline]
    fn combine(self, other: Bundle, f: impl Fn(u32, u32) -> u32) -> Bundle {
        let (mut bits, mut left) = (self.bits(), other.bits());
        while left != 0 {
            let shift = left.trailing_zeros() / BITS * BITS;
            let field = |bits: u64| (bits >> shift & FIELD) as u32;
            bits = bits & !(FIELD << shift) | u64::from(f(field(bits), field(left))) << shift;
            left &= !(FIELD << shift);
        }
        Bundle::from_bits(bits)
    }

    /// OM-3.13: do these cards, no more and no fewer, meet the want? *Any card* is met by any card.
    #[inline]
    pub fn is_met_by(self, cards: CardSet) -> bool {
        cards.len() as u32 == self.total() && self.goods_are_in(cards)
    }

    /// Are there enough cards of each good?
    #[inline]
    fn goods_are_in(self, cards: CardSet) -> bool {
        let mut left = self.bits() & ((1 << (ANY as u32 * BITS)) - 1);
        while left != 0 {
            let kind = left.trailing_zeros() / BITS;
            if (cards.of(Good::ALL[kind as usize]).len() as u32) < self.count(kind as usize) {
                return false;
            }
            left &= !(FIELD << (kind * BITS));
        }
        true
    }

    /// Can this want be met from that hand?
    #[inline]
    pub fn can_be_met_from(self, hand: CardSet) -> bool {
        hand.len() as u32 >= self.total() && self.goods_are_in(hand)
    }

    /// Cards for this want, as far as a hand has them: the first of each good, then the first of what is left for *any card*.
    pub(crate) fn first_met_from(self, hand: CardSet) -> CardSet {
        let mut chosen = CardSet::EMPTY;
        for good in Good::ALL {
            hand.of(good).iter().take(self.count(good.index()) as usize).for_each(|card| chosen.insert(card));
        }
        hand.minus(chosen).iter().take(self.count(ANY) as usize).for_each(|card| chosen.insert(card));
        chosen
    }

    /// The kinds in it, each as often as it is in it.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        (0..=ANY).flat_map(move |kind| (0..self.count(kind)).map(move |_| Kind::from_index(kind)))
    }

    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        let [a, b, c, d, e] = self.0;
        u64::from_le_bytes([a, b, c, d, e, 0, 0, 0])
    }

    #[inline]
    const fn from_bits(bits: u64) -> Bundle {
        let [a, b, c, d, e, ..] = bits.to_le_bytes();
        Bundle([a, b, c, d, e])
    }
}

impl FromIterator<Kind> for Bundle {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Bundle {
        let mut bundle = Bundle::EMPTY;
        for kind in kinds {
            bundle.add(kind.index());
        }
        bundle
    }
}

impl std::fmt::Debug for Bundle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.kinds().map(Kind::name)).finish()
    }
}

impl Serialize for Bundle {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.kinds())
    }
}

impl<'de> Deserialize<'de> for Bundle {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Bundle, D::Error> {
        let mut bundle = Bundle::EMPTY;
        for kind in Vec::<Kind>::deserialize(d)? {
            if bundle.count(kind.index()) == MAX_WANTED {
                return Err(D::Error::custom(format!("more than {MAX_WANTED} of {}", kind.name())));
            }
            bundle.add(kind.index());
        }
        Ok(bundle)
    }
}

/// A wanted kind: a good, or any card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareKind"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Kind {
    Gems,
    Scrolls,
    Silk,
    Salt,
    Pottery,
    Olives,
    Grain,
    Any,
}

impl Kind {
    /// All kinds; the goods in their order, then *any card*.
    pub const ALL: [Kind; 8] =
        [Kind::Gems, Kind::Scrolls, Kind::Silk, Kind::Salt, Kind::Pottery, Kind::Olives, Kind::Grain, Kind::Any];

    /// Position in [`Kind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind at a position; the last one beyond the end.
    pub const fn from_index(index: usize) -> Kind {
        Kind::ALL[if index > ANY { ANY } else { index }]
    }

    /// Its word in notation.
    pub const fn name(self) -> &'static str {
        ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain", "any"][self as usize]
    }

    /// The kind with this word.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// OM-3.6: what a giver says about a card besides its good. Each part may be left out; all of it may be false or even impossible.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareClaim", as = "ClaimParts"))]
pub struct Claim(u16);

/// What a claim says about a port.
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

    /// Is all it says true of this card face?
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
            Some(port) if (0..crate::board::MAX_PORTS as i8).contains(&port) => {
                Some(PortClaim::Named(Port(port as u8)))
            }
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
    /// What is said of it: true or not.
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

    /// The claims, in their order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = ShownClaim> + '_ {
        self.claims.iter().take(self.len()).enumerate().map(|(i, claim)| ShownClaim {
            good: Good::ALL[(self.goods >> (3 * i) & 7) as usize % Good::ALL.len()],
            claim: Claim(*claim),
        })
    }
}

/// Sorts them; more than fit are dropped.
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

/// OM-3.6: all that an offer shows. Goods are true; claims need not be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareTerms"))]
pub struct Terms {
    /// Goods of the cards given.
    pub gives: Bundle,
    /// What is wanted for them.
    pub wants: Bundle,
    /// Ducats from giver to taker; negative: from taker to giver.
    pub ducats: i8,
    /// Claims about cards given.
    pub claims: ShownClaims,
}

impl Terms {
    /// OM-3.2: something must move.
    #[inline]
    pub fn moves_nothing(&self) -> bool {
        self.gives.is_empty() && self.wants.is_empty() && self.ducats == 0
    }

    /// A number that stands for these terms without the ducats, to find identical repeats (OM-3.13).
    #[inline]
    pub fn fingerprint(&self) -> u32 {
        let mut h = self.gives.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ self.wants.bits().rotate_left(29);
        for shown in self.claims.iter() {
            h = (h ^ (u64::from(shown.claim.bits()) << 3 | shown.good as u64)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        }
        ((h ^ h >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 32) as u32
    }
}

/// An open offer, as all see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenOffer {
    /// Its number.
    pub id: OfferId,
    /// The giver.
    pub from: Seat,
    /// Those who may still accept it.
    pub to: SeatSet,
    /// OM-3.17: those whose answer it waits for: all of them but those whose counter-offer to it is open.
    pub awaits: SeatSet,
    /// The offer it answers, if it is a counter-offer (OM-3.17).
    pub answers: Option<OfferId>,
    /// What it shows.
    pub terms: Terms,
}

/// A claim as its maker makes it: about a certain card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareCardClaim"))]
#[serde(deny_unknown_fields)]
pub struct CardClaim {
    /// The card.
    pub card: Card,
    /// What is said of it.
    pub claim: Claim,
}

/// An offer as its maker makes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareProposal"))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// To whom.
    pub to: SeatSet,
    /// The offer it answers: then it goes to that offer's giver (OM-3.17).
    pub answers: Option<OfferId>,
    /// Cards given.
    pub cards: CardSet,
    /// Ducats given; negative: asked.
    pub ducats: i8,
    /// Cards wanted.
    pub wants: Bundle,
    /// What is said of cards given, by card number.
    #[serde(deserialize_with = "by_card")]
    pub claims: List<CardClaim, MAX_CLAIMS>,
}

impl Proposal {
    /// What it shows.
    #[inline]
    pub fn terms(&self) -> Terms {
        let claims = self.claims.iter().map(|c| ShownClaim { good: c.card.good(), claim: c.claim });
        let claims = if self.claims.is_empty() { ShownClaims::default() } else { claims.collect() };
        Terms { gives: Bundle::of(self.cards), wants: self.wants, ducats: self.ducats, claims }
    }
}

/// Claims in any order, put into that of their cards.
fn by_card<'de, D: serde::Deserializer<'de>>(d: D) -> Result<List<CardClaim, MAX_CLAIMS>, D::Error> {
    let mut claims = List::<CardClaim, MAX_CLAIMS>::deserialize(d)?;
    claims.sort_by_key(|claim| claim.card);
    Ok(claims)
}

/// Why an offer is refused: quick phrases, translated for each reader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareReason"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Reason {
    NotEnough,
    NoUse,
    DoNotHave,
    HandFull,
    DoNotTrust,
    Later,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 6] =
        [Reason::NotEnough, Reason::NoUse, Reason::DoNotHave, Reason::HandFull, Reason::DoNotTrust, Reason::Later];

    /// Its word in notation.
    pub const fn name(self) -> &'static str {
        ["not-enough", "no-use", "do-not-have", "hand-full", "do-not-trust", "later"][self as usize]
    }

    /// The reason with this word.
    pub fn from_name(name: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.name() == name)
    }
}
