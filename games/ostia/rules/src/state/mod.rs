//! The whole truth of a match at one moment, and what each event does to it. No rule is here.

pub(crate) mod evolve;
pub(crate) mod goods;
mod hidden;
mod public;

pub use goods::{Cards, GOODS, Good};
pub(crate) use hidden::Hands;
pub use hidden::{Answer, Hand, Hidden, Layout, Management, SecretDecision};
pub use public::{Phase, Public, Trader};

/// A match at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The public half.
    pub public: Public,
    /// The hidden half.
    pub hidden: Hidden,
}

impl State {
    /// Nothing is dealt yet.
    pub(crate) fn new(players: u8, cards: Cards) -> State {
        State { public: Public::new(players, cards), hidden: Hidden::new(players, cards) }
    }
}
