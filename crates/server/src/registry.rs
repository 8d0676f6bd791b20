//! The registry of live tables: which are awake, and how to reach one.
//!
//! A table is woken by the first client that asks for it, and sleeps when nobody does. Each has one task, the only
//! writer in this process.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::live;
use crate::outbox::{ConnectionId, Outbox};
use crate::watchers::Watchers;
use game::{Message, Seat};
use protocol::{Eye, TableOpened, ToClient};
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::{Command, MoveId, Ordered, PlayerId, TableId, Version, Wanted};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

/// Something that is asked of a table.
pub(crate) enum Ask {
    /// A player's command.
    Do { by: PlayerId, id: Option<MoveId>, command: Command, answer: Answer },
    /// A player's standing orders for a seat, or their end.
    Orders { by: PlayerId, seat: Seat, orders: Option<Ordered>, answer: Answer },
    /// Somebody wants to follow it.
    Watch { outbox: Outbox, viewer: PlayerId, eye: Eye, since: Option<Version>, patches: bool },
    /// A connection no longer follows it.
    Unwatch { connection: ConnectionId },
    /// The factored walk of a seat.
    Walk { by: PlayerId, seat: Seat, draft: Vec<u8>, ask: u32, outbox: Outbox },
    /// The effects of an action.
    Preview { by: PlayerId, seat: Seat, action: Wanted, ask: u32, outbox: Outbox },
    /// The earlier talk.
    Talk { by: PlayerId, before: Version, ask: u32, outbox: Outbox },
    /// The finished match as a file.
    Export { by: Option<PlayerId>, reply: oneshot::Sender<Result<String, ApiError>> },
    /// The links of the open seats, for the host.
    Links { by: PlayerId, reply: oneshot::Sender<Result<TableOpened, ApiError>> },
    /// A rematch at a new table.
    Rematch { by: PlayerId, wish: protocol::Rematch, reply: oneshot::Sender<Result<TableId, ApiError>> },
    /// Somebody leaves for good, and nothing may wait for them.
    Farewell { player: PlayerId, reply: oneshot::Sender<Result<(), ApiError>> },
    /// A guest has logged in, and continues as the player of the account.
    HandOver { from: PlayerId, to: PlayerId, reply: oneshot::Sender<Result<(), ApiError>> },
    /// Crashes.
    #[cfg(test)]
    Crash,
    /// Does nothing else until released.
    #[cfg(test)]
    Hold(oneshot::Receiver<()>),
}

/// Where the answer to a command goes.
pub(crate) enum Answer {
    /// To a connection, as a message.
    Socket(Outbox, MoveId),
    /// To a waiting request.
    Request(oneshot::Sender<Result<Version, ApiError>>),
}

impl Ask {
    /// Tells everybody who asked that the table cannot be reached.
    pub(crate) fn refuse(self, table: &TableId, error: ApiError) {
        let gone = |message: Message| ToClient::Gone { table: table.clone(), message };
        match self {
            Ask::Do { answer: Answer::Socket(outbox, id), .. }
            | Ask::Orders { answer: Answer::Socket(outbox, id), .. } => {
                let refusal = protocol::Refusal { clause: None, message: error.message };
                let again = error.status.is_server_error();
                outbox.send(&ToClient::Rejected { table: table.clone(), id, refusal, again });
            }
            Ask::Do { answer: Answer::Request(reply), .. } | Ask::Orders { answer: Answer::Request(reply), .. } => {
                drop(reply.send(Err(error)));
            }
            Ask::Watch { outbox, .. }
            | Ask::Walk { outbox, .. }
            | Ask::Preview { outbox, .. }
            | Ask::Talk { outbox, .. } => {
                outbox.send(&gone(error.message));
            }
            Ask::Export { reply, .. } => drop(reply.send(Err(error))),
            Ask::Links { reply, .. } => drop(reply.send(Err(error))),
            Ask::Rematch { reply, .. } => drop(reply.send(Err(error))),
            Ask::Farewell { reply, .. } | Ask::HandOver { reply, .. } => drop(reply.send(Err(error))),
            Ask::Unwatch { .. } => {}
            #[cfg(test)]
            Ask::Crash | Ask::Hold(_) => {}
        }
    }
}

