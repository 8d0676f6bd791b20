//! Where the data is, and how to reach it.

use crate::{StoreError, migrations};
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Which of the two we speak to. Few statements differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    Sqlite,
    Postgres,
}

/// How far a commit must have got before we go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    /// Synced: a step that a player was told is never lost.
    Synced,
    /// Written whole, but a power failure may undo the last ones: for leases, which end by themselves.
    Whole,
}

/// SQLite's name for syncing every commit (`PRAGMA synchronous`).
const FULL: i64 = 2;

/// How long to wait before trying a locked file again.
const AGAIN: Duration = Duration::from_millis(20);

/// SQLite waits for a lock by itself, but not while somebody switches a new file to write-ahead logging, nor while the
/// last process that had it open is closing it.
struct Patience {
    until: Instant,
}

impl Patience {
    fn goes_on(&self, error: &sqlx::Error) -> bool {
        StoreError::from(error) == StoreError::Locked && Instant::now() < self.until
    }
}

/// The parsed address.
#[derive(Debug, Clone)]
pub struct Source {
    pub engine: Engine,
    /// As sqlx wants it.
    url: String,
    pub read_only: bool,
    /// It is only copied as it is, so an older schema will do.
    pub to_copy: bool,
    /// The file, for SQLite.
    file: PathBuf,
    /// How long to wait for a lock.
    wait_ms: u32,
    /// The most the file may grow to, in MiB.
    max_mib: Option<u32>,
}

