//! Owners' editions, stored so that a match that used one can always be rebuilt.

use crate::statement::Statement;
use crate::tables::text;
use crate::{Store, StoreError};
use sqlx::Row;

/// The text of an edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// The hash of its text: matches name it by that.
    pub hash: String,
    /// Of which game.
    pub game: String,
    /// As the owner wrote it.
    pub text: String,
}

impl Store {
    /// Stores an edition. A known one stays as it is.
    pub async fn put_edition(&self, edition: &Edition) -> Result<(), StoreError> {
        let sql = "INSERT INTO editions (hash, game, text) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING";
        let statement = Statement::new(sql).bind(&*edition.hash).bind(&*edition.game).bind(&*edition.text);
        self.write(vec![statement]).await.map(drop)
    }

    /// An edition by its hash.
    pub async fn edition(&self, hash: &str) -> Result<Option<Edition>, StoreError> {
        let query = sqlx::query("SELECT hash, game, text FROM editions WHERE hash = $1").bind(text(hash)?);
        let row = query.fetch_optional(&self.inner.pool).await?;
        row.map(|row| Ok(Edition { hash: row.try_get(0)?, game: row.try_get(1)?, text: row.try_get(2)? })).transpose()
    }
}
