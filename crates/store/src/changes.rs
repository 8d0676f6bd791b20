//! What the servers on one database must hear of: steps that others wrote, and people who have left for good.

use crate::StoreError;
use sqlx::AnyPool;
use sqlx::postgres::PgListener;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::task::AbortHandle;
use tokio::time::timeout;

/// News.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A table has a step of this version. A server's own steps are announced as well.
    Step {
        /// The table.
        table: String,
        /// The version of its last step.
        version: u32,
    },
    /// Standing orders at this table were written or revoked, through any server. A server's own are announced as well.
    Orders(String),
    /// Somebody has left for good, through any server.
    Gone(Gone),
    /// Something may have been missed: check every table and every session again.
    Everything,
}

/// The people who have left for good, by ids that lead to nobody any more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Gone {
    /// A player who was forgotten: their name and words may still be in memory.
    Player(String),
    /// A session that was ended, by the hash of its token.
    Session(String),
}

impl Gone {
    /// In the form that servers send to each other.
    pub(crate) fn payload(&self) -> String {
        match self {
            Gone::Player(id) => format!("player {id}"),
            Gone::Session(hash) => format!("session {hash}"),
        }
    }

    fn parse(payload: &str) -> Option<Gone> {
        match payload.split_once(' ')? {
            ("player", id) => Some(Gone::Player(id.to_owned())),
            ("session", hash) => Some(Gone::Session(hash.to_owned())),
            _ => None,
        }
    }
}

/// A subscription to the news, for as long as it is held.
///
/// One process has a SQLite file to itself, so nobody else writes steps or orders, and the only news is of people.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Change>);

impl Changes {
    pub(crate) fn new(sender: &broadcast::Sender<Change>) -> Changes {
        Changes(sender.subscribe())
    }

    /// The next piece of news; nothing once the store is gone. May be cancelled without losing any.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Everything),
            Err(RecvError::Closed) => None,
        }
    }
}

/// How often each server says something, only to show that the connection is alive.
const BEAT: Duration = Duration::from_secs(20);

/// After this long without a word the connection is dead, though nobody closed it: the machine at the other end is gone.
const SILENCE: Duration = Duration::from_secs(60);

const STEPS: &str = "portolan_steps";
const PEOPLE: &str = "portolan_people";
const ORDERS: &str = "portolan_orders";

/// Tells all servers on the same PostgreSQL who has left for good, once the transaction is committed.
pub const TELL_GONE: &str = "SELECT count(pg_notify('portolan_people', $1))";

/// Tells all servers on the same PostgreSQL that standing orders at a table have changed.
pub const TELL_ORDERS: &str = "SELECT count(pg_notify('portolan_orders', $1))";

/// Listens until it is aborted, through any loss of the connection.
pub async fn listen(url: &str, pool: AnyPool, changes: broadcast::Sender<Change>) -> Result<AbortHandle, StoreError> {
    let listener = connect(url).await?;
    let url = url.to_owned();
    let task = tokio::spawn(async move {
        tokio::select! {
            () = hear(&url, listener, changes) => {}
            () = beat(pool) => {}
        }
    });
    Ok(task.abort_handle())
}

async fn connect(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen_all([STEPS, PEOPLE, ORDERS]).await?;
    Ok(listener)
}

async fn hear(url: &str, mut listener: PgListener, changes: broadcast::Sender<Change>) {
    loop {
        let change = match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notice))) if notice.payload().is_empty() => continue,
            Ok(Ok(Some(notice))) => parse(notice.channel(), notice.payload()),
            // The connection was lost, and is back.
            Ok(Ok(None)) => Change::Everything,
            Ok(Err(_)) | Err(_) => {
                listener = connect_again(url).await;
                Change::Everything
            }
        };
        // It is no failure if nobody is subscribed.
        changes.send(change).ok();
    }
}

async fn connect_again(url: &str) -> PgListener {
    loop {
        match connect(url).await {
            Ok(listener) => return listener,
            Err(error) => tracing::warn!(%error, "cannot listen to the database"),
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn beat(pool: AnyPool) {
    loop {
        tokio::time::sleep(BEAT).await;
        // If it fails, the connection goes silent, which the other end notices.
        sqlx::query("SELECT pg_notify($1, '')").bind(STEPS).execute(&pool).await.ok();
    }
}

fn parse(channel: &str, payload: &str) -> Change {
    let change = match channel {
        PEOPLE => Gone::parse(payload).map(Change::Gone),
        ORDERS => Some(Change::Orders(payload.to_owned())),
        _ => parse_step(payload),
    };
    change.unwrap_or(Change::Everything)
}

fn parse_step(payload: &str) -> Option<Change> {
    let (table, version) = payload.rsplit_once(' ')?;
    Some(Change::Step { table: table.to_owned(), version: version.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_that_make_no_sense_mean_everything() {
        assert_eq!(parse(STEPS, "a b 7"), Change::Step { table: "a b".into(), version: 7 });
        assert_eq!(parse(ORDERS, "a b"), Change::Orders("a b".into()));
        for gone in [Gone::Player("a b".into()), Gone::Session("h".into())] {
            assert_eq!(parse(PEOPLE, &gone.payload()), Change::Gone(gone));
        }
        for (channel, nonsense) in [(STEPS, "a"), (STEPS, "a -1"), (PEOPLE, "player"), (PEOPLE, "table 7")] {
            assert_eq!(parse(channel, nonsense), Change::Everything);
        }
    }
}
