//! What things are worth, in ducats: the figures the player uses. They are estimates; some were corrected by matches
//! against itself.

use oltre_mare::{Card, CardSet, GOODS, Good, Marker, OltreMare};

/// A card drawn unseen, as long as the next hand limit leaves room for it.
pub(super) const UNSEEN_CARD: f32 = 1.4;
/// A card that will have to go to the pirates: 1 at the end (OM-8.3), and it was worth something.
pub(super) const EXCESS: f32 = 2.2;
/// A card among the pirates (OM-8.3).
pub(super) const PIRATE: f32 = 1.0;
/// A card that will have to be bought to reach the load: 3 ducats for something worth less.
pub(super) const SHORTAGE: f32 = 0.6;
/// A card that can be played next turn and not only later.
pub(super) const TEMPO: f32 = 0.8;
/// A payout that cards still in hand promise, relative to one that is on board.
pub(super) const PROMISE: f32 = 0.95;
/// One more card of the top good, if none is in hand: the chance of getting one.
pub(super) const HOPE: f32 = 0.1;
/// A prestige tile (OM-6.2): a share of the prizes of both scorings.
pub(super) const TILE: f32 = 0.8;
/// A marker held, whatever it does (OM-8.4).
const MARKER: f32 = 0.9;
/// Turns that a marker is likely to stay active.
const MARKER_TURNS: f32 = 1.5;

/// The money saved when cards are bought from others: the price of a card from the deck (OM-3.8).
const PURSE: i32 = 3;
/// What even a poor seat pays for a card.
const PENNIES: i32 = 2;

/// The most that a seat with this many ducats pays in a deal.
#[inline]
pub(super) fn spending_money(ducats: i32) -> f32 {
    (ducats - PURSE).max(PENNIES) as f32
}

/// A symbol on a card that will be played some time, in the order of [`oltre_mare::Symbol::ALL`]: ducat, pirate,
/// market, ship.
const SYMBOL: [f32; 4] = [1.2, -0.8, 1.2, 0.5];

/// The same for every set of symbols.
const SYMBOLS: [f32; 16] = {
    let mut sums = [0.0; 16];
    let mut set = 0;
    while set < sums.len() {
        let mut symbol = 0;
        while symbol < SYMBOL.len() {
            if set >> symbol & 1 == 1 {
                sums[set] += SYMBOL[symbol];
            }
            symbol += 1;
        }
        set += 1;
    }
    sums
};

/// The symbols of a card.
#[inline]
pub(super) fn symbols(game: &OltreMare, card: Card) -> f32 {
    SYMBOLS[usize::from(game.face(card).symbols) % SYMBOLS.len()]
}

/// The worth of an active marker in a turn (OM-2.2, OM-3.9, OM-4.4 to OM-4.6).
const fn in_a_turn(marker: Marker) -> f32 {
    match marker {
        Marker::CalmSea => 0.8,
        Marker::GoodBusiness => 1.8,
        Marker::PiratesBeaten => 1.4,
        Marker::FavourableRelations => 1.6,
        Marker::Compass => 0.0,
        Marker::LocalInfluence => 1.2,
    }
}

/// An active marker that is kept, with this many turns to come.
#[inline]
pub(super) fn kept_marker(marker: Option<Marker>, later: f32) -> f32 {
    marker.map_or(0.0, |marker| in_a_turn(marker) * later.min(MARKER_TURNS))
}

/// A marker that is taken.
#[inline]
pub(super) fn taken_marker(marker: Marker, later: f32) -> f32 {
    MARKER + kept_marker(Some(marker), later)
}

/// How many cards of each good, in one number: six bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tally(u64);

impl Tally {
    pub(super) const EMPTY: Tally = Tally(0);

    #[inline]
    pub(super) fn of(cards: CardSet) -> Tally {
        Tally(Good::ALL.into_iter().fold(0, |sum, good| sum | (cards.of(good).len() as u64) << (6 * good.index())))
    }

    #[inline]
    pub(super) const fn one(good: Good) -> Tally {
        Tally(1 << (6 * good.index()))
    }

    #[inline]
    pub(super) const fn count(self, good: Good) -> usize {
        (self.0 >> (6 * good.index()) & 63) as usize
    }

    /// Is there no other good?
    #[inline]
    pub(super) const fn is_only(self, good: Good) -> bool {
        self.0 & !(63 << (6 * good.index())) == 0
    }

    /// All together.
    #[inline]
    pub(super) fn len(self) -> usize {
        Good::ALL.into_iter().map(|good| self.count(good)).sum()
    }

    /// The sum; a good has at most 20 cards, so nothing overflows.
    #[inline]
    pub(super) const fn plus(self, other: Tally) -> Tally {
        Tally(self.0 + other.0)
    }

    /// Without some that are in it.
    #[inline]
    pub(super) const fn minus(self, part: Tally) -> Tally {
        Tally(self.0 - part.0)
    }

    /// Payouts when each good becomes one group (OM-0.1).
    #[inline]
    pub(super) fn payouts(self) -> i32 {
        (0..GOODS).map(|g| Good::ALL[g].payout((self.0 >> (6 * g) & 63) as usize)).sum()
    }

    /// The same if one of the groups is added to one that is already on board.
    #[inline]
    pub(super) fn payouts_upon(self, top: Group) -> i32 {
        let Some(good) = top.good else { return self.payouts() };
        let more = self.count(good);
        self.payouts() - good.payout(more) + good.payout(top.cards + more) - good.payout(top.cards)
    }
}

/// The top group of a cargo: the one that can still grow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Group {
    pub(super) good: Option<Good>,
    pub(super) cards: usize,
}

impl Group {
    /// The group with one more card.
    #[inline]
    pub(super) fn next_step(self) -> i32 {
        self.good.map_or(0, |good| good.payout(self.cards + 1) - good.payout(self.cards))
    }
}
