//! Live tables over HTTP and WebSocket: the only crate that knows HTTP and the clock.
//!
//! One task per table that is awake (`live`), reached through the `registry`; a move is decided by `table`, stored by `store`, and
//! only then told to those who watch. Nothing here knows a rule.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod accept;
mod api_error;
mod app;
mod background;
mod clock;
mod config;
mod connections;
mod create_table;
mod guesses;
mod http;
mod live;
mod metrics;
mod middleware;
mod names;
mod openings;
mod outbox;
mod page;
mod password;
mod patches;
mod push;
mod quota;
mod random;
mod registry;
mod reviews;
mod rules_cache;
mod server;
mod session;
#[cfg(test)]
mod simulation;
mod socket;
mod thinkers;
mod watchers;
mod webhook;
mod work;

pub use clock::set_clock_ahead;
pub use config::{Address, BadAddress, Config, Limits, REVIEW_MS, RulesModule, Say};
pub use rules_cache::BadEditions;
pub use server::{Running, Server, StartError};
pub use web::is_built as has_pages;
