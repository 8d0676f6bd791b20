//! Players made of code.
//!
//! A [`Bot`] gets what its seat knows and what its seat can do, never the state of the match.
//! [`Playout`] is the fast way to let random players finish a match: the same rules, nothing built that nobody reads.

mod dice;
mod greedy;
mod kind;
mod oltre_mare;
pub mod ostia;
mod playout;
mod random;

pub use dice::{BotDice, Dice};
pub use kind::{BotKind, UnknownBot};
pub use playout::{Played, Playout};
pub use random::RandomBot;

use game::{Chance, Game};

/// A player. It is asked only when it has something to choose from.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the actions that `choices` holds.
    fn choose(
        &mut self,
        game: &G,
        knowledge: &G::Knowledge,
        choices: &G::Choices,
        chance: &mut dyn Chance,
    ) -> G::Action;
}
