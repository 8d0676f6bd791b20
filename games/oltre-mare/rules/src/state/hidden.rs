//! OM-9.2: what is hidden.

#![allow(clippy::indexing_slicing, reason = "piles are linked by cards, and there is a place for each card")]

use crate::moves::Cards;
use crate::state::cargos::NONE;
use crate::state::offer::ALL_OFFERS;
use crate::state::{CARDS, Card, CardSet, List};
use game::{BySeat, Seat};

/// OM-9.2: what is hidden, and who has been shown which part of it. Arrays are by seat index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// Hands.
    pub hands: BySeat<CardSet>,
    pirates_top: BySeat<u8>,
    deck_top: u8,
    /// The card below, for cards in the deck and among pirates.
    below: [u8; CARDS],
    /// Goods cards above the Venice card; meaningless once it is gone.
    pub above_venice: u8,
    /// Cards in the open offers, in the order of [`offers`](super::Public::offers).
    pub gives: List<CardSet, ALL_OFFERS>,
    /// OM-9.4: cards in other hands, and own pirates, whose place a seat knows for certain.
    pub known: BySeat<CardSet>,
    /// Cards that a seat knows to be in the hand or among the pirates of the seat that has them.
    pub near: BySeat<CardSet>,
}

impl Hidden {
    pub(crate) fn new(players: u8) -> Hidden {
        Hidden {
            hands: BySeat::all(players, CardSet::EMPTY),
            pirates_top: BySeat::all(players, NONE),
            deck_top: NONE,
            below: [NONE; CARDS],
            above_venice: 0,
            gives: List::new(),
            known: BySeat::all(players, CardSet::EMPTY),
            near: BySeat::all(players, CardSet::EMPTY),
        }
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The top card of the deck.
    #[inline]
    pub fn deck_top(&self) -> Option<Card> {
        (self.deck_top != NONE).then(|| Card::at(self.deck_top))
    }

    /// The deck from the top down.
    pub fn deck(&self) -> impl Iterator<Item = Card> + '_ {
        self.pile(self.deck_top)
    }

    /// A seat's top pirate.
    #[inline]
    pub fn top_pirate(&self, seat: Seat) -> Option<Card> {
        let top = self.pirates_top[seat];
        (top != NONE).then(|| Card::at(top))
    }

    /// A seat's pirates from the top down.
    pub fn pirates(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.pile(self.pirates_top[seat])
    }

    /// The cards that `who` knows to be in the hand or among the pirates of `holder`.
    #[inline]
    pub(crate) fn near_at(&self, who: Seat, holder: Seat) -> CardSet {
        let near = self.near[who];
        if near.is_empty() { near } else { near.and(self.hands[holder].or(self.pirates(holder).collect())) }
    }

    fn pile(&self, top: u8) -> impl Iterator<Item = Card> + '_ {
        let mut at = top;
        std::iter::from_fn(move || {
            if at == NONE {
                return None;
            }
            let card = Card::at(at);
            at = self.below[at as usize];
            Some(card)
        })
    }

    /// Lays a card onto the deck.
    #[inline]
    pub(crate) fn push_deck(&mut self, card: Card) {
        self.below[card.index()] = self.deck_top;
        self.deck_top = card.index() as u8;
    }

    #[inline]
    pub(super) fn pop_deck(&mut self, card: Card) {
        self.deck_top = self.below[card.index()];
        self.above_venice = self.above_venice.saturating_sub(1);
    }

    /// Lays a card onto a seat's pirates.
    #[inline]
    pub(crate) fn push_pirate(&mut self, seat: Seat, card: Card) {
        self.below[card.index()] = self.pirates_top[seat];
        self.pirates_top[seat] = card.index() as u8;
    }

    #[inline]
    pub(super) fn pop_pirate(&mut self, seat: Seat, card: Card) {
        self.pirates_top[seat] = self.below[card.index()];
    }

    /// Replaces the deck; the bottom card comes first.
    pub(super) fn stack_deck(&mut self, order: &Cards) {
        self.deck_top = NONE;
        for card in order.iter() {
            self.push_deck(*card);
        }
    }

    /// OM-9.3: the two sides learn the cards. For the others, any card of these goods that they knew to be with `from` may have moved.
    #[inline]
    pub(super) fn hand_over(&mut self, players: u8, from: Seat, to: Seat, cards: CardSet) {
        if cards.is_empty() {
            return;
        }
        let doubtful = of_the_same_goods(self.hands[from], cards);
        for seat in Seat::all(players) {
            if seat == from || seat == to {
                self.known[seat] = self.known[seat].minus(cards);
                self.near[seat] = self.near[seat].minus(cards);
            } else {
                self.known[seat] = self.known[seat].minus(doubtful);
                self.near[seat] = self.near[seat].minus(of_the_same_goods(self.near_at(seat, from), cards));
            }
        }
        self.known[from] = self.known[from].or(cards);
        self.hands[from] = self.hands[from].minus(cards);
        self.hands[to] = self.hands[to].or(cards);
    }
}

/// Those of `among` that show a good of `cards`.
#[inline]
pub(crate) fn of_the_same_goods(among: CardSet, cards: CardSet) -> CardSet {
    among.and(CardSet::of_goods(cards.goods()))
}

impl Hidden {
    /// OM-7.3: the pirates go into the deck, unseen; nobody knows them any more, nor what was "in hand or among the pirates".
    pub(super) fn lose_stacks(&mut self, players: u8, seat: Seat) {
        let pirates: CardSet = self.pirates(seat).collect();
        let doubtful = self.hands[seat].or(pirates);
        for other in Seat::all(players) {
            self.near[other] = self.near[other].minus(doubtful);
        }
        self.known[seat] = self.known[seat].minus(pirates);
        self.pirates_top[seat] = NONE;
    }
}
