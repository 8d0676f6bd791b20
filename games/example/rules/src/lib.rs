//! The rules of the example: the smallest complete game, to copy (`docs/adding-a-game.md`).
//!
//! - `rules`: the struct and the index of which chapter judges and carries out which action; `run`: one action being carried out.
//! - `chapters/`: one file for each chapter of `games/example/rulebook/en.md`; `edition/`: the box and the options; `state/`: the whole truth.
//! - `moves/`: actions, choices, events and refusals; `knowledge/`: what one observer knows (EX-4).
//! - `encoded`: what a seat knows as numbers, for learners.
//! - `shown/`: everything that screens, terminals and files need beyond the rules; `scenario`: positions for tests.
//!
//! Only builds of the tests list it among the games.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

// The bots beside the rules refer to them by name, as any other crate would.
#[cfg(feature = "bots")]
extern crate self as example;

#[cfg(feature = "bots")]
#[path = "../../bots/mod.rs"]
pub mod bots;
mod chapters;
mod edition;
mod encoded;
mod knowledge;
mod moves;
mod rules;
mod run;
#[doc(hidden)]
pub mod scenario;
mod shown;
mod state;

pub use edition::{Edition, Setup};
pub use knowledge::{Knowledge, SeenEvent};
pub use moves::{Action, Choices, Event, Refusal};
pub use rules::Example;
pub use shown::{Facts, Menu, Preview, SeatView, Stats, View};
pub use state::{ALL, CARDS, Cards, Public, State, is_card, one};
