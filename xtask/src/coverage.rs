//! The tables of clauses and tests.

use crate::runner::{Length, Tests};
use std::collections::BTreeSet;
use std::path::Path;
use testkit::coverage::{Coverage, coverage_file, games};
use testkit::diff;

/// Runs the tests of the rules and rewrites the tables from what passed.
pub fn write(root: &Path) -> Result<(), String> {
    let mut tests = Tests::default();
    let games = games(root)?;
    let packages: Vec<&str> = games.iter().flat_map(|game| ["--package", game]).collect();
    let result = tests.run(root, &packages, None, Length::Usual);
    let chapters = chapters(root, tests.names())?;
    for Coverage { game, rows, strays } in &chapters {
        let holes = rows.iter().filter(|(_, tests)| tests.is_empty()).count();
        println!("{game}: {} clauses, {holes} without a test, {} tests without a clause", rows.len(), strays.len());
    }
    result?;
    for coverage in &chapters {
        let path = coverage_file(root, &coverage.game);
        std::fs::write(&path, coverage.table()).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Checks that the tables match these tests, and that no clause lacks a test. Returns how many clauses there are.
pub fn check(root: &Path, passed: &BTreeSet<String>) -> Result<String, String> {
    if passed.is_empty() {
        return Err("no test has passed, so no clause has one".into());
    }
    let chapters = chapters(root, passed)?;
    let faults: String = chapters.iter().filter_map(|coverage| coverage.complete().err()).collect();
    if !faults.is_empty() {
        return Err(format!("there are clauses without a test, or tests without a clause\n{faults}"));
    }
    for coverage in &chapters {
        let path = coverage_file(root, &coverage.game);
        let (now, stored) = (coverage.table(), std::fs::read_to_string(&path).unwrap_or_default());
        if now != stored {
            let difference = diff::lines(&stored, &now);
            return Err(format!("{} is stale: run `cargo xtask coverage`\n{difference}", path.display()));
        }
    }
    let clauses: usize = chapters.iter().map(|coverage| coverage.rows.len()).sum();
    Ok(format!("{clauses} clauses, each with a test that passed"))
}

fn chapters(root: &Path, passed: &BTreeSet<String>) -> Result<Vec<Coverage>, String> {
    games(root)?.iter().map(|game| Coverage::of_game(root, game, passed)).collect()
}
