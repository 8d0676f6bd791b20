//! Opens tables one at a time for each player: asking for many at once gains nothing over asking one by one.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use table::PlayerId;
use tokio::sync::{Mutex, MutexGuard};

/// More than the players who open tables at the same moment; two who share a lock merely wait for each other.
const COUNTERS: usize = 64;

/// Where players queue.
pub(crate) struct Openings([Mutex<()>; COUNTERS]);

impl Default for Openings {
    fn default() -> Openings {
        Openings(std::array::from_fn(|_| Mutex::default()))
    }
}

impl Openings {
    /// Waits for this player's turn, which lasts as long as the result is held.
    #[allow(clippy::indexing_slicing, reason = "a remainder lies within what was divided by")]
    pub(crate) async fn turn(&self, player: &PlayerId) -> MutexGuard<'_, ()> {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(player.as_str());
        self.0[hash as usize % COUNTERS].lock().await
    }
}
