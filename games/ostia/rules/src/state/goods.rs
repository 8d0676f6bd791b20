//! OS-0.1: the six goods, and cards as counts.
//!
//! Cards of one type are alike in every respect, so nothing here gives a card an identity: who holds what is a count per type.
//! That keeps a state small, makes conservation a sum, and leaves no order of cards that could betray a secret.

#![allow(clippy::indexing_slicing, reason = "there is a name and a lane for each good")]

use game::Chance;
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// How many types of goods there are (OS-0.1).
pub const GOODS: usize = 6;

/// The types of goods, most expensive first (OS-0.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaGood"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Good {
    Ivory,
    Marble,
    Wood,
    Salt,
    Wine,
    Wheat,
}

impl Good {
    /// All types, in the order of the counts.
    pub const ALL: [Good; GOODS] = [Good::Ivory, Good::Marble, Good::Wood, Good::Salt, Good::Wine, Good::Wheat];

    /// Position in [`Good::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in notation and files.
    pub const fn name(self) -> &'static str {
        WORDS[self as usize]
    }

    /// The type with this word.
    pub fn from_name(name: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.name() == name)
    }
}

/// Words of the lanes: the goods, then the bluff cards.
pub(crate) const WORDS: [&str; LANES] = ["ivory", "marble", "wood", "salt", "wine", "wheat", "bluff"];
/// Kinds of cards that can be laid face down: the goods and, last, the bluff cards.
pub(crate) const LANES: usize = GOODS + 1;
/// The lane of the bluff cards.
pub(crate) const BLUFF: usize = GOODS;
/// The most cards of one kind: what an edition may have, and what fits an option of a choice.
pub(crate) const MAX_COPIES: u8 = 15;

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;
const GOODS_MASK: u64 = (1 << (8 * GOODS)) - 1;

