//! The rules of Ostia, clause by clause, and what else must hold. One binary, so it is built and linked once.

mod alloc;
mod clauses;
mod common;
mod counter;
mod counts;
mod edition;
mod ending;
mod forum;
mod golden;
mod harbour;
mod json;
mod knowledge;
mod laws;
mod notation;
mod reasons;
mod senate;
mod setup;
mod shown;
mod storehouses;
mod version_one;

/// For the tests that nothing is allocated.
#[global_allocator]
static ALLOCATOR: testkit::alloc::Counting = testkit::alloc::Counting;
