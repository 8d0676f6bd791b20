//! The store's handle, and what all its handles share.

use crate::batch::{self, Append};
use crate::changes::{self, Change, Changes, Gone};
use crate::source::{Durability, Engine, Source};
use crate::statement::Statement;
use crate::writer::{self, Job};
use crate::{NewStep, NewTable, StoreError};
use sqlx::AnyPool;
use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
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
    pub shared: Arc<Shared>,
    listener: Option<AbortHandle>,
    /// Keeps other servers out.
    hold: Mutex<Option<File>>,
}

/// Everything the handles and the writer share.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// SQLite has one writer at a time; queueing here is fairer and quicker than its own retries.
    pub gate: Mutex<()>,
    /// Somebody was forgotten, and is perhaps still in the write-ahead log.
    pub forgotten: AtomicBool,
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
    /// Opens the database, creates it if it is missing, and brings its schema up to date.
    ///
    /// `sqlite:PATH` is a file, created with its folder if missing. Options follow a `?` and are joined by `&`:
    /// `mode=ro` only reads and never changes the schema, `max_mib=N` limits the size of the file,
    /// `wait_ms=N` says how long to wait when another process holds the file (3000 unless told).
    /// `postgres://user:password@host/database` is a server, which several of our servers may share.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Store::open_source(Source::parse(url)?, None).await
    }

    /// Opens the database like [`Store::open`], for a server: no other server can then have a SQLite file until this
    /// store is gone.
    ///
    /// [`StoreError::Held`] if another server has it. A program that only copies or reads does not ask, and is not kept
    /// out.
    pub async fn open_alone(url: &str) -> Result<Store, StoreError> {
        let source = Source::parse(url)?;
        source.prepare()?;
        let hold = source.hold()?;
        Store::open_source(source, hold).await
    }

    /// Opens an existing database, to copy it with [`Store::backup`]; nothing is created or changed.
    ///
    /// [`StoreError::Missing`] if there is none.
    pub async fn open_to_copy(url: &str) -> Result<Store, StoreError> {
        Store::open_source(Source::parse(url)?.copying(), None).await
    }

    async fn open_source(source: Source, hold: Option<File>) -> Result<Store, StoreError> {
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
        let connection = source.connect(Durability::Synced).await?;
        tokio::spawn(writer::run(source.clone(), connection, inbox, shared.clone()));
        let hold = Mutex::new(hold);
        Ok(Store { inner: Arc::new(Inner { source, pool, changes, jobs, shared, listener, hold }) })
    }

    /// Was it opened for reading only?
    pub fn is_read_only(&self) -> bool {
        self.inner.source.read_only
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
    /// If the caller goes away meanwhile, the step is still written.
    pub async fn append(&self, step: NewStep) -> Result<(), StoreError> {
        batch::check(&step)?;
        self.send(|reply| Job::Append { append: Box::new(Append::Step(step)), reply }).await
    }

    /// What others wrote, on PostgreSQL, and who has left; see [`Changes`].
    pub fn changes(&self) -> Changes {
        Changes::new(&self.inner.changes)
    }

    /// What this process has written.
    pub fn counts(&self) -> Counts {
        let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Counts { steps: load(&self.inner.shared.steps), commits: load(&self.inner.shared.commits) }
    }

    /// Checks that reading works and writing would.
    pub async fn healthy(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.inner.pool).await?;
        // Writes something as large as a few moves and removes it again: only then does a full disk show.
        let some = "INSERT INTO editions (hash, game, text) VALUES ('', '', $1) ON CONFLICT DO NOTHING";
        let some = Statement::new(some).bind(&*"room? ".repeat(8_000));
        self.write(vec![some, Statement::new("DELETE FROM editions WHERE hash = ''")]).await.map(drop)
    }

    /// Empties the write-ahead log of SQLite if somebody has been forgotten since: their data must not linger there.
    /// It cannot be emptied while others read; then it has to be tried again.
    pub async fn wipe_log(&self) -> Result<(), StoreError> {
        let forgotten = &self.inner.shared.forgotten;
        if self.inner.source.engine != Engine::Sqlite || !forgotten.load(Ordering::Acquire) {
            return Ok(());
        }
        let _turn = self.turn().await;
        // Its first column is 1 if something was in the way.
        let busy = sqlx::query_scalar::<_, i64>("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&self.inner.pool).await?;
        if busy == 0 {
            forgotten.store(false, Ordering::Release);
            return Ok(());
        }
        Err(StoreError::Locked)
    }

    /// Writes what is waiting, then closes the database. Later calls fail with [`StoreError::Lost`].
    pub async fn close(&self) {
        let (reply, done) = oneshot::channel();
        if self.inner.jobs.send(Job::Stop(reply)).await.is_ok() {
            done.await.ok();
        }
        if let Some(listener) = &self.inner.listener {
            listener.abort();
        }
        self.inner.pool.close().await;
        self.inner.hold.lock().await.take();
    }

    /// Runs statements as one synced transaction, and returns how many rows they touched in all.
    pub(crate) async fn write(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        for statement in &statements {
            statement.check()?;
        }
        self.send(|reply| Job::Run { statements, reply }).await
    }

    /// Runs statements like [`Store::write`], and tells all servers on this database, this one included, who has left
    /// by them.
    pub(crate) async fn write_and_tell(&self, mut statements: Vec<Statement>, gone: Gone) -> Result<(), StoreError> {
        match self.inner.source.engine {
            Engine::Sqlite => {
                self.write(statements).await?;
                // It is no failure if nobody is subscribed.
                self.inner.changes.send(Change::Gone(gone)).ok();
            }
            Engine::Postgres => {
                statements.push(Statement::new(changes::TELL_GONE).bind(&*gone.payload()));
                self.write(statements).await?;
            }
        }
        Ok(())
    }

    /// Must be held while writing outside the writer.
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
