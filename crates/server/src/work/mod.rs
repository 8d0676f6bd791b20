//! Work that takes a while: threads of its own, a fair queue for them, and an end when nobody waits for it any more.
//!
//! A place on a thread belongs to the work and not to the request that asked for it: a client that goes away leaves
//! nothing running beside it.

mod fair;
mod slots;

pub(crate) use fair::{Asker, Fair};
pub(crate) use slots::{Slot, Slots};

use crate::api_error::ApiError;
use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// After this many urgent jobs, one that is not urgent gets its turn.
const IN_A_ROW: u32 = 8;

/// How much may wait. Jobs without an address or a session are not counted by address or session.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub all: usize,
    pub of_address: usize,
    pub of_person: usize,
}

impl Room {
    pub(crate) const ENDLESS: Room = Room { all: usize::MAX, of_address: usize::MAX, of_person: usize::MAX };
}

/// Which of the two queues a job waits in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    Urgent,
    Later,
}

/// Why work was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undone {
    /// The asker already has too much waiting.
    TooMuch,
    /// Too much is waiting from everybody together.
    Full,
    /// It crashed.
    Failed,
}

impl From<Undone> for ApiError {
    fn from(undone: Undone) -> ApiError {
        if undone != Undone::Failed {
            metrics::counter!("portolan_refused_total", "why" => "work").increment(1);
        }
        match undone {
            Undone::TooMuch => ApiError::too_many(),
            Undone::Full | Undone::Failed => ApiError::try_again(),
        }
    }
}

/// What a job gets when its turn has come.
pub(crate) struct Turn {
    /// The part of a thread that is its fair share, at most 1.
    pub share: f64,
    stop: Arc<AtomicBool>,
    runtime: Option<Handle>,
}

impl Turn {
    /// Does anybody still wait for it? Long work asks again and again.
    pub(crate) fn is_wanted(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }

    /// Becomes true when nobody waits for it any more.
    pub(crate) fn stop(&self) -> &AtomicBool {
        &self.stop
    }

    /// Continues if anybody still waits for it. The error goes to nobody.
    pub(crate) fn check(&self) -> Result<(), ApiError> {
        if self.is_wanted() { Ok(()) } else { Err(ApiError::try_again()) }
    }

    /// Waits for the store on this thread, so that what is read is also parsed here, where it delays nobody.
    pub(crate) fn wait<T>(&self, asked: impl Future<Output = Result<T, ApiError>>) -> Result<T, ApiError> {
        self.check()?;
        wait_here(self.runtime.as_ref().ok_or_else(ApiError::try_again)?, asked)
    }
}

/// Waits on a thread that may wait.
pub(crate) fn wait_here<T>(runtime: &Handle, asked: impl Future<Output = T>) -> T {
    #[cfg(test)]
    if crate::simulation::is_on() {
        return crate::simulation::at_once(asked);
    }
    runtime.block_on(asked)
}

/// Threads, and their queue. They end when this is dropped.
pub(crate) struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    /// The name of the gauge for what is waiting.
    gauge: &'static str,
    threads: usize,
    room: Room,
    queue: Mutex<Queue>,
    called: Condvar,
}

#[derive(Default)]
struct Queue {
    urgent: Fair<Job>,
    later: Fair<Job>,
    /// Urgent jobs since the last one that was not.
    in_a_row: u32,
    /// The askers whose jobs are being done.
    running: Vec<Asker>,
    next: u64,
    closed: bool,
}

struct Job {
    serial: u64,
    stop: Arc<AtomicBool>,
    runtime: Option<Handle>,
    work: Box<dyn FnOnce(Turn) + Send>,
}

impl Queue {
    fn pop(&mut self) -> Option<(Asker, Job)> {
        let later_first = self.urgent.is_empty() || self.in_a_row >= IN_A_ROW;
        if later_first && let Some(job) = self.later.pop() {
            self.in_a_row = 0;
            return Some(job);
        }
        self.in_a_row += 1;
        self.urgent.pop()
    }

    fn waiting(&self) -> usize {
        self.urgent.len() + self.later.len()
    }

    /// The part of a thread that is the share of somebody whose job is being done: addresses share the threads, people share
    /// what their address has, and all jobs of one person what that person has.
    fn share(&self, threads: usize, asker: &Asker) -> f64 {
        let lines = [&self.urgent, &self.later];
        let running = self.running.iter().map(|one| one.address);
        let addresses: BTreeSet<_> = lines.iter().flat_map(|line| line.addresses()).chain(running).collect();
        let here = self.running.iter().filter(|one| one.address == asker.address).map(|one| &one.person);
        let people: BTreeSet<_> = lines.iter().flat_map(|line| line.people(asker.address)).chain(here).collect();
        let running = self.running.iter().filter(|one| *one == asker).count();
        let own = running + lines.iter().map(|line| line.of_asker(asker)).sum::<usize>();
        (threads as f64 / (addresses.len() * people.len() * own).max(1) as f64).min(1.0)
    }
}

