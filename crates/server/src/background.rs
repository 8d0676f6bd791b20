//! Background jobs: follows the other servers, wakes tables with due work, and deletes what has expired.

use crate::app::Shared;
use crate::clock;
use crate::connections::Logout;
use crate::live::LEASE_MS;
use std::time::Duration;
use store::{Change, Gone};
use table::{Millis, PlayerId, TableId};
use tokio::time::{MissedTickBehavior, interval};

/// How often it looks for work that nobody is doing.
const LOOK: Duration = Duration::from_secs(1);

/// How often, if another server may have died in the middle of it.
const LOOK_AFTER_OTHERS: Duration = Duration::from_millis(250);

/// Work that became due more recently than this is left to the server on which the table is awake.
const GRACE_MS: Millis = 400;

/// How many tables are woken at a time.
const AT_ONCE: u16 = 200;

/// How often what has expired is deleted.
const SWEEP: Duration = Duration::from_secs(600);

/// Tells the tables that are awake what other servers wrote, and disconnects those who have left for good.
/// It waits for no table: one that is busy must not delay the news of the others.
pub(crate) async fn follow(app: Shared) {
    let mut changes = app.store.changes();
    loop {
        let change = tokio::select! {
            change = changes.next() => change,
            () = app.stopped() => return,
        };
        match change {
            Some(Change::Step { table, version }) => {
                if let Ok(id) = TableId::new(table) {
                    app.registry.tell_version(&id, version);
                }
            }
            Some(Change::Orders(table)) => {
                if let Ok(id) = TableId::new(table) {
                    app.registry.tell_orders(&id);
                }
            }
            Some(Change::Gone(Gone::Session(hash))) => app.connections.log_out(Logout::Session(hash)),
            Some(Change::Gone(Gone::Player(player))) => {
                if let Ok(player) = PlayerId::new(player) {
                    // Empty once forgotten; the account's name for a guest who logged in.
                    app.names.look_again([&player]);
                    app.connections.log_out(Logout::Player(player.clone()));
                    app.registry.tell_forgotten(player);
                }
            }
            Some(Change::Everything) => {
                app.connections.log_out(Logout::Unsure);
                app.registry.reload_all();
            }
            None => return,
        }
    }
}

/// Wakes tables whose due work is not being done: their clock runs while they sleep, or their server died.
pub(crate) async fn wake(app: Shared) {
    let mut looks = interval(if app.several { LOOK_AFTER_OTHERS } else { LOOK });
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = looks.tick() => {}
            () = app.stopped() => return,
        }
        if let Err(error) = wake_due(&app).await {
            tracing::warn!(%error, "cannot look for due work");
        }
    }
}

async fn wake_due(app: &Shared) -> Result<(), store::StoreError> {
    let late = clock::now() - GRACE_MS;
    // Reading costs nothing; claiming writes.
    if app.store.next_due().await?.is_none_or(|due| due > late) {
        return Ok(());
    }
    for (table, _) in app.store.claim_due(&app.node, late, LEASE_MS + GRACE_MS, AT_ONCE).await? {
        if let Ok(id) = TableId::new(table) {
            app.registry.tell_due(app, &id);
        }
    }
    Ok(())
}

/// Deletes what has expired.
pub(crate) async fn sweep(app: Shared) {
    let mut sweeps = interval(SWEEP);
    loop {
        tokio::select! {
            _ = sweeps.tick() => {}
            () = app.stopped() => return,
        }
        app.rates.sweep();
        app.guesses.sweep();
        if let Err(error) = app.store.wipe_log().await {
            tracing::warn!(%error, "a forgotten player is still in the write-ahead log of the database");
        }
        if let Err(error) = app.store.sweep_sessions(clock::now()).await {
            tracing::warn!(%error, "cannot sweep sessions");
        }
    }
}
