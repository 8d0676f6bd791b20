//! OM-0.5, OM-1.3, OM-3.17, OM-9.4: what is agreed before a match.

use crate::state::{CardSet, Good};
use game::{Seat, SetupError};
use serde::{Deserialize, Serialize};

/// OM-9.4: how much of what a player was shown the screen still shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Memory {
    /// Top cards only.
    #[default]
    AsPrinted,
    /// Own cargo and own known pirates.
    OwnStacks,
    /// All cargos as well.
    AllCargos,
}

/// The setup agreed before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 5 (OM-0.5).
    pub players: u8,
    /// Start player; random if not set (OM-1.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
    /// OM-9.4.
    #[serde(default)]
    pub memory: Memory,
    /// Offers and postings are allowed. Off: only purchases, for study (OM-3.17).
    #[serde(default = "yes")]
    pub talk: bool,
}

fn yes() -> bool {
    true
}

impl Setup {
    /// The usual setup, with options to be changed; the number of players is checked when rules are made from it.
    pub fn of(players: u8) -> Setup {
        Setup { players, start: None, memory: Memory::default(), talk: true }
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        SetupError::check_players(self.players, 2..=5)?;
        SetupError::check_start(self.start, self.players)
    }

    /// OM-0.5.
    pub(crate) fn cards_in_play(&self) -> CardSet {
        if self.players == 2 { CardSet::ALL.minus(Good::Grain.cards()) } else { CardSet::ALL }
    }
}

impl game::Setup for Setup {
    fn usual(players: u8) -> Result<Setup, SetupError> {
        let setup = Setup::of(players);
        setup.check().map(|()| setup)
    }

    /// OM-9.4.
    fn alone(self) -> Setup {
        Setup { memory: Memory::OwnStacks, ..self }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        let bad = || SetupError::bad_value(option, value);
        match option {
            "start" => self.start = SetupError::read_start(value, self.players)?,
            "memory" => {
                self.memory = match value {
                    "as-printed" => Memory::AsPrinted,
                    "own-stacks" => Memory::OwnStacks,
                    "all-cargos" => Memory::AllCargos,
                    _ => return Err(bad()),
                }
            }
            "talk" => {
                self.talk = match value {
                    "on" => true,
                    "off" => false,
                    _ => return Err(bad()),
                }
            }
            _ => return Err(SetupError::UnknownOption(option.into())),
        }
        Ok(())
    }

    fn options() -> &'static [(&'static str, &'static [&'static str])] {
        &[
            ("start", &["random", "1", "2", "3", "4", "5"]),
            ("memory", &["as-printed", "own-stacks", "all-cargos"]),
            ("talk", &["on", "off"]),
        ]
    }
}
