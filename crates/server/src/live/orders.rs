//! Standing orders at a table that is awake: stored before they act, and told to nobody but their owner.
//!
//! When they act does not depend on what they say ([decision 12](../../../../docs/decisions/0012-standing-orders.md)).

use super::{Live, Refused};
use crate::clock;
use game::{Seat, SeatSet};
use games::FullGame;
use protocol::show;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use store::{OrdersRow, StoreError};
use table::{Due, Millis, Ordered, PlayerId, Rejected, SeatState, Stage, Standing, Table, Version};
use tokio::time::Instant;

/// How long the other servers assume that somebody is at the table, unless they hear it again.
const LEASE: Duration = Duration::from_secs(30);

/// How many times at once a player may write or revoke orders: each time is a write of the store that nobody else sees.
pub(crate) const ORDERS_AT_ONCE: u32 = 20;

/// And then one in this time.
pub(crate) const ORDERS_EACH_MS: Millis = 1_000;

/// How often they hear it.
const RENEW: Duration = Duration::from_secs(10);

/// Facts standing orders need beyond those of the table.
pub(super) struct Absences<G: FullGame> {
    /// Since when players who were here have been gone.
    left: BTreeMap<PlayerId, Millis>,
    /// Until when other servers have players at the table.
    elsewhere: BTreeMap<PlayerId, Millis>,
    /// When work is due, according to the store; nothing as long as that is not known.
    due: Option<Option<Millis>>,
    /// What the owners were last told of their orders.
    told: Vec<Option<Standing<G>>>,
    renewed: Option<Instant>,
    /// Until when the other servers assume that those who are here are here.
    lease: Millis,
}

impl<G: FullGame> Absences<G> {
    pub(super) fn new(rows: &[OrdersRow]) -> Absences<G> {
        let (left, elsewhere) = (BTreeMap::new(), BTreeMap::new());
        let mut absences = Absences { left, elsewhere, due: None, told: Vec::new(), renewed: None, lease: 0 };
        absences.take_in(rows);
        absences
    }

    /// The orders now in the store.
    pub(super) fn take_in(&mut self, rows: &[OrdersRow]) {
        let until = |row: &OrdersRow| Some((PlayerId::new(row.player.clone()).ok()?, row.here_until));
        self.elsewhere = rows.iter().filter_map(until).collect();
    }

    /// The store has this with the last step.
    pub(super) fn stored_due(&mut self, due: Option<Millis>) {
        self.due = Some(due);
    }
}

/// Turns rows of the store into orders of the table. Those that this version cannot read count as revoked.
pub(super) fn put_rows<G: FullGame>(table: &mut Table<G>, rows: &[OrdersRow]) {
    for seat in Seat::all(table.players()) {
        let row = rows.iter().find(|row| row.seat == seat.number());
        let standing = row.and_then(|row| {
            // Their content is nobody else's business, so the log only says where they are.
            let unread = |_| tracing::warn!(table = table.id().as_str(), "standing orders cannot be read");
            Standing::read(&row.body).map_err(unread).ok()
        });
        table.set_standing(seat, standing);
    }
}

impl<G: FullGame> Live<G> {
    /// The duties of the house, orders included.
    pub(super) fn due(&self) -> Option<Due> {
        self.due_of(&self.table)
    }

    pub(super) fn due_of(&self, table: &Table<G>) -> Option<Due> {
        table.due_with_orders(&|player| self.away_since(player))
    }

    /// When the store should wake the table if nobody else does. If this server may not do the work, the server that
    /// follows the table may be gone by then, and so may this one.
    pub(super) fn wake_at(&self, table: &Table<G>) -> Option<Millis> {
        let due = match self.app.several {
            false => self.due_of(table),
            true => table.due_with_orders(&|player| Some(self.away_since(player).unwrap_or(self.absences.lease))),
        };
        due.map(|due| due.at)
    }

    /// Since when a player has been away from the table; nothing while they are there. After a restart everybody has
    /// time to come back.
    fn away_since(&self, player: &PlayerId) -> Option<Millis> {
        if self.watchers.has(player) {
            return None;
        }
        let left = self.absences.left.get(player).copied().unwrap_or(self.app.started);
        Some(self.absences.elsewhere.get(player).map_or(left, |until| left.max(*until)))
    }

    /// The players of these seats have gone.
    pub(super) fn note_departures(&mut self, seats: SeatSet) {
        for player in seats.iter().filter_map(|seat| self.table.seat(seat)?.player()) {
            self.absences.left.insert(player.clone(), clock::now());
        }
    }

