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
/// The lowest bit of every other field.
const EVERY: u64 = 1 | 1 << (2 * BITS) | 1 << (4 * BITS) | 1 << (6 * BITS);
/// Every other field; the five bits above each are free.
const HALF: u64 = EVERY * FIELD;
/// The lowest of those free bits.
const FREE: u64 = EVERY << BITS;

/// The fields below these free bits, filled with ones.
#[inline]
const fn filled(free: u64) -> u64 {
    free - (free >> BITS)
}

/// The fields in which `a` is at least `b`, filled with ones.
#[inline]
const fn at_least(a: u64, b: u64) -> u64 {
    filled(((a | FREE) - b) & FREE)
}

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

    /// At least one of a kind, if it is there at all.
    #[inline]
    pub const fn raise_to(&mut self, kind: usize, there: bool) {
        *self = Bundle::from_bits(self.bits() | ((there & (self.count(kind) == 0)) as u64) << (kind as u32 * BITS));
    }

    /// The total.
    #[inline]
    pub const fn total(self) -> u32 {
        // All eight fields at once: first in pairs, then the four sums added into the highest.
        let pairs = (self.bits() & HALF) + (self.bits() >> BITS & HALF);
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
        self.each_half(other, |a, b| {
            let at_least = at_least(a, b);
            a & at_least | b & !at_least
        })
    }

    /// The sum for each kind.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Bundle) -> Bundle {
        // A sum beyond the largest number reaches the free bit: then all five are set.
        self.each_half(other, |a, b| (a + b) | filled((a + b) & FREE))
    }

    /// The difference for each kind, not below 0.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Bundle) -> Bundle {
        self.each_half(other, |a, b| ((a | FREE) - b) & at_least(a, b))
    }

    /// Every kind minus `n`, not below 0.
    #[inline]
    #[must_use]
    pub fn minus_each(self, n: u32) -> Bundle {
        let n = u64::from(n.min(MAX_WANTED));
        self.minus(Bundle::from_bits(n * (EVERY | EVERY << BITS)))
    }

    /// Computes with four fields at once, each with five free bits above it, and then with the other four: no branch
    /// depends on what is in them.
    #[inline]
    fn each_half(self, other: Bundle, f: impl Fn(u64, u64) -> u64) -> Bundle {
        let half = |shift: u32| (f(self.bits() >> shift & HALF, other.bits() >> shift & HALF) & HALF) << shift;
        Bundle::from_bits(half(0) | half(BITS))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_fields_are_computed_as_one_would_one_by_one() {
        let mut word = 1u64;
        let mut any = || {
            word = word.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
            // Also bundles with little in them, and full ones.
            Bundle::from_bits([word >> 20, word >> 20 & word >> 23, word >> 20 | word >> 22][(word >> 62) as usize % 3])
        };
        for n in 0..4000 {
            let (a, b) = (any(), any());
            let (max, plus, minus, each) = (a.max(b), a.plus(b), a.minus(b), a.minus_each(n % 40));
            for kind in 0..=ANY {
                let (x, y) = (a.count(kind), b.count(kind));
                let expected = [x.max(y), (x + y).min(MAX_WANTED), x.saturating_sub(y), x.saturating_sub(n % 40)];
                assert_eq!([max, plus, minus, each].map(|bundle| bundle.count(kind)), expected, "{a:?} {b:?}");
            }
        }
    }
}
