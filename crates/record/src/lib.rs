//! A match as data: seeds and chance, the match file, undo, replay and verification.
//!
//! A running match is a [`Match`]: rules, state and the log of everything that happened.
//! A [`Scribe`] writes it as JSON lines, [`MatchFile`] reads them, [`MatchFile::rerun`] plays them again and compares.
//! `docs/match-file.md` describes the format.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod chain;
mod chance;
mod entry;
mod fault;
mod file;
pub mod hex;
mod live;
mod read;
mod rerun;
mod seed;
mod shuffle;
mod undo;
mod write;

pub use chain::{Chain, Digest};
pub use chance::{StepChance, below};
pub use entry::{Entry, EntryOf, Record, RecordOf};
pub use fault::{FaultReason, FileFault};
pub use file::{EditionId, End, FORMAT, Header, MatchFile};
pub use live::{Match, NotPlayed};
pub use read::game_of;
pub use rerun::{Proof, Rerun};
pub use seed::Seed;
pub use shuffle::{Commitment, Nonce, Shuffle, ShuffleLie, ShuffleSecret};
pub use undo::NoUndo;
pub use write::{Scribe, create};