    /// Somebody leaves orders for a seat, or revokes them: stored first, then in force.
    pub(super) async fn leave_orders(
        &mut self,
        by: PlayerId,
        seat: Seat,
        orders: Option<Ordered>,
    ) -> Result<Version, Refused> {
        let now = clock::now();
        let standing = self.table.decide_orders(&by, seat, orders.as_ref(), now).map_err(Refused::Table)?;
        if !self.app.orders.take(by.clone()) {
            return Err(Refused::Table(Rejected::TooMuch));
        }
        let unwritable = |_| Refused::Store(StoreError::Invalid("orders that are not JSON"));
        let body = standing.as_ref().map(Standing::store).transpose().map_err(unwritable)?;
        let mut after = self.table.clone();
        after.set_standing(seat, standing);
        let here_until = if self.app.several { now + LEASE.as_millis() as Millis } else { 0 };
        self.absences.lease = self.absences.lease.max(here_until);
        let (version, due) = (after.version(), self.wake_at(&after));
        let row = body.map(|body| OrdersRow { seat: seat.number(), player: by.to_string(), body, here_until });
        let store = &self.app.store;
        let stored = match &row {
            Some(row) => store.put_orders(self.id.as_str(), row, version, due).await,
            None => store.drop_orders(self.id.as_str(), seat.number(), version, due).await,
        };
        if let Err(error) = stored {
            // It may or may not be stored: the next look will show.
            self.stale = matches!(error, StoreError::Lost(_));
            return Err(Refused::Store(error));
        }
        self.table = after;
        self.absences.stored_due(due);
        self.tell_orders();
        Ok(version)
    }

    /// The orders of a seat pass to the player who is about to have the seat.
    pub(super) async fn hand_orders_over(&mut self, seat: Seat, to: &PlayerId) -> Result<(), StoreError> {
        let Some(standing) = self.table.standing(seat) else { return Ok(()) };
        let standing = Standing { player: to.clone(), ..standing.clone() };
        let body = standing.store().map_err(|_| StoreError::Invalid("orders that are not JSON"))?;
        let row = OrdersRow { seat: seat.number(), player: to.to_string(), body, here_until: 0 };
        self.app.store.put_orders(self.id.as_str(), &row, self.table.version(), self.wake_at(&self.table)).await?;
        self.table.set_standing(seat, Some(standing));
        Ok(())
    }

    /// Reads them again: another server has written some, or may have.
    pub(super) async fn read_orders(&mut self) {
        match self.app.store.orders(self.id.as_str()).await {
            Ok(rows) => {
                put_rows(&mut self.table, &rows);
                self.absences.take_in(&rows);
                self.tell_orders();
            }
            Err(error) => {
                tracing::warn!(table = self.id.as_str(), %error, "standing orders could not be read");
                self.stale = true;
            }
        }
    }

    /// Tells owners what has become of their orders, if anything has.
    pub(super) fn tell_orders(&mut self) {
        let hold: Vec<_> = Seat::all(self.table.players()).map(|seat| self.table.standing(seat).cloned()).collect();
        let told = std::mem::replace(&mut self.absences.told, hold);
        for seat in Seat::all(self.table.players()) {
            let [before, now] =
                [&told, &self.absences.told].map(|list| list.get(seat.index()).and_then(Option::as_ref));
            if before != now {
                for watcher in self.watchers.lock().iter().filter(|watcher| watcher.role.eye == Some(seat)) {
                    watcher.outbox.send(&show::orders(&self.table, seat));
                }
            }
        }
    }

    /// If somebody has left orders, when work is due depends on who is here. The store must know, to wake the table.
    pub(super) async fn keep_due(&mut self) {
        if self.stale || !self.table.has_orders() {
            return;
        }
        let due = self.wake_at(&self.table);
        if self.absences.due != Some(due) {
            match self.app.store.set_due(self.id.as_str(), self.table.version(), due).await {
                Ok(()) => self.absences.due = Some(due),
                Err(error) => {
                    tracing::warn!(table = self.id.as_str(), %error, "due work could not be noted");
                    self.stale = true;
                }
            }
        }
    }

    /// After the match nobody needs them.
    pub(super) async fn end_orders(&mut self) {
        self.tell_orders();
        if !matches!(self.table.stage(), Stage::Over | Stage::Abandoned) || !self.table.has_orders() {
            return;
        }
        match self.app.store.end_orders(self.id.as_str()).await {
            Ok(()) => put_rows(&mut self.table, &[]),
            Err(error) => tracing::warn!(table = self.id.as_str(), %error, "standing orders could not be deleted"),
        }
    }

    /// Those with orders who follow the table through this server.
    fn owners_here(&self) -> BTreeSet<PlayerId> {
        let seats = Seat::all(self.table.players()).filter(|seat| self.table.standing(*seat).is_some());
        let owners = seats.filter_map(|seat| self.table.seat(seat).and_then(SeatState::player));
        owners.filter(|player| self.watchers.has(player)).cloned().collect()
    }

    /// When the other servers must hear that an owner of orders is here.
    pub(super) fn lease_due(&self) -> Option<Instant> {
        if !self.app.several || self.owners_here().is_empty() {
            return None;
        }
        Some(self.absences.renewed.map_or_else(Instant::now, |renewed| renewed + RENEW))
    }

    /// Tells the other servers who is here.
    pub(super) async fn renew_lease(&mut self) {
        self.absences.renewed = Some(Instant::now());
        let until = clock::now() + LEASE.as_millis() as Millis;
        self.absences.lease = until;
        for player in self.owners_here() {
            if let Err(error) = self.app.store.here_until(self.id.as_str(), player.as_str(), until).await {
                tracing::warn!(table = self.id.as_str(), %error, "cannot tell the other servers who is here");
            }
        }
    }
}
