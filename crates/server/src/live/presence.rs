//! Who is here: told when somebody comes or goes, without a step.

use super::Live;
use crate::outbox::written;
use crate::watchers::Watchers;
use game::SeatSet;
use games::House;
use protocol::{ToClient, show};
use std::time::Duration;
use tokio::time::Instant;

/// How soon a change is told. What is undone by then needs no telling.
const SOON: Duration = Duration::from_millis(250);

/// However often somebody comes and goes, the others are not told more often than this.
const APART: Duration = Duration::from_secs(1);

/// What is still to be told of comings and goings.
#[derive(Default)]
pub(super) struct Presence {
    due: Option<Instant>,
    told: Option<Instant>,
    /// Who is here as far as everybody knows; nothing if some may know otherwise.
    known: Option<SeatSet>,
}

impl Presence {
    /// When it is to be told, if there is something.
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }

    fn changed(&mut self) {
        let soon = Instant::now() + SOON;
        let next = self.told.map_or(soon, |told| soon.max(told + APART));
        self.due.get_or_insert(next);
    }
}

impl<G: House> Live<G> {
    /// The seats whose players follow the table by this server.
    fn here(&self) -> SeatSet {
        show::here(&self.table, &|player| self.watchers.has(player))
    }

    /// Every change of who follows the table comes by here.
    pub(super) fn change_watchers(&mut self, change: impl FnOnce(&Watchers)) {
        let before = self.here();
        change(&self.watchers);
        if self.here() != before {
            self.presence.changed();
        }
    }

    /// Something was sent that says who is here, perhaps to some only.
    pub(super) fn showed_presence(&mut self) {
        if self.presence.known != Some(self.here()) {
            self.presence.known = None;
        }
    }

    /// Tells everybody who is here, if not all know.
    pub(super) fn tell_presence(&mut self) {
        let here = self.here();
        self.presence.due = None;
        if self.presence.known == Some(here) {
            return;
        }
        self.presence.known = Some(here);
        self.presence.told = Some(Instant::now());
        let text = written(&ToClient::Presence { table: self.id.clone(), here });
        for watcher in self.watchers.lock().iter() {
            watcher.outbox.send_text(text.clone());
        }
    }
}
