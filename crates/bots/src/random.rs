//! The player that plays at random.

use crate::{Answer, Ask, Bot, Considered};
use game::{Choices, Game};

/// Takes every slot of an action at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, mut ask: Ask<'_, G>) -> Answer<G::Action> {
        let action = ask.choices.sample(&mut ask.chance);
        let reasons = if ask.explain {
            vec![Considered { action, worth: None, win: None, within: None, points: None, visits: 0 }]
        } else {
            Vec::new()
        };
        Answer { action, reasons }
    }
}
