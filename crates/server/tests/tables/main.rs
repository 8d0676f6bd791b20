//! The whole server over real sockets: people, bots and onlookers at tables.

#[path = "../client/mod.rs"]
mod client;
mod house;
mod people;
mod refusals;
mod whole;
