//! Players, their sessions and accounts: everything personal, and how to forget it.

use crate::source::Engine;
use crate::statement::Statement;
use crate::tables::text;
use crate::{Gone, Store, StoreError};
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How often to try to empty the log after somebody was forgotten, and how long to wait in between.
const WIPES: u32 = 5;
const WIPE_AGAIN: Duration = Duration::from_millis(100);

/// Somebody, guest or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// A random name that means nothing; it stays in the matches.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Where to send a notice that it is this player's turn, if the player wants one.
    pub webhook: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub created_ms: i64,
}

/// A way back in from another device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The login. Normalise it first: the store compares letter by letter.
    pub login: String,
    /// The owner.
    pub player: String,
    /// The hash of the password, in argon2's format.
    pub password: String,
}

macro_rules! players {
    ($ids:literal) => {
        // A guest who logged in has the account's name.
        concat!(
            "SELECT players.id, COALESCE(account.name, players.name), players.webhook, players.created_ms FROM players ",
            "LEFT JOIN players AS account ON account.id = players.became WHERE players.id IN (",
            $ids,
            ")"
        )
    };
}

impl Store {
    /// Stores a player, or changes the name and the webhook of an existing one.
    pub async fn put_player(&self, player: &Player) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO players (id, name, webhook, created_ms) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, webhook = excluded.webhook",
        );
        let statement = statement.bind(&*player.id).bind(&*player.name).bind(player.webhook.as_deref());
        self.write(vec![statement.bind(player.created_ms)]).await.map(drop)
    }

    /// The players with these ids, in any order; those who were forgotten are missing.
    pub async fn players(&self, ids: &[String]) -> Result<Vec<Player>, StoreError> {
        let sql = match self.inner.source.engine {
            Engine::Sqlite => players!("SELECT value FROM json_each($1)"),
            Engine::Postgres => players!("SELECT json_array_elements_text(CAST($1 AS JSON))"),
        };
        let ids = Value::from(ids.iter().map(|id| text(id)).collect::<Result<Vec<_>, _>>()?);
        let rows = sqlx::query(sql).bind(ids.to_string()).fetch_all(&self.inner.pool).await?;
        rows.into_iter().map(player).collect()
    }

    /// Opens a session: the hash of its token, never the token. [`StoreError::NotFound`] if there is no such player.
    pub async fn open_session(&self, hash: &str, player: &str, expires_ms: i64) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO sessions (hash, player, expires_ms) VALUES ($1, $2, $3) \
             ON CONFLICT (hash) DO UPDATE SET player = excluded.player, expires_ms = excluded.expires_ms",
        );
        self.write(vec![statement.bind(hash).bind(player).bind(expires_ms)]).await.map(drop)
    }

    /// The owner of a session, if it has not expired.
    pub async fn session(&self, hash: &str, now: i64) -> Result<Option<Player>, StoreError> {
        let query = sqlx::query(
            "SELECT players.id, players.name, players.webhook, players.created_ms FROM sessions \
             JOIN players ON players.id = sessions.player WHERE sessions.hash = $1 AND sessions.expires_ms > $2",
        );
        let row = query.bind(text(hash)?).bind(now).fetch_optional(&self.inner.pool).await?;
        row.map(player).transpose()
    }

    /// The sessions of a player that have not expired: hash and end, newest first.
    pub async fn sessions_of(&self, player: &str, now: i64) -> Result<Vec<(String, i64)>, StoreError> {
        let query = sqlx::query(
            "SELECT hash, expires_ms FROM sessions WHERE player = $1 AND expires_ms > $2 ORDER BY expires_ms DESC, hash",
        );
        let rows = query.bind(text(player)?).bind(now).fetch_all(&self.inner.pool).await?;
        rows.into_iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Ends a session, and tells all servers.
    pub async fn close_session(&self, hash: &str) -> Result<(), StoreError> {
        let statement = Statement::new("DELETE FROM sessions WHERE hash = $1").bind(hash);
        self.write_and_tell(vec![statement], Gone::Session(hash.to_owned())).await
    }

    /// Deletes the sessions that have expired, and returns how many.
    pub async fn sweep_sessions(&self, now: i64) -> Result<u64, StoreError> {
        self.write(vec![Statement::new("DELETE FROM sessions WHERE expires_ms <= $1").bind(now)]).await
    }

    /// Creates an account. [`StoreError::Conflict`] if the login is taken or the player already has one.
    pub async fn create_account(&self, account: &Account) -> Result<(), StoreError> {
        let sql = "INSERT INTO accounts (login, player, password) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        let statement = Statement::new(sql).bind(&*account.login).bind(&*account.player).bind(&*account.password);
        match self.write(vec![statement]).await? {
            0 => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    /// The account with this login.
    pub async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query("SELECT login, player, password FROM accounts WHERE login = $1").bind(text(login)?);
        query.fetch_optional(&self.inner.pool).await?.map(account).transpose()
    }

    /// The account of this player.
    pub async fn account_of(&self, player: &str) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query("SELECT login, player, password FROM accounts WHERE player = $1").bind(text(player)?);
        query.fetch_optional(&self.inner.pool).await?.map(account).transpose()
    }

    /// Gives the player of the account what the guest had outside of tables: results, browsers to notify, and
    /// the right to have their chat deleted. The guest's sessions end, and all servers are told.
    ///
    /// The seats must have been handed over beforehand, table by table.
    pub async fn hand_over(&self, guest: &str, player: &str) -> Result<(), StoreError> {
        let pass = [
            "UPDATE steps SET player = $2 WHERE player = $1 AND personal IS NOT NULL",
            "UPDATE tables SET made_by = $2 WHERE made_by = $1",
            "UPDATE push_devices SET player = $2 WHERE player = $1",
            "UPDATE results SET player = $2 WHERE player = $1 \
             AND table_id NOT IN (SELECT table_id FROM results WHERE player = $2)",
            "UPDATE players SET became = $2, name = '', webhook = NULL WHERE id = $1",
        ];
        let mut statements: Vec<_> = pass.map(|sql| Statement::new(sql).bind(guest).bind(player)).into();
        for sql in ["DELETE FROM results WHERE player = $1", "DELETE FROM sessions WHERE player = $1"] {
            statements.push(Statement::new(sql).bind(guest));
        }
        self.write_and_tell(statements, Gone::Player(guest.to_owned())).await
    }

    /// Forgets a player: name, webhook, sessions, account, browsers to notify, standing orders, results, and what they
    /// said at the tables. All servers are told.
    ///
    /// The matches stay whole, with an id that no longer leads to anyone. Forgetting a stranger does nothing.
    pub async fn forget_player(&self, player: &str) -> Result<(), StoreError> {
        let forget = [
            "UPDATE steps SET personal = NULL WHERE player = $1 AND personal IS NOT NULL",
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM accounts WHERE player = $1",
            "DELETE FROM recovery_codes WHERE player = $1",
            "DELETE FROM push_devices WHERE player = $1",
            "DELETE FROM standing_orders WHERE player = $1",
            "DELETE FROM results WHERE player = $1",
            "DELETE FROM players WHERE id = $1 OR became = $1",
        ];
        let forget = forget.map(|sql| Statement::new(sql).bind(player)).into();
        self.write_and_tell(forget, Gone::Player(player.to_owned())).await?;
        self.inner.shared.forgotten.store(true, Ordering::Release);
        // If somebody is reading just then, it is left for the next time.
        for _ in 0..WIPES {
            match self.wipe_log().await {
                Err(StoreError::Locked) => tokio::time::sleep(WIPE_AGAIN).await,
                _ => break,
            }
        }
        Ok(())
    }
}

fn player(row: AnyRow) -> Result<Player, StoreError> {
    Ok(Player { id: row.try_get(0)?, name: row.try_get(1)?, webhook: row.try_get(2)?, created_ms: row.try_get(3)? })
}

fn account(row: AnyRow) -> Result<Account, StoreError> {
    Ok(Account { login: row.try_get(0)?, player: row.try_get(1)?, password: row.try_get(2)? })
}