/// Cards, counted by kind: a byte for each type of goods and one for bluff cards, which lie only in face-down piles.
///
/// Every count stays below 128, so that all of them are added and compared in one machine word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "OstiaCards", type = "Partial<Record<OstiaGood | \"bluff\", number>>")
)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);

    /// One card of this type.
    #[inline]
    pub const fn one(good: Good) -> Cards {
        Cards(1 << (8 * good as u32))
    }

    /// This many cards of each type.
    pub const fn from_counts(counts: [u8; GOODS]) -> Cards {
        let mut cards = 0;
        let mut i = 0;
        while i < GOODS {
            cards |= ((counts[i] & 0x7f) as u64) << (8 * i);
            i += 1;
        }
        Cards(cards)
    }

    /// Bluff cards.
    #[inline]
    pub const fn bluffs(count: u8) -> Cards {
        Cards::lane(BLUFF, count)
    }

    /// A number of cards of one kind.
    #[inline]
    pub(crate) const fn lane(lane: usize, count: u8) -> Cards {
        Cards(((count & 0x7f) as u64) << (8 * lane))
    }

    /// How many of one kind.
    #[inline]
    pub(crate) const fn in_lane(self, lane: usize) -> u8 {
        (self.0 >> (8 * lane)) as u8
    }

    /// How many of this type.
    #[inline]
    pub const fn count(self, good: Good) -> u8 {
        self.in_lane(good as usize)
    }

    /// How many bluff cards.
    #[inline]
    pub const fn bluff(self) -> u8 {
        self.in_lane(BLUFF)
    }

    /// How many cards in all.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// Are there none at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Without the bluff cards.
    #[inline]
    #[must_use]
    pub const fn goods(self) -> Cards {
        Cards(self.0 & GOODS_MASK)
    }

    /// The types of goods among them, a bit for each.
    #[inline]
    pub const fn kinds(self) -> u8 {
        let present = (self.0 & GOODS_MASK).wrapping_add(GOODS_MASK & !HIGH) & HIGH & GOODS_MASK;
        // The factor has bit 56 - 7i set: it brings the bit of byte i to bit 56 + i.
        ((present >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }

    /// Are at least these cards among them?
    #[inline]
    pub const fn covers(self, part: Cards) -> bool {
        (self.0 | HIGH).wrapping_sub(part.0 & !HIGH) & HIGH == HIGH
    }

    /// Without these cards, as far as they are there.
    #[inline]
    #[must_use]
    pub const fn less(self, part: Cards) -> Cards {
        let difference = (self.0 | HIGH).wrapping_sub(part.0);
        let enough = ((difference & HIGH) >> 7) * 0xff;
        Cards(difference & !HIGH & enough)
    }

    /// The cards both have.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_sub(self.less(other).0))
    }

    /// The kinds with their counts, without those that are missing.
    pub(crate) fn lanes(self) -> impl Iterator<Item = (usize, u8)> {
        (0..LANES).map(move |lane| (lane, self.in_lane(lane))).filter(|(_, count)| *count > 0)
    }

    /// The types of goods with their counts, without those that are missing.
    pub fn each(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().map(move |good| (good, self.count(good))).filter(|(_, count)| *count > 0)
    }

    /// The sum of `values` over the goods.
    #[inline]
    pub fn worth(self, values: &[u8; GOODS]) -> u16 {
        let mut sum = 0;
        for (i, value) in values.iter().enumerate() {
            sum += u16::from(self.in_lane(i)) * u16::from(*value);
        }
        sum
    }

    /// The lanes of the first and the last card, if there are cards: both types of a lot.
    #[inline]
    pub(crate) const fn ends(self) -> [usize; 2] {
        [(self.0.trailing_zeros() / 8) as usize, ((63 - (self.0 | 1).leading_zeros()) / 8) as usize]
    }

    /// The `n`-th card, counted from 0 in the order of the kinds.
    #[inline]
    fn nth(self, n: u32) -> Cards {
        let up_to = self.0.wrapping_mul(ONES);
        let beyond = (up_to | HIGH).wrapping_sub(ONES.wrapping_mul(u64::from(n) + 1)) & HIGH;
        Cards(1 << (beyond.trailing_zeros() & 0x38))
    }

    /// Takes one at random, every card equally likely. There must be one.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Cards {
        let card = self.nth(chance.below(u32::from(self.total())));
        *self -= card;
        card
    }

    /// Takes `n` at random.
    #[inline]
    pub(crate) fn draw_many(&mut self, n: u8, chance: &mut impl Chance) -> Cards {
        if n >= self.total() {
            return std::mem::take(self);
        }
        let mut drawn = Cards::EMPTY;
        for _ in 0..n {
            drawn += self.draw(chance);
        }
        drawn
    }

    /// The type of a single card.
    #[inline]
    pub(crate) fn single(self) -> Option<Good> {
        Good::ALL.get((self.0.trailing_zeros() / 8) as usize).copied()
    }
}

/// Wraps around instead of panicking: a forged match file must do no more harm than a wrong number.
impl Add for Cards {
    type Output = Cards;
    #[inline]
    fn add(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_add(other.0))
    }
}

/// Wraps around, as adding does.
impl Sub for Cards {
    type Output = Cards;
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_sub(other.0))
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl FromIterator<Good> for Cards {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Cards {
        goods.into_iter().fold(Cards::EMPTY, |cards, good| cards + Cards::one(good))
    }
}

/// In notation: `ivory 2*wheat bluff`, or `nothing`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let mut space = "";
        for (lane, count) in self.lanes() {
            f.write_str(space)?;
            match count {
                1 => f.write_str(WORDS[lane])?,
                _ => write!(f, "{count}*{}", WORDS[lane])?,
            }
            space = " ";
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{self}>")
    }
}

/// As an object of counts: `{"ivory": 1, "wheat": 2}`.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(self.lanes().count()))?;
        for (lane, count) in self.lanes() {
            map.serialize_entry(WORDS[lane], &count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Cards, D::Error> {
        struct Counts;
        impl<'de> Visitor<'de> for Counts {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of goods and counts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cards, A::Error> {
                let mut cards = Cards::EMPTY;
                while let Some((word, count)) = map.next_entry::<String, u8>()? {
                    let lane = WORDS.iter().position(|w| *w == word);
                    let lane = lane.ok_or_else(|| A::Error::custom(format!("there is no good {word}")))?;
                    if count > MAX_COPIES || cards.in_lane(lane) > 0 {
                        return Err(A::Error::custom(format!("{word} cannot be there {count} times")));
                    }
                    cards += Cards::lane(lane, count);
                }
                Ok(cards)
            }
        }
        d.deserialize_map(Counts)
    }
}