/// News that a table must hear even if its inbox is full: only the newest counts, so sending it never waits.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct News {
    /// The last version that a server wrote, as far as we know.
    pub version: Version,
    /// Counts how often news of other servers was lost: the stored data may have changed.
    pub reloads: u64,
    /// Counts who was forgotten: see [`Registry::forgotten_since`].
    pub forgotten: u64,
    /// Counts how often a server wrote standing orders, as far as we know.
    pub orders: u64,
    /// Counts how often this server was given due work.
    pub dues: u64,
}

/// The table's end of its inbox.
pub(crate) struct Incoming {
    pub inbox: mpsc::Receiver<Ask>,
    pub news: watch::Receiver<News>,
    /// What was already known when the table was read.
    pub heard: News,
}

/// Which tables are awake.
#[derive(Default)]
pub(crate) struct Registry {
    awake: Mutex<Awake>,
    tasks: watch::Sender<usize>,
}

#[derive(Default)]
struct Awake {
    tables: HashMap<TableId, Handle>,
    next: u64,
    /// How many players were forgotten since the start.
    forgotten: u64,
    /// The last of them.
    lately: VecDeque<PlayerId>,
}

/// How many forgotten players are remembered here until all tables have heard of them. A table that hears of them later
/// is read again in any case.
const FORGOTTEN_KEPT: usize = 1_000;

struct Handle {
    /// Distinguishes this waking of the table from a later one.
    serial: u64,
    inbox: mpsc::Sender<Ask>,
    news: watch::Sender<News>,
}

/// How often a table that crashes is restarted for its watchers.
const FALLS_APART: Duration = Duration::from_secs(10);

impl Registry {
    fn awake(&self) -> MutexGuard<'_, Awake> {
        // The map is consistent at any moment.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks a table something, waking it if it is asleep. Waits while its inbox is full.
    pub(crate) async fn ask(&self, app: &Shared, table: &TableId, mut ask: Ask) {
        loop {
            if app.stopping() {
                // A client that follows a table is about to hear that the server is stopping; it will come back by
                // itself and ask again. To say that the table is gone would be wrong.
                return match ask {
                    Ask::Watch { .. } | Ask::Walk { .. } | Ask::Preview { .. } | Ask::Talk { .. } => {}
                    ask => ask.refuse(table, ApiError::try_again()),
                };
            }
            let (serial, inbox) = self.wake(app, table, |handle| (handle.serial, handle.inbox.clone()));
            match inbox.send(ask).await {
                Ok(()) => return,
                // It went to sleep, or crashed, at this very moment.
                Err(mpsc::error::SendError(back)) => {
                    ask = back;
                    self.remove(table, serial);
                }
            }
        }
    }

    /// Asks a table only if it is awake. Waits while its inbox is full.
    pub(crate) async fn ask_awake(&self, table: &TableId, ask: Ask) {
        let inbox = self.awake().tables.get(table).map(|handle| handle.inbox.clone());
        if let Some(inbox) = inbox {
            inbox.send(ask).await.ok();
        }
    }

    /// A server wrote up to this version. Never waits; a sleeping table need not know.
    pub(crate) fn tell_version(&self, table: &TableId, version: Version) {
        if let Some(handle) = self.awake().tables.get(table) {
            handle.news.send_modify(|news| news.version = news.version.max(version));
        }
    }

    /// A server wrote standing orders. Never waits; a sleeping table need not know.
    pub(crate) fn tell_orders(&self, table: &TableId) {
        if let Some(handle) = self.awake().tables.get(table) {
            handle.news.send_modify(|news| news.orders += 1);
        }
    }

    /// Somebody was forgotten: tables that know of them must be read again. Never waits.
    pub(crate) fn tell_forgotten(&self, player: PlayerId) {
        let mut awake = self.awake();
        awake.forgotten += 1;
        if awake.lately.len() == FORGOTTEN_KEPT {
            awake.lately.pop_front();
        }
        awake.lately.push_back(player);
        for handle in awake.tables.values() {
            handle.news.send_modify(|news| news.forgotten = awake.forgotten);
        }
    }

