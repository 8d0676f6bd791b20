//! What other servers on the same PostgreSQL wrote.

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
    /// A table has a step of this version. One's own steps are told as well.
    Step {
        /// The table.
        table: String,
        /// The version of its last step.
        version: u32,
    },
    /// Something may have been missed: look at every table again.
    Everything,
}

/// The news, for as long as it is held.
///
/// On SQLite, which one process has to itself, there never is any.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Change>);

impl Changes {
    pub(crate) fn new(sender: &broadcast::Sender<Change>) -> Changes {
        Changes(sender.subscribe())
    }

    /// The next news; nothing after the store is gone. May be cancelled without losing any.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Everything),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Each server says something so often; it means nothing but that the line is there.
const BEAT: Duration = Duration::from_secs(20);

/// After so long without a word the line is dead, though nobody closed it: the machine at its end is gone.
const SILENCE: Duration = Duration::from_secs(60);

const CHANNEL: &str = "portolan_steps";

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
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn hear(url: &str, mut listener: PgListener, changes: broadcast::Sender<Change>) {
    loop {
        let change = match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notice))) if notice.payload().is_empty() => continue,
            Ok(Ok(Some(notice))) => parse(notice.payload()),
            // It was lost, and is there again.
            Ok(Ok(None)) => Change::Everything,
            Ok(Err(_)) | Err(_) => {
                listener = connect_again(url).await;
                Change::Everything
            }
        };
        // That nobody is subscribed is no failure.
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
        // If it fails, the line goes silent, which is noticed at the other end.
        sqlx::query("SELECT pg_notify($1, '')").bind(CHANNEL).execute(&pool).await.ok();
    }
}

fn parse(payload: &str) -> Change {
    let step = payload.rsplit_once(' ').and_then(|(table, version)| Some((table, version.parse().ok()?)));
    match step {
        Some((table, version)) => Change::Step { table: table.to_owned(), version },
        None => Change::Everything,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_that_make_no_sense_mean_everything() {
        assert_eq!(parse("a b 7"), Change::Step { table: "a b".into(), version: 7 });
        assert_eq!(parse("a"), Change::Everything);
        assert_eq!(parse("a -1"), Change::Everything);
    }
}
