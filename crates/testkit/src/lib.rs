//! The means by which every game is tested; a dev-dependency only.
//!
//! * [`laws`]: what every [`game::Game`] must obey, checked on random play.
//! * [`coverage`]: which clause of a rulebook has which test.
//! * [`count`]: pinned counts of action sequences, by two routes.
//! * [`golden`]: stored texts that a change must not alter unnoticed.
//! * [`at_table`]: a match in the test of a clause: deal, act, be refused.
//! * [`alloc`]: counts allocations, to show that there are none.

pub mod alloc;
pub mod at_table;
pub mod count;
pub mod coverage;
mod dice;
pub mod diff;
pub mod golden;
pub mod laws;
pub mod walk;

pub use dice::Dice;
