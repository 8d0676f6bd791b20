//! The rules of Ostia.
//!
//! - `rules`: the struct and the index of which chapter judges and carries out which action; `run`: one action being carried out.
//! - `chapters/`: one file for each chapter of `games/ostia/rulebook/en.md`; `edition/`: the box and the options; `state/`: the whole truth.
//! - `moves/`: actions, choices, events and refusals; `knowledge/`: what one observer knows (OS-8).
//! - `encoded`: what a seat knows as numbers, for learners.
//! - `shown/`: everything that screens, terminals and files need beyond the rules; `scenario/`: positions for tests.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

// The bots beside the rules refer to them by name, as any other crate would.
#[cfg(feature = "bots")]
extern crate self as ostia;

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
#[allow(clippy::expect_used, clippy::indexing_slicing, reason = "positions for tests: a wrong one shall fail")]
#[doc(hidden)]
pub mod scenario;
mod shown;
mod state;

pub use chapters::counter::BLUFFS;
pub use chapters::money::{CREDIT, STOREHOUSE_SOLD};
pub use chapters::senate::share_places;
pub use chapters::setup::ROUNDS;
pub use chapters::storehouses::{CREDIT_REPAID, MOST_STOREHOUSES, Means, STOREHOUSE_BUILT};
pub use edition::{Beats, Edition, SENATE_CARDS, Setup};
pub use knowledge::{Knowledge, Own, SeenEvent};
pub use moves::{Action, Choices, Event, Refusal};
pub use rules::Ostia;
pub use shown::{
    Building, Effect, Facts, GoodFacts, LotView, Menu, OwnView, PairFacts, Preview, SeatView, Sold, Stats, Values, View,
};
pub use state::{
    Answer, Cards, GOODS, Good, Hand, Hidden, Layout, Management, Phase, Public, SecretDecision, State, Trader,
};
