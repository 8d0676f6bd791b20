//! What belongs to an account besides its login: a new password, the ways back in without one, and what somebody said.

use crate::statement::Statement;
use crate::tables::text;
use crate::{Store, StoreError};
use sqlx::Row;

/// Something that a player wrote at a table: a message, or a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The table.
    pub table: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The sort of step.
    pub kind: String,
    /// The words.
    pub text: String,
}

impl Store {
    /// Sets a new password for this player's account. [`StoreError::NotFound`] without an account.
    pub async fn set_password(&self, player: &str, password: &str) -> Result<(), StoreError> {
        let statement = Statement::new("UPDATE accounts SET password = $2 WHERE player = $1").bind(player);
        match self.write(vec![statement.bind(password)]).await? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }

    /// Stores the hashes of new recovery codes; earlier ones are void.
    pub async fn put_recovery_codes(&self, player: &str, hashes: &[String]) -> Result<(), StoreError> {
        let mut statements = vec![Statement::new("DELETE FROM recovery_codes WHERE player = $1").bind(player)];
        for hash in hashes {
            let put = Statement::new("INSERT INTO recovery_codes (player, hash) VALUES ($1, $2)");
            statements.push(put.bind(player).bind(&**hash));
        }
        self.write(statements).await.map(drop)
    }

    /// How many recovery codes are left.
    pub async fn recovery_codes(&self, player: &str) -> Result<u32, StoreError> {
        let query = sqlx::query("SELECT count(*) FROM recovery_codes WHERE player = $1").bind(text(player)?);
        let count: i64 = query.fetch_one(&self.inner.pool).await?.try_get(0)?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Uses up a recovery code; false if there is no such code.
    pub async fn use_recovery_code(&self, player: &str, hash: &str) -> Result<bool, StoreError> {
        let statement = Statement::new("DELETE FROM recovery_codes WHERE player = $1 AND hash = $2").bind(player);
        Ok(self.write(vec![statement.bind(hash)]).await? > 0)
    }

    /// What a player wrote at tables and has not had deleted, oldest first; `most` of it.
    pub async fn written_by(&self, player: &str, most: u32) -> Result<Vec<Written>, StoreError> {
        let query = sqlx::query(
            "SELECT table_id, at_ms, kind, personal FROM steps WHERE player = $1 AND personal IS NOT NULL \
             ORDER BY at_ms, table_id, version LIMIT $2",
        );
        let rows = query.bind(text(player)?).bind(i64::from(most)).fetch_all(&self.inner.pool).await?;
        let written = |row: sqlx::any::AnyRow| {
            Ok(Written { table: row.try_get(0)?, at_ms: row.try_get(1)?, kind: row.try_get(2)?, text: row.try_get(3)? })
        };
        rows.into_iter().map(written).collect()
    }
}
