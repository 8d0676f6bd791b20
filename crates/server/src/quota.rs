//! Rate limits for things that are not steps of a table: a burst at once, and then one after another.

use crate::clock;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use table::Millis;

/// How many are remembered before those that have been quiet are forgotten.
const KEPT: usize = 10_000;

/// A burst at once, and then one per interval, for each player or address.
pub(crate) struct Quota<K> {
    at_once: u32,
    each_ms: Millis,
    /// Until when the places taken stay in use.
    busy_until: Mutex<HashMap<K, Millis>>,
}

impl<K: Eq + Hash> Quota<K> {
    pub(crate) fn new(at_once: u32, each_ms: Millis) -> Quota<K> {
        Quota { at_once, each_ms, busy_until: Mutex::default() }
    }

    /// Takes a place, if there is one.
    pub(crate) fn take(&self, key: K) -> bool {
        self.take_at(key, clock::now())
    }

    fn take_at(&self, key: K, now: Millis) -> bool {
        let mut all = self.busy_until.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= KEPT {
            all.retain(|_, until| *until > now);
        }
        let until = all.entry(key).or_insert(now);
        let room = *until - now <= self.each_ms * Millis::from(self.at_once.saturating_sub(1));
        if room {
            *until = (*until).max(now) + self.each_ms;
        }
        room
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_then_one_after_another_and_each_for_themselves() {
        let quota = Quota::new(2, 100);
        let mut taken = Vec::new();
        for (who, now) in [(1, 0), (1, 0), (1, 0), (2, 0), (1, 99), (1, 100), (1, 100), (1, 900), (1, 900), (1, 900)] {
            taken.push(quota.take_at(who, now));
        }
        assert_eq!(taken, [true, true, false, true, false, true, false, true, true, false]);
    }

    #[test]
    fn those_who_have_been_quiet_are_forgotten() {
        let quota = Quota::new(1, 100);
        for key in 0..3 * KEPT {
            quota.take_at(key, key as Millis);
        }
        assert!(quota.busy_until.lock().unwrap().len() <= KEPT);
    }
}
