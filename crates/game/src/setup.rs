//! The setup agreed before a match.

use crate::{Message, Seat};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The setup agreed before a match: number of players and options.
pub trait Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// The usual setup for this many players.
    fn usual(players: u8) -> Result<Self, SetupError>;

    /// The same for one person against bots: the screen may remember what that person was shown.
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
    /// Is the game for this many players?
    ///
    /// # Errors
    /// If it is not.
    pub fn check_players(got: u8, known: RangeInclusive<u8>) -> Result<(), SetupError> {
        if known.contains(&got) {
            return Ok(());
        }
        Err(SetupError::Players { got, min: *known.start(), max: *known.end() })
    }

    /// Is the start seat at the table?
    ///
    /// # Errors
    /// If it does not.
    pub fn check_start(start: Option<Seat>, players: u8) -> Result<(), SetupError> {
        match start {
            Some(seat) if seat.index() >= usize::from(players) => {
                Err(SetupError::bad_value("start", &seat.to_string()))
            }
            _ => Ok(()),
        }
    }

    /// The value of the option `start`: the number of a seat at the table, or `random`.
    ///
    /// # Errors
    /// If it is neither.
    pub fn read_start(value: &str, players: u8) -> Result<Option<Seat>, SetupError> {
        if value == "random" {
            return Ok(None);
        }
        let seat = value.parse().ok().and_then(Seat::from_number);
        let seat = Some(seat.ok_or_else(|| SetupError::bad_value("start", value))?);
        SetupError::check_start(seat, players).map(|()| seat)
    }

    /// The option has no such value.
    pub fn bad_value(option: &str, value: &str) -> SetupError {
        SetupError::BadValue { option: option.into(), value: value.into() }
    }

    /// As a message.
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
