//! The players of Ostia: strength and sense.

mod greedy;
mod judging;
#[path = "../../../../crates/games/tests/bots/measure.rs"]
mod measure;
