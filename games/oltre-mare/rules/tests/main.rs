//! The rules of Oltre Mare, clause by clause, and what else must hold. One binary, so it is built and linked once.

mod actions;
mod alloc;
mod cargo;
mod clauses;
mod counts;
mod deals;
mod edition;
mod ending;
mod examples;
mod golden;
mod json;
mod knowledge;
mod laws;
mod lies;
mod notation;
mod preview;
mod reasons;
mod sailing;
mod scoring;
mod seafaring;
mod setup;
mod shown;
mod talk;
mod trade;
mod venice;

/// For the tests that nothing is allocated.
#[global_allocator]
static ALLOCATOR: testkit::alloc::Counting = testkit::alloc::Counting;
