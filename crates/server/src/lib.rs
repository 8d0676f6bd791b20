//! Live tables over HTTP and WebSocket: the only crate that knows HTTP and the clock.
//!
//! One task per table that is awake (`live`), reached through the hall; a move is decided by `table`, stored by `store`, and
//! only then told to those who watch. Nothing here knows a rule.

mod app;
mod boxes;
mod clock;
mod config;
mod connections;
mod fail;
mod figures;
mod guard;
mod hall;
mod http;
mod live;
mod names;
mod node;
mod open;
mod outbox;
mod page;
mod password;
mod random;
mod server;
mod session;
mod socket;
mod watchers;
mod webhook;

pub use boxes::BadEditions;
pub use config::{Address, BadAddress, Config, Limits, Say};
pub use server::{Running, Server, StartError};
