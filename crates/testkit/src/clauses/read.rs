//! Reading rule documents and test sources.

use std::fmt;
use std::path::Path;

/// A clause's number: `OM-3.5`, or `OM-X3` for a worked example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClauseId {
    /// The game: `OM`.
    pub prefix: String,
    /// What follows: `3.5`, `X3`.
    pub number: String,
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.prefix, self.number)
    }
}

impl ClauseId {
    /// Reads `OM-3.5` and `OM-X3`; a chapter (`OM-3`) is no clause.
    pub fn parse(word: &str) -> Option<ClauseId> {
        let (prefix, number) = word.split_once('-')?;
        let whole = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let fits = match (number.strip_prefix('X'), number.split_once('.')) {
            (Some(example), None) => whole(example),
            (None, Some((chapter, clause))) => whole(chapter) && whole(clause),
            _ => false,
        };
        let named = prefix.len() >= 2 && prefix.bytes().all(|b| b.is_ascii_uppercase());
        (fits && named).then(|| ClauseId { prefix: prefix.to_owned(), number: number.to_owned() })
    }

    /// From the name of a test of the game with this prefix: `om_3_5_…`, `om_x3_…`.
    fn of_test(prefix: &str, name: &str) -> Option<ClauseId> {
        let mut words = name.strip_prefix(&prefix.to_ascii_lowercase())?.strip_prefix('_')?.split('_');
        let first = words.next()?;
        let id = match first.strip_prefix('x') {
            Some(example) => format!("{prefix}-X{example}"),
            None => format!("{prefix}-{first}.{}", words.next()?),
        };
        ClauseId::parse(&id)
    }
}

/// A clause and the beginning of what it says.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// Its number.
    pub id: ClauseId,
    /// Its first words, fit for a cell of a table.
    pub title: String,
}

/// The clauses a document defines, in its order.
pub fn clauses(document: &str) -> Result<Vec<Clause>, String> {
    let mut found: Vec<Clause> = Vec::new();
    for line in document.lines() {
        let Some(text) = line.strip_prefix("- ").or_else(|| line.strip_prefix("| ")) else { continue };
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let Some(id) = ClauseId::parse(word) else { continue };
        if found.iter().any(|clause| clause.id == id) {
            return Err(format!("{id} is defined twice"));
        }
        found.push(Clause { id, title: title(rest, line.starts_with('|')) });
    }
    Ok(found)
}

/// The first words of a clause, or the first cell of an example.
fn title(text: &str, in_table: bool) -> String {
    const LONGEST: usize = 70;
    let text = if in_table { text.trim_start_matches("| ").split(" | ").next().unwrap_or("") } else { text };
    let text = text.replace("**", "");
    let text = text.trim_start_matches("[ruling] ").split(['.', ';', ':']).next().unwrap_or("").trim();
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.truncate(short.rfind(' ').unwrap_or(short.len()));
        short.push('…');
    }
    short.replace('|', "\\|")
}

/// A test named after a clause.
#[derive(Clone, PartialEq, Debug)]
pub struct Test {
    /// The clause.
    pub id: ClauseId,
    /// Name of the function.
    pub name: String,
    /// Its file, from the crate's folder.
    pub file: String,
}

/// The tests of a source text that are named after a clause. Functions that are not tests, or not run, do not count.
pub fn tests(prefix: &str, file: &str, source: &str) -> Vec<Test> {
    let mut found = Vec::new();
    let (mut is_test, mut ignored) = (false, false);
    for line in source.lines().map(str::trim) {
        let after_fn = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ");
        if line == "#[test]" {
            is_test = true;
        } else if line.starts_with("#[ignore") {
            ignored = true;
        } else if let Some(rest) = after_fn {
            let name: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            if let (true, false, Some(id)) = (is_test, ignored, ClauseId::of_test(prefix, &name)) {
                found.push(Test { id, name, file: file.to_owned() });
            }
            (is_test, ignored) = (false, false);
        } else if !line.starts_with("#[") && !line.starts_with("//") && !line.is_empty() {
            (is_test, ignored) = (false, false);
        }
    }
    found
}

/// All Rust sources under a folder as (path from `base`, text), by name.
pub(super) fn sources(folder: &Path, base: &Path, found: &mut Vec<(String, String)>) -> Result<(), String> {
    if !folder.is_dir() {
        return Ok(());
    }
    let fault = |path: &Path, e: std::io::Error| format!("{}: {e}", path.display());
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|e| fault(folder, e))? {
        entries.push(entry.map_err(|e| fault(folder, e))?.path());
    }
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, base, found)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).map_err(|e| fault(&path, e))?;
            found.push((path.strip_prefix(base).unwrap_or(&path).display().to_string(), text));
        }
    }
    Ok(())
}
