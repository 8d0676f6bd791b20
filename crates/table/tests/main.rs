//! Tables without a server and without a real game: commands, limits, words. One binary, so it is built and linked once.
//! Tests that need a real game are in `crates/integration/tests/table`.

mod common;
mod limits;
mod matches;
mod words;
