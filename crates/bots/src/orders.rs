//! Standing orders: what the house does in a player's seat while they are away.
//!
//! They are less than a bot: a few instructions that a person wrote down. Any question they do not cover waits for that
//! person.
//! Like a bot they get what the seat knows and can do, never the state of the match.

use game::{Choices as _, Game, Message};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// The orders of a game: plain data that anybody may send.
pub trait Orders<G: Game>: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// They are written for one turn (or round) and lapse with it; otherwise they hold until they are revoked.
    const ONE_TURN: bool;

    /// Do orders written in that turn (or round) still hold in this one?
    fn hold(&self, written: u32, now: u32) -> bool {
        !Self::ONE_TURN || written == now
    }

    /// Why they cannot be accepted: something in them is impossible.
    fn misfit(&self, _game: &G) -> Option<Message> {
        None
    }

    /// Their answer to this question, if they have one. It need not be legal.
    fn says(&self, game: &G, knowledge: &G::Knowledge, choices: &G::Choices) -> Option<G::Action>;

    /// The action they ask for now. A question without an order waits.
    ///
    /// Each answer settles a question or an offer, and none asks anybody anything: orders cannot keep a match going for
    /// ever.
    fn obey(&self, game: &G, knowledge: &G::Knowledge, choices: &G::Choices) -> Option<G::Action> {
        if choices.is_empty() {
            return None;
        }
        self.says(game, knowledge, choices).filter(|action| choices.contains(action))
    }
}

/// For a game without orders: this type has no values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoOrders {}

impl<G: Game> Orders<G> for NoOrders {
    const ONE_TURN: bool = false;

    fn says(&self, _: &G, _: &G::Knowledge, _: &G::Choices) -> Option<G::Action> {
        match *self {}
    }
}

/// Refuses a list that names a thing twice: which of the two would count?
pub fn each_once<T, K: PartialEq>(list: &[T], key: impl Fn(&T) -> K) -> Result<(), &'static str> {
    let twice = |(place, one): (usize, &T)| list.iter().skip(place + 1).any(|other| key(other) == key(one));
    if list.iter().enumerate().any(twice) { Err("something is named twice") } else { Ok(()) }
}
