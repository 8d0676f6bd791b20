//! What is agreed before a match.

use crate::Message;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// What is agreed before a match: number of players and options.
pub trait Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// The usual setup for this many players.
    fn usual(players: u8) -> Result<Self, SetupError>;

    /// The same for one person against bots: the screen may remember for them what they were shown.
    fn alone(self) -> Self {
        self
    }

    /// How many seats.
    fn players(&self) -> u8;

    /// Sets an option by its name, as on a command line.
    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError>;

    /// Names of the options with their possible values.
    fn options() -> &'static [(&'static str, &'static [&'static str])];
}

/// A setup that cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub enum SetupError {
    /// Wrong number of players.
    Players {
        /// Asked for.
        got: u8,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// There is no such option.
    UnknownOption(String),
    /// The option has no such value.
    BadValue {
        /// Option.
        option: String,
        /// Value.
        value: String,
    },
}

impl SetupError {
    /// As something to be said.
    pub fn message(&self) -> Message {
        match self {
            SetupError::Players { got, min, max } => {
                Message::new("setup-players").with("got", *got).with("min", *min).with("max", *max)
            }
            SetupError::UnknownOption(option) => Message::new("setup-unknown-option").with("option", option.clone()),
            SetupError::BadValue { option, value } => {
                Message::new("setup-bad-value").with("option", option.clone()).with("value", value.clone())
            }
        }
    }
}
