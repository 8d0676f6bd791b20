//! Where the time of the tests goes.

use std::fmt::Write;

/// How many tests are listed.
const LISTED: usize = 20;

/// How long each test took, according to the runners.
#[derive(Default)]
pub struct Slowest {
    tests: Vec<(f64, String)>,
}

impl Slowest {
    /// Takes the time of a test out of a line of cargo-nextest or Playwright.
    pub fn note(&mut self, line: &str) {
        let line = line.trim();
        self.tests.extend(of_nextest(line).or_else(|| of_playwright(line)));
    }

    /// The slowest tests, slowest first.
    pub fn table(&self) -> String {
        let mut tests: Vec<&(f64, String)> = self.tests.iter().collect();
        tests.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut text = format!("the slowest of {} tests:\n", tests.len());
        for (seconds, name) in tests.into_iter().take(LISTED) {
            let _ = writeln!(text, "{seconds:>8.1} s  {name}");
        }
        text
    }
}

/// `PASS [   0.005s] ( 98/119) ostia::senate os_5_1_values`.
fn of_nextest(line: &str) -> Option<(f64, String)> {
    let (head, rest) = line.split_once(']')?;
    let seconds = head.strip_prefix("PASS [").or_else(|| head.strip_prefix("FAIL ["))?;
    let name = rest.split_once(") ").map_or(rest, |(_, name)| name);
    Some((seconds.trim().strip_suffix('s')?.parse().ok()?, name.trim().to_owned()))
}

/// `✓  12 [shell] › e2e/trade.spec.ts:30:1 › an offer is answered (12.3s)`.
fn of_playwright(line: &str) -> Option<(f64, String)> {
    let (_, test) = line.split_once("] › ")?;
    let (name, time) = test.strip_suffix(')')?.rsplit_once(" (")?;
    let (digits, unit) = match time {
        _ if time.ends_with("ms") => (time.strip_suffix("ms")?, 0.001),
        _ if time.ends_with('m') => (time.strip_suffix('m')?, 60.0),
        _ => (time.strip_suffix('s')?, 1.0),
    };
    Some((digits.parse::<f64>().ok()? * unit, name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_from_both_runners() {
        let mut slowest = Slowest::default();
        for line in [
            "        PASS [   0.005s] ( 98/119) ostia::senate os_5_1_values",
            "        FAIL [ 112.250s] (99/119) server::all floods",
            "  ✓   7 [shell] › e2e/trade.spec.ts:30:1 › an offer (twice) is answered (12.3s)",
            "  ✓   8 [shell] › e2e/match.spec.ts:12:1 › a whole match (1.5m)",
            "  ✓   9 [browser] › e2e/app.spec.ts:3:1 › opens offline (850ms)",
            "     Summary [   1.204s] 31 tests run: 29 passed (1 slow), 2 failed, 3 skipped",
            "  78 passed (8.4m)",
        ] {
            slowest.note(line);
        }
        let table = slowest.table();
        let lines: Vec<&str> = table.lines().map(str::trim).collect();
        assert_eq!(
            lines,
            [
                "the slowest of 5 tests:",
                "112.2 s  server::all floods",
                "90.0 s  e2e/match.spec.ts:12:1 › a whole match",
                "12.3 s  e2e/trade.spec.ts:30:1 › an offer (twice) is answered",
                "0.8 s  e2e/app.spec.ts:3:1 › opens offline",
                "0.0 s  ostia::senate os_5_1_values",
            ]
        );
    }
}
