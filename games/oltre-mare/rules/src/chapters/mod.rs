//! The rules, one file for each chapter of `games/oltre-mare/rulebook/en.md`, and three for the longest of them:
//!
//! | file | clauses |
//! |---|---|
//! | `setup` | OM-1: the deal |
//! | `seafaring` | OM-2: the beginning of a turn, and influence |
//! | `trade` | OM-3.7 to OM-3.15: purchases, and leaving the trade phase |
//! | `deals` | OM-3.1 to OM-3.6, OM-3.10, OM-3.12, OM-3.13, OM-3.17: offers and deals |
//! | `talk` | OM-3.16, OM-3.17: postings, passing, and who speaks next |
//! | `actions` | OM-4.1 to OM-4.7, OM-4.13, OM-4.14: cards are played |
//! | `sailing` | OM-4.8 to OM-4.12: the ship |
//! | `cargo` | OM-5: cards are stowed, and the turn ends |
//! | `venice` | OM-6: the scoring at Venice |
//! | `ending` | OM-7.1 to OM-7.3, OM-4.13: where the next card comes from |
//! | `scoring` | OM-6.2, OM-8: prizes, cargos, and who has won |
//!
//! Each has what may be done (`check_*`), what then happens (methods of `Run`), and the effects of its events
//! on the open table (methods of `Public`, called by `state::evolve`).

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
