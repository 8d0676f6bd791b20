//! Standing orders of players who are away. They are stored beside the log, the newest ones only.

use crate::changes::TELL_ORDERS;
use crate::source::Engine;
use crate::statement::Statement;
use crate::tables::{number, text};
use crate::{Store, StoreError};
use sqlx::Row;

/// The standing orders of one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrdersRow {
    /// Which, from 1.
    pub seat: u8,
    /// Whose.
    pub player: String,
    /// Their content, for their owner alone.
    pub body: String,
    /// Their owner is at the table until then, as far as any server knows; in milliseconds since 1970.
    pub here_until: i64,
}

impl Store {
    /// The standing orders at a table, by seat.
    pub async fn orders(&self, table: &str) -> Result<Vec<OrdersRow>, StoreError> {
        let query =
            sqlx::query("SELECT seat, player, body, here_until FROM standing_orders WHERE table_id = $1 ORDER BY seat");
        let rows = query.bind(text(table)?).fetch_all(&self.inner.pool).await?;
        let orders = rows.into_iter().map(|row| {
            let (player, body, here_until) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            Ok(OrdersRow { seat: number(row.try_get(0)?)?, player, body, here_until })
        });
        orders.collect()
    }

    /// Stores standing orders, replacing earlier ones, and when the table, at this version, next has work to do.
    ///
    /// No list shows any of it. [`StoreError::NotFound`] if there is no such table.
    pub async fn put_orders(
        &self,
        table: &str,
        orders: &OrdersRow,
        version: u32,
        due_at: Option<i64>,
    ) -> Result<(), StoreError> {
        let OrdersRow { seat, player, body, here_until } = orders;
        let put = Statement::new(
            "INSERT INTO standing_orders (table_id, seat, player, body, here_until) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player, body = excluded.body, \
             here_until = excluded.here_until",
        );
        let put = put.bind(table).bind(i64::from(*seat)).bind(&**player).bind(&**body).bind(*here_until);
        self.change_orders(table, put, version, due_at).await
    }

    /// Deletes the standing orders of a seat.
    pub async fn drop_orders(
        &self,
        table: &str,
        seat: u8,
        version: u32,
        due_at: Option<i64>,
    ) -> Result<(), StoreError> {
        let drop = Statement::new("DELETE FROM standing_orders WHERE table_id = $1 AND seat = $2");
        self.change_orders(table, drop.bind(table).bind(i64::from(seat)), version, due_at).await
    }

    async fn change_orders(
        &self,
        table: &str,
        change: Statement,
        version: u32,
        due_at: Option<i64>,
    ) -> Result<(), StoreError> {
        let mut statements = vec![change, due(table, version, due_at)];
        if self.inner.source.engine == Engine::Postgres {
            statements.push(Statement::new(TELL_ORDERS).bind(table));
        }
        self.write(statements).await.map(drop)
    }

    /// Deletes all standing orders at a table: the match is over.
    pub async fn end_orders(&self, table: &str) -> Result<(), StoreError> {
        let end = Statement::new("DELETE FROM standing_orders WHERE table_id = $1").bind(table);
        self.write(vec![end]).await.map(drop)
    }

    /// Sets when work is due at a table: if somebody has left orders, that depends on who is there. Each step sets it
    /// again.
    pub async fn set_due(&self, table: &str, version: u32, due_at: Option<i64>) -> Result<(), StoreError> {
        self.write(vec![due(table, version, due_at)]).await.map(drop)
    }

    /// Makes work due now at all tables where somebody has left orders: a server that starts does not know who is there.
    pub async fn look_at_orders(&self, now: i64) -> Result<(), StoreError> {
        let look = Statement::new(
            "UPDATE tables SET due_at = $1 WHERE stage = 'playing' AND (due_at IS NULL OR due_at > $1) \
             AND id IN (SELECT table_id FROM standing_orders)",
        );
        self.write(vec![look.bind(now)]).await.map(drop)
    }

    /// Tells all servers that a player is at the table until then.
    pub async fn here_until(&self, table: &str, player: &str, until: i64) -> Result<(), StoreError> {
        let here = Statement::new("UPDATE standing_orders SET here_until = $3 WHERE table_id = $1 AND player = $2");
        self.write(vec![here.bind(table).bind(player).bind(until)]).await.map(drop)
    }
}

fn due(table: &str, version: u32, due_at: Option<i64>) -> Statement {
    let due = Statement::new("UPDATE tables SET due_at = $3 WHERE id = $1 AND version = $2");
    due.bind(table).bind(i64::from(version)).bind(due_at)
}
