//! The whole server over real sockets: people, bots and spectators at tables.

mod company;
mod figures;
mod forgotten;
mod friends;
mod hand_in;
mod hints;
mod lessons;
mod notice;
mod orders;
mod pace;
mod pages;
mod patches;
mod people;
mod push;
mod python;
mod refusals;
mod rematch;
mod replay;
mod review;
pub mod test_server;
mod trouble;
mod upgrade;
mod whole;
