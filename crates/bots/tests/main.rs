//! The players: strength, manners, sense. One binary: it is built and linked once.

mod allocations;
mod levels;
mod manners;
mod measure;
mod orders;
mod ostia;
mod partner;
mod playout;
mod review;
mod sense;
mod strength;
mod word;

/// For the tests that nothing is allocated.
#[global_allocator]
static ALLOCATOR: testkit::alloc::Counting = testkit::alloc::Counting;
