//! The players of Oltre Mare: strength, manners, sense, and what they say about their cards.

mod manners;
#[path = "../../../../crates/games/tests/bots/measure.rs"]
mod measure;
mod naive;
#[path = "../../../../crates/games/tests/bots/newcomer.rs"]
mod newcomer;
mod partner;
mod sense;
mod silly;
mod strength;
mod swaps;
mod tricks;
mod trust;
