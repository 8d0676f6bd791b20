//! Lanes to other hosts: a host that does not answer holds up those who wait for that host, and nobody else.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many calls to one host are made at the same time.
const PLACES: usize = 4;

/// How many more may wait for it.
const WAITING: usize = 32;

/// One lane for each host, as long as somebody is in it.
pub(super) struct Lanes<K: Eq + Hash>(Arc<Mutex<HashMap<K, Lane>>>);

struct Lane {
    /// Those being served and those waiting.
    on_it: usize,
    places: Arc<Semaphore>,
}

/// A place in a lane, or in the queue for it; free again when it is dropped.
pub(super) struct Ticket<K: Eq + Hash> {
    lanes: Lanes<K>,
    key: K,
    _place: Option<OwnedSemaphorePermit>,
}

impl<K: Eq + Hash> Clone for Lanes<K> {
    fn clone(&self) -> Lanes<K> {
        Lanes(self.0.clone())
    }
}

impl<K: Eq + Hash> Default for Lanes<K> {
    fn default() -> Lanes<K> {
        Lanes(Arc::default())
    }
}

impl<K: Eq + Hash + Clone> Lanes<K> {
    /// Waits for a place; nothing if too many wait already.
    pub(super) async fn enter(&self, key: K) -> Option<Ticket<K>> {
        let (mut ticket, places) = {
            let mut lanes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let fresh = || Lane { on_it: 0, places: Arc::new(Semaphore::new(PLACES)) };
            let lane = lanes.entry(key.clone()).or_insert_with(fresh);
            if lane.on_it >= PLACES + WAITING {
                return None;
            }
            lane.on_it += 1;
            (Ticket { lanes: self.clone(), key, _place: None }, lane.places.clone())
        };
        ticket._place = Some(places.acquire_owned().await.ok()?);
        Some(ticket)
    }
}

impl<K: Eq + Hash> Drop for Ticket<K> {
    fn drop(&mut self) {
        let mut lanes = self.lanes.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lane) = lanes.get_mut(&self.key) {
            lane.on_it -= 1;
            if lane.on_it == 0 {
                lanes.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn a_full_lane_holds_up_nobody_else_and_leaves_nothing_behind() {
        let lanes = Lanes::default();
        let mut on_it = Vec::new();
        for _ in 0..PLACES {
            on_it.push(lanes.enter("slow").now_or_never().flatten().expect("a place"));
        }
        let mut waiting: Vec<_> = (0..WAITING).map(|_| Box::pin(lanes.enter("slow"))).collect();
        for waiter in &mut waiting {
            assert!(waiter.now_or_never().is_none(), "has to wait");
        }
        assert!(lanes.enter("slow").now_or_never().is_some_and(|ticket| ticket.is_none()), "too many wait");
        assert!(lanes.enter("quick").now_or_never().flatten().is_some(), "another lane");
        on_it.pop();
        assert!(waiting.swap_remove(0).await.is_some(), "one goes, the next one comes");
        drop((waiting, on_it));
        assert!(lanes.0.lock().unwrap().is_empty());
    }
}
