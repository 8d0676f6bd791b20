//! Faults that the simulation plants, to show that it finds them.

use super::Live;
use super::row::NewRow;
use crate::simulation::{Fault, planted};
use games::House;
use std::borrow::Cow;
use table::{Happened, Step, Table, Takeover, Version};

impl<G: House> Live<G> {
    /// A step is carried out and acknowledged before it is stored.
    pub(super) async fn answer_early(&mut self, after: Table<G>, step: &Step<G>, row: NewRow) -> Version {
        let app = self.app.clone();
        self.app.spawn(async move { app.store.append(row.step).await });
        self.table = after;
        self.members = row.members;
        self.tell(std::slice::from_ref(step)).await;
        step.version
    }

    /// A clock that has rung rings once more.
    pub(super) async fn ring_again(&mut self, step: &Step<G>) {
        if !planted(Fault::RingsTwice) || !matches!(step.what, Happened::BotTookOver { why: Takeover::Clock, .. }) {
            return;
        }
        let again = Step { version: step.version + 1, ..step.clone() };
        let mut after = self.table.clone();
        after.evolve(&again);
        let Ok(row) = NewRow::of(&after, &again, None, self.wake_at(&after)) else { return };
        if self.app.store.append(row.step).await.is_ok() {
            self.table = after;
            self.tell(&[again]).await;
        }
    }
}

/// The last step once more.
pub(super) fn told_twice<G: House>(steps: &[Step<G>]) -> Cow<'_, [Step<G>]> {
    match steps.last().filter(|_| planted(Fault::ToldTwice)) {
        Some(last) => steps.iter().chain([last]).cloned().collect(),
        None => Cow::Borrowed(steps),
    }
}
