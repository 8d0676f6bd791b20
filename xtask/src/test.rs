//! Everything that must hold before a change is taken.

use crate::command::{self, cargo};
use crate::report::{Outcome, Report};
use crate::{browser, coverage, crash, instructions, postgres};
use std::path::Path;

/// How often each kind of server is killed; `cargo xtask crash` does it more often.
const KILLS: u64 = 5;

/// Runs all checks, and fails if one of them does.
pub fn run(root: &Path) -> Result<(), String> {
    let mut report = Report::default();
    let mut tests = Tests::default();
    // One for all that need it. Without it only they fail.
    let postgres = postgres::Server::start(postgres::Care::None);
    let postgres = || postgres.as_ref().map_err(String::clone);
    report.check("format", || passed(command::run(cargo(root).args(["fmt", "--all", "--check"]))));
    report.check("clippy", || {
        let args = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        passed(command::run(cargo(root).args(args)))
    });
    report.check("docs", || {
        let args = ["doc", "--workspace", "--no-deps", "--document-private-items"];
        passed(command::run(cargo(root).args(args).env("RUSTDOCFLAGS", "-D warnings")))
    });
    report.check("tests", || tests.unit(root, postgres()?));
    report.check("examples in docs", || tests.doc(root));
    for trial in crash::Trial::ALL {
        report.check(trial.check_name(), || crash::check(root, trial, KILLS, 1, postgres().ok()).map(Outcome::Noted));
    }
    report.check("browser, format and lint", || passed(browser::lint(root)));
    report.check("browser, unit tests", || browser::unit(root).map(Outcome::Noted));
    report.check("browser, matches", || browser::matches(root).map(Outcome::Noted));
    report.check("generated files", || coverage::check(root).map(Outcome::Noted));
    report.check("licences and sources", || dependencies(root));
    report.check("fuzz targets build", || fuzz_targets(root));
    report.check("instructions", || instruction_count(root));
    let (summary, good) = report.summary();
    println!("\n{summary}\n{}", tests.summary());
    if good { Ok(()) } else { Err("cargo xtask test: something failed".into()) }
}

fn passed(result: Result<(), String>) -> Result<Outcome, String> {
    result.map(|()| Outcome::Passed)
}

/// How many tests were run, as the runner says itself.
#[derive(Default)]
struct Tests {
    passed: u64,
    failed: u64,
}

impl Tests {
    fn summary(&self) -> String {
        match (self.passed, self.failed) {
            (0, 0) => "tests: none was run".into(),
            (passed, failed) => format!("tests: {passed} passed, {failed} failed"),
        }
    }

    /// By cargo-nextest where it is installed.
    fn unit(&mut self, root: &Path, postgres: &postgres::Server) -> Result<Outcome, String> {
        let nextest = command::exists("cargo-nextest", "--version");
        let mut command = cargo(root);
        if nextest {
            command.args(["nextest", "run", "--workspace", "--no-fail-fast"]);
        } else {
            command.args(["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"]);
        }
        command.env(postgres::VARIABLE, postgres.url());
        let before = self.passed;
        let result = command::watch(&mut command, |line| self.note(line));
        result?;
        let runner = if nextest { "cargo-nextest" } else { "cargo test; cargo-nextest is not installed" };
        match self.passed - before {
            0 => Err("no test was run".into()),
            n => Ok(Outcome::Noted(format!("{n} tests ({runner})"))),
        }
    }

    fn doc(&mut self, root: &Path) -> Result<Outcome, String> {
        let before = self.passed;
        command::watch(cargo(root).args(["test", "--workspace", "--doc"]), |line| self.note(line))?;
        Ok(Outcome::Noted(format!("{} examples", self.passed - before)))
    }

    /// Takes the counts out of a summary line of either runner.
    fn note(&mut self, line: &str) {
        let line = line.trim();
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

/// A libFuzzer target can be checked, though not run, with the stable compiler.
fn fuzz_targets(root: &Path) -> Result<Outcome, String> {
    let manifest = root.join("fuzz/Cargo.toml");
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| root.join("target").into());
    let mut command = cargo(root);
    command.args(["check", "--bins", "--manifest-path"]).arg(manifest).arg("--target-dir").arg(target);
    passed(command::run(&mut command))
}

/// What we depend on, against `deny.toml`. Known weaknesses are asked for elsewhere: the answer changes without us.
fn dependencies(root: &Path) -> Result<Outcome, String> {
    if !command::exists("cargo-deny", "--version") {
        return Ok(Outcome::Skipped("cargo-deny is not installed: cargo install --locked cargo-deny".into()));
    }
    passed(command::run(cargo(root).args(["deny", "--log-level", "error", "check", "licenses", "bans", "sources"])))
}

fn instruction_count(root: &Path) -> Result<Outcome, String> {
    if let Err(reason) = instructions::valgrind() {
        return Ok(Outcome::Skipped(reason));
    }
    instructions::check(root).map(Outcome::Noted)
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
}
