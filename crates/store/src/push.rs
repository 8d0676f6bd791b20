//! Browsers to notify of a turn, and the secrets of a server.

use crate::statement::Statement;
use crate::tables::text;
use crate::{Store, StoreError};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A browser that a player wants to be notified on, as it described itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushDevice {
    /// Where its maker's service accepts notices for it.
    pub endpoint: String,
    /// The owner.
    pub player: String,
    /// Its public key, in base64url.
    pub key: String,
    /// The secret shared with everybody who may write to it, in base64url.
    pub auth: String,
    /// Since when, in milliseconds since 1970.
    pub created_ms: i64,
}

impl Store {
    /// Stores a browser, no matter whose it was before, and keeps the player's newest: `most` in all.
    ///
    /// [`StoreError::NotFound`] if there is no such player.
    pub async fn put_push_device(&self, device: &PushDevice, most: u32) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO push_devices (endpoint, player, key, auth, created_ms) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, key = excluded.key, auth = excluded.auth, \
             created_ms = excluded.created_ms",
        );
        let put = put.bind(&*device.endpoint).bind(&*device.player).bind(&*device.key).bind(&*device.auth);
        let tidy = Statement::new(
            "DELETE FROM push_devices WHERE player = $1 AND endpoint NOT IN \
             (SELECT endpoint FROM push_devices WHERE player = $1 ORDER BY created_ms DESC, endpoint LIMIT $2)",
        );
        let tidy = tidy.bind(&*device.player).bind(i64::from(most));
        self.write(vec![put.bind(device.created_ms), tidy]).await.map(drop)
    }

    /// The browsers of a player, newest first.
    pub async fn push_devices(&self, player: &str) -> Result<Vec<PushDevice>, StoreError> {
        let query = sqlx::query(
            "SELECT endpoint, player, key, auth, created_ms FROM push_devices WHERE player = $1 \
             ORDER BY created_ms DESC, endpoint",
        );
        let rows = query.bind(text(player)?).fetch_all(&self.inner.pool).await?;
        rows.into_iter().map(device).collect()
    }

    /// Forgets a browser of this player; nothing if it is not there.
    pub async fn remove_push_device(&self, player: &str, endpoint: &str) -> Result<(), StoreError> {
        let statement = Statement::new("DELETE FROM push_devices WHERE player = $1 AND endpoint = $2");
        self.write(vec![statement.bind(player).bind(endpoint)]).await.map(drop)
    }

    /// The secret of this name: the one that was proposed first, by whichever server.
    pub async fn secret(&self, name: &str, proposed: &str) -> Result<String, StoreError> {
        let propose = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        if let Some(known) = self.known_secret(name).await? {
            return Ok(known);
        }
        self.write(vec![Statement::new(propose).bind(name).bind(proposed)]).await?;
        self.known_secret(name).await?.ok_or(StoreError::NotFound)
    }

    async fn known_secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT value FROM secrets WHERE name = $1").bind(text(name)?);
        Ok(query.fetch_optional(&self.inner.pool).await?.map(|row| row.try_get(0)).transpose()?)
    }
}

fn device(row: AnyRow) -> Result<PushDevice, StoreError> {
    let [endpoint, player, key, auth] = [row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?];
    Ok(PushDevice { endpoint, player, key, auth, created_ms: row.try_get(4)? })
}
