//! Places that are held while a client sends or reads something large: an address has a few, and the slowest makes room.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The places.
pub(crate) struct Slots {
    most: usize,
    of_address: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    next: u64,
    /// The one that was taken first comes first.
    by: BTreeMap<u64, Holder>,
}

struct Holder {
    address: Option<IpAddr>,
    leave: Arc<Notify>,
}

/// A place; free again when it is dropped.
pub(crate) struct Slot {
    slots: Arc<Slots>,
    serial: u64,
    leave: Arc<Notify>,
}

impl Slots {
    pub(crate) fn new(most: usize, of_address: usize) -> Arc<Slots> {
        Arc::new(Slots { most, of_address, taken: Mutex::default() })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place, unless the address has enough of them. When all are taken, the one taken first is given up.
    pub(crate) fn enter(self: &Arc<Slots>, address: Option<IpAddr>) -> Option<Slot> {
        let mut taken = self.taken();
        let own = taken.by.values().filter(|one| one.address == address).count();
        if address.is_some() && own >= self.of_address {
            return None;
        }
        if taken.by.len() >= self.most
            && let Some((_, oldest)) = taken.by.pop_first()
        {
            oldest.leave.notify_one();
        }
        let leave = Arc::new(Notify::new());
        let serial = taken.next;
        taken.next += 1;
        taken.by.insert(serial, Holder { address, leave: leave.clone() });
        Some(Slot { slots: self.clone(), serial, leave })
    }
}

impl Slot {
    /// Waits until it must be given up.
    pub(crate) async fn given_up(&self) {
        self.leave.notified().await;
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.slots.taken().by.remove(&self.serial);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn an_address_has_a_few_and_the_slowest_makes_room() {
        let slots = Slots::new(3, 2);
        let [here, there] = [1, 2].map(|n| Some(IpAddr::from([192, 0, 2, n])));
        let (first, second) = (slots.enter(here).unwrap(), slots.enter(here).unwrap());
        assert!(slots.enter(here).is_none(), "two of one address");
        let third = slots.enter(there).unwrap();
        let fourth = slots.enter(None).expect("there is always room for somebody new");
        assert!(first.given_up().now_or_never().is_some());
        assert!(second.given_up().now_or_never().is_none());
        let fifth = slots.enter(None).unwrap();
        assert!(second.given_up().now_or_never().is_some());
        drop((first, second, third, fourth, fifth));
        assert!(slots.taken().by.is_empty());
    }
}
