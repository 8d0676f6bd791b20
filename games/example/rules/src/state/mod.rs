//! The whole truth of a match at one moment, and what each event does to it. No rule is here.

mod evolve;

use game::{BySeat, Chance, Seat, SeatSet, nth_bit};

/// Cards in the game (EX-1.1). They are numbered from 1.
pub const CARDS: u8 = 12;
/// A set of cards: one bit for each.
pub type Cards = u16;
/// All cards of the game.
pub const ALL: Cards = ((1 << CARDS) - 1) << 1;

/// Is there a card of this number?
pub const fn is_card(card: u8) -> bool {
    1 <= card && card <= CARDS
}

/// The set with this card alone; empty if there is no such card.
pub const fn one(card: u8) -> Cards {
    if is_card(card) { 1 << card } else { 0 }
}

/// A random card of a set that is not empty.
pub(crate) fn a_card_of(cards: Cards, chance: &mut impl Chance) -> u8 {
    nth_bit(cards.into(), chance.below(cards.count_ones())) as u8
}

/// The public half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// Whose turn it is.
    pub turn: Seat,
    /// Turns that have ended.
    pub turns: u32,
    /// Cards left in the deck.
    pub deck: u8,
    /// Cards in each hand.
    pub hand: BySeat<u8>,
    /// Cards that each seat has buried.
    pub buried: BySeat<u8>,
    /// Which cards each seat has played.
    pub played: BySeat<Cards>,
    /// The seats that have cheered.
    pub cheered: SeatSet,
    /// The seat that buried last.
    pub last_burier: Option<Seat>,
}

/// A match at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The public half.
    pub public: Public,
    /// The cards each seat holds.
    pub hands: BySeat<Cards>,
    /// The cards each seat has buried.
    pub buried: BySeat<Cards>,
    /// The cards of the deck; chance decides which one is drawn, when it is drawn.
    pub deck: Cards,
}

impl State {
    /// Nothing is dealt yet.
    pub(crate) fn new(players: u8) -> State {
        let public = Public {
            turn: Seat::at(0),
            turns: 0,
            deck: CARDS,
            hand: BySeat::all(players, 0),
            buried: BySeat::all(players, 0),
            played: BySeat::all(players, 0),
            cheered: SeatSet::EMPTY,
            last_burier: None,
        };
        State { public, hands: BySeat::all(players, 0), buried: BySeat::all(players, 0), deck: ALL }
    }
}
