//! Where bots think: a few threads of their own, so that they keep nobody else's.
//!
//! Tables where somebody looks on go first. When more bots wait than there are threads, each thinks for fewer rounds.

use bots::{Budget, USUAL_ITERATIONS};
use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// No bot thinks longer, on however slow a machine.
const LONGEST: Duration = Duration::from_millis(500);
/// No matter how many wait, a bot has at least this many rounds of thought.
const LEAST_ITERATIONS: u32 = 400;
/// After this many thoughts for tables that somebody watches, one for another table comes first.
const IN_A_ROW: u32 = 8;

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Effort {
    iterations: u32,
    until: Instant,
}

impl Effort {
    /// As a budget that ends early when nobody wants the answer any more.
    pub(crate) fn budget(self, stop: &AtomicBool) -> Budget<'_> {
        Budget { iterations: Some(self.iterations), until: Some(self.until), stop: Some(stop) }
    }
}

type Job = Box<dyn FnOnce(Effort) + Send>;

/// The threads. They end when this is dropped.
pub(crate) struct Thinkers {
    pool: Arc<Pool>,
}

struct Pool {
    threads: usize,
    queue: Mutex<Queue>,
    called: Condvar,
}

#[derive(Default)]
struct Queue {
    /// For tables where somebody looks on.
    watched: VecDeque<Job>,
    others: VecDeque<Job>,
    /// Thoughts for watched tables since one for another.
    in_a_row: u32,
    closed: bool,
}

impl Queue {
    fn next(&mut self) -> Option<Job> {
        let other_first = self.watched.is_empty() || self.in_a_row >= IN_A_ROW;
        if other_first && let Some(job) = self.others.pop_front() {
            self.in_a_row = 0;
            return Some(job);
        }
        self.in_a_row += 1;
        self.watched.pop_front()
    }

    fn waiting(&self) -> usize {
        self.watched.len() + self.others.len()
    }
}

impl Thinkers {
    /// The given number of threads; without a number, one for each core.
    pub(crate) fn new(threads: Option<NonZeroUsize>) -> std::io::Result<Thinkers> {
        let threads = threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
        let pool = Arc::new(Pool { threads, queue: Mutex::default(), called: Condvar::new() });
        let thinkers = Thinkers { pool };
        for _ in 0..threads {
            let pool = thinkers.pool.clone();
            std::thread::Builder::new().name("bot".into()).spawn(move || pool.work())?;
        }
        Ok(thinkers)
    }

    /// None: in a simulation everything happens on one thread.
    #[cfg(test)]
    pub(crate) fn simulated() -> Thinkers {
        Thinkers { pool: Arc::new(Pool { threads: 1, queue: Mutex::default(), called: Condvar::new() }) }
    }

    /// Has something thought out; `None` if that went wrong. `watched`: somebody looks on.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        watched: bool,
        thought: impl FnOnce(Effort) -> T + Send + 'static,
    ) -> Option<T> {
        #[cfg(test)]
        if crate::simulation::is_on() {
            crate::simulation::take_a_while().await;
            return Some(thought(self.pool.effort(0)));
        }
        let (answer, answered) = oneshot::channel();
        // Nobody may wait for the answer any more.
        let job: Job = Box::new(move |effort| drop(answer.send(thought(effort))));
        self.pool.push(job, watched);
        answered.await.ok()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.pool.queue().closed = true;
        self.pool.called.notify_all();
    }
}

