//! Standing orders for the example: what to do in one's turn.

use bots::Orders;
use example::{Action, Choices, Example, Knowledge};
use serde::{Deserialize, Serialize};

/// For every turn until they are revoked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// Draw while there are cards.
    pub draw: bool,
    /// Then this is done with the lowest card; nothing waits for the player.
    pub lowest: Option<Lay>,
}

/// What is done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lay {
    /// EX-2.1.
    Play,
    /// EX-2.1.
    Bury,
}

impl Orders<Example> for Turns {
    const ONE_TURN: bool = false;

    fn says(&self, _: &Example, _: &Knowledge, choices: &Choices) -> Option<Action> {
        if self.draw && choices.draw {
            return Some(Action::Draw);
        }
        let lowest = choices.cards.trailing_zeros();
        let lay = self.lowest.filter(|_| lowest < u16::BITS)?;
        Some(match lay {
            Lay::Play => Action::Play(lowest as u8),
            Lay::Bury => Action::Bury(lowest as u8),
        })
    }
}
