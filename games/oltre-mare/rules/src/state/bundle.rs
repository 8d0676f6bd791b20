//! OM-3.6, OM-3.13: how many cards of each good, and of any good.

#![allow(clippy::indexing_slicing, reason = "there is a name for each kind, and no kind beyond the last")]

use crate::state::offer::MAX_WANTED;
use crate::state::{CardSet, Good};
use serde::{Deserialize, Serialize, de::Error};

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

    /// The total.
    #[inline]
    pub const fn total(self) -> u32 {
        // All eight fields at once: first in pairs, then the four sums added into the highest.
        const PAIRS: u64 = FIELD | FIELD << 10 | FIELD << 20 | FIELD << 30;
        let pairs = (self.bits() & PAIRS) + (self.bits() >> BITS & PAIRS);
        (pairs.wrapping_mul(1 | 1 << 10 | 1 << 20 | 1 << 30) >> 30 & 0x3FF) as u32
    }

    /// Nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// The larger number for each kind.
    #[inline]
    #[must_use]
    pub fn max(self, other: Bundle) -> Bundle {
        self.combine(other, u32::max)
    }

    /// The sum for each kind.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Bundle) -> Bundle {
        self.combine(other, |a, b| (a + b).min(MAX_WANTED))
    }

    /// The difference for each kind, not below 0.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Bundle) -> Bundle {
        if self.is_empty() { self } else { self.combine(other, u32::saturating_sub) }
    }

    /// Every kind minus `n`, not below 0.
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

    /// The kinds in it, each as often as it occurs.
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
