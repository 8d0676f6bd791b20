//! A lesson as written in its file.

use record::Seed;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Script {
    pub players: u8,
    /// The seed of the deal, and of all later chance.
    pub seed: Seed,
    /// The learner's.
    pub seat: u8,
    /// Of the game.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    pub step: Vec<ScriptStep>,
}

/// A comment, what the learner does there, and what then happens by itself.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptStep {
    /// Its name: the words are under `learn-GAME-NAME` in the catalogues.
    pub say: String,
    /// The things it points at, by names that the screen knows.
    #[serde(default)]
    pub at: Vec<String>,
    /// The move of the learner, in notation; without it the comment is only read.
    pub play: Option<String>,
    /// The next moves, by the number of the seat and in notation.
    #[serde(default)]
    pub then: Vec<String>,
    /// The next moves are not shown one by one.
    #[serde(default)]
    pub leap: bool,
}
