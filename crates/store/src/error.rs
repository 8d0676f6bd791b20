//! The failures that can happen, in as much detail as people need.

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;

/// Why the store did not do something.
///
/// The texts are for the log; the sentence for people is in the catalogue under [`StoreError::key`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// It is taken: the version of a table, a table's id, a login name, a file to write to.
    #[error("taken by another")]
    Conflict,
    /// There is no such table or player.
    #[error("not found")]
    NotFound,
    /// The disk is full, or the database has reached its size limit.
    #[error("no room is left for the database")]
    Full,
    /// Another process holds the database for longer than we wait.
    #[error("the database is locked")]
    Locked,
    /// Another server has this file to itself.
    #[error("another server uses this database: {0}")]
    Held(String),
    /// There is no database to read.
    #[error("there is no database: {0}")]
    Missing(String),
    /// The database may only be read.
    #[error("the database is read-only")]
    ReadOnly,
    /// The connection or the disk failed midway. The write may or may not be there.
    #[error("lost the database: {0}")]
    Lost(String),
    /// The stored data differs from what was written.
    #[error("the database is damaged or not ours: {0}")]
    Corrupt(String),
    /// The database was written by a newer version of the program.
    #[error("the database belongs to a newer version (its schema is {found}, this program knows {known})")]
    Newer {
        /// The newest schema of the database.
        found: i64,
        /// The newest schema that we know.
        known: i64,
    },
    /// What was handed in cannot be stored.
    #[error("cannot be stored: {0}")]
    Invalid(&'static str),
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl StoreError {
    /// The key of the sentence for people; it never changes.
    pub fn key(&self) -> &'static str {
        match self {
            StoreError::Conflict => "store-conflict",
            StoreError::NotFound => "store-not-found",
            StoreError::Full => "store-full",
            StoreError::Locked => "store-locked",
            StoreError::Held(_) => "store-locked",
            StoreError::Missing(_) => "store-not-found",
            StoreError::ReadOnly => "store-read-only",
            StoreError::Lost(_) => "store-lost",
            StoreError::Corrupt(_) => "store-corrupt",
            StoreError::Newer { .. } => "store-newer",
            StoreError::Invalid(_) => "store-invalid",
            StoreError::Other(_) => "store-other",
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        StoreError::from(&error)
    }
}

impl From<&sqlx::Error> for StoreError {
    fn from(error: &sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(known) => match known.try_downcast_ref::<PgDatabaseError>() {
                Some(known) => postgres(known),
                None => sqlite(known.as_ref()),
            },
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => StoreError::Lost(error.to_string()),
            sqlx::Error::RowNotFound => StoreError::NotFound,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Corrupt(error.to_string()),
            _ => StoreError::Other(error.to_string()),
        }
    }
}

/// By the result codes of SQLite; the low byte is the family, the rest says more.
fn sqlite(error: &dyn DatabaseError) -> StoreError {
    let code: u32 = error.code().and_then(|code| code.parse().ok()).unwrap_or(0);
    match (code & 0xff, code) {
        (5 | 6, _) => StoreError::Locked,
        (8, _) => StoreError::ReadOnly,
        (10, _) => StoreError::Lost(error.to_string()),
        (11 | 26, _) => StoreError::Corrupt(error.to_string()),
        (13, _) => StoreError::Full,
        (19, 787) => StoreError::NotFound,
        (19, 1555 | 2067 | 2579) => StoreError::Conflict,
        _ => StoreError::Other(error.to_string()),
    }
}

/// By SQLSTATE.
fn postgres(error: &PgDatabaseError) -> StoreError {
    match error.code() {
        "23505" => StoreError::Conflict,
        "23503" => StoreError::NotFound,
        "53100" => StoreError::Full,
        "40001" | "40P01" | "55P03" => StoreError::Locked,
        "25006" => StoreError::ReadOnly,
        // There are too many connections, or the server accepts none for now.
        "53300" | "55000" => StoreError::Lost(error.to_string()),
        "XX001" | "XX002" => StoreError::Corrupt(error.to_string()),
        code if code.starts_with("08") || code.starts_with("57P") || code.starts_with("58") => {
            StoreError::Lost(error.to_string())
        }
        _ => StoreError::Other(error.to_string()),
    }
}

impl StoreError {
    /// What went wrong when the schema was brought up to date to `known`.
    pub(crate) fn migration(error: MigrateError, known: i64) -> StoreError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(found) if found > known => StoreError::Newer { found, known },
            other => StoreError::Corrupt(other.to_string()),
        }
    }
}
