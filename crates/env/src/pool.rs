//! Threads that are woken for a few microseconds of work, thousands of times a second.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// The most threads of one batch.
pub const MOST_THREADS: usize = 64;
/// How often a helper looks for work before it goes to sleep: some tens of microseconds.
const LOOKS: u32 = 2_000;

/// The share of the work with this number, done by the thread that takes it.
type Task = &'static (dyn Fn(usize) + Sync);

/// Helpers beside the caller's own thread.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    helpers: Vec<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    /// Changes with every task.
    round: AtomicUsize,
    /// Helpers that have not finished.
    left: AtomicUsize,
    failed: AtomicBool,
    stop: AtomicBool,
    task: Mutex<Option<Task>>,
}

impl Pool {
    /// For this many threads, the caller's own included.
    pub(crate) fn new(threads: usize) -> Pool {
        let shared = Arc::new(Shared::default());
        let helper = |number| {
            let shared = shared.clone();
            thread::Builder::new().name(format!("env {number}")).spawn(move || shared.help(number)).ok()
        };
        let helpers: Vec<JoinHandle<()>> = (1..threads.min(MOST_THREADS)).map_while(helper).collect();
        Pool { shared, helpers }
    }

    /// How many shares a task is done in.
    pub(crate) fn threads(&self) -> usize {
        self.helpers.len() + 1
    }

    /// Does every share of the task once, and returns when all are done.
    pub(crate) fn run(&mut self, task: &(dyn Fn(usize) + Sync)) {
        if self.helpers.is_empty() {
            return task(0);
        }
        let shared = &*self.shared;
        #[allow(
            unsafe_code,
            reason = "threads that live longer than what they work on, which the standard library's scopes cannot have"
        )]
        // SAFETY: only the lifetime of the reference is changed. Helpers use it between the change of `round` and their
        // decrement of
        // `left`; this function does not return or unwind before `left` is 0, and then takes the reference back.
        let task_for_ever = unsafe { std::mem::transmute::<&(dyn Fn(usize) + Sync), Task>(task) };
        *shared.task.lock().unwrap_or_else(PoisonError::into_inner) = Some(task_for_ever);
        shared.left.store(self.helpers.len(), Ordering::Relaxed);
        shared.round.fetch_add(1, Ordering::Release);
        self.helpers.iter().for_each(|helper| helper.thread().unpark());
        let own = catch_unwind(AssertUnwindSafe(|| task(0)));
        let mut looks = 0u32;
        while shared.left.load(Ordering::Acquire) > 0 {
            looks += 1;
            if looks < LOOKS { std::hint::spin_loop() } else { thread::yield_now() }
        }
        *shared.task.lock().unwrap_or_else(PoisonError::into_inner) = None;
        if let Err(panic) = own {
            resume_unwind(panic);
        }
        assert!(!shared.failed.swap(false, Ordering::Relaxed), "a thread of the batch failed");
    }
}

impl Shared {
    fn help(&self, number: usize) {
        let mut seen = 0;
        loop {
            let mut looks = 0u32;
            while self.round.load(Ordering::Acquire) == seen {
                looks += 1;
                if looks < LOOKS { std::hint::spin_loop() } else { thread::park() }
            }
            seen = self.round.load(Ordering::Acquire);
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
            let task = *self.task.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(task) = task
                && catch_unwind(AssertUnwindSafe(|| task(number))).is_err()
            {
                self.failed.store(true, Ordering::Relaxed);
            }
            self.left.fetch_sub(1, Ordering::Release);
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
        self.shared.round.fetch_add(1, Ordering::Release);
        for helper in self.helpers.drain(..) {
            helper.thread().unpark();
            let _ = helper.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_share_is_done_once_in_every_round() {
        for threads in [1, 3] {
            let mut pool = Pool::new(threads);
            let done = [(); 3].map(|()| AtomicUsize::new(0));
            for round in 1..=500 {
                pool.run(&|share| {
                    done[share].fetch_add(1, Ordering::Relaxed);
                });
                let all: usize = done.iter().map(|n| n.load(Ordering::Relaxed)).sum();
                assert_eq!(all, round * threads);
            }
        }
    }

    #[test]
    fn a_share_that_fails_is_told_and_the_others_are_done() {
        let mut pool = Pool::new(2);
        for failing in [0, 1] {
            let done = AtomicUsize::new(0);
            let run = catch_unwind(AssertUnwindSafe(|| {
                pool.run(&|share| {
                    assert!(share != failing, "on purpose");
                    done.fetch_add(1, Ordering::Relaxed);
                });
            }));
            assert!(run.is_err());
            assert_eq!(done.load(Ordering::Relaxed), 1);
        }
        pool.run(&|_| {});
    }
}
