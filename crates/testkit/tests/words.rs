//! The traps of `docs/style.md`: phrases that no native would choose, searched for in catalogues, documents and comments.

use std::fs;
use std::path::{Path, PathBuf};

/// The one file that may name the traps.
const STYLE: &str = "docs/style.md";

/// Where all the words for people are.
const WORDS: [&str; 9] = [
    "i18n",
    "docs",
    "games",
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "web/README.md",
];

/// Code whose comments are read as well.
const CODE: [&str; 8] = ["crates", "games", "xtask", "web/src", "web/e2e", "web/tests", "benches", "fuzz"];

/// The chapters of the style sheet, and their languages.
const CHAPTERS: [(&str, &str); 4] = [("English", "en"), ("French", "fr"), ("German", "de"), ("Italian", "it")];

struct Trap {
    language: &'static str,
    wording: String,
    better: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The traps are the rows of the tables under “Traps”; those for names of tests are under “Names”.
fn traps(style: &str, table: &str) -> Vec<Trap> {
    let (mut language, mut listed, mut found) = (None, false, Vec::new());
    for line in style.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            language = CHAPTERS.iter().find(|(chapter, _)| *chapter == title).map(|(_, language)| *language);
            listed = false;
        } else if let Some(title) = line.strip_prefix("### ") {
            listed = title == table;
        } else if let (Some(language), true, Some(row)) = (language, listed, line.strip_prefix("| "))
            && let Some((wording, better)) = row.trim_end_matches(" |").split_once(" | ")
            && wording != "instead of"
        {
            found.push(Trap { language, wording: plain(wording), better: better.into() });
        }
    }
    found
}

/// Case, the kind of a space and the kind of an apostrophe do not matter.
fn plain(text: &str) -> String {
    let text = text.to_lowercase();
    text.chars()
        .map(|c| {
            if c.is_whitespace() {
                ' '
            } else if c == '’' {
                '\''
            } else {
                c
            }
        })
        .collect()
}

/// Does a phrase occur in a text as whole words? With a star at its end, it is the beginning of a word.
fn stands(wording: &str, text: &str) -> bool {
    let (wording, open) = wording.strip_suffix('*').map_or((wording, false), |stem| (stem, true));
    text.match_indices(wording).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + wording.len()..]);
        let joined = |edge: Option<char>, next: Option<char>| {
            edge.is_some_and(char::is_alphanumeric) && next.is_some_and(char::is_alphanumeric)
        };
        !joined(wording.chars().next(), before.chars().next_back())
            && (open || !joined(wording.chars().next_back(), after.chars().next()))
    })
}

/// The language a file is written in, by its folder or its name.
fn language(path: &Path) -> &'static str {
    let named = |language: &str| {
        path.iter().any(|part| part == language) || path.file_stem().is_some_and(|stem| stem == language)
    };
    ["fr", "de", "it"].into_iter().find(|language| named(language)).unwrap_or("en")
}

/// All files under a path that are written for people; code only if comments are wanted.
fn files(path: &Path, code: bool, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            let entry = entry.unwrap().path();
            let skipped = ["node_modules", "target", "dist", "text", "types.ts"];
            if !entry.file_name().is_some_and(|name| skipped.iter().any(|skip| name == *skip)) {
                files(&entry, code, found);
            }
        }
    } else if let Some(kind) = path.extension().and_then(|kind| kind.to_str()) {
        let wanted = if code { ["rs", "ts", "svelte", "css"].as_slice() } else { ["ftl", "md"].as_slice() };
        if wanted.contains(&kind) {
            found.push(path.to_owned());
        }
    }
}

/// The part of a line of code that is written for people: its comment.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    ["//", "/*", "* ", "<!--"].iter().any(|mark| line.starts_with(mark)).then_some(line)
}

