//! The table of clauses and tests.

use std::path::Path;
use testkit::clauses::{Coverage, coverage_file, coverage_text, games};
use testkit::diff;

/// Writes the table anew.
pub fn write(root: &Path) -> Result<(), String> {
    let path = coverage_file(root);
    std::fs::write(&path, coverage_text(root)?).map_err(|error| format!("{}: {error}", path.display()))?;
    for game in games(root)? {
        let coverage = Coverage::of_crate(root, &game)?;
        println!("{game}: {} clauses, {} without a test", coverage.rows.len(), coverage.holes().len());
    }
    Ok(())
}

/// Is the table fresh, and has it no hole? Says how many clauses there are.
pub fn check(root: &Path) -> Result<String, String> {
    let mut clauses = 0;
    let mut faults = String::new();
    for game in games(root)? {
        let coverage = Coverage::of_crate(root, &game)?;
        clauses += coverage.rows.len();
        faults.push_str(&coverage.complete().err().unwrap_or_default());
    }
    if !faults.is_empty() {
        return Err(format!("there are clauses without a test, or tests without a clause\n{faults}"));
    }
    let (now, stored) = (coverage_text(root)?, std::fs::read_to_string(coverage_file(root)).unwrap_or_default());
    if now != stored {
        let difference = diff::lines(&stored, &now);
        return Err(format!("docs/rules/coverage.md is stale: run `cargo xtask coverage`\n{difference}"));
    }
    Ok(format!("{clauses} clauses, each with a test"))
}
