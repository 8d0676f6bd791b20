//! The rules of the example, clause by clause, and what else must hold. One binary, so it is built and linked once.

mod common;
mod edition;
mod ending;
mod knowledge;
mod laws;
mod notation;
mod setup;
mod shown;
mod turns;
