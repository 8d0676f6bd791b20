//! The one task that writes steps: it takes everything that is waiting, and commits it as one.

use crate::StoreError;
use crate::batch::{self, Append};
use crate::source::{Durability, Engine, Source};
use crate::statement::Statement;
use crate::store::{Reply, Shared};
use sqlx::any::Any;
use sqlx::{AnyConnection, Connection, Transaction};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many jobs share a commit at most: more would make the first wait for the last.
const TOGETHER: usize = 512;

/// A server that does not answer for this long is lost.
const PATIENCE: Duration = Duration::from_secs(20);

/// Something to write.
#[derive(Debug)]
pub enum Job {
    /// A step, and the table it opens if it is a first one.
    Append { append: Box<Append>, reply: Reply<()> },
    /// Statements that form one transaction.
    Run { statements: Vec<Statement>, reply: Reply<u64> },
    /// The end.
    Stop(oneshot::Sender<()>),
}

/// Writes until all handles are gone or one of them says stop.
pub async fn run(source: Source, connection: AnyConnection, mut inbox: mpsc::Receiver<Job>, shared: Arc<Shared>) {
    let mut writer = Writer { source, connection: Some(connection), shared };
    let mut waiting = Vec::with_capacity(TOGETHER);
    let mut stop = None;
    while stop.is_none() && inbox.recv_many(&mut waiting, TOGETHER).await > 0 {
        let (mut appends, mut replies, mut runs) = (Vec::new(), Vec::new(), Vec::new());
        for job in waiting.drain(..) {
            match job {
                Job::Append { append, reply } => {
                    appends.push(*append);
                    replies.push(reply);
                }
                Job::Run { statements, reply } => runs.push((statements, reply)),
                Job::Stop(done) => stop = Some(done),
            }
        }
        // A caller that has gone away is not told, but what it asked for is done.
        for (verdict, reply) in writer.append(&appends).await.into_iter().zip(replies) {
            reply.send(verdict).ok();
        }
        for (statements, reply) in runs {
            reply.send(writer.statements(statements).await).ok();
        }
    }
    if let Some(connection) = writer.connection {
        connection.close().await.ok();
    }
    if let Some(done) = stop {
        done.send(()).ok();
    }
}

struct Writer {
    source: Source,
    /// None after a failure: the next job begins with a new connection.
    connection: Option<AnyConnection>,
    shared: Arc<Shared>,
}

/// Why a transaction failed.
struct Failure {
    error: StoreError,
    /// The commit was never sent: nothing can be there.
    undone: bool,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure { error: error.into(), undone: true }
    }
}

impl Writer {
    /// One verdict for each append.
    async fn append(&mut self, appends: &[Append]) -> Vec<Result<(), StoreError>> {
        if appends.is_empty() {
            return Vec::new();
        }
        match self.together(appends).await {
            Ok(verdicts) => verdicts,
            Err(Failure { error, .. }) if appends.len() == 1 || about_the_database(&error) => {
                tracing::warn!(steps = appends.len(), %error, "steps were not written");
                vec![Err(error); appends.len()]
            }
            // The failure concerns one of them, which must not hurt the other tables.
            Err(_) => {
                let mut verdicts = Vec::with_capacity(appends.len());
                for append in appends {
                    match self.together(std::slice::from_ref(append)).await {
                        Ok(verdict) => verdicts.extend(verdict),
                        Err(Failure { error, .. }) => {
                            tracing::warn!(table = append.step().table, %error, "a step was not written");
                            verdicts.push(Err(error));
                        }
                    }
                }
                verdicts
            }
        }
    }

    /// All of them in one transaction.
    async fn together(&mut self, appends: &[Append]) -> Result<Vec<Result<(), StoreError>>, Failure> {
        let verdicts = match self.try_together(appends).await {
            // The connection had died while idle: nothing was written, so a new one may try.
            Err(Failure { error: StoreError::Lost(_), undone: true }) => self.try_together(appends).await?,
            other => other?,
        };
        let written = verdicts.iter().filter(|verdict| verdict.is_ok()).count();
        self.shared.steps.fetch_add(written as u64, Ordering::Relaxed);
        self.shared.commits.fetch_add(1, Ordering::Relaxed);
        Ok(verdicts)
    }

    async fn try_together(&mut self, appends: &[Append]) -> Result<Vec<Result<(), StoreError>>, Failure> {
        let shared = self.shared.clone();
        let _turn = shared.gate.lock().await;
        let mut connection = self.connection().await?;
        let mut transaction = begin(&mut connection, self.source.engine).await?;
        match patiently(batch::write(&mut transaction, self.source.engine, appends)).await {
            Ok(verdicts) => {
                commit(transaction).await?;
                self.connection = Some(connection);
                Ok(verdicts)
            }
            Err(error) => Err(give_up(transaction, error).await),
        }
    }

    async fn statements(&mut self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        let result = match self.try_statements(&statements).await {
            Err(Failure { error: StoreError::Lost(_), undone: true }) => self.try_statements(&statements).await,
            other => other,
        };
        result.map_err(|failure| failure.error)
    }

    async fn try_statements(&mut self, statements: &[Statement]) -> Result<u64, Failure> {
        let shared = self.shared.clone();
        let _turn = shared.gate.lock().await;
        let mut connection = self.connection().await?;
        let mut transaction = begin(&mut connection, self.source.engine).await?;
        let mut rows = 0;
        for statement in statements {
            match patiently(statement.clone().run(&mut transaction)).await {
                Ok(touched) => rows += touched,
                Err(error) => return Err(give_up(transaction, error).await),
            }
        }
        commit(transaction).await?;
        self.connection = Some(connection);
        Ok(rows)
    }

    /// Takes the connection. A caller that succeeds puts it back, so that none is used after a failure.
    async fn connection(&mut self) -> Result<AnyConnection, Failure> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => Ok(patiently(self.source.connect(Durability::Synced)).await?),
        }
    }
}

async fn begin(connection: &mut AnyConnection, engine: Engine) -> Result<Transaction<'_, Any>, Failure> {
    Ok(match engine {
        // Becomes the one writer now, not at the first statement that writes.
        Engine::Sqlite => patiently(connection.begin_with("BEGIN IMMEDIATE")).await?,
        Engine::Postgres => patiently(connection.begin()).await?,
    })
}

async fn commit(transaction: Transaction<'_, Any>) -> Result<(), Failure> {
    patiently(transaction.commit()).await.map_err(|error| Failure { error: error.into(), undone: false })
}

async fn give_up(transaction: Transaction<'_, Any>, error: sqlx::Error) -> Failure {
    patiently(transaction.rollback()).await.ok();
    error.into()
}

async fn patiently<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(result) => result,
        Err(_) => Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()),
    }
}

/// Would the failure hit any other step as well?
fn about_the_database(error: &StoreError) -> bool {
    match error {
        StoreError::Full | StoreError::Locked | StoreError::ReadOnly | StoreError::Lost(_) => true,
        StoreError::Held(_) | StoreError::Missing(_) => true,
        StoreError::Conflict
        | StoreError::NotFound
        | StoreError::Corrupt(_)
        | StoreError::Newer { .. }
        | StoreError::Invalid(_)
        | StoreError::Other(_) => false,
    }
}
