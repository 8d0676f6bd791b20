//! What other servers on the same PostgreSQL wrote.

use crate::StoreError;
use sqlx::postgres::PgListener;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::task::AbortHandle;

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

/// Listens until it is aborted, through any loss of the connection.
pub async fn listen(url: &str, changes: broadcast::Sender<Change>) -> Result<AbortHandle, StoreError> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen("portolan_steps").await?;
    let task = tokio::spawn(async move {
        loop {
            // That nobody is subscribed is no failure.
            match listener.try_recv().await {
                Ok(Some(notice)) => changes.send(parse(notice.payload())).ok(),
                // It was lost, and is there again.
                Ok(None) => changes.send(Change::Everything).ok(),
                Err(error) => {
                    tracing::warn!(%error, "cannot listen to the database");
                    tokio::time::sleep(Duration::from_millis(500)).await;
                    changes.send(Change::Everything).ok()
                }
            };
        }
    });
    Ok(task.abort_handle())
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
