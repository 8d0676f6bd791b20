//! The architecture, mostly as absences: see ARCHITECTURE.md.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Each crate may depend only on crates above it. The games have one place together.
const ORDER: [&str; 21] = [
    "clauses",
    "game",
    "testkit",
    "http-client",
    "record",
    "bots",
    GAMES,
    "games",
    "words",
    "mcp",
    "trainer",
    "env",
    "portolan-c",
    "table",
    "protocol",
    "lessons",
    "browser",
    "store",
    "server",
    "portolan",
    "integration",
];

/// Whatever lies in a folder of `games`.
const GAMES: &str = "games/*";

/// Crates that no release contains.
const ONLY_IN_TESTS: [&str; 2] = ["testkit", "http-client"];

/// The platform: built and tested without a real game.
const PLATFORM: [&str; 9] =
    ["clauses", "game", "http-client", "record", "bots", "table", "protocol", "store", "server"];

/// Who may name a game: the one list, and tests that play the real games.
const NAME_GAMES: [&str; 2] = ["games", "integration"];

/// What a rules crate may use from outside: containers, serialisation, the parser of its data.
const RULES_MAY_USE: [&str; 4] = ["game", "arrayvec", "serde", "toml"];

/// What it may use only with a feature: its bots beside it, and (to generate the types) TypeScript.
const RULES_MAY_OFFER: [&str; 2] = ["bots", "ts-rs"];

/// The private modules of a rules crate.
const PRIVATE: [&str; 8] = ["chapters", "edition", "knowledge", "moves", "rules", "run", "shown", "state"];

/// What a rules crate must not know: clock, files, environment, threads, hash order, output, async.
/// Logging and other randomness would need a crate, and [`RULES_MAY_USE`] has none.
const ABSENT_FROM_RULES: [&str; 16] = [
    "std::time",
    "std::fs",
    "std::env",
    "std::io",
    "std::net",
    "std::path",
    "std::process",
    "std::thread",
    "std::sync::Mutex",
    "HashMap",
    "HashSet",
    "RandomState",
    "print!(",
    "println!(",
    "dbg!(",
    "async ",
];

const LONGEST_FILE: usize = 600;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The crates of the workspace to which the order applies: by name, with their folders.
fn crates() -> BTreeMap<String, PathBuf> {
    let mut found = games();
    gather(&root().join("crates"), 1, &mut found);
    found
}

/// The crates of all games: by name, with their folders.
fn games() -> BTreeMap<String, PathBuf> {
    let mut found = BTreeMap::new();
    gather(&root().join("games"), 2, &mut found);
    found
}

/// Crates that hold rules and nothing else: the contract and the games.
fn rules() -> BTreeMap<String, PathBuf> {
    let mut found = games();
    found.insert("game".to_owned(), root().join("crates/game"));
    found
}

/// The place of a crate in the order.
fn place(name: &str) -> Option<usize> {
    let name = if games().contains_key(name) { GAMES } else { name };
    ORDER.iter().position(|other| *other == name)
}

/// The crates that are this many folders below one.
fn gather(folder: &Path, depth: usize, found: &mut BTreeMap<String, PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()).filter(|path| path.is_dir()) {
        if depth > 1 {
            gather(&path, depth - 1, found);
        } else if let Ok(manifest) = fs::read_to_string(path.join("Cargo.toml")) {
            let name = manifest.lines().find_map(|line| line.strip_prefix("name = ")).expect("a crate has a name");
            found.insert(name.trim_matches('"').to_owned(), path);
        }
    }
}

fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source can be read");
            found.push((path, text));
        }
    }
}

/// A source without its unit tests and comments.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().take_while(|line| line.trim() != "#[cfg(test)]").enumerate();
    lines.map(|(i, line)| (i + 1, line.split("//").next().unwrap_or("")))
}

/// Names in one section of a manifest.
fn section(manifest: &str, name: &str) -> Vec<String> {
    let header = format!("[{name}]");
    let lines = manifest.lines().skip_while(|line| line.trim() != header).skip(1);
    lines
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .filter(|name| !name.is_empty() && !name.starts_with('#'))
        .map(str::to_owned)
        .collect()
}

