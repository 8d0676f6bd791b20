//! The checks and their results.

use std::fmt::Write;
use std::time::Instant;

/// How a check ended, if it did not fail.
pub enum Outcome {
    /// It passed.
    Passed,
    /// It passed, with something worth saying.
    Noted(String),
    /// It could not be checked here, for this reason.
    Skipped(String),
}

enum Verdict {
    Passed,
    Skipped,
    /// It failed, with everything that is known about it.
    Failed(String),
}

/// All checks of a run. A failed check does not keep the others from running.
#[derive(Default)]
pub struct Report {
    lines: Vec<(&'static str, Verdict, f64, String)>,
}

impl Report {
    /// Runs a check.
    pub fn check(&mut self, name: &'static str, check: impl FnOnce() -> Result<Outcome, String>) {
        eprintln!("\n── {name}");
        let start = Instant::now();
        let (verdict, note) = match check() {
            Ok(Outcome::Passed) => (Verdict::Passed, String::new()),
            Ok(Outcome::Noted(note)) => (Verdict::Passed, note),
            Ok(Outcome::Skipped(reason)) => (Verdict::Skipped, reason),
            Err(fault) => {
                let first = fault.lines().next().unwrap_or_default().to_owned();
                eprintln!("{first}");
                (Verdict::Failed(fault), first)
            }
        };
        self.lines.push((name, verdict, start.elapsed().as_secs_f64(), note));
    }

    /// What failed, in full and at the end where it is seen; then a line for each check and one for all.
    /// The second value says whether all passed.
    pub fn summary(&self) -> (String, bool) {
        let mut text = String::new();
        for (name, verdict, ..) in &self.lines {
            if let Verdict::Failed(fault) = verdict {
                let _ = writeln!(text, "── {name} failed\n{fault}\n");
            }
        }
        let [mut passed, mut failed, mut skipped] = [0; 3];
        for (name, verdict, seconds, note) in &self.lines {
            let word = match verdict {
                Verdict::Passed => {
                    passed += 1;
                    "ok"
                }
                Verdict::Skipped => {
                    skipped += 1;
                    "skipped"
                }
                Verdict::Failed(_) => {
                    failed += 1;
                    "FAILED"
                }
            };
            let _ = writeln!(text, "{}", format!("{word:<8}{name:<22}{seconds:>7.1} s  {note}").trim_end());
        }
        let _ = write!(text, "checks: {passed} passed, {failed} failed, {skipped} skipped");
        (text, failed == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_failure_fails_the_whole_and_the_rest_is_still_checked() {
        let mut report = Report::default();
        report.check("first", || Err("broken\nin detail".into()));
        report.check("second", || Ok(Outcome::Skipped("no tool".into())));
        report.check("third", || Ok(Outcome::Noted("12 tests".into())));
        let (text, good) = report.summary();
        assert!(!good);
        assert!(text.ends_with("checks: 1 passed, 1 failed, 1 skipped"), "{text}");
        let (details, lines) = text.split_once("FAILED  first").expect("a line for the first check");
        assert!(
            details.contains("broken\nin detail") && lines.contains("broken") && !lines.contains("in detail"),
            "{text}"
        );
        assert!(text.contains("no tool") && text.contains("12 tests"), "{text}");
    }
}
