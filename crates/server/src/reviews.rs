//! Reviews of finished matches, made one after another beside everything else, and stored with their match.
//!
//! Requests waiting here are lost when the server stops; they can be made again (`docs/decisions/0016-reviews.md`).

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::config::Limits;
use crate::http::Over;
use crate::work::{Asker, Fair, wait_here};
use axum::http::StatusCode;
use bots::arena::Thinking;
use bots::review::Whole;
use game::Seat;
use games::FullGame;
use protocol::{GameJson, REVIEW_FORM, ReviewNow, ReviewStage};
use record::{Entry, Match};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{TableId, Version};
use tokio::sync::oneshot;

/// How many are made at once.
const AT_ONCE: usize = 1;
/// All decisions of a match together get no more than this.
const WHOLE: Duration = Duration::from_secs(300);
/// Worlds that give a chance between decisions: one for each round of thought that a decision has, or this many for each
/// millisecond, up to a maximum.
const WORLDS_PER_MS: u64 = 2;
const MOST_WORLDS: u64 = 400;
/// What has been found is told again after this long: a reader looks no oftener.
const TELL_AGAIN: Duration = Duration::from_millis(1500);
/// After a piece of work the thread rests for this part of the time it took: people who play come first.
const REST: u32 = 4;

/// What is being made, and what is waiting.
#[derive(Default)]
pub(crate) struct Reviews {
    queue: Mutex<Queue>,
}

#[derive(Default)]
struct Queue {
    running: Vec<Job>,
    waiting: Fair<Job>,
}

#[derive(Clone)]
struct Job {
    table: TableId,
    by: Asker,
    progress: Arc<Progress>,
    /// Makes it.
    make: fn(Shared, Job) -> Making,
}

type Making = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The progress of a review.
#[derive(Default)]
struct Progress {
    running: AtomicBool,
    done: AtomicU32,
    of: AtomicU32,
    /// The findings so far about the reader's own decisions, as JSON.
    found: Mutex<Option<String>>,
    /// Turns true when nobody wants it any more.
    stop: AtomicBool,
}

impl Progress {
    fn tell<G: FullGame>(&self, whole: &Whole<G>, played: &Match<G>) {
        let (done, of) = whole.progress(played);
        self.of.store(u32::try_from(of).unwrap_or(u32::MAX), Ordering::Relaxed);
        self.done.store(u32::try_from(done).unwrap_or(u32::MAX), Ordering::Relaxed);
    }
}

/// Takes a review from the queue, however it ended, and continues with the next.
struct Leaves(Shared, TableId);

impl Drop for Leaves {
    fn drop(&mut self) {
        self.0.reviews.queue().running.retain(|job| job.table != self.1);
        go_on(&self.0);
    }
}

/// Starts what can be started.
fn go_on(app: &Shared) {
    if app.stopping() {
        return;
    }
    let Some(job) = app.reviews.queue().begin() else { return };
    let leaves = Leaves(app.clone(), job.table.clone());
    let made = (job.make)(app.clone(), job);
    app.spawn(async move {
        made.await;
        drop(leaves);
    });
}

impl Queue {
    fn begin(&mut self) -> Option<Job> {
        if self.running.len() >= AT_ONCE {
            return None;
        }
        let (_, job) = self.waiting.pop()?;
        self.running.push(job.clone());
        Some(job)
    }

    /// All of them, in their order.
    fn jobs(&self) -> impl Iterator<Item = &Job> {
        self.running.iter().chain(self.waiting.order())
    }
}

impl Reviews {
    fn queue(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The progress of a table's review, if it is being made here or waiting.
    fn now(&self, table: &TableId) -> Option<ReviewNow> {
        let queue = self.queue();
        let (ahead, job) = queue.jobs().enumerate().find(|(_, job)| job.table == *table)?;
        let Progress { running, done, of, found, .. } = &*job.progress;
        let found = found.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let stage = if running.load(Ordering::Relaxed) { ReviewStage::Running } else { ReviewStage::Waiting };
        Some(ReviewNow {
            stage,
            ahead: u32::try_from(ahead).unwrap_or(u32::MAX),
            done: done.load(Ordering::Relaxed),
            of: of.load(Ordering::Relaxed),
            review: found.map_or(GameJson::NOTHING, GameJson::read),
        })
    }

    /// Puts one more into the queue, unless the same one is already in it.
    fn enter(&self, limits: &Limits, job: Job) -> Result<(), ApiError> {
        let mut queue = self.queue();
        if queue.jobs().any(|other| other.table == job.table) {
            return Ok(());
        }
        let count = |same: &dyn Fn(&Asker) -> bool| queue.jobs().filter(|other| same(&other.by)).count();
        let own = count(&|by| *by == job.by);
        let here = if job.by.address.is_some() { count(&|by| by.address == job.by.address) } else { 0 };
        let all = count(&|_| true);
        if all >= limits.reviews || own >= limits.reviews_per_player || here >= limits.reviews_per_address {
            metrics::counter!("portolan_refused_total", "why" => "reviews").increment(1);
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "server-reviews-full"));
        }
        queue.waiting.push(&job.by.clone(), job);
        Ok(())
    }
}