fn manifest(folder: &Path) -> String {
    fs::read_to_string(folder.join("Cargo.toml")).expect("a crate has a manifest")
}

/// All sources of ours.
fn all_sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in ["crates", "games", "xtask"] {
        sources(&root().join(folder), &mut found);
    }
    found
}

#[test]
fn every_crate_has_its_place_in_the_order() {
    for name in crates().keys() {
        assert!(place(name).is_some(), "{name} has no place in the order of crates");
    }
}

#[test]
fn crates_depend_only_on_crates_above_them() {
    let mut faults = Vec::new();
    for (name, folder) in crates() {
        for used in section(&manifest(&folder), "dependencies") {
            if place(&used).is_some() && place(&used) >= place(&name) {
                faults.push(format!("{name} uses {used}, which stands below it"));
            }
            if ONLY_IN_TESTS.contains(&used.as_str()) {
                faults.push(format!("{name} uses {used} outside its tests"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The example is for tests.
fn real_games() -> Vec<String> {
    games().into_keys().filter(|name| name != "example").collect()
}

/// What cargo would build for a crate and its tests alone: other crates of a workspace switch on features of the crates
/// they share.
fn built_for(name: &str) -> Vec<String> {
    let mut tree = Command::new(env!("CARGO"));
    tree.current_dir(root()).args(["tree", "--locked", "--offline", "--prefix", "none", "--format", "{p}"]);
    tree.args(["--edges", "normal,build,dev", "--package", name]);
    let output = tree.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

#[test]
fn the_platform_is_built_and_tested_without_a_game() {
    let games = real_games();
    assert!(games.len() > 1 && built_for("games").iter().any(|used| games.contains(used)), "the list has its games");
    for name in PLATFORM {
        let found: Vec<String> = built_for(name).into_iter().filter(|used| games.contains(used)).collect();
        assert!(
            found.is_empty(),
            "{name} is built with {found:?}: cargo tree -p {name} -e normal,build,dev -i {}",
            found[0]
        );
    }
}

#[test]
fn only_the_list_names_a_game() {
    let games = real_games();
    let mut faults = Vec::new();
    for (name, folder) in crates() {
        let manifest = manifest(&folder);
        for used in ["dependencies", "dev-dependencies"].iter().flat_map(|part| section(&manifest, part)) {
            if games.contains(&used) && !NAME_GAMES.contains(&name.as_str()) {
                faults.push(format!("{name} names {used}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn rules_crates_use_little() {
    let mut faults = Vec::new();
    for (name, folder) in rules() {
        let manifest = manifest(&folder);
        for used in section(&manifest, "dependencies") {
            let optional = manifest.contains(&format!("\n{used} = {{ workspace = true, optional = true }}"));
            if !(RULES_MAY_USE.contains(&used.as_str()) || optional && RULES_MAY_OFFER.contains(&used.as_str())) {
                faults.push(format!("{name} uses {used}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The bots of a game are compiled with its rules, because only there a trait of the platform can be implemented.
/// Even so, they see only what any other crate sees.
#[test]
fn bots_use_only_what_the_rules_offer_to_everybody() {
    let (mut faults, mut bots) = (Vec::new(), Vec::new());
    for game in fs::read_dir(root().join("games")).expect("there is a folder of games").filter_map(Result::ok) {
        sources(&game.path().join("bots"), &mut bots);
    }
    bots.retain(|(path, _)| !path.components().any(|part| part.as_os_str() == "tests"));
    assert!(bots.len() > 20, "only {} sources found", bots.len());
    for (path, text) in bots {
        for (line, code) in text.lines().enumerate() {
            let private = |module: &str| code.contains(&format!("::{module}::")) && !code.contains("bots::");
            if code.contains("crate::") || PRIVATE.iter().any(|module| private(module)) {
                faults.push(format!("{}:{}: {}", path.display(), line + 1, code.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The type generator is part of a test; releases are built without it.
#[test]
fn typescript_is_described_only_for_tests() {
    let mut faults = Vec::new();
    for (name, folder) in crates() {
        let manifest = manifest(&folder);
        let lines = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
        for line in lines.take_while(|line| !line.starts_with('[')) {
            let needed = line.starts_with("ts-rs") && !line.contains("optional = true");
            if needed || line.contains("\"ts\"") {
                faults.push(format!("{name}: {line}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_image_is_built_with_our_compiler() {
    let read = |file: &str| fs::read_to_string(root().join(file)).expect("it is there");
    let (toolchain, image) = (read("rust-toolchain.toml"), read("Containerfile"));
    let version =
        toolchain.lines().find_map(|line| line.strip_prefix("channel = ")).expect("a version").trim_matches('"');
    for line in
        [format!("FROM docker.io/library/rust:{version}-alpine AS build"), format!("ENV RUSTUP_TOOLCHAIN={version}")]
    {
        assert!(image.contains(&line), "Containerfile lacks: {line}");
    }
}

#[test]
fn rules_know_no_clock_no_file_no_output_and_no_hash_order() {
    let mut faults = Vec::new();
    for folder in rules().into_values() {
        let mut found = Vec::new();
        sources(&folder.join("src"), &mut found);
        for (path, text) in found {
            for (line, code) in code(&text) {
                for word in ABSENT_FROM_RULES.iter().filter(|word| code.contains(*word)) {
                    faults.push(format!("{}:{line}: {word}", path.display()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn no_file_is_too_long_and_nothing_is_left_for_later() {
    // Put together here, so that this file does not find itself.
    let later =
        ["TO".to_owned() + "DO", "FIX".to_owned() + "ME", "todo".to_owned() + "!(", "unimpl".to_owned() + "emented!("];
    let mut faults = Vec::new();
    let found = all_sources();
    assert!(found.len() > 20, "only {} sources found", found.len());
    for (path, text) in found {
        let lines = text.lines().count();
        if lines > LONGEST_FILE {
            faults.push(format!("{}: {lines} lines, more than {LONGEST_FILE}", path.display()));
        }
        for (i, line) in text.lines().enumerate() {
            if later.iter().any(|word| line.contains(word)) {
                faults.push(format!("{}:{}: {}", path.display(), i + 1, line.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Clauses count tests that passed, and an empty test always passes.
#[test]
fn no_test_is_empty() {
    let found = all_sources();
    let empty = found.iter().flat_map(|(path, text)| empty_tests(text).map(move |name| (path, name)));
    let empty: Vec<_> = empty.collect();
    assert!(empty.is_empty(), "{empty:#?}");
}

/// Tests whose body is empty, or comments only.
fn empty_tests(text: &str) -> impl Iterator<Item = &str> {
    text.split("test]\n").skip(1).filter_map(|after| {
        let (head, body) = after.split_once('{')?;
        let first = body.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with("//"))?;
        first.starts_with('}').then(|| head.trim())
    })
}

#[test]
fn empty_tests_are_found() {
    let attribute = "#[te".to_owned() + "st]";
    let text = format!(
        "{attribute}\nfn a() {{}}\n{attribute}\nfn b() {{\n    // why\n}}\n{attribute}\nfn c() {{\n    x();\n}}\n"
    );
    assert_eq!(empty_tests(&text).collect::<Vec<_>>(), ["fn a()", "fn b()"]);
}

#[test]
fn manifests_are_read_section_by_section() {
    let text = "[package]\nname = \"a\"\n\n[dependencies]\ngame.workspace = true\n# why\nserde = \"1\"\n\n[dev-dependencies]\ntestkit.workspace = true\n";
    assert_eq!(section(text, "dependencies"), ["game", "serde"]);
    assert_eq!(section(text, "dev-dependencies"), ["testkit"]);
    assert!(section(text, "build-dependencies").is_empty());
}

#[test]
fn comments_and_unit_tests_are_not_code() {
    let text = "use a; // std::fs\n//! HashMap\nlet b;\n#[cfg(test)]\nmod tests { use std::fs; }\n";
    let left: Vec<&str> = code(text).map(|(_, line)| line.trim()).collect();
    assert_eq!(left, ["use a;", "", "let b;"]);
}
