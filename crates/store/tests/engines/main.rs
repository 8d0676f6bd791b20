//! The same tests on both engines, each against a real database of its own.

#[macro_use]
mod database;
mod alone;
mod backup;
mod changes;
mod claims;
mod fixture;
mod lists;
mod log;
mod orders;
mod people;
mod power;
mod results;
mod reviews;
mod throughput;
mod trouble;
