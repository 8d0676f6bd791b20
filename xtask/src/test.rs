//! Everything that must pass before a change is accepted.

use crate::command::{self, cargo};
use crate::report::{Outcome, Report};
use crate::runner::{Length, Tests};
use crate::{browser, coverage, crash, instructions, postgres, python, rules};
use std::path::Path;

/// How often each kind of server is killed; `cargo xtask crash` does it more often.
const KILLS: u64 = 3;

/// All tests.
const ALL: [&str; 4] = ["--workspace", "--lib", "--bins", "--tests"];

/// A build of its own, with the example in the list of games. It is of the whole workspace, so that libraries have the same
/// features as before and are not built again.
const ONE_MORE_GAME: [&str; 5] = ["--workspace", "--features", "portolan/example", "--test", "example"];

/// Runs all checks, and fails if one of them does.
pub fn run(root: &Path, length: Length) -> Result<(), String> {
    let mut report = Report::default();
    let mut tests = Tests::default();
    // One for all checks that need it. Without it only they fail.
    let postgres = postgres::Server::start(postgres::Durability::None);
    let postgres = || postgres.as_ref().map_err(String::clone);
    let kills = if length == Length::Long { 7 * KILLS } else { KILLS };
    report.check("format", || passed(command::run(cargo(root).args(["fmt", "--all", "--check"]))));
    report.check("clippy", || {
        let args = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        passed(command::run(cargo(root).args(args)))
    });
    report.check("docs", || {
        let args = ["doc", "--workspace", "--no-deps", "--document-private-items"];
        passed(command::run(cargo(root).args(args).env("RUSTDOCFLAGS", "-D warnings")))
    });
    // Before the program, which carries them.
    report.check("rules as WebAssembly", || {
        unless(rules::lacking(root), || rules::build(root).map(|file| file.display().to_string()))
    });
    let mut program = Err("the program was not built".into());
    report.check("build of the tests", || {
        program = tests.build(root, &ALL, "portolan");
        passed(program.clone().map(drop))
    });
    report.check("tests", || tests.run(root, &ALL, Some(postgres()?), length).map(Outcome::Noted));
    report.check("a game by one line", || {
        let program = tests.build(root, &ONE_MORE_GAME, "portolan-with-example")?;
        let said = tests.run(root, &ONE_MORE_GAME, None, length)?;
        Ok(Outcome::Noted(format!("{said}; in the browser {}", browser::example(root, &program)?)))
    });
    report.check("examples in docs", || tests.doc(root).map(Outcome::Noted));
    for trial in crash::Trial::ALL {
        report.check(trial.check_name(), || {
            crash::check(program.clone()?, trial, kills, 1, postgres().ok()).map(Outcome::Noted)
        });
    }
    report.check("browser, format and lint", || passed(browser::lint(root)));
    report.check("browser, unit tests", || browser::unit(root).map(Outcome::Noted));
    report.check("browser, matches", || {
        browser::matches(root, program.as_ref()?, tests.slowest(), length).map(Outcome::Noted)
    });
    report.check("browser, without a server", || {
        unless(rules::lacking(root), || browser::alone(root, program.as_ref()?, tests.slowest(), length))
    });
    report.check("Python", || python::check(root, length, program.as_deref().ok()));
    report.check("generated files", || coverage::check(root, tests.names()).map(Outcome::Noted));
    report.check("licences and sources", || dependencies(root));
    // Separate builds, for what changes seldom and builds slowly.
    if length == Length::Long {
        report.check("fuzz targets build", || fuzz_targets(root));
        report.check("instructions", || instruction_count(root));
    }
    let (summary, good) = report.summary();
    println!("\n{}\n{summary}\n{}", tests.slowest().table(), tests.summary());
    if good { Ok(()) } else { Err("cargo xtask test: something failed".into()) }
}

fn passed(result: Result<(), String>) -> Result<Outcome, String> {
    result.map(|()| Outcome::Passed)
}

/// Runs a check unless something it needs is missing.
fn unless(lacking: Option<String>, check: impl FnOnce() -> Result<String, String>) -> Result<Outcome, String> {
    lacking.map_or_else(|| check().map(Outcome::Noted), |reason| Ok(Outcome::Skipped(reason)))
}

/// A libFuzzer target can be checked, though not run, with the stable compiler.
fn fuzz_targets(root: &Path) -> Result<Outcome, String> {
    let manifest = root.join("fuzz/Cargo.toml");
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| root.join("target").into());
    let mut command = cargo(root);
    command.args(["check", "--bins", "--manifest-path"]).arg(manifest).arg("--target-dir").arg(target);
    passed(command::run(&mut command))
}

/// Our dependencies, against `deny.toml`. Known weaknesses are checked elsewhere, because that answer changes even if
/// our code does not.
fn dependencies(root: &Path) -> Result<Outcome, String> {
    if !command::exists("cargo-deny", &["--version"]) {
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
    fn a_check_that_cannot_be_made_here_is_skipped_and_never_passed() {
        let mut report = Report::default();
        report.check("without the target", || unless(Some("rustup target add".into()), || panic!("it was tried")));
        report.check("with it", || unless(None, || Ok("3 tests".into())));
        let (text, good) = report.summary();
        assert!(good && text.ends_with("checks: 1 passed, 0 failed, 1 skipped"), "{text}");
        assert!(text.lines().any(|line| line.starts_with("skipped without the target")), "{text}");
    }
}
