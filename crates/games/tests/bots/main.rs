//! What holds for the bots of every game: levels, standing orders, reviews, allocations.

mod allocations;
mod levels;
mod orders;
mod review;
mod weights;

/// For the tests that nothing is allocated.
#[global_allocator]
static ALLOCATOR: testkit::alloc::Counting = testkit::alloc::Counting;
