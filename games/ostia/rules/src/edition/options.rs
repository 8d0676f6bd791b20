//! The setup agreed before a match.

use game::{Seat, SetupError};
use serde::{Deserialize, Serialize};

/// OS-3.4: is there a second look at the counting house?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beats {
    /// A seat that has seen the sizes may rearrange.
    #[default]
    TwoBeat,
    /// Without the second look, for slow tables.
    OneBeat,
}

impl Beats {
    fn is_usual(&self) -> bool {
        *self == Beats::default()
    }
}

/// The setup agreed before a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 3 to 5 (OS-0.5).
    pub players: u8,
    /// OS-1.3: the start player; if none is given, one is drawn by lot.
    #[serde(default)]
    pub start: Option<Seat>,
    /// OS-0.5: without the ivory cards.
    #[serde(default)]
    pub first_game: bool,
    /// OS-8.3: does the screen remember the lots others bought?
    #[serde(default = "remembers")]
    pub memory: bool,
    /// OS-3.4: the steps of the counting house. The usual number is not written: version 1 of the rules had no such
    /// option.
    #[serde(default, skip_serializing_if = "Beats::is_usual")]
    pub counter: Beats,
}

fn remembers() -> bool {
    true
}

impl Setup {
    /// A setup that can be played, or what is wrong with it.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        SetupError::check_players(self.players, 3..=5)?;
        SetupError::check_start(self.start, self.players)
    }
}

impl game::Setup for Setup {
    fn usual(players: u8) -> Result<Setup, SetupError> {
        let setup = Setup { players, start: None, first_game: false, memory: true, counter: Beats::TwoBeat };
        setup.check().map(|()| setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        let bad = || SetupError::bad_value(option, value);
        let yes = || match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(bad()),
        };
        match option {
            "start" => self.start = SetupError::read_start(value, self.players)?,
            "first-game" => self.first_game = yes()?,
            "memory" => self.memory = yes()?,
            "counter" => {
                self.counter = match value {
                    "two-beat" => Beats::TwoBeat,
                    "one-beat" => Beats::OneBeat,
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
            ("first-game", &["no", "yes"]),
            ("memory", &["yes", "no"]),
            ("counter", &["two-beat", "one-beat"]),
        ]
    }
}
