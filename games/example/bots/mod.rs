//! The players of the example.

mod orders;

pub use orders::{Lay, Turns};

use bots::{Answer, Ask, Bot, BotKind, Bots, Considered, RandomBot};
use example::{Action, Example};
use game::Choices as _;

/// Draws while there are cards, then plays its lowest card. It never buries and never cheers.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyBot;

impl Bot<Example> for GreedyBot {
    fn choose(&mut self, ask: Ask<'_, Example>) -> Answer<Action> {
        let Ask { choices, mut chance, explain, .. } = ask;
        let action = match choices.cards.trailing_zeros() {
            _ if choices.draw => Action::Draw,
            lowest if lowest < u16::BITS => Action::Play(lowest as u8),
            _ => choices.sample(&mut chance),
        };
        let reasons = if explain {
            vec![Considered { action, worth: None, win: None, within: None, points: None, visits: 0 }]
        } else {
            Vec::new()
        };
        Answer { action, reasons }
    }
}

impl Bots for Example {
    const KINDS: &'static [BotKind] = &[BotKind::Random, BotKind::Greedy];

    type Orders = Turns;

    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Self>>> {
        match kind {
            BotKind::Random => Some(Box::new(RandomBot)),
            BotKind::Greedy => Some(Box::new(GreedyBot)),
            _ => None,
        }
    }
}
