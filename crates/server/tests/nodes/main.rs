//! Two servers on one PostgreSQL serve the same tables.

mod at_once;
#[path = "../client/mod.rs"]
mod client;
mod gone;
mod house_work;
mod orders;
mod pair;
mod together;
