//! The players of Ostia: strength and sense.

mod greedy;
mod habits;
mod judging;
#[path = "../../../../crates/games/tests/bots/measure.rs"]
mod measure;
mod naive;
#[path = "../../../../crates/games/tests/bots/newcomer.rs"]
mod newcomer;
mod tricks;
