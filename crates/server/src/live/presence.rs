//! Who is here: announced when somebody comes or goes, without a step.

use super::Live;
use crate::clock;
use crate::outbox::written;
use crate::watchers::Watchers;
use game::SeatSet;
use games::FullGame;
use protocol::{ToClient, show};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use table::{Millis, PlayerId};
use tokio::time::Instant;

/// How soon a change is announced. A change undone by then needs no announcement.
const SOON: Duration = Duration::from_millis(250);

/// However often somebody comes and goes, the others are not told more often than this.
const APART: Duration = Duration::from_secs(1);

/// Comings and goings that are still to be announced.
#[derive(Default)]
pub(super) struct Presence {
    due: Option<Instant>,
    told: Option<Instant>,
    /// The seats whose players everybody knows to be here; nothing if some may know something else.
    known: Option<SeatSet>,
    /// Since when each person who plays and is not here has been gone.
    left: BTreeMap<PlayerId, Millis>,
}

impl Presence {
    /// When to announce it, if there is anything.
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }

    /// How long this player has been gone.
    pub(super) fn away(&self, player: &PlayerId) -> Option<Millis> {
        self.left.get(player).map(|at| (clock::now() - at).max(0))
    }

    fn changed(&mut self) {
        let soon = Instant::now() + SOON;
        let next = self.told.map_or(soon, |told| soon.max(told + APART));
        self.due.get_or_insert(next);
    }
}

impl<G: FullGame> Live<G> {
    /// The seats whose players follow the table through this server.
    fn here(&self) -> SeatSet {
        show::here(&self.table, &|player| self.watchers.has(player))
    }

    /// Every change among the table's followers passes through here.
    pub(super) fn change_watchers(&mut self, change: impl FnOnce(&Watchers)) {
        let before = self.here();
        change(&self.watchers);
        self.look_who_left();
        let after = self.here();
        if after != before {
            self.presence.changed();
            self.note_departures(before.minus(after));
        }
    }

    /// Notes who is gone, from now on if they were here until now.
    pub(super) fn look_who_left(&mut self) {
        let players: BTreeSet<PlayerId> = self.table.seats().filter_map(|state| state.player().cloned()).collect();
        let gone = players.into_iter().filter(|player| !self.watchers.has(player));
        let now = clock::now();
        let left = gone.map(|player| (player.clone(), self.presence.left.get(&player).copied().unwrap_or(now)));
        self.presence.left = left.collect();
    }

    /// Something was sent that says who is here, perhaps only to some.
    pub(super) fn showed_presence(&mut self) {
        if self.presence.known != Some(self.here()) {
            self.presence.known = None;
        }
    }

    /// Tells everybody who is here, unless all know.
    pub(super) fn tell_presence(&mut self) {
        let here = self.here();
        self.presence.due = None;
        if self.presence.known == Some(here) {
            return;
        }
        self.presence.known = Some(here);
        self.presence.told = Some(Instant::now());
        let away = show::away(&self.table, &|player| self.presence.away(player));
        let text = written(&ToClient::Presence { table: self.id.clone(), here, away });
        for watcher in self.watchers.lock().iter() {
            watcher.outbox.send_text(text.clone());
        }
    }
}