impl Pool {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, job: Job, watched: bool) {
        let mut queue = self.queue();
        if watched {
            queue.watched.push_back(job)
        } else {
            queue.others.push_back(job)
        }
        metrics::gauge!("portolan_bots_waiting").set(queue.waiting() as f64);
        drop(queue);
        self.called.notify_one();
    }

    /// What each thread does.
    fn work(&self) {
        loop {
            let mut queue = self.queue();
            let (job, waiting) = loop {
                if queue.closed {
                    return;
                }
                if let Some(job) = queue.next() {
                    break (job, queue.waiting());
                }
                queue = self.called.wait(queue).unwrap_or_else(PoisonError::into_inner);
            };
            drop(queue);
            metrics::gauge!("portolan_bots_waiting").set(waiting as f64);
            let effort = self.effort(waiting);
            let how = if effort.iterations < USUAL_ITERATIONS { "reduced" } else { "full" };
            metrics::counter!("portolan_bot_thoughts_total", "effort" => how).increment(1);
            // The tables waiting for it hear that it went wrong; the thread goes on.
            drop(catch_unwind(AssertUnwindSafe(|| job(effort))));
        }
    }

    /// Less, the more wait for each thread.
    fn effort(&self, waiting: usize) -> Effort {
        let share = self.threads as f64 / (self.threads + waiting) as f64;
        let iterations = (f64::from(USUAL_ITERATIONS) * share) as u32;
        Effort { iterations: iterations.max(LEAST_ITERATIONS), until: Instant::now() + LONGEST }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// Long enough on any machine; a test that waits longer has failed.
    const PATIENCE: Duration = Duration::from_secs(60);

    /// One thread, kept busy until the sender is dropped or says something.
    async fn one_busy_thread() -> (Arc<Thinkers>, mpsc::Sender<()>) {
        let thinkers = Arc::new(Thinkers::new(NonZeroUsize::new(1)).unwrap());
        let (go_on, wait) = mpsc::channel::<()>();
        let (begun, busy) = oneshot::channel();
        let pool = thinkers.clone();
        tokio::spawn(async move {
            pool.think(true, move |_| {
                begun.send(()).unwrap();
                wait.recv_timeout(PATIENCE).ok();
            })
            .await
        });
        tokio::time::timeout(PATIENCE, busy).await.unwrap().unwrap();
        (thinkers, go_on)
    }

    async fn wait_in_queue(thinkers: &Thinkers, length: usize) {
        let patience = Instant::now() + PATIENCE;
        while thinkers.pool.queue().waiting() < length {
            assert!(Instant::now() < patience, "nobody came");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    #[tokio::test]
    async fn tables_where_somebody_looks_on_go_first_and_all_hurry() {
        let (thinkers, go_on) = one_busy_thread().await;
        let mut waiting = Vec::new();
        for (number, watched) in [(1, false), (2, true), (3, false), (4, true)] {
            let pool = thinkers.clone();
            let thought = move |effort: Effort| (number, effort.iterations, Instant::now());
            waiting.push(tokio::spawn(async move { pool.think(watched, thought).await.unwrap() }));
            wait_in_queue(&thinkers, number).await;
        }
        drop(go_on);
        let mut done = Vec::new();
        for one in waiting {
            done.push(tokio::time::timeout(PATIENCE, one).await.unwrap().unwrap());
        }
        done.sort_by_key(|(.., when)| *when);
        assert_eq!(done.iter().map(|one| one.0).collect::<Vec<_>>(), [2, 4, 1, 3]);
        let efforts: Vec<u32> = done.iter().map(|one| one.1).collect();
        assert_eq!(efforts[3], USUAL_ITERATIONS, "nobody else waits");
        assert!(efforts[0] < efforts[1] && efforts[1] < efforts[2], "fewer rounds while more wait: {efforts:?}");
    }

    #[tokio::test]
    async fn other_tables_have_their_turn_too() {
        let mut queue = Queue::default();
        let (told, order) = mpsc::channel();
        let job = |name: &'static str| -> Job {
            let told = told.clone();
            Box::new(move |_| told.send(name).unwrap())
        };
        (0..20).for_each(|_| queue.watched.push_back(job("watched")));
        queue.others.push_back(job("other"));
        let effort = Effort { iterations: 1, until: Instant::now() };
        while let Some(job) = queue.next() {
            job(effort);
        }
        assert_eq!(order.try_iter().position(|name| name == "other"), Some(IN_A_ROW as usize));
    }

    #[tokio::test]
    async fn a_thought_that_goes_wrong_takes_no_thread_with_it() {
        let thinkers = Thinkers::new(NonZeroUsize::new(1)).unwrap();
        let wrong = tokio::time::timeout(PATIENCE, thinkers.think(true, |_| panic!("no idea")));
        assert!(wrong.await.unwrap().is_none());
        let right = tokio::time::timeout(PATIENCE, thinkers.think(false, |_| 7));
        assert_eq!(right.await.unwrap(), Some(7));
    }

    #[test]
    fn nobody_is_left_without_any_thought() {
        let thinkers = Thinkers::new(NonZeroUsize::new(2)).unwrap();
        assert_eq!(thinkers.pool.effort(0).iterations, USUAL_ITERATIONS);
        assert_eq!(thinkers.pool.effort(1_000_000).iterations, LEAST_ITERATIONS);
    }
}
