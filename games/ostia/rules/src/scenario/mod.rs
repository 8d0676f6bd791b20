//! Positions for tests: valid states, built from what a clause talks about.

use crate::rules::Ostia;
use crate::state::{Cards, Good, Phase, State, Trader};
use game::{Game, Seat};

/// Builds a state. Anything left out is as after setup; goods not placed are in the pile.
#[derive(Clone, Debug)]
pub struct Scenario<'a> {
    rules: &'a Ostia,
    state: State,
}

/// Cards from words: `"ivory wheat wheat"`.
///
/// # Panics
/// If a word is not a type of goods.
pub fn cards(words: &str) -> Cards {
    let good = |word: &str| Good::from_name(word).unwrap_or_else(|| panic!("{word} is not a type of goods"));
    words.split_whitespace().map(good).collect()
}

/// The seat with this number, as people count.
///
/// # Panics
/// If there can be no such seat.
pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap_or_else(|| panic!("there is no seat {number}"))
}

impl<'a> Scenario<'a> {
    /// A table in round 1 with seat 1 as start player, senate card S1 active and S2 next.
    pub fn new(rules: &'a Ostia) -> Scenario<'a> {
        let mut state = rules.blank();
        state.public.round = 1;
        state.public.active = Some(0);
        state.public.next = Some(1);
        state.public.senate_left = 0b11_1100;
        Scenario { rules, state }
    }

    fn trader(&mut self, number: usize) -> &mut Trader {
        &mut self.state.public.traders[seat(number)]
    }

    /// In this round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.state.public.round = round;
        self
    }

    /// With this start player.
    #[must_use]
    pub fn start(mut self, number: usize) -> Self {
        self.state.public.start = seat(number);
        self
    }

    /// With this senate card active (S1 is 1).
    #[must_use]
    pub fn active(mut self, card: u8) -> Self {
        self.state.public.active = Some(card - 1);
        self
    }

    /// With only this senate card never opened (S1 is 1).
    #[must_use]
    pub fn put_away(mut self, card: u8) -> Self {
        self.state.public.senate_left = 1 << (card - 1);
        self.state.public.next = None;
        self
    }

    /// Denarii, storehouses and loans of a seat.
    #[must_use]
    pub fn means(mut self, number: usize, cash: u16, storehouses: u8, credits: u8) -> Self {
        let before = self.trader(number).cash;
        self.state.public.bank += i32::from(before) - i32::from(cash);
        let trader = self.trader(number);
        (trader.cash, trader.storehouses, trader.credits) = (cash, storehouses, credits);
        self
    }

    /// Victory points of a seat.
    #[must_use]
    pub fn vp(mut self, number: usize, vp: u8) -> Self {
        self.trader(number).vp = vp;
        self
    }

    /// Goods of a seat, unknown to the others.
    #[must_use]
    pub fn stock(mut self, number: usize, words: &str) -> Self {
        let cards = self.draw_from_pile(cards(words));
        self.trader(number).stock += cards.total();
        self.state.hidden.hands[seat(number)].stock += cards;
        self
    }

    /// Goods on the ship side of a seat.
    #[must_use]
    pub fn ship(mut self, number: usize, words: &str) -> Self {
        let cards = self.draw_from_pile(cards(words));
        self.trader(number).ship += cards.total();
        self.state.hidden.hands[seat(number)].ship += cards;
        self
    }

    /// Market cards.
    #[must_use]
    pub fn market(mut self, words: &str) -> Self {
        let cards = self.draw_from_pile(cards(words));
        self.state.public.market = cards;
        self.state.public.forum_open = true;
        self
    }

    /// Leaves only these cards in the pile; the rest of it goes to the discards.
    #[must_use]
    pub fn pile_of(mut self, words: &str) -> Self {
        let (pile, kept) = (self.state.hidden.pile, cards(words));
        self.state.hidden.pile = kept;
        self.state.public.pile = kept.total();
        self.state.public.pile_at_most = kept;
        self.state.public.discards += pile - kept;
        self
    }

    /// What the table waits for.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Self {
        self.state.public.ask(phase);
        self
    }

    /// With this lot on sale, and the seat on the seller's left asked first. The goods come from the pile.
    #[must_use]
    pub fn lot(mut self, seller: usize, words: &str) -> Self {
        let lot = self.draw_from_pile(cards(words));
        let next = seat(seller).next(self.rules.players());
        self.trader(seller).ship += lot.total();
        self.state.public.put_up(seat(seller), lot, self.rules.minimum(lot));
        self.phase(Phase::Bid(next))
    }

    /// The state.
    pub fn build(&self) -> State {
        self.state
    }

    fn draw_from_pile(&mut self, cards: Cards) -> Cards {
        self.state.hidden.pile -= cards;
        self.state.public.pile -= cards.total();
        cards
    }
}
