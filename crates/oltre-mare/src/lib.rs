//! Oltre Mare by Emanuele Ornella: the rules, clause by clause (`docs/rules/oltre-mare.md`).
//!
//! The chapters of the rules are the files `setup`, `seafaring`, `trade`, `deals`, `actions`, `sailing`, `cargo_hold`, `venice`,
//! `supply`, `scoring`; `apply` is their index. Around them: the state and what observers know of it.

mod action;
mod actions;
mod apply;
mod board;
mod card;
mod cargo_hold;
mod choices;
mod contract;
mod deals;
mod edition;
mod event;
mod facts;
mod knowledge;
mod list;
mod notation;
mod offer;
mod preview;
mod printed;
mod public;
mod redeal;
mod refusal;
mod sailing;
pub mod scenario;
mod scoring;
mod seafaring;
mod setup;
mod state;
mod stats;
mod supply;
mod tell;
mod trade;
mod venice;
mod view;

pub use action::Action;
pub use apply::OltreMare;
pub use board::{Face, MARKER_KINDS, MAX_PORTS, Marker, Port, Symbol};
pub use card::{CARDS, Card, CardSet, GOODS, Good};
pub use choices::{Choices, IncomingMenu, Menu, TradeMenu};
pub use edition::{Edition, PortFacts};
pub use event::{Cards, DeckSource, Event, FinalCount, Laid, Load, SeenCards, SeenEvent, Source};
pub use knowledge::Knowledge;
pub use list::List;
pub use offer::{
    ANY, Bundle, CardClaim, Claim, Kind, MAX_CLAIMS, OFFERS_PER_TURN, OPEN_OFFERS, OfferId, OpenOffer, POSTS_PER_TURN,
    PortClaim, Proposal, Reason, ShownClaim, ShownClaims, Terms,
};
pub use preview::{GroupChange, Outlook, Preview, Span};
pub use printed::{CardFacts, Facts, GoodFacts, MarkerFacts};
pub use public::{Cargos, Phase, Public, RefusedTerms, Settlement, Venice};
pub use refusal::Refusal;
pub use scoring::{cargo_value, prizes};
pub use setup::{Memory, Setup};
pub use state::{Hidden, State};
pub use stats::Stats;
pub use view::View;
