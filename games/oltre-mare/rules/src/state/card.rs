//! OM-0.1, OM-0.2: the goods, the cards, and sets of cards.

#![allow(
    clippy::indexing_slicing,
    reason = "arrays as long as there are cards or goods, and both are checked where they come from outside"
)]

use super::data::numbers;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// Number of goods cards (OM-0.1).
pub const CARDS: usize = 98;

/// The seven goods, rarest first (OM-0.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareGood"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Good {
    Gems,
    Scrolls,
    Silk,
    Salt,
    Pottery,
    Olives,
    Grain,
}

/// How many goods there are.
pub const GOODS: usize = 7;
/// One row for each good, in the order of [`Good::ALL`].
const DATA: &str = include_str!("../../data/goods.toml");
/// The first card of each good, and the end.
const FIRST: [u8; GOODS + 1] = {
    let mut first = [0; GOODS + 1];
    let mut g = 0;
    while g < GOODS {
        first[g + 1] = first[g] + numbers::<1>(DATA, "copies = ", g).0[0];
        g += 1;
    }
    assert!(first[GOODS] as usize == CARDS);
    first
};
const MASK: [u128; GOODS] = {
    let mut masks = [0; GOODS];
    let mut g = 0;
    while g < GOODS {
        masks[g] = ((1u128 << FIRST[g + 1]) - 1) & !((1u128 << FIRST[g]) - 1);
        g += 1;
    }
    masks
};
/// The cards of each set of goods.
const MASK_OF_SET: [u128; 1 << GOODS] = {
    let mut masks = [0; 1 << GOODS];
    let mut set = 1;
    while set < masks.len() {
        let rest = set & (set - 1);
        masks[set] = masks[rest] | MASK[set.trailing_zeros() as usize];
        set += 1;
    }
    masks
};
const GOOD_OF: [Good; CARDS] = {
    let mut goods = [Good::Gems; CARDS];
    let mut g = 0;
    while g < GOODS {
        let mut c = FIRST[g] as usize;
        while c < FIRST[g + 1] as usize {
            goods[c] = Good::ALL[g];
            c += 1;
        }
        g += 1;
    }
    goods
};
/// OM-0.1: ducats for a group of 0, 1, 2, … cards; the last figure repeated (OM-8.2).
const PAYOUT: [[u8; 6]; GOODS] = {
    let mut payout = [[0; 6]; GOODS];
    let mut g = 0;
    while g < GOODS {
        let (figures, count) = numbers::<5>(DATA, "payout = [", g);
        let mut cards = 1;
        while cards < 6 {
            payout[g][cards] = figures[if cards > count { count - 1 } else { cards - 1 }];
            cards += 1;
        }
        g += 1;
    }
    payout
};

impl Good {
    /// All goods, in the order of the cards.
    pub const ALL: [Good; GOODS] =
        [Good::Gems, Good::Scrolls, Good::Silk, Good::Salt, Good::Pottery, Good::Olives, Good::Grain];

    /// Position in [`Good::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many cards show it (OM-0.1).
    pub const fn copies(self) -> u8 {
        FIRST[self as usize + 1] - FIRST[self as usize]
    }

    /// All its cards.
    #[inline]
    pub const fn cards(self) -> CardSet {
        CardSet(MASK[self as usize])
    }

    /// Ducats for a group of `cards` (OM-0.1, OM-8.2).
    #[inline]
    pub const fn payout(self, cards: usize) -> i32 {
        PAYOUT[self as usize][if cards > 5 { 5 } else { cards }] as i32
    }

    /// The card numbered `copy` (from 1) of this good.
    pub fn card(self, copy: u8) -> Option<Card> {
        (1..=self.copies()).contains(&copy).then(|| Card(FIRST[self as usize] + copy - 1))
    }

    /// Its word in notation and files.
    pub const fn name(self) -> &'static str {
        ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain"][self as usize]
    }

    /// The good with this word.
    pub fn from_name(name: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.name() == name)
    }
}

/// One of the 98 goods cards. Cards are numbered good by good, so the number tells the good.
/// (The default is a mere filler of lists.)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareCard", type = "string"))]
pub struct Card(u8);

impl Card {
    /// The card with this number, from 0.
    pub const fn new(number: usize) -> Option<Card> {
        if number < CARDS { Some(Card(number as u8)) } else { None }
    }

    /// The card with this number, which is known to be valid.
    #[inline]
    pub(crate) const fn at(number: u8) -> Card {
        debug_assert!((number as usize) < CARDS);
        Card(number)
    }

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its good.
    #[inline]
    pub const fn good(self) -> Good {
        GOOD_OF[self.0 as usize]
    }

    /// Which of the cards of its good it is, from 1.
    pub const fn copy(self) -> u8 {
        self.0 - FIRST[self.good() as usize] + 1
    }

    /// Reads `salt.07`.
    pub fn from_name(name: &str) -> Option<Card> {
        let (good, copy) = name.split_once('.')?;
        if !(1..=2).contains(&copy.len()) || !copy.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        Good::from_name(good)?.card(copy.parse().ok()?)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.good().name(), self.copy())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Card, D::Error> {
        let name = String::deserialize(d)?;
        Card::from_name(&name).ok_or_else(|| D::Error::custom(format!("there is no card {name}")))
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareCardSet", type = "Array<string>"))]
pub struct CardSet(pub(crate) u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 98 cards.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// Just this card.
    #[inline]
    pub const fn only(card: Card) -> CardSet {
        // In halves: WebAssembly would call a function to shift 128 bits, and other targets are as fast.
        // By a mask and not by a branch: which half it is cannot be predicted.
        let (half, upper) = (1u64 << (card.0 % 64), 0u64.wrapping_sub((card.0 / 64) as u64));
        CardSet((half & !upper) as u128 | ((half & upper) as u128) << 64)
    }

    /// As bits, card 0 lowest.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// From bits; bits beyond the last card are dropped.
    #[inline]
    pub const fn from_bits(bits: u128) -> CardSet {
        CardSet(bits & CardSet::ALL.0)
    }

    /// Is the card in it?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & CardSet::only(card).0 != 0
    }

    /// Are all cards of the other in it?
    #[inline]
    pub const fn includes(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= CardSet::only(card).0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !CardSet::only(card).0;
    }

    /// Cards in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Cards in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Cards in this one and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Those of one good.
    #[inline]
    #[must_use]
    pub const fn of(self, good: Good) -> CardSet {
        CardSet(self.0 & MASK[good as usize])
    }

    /// The goods of these cards, as a bit set.
    #[inline]
    pub(crate) fn goods(self) -> u8 {
        Good::ALL.iter().fold(0, |set, good| set | u8::from(!self.of(*good).is_empty()) << *good as u8)
    }

    /// All cards of some goods, given as a bit set.
    #[inline]
    pub(crate) const fn of_goods(goods: u8) -> CardSet {
        CardSet(MASK_OF_SET[goods as usize % MASK_OF_SET.len()])
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The cards, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = CardSet(bits).first()?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<CardSet, D::Error> {
        let mut set = CardSet::EMPTY;
        for card in Vec::<Card>::deserialize(d)? {
            if set.contains(card) {
                return Err(D::Error::custom(format!("{card} is named twice")));
            }
            set.insert(card);
        }
        Ok(set)
    }
}
