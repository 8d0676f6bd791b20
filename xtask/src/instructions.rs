//! Instructions per decision, counted by callgrind: code that became slower shows even on the noisiest machine.
//!
//! `portolan bench --fixed N` plays N matches of each mode from a fixed seed.
//! The counts of two runs of different length are subtracted, so that what happens once (reading the edition) does not
//! count.

use crate::command::{self, cargo};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Share by which a count may differ from the baseline.
const TOLERANCE: f64 = 0.05;
const FEW: u32 = 5;
const MANY: u32 = 105;

/// Instructions per decision for each game.
type Counts = BTreeMap<String, f64>;

/// Counts and compares with the baseline. A rise beyond the tolerance is a fault.
pub fn check(root: &Path) -> Result<String, String> {
    valgrind()?;
    let path = baseline_file(root);
    let text = std::fs::read_to_string(&path).map_err(|error| {
        format!("{}: {error}\nTo store a baseline: cargo xtask instructions --update", path.display())
    })?;
    compare(&read(&text)?, &count(root)?)
}

/// Stores the current counts as the baseline.
pub fn update(root: &Path) -> Result<(), String> {
    valgrind()?;
    let path = baseline_file(root);
    let text = write(&count(root)?);
    std::fs::create_dir_all(path.parent().unwrap_or(root)).map_err(|error| error.to_string())?;
    std::fs::write(&path, &text).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("{text}");
    Ok(())
}

/// Is valgrind there? As root on Debian it is installed.
pub fn valgrind() -> Result<(), String> {
    let found = || command::exists("valgrind", &["--version"]);
    if found() {
        return Ok(());
    }
    let root = command::output(Command::new("id").arg("-u")).is_ok_and(|(id, _)| id.trim() == "0");
    if root && Path::new("/etc/debian_version").exists() {
        let quick = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=0"];
        let install = Command::new("apt-get").args(quick).args(["install", "-y", "-q", "valgrind"]).output();
        if install.is_ok_and(|output| output.status.success()) && found() {
            return Ok(());
        }
    }
    Err("valgrind is not installed: instructions were not counted".into())
}

fn baseline_file(root: &Path) -> PathBuf {
    root.join("benches/instructions.toml")
}

fn read(text: &str) -> Result<Counts, String> {
    let table: toml::Table = text.parse().map_err(|error| format!("benches/instructions.toml: {error}"))?;
    let number = |value: &toml::Value| value.as_float().or_else(|| value.as_integer().map(|n| n as f64));
    table
        .iter()
        .map(|(game, value)| match number(value) {
            Some(count) if count > 0.0 => Ok((game.clone(), count)),
            _ => Err(format!("benches/instructions.toml: {game} is not a number above 0")),
        })
        .collect()
}

fn write(counts: &Counts) -> String {
    let mut text = String::from(
        "# Instructions per decision, counted by callgrind over a fixed set of matches of every mode.\n\
         # Written by `cargo xtask instructions --update`; `cargo xtask test --all` fails when a count rises by more than 5%.\n",
    );
    for (game, count) in counts {
        let _ = writeln!(text, "{game} = {count:.1}");
    }
    text
}

/// What to say about these counts.
fn compare(baseline: &Counts, counts: &Counts) -> Result<String, String> {
    let mut notes = Vec::new();
    let mut faults = Vec::new();
    for (game, count) in counts {
        let Some(stored) = baseline.get(game) else {
            faults.push(format!("{game} has no baseline: cargo xtask instructions --update"));
            continue;
        };
        let change = count / stored - 1.0;
        let words = format!("{game} {count:.1} instructions per decision ({:+.1}%)", change * 100.0);
        if change > TOLERANCE {
            faults.push(format!("slower: {words}"));
        } else if change < -TOLERANCE {
            notes.push(format!("faster: {words}: update the baseline"));
        } else {
            notes.push(words);
        }
    }
    faults.extend(
        baseline.keys().filter(|game| !counts.contains_key(*game)).map(|game| format!("{game} was not played")),
    );
    if faults.is_empty() { Ok(notes.join("; ")) } else { Err(faults.join("\n")) }
}

