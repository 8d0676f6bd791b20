//! Counts allocations, so that a test can show that there are none.
//!
//! ```text
//! #[global_allocator]
//! static ALLOCATOR: testkit::alloc::Counting = testkit::alloc::Counting;
//!
//! let ((), allocations) = testkit::alloc::count(|| game.choices(&state, seat, &mut choices));
//! assert_eq!(allocations, 0);
//! ```
//!
//! Counted for each thread separately, so other tests in the same process do not interfere.
#![expect(
    unsafe_code,
    reason = "a global allocator can only be written as an unsafe impl; this one just counts and passes on"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    // Constant and without a destructor, so reading it never allocates.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

fn note() {
    // At the very end of a thread the counter is gone; nobody reads it then.
    let _ = ALLOCATIONS.try_with(|n| n.set(n.get() + 1));
}

// SAFETY: every call is passed on unchanged to the system's allocator, which upholds the contract.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note();
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note();
        // SAFETY: the caller upholds the contract of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note();
        // SAFETY: the caller upholds the contract of `realloc`.
        unsafe { System.realloc(at, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of `dealloc`.
        unsafe { System.dealloc(at, layout) }
    }
}

/// Runs `work` and counts what this thread allocated meanwhile.
///
/// # Panics
/// If [`Counting`] is not the global allocator: then it would count nothing and prove nothing.
pub fn count<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let counted = || ALLOCATIONS.with(Cell::get);
    let idle = counted();
    drop(std::hint::black_box(Box::new(0u8)));
    assert!(counted() > idle, "testkit::alloc::Counting is not the global allocator of this test");
    let before = counted();
    let result = work();
    (result, counted() - before)
}
