//! The rules of Oltre Mare.
//!
//! - `rules`: the struct and the index of which chapter judges and carries out which action; `run`: one action being carried out.
//! - `chapters/`: one file for each chapter of `games/oltre-mare/rulebook/en.md`; `edition/`: the box and the options; `state/`: the whole truth.
//! - `moves/`: actions, choices, events and refusals; `knowledge/`: what one observer knows (OM-9).
//! - `encoded`: what a seat knows as numbers, for learners.
//! - `shown/`: everything that screens, terminals and files need beyond the rules; `scenario/`: positions for tests.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

// The bots beside the rules refer to them by name, as any other crate would.
#[cfg(feature = "bots")]
extern crate self as oltre_mare;

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
pub mod scenario;
mod shown;
mod state;

pub use chapters::scoring::{cargo_value, prizes};
pub use edition::{Edition, Memory, PortFacts, Setup};
pub use knowledge::{Knowledge, SeenCards, SeenEvent};
pub use moves::{Action, Cards, Choices, DeckSource, Event, FinalCount, Laid, Load, Refusal, Source};
pub use rules::OltreMare;
pub use shown::{
    CardFacts, Facts, GoodFacts, GroupChange, IncomingMenu, MarkerFacts, Menu, Outlook, Preview, Span, Stats,
    TradeMenu, View,
};
pub use state::{
    ANY, Bundle, CARDS, Card, CardClaim, CardSet, Cargos, Claim, Face, GOODS, Good, Hidden, Kind, List, MARKER_KINDS,
    MAX_CLAIMS, MAX_PORTS, Marker, OFFERS_PER_TURN, OPEN_OFFERS, OfferId, OpenOffer, POSTS_PER_TURN, Phase, Port,
    PortClaim, Proposal, Public, Reason, RefusedTerms, Settlement, ShownClaim, ShownClaims, State, Symbol, Terms,
    Venice,
};