fn count(root: &Path) -> Result<Counts, String> {
    // Without the server: what is counted does not need it, and building it would take minutes.
    let build = ["build", "--release", "--package", "portolan", "--no-default-features"];
    command::run(cargo(root).args(build))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let binary = target.join("release/portolan");
    let mut counts = Counts::new();
    for game in decisions(&bench(&mut Command::new(&binary), None, 1)?)?.into_keys() {
        let (few, few_decisions) = measure(&binary, &game, FEW)?;
        let (many, many_decisions) = measure(&binary, &game, MANY)?;
        if many_decisions <= few_decisions || many <= few {
            return Err(format!("{game}: {MANY} matches take no more than {FEW}"));
        }
        counts.insert(game, (many - few) as f64 / (many_decisions - few_decisions) as f64);
    }
    Ok(counts)
}

/// Instructions and decisions of this many matches.
fn measure(binary: &Path, game: &str, matches: u32) -> Result<(u64, u64), String> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(binary);
    let (text, log) = bench_output(&mut command, Some(game), matches)?;
    let collected = log.lines().find_map(|line| line.split_once("Collected :"));
    let instructions =
        collected.and_then(|(_, n)| n.trim().parse().ok()).ok_or("callgrind does not say what it counted")?;
    let decisions = decisions(&text)?.remove(game).ok_or_else(|| format!("{game} was not played"))?;
    Ok((instructions, decisions))
}

fn bench(command: &mut Command, game: Option<&str>, matches: u32) -> Result<String, String> {
    bench_output(command, game, matches).map(|(text, _)| text)
}

fn bench_output(command: &mut Command, game: Option<&str>, matches: u32) -> Result<(String, String), String> {
    command.arg("bench").args(game).args(["--json", "--fixed", &matches.to_string()]);
    command::output(command)
}

/// Decisions of each game, over all modes, as `portolan bench --json --fixed` prints them: one object a line.
fn decisions(text: &str) -> Result<BTreeMap<String, u64>, String> {
    let mut found = BTreeMap::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let value: serde_json::Value = serde_json::from_str(line).map_err(|error| format!("{line}: {error}"))?;
        match (value["game"].as_str(), value["decisions"].as_u64()) {
            (Some(game), Some(n)) => *found.entry(game.to_owned()).or_default() += n,
            _ => return Err(format!("{line}: no game or no decisions")),
        }
    }
    if found.is_empty() { Err("portolan bench --fixed printed nothing".into()) } else { Ok(found) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(count: f64) -> Counts {
        BTreeMap::from([("oltre-mare".to_owned(), count)])
    }

    #[test]
    fn a_baseline_reads_back() {
        assert_eq!(read(&write(&counts(512.5))), Ok(counts(512.5)));
        assert!(read("oltre-mare = 0").is_err());
        assert!(read("oltre-mare = \"many\"").is_err());
    }

    #[test]
    fn slower_fails_and_faster_asks_for_a_new_baseline() {
        assert!(compare(&counts(100.0), &counts(104.0)).is_ok_and(|note| note.contains("+4.0%")));
        assert!(compare(&counts(100.0), &counts(106.0)).is_err_and(|fault| fault.starts_with("slower")));
        assert!(compare(&counts(100.0), &counts(90.0)).is_ok_and(|note| note.contains("update the baseline")));
    }

    #[test]
    fn a_game_without_baseline_or_not_played_is_a_fault() {
        assert!(compare(&Counts::new(), &counts(1.0)).is_err());
        assert!(compare(&counts(1.0), &Counts::new()).is_err());
    }

    #[test]
    fn decisions_are_added_up_over_modes() {
        let text = "{\"game\":\"a\",\"mode\":\"x\",\"decisions\":3}\n{\"game\":\"a\",\"mode\":\"y\",\"decisions\":4}\n";
        assert_eq!(decisions(text), Ok(BTreeMap::from([("a".to_owned(), 7)])));
        assert!(decisions("").is_err());
        assert!(decisions("{\"game\":\"a\"}").is_err());
    }
}
