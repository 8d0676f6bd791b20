//! An environment for learners: many matches at once, each waiting for one pick.
//!
//! An action is made by picks, in the order of [`game::Choices::decide`]: what to do, with whom, which cards, how much.
//! Each pick is one of at most [`OPTIONS`] options, and a mask says which. Nobody is asked if there is only one.
//! [`Play`] is one match, [`Batch`] many of them over arrays of the caller, [`create`] a batch of a game known by its name.
//! [`session`] is one match to search in, with bots, views and notation.
//! An observation is built from what the seat knows, and from nothing else ([`Layout`] names its bytes).

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod batch;
mod config;
mod layout;
mod misuse;
mod play;
mod pool;
mod reward;
pub mod session;

pub use batch::{Batch, Buffers, Environments, MASK, Shape, Tally, sample};
pub use config::{Config, create, game};
pub use layout::{Layout, PICKS_TOLD, Placed, slots};
pub use misuse::Misuse;
pub use play::{Asked, Moved, Play};
pub use pool::MOST_THREADS;
pub use reward::Reward;

/// Options of a pick, and bits of a mask.
pub const OPTIONS: usize = 128;