#[test]
fn no_trap_of_the_style_sheet_is_fallen_into() {
    let root = root();
    let traps = traps(&fs::read_to_string(root.join(STYLE)).unwrap(), "Traps");
    for (_, language) in CHAPTERS {
        assert!(traps.iter().any(|trap| trap.language == language), "no traps in {language}");
    }
    let (mut words, mut code) = (Vec::new(), Vec::new());
    WORDS
        .iter()
        .map(|path| root.join(path))
        .filter(|path| path.exists())
        .for_each(|path| files(&path, false, &mut words));
    CODE.iter().for_each(|path: &&str| files(&root.join(path), true, &mut code));
    assert!(words.len() > 50, "{words:?}");

    let mut faults = Vec::new();
    for (path, is_code) in words.iter().map(|path| (path, false)).chain(code.iter().map(|path| (path, true))) {
        let place = path.strip_prefix(&root).unwrap();
        if place == Path::new(STYLE) {
            continue;
        }
        let spoken = language(place);
        for (number, line) in fs::read_to_string(path).unwrap().lines().enumerate() {
            let Some(text) = (if is_code { comment(line) } else { Some(line) }) else { continue };
            let text = plain(text);
            for trap in traps.iter().filter(|trap| trap.language == spoken && stands(&trap.wording, &text)) {
                let Trap { wording, better, .. } = trap;
                faults.push(format!("{}:{}: “{wording}”; better: {better}", place.display(), number + 1));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The name of a test on a line, without the number of its clause: of a function or in quotation marks, as in TypeScript.
fn test_name<'a>(line: &'a str, before: &str) -> Option<&'a str> {
    let line = line.trim_start();
    let named = if before.trim_start().starts_with("#[test") || before.trim_start().starts_with("#[tokio::test") {
        line.split_once("fn ").and_then(|(_, rest)| rest.split_once('('))
    } else {
        ["test(\"", "it(\"", "describe(\""]
            .iter()
            .find_map(|call| line.strip_prefix(call))
            .and_then(|rest| rest.split_once('"'))
    };
    let (name, _) = named?;
    let clause = ["om_", "os_", "ex_"].iter().find_map(|game| name.strip_prefix(game));
    let number = |c: char| c == '_' || c == 'x' || c.is_ascii_digit();
    Some(clause.map_or(name, |rest| rest.trim_start_matches(number)))
}

#[test]
fn no_test_is_named_by_a_relative_clause_without_its_noun() {
    let root = root();
    let traps = traps(&fs::read_to_string(root.join(STYLE)).unwrap(), "Names");
    assert_eq!(traps.len(), 4, "the rows of the table of names");
    let mut code = Vec::new();
    CODE.iter().for_each(|path| files(&root.join(path), true, &mut code));
    let (mut faults, mut names) = (Vec::new(), 0);
    for path in &code {
        let text = fs::read_to_string(path).unwrap();
        let lines = [""].into_iter().chain(text.lines());
        for (number, (before, line)) in lines.clone().zip(lines.skip(1)).enumerate() {
            let Some(name) = test_name(line, before) else { continue };
            names += 1;
            for Trap { wording, better, .. } in &traps {
                if name.replace(' ', "_").starts_with(wording.as_str()) {
                    let place = path.strip_prefix(&root).unwrap().display();
                    faults.push(format!("{place}:{}: {name}; better: {better}", number + 1));
                }
            }
        }
    }
    assert!(names > 1000, "{names} tests were found");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn names_of_tests_are_found_in_both_languages() {
    assert_eq!(test_name("    async fn who_waits(place: Place) {", "    #[tokio::test]"), Some("who_waits"));
    assert_eq!(test_name("fn om_3_17_whom_one_asks() {", "#[test]"), Some("whom_one_asks"));
    assert_eq!(test_name("fn os_x18_interest() {", "#[test]"), Some("interest"));
    assert_eq!(test_name("fn who_is_here() {", ""), None);
    assert_eq!(test_name("  test(\"who waits\", () => {", ""), Some("who waits"));
}

#[test]
fn a_trap_is_found_as_words_and_not_inside_others() {
    assert!(stands("mend*", "it mends the net"));
    assert!(!stands("mend*", "we recommend it"));
    assert!(stands("so many", "so many cards"));
    assert!(!stands("so many", "also many"));
    assert!(stands("in scorta", &plain("In scorta.")));
    assert!(!stands("anew", "a new card"));
}

#[test]
fn traps_are_read_from_their_tables_only() {
    let found = traps(
        "## English\n\n### Traps\n\n| instead of | write |\n|---|---|\n| So many | many |\n\n### Names\n\n| who_ | a |\n\n## Glossary\n\n| en | fr |\n",
        "Traps",
    );
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].language, found[0].wording.as_str()), ("en", "so many"));
}
