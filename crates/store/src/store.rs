//! The handle, and what belongs to all of it.

use crate::batch::{self, Append};
use crate::changes::{self, Change, Changes, Gone};
use crate::source::{Care, Engine, Source};
use crate::statement::Statement;
use crate::writer::{self, Job};
use crate::{NewStep, NewTable, StoreError};
use sqlx::AnyPool;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Mutex, MutexGuard, broadcast, mpsc, oneshot};
use tokio::task::AbortHandle;

/// The log of all tables. A clone is the same store.
#[derive(Debug, Clone)]
pub struct Store {
    pub(crate) inner: Arc<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub source: Source,
    pub pool: AnyPool,
    pub changes: broadcast::Sender<Change>,
    jobs: mpsc::Sender<Job>,
    shared: Arc<Shared>,
    listener: Option<AbortHandle>,
}

/// What the handles and the writer have in common.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// SQLite has one writer at a time; waiting in line here is fairer and quicker than its own trying again.
    pub gate: Mutex<()>,
    pub steps: AtomicU64,
    pub commits: AtomicU64,
}

/// What this process has written since it opened the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Steps.
    pub steps: u64,
    /// Commits that carried them.
    pub commits: u64,
}

impl Store {
    /// Opens the database, makes it if it is missing, and brings its schema up to date.
    ///
    /// `sqlite:PATH` is a file, made with its folder if missing. Options follow a `?` and are joined by `&`:
    /// `mode=ro` only reads and never changes the schema, `max_mib=N` limits the size of the file,
    /// `wait_ms=N` says how long to wait when another process holds the file (3000 unless told).
    /// `postgres://user:password@host/database` is a server, which several of our servers may share.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let source = Source::parse(url)?;
        source.prepare()?;
        source.migrate().await?;
        let pool = source.pool().await?;
        let (changes, _) = broadcast::channel(4096);
        let listener = match source.engine {
            Engine::Sqlite => None,
            Engine::Postgres => Some(changes::listen(source.url(), pool.clone(), changes.clone()).await?),
        };
        let (jobs, inbox) = mpsc::channel(4096);
        let shared = Arc::new(Shared::default());
        let connection = source.connect(Care::Synced).await?;
        tokio::spawn(writer::run(source.clone(), connection, inbox, shared.clone()));
        Ok(Store { inner: Arc::new(Inner { source, pool, changes, jobs, shared, listener }) })
    }

    /// Opens a table: its row and its first step, in one transaction.
    ///
    /// [`StoreError::Conflict`] if the id is taken.
    pub async fn create_table(&self, new: NewTable) -> Result<(), StoreError> {
        if new.first.row.version != 0 {
            return Err(StoreError::Invalid("a table that does not begin with step 0"));
        }
        batch::check(&new.first)?;
        batch::check_texts([&new.game, &new.made_by])?;
        self.send(|reply| Job::Append { append: Box::new(Append::Open(new)), reply }).await
    }

    /// Adds a step to a table, and returns after it is synced to the disk.
    ///
    /// [`StoreError::Conflict`] if another step has taken the version, or the one before it is missing.
    /// If the caller goes away meanwhile, the step is written all the same.
    pub async fn append(&self, step: NewStep) -> Result<(), StoreError> {
        batch::check(&step)?;
        self.send(|reply| Job::Append { append: Box::new(Append::Step(step)), reply }).await
    }

    /// What others wrote, on PostgreSQL, and who is gone; see [`Changes`].
    pub fn changes(&self) -> Changes {
        Changes::new(&self.inner.changes)
    }

    /// What this process has written.
    pub fn counts(&self) -> Counts {
        let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Counts { steps: load(&self.inner.shared.steps), commits: load(&self.inner.shared.commits) }
    }

    /// Whether reading works and writing would.
    pub async fn healthy(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.inner.pool).await?;
        // Touches nothing, but only who may write may say it.
        self.write(vec![Statement::new("DELETE FROM sessions WHERE hash = ''")]).await.map(drop)
    }

    /// Writes what is waiting, then lets go of the database. Later calls fail with [`StoreError::Lost`].
    pub async fn close(&self) {
        let (reply, done) = oneshot::channel();
        if self.inner.jobs.send(Job::Stop(reply)).await.is_ok() {
            done.await.ok();
        }
        if let Some(listener) = &self.inner.listener {
            listener.abort();
        }
        self.inner.pool.close().await;
    }

    /// Runs statements as one synced transaction; how many rows they touched in all.
    pub(crate) async fn write(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        for statement in &statements {
            statement.check()?;
        }
        self.send(|reply| Job::Run { statements, reply }).await
    }

    /// Runs statements like [`Store::write`], and tells all servers on this database who is gone by them; this one, too.
    pub(crate) async fn write_and_tell(&self, mut statements: Vec<Statement>, gone: Gone) -> Result<(), StoreError> {
        match self.inner.source.engine {
            Engine::Sqlite => {
                self.write(statements).await?;
                // That nobody is subscribed is no failure.
                self.inner.changes.send(Change::Gone(gone)).ok();
            }
            Engine::Postgres => {
                statements.push(Statement::new(changes::TELL_GONE).bind(&*gone.payload()));
                self.write(statements).await?;
            }
        }
        Ok(())
    }

    /// To be held while writing past the writer.
    pub(crate) async fn turn(&self) -> Option<MutexGuard<'_, ()>> {
        match self.inner.source.engine {
            Engine::Sqlite => Some(self.inner.shared.gate.lock().await),
            Engine::Postgres => None,
        }
    }

    async fn send<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Result<T, StoreError> {
        let closed = || StoreError::Lost("the store is closed".into());
        let (reply, answer) = oneshot::channel();
        self.inner.jobs.send(job(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// Where the answer to a job goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}
