//! The only place that knows what time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::Millis;

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    #[cfg(test)]
    if let Some(now) = crate::simulation::now() {
        return now;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// How long until then; zero if it is past.
pub(crate) fn until(then: Millis) -> Duration {
    Duration::from_millis(u64::try_from(then.saturating_sub(now())).unwrap_or(0))
}
