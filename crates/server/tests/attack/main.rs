//! What somebody tried who wanted to stop the server, cheat, or be in the way; and what a bad day did.

#[path = "../client/mod.rs"]
mod client;
mod doors;
#[path = "../tables/house.rs"]
mod house;
mod talk;
mod words;
