//! Reviews of finished matches. A review is stored beside its match, and can always be made again.

use crate::statement::Statement;
use crate::tables::text;
use crate::{Store, StoreError};
use sqlx::Row;

impl Store {
    /// Stores the review of a match, replacing an earlier one. [`StoreError::NotFound`] if there is no such table.
    pub async fn put_review(&self, table: &str, form: u32, body: &str) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO reviews (table_id, form, body) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET form = excluded.form, body = excluded.body",
        );
        self.write(vec![put.bind(table).bind(i64::from(form)).bind(body)]).await.map(drop)
    }

    /// The review of a match, if there is one of this form.
    pub async fn review(&self, table: &str, form: u32) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT body FROM reviews WHERE table_id = $1 AND form = $2");
        let row = query.bind(text(table)?).bind(i64::from(form)).fetch_optional(&self.inner.pool).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }
}
