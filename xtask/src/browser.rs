//! The browser's side: formatting and lints, types, unit tests, and whole matches in a real browser against the real
//! server.

use crate::rules::For;
use crate::runner::Length;
use crate::slowest::Slowest;
use crate::{command, rules};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const INSTALL_NODE: &str = "node 20.19 or newer and npm are needed for the browser's side: install both";
const INSTALL_CHROMIUM: &str = "Chromium is needed to test the browser's side: install the package `chromium`, or name another with CHROMIUM=/path";

/// The names Chromium goes by.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Chromium without browser windows; most tests are quicker in it.
const SHELL: &str = "chromium-headless-shell";

#[cfg(windows)]
const NPM: &str = "npm.cmd";
#[cfg(not(windows))]
const NPM: &str = "npm";

/// Everything.
pub fn all(root: &Path, slowest: &mut Slowest, length: Length) -> Result<(), String> {
    lint(root)?;
    let binary = command::build(root, &["--package", "portolan"], "portolan")?;
    println!("{}\n{}", unit(root)?, matches(root, &binary, slowest, length)?);
    Ok(())
}

/// Formatting and lints.
pub fn lint(root: &Path) -> Result<(), String> {
    command::run(npm(&workshop(root)?).args(["run", "lint"]))
}

/// Types and unit tests; returns how many.
pub fn unit(root: &Path) -> Result<String, String> {
    let web = workshop(root)?;
    command::run(npm(&web).args(["run", "check"]))?;
    counted(npm(&web).args(["run", "test"]))
}

/// Builds the page for a folder of files, with the rules it plays by.
pub fn site(root: &Path, rules: &Path, out: &Path) -> Result<(), String> {
    let mut build = npm(&workshop(root)?);
    build.args(["run", "build"]).env("WEB_OUT_DIR", out).env("PORTOLAN_RULES", rules).env("PORTOLAN_PLACE", "files");
    command::run(&mut build)
}

/// Playwright, against this binary; returns how many tests.
pub fn matches(root: &Path, binary: &Path, slowest: &mut Slowest, length: Length) -> Result<String, String> {
    let web = workshop(root)?;
    let chromium = chromium()?;
    if std::env::var_os("SKIP_WEB").is_some() {
        return Err("SKIP_WEB is set, so this binary has no pages to test".into());
    }
    let mut play = play(&web, binary, chromium);
    if length == Length::Long {
        play.env("LONG", "1");
    }
    let mut passed = 0;
    command::watch(&mut play, |line| {
        slowest.note(line);
        passed = passed_in(line).unwrap_or(passed);
    })?;
    some(passed)
}

/// A whole match of the example on its own screen, against a binary that lists it; returns how many tests.
pub fn example(root: &Path, binary: &Path) -> Result<String, String> {
    let web = workshop(root)?;
    let mut play = play(&web, binary, chromium()?);
    counted(play.args(["--", "example.spec.ts"]).env("PORTOLAN_EXAMPLE", "1"))
}

/// What the same code answered natively, when the tests were run.
pub fn transcript(root: &Path) -> PathBuf {
    rules::target(root).join("transcript.txt")
}

/// The rules as WebAssembly, a folder of files that plays with them, and whole matches in it without a network; returns
/// how many tests.
pub fn alone(root: &Path, binary: &Path, slowest: &mut Slowest, length: Length) -> Result<String, String> {
    let web = workshop(root)?;
    let chromium = chromium()?;
    let (rules, out) = (rules::build(root)?, rules::target(root).join("site"));
    let mut unit = npm(&web);
    unit.args(["run", "test", "--", "rules-module"]);
    let same = counted(unit.env("PORTOLAN_RULES", &rules).env("PORTOLAN_TRANSCRIPT", transcript(root)))?;
    site(root, &rules, &out)?;
    let mut matches = play(&web, binary, chromium);
    if length == Length::Long {
        matches.env("LONG", "1");
    }
    let mut passed = 0;
    command::watch(matches.args(["--", "site.spec.ts", "here.spec.ts"]).env("PORTOLAN_SITE", &out), |line| {
        slowest.note(line);
        passed = passed_in(line).unwrap_or(passed);
    })?;
    Ok(format!("{same} of the module, {} of the folder of files", some(passed)?))
}

