//! The whole truth of a match at one moment: a plain value. No rule stands here.

pub(crate) mod board;
pub(crate) mod bundle;
pub(crate) mod card;
pub(crate) mod cargos;
pub(crate) mod claim;
pub(crate) mod data;
mod evolve;
pub(crate) mod hidden;
pub(crate) mod list;
pub(crate) mod offer;
pub(crate) mod public;

use hidden::Hidden;
use public::Public;

/// A match at one moment. (Whole lines of the cache: it is copied often.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct State {
    /// What lies open.
    pub public: Public,
    /// What does not.
    pub hidden: Hidden,
}

impl State {
    /// Nothing is dealt yet.
    pub(crate) fn new(players: u8) -> State {
        State { public: Public::new(players), hidden: Hidden::new(players) }
    }
}
