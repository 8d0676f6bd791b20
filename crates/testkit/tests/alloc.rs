//! The counting allocator counts.

#[global_allocator]
static ALLOCATOR: testkit::alloc::Counting = testkit::alloc::Counting;

#[test]
fn counts_what_is_allocated() {
    let (boxes, allocations) = testkit::alloc::count(|| [Box::new(1u64), Box::new(2u64)]);
    assert_eq!((*boxes[0] + *boxes[1], allocations), (3, 2));
}

#[test]
fn counts_nothing_where_nothing_is_allocated() {
    let mut sum = 0u64;
    let ((), allocations) = testkit::alloc::count(|| (0..1000).for_each(|n| sum += std::hint::black_box(n)));
    assert_eq!((sum, allocations), (499_500, 0));
}

#[test]
fn counts_growth_and_not_what_other_threads_do() {
    let (_, allocations) = testkit::alloc::count(|| {
        std::thread::scope(|scope| {
            let other = scope.spawn(|| (0..1000).map(|n| vec![n; 10]).collect::<Vec<_>>().len());
            assert_eq!(other.join().unwrap_or_default(), 1000);
        });
    });
    assert!(allocations < 100, "{allocations} allocations, of which a thread needs a few");
}
