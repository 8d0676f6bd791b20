//! Tables in somebody's own browser: what a server does for a table, without a server.
//!
//! A worker of the page asks with [`Engine::ask`], JSON in and JSON out, and stores what it is told to store. The
//! messages are those of the WebSocket and of HTTP, so the page cannot tell the difference. There is no input or output
//! here, no clock and no source of chance: time and entropy come in with every question, and rows go out to be stored
//! before anything is shown.
//! The module `wasm` is all that WebAssembly adds.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod ask;
mod awake;
mod duty;
mod engine;
mod only;
mod open;
mod request;
mod review;
#[cfg(feature = "speed")]
mod speed;
#[cfg(target_family = "wasm")]
pub mod wasm;

pub use ask::{Answer, Ask, Kept, Question, Reply};
pub use engine::Engine;
