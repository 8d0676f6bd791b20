//! Builds the rules as WebAssembly, so that a page of this binary can play without it, and writes them to `rules.rs` for
//! `src/serve.rs`. `PORTOLAN_RULES=FILE` names a module that exists already; `SKIP_RULES=1` leaves it out.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that the module is made of, besides the games.
const CRATES: [&str; 8] = ["bots", "browser", "game", "games", "lessons", "protocol", "record", "table"];

fn main() {
    let path = |name: &str| env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let (root, out) = (path("CARGO_MANIFEST_DIR").join("../.."), path("OUT_DIR"));
    let text = match module(&root, &out) {
        Ok(file) => format!("Ok(include_bytes!({file:?}))"),
        Err(why) => format!("Err({why:?})"),
    };
    if let Err(error) = fs::write(out.join("rules.rs"), text) {
        println!("cargo::error=the rules for the page cannot be written: {error}");
    }
}

/// Where the module is, or why there is none, as an end of “This build plays only with the server: …”.
fn module(root: &Path, out: &Path) -> Result<PathBuf, String> {
    for name in ["SKIP_RULES", "PORTOLAN_RULES"] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    println!("cargo::rerun-if-changed=build.rs");
    let given = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(file) = given("PORTOLAN_RULES") {
        println!("cargo::rerun-if-changed={}", file.display());
        return Ok(file);
    }
    if given("SKIP_RULES").is_some() || given("CARGO_FEATURE_SERVE").is_none() {
        return Err("it was made with SKIP_RULES".into());
    }
    let missing = || format!("rustup target add {TARGET}");
    let libraries = libraries(given("RUSTC").unwrap_or_else(|| "rustc".into())).ok_or_else(missing)?;
    // The list that changes when a target is installed.
    if let Some(list) =
        libraries.ancestors().nth(2).map(|folder| folder.join("components")).filter(|list| list.exists())
    {
        println!("cargo::rerun-if-changed={}", list.display());
    }
    if !libraries.exists() {
        return Err(missing());
    }
    watch(root);
    build(root, out)
}

/// Where the compiler keeps the libraries of the target, whether it has them or not.
fn libraries(rustc: PathBuf) -> Option<PathBuf> {
    let output = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output().ok()?;
    output.status.success().then(|| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

fn watch(root: &Path) {
    let crates =
        CRATES.iter().flat_map(|name| ["src", "Cargo.toml"].map(|part| root.join("crates").join(name).join(part)));
    let games = fs::read_dir(root.join("games")).into_iter().flatten().flatten();
    let games = games.flat_map(|game| {
        ["bots", "lesson", "rules/Cargo.toml", "rules/data", "rules/src"].map(|part| game.path().join(part))
    });
    let whole = [root.join("Cargo.toml"), root.join("Cargo.lock")];
    for path in crates.chain(games).chain(whole).filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

/// A release is optimised as a whole. Any other build compiles as little as it can: somebody waits for the first page.
fn build(root: &Path, out: &Path) -> Result<PathBuf, String> {
    let profile =
        if env::var_os("PROFILE").is_some_and(|profile| profile == "release") { "browser" } else { "browser-dev" };
    let target = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists()).unwrap_or(out).join("rules");
    let mut build = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build.current_dir(root).args(["build", "--package", "browser", "--lib", "--profile", profile]);
    build.args(["--target", TARGET, "--target-dir"]).arg(&target);
    // Settings of the outer build are not meant for this one.
    for name in ["CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET", "RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER"] {
        build.env_remove(name);
    }
    let output =
        build.env("RUSTFLAGS", "-C target-feature=+simd128").output().map_err(|error| format!("cargo: {error}"))?;
    if output.status.success() {
        return Ok(target.join(TARGET).join(profile).join("browser.wasm"));
    }
    eprintln!("{}", String::from_utf8_lossy(&output.stderr));
    println!(
        "cargo::warning=The rules for the page could not be built; what the compiler said stands in the output of this build script."
    );
    Err("its rules could not be compiled for the browser".into())
}
