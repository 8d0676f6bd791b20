//! Numbers for people.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// Bytes as MiB.
pub fn mib(bytes: u64) -> String {
    format!("{:.1}", bytes as f64 / 1_048_576.0)
}

/// How long answers took, in milliseconds.
pub struct Latency {
    pub count: usize,
    pub p50: f64,
    pub p99: f64,
    pub max: f64,
}

impl Latency {
    /// Of these times.
    pub fn of(mut times: Vec<Duration>) -> Latency {
        times.sort_unstable();
        let at = |share: usize| {
            let place = (times.len() * share / 1000).min(times.len().saturating_sub(1));
            times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Latency { count: times.len(), p50: at(500), p99: at(990), max: at(1000) }
    }
}

/// Processor time of this process so far, in seconds.
pub fn own_cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// How long the disk takes for what SQLite asks of it at every commit.
pub fn sync_time(folder: &Path) -> Result<Duration, String> {
    let probe = || -> std::io::Result<Duration> {
        let mut file = std::fs::File::create(folder.join("probe"))?;
        let mut times = Vec::new();
        for _ in 0..50 {
            let began = Instant::now();
            file.write_all(&[0; 4096])?;
            file.sync_data()?;
            times.push(began.elapsed());
        }
        times.sort_unstable();
        Ok(times[25])
    };
    probe().map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_the_sorted_times() {
        let latency = Latency::of((1..=1000).rev().map(Duration::from_millis).collect());
        assert_eq!((latency.count, latency.p50, latency.p99, latency.max), (1000, 501.0, 991.0, 1000.0));
        let none = Latency::of(Vec::new());
        assert_eq!((none.count, none.max), (0, 0.0));
    }
}
