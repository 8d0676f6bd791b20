//! The player that does anything.

use crate::Bot;
use game::{Chance, Choices, Game};

/// Takes every slot of an action at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, _: &G, _: &G::Knowledge, choices: &G::Choices, mut chance: &mut dyn Chance) -> G::Action {
        choices.sample(&mut chance)
    }
}
