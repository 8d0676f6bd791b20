//! Every message between client and server: one file per direction, and one for HTTP.
//!
//! `docs/protocol.md` shows an example of each; `web/src/protocol/` holds the same types for TypeScript, generated from here.

mod http;
mod json;
pub mod show;
mod to_client;
mod to_server;

pub use http::*;
pub use json::GameJson;
pub use to_client::*;
pub use to_server::{Eye, LARGEST_FRAME, ToServer};
