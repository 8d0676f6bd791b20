//! Which clause of a rule document has which test.
//!
//! A test belongs to a clause by its name (`om_3_5_…`, `om_x3_…`), and counts when it ran and passed: the names come from
//! the runner, by way of `cargo xtask`, and never from sources.
//! The table of all of it is `docs/rules/coverage.md`, one chapter for each game, generated.

use clauses::{Number, Place};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// A clause or an example, and the beginning of what it says.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// Its number.
    pub number: Number,
    /// Its first words, fit for a cell of a table.
    pub title: String,
}

/// What a game's rule document demands and its tests give.
#[derive(Clone, PartialEq, Debug)]
pub struct Coverage {
    /// Name of the rules crate and of its document.
    pub game: String,
    /// Each clause with the names of its tests.
    pub rows: Vec<(Clause, Vec<String>)>,
    /// Tests that are named after a clause that does not exist.
    pub strays: Vec<String>,
}

impl Coverage {
    /// Of a document's text and the names of the tests that passed.
    pub fn new(game: &str, document: &str, passed: &BTreeSet<String>) -> Result<Coverage, String> {
        let clauses = clauses_of(document)?;
        let Some(prefix) = clauses.first().map(|clause| clause.number.prefix.clone()) else {
            return Err(format!("the rules of {game} have no clauses"));
        };
        let mut rows: Vec<(Clause, Vec<String>)> = clauses.into_iter().map(|clause| (clause, Vec::new())).collect();
        let mut strays = Vec::new();
        for name in passed {
            let Some(number) = Number::of_test(&prefix, name) else { continue };
            let row = rows.iter_mut().find(|(clause, _)| clause.number == number);
            row.map_or(&mut strays, |(_, names)| names).push(name.clone());
        }
        Ok(Coverage { game: game.to_owned(), rows, strays })
    }

    /// Of the rules of `game` in the repository at `root`.
    pub fn of_game(root: &Path, game: &str, passed: &BTreeSet<String>) -> Result<Coverage, String> {
        Coverage::new(game, &document(root, game)?, passed)
    }

    /// Clauses without a test.
    pub fn holes(&self) -> Vec<&Clause> {
        self.rows.iter().filter(|(_, tests)| tests.is_empty()).map(|(clause, _)| clause).collect()
    }

