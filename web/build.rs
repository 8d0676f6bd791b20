//! Builds the browser's side with npm and writes a list of its files for `src/lib.rs` to embed.
//!
//! `SKIP_WEB=1` leaves it out, for work on Rust alone. Without npm it is left out too, with a warning.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// What is served if the browser's side was left out.
const LEFT_OUT: &str = "<!doctype html><meta charset=utf-8><title>Portolan</title><p>This build of Portolan has no browser side: build it with Node.js installed and without SKIP_WEB. In the terminal, <code>portolan play</code> plays.</p>";

/// What the result depends on, beside this file; the games' parts are added in `of_games`.
const SOURCES: [&str; 12] = [
    "build.rs",
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "weight.ts",
    "words.ts",
    "site.ts",
    "../i18n",
];

#[cfg(windows)]
const NPM: &str = "npm.cmd";
#[cfg(not(windows))]
const NPM: &str = "npm";

/// Why there is no browser side.
enum Failure {
    /// The machine cannot build it; the rest is still useful.
    Lacking(String),
    /// The sources are wrong, and nothing else should hide that.
    Broken(String),
}

fn main() -> ExitCode {
    let env = |name: &str| std::env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let (source, out) = (env("CARGO_MANIFEST_DIR"), env("OUT_DIR"));
    println!("cargo::rerun-if-env-changed=SKIP_WEB");
    for path in SOURCES {
        println!("cargo::rerun-if-changed={path}");
    }
    for (folder, _) in of_games(&source) {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let dist = out.join("dist");
    let built = if env("SKIP_WEB").as_os_str().is_empty() { build(&source, &out, &dist) } else { leave_out(&dist) };
    let built = match built {
        Err(Failure::Lacking(reason)) => {
            println!("cargo::warning=The browser's side is left out: {reason}");
            // A file that never exists, so that the next build tries again.
            println!("cargo::rerun-if-changed={}", out.join("never").display());
            leave_out(&dist)
        }
        other => other,
    };
    match built.and_then(|()| list(&dist, &out.join("assets.rs"))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Lacking(reason) | Failure::Broken(reason)) => {
            println!("cargo::error={reason}");
            ExitCode::FAILURE
        }
    }
}

fn build(source: &Path, out: &Path, dist: &Path) -> Result<(), Failure> {
    let root = workshop(source, out)?;
    install(&root)?;
    let vite = root.join("node_modules/vite/bin/vite.js");
    let output = Command::new("node")
        .arg(vite)
        .args(["build", "--logLevel", "warn"])
        .env("WEB_OUT_DIR", dist)
        .envs(std::env::var_os("CARGO_FEATURE_EXAMPLE").map(|_| ("VITE_EXAMPLE", "1")))
        .env_remove("PORTOLAN_RULES")
        .env_remove("PORTOLAN_PLACE")
        .current_dir(&root)
        .output()
        .map_err(|_| Failure::Lacking("node is not installed.".into()))?;
    if output.status.success() {
        return Ok(());
    }
    eprintln!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Err(Failure::Broken("vite could not build web/; its output is above.".into()))
}

/// The folders of each game that go into the browser, and where they are below the root of the repository.
fn of_games(source: &Path) -> Vec<(PathBuf, PathBuf)> {
    let games = fs::read_dir(source.join("../games")).into_iter().flatten().flatten();
    let folders = games.flat_map(|game| {
        ["screen", "words"].map(|part| (game.path().join(part), Path::new("games").join(game.file_name()).join(part)))
    });
    let mut folders: Vec<_> = folders.filter(|(folder, _)| folder.is_dir()).collect();
    folders.sort();
    folders
}

/// Where npm works: here or, if nothing can be written here, in a copy beside the build's own folder.
fn workshop(source: &Path, out: &Path) -> Result<PathBuf, Failure> {
    if fs::File::create(source.join(".install.lock")).is_ok() {
        return Ok(source.to_owned());
    }
    let stage = out.with_file_name("stage");
    // Files deleted from the sources must not stay in the copy. Packages that npm installed may.
    for old in ["i18n", "games", "web/src"] {
        let _ = fs::remove_dir_all(stage.join(old));
    }
    let mut folders = of_games(source);
    folders.extend([(source.join("../i18n"), "i18n".into()), (source.to_owned(), "web".into())]);
    let copied = folders.iter().try_for_each(|(from, to)| copy(from, &stage.join(to)));
    copied.map_err(|error| Failure::Lacking(format!("its sources cannot be copied: {error}.")))?;
    Ok(stage.join("web"))
}

/// A folder with everything in it, except what npm and vite made.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        match entry.file_name().to_str() {
            Some("node_modules" | "dist" | "shots") => {}
            _ if entry.file_type()?.is_dir() => copy(&entry.path(), &target)?,
            _ => fs::write(target, fs::read(entry.path())?)?,
        }
    }
    Ok(())
}

/// `npm ci`, if the lock file is not the one installed.
fn install(root: &Path) -> Result<(), Failure> {
    let lacking = |what: &str| Failure::Lacking(what.into());
    // Two builds at once would pull the folder out from under each other.
    let guard =
        fs::File::create(root.join(".install.lock")).map_err(|_| lacking("its folder cannot be written to."))?;
    guard.lock().map_err(|_| lacking("its folder cannot be locked."))?;
    let lock = fs::read(root.join("package-lock.json")).map_err(|_| lacking("package-lock.json cannot be read."))?;
    let stamp = root.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let output = Command::new(NPM)
        .args(["ci", "--no-audit", "--no-fund"])
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .current_dir(root)
        .output()
        .map_err(|_| lacking("npm is not installed."))?;
    if !output.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&output.stderr));
        return Err(lacking("npm could not install what it is built with."));
    }
    fs::write(stamp, lock).map_err(|_| lacking("its folder cannot be written to."))
}

fn leave_out(dist: &Path) -> Result<(), Failure> {
    let broken = |error: std::io::Error| Failure::Broken(format!("the page cannot be written: {error}."));
    if dist.exists() {
        fs::remove_dir_all(dist).map_err(broken)?;
    }
    fs::create_dir_all(dist).map_err(broken)?;
    fs::write(dist.join("index.html"), LEFT_OUT).map_err(broken)
}

/// Writes the list of files: their path on the server and their bytes.
fn list(dist: &Path, to: &Path) -> Result<(), Failure> {
    let broken = |error: std::io::Error| Failure::Broken(format!("the built files cannot be listed: {error}."));
    let mut files = Vec::new();
    gather(dist, "", &mut files).map_err(broken)?;
    files.sort();
    let mut text = String::from("&[\n");
    for (name, path) in files {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "    ({name:?}, include_bytes!({path:?})),");
    }
    text.push_str("]\n");
    fs::write(to, text).map_err(broken)
}

fn gather(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, entry.path()));
        }
    }
    Ok(())
}
