//! Who follows a table, and through whose eyes.

use crate::outbox::{ConnectionId, Outbox};
use crate::patches::Sent;
use game::{Seat, SeatSet};
use protocol::Eye;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::PlayerId;

/// A connection that follows a table.
#[derive(Clone)]
pub(crate) struct Watcher {
    pub outbox: Outbox,
    pub viewer: PlayerId,
    /// The eye asked for.
    pub wish: Eye,
    /// Who it was when it was last told: if that changes, it is told everything.
    pub role: Role,
    /// What it was sent.
    pub sent: Sent,
}

/// The role of a person at a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Role {
    /// The observed seat.
    pub eye: Option<Seat>,
    /// Seats held.
    pub seats: SeatSet,
    pub host: bool,
}

/// Everybody who follows a table. Kept outside its task, so that they are known if it crashes.
#[derive(Clone, Default)]
pub(crate) struct Watchers(Arc<Mutex<Vec<Watcher>>>);

impl Watchers {
    /// Never held while waiting for anything.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Vec<Watcher>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a connection, or changes what it asked for.
    pub(crate) fn put(&self, watcher: Watcher) {
        self.remove(watcher.outbox.connection);
        self.lock().push(watcher);
    }

    pub(crate) fn remove(&self, connection: ConnectionId) {
        self.lock().retain(|watcher| watcher.outbox.connection != connection);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// Does a client of this player follow the table?
    pub(crate) fn has(&self, player: &PlayerId) -> bool {
        self.lock().iter().any(|watcher| watcher.viewer == *player)
    }

    /// The address from which a table is followed: this player's, or else that of somebody sitting there, or else
    /// anybody's.
    pub(crate) fn address(&self, player: &PlayerId, sits: impl Fn(&PlayerId) -> bool) -> Option<IpAddr> {
        let all = self.lock();
        let near = |watcher: &&Watcher| (watcher.viewer != *player, !sits(&watcher.viewer));
        all.iter().min_by_key(near).and_then(|watcher| watcher.outbox.address)
    }

    /// All of them, leaving none.
    pub(crate) fn take(&self) -> Vec<Watcher> {
        std::mem::take(&mut *self.lock())
    }
}
