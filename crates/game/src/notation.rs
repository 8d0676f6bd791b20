//! Actions as text: for match files, terminals and programs.

use crate::{Arg, Game, Message};

/// A game whose actions can be written on one line, and read back.
pub trait Notation: Game {
    /// The action on one line, as a match file holds it.
    fn write_action(&self, action: &Self::Action) -> String;

    /// Reads an action. With the knowledge of the acting seat, short forms are completed (a good stands for a held card
    /// of it).
    fn read_action(&self, text: &str, knowledge: Option<&Self::Knowledge>) -> Result<Self::Action, Misread>;
}

/// Text that is not an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Misread {
    /// The word that could not be read; empty at the end of the line.
    pub word: String,
    /// What was expected there, as a key of the catalogue.
    pub expected: &'static str,
}

impl Misread {
    /// Found `word` instead of `expected`.
    pub fn new(word: impl Into<String>, expected: &'static str) -> Misread {
        Misread { word: word.into(), expected }
    }

    /// As a message.
    pub fn message(&self) -> Message {
        let key = if self.word.is_empty() { "misread-end" } else { "misread-word" };
        Message::new(key).with("word", self.word.clone()).with("expected", Arg::Term(self.expected))
    }
}