/// The progress of a finished match's review, with its findings if it is done.
pub(crate) async fn look(app: &Shared, table: &TableId) -> Result<ReviewNow, ApiError> {
    let made = app.reviews.now(table);
    let (stage, review) = match app.store.review(table.as_str(), REVIEW_FORM).await? {
        Some(body) => (ReviewStage::Done, GameJson::read(body)),
        None => match made {
            Some(now) => return Ok(now),
            None => (ReviewStage::None, GameJson::NOTHING),
        },
    };
    Ok(ReviewNow { stage, ahead: 0, done: 0, of: 0, review })
}

/// Asks for the review of a finished match, unless it exists or is on its way.
pub(crate) async fn ask<G: FullGame>(app: &Shared, table: &TableId, by: Asker) -> Result<ReviewNow, ApiError> {
    let now = look(app, table).await?;
    if now.stage != ReviewStage::None || app.stopping() {
        return Ok(now);
    }
    let make = |app, job| -> Making { Box::pin(made::<G>(app, job)) };
    let job = Job { table: table.clone(), by, progress: Arc::default(), make };
    app.reviews.enter(&app.config.limits, job)?;
    go_on(app);
    look(app, table).await
}

async fn made<G: FullGame>(app: Shared, job: Job) {
    let table = job.table.clone();
    if let Err(error) = make::<G>(&app, job).await {
        tracing::warn!(table = table.as_str(), why = error.message.key, "a review failed");
    }
}

/// Makes a review and stores it.
async fn make<G: FullGame>(app: &Shared, Job { table, by, progress, .. }: Job) -> Result<(), ApiError> {
    let (own, id, worker) = (app.clone(), table.clone(), progress.clone());
    let (thinking, store) = (app.config.review, tokio::runtime::Handle::current());
    let work = move || {
        let read = wait_here(&store, Over::<G>::read(&own, &id, by.person.as_ref()));
        let Over { first, steps, last, mine } = read.ok()?;
        worker.running.store(true, Ordering::Relaxed);
        let played = last.finished()?;
        think(played, &protocol::steps_of_records(first, &steps), mine.iter().next(), thinking, &worker)
    };
    let found = tokio::select! {
        found = aside(work) => found,
        () = app.stopped() => {
            progress.stop.store(true, Ordering::Relaxed);
            return Ok(());
        }
    };
    let body = found.ok_or_else(ApiError::try_again)?;
    app.store.put_review(table.as_str(), REVIEW_FORM, &body).await?;
    Ok(())
}

/// Does long work on a separate thread, away from those that answer people; nothing if it crashed.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
    #[cfg(test)]
    if crate::simulation::is_on() {
        crate::simulation::take_a_while().await;
        return work();
    }
    let (reply, answer) = oneshot::channel();
    let work = move || {
        // Nobody waits any more when the server stops.
        reply.send(work()).ok();
    };
    std::thread::Builder::new().name("review".into()).spawn(work).ok()?;
    answer.await.ok().flatten()
}

/// Goes through a match, and writes down its findings; nothing if it was told to stop, or no bot could judge.
fn think<G: FullGame>(
    played: &Match<G>,
    steps: &[Version],
    reader: Option<Seat>,
    thinking: Thinking,
    progress: &Progress,
) -> Option<String> {
    let decisions = played.in_force().filter(|record| matches!(record.entry, Entry::Play { .. })).count();
    let most = WHOLE / u32::try_from(decisions.max(1)).unwrap_or(u32::MAX);
    let thinking = Thinking { time: thinking.time.map(|time| time.min(most)), ..thinking };
    let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let by_time = thinking.time.map_or(MOST_WORLDS, |time| ms(time).saturating_mul(WORLDS_PER_MS));
    let worlds = thinking.iterations.map_or(by_time, u64::from).clamp(1, MOST_WORLDS);
    let mut whole = Whole::new(played.game(), u32::try_from(worlds).unwrap_or(1))?.beginning_with(reader);
    let (mut told, mut told_at) = (0, Instant::now());
    loop {
        let began = Instant::now();
        let budget = bots::Budget { stop: Some(&progress.stop), ..thinking.budget() };
        if !whole.advance(played, budget) {
            break;
        }
        progress.tell(&whole, played);
        if reader.is_some() && whole.judged.len() > told && told_at.elapsed() >= TELL_AGAIN {
            (told, told_at) = (whole.judged.len(), Instant::now());
            let found = serde_json::to_string(&protocol::review(played, &whole, steps)).ok();
            *progress.found.lock().unwrap_or_else(PoisonError::into_inner) = found;
        }
        std::thread::sleep(began.elapsed() / REST);
    }
    if progress.stop.load(Ordering::Relaxed) {
        return None;
    }
    serde_json::to_string(&protocol::review(played, &whole, steps)).ok()
}
