//! The data of a box: cards, board, prices. Owners may bring their own.

use crate::Message;

/// The data a game is played with.
pub trait Edition: Sized + Clone {
    /// The edition that ships with the rules.
    fn builtin() -> Self;

    /// Reads an edition file (TOML), and reports all its mistakes at once.
    fn parse(text: &str) -> Result<Self, Vec<Fault>>;

    /// The text of the built-in edition: a valid file to start your own from.
    fn template() -> String;

    /// Its name, as the file says.
    fn name(&self) -> &str;

    /// Everything that can change a match, as bytes in a fixed order: the input of the edition's hash.
    fn canonical(&self) -> Vec<u8>;
}

/// One mistake in an edition file.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Line, from 1.
    pub line: u32,
    /// The clause it breaks; empty for mistakes of form.
    pub clause: &'static str,
    /// What is wrong.
    pub message: Message,
}
