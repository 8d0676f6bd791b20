//! Oltre Mare by Emanuele Ornella: the rules, clause by clause (`games/oltre-mare/rulebook/en.md`).
//!
//! `rules` is the game and the index of its `chapters`, `run` one action being carried out; `state` is the whole truth,
//! `knowledge` what one observer has of it; `moves` are the actions, choices, refusals and events;
//! `edition` is the data of the box with the options of a match; `shown` is all that screens and files get;
//! `scenario` builds positions for tests.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

// The bots beside the rules speak of them by their name, as any other crate would.
#[cfg(feature = "bots")]
extern crate self as oltre_mare;

#[cfg(feature = "bots")]
#[path = "../../bots/mod.rs"]
pub mod bots;
mod chapters;
mod edition;
mod knowledge;
mod moves;
mod rules;
mod run;
#[allow(clippy::expect_used, clippy::indexing_slicing, reason = "positions for tests: a wrong one shall fail")]
pub mod scenario;
mod shown;
mod state;

pub use chapters::scoring::{cargo_value, prizes};
pub use edition::options::{Memory, Setup};
pub use edition::{Edition, PortFacts};
pub use knowledge::Knowledge;
pub use knowledge::seen::{SeenCards, SeenEvent};
pub use moves::action::Action;
pub use moves::choices::Choices;
pub use moves::event::{Cards, DeckSource, Event, FinalCount, Laid, Load, Source};
pub use moves::refusal::Refusal;
pub use rules::OltreMare;
pub use shown::facts::{CardFacts, Facts, GoodFacts, MarkerFacts};
pub use shown::menu::{IncomingMenu, Menu, TradeMenu};
pub use shown::preview::{GroupChange, Outlook, Preview, Span};
pub use shown::stats::Stats;
pub use shown::view::View;
pub use state::State;
pub use state::board::{Face, MARKER_KINDS, MAX_PORTS, Marker, Port, Symbol};
pub use state::bundle::{ANY, Bundle, Kind};
pub use state::card::{CARDS, Card, CardSet, GOODS, Good};
pub use state::cargos::Cargos;
pub use state::claim::{Claim, PortClaim, ShownClaim, ShownClaims};
pub use state::hidden::Hidden;
pub use state::list::List;
pub use state::offer::{
    CardClaim, MAX_CLAIMS, OFFERS_PER_TURN, OPEN_OFFERS, OfferId, OpenOffer, POSTS_PER_TURN, Proposal, Reason, Terms,
};
pub use state::public::{Phase, Public, RefusedTerms, Settlement, Venice};
