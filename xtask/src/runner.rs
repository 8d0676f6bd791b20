//! Runs tests, and reads from the runner's own words what ran and with what result.

use crate::command::{self, cargo};
use crate::slowest::Slowest;
use crate::{browser, postgres, rules};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Part of the name of an ignored test that measures or shows something, and runs only by its name.
const BY_HAND: &str = "by_hand";

/// How much to test.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// The tests every change must pass.
    Usual,
    /// The long tests as well: `#[ignore]` in Rust, except for those [`BY_HAND`], and `@long` in the browser.
    Long,
}

/// The tests that ran, according to the runner.
#[derive(Default)]
pub struct Tests {
    slowest: Slowest,
    passed: u64,
    failed: u64,
    names: BTreeSet<String>,
}

impl Tests {
    /// One line for all of it.
    pub fn summary(&self) -> String {
        match (self.passed, self.failed) {
            (0, 0) => "tests: none was run".into(),
            (passed, failed) => format!("tests: {passed} passed, {failed} failed"),
        }
    }

    /// The functions of all tests that passed, without the modules around them.
    pub fn names(&self) -> &BTreeSet<String> {
        &self.names
    }

    /// How long the tests took.
    pub fn slowest(&mut self) -> &mut Slowest {
        &mut self.slowest
    }

    /// Builds tests, and the program that they try out. The program is kept under this name, because the next build may
    /// replace it.
    ///
    /// Built with the tests, it shares all its libraries with them; built alone, it would need them with different
    /// features.
    pub fn build(&self, root: &Path, which: &[&str], name: &str) -> Result<PathBuf, String> {
        let mut build = cargo(root);
        build.args(["test", "--no-run"]).args(which);
        let built = command::program_of(build, "portolan")?;
        let aside = rules::target(root).join("tested").join(name).with_extension(std::env::consts::EXE_EXTENSION);
        let fault = |error: std::io::Error| format!("{}: {error}", aside.display());
        fs::create_dir_all(rules::target(root).join("tested")).map_err(fault)?;
        fs::copy(&built, &aside).map_err(fault)?;
        Ok(aside)
    }

    /// Runs tests, with cargo-nextest if it is installed. Returns how many there were.
    pub fn run(
        &mut self,
        root: &Path,
        which: &[&str],
        postgres: Option<&postgres::Server>,
        length: Length,
    ) -> Result<String, String> {
        let nextest = command::exists("cargo-nextest", &["--version"]);
        let mut command = cargo(root);
        if nextest {
            command.args(["nextest", "run", "--status-level", "pass", "--test-threads", &at_once().to_string()]);
        } else {
            command.arg("test");
        }
        command.arg("--no-fail-fast").args(which);
        match (length, nextest) {
            (Length::Usual, _) => {}
            (Length::Long, true) => drop(command.args(["--profile", "long", "--run-ignored", "all"])),
            (Length::Long, false) => drop(command.args(["--", "--include-ignored", "--skip", BY_HAND])),
        }
        // What the rules as WebAssembly are compared with.
        command.env("PORTOLAN_TRANSCRIPT", browser::transcript(root));
        // Colours would get in the way of reading the names.
        command.env("CARGO_TERM_COLOR", "never");
        if let Some(server) = postgres {
            command.env(postgres::VARIABLE, server.url());
        }
        let before = self.passed;
        command::watch(&mut command, |line| self.note(line))?;
        let runner = if nextest { "cargo-nextest" } else { "cargo test; cargo-nextest is not installed" };
        match self.passed - before {
            0 => Err("no test was run".into()),
            n => Ok(format!("{n} tests ({runner})")),
        }
    }

    /// Runs the examples in documentation. Returns how many there were.
    pub fn doc(&mut self, root: &Path) -> Result<String, String> {
        let before = self.passed;
        command::watch(cargo(root).args(["test", "--workspace", "--doc"]), |line| self.note(line))?;
        Ok(format!("{} examples", self.passed - before))
    }

    /// Takes the name of a test that passed, or the counts of a summary, out of a line of either runner.
    fn note(&mut self, line: &str) {
        let line = line.trim();
        self.slowest.note(line);
        if let Some(name) = passed_in(line) {
            self.names.insert(name.to_owned());
        }
        let Some((_, counts)) = line.split_once("test result: ").or_else(|| line.split_once(" tests run: ")) else {
            return;
        };
        let words: Vec<&str> = counts.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
        for pair in words.windows(2) {
            let Ok(n) = pair[0].parse::<u64>() else { continue };
            match pair[1] {
                "passed" => self.passed += n,
                "failed" => self.failed += n,
                _ => {}
            }
        }
    }
}

/// How many tests run at once: many of them wait more than they work.
fn at_once() -> usize {
    2 * std::thread::available_parallelism().map_or(2, usize::from)
}

/// The test that a line says has passed: `PASS [   0.005s] (1/9) ostia::senate os_5_2_ties` or `test os_5_2_ties ... ok`.
fn passed_in(line: &str) -> Option<&str> {
    let path = match line.strip_prefix("test ").and_then(|rest| rest.strip_suffix(" ... ok")) {
        Some(path) => path.strip_suffix(" - should panic").unwrap_or(path),
        // A test that leaves something running has passed too.
        None => line.strip_prefix("PASS [").or_else(|| line.strip_prefix("LEAK ["))?.rsplit(' ').next()?,
    };
    path.rsplit("::").next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_both_runners() {
        let mut tests = Tests::default();
        assert_eq!(tests.summary(), "tests: none was run");
        tests.note("     Summary [   1.204s] 31 tests run: 29 passed (1 slow), 2 failed, 3 skipped");
        assert_eq!((tests.passed, tests.failed), (29, 2));
        tests.note("test result: FAILED. 7 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.30s");
        assert_eq!((tests.passed, tests.failed), (36, 3));
        tests.note("test a_name_with_5_passed ... ok");
        assert_eq!((tests.passed, tests.failed), (36, 3));
    }

    #[test]
    fn names_are_read_from_both_runners_and_only_of_tests_that_passed() {
        let mut tests = Tests::default();
        for line in [
            "        PASS [   0.005s] ( 98/119) ostia::senate os_5_1_values",
            "        LEAK [   0.100s] (2/9) server::tables inner::os_5_2_ties",
            "        FAIL [   0.100s] (3/9) ostia::senate os_5_3_fails",
            "     SIGABRT [   0.100s] (4/9) ostia::senate os_5_4_aborts",
            "        SKIP [         ] ostia::senate os_5_5_left_out",
            "        SLOW [> 60.000s] ostia::senate os_5_6_still_runs",
            "test deals::om_3_1_passes ... ok",
            "test om_3_2_panics - should panic ... ok",
            "test om_3_3_fails ... FAILED",
            "test om_3_4_left_out ... ignored, slow",
        ] {
            tests.note(line);
        }
        let names: Vec<&str> = tests.names().iter().map(String::as_str).collect();
        assert_eq!(names, ["om_3_1_passes", "om_3_2_panics", "os_5_1_values", "os_5_2_ties"]);
    }
}
