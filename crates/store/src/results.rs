//! How finished matches ended for those who played them, one row each, and their totals.
//!
//! The log is the truth; a row is written when somebody first asks for their figures, and never changes, because a
//! finished match does not either.

use crate::statement::Statement;
use crate::tables::{number, text};
use crate::{Store, StoreError};
use sqlx::Row;

/// How a match ended for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultRow {
    /// Where it was played.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How many players.
    pub players: u8,
    /// The opponents, in a word; nothing if the match says nothing about this player.
    pub against: Option<String>,
    /// How many share the win; 0 if this player did not win.
    pub winners: u8,
}

/// How many matches of one kind ended in the same way.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ResultCount {
    /// See [`ResultRow::game`].
    pub game: String,
    /// See [`ResultRow::players`].
    pub players: u8,
    /// See [`ResultRow::against`].
    pub against: String,
    /// See [`ResultRow::winners`].
    pub winners: u8,
    /// How many.
    pub matches: u64,
}

impl Store {
    /// Finished matches for which a player has no row yet, oldest first: the table and its game.
    pub async fn without_result(&self, player: &str, most: u16) -> Result<Vec<(String, String)>, StoreError> {
        let query = sqlx::query(
            "SELECT id, game FROM tables WHERE stage = 'over' \
             AND id IN (SELECT table_id FROM members WHERE player = $1 AND seat >= 0) \
             AND id NOT IN (SELECT table_id FROM results WHERE player = $1) ORDER BY created_ms, id LIMIT $2",
        );
        let rows = query.bind(text(player)?).bind(i64::from(most)).fetch_all(&self.inner.pool).await?;
        rows.into_iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Stores how a match ended for a player. [`StoreError::NotFound`] if there is no such player or table.
    pub async fn put_result(&self, player: &str, result: &ResultRow) -> Result<(), StoreError> {
        let ResultRow { table, game, players, against, winners } = result;
        let put = Statement::new(
            "INSERT INTO results (player, table_id, game, players, against, winners) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT DO NOTHING",
        );
        let put = put.bind(player).bind(&**table).bind(&**game).bind(i64::from(*players));
        self.write(vec![put.bind(against.as_deref()).bind(i64::from(*winners))]).await.map(drop)
    }

    /// The totals of a player's results, in any order.
    pub async fn results(&self, player: &str) -> Result<Vec<ResultCount>, StoreError> {
        let query = sqlx::query(
            "SELECT game, players, against, winners, count(*) FROM results \
             WHERE player = $1 AND against IS NOT NULL GROUP BY game, players, against, winners",
        );
        let rows = query.bind(text(player)?).fetch_all(&self.inner.pool).await?;
        let count = |row: sqlx::any::AnyRow| {
            Ok(ResultCount {
                game: row.try_get(0)?,
                players: number(row.try_get(1)?)?,
                against: row.try_get(2)?,
                winners: number(row.try_get(3)?)?,
                matches: number(row.try_get(4)?)?,
            })
        };
        rows.into_iter().map(count).collect()
    }
}
