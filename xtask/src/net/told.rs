//! What the server says, as far as we need it: everything else is skipped unread.

use serde::Deserialize;
use serde_json::Value;
use std::io;

/// A message.
#[derive(Deserialize, Debug)]
pub struct Told {
    /// Which.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// The command that is answered, or that became the step, if it is the player's own.
    #[serde(default)]
    pub id: Option<String>,
    /// Of the step.
    #[serde(default)]
    pub version: Option<u32>,
    /// The state of the table.
    #[serde(default)]
    pub now: Option<Now>,
    /// The steps so far, with the whole table.
    #[serde(default)]
    pub log: Vec<Logged>,
    /// Why a command was rejected.
    #[serde(default)]
    pub refusal: Option<Refusal>,
    /// Why a table cannot be followed, or a frame not understood.
    #[serde(default)]
    pub message: Option<Key>,
    /// The walk that is answered.
    #[serde(default)]
    pub ask: Option<u32>,
    /// Where it has got to.
    #[serde(default)]
    pub walk: Option<Walk>,
}

/// Which message.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Welcome,
    Table,
    Step,
    Done,
    Rejected,
    Walked,
    Gone,
    Error,
    #[serde(other)]
    Other,
}

/// A step in the log.
#[derive(Deserialize, Clone, Debug)]
pub struct Logged {
    pub version: u32,
    #[serde(default)]
    pub id: Option<String>,
    pub what: What,
}

/// What happened.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub struct What {
    pub what: String,
    /// The player's own seat.
    #[serde(default)]
    pub action: Option<Action>,
    /// Why a bot took over.
    #[serde(default)]
    pub why: Option<String>,
}

/// An action, as data of a game unknown here.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub struct Action {
    pub action: Value,
}

/// The state of a table.
#[derive(Deserialize, Clone, Debug)]
pub struct Now {
    pub version: u32,
    pub stage: String,
    #[serde(default)]
    pub turn: Option<Turn>,
    #[serde(default)]
    pub choices: Option<Choices>,
}

impl Now {
    /// Nothing more can be played.
    pub fn is_over(&self) -> bool {
        self.stage == "over"
    }
}

/// Who must act.
#[derive(Deserialize, Clone, Debug)]
pub struct Turn {
    pub must: Vec<u8>,
}

/// The actions open to the player.
#[derive(Deserialize, Clone, Debug)]
pub struct Choices {
    pub question: u32,
    pub forced: Option<Value>,
    pub wishes: Vec<Wish>,
}

/// A complete action.
#[derive(Deserialize, Clone, Debug)]
pub struct Wish {
    pub action: Value,
    pub refusal: Option<serde::de::IgnoredAny>,
}

/// Why not.
#[derive(Deserialize, Clone, Debug)]
pub struct Refusal {
    pub message: Key,
}

/// A message of the catalogue.
#[derive(Deserialize, Clone, Debug)]
pub struct Key {
    pub key: String,
}

/// Where a walk has got to.
#[derive(Deserialize, Clone, Debug)]
#[serde(tag = "walk", rename_all = "snake_case")]
pub enum Walk {
    Pick { options: Vec<Pick> },
    Whole(Action),
    Astray,
}

/// An option of a pick.
#[derive(Deserialize, Clone, Debug)]
pub struct Pick {
    pub pick: u8,
}

impl Told {
    /// Reads a message.
    pub fn read(text: &str) -> io::Result<Told> {
        serde_json::from_str(text).map_err(io::Error::other)
    }
}
