//! The actions a seat can choose from.

use serde::{Deserialize, Serialize};

/// One complete intent. Anybody may send anything: the chapters decide whether it is legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "action", content = "card", rename_all = "snake_case")]
pub enum Action {
    /// EX-2.1: draw a card.
    Draw,
    /// EX-2.1: play this card face up.
    Play(u8),
    /// EX-2.1: bury this card face down.
    Bury(u8),
    /// EX-2.4.
    Cheer,
}

impl game::Action for Action {
    /// Cheering answers no question, so it fits at any moment.
    fn names_target(&self) -> bool {
        *self == Action::Cheer
    }
}