impl Source {
    /// `sqlite:PATH[?mode=ro][&max_mib=N][&wait_ms=N]` or `postgres://…`.
    pub fn parse(url: &str) -> Result<Source, StoreError> {
        if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            let (engine, url, file) = (Engine::Postgres, url.to_owned(), PathBuf::new());
            return Ok(Source { engine, url, file, read_only: false, to_copy: false, wait_ms: 3000, max_mib: None });
        }
        let Some(rest) = url.strip_prefix("sqlite:") else {
            return Err(StoreError::Invalid("the address of a database begins with sqlite: or postgres:"));
        };
        let rest = rest.strip_prefix("//").unwrap_or(rest);
        let (path, options) = rest.split_once('?').unwrap_or((rest, ""));
        if path.is_empty() {
            return Err(StoreError::Invalid("sqlite: is followed by the path of a file"));
        }
        let file = std::path::absolute(path).map_err(|error| StoreError::Other(error.to_string()))?;
        let mut source = Source::file(&file);
        for option in options.split('&').filter(|option| !option.is_empty()) {
            let number = |text: &str| text.parse().map_err(|_| StoreError::Invalid("an option that is not a number"));
            match option.split_once('=') {
                Some(("mode", "ro")) => source.read_only = true,
                Some(("mode", "rwc")) => source.read_only = false,
                Some(("max_mib", value)) => source.max_mib = Some(number(value)?),
                Some(("wait_ms", value)) => source.wait_ms = number(value)?,
                _ => return Err(StoreError::Invalid("options after sqlite:PATH are mode=ro, max_mib=N, wait_ms=N")),
            }
        }
        if source.read_only {
            source = source.reading();
        }
        Ok(source)
    }

    /// The same, only to read: nothing is created or changed.
    fn reading(mut self) -> Source {
        self.read_only = true;
        if self.engine == Engine::Sqlite {
            self.url = self.url.replace("?mode=rwc", "?mode=ro");
        }
        self
    }

    /// The same, only to copy.
    pub fn copying(self) -> Source {
        Source { to_copy: true, ..self.reading() }
    }

    /// Takes the file for this process alone, for as long as the result is held.
    ///
    /// SQLite lets several processes write to one file, but each server assumes that it is the only one: each would
    /// play the bots.
    pub fn hold(&self) -> Result<Option<File>, StoreError> {
        if self.engine != Engine::Sqlite || self.read_only {
            return Ok(None);
        }
        // Whatever name it goes by: SQLite follows links, too.
        let mut beside = self.file.canonicalize().unwrap_or_else(|_| self.file.clone()).into_os_string();
        beside.push(".lock");
        let beside = PathBuf::from(beside);
        let other = |error: std::io::Error| match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
            ErrorKind::StorageFull => StoreError::Full,
            _ => StoreError::Other(format!("{}: {error}", beside.display())),
        };
        let lock = File::options().create(true).truncate(false).write(true).open(&beside).map_err(other)?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(lock)),
            Err(TryLockError::WouldBlock) => Err(StoreError::Held(self.file.display().to_string())),
            // On a file system without locks, it has to do without.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(None),
            Err(TryLockError::Error(error)) => Err(other(error)),
        }
    }

    /// A SQLite file.
    pub fn file(file: &Path) -> Source {
        let mut url = String::from("sqlite://");
        for &byte in file.as_os_str().as_encoded_bytes() {
            match byte {
                b'/' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => url.push(char::from(byte)),
                other => url.push_str(&format!("%{other:02X}")),
            }
        }
        url.push_str("?mode=rwc");
        let file = file.to_owned();
        Source { engine: Engine::Sqlite, url, file, read_only: false, to_copy: false, wait_ms: 3000, max_mib: None }
    }

    /// For listening, which sqlx does only on connections of its own.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Creates the folder of a new file, if the file will be written.
    pub fn prepare(&self) -> Result<(), StoreError> {
        sqlx::any::install_default_drivers();
        if self.engine == Engine::Sqlite && self.read_only && !self.file.exists() {
            return Err(StoreError::Missing(self.file.display().to_string()));
        }
        if let (Engine::Sqlite, false, Some(folder)) = (self.engine, self.read_only, self.file.parent()) {
            std::fs::create_dir_all(folder)
                .map_err(|error| StoreError::Other(format!("{}: {error}", folder.display())))?;
        }
        Ok(())
    }

    /// A separate connection.
    pub async fn connect(&self, durability: Durability) -> Result<AnyConnection, sqlx::Error> {
        let patience = self.patience();
        loop {
            match self.try_connect(durability).await {
                Err(error) if patience.goes_on(&error) => sleep(AGAIN).await,
                outcome => return outcome,
            }
        }
    }

    async fn try_connect(&self, durability: Durability) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = AnyConnection::connect(&self.url).await?;
        self.set_up(&mut connection, durability).await?;
        if self.engine == Engine::Sqlite && durability == Durability::Synced && !self.read_only {
            self.check_synced(&mut connection).await?;
        }
        Ok(connection)
    }

    /// Asks SQLite whether it will do what it was told: it does not complain if a file cannot be handled that way.
    async fn check_synced(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        let level: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *connection).await?;
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(connection).await?;
        match (level, journal.as_str()) {
            (FULL, "wal") => Ok(()),
            _ => Err(sqlx::Error::Configuration(
                format!("SQLite handles this file with synchronous = {level} and journal_mode = {journal}").into(),
            )),
        }
    }

    /// Connections for reading and for leases.
    pub async fn pool(&self) -> Result<AnyPool, sqlx::Error> {
        let source = self.clone();
        AnyPoolOptions::new()
            .max_connections(match self.engine {
                Engine::Sqlite => 4,
                Engine::Postgres => 8,
            })
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| {
                let source = source.clone();
                Box::pin(async move { source.set_up(connection, Durability::Whole).await })
            })
            .connect(&self.url)
            .await
    }

    async fn set_up(&self, connection: &mut AnyConnection, durability: Durability) -> Result<(), sqlx::Error> {
        let text = match (self.engine, durability) {
            (Engine::Sqlite, _) if self.read_only => format!("PRAGMA busy_timeout = {};", self.wait_ms),
            (Engine::Sqlite, durability) => {
                let synchronous = if durability == Durability::Synced { "FULL" } else { "NORMAL" };
                // A page has 4096 bytes unless told otherwise, and we never do.
                let pages = self.max_mib.map_or(String::new(), |mib| format!("PRAGMA max_page_count = {};", mib * 256));
                format!(
                    "PRAGMA busy_timeout = {}; PRAGMA journal_mode = WAL; PRAGMA synchronous = {synchronous}; \
                     PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY; {pages}",
                    self.wait_ms
                )
            }
            (Engine::Postgres, _) => format!("SET synchronous_commit = on; SET lock_timeout = {}", self.wait_ms),
        };
        let patience = self.patience();
        loop {
            match sqlx::raw_sql(AssertSqlSafe(text.clone())).execute(&mut *connection).await {
                Err(error) if patience.goes_on(&error) => sleep(AGAIN).await,
                outcome => return outcome.map(drop),
            }
        }
    }

    fn patience(&self) -> Patience {
        Patience { until: Instant::now() + Duration::from_millis(self.wait_ms.into()) }
    }

    /// Brings the schema up to date, or refuses a database from the future.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        let migrator = migrations::migrator(self.engine);
        let known = migrator.iter().map(|step| step.version).max().unwrap_or(0);
        // A separate connection: the lock that keeps other servers out ends with it, whatever happens.
        let mut connection = self.connect(Durability::Synced).await?;
        let result = if self.read_only {
            let found = "SELECT max(version) FROM _sqlx_migrations";
            match sqlx::query_scalar::<_, Option<i64>>(found).fetch_one(&mut connection).await {
                Ok(Some(found)) if found > known => Err(StoreError::Newer { found, known }),
                // A file is copied as it is; from a server, the columns are read by name.
                Ok(Some(found)) if found < known && !(self.to_copy && self.engine == Engine::Sqlite) => {
                    Err(StoreError::ReadOnly)
                }
                Ok(Some(_)) => Ok(()),
                Ok(None) => Err(StoreError::Missing("it is empty".into())),
                // It is a database, but none of ours.
                Err(sqlx::Error::Database(error)) if error.message().contains("_sqlx_migrations") => {
                    Err(StoreError::Missing("it is empty, or not ours".into()))
                }
                Err(error) => Err(error.into()),
            }
        } else {
            self.run(&migrator, &mut connection).await.map_err(|error| StoreError::migration(error, known))
        };
        connection.close().await.ok();
        result
    }

    /// Two processes that open a new database at the same moment do it one after the other.
    async fn run(&self, migrator: &Migrator, connection: &mut AnyConnection) -> Result<(), MigrateError> {
        match self.engine {
            Engine::Sqlite => {
                let mut alone = connection.begin_with("BEGIN IMMEDIATE").await?;
                migrator.run_direct(None, &mut *alone, false).await?;
                Ok(alone.commit().await?)
            }
            // Under a lock that sqlx takes.
            Engine::Postgres => migrator.run_direct(None, connection, false).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn sqlite_says_itself_that_it_syncs() {
        let file = std::env::temp_dir().join(format!("portolan-synced-{}.db", std::process::id()));
        let source = Source::file(&file);
        source.prepare().expect("prepared");
        let mut connection = source.connect(Durability::Synced).await.expect("connected, and checked");
        sqlx::raw_sql("PRAGMA synchronous = NORMAL").execute(&mut connection).await.expect("told otherwise");
        let error = source.check_synced(&mut connection).await.expect_err("not every commit is synced");
        assert!(error.to_string().contains("synchronous = 1"), "{error}");
        connection.close().await.expect("closed");
        for end in ["", "-wal", "-shm"] {
            std::fs::remove_file(format!("{}{end}", file.display())).ok();
        }
    }

    #[test]
    fn addresses_are_parsed_once() {
        let source = Source::parse("sqlite:/a b/c?.db").err();
        assert!(matches!(source, Some(StoreError::Invalid(_))), "{source:?}");
        let source = Source::parse("sqlite:/a b/c#.db?max_mib=3&mode=ro").expect("valid");
        assert_eq!(source.url(), "sqlite:///a%20b/c%23.db?mode=ro");
        assert_eq!((source.max_mib, source.read_only), (Some(3), true));
        assert!(matches!(Source::parse("mysql://here"), Err(StoreError::Invalid(_))));
        assert!(matches!(Source::parse("sqlite:"), Err(StoreError::Invalid(_))));
        assert_eq!(Source::parse("postgres://u@h/d").expect("valid").engine, Engine::Postgres);
    }
}
