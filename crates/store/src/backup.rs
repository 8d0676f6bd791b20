//! A copy of everything in one SQLite file. Restoring is opening that file.

use crate::source::{Durability, Engine, Source};
use crate::{Store, StoreError};
use futures_util::TryStreamExt;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::path::{Path, PathBuf};

/// Tables in an order in which none refers to a later one, each with its text columns and its number columns.
const TABLES: [(&str, &[&str], &[&str]); 13] = [
    (
        "tables",
        &["id", "game", "made_by", "stage", "summary", "claimed_by"],
        &["rules", "created_ms", "changed_ms", "version", "listed", "due_at", "claimed_until"],
    ),
    ("steps", &["table_id", "player", "kind", "body", "personal"], &["version", "at_ms", "seat"]),
    ("members", &["table_id", "player"], &["seat"]),
    ("players", &["id", "name", "webhook", "became"], &["created_ms"]),
    ("sessions", &["hash", "player"], &["expires_ms"]),
    ("accounts", &["login", "player", "password"], &[]),
    ("editions", &["hash", "game", "text"], &[]),
    ("push_devices", &["endpoint", "player", "key", "auth"], &["created_ms"]),
    ("secrets", &["name", "value"], &[]),
    ("standing_orders", &["table_id", "player", "body"], &["seat", "here_until"]),
    ("results", &["player", "table_id", "game", "against"], &["players", "winners"]),
    ("reviews", &["table_id", "body"], &["form"]),
    ("recovery_codes", &["player", "hash"], &[]),
];

impl Store {
    /// Copies everything as it stands at one moment into a new file, from either engine.
    ///
    /// Works while others write, from this process or another; for another, open the store with `mode=ro`.
    /// [`StoreError::Conflict`] if the file exists. The file appears once it is complete.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::Conflict);
        }
        let part = beside(file, ".part");
        remove(&part);
        let copied = match self.inner.source.engine {
            Engine::Sqlite => self.vacuum(&part).await,
            Engine::Postgres => self.copy(&part).await,
        };
        let kept = match copied {
            Ok(()) => keep(part.clone(), file.to_owned()).await,
            Err(error) => Err(error),
        };
        if kept.is_err() {
            remove(&part);
        }
        kept
    }

    async fn vacuum(&self, part: &Path) -> Result<(), StoreError> {
        let path = part.to_str().ok_or(StoreError::Invalid("a path that is not text"))?;
        sqlx::query("VACUUM INTO $1").bind(path.to_owned()).execute(&self.inner.pool).await?;
        Ok(())
    }

    async fn copy(&self, part: &Path) -> Result<(), StoreError> {
        let target = Source::file(part);
        target.prepare()?;
        target.migrate().await?;
        let mut to = target.connect(Durability::Whole).await?;
        let mut from = self.inner.source.connect(Durability::Whole).await?;
        let mut reading = from.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        let mut writing = to.begin().await?;
        for (table, texts, numbers) in TABLES {
            copy_table(&mut reading, &mut writing, table, texts, numbers).await?;
        }
        writing.commit().await?;
        reading.rollback().await?;
        // One file, with no log beside it.
        sqlx::raw_sql("PRAGMA journal_mode = DELETE").execute(&mut to).await?;
        to.close().await?;
        from.close().await.ok();
        Ok(())
    }
}

async fn copy_table(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    table: &str,
    texts: &[&str],
    numbers: &[&str],
) -> Result<(), StoreError> {
    let columns = [texts, numbers].concat();
    let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
    let columns = columns.join(", ");
    let select = format!("SELECT {columns} FROM {table}");
    let insert = format!("INSERT INTO {table} ({columns}) VALUES ({})", places.join(", "));
    let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(from);
    while let Some(row) = rows.try_next().await? {
        let mut query = sqlx::query(AssertSqlSafe(insert.as_str()));
        for place in 0..texts.len() {
            query = query.bind(row.try_get::<Option<String>, _>(place)?);
        }
        for place in texts.len()..texts.len() + numbers.len() {
            query = query.bind(row.try_get::<Option<i64>, _>(place)?);
        }
        query.execute(&mut *to).await?;
    }
    Ok(())
}

/// Synced under its final name.
async fn keep(part: PathBuf, file: PathBuf) -> Result<(), StoreError> {
    let sync = move || {
        std::fs::File::open(&part)?.sync_all()?;
        std::fs::rename(&part, &file)?;
        match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => std::fs::File::open(folder)?.sync_all(),
            _ => Ok(()),
        }
    };
    match tokio::task::spawn_blocking(sync).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) if error.kind() == std::io::ErrorKind::StorageFull => Err(StoreError::Full),
        Ok(Err(error)) => Err(StoreError::Other(error.to_string())),
        Err(error) => Err(StoreError::Other(error.to_string())),
    }
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// What an interrupted attempt may have left behind.
fn remove(part: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        std::fs::remove_file(beside(part, ending)).ok();
    }
}
