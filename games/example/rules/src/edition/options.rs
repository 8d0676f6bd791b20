//! The setup agreed before a match.

use game::SetupError;
use serde::{Deserialize, Serialize};

/// The setup agreed before a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 5 (EX-1.1).
    pub players: u8,
    /// EX-4.2: does the screen remember who buried last?
    pub memory: bool,
}

impl Setup {
    /// A setup that can be played, or what is wrong with it.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        SetupError::check_players(self.players, 2..=5)
    }
}

impl game::Setup for Setup {
    fn usual(players: u8) -> Result<Setup, SetupError> {
        let setup = Setup { players, memory: true };
        setup.check().map(|()| setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        match (option, value) {
            ("memory", "yes") => self.memory = true,
            ("memory", "no") => self.memory = false,
            ("memory", _) => return Err(SetupError::bad_value(option, value)),
            _ => return Err(SetupError::UnknownOption(option.into())),
        }
        Ok(())
    }

    fn options() -> &'static [(&'static str, &'static [&'static str])] {
        &[("memory", &["yes", "no"])]
    }
}
