//! What every game of the house is tested with; a dev-dependency only.
//!
//! * [`laws`]: what every [`game::Game`] must obey, shown on random play.
//! * [`coverage`]: which clause of a rule document has which test.
//! * [`count`]: pinned counts of action sequences, by two routes.
//! * [`golden`]: stored texts that a change must not alter unseen.
//! * [`at_table`]: a match in a test of one clause: dealt, acted upon, refused.
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