    /// The players forgotten after the given number of others; nothing if that is too long ago to know.
    pub(crate) fn forgotten_since(&self, count: u64) -> Option<Vec<PlayerId>> {
        let awake = self.awake();
        let missed = usize::try_from(awake.forgotten.saturating_sub(count)).ok()?;
        let known = awake.lately.len().checked_sub(missed)?;
        Some(awake.lately.iter().skip(known).cloned().collect())
    }

    /// Tells those who follow a table that one of its players has a new name. Never waits; a sleeping table need not know.
    pub(crate) fn tell_name(&self, table: &TableId) {
        if let Some(handle) = self.awake().tables.get(table) {
            handle.news.send_modify(|news| news.reloads += 1);
        }
    }

    /// All tables that are awake must be read again. Never waits.
    pub(crate) fn reload_all(&self) {
        for handle in self.awake().tables.values() {
            handle.news.send_modify(|news| news.reloads += 1);
        }
    }

    /// Something is due at a table, perhaps overdue: wakes it if it is asleep. Never waits.
    pub(crate) fn tell_due(&self, app: &Shared, table: &TableId) {
        if !app.stopping() {
            self.wake(app, table, |handle| handle.news.send_modify(|news| news.dues += 1));
        }
    }

    fn wake<T>(&self, app: &Shared, table: &TableId, then: impl FnOnce(&Handle) -> T) -> T {
        let mut awake = self.awake();
        let serial = awake.next;
        let heard = News { forgotten: awake.forgotten, ..News::default() };
        let mut new = None;
        let handle = awake.tables.entry(table.clone()).or_insert_with(|| {
            let (inbox, asked) = mpsc::channel(app.config.limits.inbox.max(1));
            let (sender, news) = watch::channel(heard);
            new = Some(Incoming { inbox: asked, news, heard });
            Handle { serial, inbox, news: sender }
        });
        let done = then(handle);
        if let Some(incoming) = new {
            awake.next += 1;
            drop(awake);
            self.tasks.send_modify(|tasks| *tasks += 1);
            metrics::gauge!("portolan_tables_awake").increment(1);
            app.spawn(attend(app.clone(), table.clone(), serial, incoming));
        }
        done
    }

    /// Takes a table off the list, if this waking of it is still listed.
    pub(crate) fn remove(&self, table: &TableId, serial: u64) {
        let mut awake = self.awake();
        if awake.tables.get(table).is_some_and(|handle| handle.serial == serial) {
            awake.tables.remove(table);
        }
    }

    /// Waits until every table is asleep.
    pub(crate) async fn gone(&self) {
        self.tasks.subscribe().wait_for(|tasks| *tasks == 0).await.ok();
    }
}

/// Runs the task of one table. If it crashes, the others do not notice, and its watchers get the table again.
async fn attend(app: Shared, table: TableId, serial: u64, incoming: Incoming) {
    let watchers = Watchers::default();
    let began = Instant::now();
    let task = app.spawn(live::run(app.clone(), table.clone(), serial, incoming, watchers.clone()));
    let outcome = task.await;
    app.registry.remove(&table, serial);
    app.registry.tasks.send_modify(|tasks| *tasks -= 1);
    metrics::gauge!("portolan_tables_awake").decrement(1);
    if outcome.is_err() {
        // Its message may contain cards, so nobody repeats it. The place is already in the log.
        metrics::counter!("portolan_table_panics_total").increment(1);
        tracing::error!(table = table.as_str(), "a table crashed; it will be read again");
        for watcher in watchers.take() {
            let (outbox, viewer, eye) = (watcher.outbox, watcher.viewer, watcher.wish);
            let patches = watcher.sent.patches();
            if began.elapsed() < FALLS_APART {
                let message = Message::new("server-table-fell");
                outbox.send(&ToClient::Gone { table: table.clone(), message });
            } else {
                app.registry.ask(&app, &table, Ask::Watch { outbox, viewer, eye, since: None, patches }).await;
            }
        }
    }
}
