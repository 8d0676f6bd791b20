//! Puts messages into words and quotes the rules, in four languages: for terminals, Python and language models.
//! A browser does the same for itself.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod json;
mod language;
pub mod rulebook;
mod words;

pub use language::{Language, UnknownLanguage};
pub use rulebook::clause;
pub use words::{Words, catalogue_has};