impl Pool {
    /// A number of threads; by default one for each core.
    pub(crate) fn new(
        name: &str,
        gauge: &'static str,
        threads: Option<NonZeroUsize>,
        room: Room,
    ) -> std::io::Result<Pool> {
        let threads = threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
        let pool = Pool::idle(gauge, threads, room);
        for _ in 0..threads {
            let shared = pool.shared.clone();
            std::thread::Builder::new().name(name.to_owned()).spawn(move || shared.work())?;
        }
        Ok(pool)
    }

    /// Without threads.
    pub(crate) fn idle(gauge: &'static str, threads: usize, room: Room) -> Pool {
        Pool { shared: Arc::new(Shared { gauge, threads, room, queue: Mutex::default(), called: Condvar::new() }) }
    }

    /// Has a job done. When this is dropped, the job is not begun, or told to stop.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        asker: &Asker,
        rank: Rank,
        work: impl FnOnce(&Turn) -> T + Send + 'static,
    ) -> Result<T, Undone> {
        #[cfg(test)]
        if crate::simulation::is_on() {
            crate::simulation::take_a_while().await;
            return Ok(work(&Turn { share: 1.0, stop: Arc::default(), runtime: Handle::try_current().ok() }));
        }
        let (answer, answered) = oneshot::channel();
        let stop = Arc::<AtomicBool>::default();
        let job = Job {
            serial: 0,
            stop: stop.clone(),
            runtime: Handle::try_current().ok(),
            // It may be that nobody waits for the answer any more.
            work: Box::new(move |turn| drop(answer.send(work(&turn)))),
        };
        let serial = self.shared.push(asker, rank, job)?;
        let mut waits = Waits { shared: &self.shared, serial, stop, answered: false };
        let answer = answered.await;
        waits.answered = true;
        answer.map_err(|_| Undone::Failed)
    }

    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.shared.queue().waiting()
    }

    #[cfg(test)]
    pub(crate) fn running(&self) -> usize {
        self.shared.queue().running.len()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.called.notify_all();
    }
}

/// Somebody is waiting for a job.
struct Waits<'a> {
    shared: &'a Shared,
    serial: u64,
    stop: Arc<AtomicBool>,
    answered: bool,
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        if !self.answered {
            self.stop.store(true, Ordering::Relaxed);
            self.shared.forget(self.serial);
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, asker: &Asker, rank: Rank, job: Job) -> Result<u64, Undone> {
        let mut queue = self.queue();
        let lines = [&queue.urgent, &queue.later];
        let of_address = lines.iter().map(|line| line.of_address(asker.address)).sum::<usize>();
        let of_person = lines.iter().map(|line| line.of_asker(asker)).sum::<usize>();
        if asker.address.is_some() && of_address >= self.room.of_address
            || asker.person.is_some() && of_person >= self.room.of_person
        {
            return Err(Undone::TooMuch);
        }
        if queue.waiting() >= self.room.all {
            return Err(Undone::Full);
        }
        let serial = queue.next;
        queue.next += 1;
        let line = match rank {
            Rank::Urgent => &mut queue.urgent,
            Rank::Later => &mut queue.later,
        };
        line.push(asker, Job { serial, ..job });
        metrics::gauge!(self.gauge).set(queue.waiting() as f64);
        drop(queue);
        self.called.notify_one();
        Ok(serial)
    }

    /// Removes a queued job that nobody waits for.
    fn forget(&self, serial: u64) {
        let mut queue = self.queue();
        let meant = |job: &Job| job.serial == serial;
        let job = queue.urgent.take(meant).or_else(|| queue.later.take(meant));
        metrics::gauge!(self.gauge).set(queue.waiting() as f64);
        drop(queue);
        // Its contents are dropped outside the lock on the queue.
        drop(job);
    }

    /// The loop of each thread.
    fn work(&self) {
        loop {
            let mut queue = self.queue();
            let (asker, job) = loop {
                if queue.closed {
                    return;
                }
                if let Some(next) = queue.pop() {
                    break next;
                }
                queue = self.called.wait(queue).unwrap_or_else(PoisonError::into_inner);
            };
            queue.running.push(asker.clone());
            let share = queue.share(self.threads, &asker);
            metrics::gauge!(self.gauge).set(queue.waiting() as f64);
            drop(queue);
            let Job { stop, runtime, work, .. } = job;
            // The asker is told that it failed; the thread continues.
            drop(catch_unwind(AssertUnwindSafe(|| work(Turn { share, stop, runtime }))));
            let mut queue = self.queue();
            if let Some(at) = queue.running.iter().position(|one| *one == asker) {
                queue.running.swap_remove(at);
            }
        }
    }
}

#[cfg(test)]
mod tests;
