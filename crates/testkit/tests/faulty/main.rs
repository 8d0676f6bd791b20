//! The laws and counts, on the example and on copies of it with a fault.

mod count;
mod faults;
mod game_with;
mod laws;
