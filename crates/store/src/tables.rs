//! Reading tables and their steps.

use crate::source::Engine;
use crate::{Cursor, Filter, Member, Page, StepRow, Store, StoreError, TableRow};
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;

macro_rules! personal {
    ($each:literal) => {
        concat!(
            "SELECT table_id, version, personal FROM steps WHERE personal IS NOT NULL AND (table_id, version) IN ",
            "(SELECT batch.value->>0, CAST(batch.value->>1 AS BIGINT) FROM ",
            $each,
            ")"
        )
    };
}

macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, rules, created_ms, changed_ms, made_by, version, stage, listed, due_at, summary FROM tables ",
            $rest
        )
    };
}

impl Store {
    /// A table as it is now.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query(tables!("WHERE id = $1")).bind(text(id)?).fetch_optional(&self.inner.pool).await?;
        row.map(table).transpose()
    }

    /// The steps of a table in order, from this version on; none if there is no such table.
    pub async fn steps(&self, table: &str, from: u32) -> Result<Vec<StepRow>, StoreError> {
        let query = sqlx::query(
            "SELECT version, at_ms, player, seat, kind, body, personal FROM steps \
             WHERE table_id = $1 AND version >= $2 ORDER BY version",
        );
        let rows = query.bind(text(table)?).bind(i64::from(from)).fetch_all(&self.inner.pool).await?;
        rows.into_iter().map(step).collect()
    }

    /// The last steps of one kind before this version, latest first.
    pub async fn steps_before(
        &self,
        table: &str,
        kind: &str,
        before: u32,
        most: u16,
    ) -> Result<Vec<StepRow>, StoreError> {
        let query = sqlx::query(
            "SELECT version, at_ms, player, seat, kind, body, personal FROM steps \
             WHERE table_id = $1 AND kind = $2 AND version < $3 ORDER BY version DESC LIMIT $4",
        );
        let query = query.bind(text(table)?).bind(text(kind)?).bind(i64::from(before)).bind(i64::from(most));
        query.fetch_all(&self.inner.pool).await?.into_iter().map(step).collect()
    }

    /// What is personal in these steps, each given by table and version; steps with nothing personal, or nothing any
    /// more, are left out.
    pub async fn personal(&self, steps: &[(&str, u32)]) -> Result<Vec<(String, u32, String)>, StoreError> {
        if steps.is_empty() {
            return Ok(Vec::new());
        }
        let sql = match self.inner.source.engine {
            Engine::Sqlite => personal!("json_each($1) AS batch"),
            Engine::Postgres => personal!("json_array_elements(CAST($1 AS JSON)) AS batch(value)"),
        };
        let step = |(table, version): &(&str, u32)| Ok(Value::from(vec![Value::from(text(table)?), (*version).into()]));
        let steps = Value::from(steps.iter().map(step).collect::<Result<Vec<_>, StoreError>>()?);
        let rows = sqlx::query(sql).bind(steps.to_string()).fetch_all(&self.inner.pool).await?;
        rows.into_iter().map(|row| Ok((row.try_get(0)?, number(row.try_get(1)?)?, row.try_get(2)?))).collect()
    }

    /// The players at a table, in the order of the seats.
    pub async fn members(&self, table: &str) -> Result<Vec<Member>, StoreError> {
        let query = sqlx::query("SELECT player, seat FROM members WHERE table_id = $1 ORDER BY seat, player");
        let rows = query.bind(text(table)?).fetch_all(&self.inner.pool).await?;
        let member = |row: AnyRow| {
            let seat: i64 = row.try_get(1)?;
            let seat = if seat < 0 { None } else { Some(number(seat)?) };
            Ok(Member { player: row.try_get(0)?, seat })
        };
        rows.into_iter().map(member).collect()
    }

    /// The tables that strangers may see, newest first.
    pub async fn listed(&self, filter: &Filter, page: &Page) -> Result<Vec<TableRow>, StoreError> {
        let query = sqlx::query(tables!(
            "WHERE listed = 1 AND (CAST($1 AS TEXT) IS NULL OR game = $1) AND (CAST($2 AS TEXT) IS NULL OR stage = $2) \
             AND (created_ms, id) < ($3, $4) ORDER BY created_ms DESC, id DESC LIMIT $5"
        ));
        let Cursor { created_ms, id } = after(page);
        let query = query.bind(filter.game.clone()).bind(filter.stage.clone());
        let rows = query.bind(created_ms).bind(text(&id)?).bind(limit(page)).fetch_all(&self.inner.pool).await?;
        rows.into_iter().map(table).collect()
    }

    /// The tables a player is a member of, newest first.
    pub async fn tables_of(&self, player: &str, page: &Page) -> Result<Vec<TableRow>, StoreError> {
        let query = sqlx::query(tables!(
            "WHERE id IN (SELECT table_id FROM members WHERE player = $1) \
             AND (created_ms, id) < ($2, $3) ORDER BY created_ms DESC, id DESC LIMIT $4"
        ));
        let Cursor { created_ms, id } = after(page);
        let query = query.bind(text(player)?).bind(created_ms).bind(text(&id)?).bind(limit(page));
        query.fetch_all(&self.inner.pool).await?.into_iter().map(table).collect()
    }

    /// How many tables of this stage a player has opened.
    pub async fn count_made_by(&self, player: &str, stage: &str) -> Result<u64, StoreError> {
        let query = sqlx::query_scalar("SELECT count(*) FROM tables WHERE made_by = $1 AND stage = $2");
        let count: i64 = query.bind(text(player)?).bind(text(stage)?).fetch_one(&self.inner.pool).await?;
        number(count)
    }
}

/// PostgreSQL will not even look for text that it cannot store.
pub(crate) fn text(text: &str) -> Result<String, StoreError> {
    if text.contains('\0') { Err(StoreError::Invalid("a text with the character 0")) } else { Ok(text.to_owned()) }
}

/// A number from the database, which must be in the range we write.
pub(crate) fn number<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Corrupt(format!("{number} is out of range")))
}

fn after(page: &Page) -> Cursor {
    page.after.clone().unwrap_or(Cursor { created_ms: i64::MAX, id: String::new() })
}

fn limit(page: &Page) -> i64 {
    i64::from(page.limit.min(200))
}

fn table(row: AnyRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        rules: number(row.try_get(2)?)?,
        created_ms: row.try_get(3)?,
        changed_ms: row.try_get(4)?,
        made_by: row.try_get(5)?,
        version: number(row.try_get(6)?)?,
        stage: row.try_get(7)?,
        listed: row.try_get::<i64, _>(8)? != 0,
        due_at: row.try_get(9)?,
        summary: row.try_get(10)?,
    })
}

fn step(row: AnyRow) -> Result<StepRow, StoreError> {
    Ok(StepRow {
        version: number(row.try_get(0)?)?,
        at_ms: row.try_get(1)?,
        player: row.try_get(2)?,
        seat: row.try_get::<Option<i64>, _>(3)?.map(number).transpose()?,
        kind: row.try_get(4)?,
        body: row.try_get(5)?,
        personal: row.try_get(6)?,
    })
}
