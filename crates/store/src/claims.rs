//! Work that is due at a table, such as a bot's move or a clock running out: done once, by whichever server is there to
//! do it.
//!
//! A claim is a lease: if the server that took it dies, another may take the work once the lease has run out.
//! A step ends all claims on its table; a late worker finds the version taken.

use crate::source::Engine;
use crate::tables::{number, text};
use crate::{Store, StoreError};
use sqlx::Row;

macro_rules! claim {
    ($lock:literal) => {
        concat!(
            "WITH work AS MATERIALIZED (SELECT id FROM tables WHERE id = $1 AND version = $2 ",
            "AND (claimed_until IS NULL OR claimed_until <= $3 OR claimed_by = $4)",
            $lock,
            ") ",
            "UPDATE tables SET claimed_by = $4, claimed_until = $5 WHERE id IN (SELECT id FROM work)"
        )
    };
}

macro_rules! claim_due {
    ($lock:literal) => {
        concat!(
            "WITH work AS MATERIALIZED (SELECT id FROM tables WHERE due_at <= $1 ",
            "AND (claimed_until IS NULL OR claimed_until <= $1) ORDER BY due_at LIMIT $4",
            $lock,
            ") ",
            "UPDATE tables SET claimed_by = $2, claimed_until = $3 WHERE id IN (SELECT id FROM work) ",
            "RETURNING id, version"
        )
    };
}

impl Store {
    /// Claims the work of one table at this version until `now + lease_ms`.
    ///
    /// Not granted if another node holds it, or the table has moved on. A node may claim again what it holds, to have
    /// more time.
    pub async fn claim(
        &self,
        table: &str,
        version: u32,
        node: &str,
        now: i64,
        lease_ms: i64,
    ) -> Result<bool, StoreError> {
        let sql = match self.inner.source.engine {
            Engine::Sqlite => claim!(""),
            Engine::Postgres => claim!(" FOR UPDATE SKIP LOCKED"),
        };
        let query = sqlx::query(sql).bind(text(table)?).bind(i64::from(version)).bind(now).bind(text(node)?);
        let _turn = self.turn().await;
        let done = query.bind(now.saturating_add(lease_ms)).execute(&self.inner.pool).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Claims tables whose work is due at `now` and that nobody holds: table and version, the longest overdue first.
    pub async fn claim_due(
        &self,
        node: &str,
        now: i64,
        lease_ms: i64,
        limit: u16,
    ) -> Result<Vec<(String, u32)>, StoreError> {
        let sql = match self.inner.source.engine {
            Engine::Sqlite => claim_due!(""),
            Engine::Postgres => claim_due!(" FOR UPDATE SKIP LOCKED"),
        };
        let query = sqlx::query(sql).bind(now).bind(text(node)?).bind(now.saturating_add(lease_ms));
        let _turn = self.turn().await;
        let rows = query.bind(i64::from(limit)).fetch_all(&self.inner.pool).await?;
        rows.into_iter().map(|row| Ok((row.try_get(0)?, number(row.try_get(1)?)?))).collect()
    }

    /// Gives back all that a node holds, when it stops or starts again.
    pub async fn release(&self, node: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE tables SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = $1");
        let _turn = self.turn().await;
        query.bind(text(node)?).execute(&self.inner.pool).await?;
        Ok(())
    }

    /// When work is next due at any table, so that nobody needs to ask before then.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let query = sqlx::query_scalar("SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL");
        Ok(query.fetch_one(&self.inner.pool).await?)
    }
}