/// The speed of the rules in WebAssembly and natively.
pub fn speed(root: &Path) -> Result<(), String> {
    const PLAYS: [&str; 2] = ["--features", "speed"];
    let web = workshop(root)?;
    let rules = rules::compile(root, &For::All(&PLAYS))?;
    let mut build = command::cargo(root);
    build.args(["build", "--package", "browser", "--example", "engine", "--profile", "browser"]).args(PLAYS);
    command::run(&mut build)?;
    let native = rules::target(root).join("browser/examples/engine");
    command::run(npm(&web).args(["run", "speed", "--"]).args([rules, native]))
}

/// Playwright, with what it needs.
fn play(web: &Path, binary: &Path, chromium: PathBuf) -> Command {
    let mut play = npm(web);
    play.args(["run", "e2e"]).env("PORTOLAN_BIN", binary).env("CHROMIUM", chromium);
    if let Some(shell) = find(&[SHELL]) {
        play.env("CHROMIUM_SHELL", shell);
    }
    play
}

/// Runs tests and returns how many there were, according to the runner.
fn counted(command: &mut Command) -> Result<String, String> {
    let mut passed = 0;
    command::watch(command, |line| passed = passed_in(line).unwrap_or(passed))?;
    some(passed)
}

fn some(passed: u64) -> Result<String, String> {
    if passed == 0 { Err("no test was run".into()) } else { Ok(format!("{passed} tests")) }
}

/// The count in the last lines of vitest (`Tests  83 passed (83)`) and Playwright (`9 passed (1.2m)`).
fn passed_in(line: &str) -> Option<u64> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["Tests", count, "passed", ..] | [count, "passed", ..] => count.parse().ok(),
        _ => None,
    }
}

/// The folder of the browser's side, with what it is built and tested with.
fn workshop(root: &Path) -> Result<PathBuf, String> {
    if !command::exists("node", &["--version"]) || !command::exists(NPM, &["--version"]) {
        return Err(INSTALL_NODE.into());
    }
    let web = root.join("web");
    install(&web)?;
    Ok(web)
}

/// `npm ci` if the lock file is not the one installed. The build script of the crate does the same, under the same lock.
fn install(web: &Path) -> Result<(), String> {
    let fault = |error: std::io::Error| format!("{}: {error}", web.display());
    let guard = fs::File::create(web.join(".install.lock")).map_err(fault)?;
    guard.lock().map_err(fault)?;
    let lock = fs::read(web.join("package-lock.json")).map_err(fault)?;
    let stamp = web.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    command::run(npm(web).args(["ci", "--no-audit", "--no-fund"]))?;
    fs::write(stamp, lock).map_err(fault)
}

fn npm(web: &Path) -> Command {
    let mut npm = Command::new(NPM);
    // Colours would get in the way of reading the counts.
    npm.current_dir(web).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").env("NO_COLOR", "1");
    npm
}

/// The browser; installed first if it is missing and we are allowed to.
fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = find(&NAMES) {
        return Ok(found);
    }
    let root = command::output(Command::new("id").arg("-u")).is_ok_and(|(user, _)| user.trim() == "0");
    if !root || !command::exists("apt-get", &["--version"]) {
        return Err(INSTALL_CHROMIUM.into());
    }
    // The list of packages may be missing or old. If it cannot be renewed, the install says so.
    command::run(Command::new("apt-get").arg("update")).ok();
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "--no-install-recommends", "chromium"]).env("DEBIAN_FRONTEND", "noninteractive");
    command::run(&mut install).map_err(|error| format!("{error}\n{INSTALL_CHROMIUM}"))?;
    find(&NAMES).ok_or_else(|| INSTALL_CHROMIUM.into())
}

fn find(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|file| file.exists()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_both_runners() {
        assert_eq!(passed_in("      Tests  83 passed (83)"), Some(83));
        assert_eq!(passed_in("  9 passed (1.2m)"), Some(9));
        assert_eq!(passed_in(" Test Files  12 passed (12)"), None);
        assert_eq!(passed_in("  ✓  1 match.spec.ts › a match that has 5 passed (2s)"), None);
    }
}
