//! The only place that knows what time it is.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::Millis;

/// How far this clock is ahead of the machine's.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// Sets this clock ahead, before any server starts: a test in a browser lets a day pass between two servers.
pub fn set_clock_ahead(ms: u32) {
    AHEAD.store(ms.into(), Ordering::Relaxed);
}

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    #[cfg(test)]
    if let Some(now) = crate::simulation::now() {
        return now;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX).saturating_add(AHEAD.load(Ordering::Relaxed))
}

/// How long until then; zero if it is past.
pub(crate) fn until(then: Millis) -> Duration {
    Duration::from_millis(u64::try_from(then.saturating_sub(now())).unwrap_or(0))
}
