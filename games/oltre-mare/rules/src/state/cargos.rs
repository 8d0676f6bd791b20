//! OM-5: the cargos.

#![allow(clippy::indexing_slicing, reason = "piles are linked by cards, and there is a place for each card")]

use crate::state::{CARDS, Card, CardSet};
use game::{BySeat, Seat};

/// The end of a pile.
pub(crate) const NONE: u8 = u8::MAX;

/// The cargos of all seats: ordered stacks, threaded through one array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cargos {
    top: BySeat<u8>,
    size: BySeat<u8>,
    below: [u8; CARDS],
    /// All stowed cards of all seats.
    all: CardSet,
}

impl Cargos {
    pub(crate) fn new(players: u8) -> Cargos {
        Cargos {
            top: BySeat::all(players, NONE),
            size: BySeat::all(players, 0),
            below: [NONE; CARDS],
            all: CardSet::EMPTY,
        }
    }

    /// The top card: the one that counts (OM-2.3, OM-4.1).
    #[inline]
    pub fn top(&self, seat: Seat) -> Option<Card> {
        let top = self.top[seat];
        (top != NONE).then(|| Card::at(top))
    }

    /// How many cards.
    #[inline]
    pub fn size(&self, seat: Seat) -> u8 {
        self.size[seat]
    }

    /// The cards from the top down.
    #[inline]
    pub fn iter(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let mut at = self.top[seat];
        std::iter::from_fn(move || {
            if at == NONE {
                return None;
            }
            let card = Card::at(at);
            at = self.below[at as usize];
            Some(card)
        })
    }

    /// All stowed cards of all seats.
    #[inline]
    pub fn all(&self) -> CardSet {
        self.all
    }

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, card: Card) {
        self.below[card.index()] = self.top[seat];
        self.top[seat] = card.index() as u8;
        self.size[seat] += 1;
        self.all.insert(card);
    }

    /// Removes everything below the first `keep` cards.
    pub(crate) fn cut(&mut self, seat: Seat, keep: u8) -> CardSet {
        let mut taken = CardSet::EMPTY;
        let (mut at, mut last) = (self.top[seat], NONE);
        for depth in 0..self.size[seat] {
            let next = self.below[at as usize];
            if depth >= keep {
                taken.insert(Card::at(at));
                self.below[at as usize] = NONE;
            } else {
                last = at;
            }
            at = next;
        }
        match last {
            NONE => self.top[seat] = NONE,
            last => self.below[last as usize] = NONE,
        }
        self.size[seat] = self.size[seat].min(keep);
        self.all = self.all.minus(taken);
        taken
    }
}
