//! Statistics over many matches. Only simulations ask for them.

use crate::Game;
use serde::Serialize;

/// A game with statistics.
pub trait Counted: Game {
    /// The statistics worth keeping.
    type Stats: Stats<Self::Event>;
}

/// Counts what is worth counting in one game, event by event.
pub trait Stats<E>: Default + Clone + Send {
    /// Takes one event into account.
    fn note(&mut self, event: &E);

    /// Adds the counts of another.
    fn merge(&mut self, other: &Self);

    /// Turns (or rounds of turns) played.
    fn turns(&self) -> u64;

    /// The figures of this game, as one JSON object; `games` is the number of matches counted.
    fn report(&self, games: u64) -> impl Serialize;
}
