//! Stored texts: a change of behaviour shows up as a readable difference.

use crate::diff;
use std::path::Path;

/// Set this to rewrite stored texts instead of comparing with them: `UPDATE=1 cargo test …`.
pub const UPDATE: &str = "UPDATE";

/// Should stored texts be rewritten?
pub fn updating() -> bool {
    std::env::var_os(UPDATE).is_some_and(|value| !value.is_empty() && value != "0")
}

/// Compares a text with the one stored at `path`; with `UPDATE=1` stores it instead.
pub fn check(path: impl AsRef<Path>, text: &str) -> Result<(), String> {
    compare(path.as_ref(), text, updating())
}

/// As [`check`], for use in a test.
///
/// # Panics
/// With the difference, if the texts differ.
#[track_caller]
pub fn uphold(path: impl AsRef<Path>, text: &str) {
    if let Err(difference) = check(path, text) {
        panic!("{difference}");
    }
}

fn compare(path: &Path, text: &str, update: bool) -> Result<(), String> {
    let at = path.display();
    if update {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|e| format!("{at}: {e}"))?;
        }
        return std::fs::write(path, text).map_err(|e| format!("{at}: {e}"));
    }
    let stored = std::fs::read_to_string(path)
        .map_err(|e| format!("{at}: {e}\nTo store the text for the first time: {UPDATE}=1"))?;
    if stored == text {
        return Ok(());
    }
    let difference = diff::lines(&stored, text);
    Err(format!("{at} differs, stored (-) and now (+):\n{difference}If this is as it should be: {UPDATE}=1"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_text_is_a_fault_and_a_stored_one_is_compared() {
        let folder = std::env::temp_dir().join(format!("portolan-golden-{}", std::process::id()));
        let path = folder.join("match.txt");
        let missing = compare(&path, "one\ntwo\n", false);
        let stored = compare(&path, "one\ntwo\n", true);
        let equal = compare(&path, "one\ntwo\n", false);
        let changed = compare(&path, "one\nthree\n", false);
        let _ = std::fs::remove_dir_all(&folder);
        assert!(missing.is_err_and(|text| text.contains("UPDATE=1")));
        assert_eq!((stored, equal), (Ok(()), Ok(())));
        assert!(changed.is_err_and(|text| text.contains("- two\n+ three\n")));
    }
}