    /// Fails if a clause has no test, or a test no clause.
    pub fn complete(&self) -> Result<(), String> {
        let mut faults = String::new();
        for clause in self.holes() {
            let _ = writeln!(faults, "{} has no test that ran and passed: {}", clause.number, clause.title);
        }
        for name in &self.strays {
            let _ = writeln!(faults, "{name} is named after a clause that does not exist");
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// The game's chapter of `docs/rules/coverage.md`.
    pub fn chapter(&self) -> String {
        let covered = self.rows.len() - self.holes().len();
        let tests: usize = self.rows.iter().map(|(_, tests)| tests.len()).sum();
        let mut text = format!("## {}\n\n", self.game);
        let _ = writeln!(text, "{covered} of {} clauses have a test; {tests} tests in all.\n", self.rows.len());
        text.push_str("| clause | says | tests |\n|---|---|---|\n");
        for (clause, tests) in &self.rows {
            let names: Vec<String> = tests.iter().map(|name| format!("`{name}`")).collect();
            let names = if names.is_empty() { "**none**".to_owned() } else { names.join("<br>") };
            let _ = writeln!(text, "{}{names} |", clause.cells());
        }
        text
    }
}

impl Clause {
    /// The beginning of its row in the table.
    fn cells(&self) -> String {
        format!("| {} | {} | ", self.number, self.title)
    }
}

/// The clauses and examples of a document, in its order.
fn clauses_of(document: &str) -> Result<Vec<Clause>, String> {
    let passages = clauses::passages(document)?.into_iter();
    let passages = passages.filter(|passage| !matches!(passage.number.place, Place::Chapter(_)));
    Ok(passages.map(|passage| Clause { title: title(passage.text), number: passage.number }).collect())
}

/// The first words of a clause, or the first cell of an example.
fn title(text: &str) -> String {
    const LONGEST: usize = 70;
    let text = text.lines().next().unwrap_or("");
    let text = match text.strip_prefix("| ") {
        Some(cells) => cells.split(" | ").next().unwrap_or(""),
        None => text,
    };
    let text = text.replace("**", "");
    let text = text.trim_start_matches("[ruling] ").split(['.', ';', ':']).next().unwrap_or("").trim();
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.truncate(short.rfind(' ').unwrap_or(short.len()));
        short.push('…');
    }
    short.replace('|', "\\|")
}

fn document(root: &Path, game: &str) -> Result<String, String> {
    let path = root.join("docs/rules").join(game).with_extension("md");
    std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Where the table is kept.
pub fn coverage_file(root: &Path) -> PathBuf {
    root.join("docs/rules/coverage.md")
}

/// The games that have both a rule document and a rules crate, by name.
pub fn games(root: &Path) -> Result<Vec<String>, String> {
    let folder = root.join("docs/rules");
    let mut games = Vec::new();
    for entry in std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let path = entry.map_err(|e| e.to_string())?.path();
        if let (Some(name), Some("md")) =
            (path.file_stem().and_then(|s| s.to_str()), path.extension().and_then(|s| s.to_str()))
            && root.join("crates").join(name).is_dir()
        {
            games.push(name.to_owned());
        }
    }
    games.sort();
    Ok(games)
}

/// The whole table.
pub fn coverage_text(chapters: &[Coverage]) -> String {
    let mut text = String::from(
        "# Which clause has which test\n\n\
         Generated by `cargo xtask coverage` from the rule documents and the tests that ran and passed; do not edit.\n",
    );
    for coverage in chapters {
        text.push('\n');
        text.push_str(&coverage.chapter());
    }
    text
}

/// In a rules crate's test: the table knows every clause of the document, and a test for it.
/// That the tests of the table run is seen by `cargo xtask test`, which knows what ran.
/// `manifest_dir` is `env!("CARGO_MANIFEST_DIR")`.
///
/// # Panics
/// With a list of what is missing.
#[track_caller]
pub fn uphold(manifest_dir: &str) {
    let folder = Path::new(manifest_dir);
    let (Some(root), Some(game)) = (folder.ancestors().nth(2), folder.file_name().and_then(|name| name.to_str()))
    else {
        panic!("{manifest_dir} is not a folder under crates/");
    };
    let table = std::fs::read_to_string(coverage_file(root)).unwrap_or_default();
    let missing = document(root, game).and_then(|document| missing(&document, &table));
    let missing = missing.unwrap_or_else(|fault| panic!("{fault}"));
    assert!(missing.is_empty(), "docs/rules/coverage.md is stale: run `cargo xtask coverage`\n{missing:#?}");
}

/// Clauses of a document that the table does not know, or has no test for.
fn missing(document: &str, table: &str) -> Result<Vec<String>, String> {
    let clauses = clauses_of(document)?;
    let known = |clause: &Clause| table.lines().any(|line| line.starts_with(&format!("{}`", clause.cells())));
    Ok(clauses.iter().filter(|clause| !known(clause)).map(|clause| clause.number.to_string()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\n\
        ## TO-1 Turn\n\
        - TO-1.1 A seat draws **[ruling: or not]**; see TO-1.2.\n  More of it, with TO-9.9 in a second line.\n\
        - TO-1.2 A seat plays | buries.\n\
        - TO-1.12 Late.\n\
        ## Examples\n| id | given |\n|---|---|\n| TO-X1 | two cards | one left |\n";

    fn coverage(passed: &[&str]) -> Coverage {
        let passed = passed.iter().map(|name| (*name).to_owned()).collect();
        Coverage::new("toy", RULES, &passed).expect("the rules can be read")
    }

    #[test]
    fn a_test_counts_only_by_its_whole_number() {
        let coverage = coverage(&["to_1_1_draws", "to_x1_two_cards", "to_1_12_3_late", "draws"]);
        let holes: Vec<String> = coverage.holes().iter().map(|clause| clause.number.to_string()).collect();
        assert_eq!(holes, ["TO-1.2"]);
        assert!(coverage.complete().is_err_and(|fault| fault.contains("TO-1.2 has no test")));
    }

    #[test]
    fn a_test_of_a_clause_that_does_not_exist_is_a_fault() {
        let fault = coverage(&["to_7_1_gone"]).complete();
        assert!(fault.is_err_and(|fault| fault.contains("to_7_1_gone")));
    }

    #[test]
    fn the_chapter_is_a_table_that_a_bar_does_not_break() {
        let chapter = coverage(&["to_1_2_plays", "to_1_2_buries"]).chapter();
        assert!(chapter.contains("1 of 4 clauses have a test; 2 tests in all."), "{chapter}");
        assert!(
            chapter.contains("| TO-1.2 | A seat plays \\| buries | `to_1_2_buries`<br>`to_1_2_plays` |"),
            "{chapter}"
        );
        assert!(chapter.contains("| TO-X1 | two cards | **none** |"), "{chapter}");
    }

    #[test]
    fn a_table_is_stale_that_lacks_a_clause_or_its_test() {
        let whole = coverage(&["to_1_1_a", "to_1_2_b", "to_1_12_c", "to_x1_d"]).chapter();
        assert_eq!(missing(RULES, &whole), Ok(vec![]));
        let table = coverage(&["to_1_1_a", "to_1_2_b", "to_1_12_c"]).chapter();
        assert_eq!(missing(RULES, &table), Ok(vec!["TO-X1".to_owned()]));
        assert_eq!(missing(&RULES.replace("Late", "Early"), &whole), Ok(vec!["TO-1.12".to_owned()]));
    }
}
