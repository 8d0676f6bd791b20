//! The rules, one file for each chapter of `games/oltre-mare/rulebook/en.md`.
//!
//! In each: what may be done (`check_*`), what then happens (methods of `Run`), and the effect of its events on the open
//! table (methods of `Public`, called by `state::evolve`).

pub(crate) mod actions;
pub(crate) mod cargo;
pub(crate) mod deals;
pub(crate) mod ending;
pub(crate) mod sailing;
pub(crate) mod scoring;
pub(crate) mod seafaring;
pub(crate) mod setup;
mod talk;
pub(crate) mod trade;
pub(crate) mod venice;
