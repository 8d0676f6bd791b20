//! Reviews of finished matches, made one after another beside everything else, and stored with their match.
//!
//! What waits here is lost when the server stops; it can be asked for again (`docs/decisions/0016-reviews.md`).

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::config::Limits;
use crate::http::Over;
use axum::http::StatusCode;
use bots::arena::Thinking;
use bots::review::Whole;
use games::House;
use protocol::{GameJson, REVIEW_FORM, ReviewNow, ReviewStage};
use record::{Entry, Match};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{PlayerId, TableId, Version};
use tokio::sync::{Semaphore, oneshot};

/// How many are made at once.
const AT_ONCE: usize = 1;
/// All decisions of a match together get no more than this.
const WHOLE: Duration = Duration::from_secs(300);
/// Worlds that give a chance between decisions: one for each round of thought that a decision has, or this many for each
/// millisecond, up to a maximum.
const WORLDS_PER_MS: u64 = 2;
const MOST_WORLDS: u64 = 400;
/// After a piece of work the thread rests for this part of the time it took: people who play come first.
const REST: u32 = 4;

/// What is being made, and what waits, in the order it was asked for.
pub(crate) struct Reviews {
    desk: Mutex<BTreeMap<u64, Job>>,
    turn: Semaphore,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { desk: Mutex::default(), turn: Semaphore::new(AT_ONCE) }
    }
}

struct Job {
    table: TableId,
    by: Option<PlayerId>,
    progress: Arc<Progress>,
}

/// How far one is.
#[derive(Default)]
struct Progress {
    running: AtomicBool,
    done: AtomicU32,
    of: AtomicU32,
    /// Turns true when nobody wants it any more.
    stop: AtomicBool,
}

impl Progress {
    fn tell<G: House>(&self, whole: &Whole<G>, played: &Match<G>) {
        let (done, of) = whole.progress(played);
        self.of.store(u32::try_from(of).unwrap_or(u32::MAX), Ordering::Relaxed);
        self.done.store(u32::try_from(done).unwrap_or(u32::MAX), Ordering::Relaxed);
    }
}

/// Takes a review from the desk, however it ended.
struct Leaves(Shared, u64);

impl Drop for Leaves {
    fn drop(&mut self) {
        self.0.reviews.desk().remove(&self.1);
    }
}

impl Reviews {
    fn desk(&self) -> std::sync::MutexGuard<'_, BTreeMap<u64, Job>> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the review of a table is, if it is made here or waits.
    fn now(&self, table: &TableId) -> Option<ReviewNow> {
        let desk = self.desk();
        let (ahead, job) = desk.values().enumerate().find(|(_, job)| job.table == *table)?;
        let Progress { running, done, of, .. } = &*job.progress;
        let stage = if running.load(Ordering::Relaxed) { ReviewStage::Running } else { ReviewStage::Waiting };
        Some(ReviewNow {
            stage,
            ahead: u32::try_from(ahead).unwrap_or(u32::MAX),
            done: done.load(Ordering::Relaxed),
            of: of.load(Ordering::Relaxed),
            review: GameJson::NOTHING,
        })
    }

    /// Puts one more into the queue. Nothing is done if the same one is there already.
    fn enter(
        &self,
        limits: &Limits,
        table: &TableId,
        by: Option<PlayerId>,
    ) -> Result<Option<(u64, Arc<Progress>)>, ApiError> {
        let mut desk = self.desk();
        if desk.values().any(|job| job.table == *table) {
            return Ok(None);
        }
        let own = desk.values().filter(|job| job.by == by).count();
        if desk.len() >= limits.reviews || own >= limits.reviews_per_player {
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "server-reviews-full"));
        }
        let number = desk.last_key_value().map_or(0, |(last, _)| last + 1);
        let progress = Arc::<Progress>::default();
        desk.insert(number, Job { table: table.clone(), by, progress: progress.clone() });
        Ok(Some((number, progress)))
    }
}

/// How far the review of a finished match is, with what was found if it is there.
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

/// Asks for the review of a finished match, unless it is there or on its way.
pub(crate) async fn ask<G: House>(app: &Shared, table: &TableId, by: Option<PlayerId>) -> Result<ReviewNow, ApiError> {
    let now = look(app, table).await?;
    if now.stage != ReviewStage::None || app.stopping() {
        return Ok(now);
    }
    if let Some((number, progress)) = app.reviews.enter(&app.config.limits, table, by.clone())? {
        let (app, table, leaves) = (app.clone(), table.clone(), Leaves(app.clone(), number));
        app.clone().spawn(async move {
            if let Err(error) = make::<G>(&app, &table, by.as_ref(), progress).await {
                tracing::warn!(table = table.as_str(), why = error.message.key, "a review was not made");
            }
            drop(leaves);
        });
    }
    look(app, table).await
}

/// Waits for its turn, makes a review and stores it.
async fn make<G: House>(
    app: &Shared,
    table: &TableId,
    by: Option<&PlayerId>,
    progress: Arc<Progress>,
) -> Result<(), ApiError> {
    let turn = tokio::select! {
        turn = app.reviews.turn.acquire() => turn.map_err(|_| ApiError::try_again())?,
        () = app.stopped() => return Ok(()),
    };
    let Over { first, steps, last, .. } = Over::<G>::read(app, table, by).await?;
    progress.running.store(true, Ordering::Relaxed);
    let (thinking, worker) = (app.config.review, progress.clone());
    let work = move || {
        let played = last.finished()?;
        think(played, &protocol::steps_of_records(first, &steps), thinking, &worker)
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
    drop(turn);
    Ok(())
}

/// Does long work on a thread of its own, where it takes no place from what answers people; nothing if it fell over.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
    let (reply, answer) = oneshot::channel();
    let work = move || {
        // Nobody waits any more when the server stops.
        reply.send(work()).ok();
    };
    std::thread::Builder::new().name("review".into()).spawn(work).ok()?;
    answer.await.ok().flatten()
}

/// Goes through a match, and writes down what it finds; nothing if it was told to stop, or nobody could judge.
fn think<G: House>(played: &Match<G>, steps: &[Version], thinking: Thinking, progress: &Progress) -> Option<String> {
    let decisions = played.in_force().filter(|record| matches!(record.entry, Entry::Play { .. })).count();
    let most = WHOLE / u32::try_from(decisions.max(1)).unwrap_or(u32::MAX);
    let thinking = Thinking { time: thinking.time.map(|time| time.min(most)), ..thinking };
    let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let by_time = thinking.time.map_or(MOST_WORLDS, |time| ms(time).saturating_mul(WORLDS_PER_MS));
    let worlds = thinking.iterations.map_or(by_time, u64::from).clamp(1, MOST_WORLDS);
    let mut whole = Whole::new(played.game(), u32::try_from(worlds).unwrap_or(1))?;
    loop {
        let began = Instant::now();
        let budget = bots::Budget { stop: Some(&progress.stop), ..thinking.budget() };
        if !whole.advance(played, budget) {
            break;
        }
        progress.tell(&whole, played);
        std::thread::sleep(began.elapsed() / REST);
    }
    if progress.stop.load(Ordering::Relaxed) {
        return None;
    }
    serde_json::to_string(&protocol::review(played, &whole, steps)).ok()
}
