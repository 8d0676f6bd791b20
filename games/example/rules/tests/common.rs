//! Helpers for the tests of all chapters.

use example::Example;
pub use example::scenario::{cards, position, without_deck};
pub use testkit::at_table::{act, refused, seat};

/// The usual table.
pub fn table(players: u8) -> Example {
    testkit::at_table::usual(players)
}

/// A dealt match.
pub fn dealt(game: &Example, seed: u64) -> example::State {
    testkit::at_table::dealt(game, seed).0
}
