//! Every message between client and server: one file per direction, and one for HTTP.
//!
//! `docs/protocol.md` shows an example of each; `web/src/protocol/` holds the same types for TypeScript, generated from here.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

pub mod file;
mod hint;
mod http;
mod json;
mod lesson;
mod memory;
mod open;
pub mod patch;
mod replay;
mod review;
mod schema;
pub mod show;
mod step_seen;
mod to_client;
mod to_server;
mod walking;

pub use hint::{Hint, HintIdea};
pub use http::*;
pub use json::GameJson;
pub use lesson::*;
pub use memory::Memory;
pub use patch::Patch;
pub use replay::{Replay, ReplayEye, ReplayStep, Replaying, rehearsal, replay};
pub use review::{
    REVIEW_FORM, Review, ReviewCount, ReviewDealing, ReviewDecision, ReviewIdea, ReviewMoment, ReviewNow, ReviewSide,
    ReviewStage, review, steps_of_records,
};
pub use step_seen::*;
pub use to_client::*;
pub use to_server::{Eye, LARGEST_FRAME, ToServer};
