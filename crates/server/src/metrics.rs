//! Metrics of the running process, in the form of Prometheus.

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

/// One for the process: the counting macros know no other place.
static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

const SECONDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

/// Starts recording.
pub(crate) fn begin() {
    METRICS.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(&SECONDS).ok()?;
        // Somebody else may be counting already, in a process that is more than this server.
        builder.install_recorder().ok()
    });
}

/// What was recorded so far.
pub(crate) fn render() -> String {
    match METRICS.get() {
        Some(Some(handle)) => {
            handle.run_upkeep();
            handle.render()
        }
        _ => String::new(),
    }
}
