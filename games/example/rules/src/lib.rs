//! A toy with hidden cards, small enough to see at a glance that it is right, and faults that can be planted in it.
//!
//! Twelve cards. Everybody gets two. In turn, a seat draws from the deck, plays a card face up or buries one face down.
//! A seat that is not in turn may cheer, once a match. The match ends when nobody holds a card. Played cards count.
//!
//! It is in no list of games but that of the tests; `docs/adding-a-game.md` takes it as the smallest example.

#![allow(missing_docs, reason = "a toy")]

mod contract;
pub mod faults;
mod rules;
mod shown;

pub use rules::{
    ALL, Action, CARDS, Cards, Event, Knowledge, Public, Refusal, Seen, State, Toy, ToyChoices, ToyEdition, ToySetup,
};
pub use shown::{Menu, View};

#[cfg(feature = "bots")]
impl<const F: u8> bots::Bots for Toy<F> {
    const KINDS: &'static [bots::BotKind] = &[bots::BotKind::Random];

    type Orders = bots::NoOrders;

    fn bot(kind: bots::BotKind) -> Option<Box<dyn bots::Bot<Self>>> {
        match kind {
            bots::BotKind::Random => Some(Box::new(bots::RandomBot)),
            _ => None,
        }
    }
}
