//! Changes the rules in small ways, one at a time, and looks whether a test notices: cargo-mutants, by hand, for hours.

use crate::command::{self, cargo};
use std::path::Path;
use std::process::Command;

const INSTALL: &str = "cargo-mutants is needed: cargo install --locked cargo-mutants";

/// Where a mistake would be a wrong rule, a lost step or a file that lies.
const PACKAGES: [&str; 4] = ["oltre-mare", "ostia", "table", "record"];

/// What is asked for.
#[derive(Default, PartialEq, Debug)]
struct Plan<'a> {
    packages: Vec<&'a str>,
    shard: Option<&'a str>,
    iterate: bool,
    since: Option<&'a str>,
    /// For cargo-mutants itself.
    rest: &'a [&'a str],
}

impl<'a> Plan<'a> {
    fn parse(mut args: &'a [&'a str]) -> Result<Plan<'a>, String> {
        let mut plan = Plan::default();
        loop {
            args = match args {
                [] => break,
                ["--", rest @ ..] => {
                    plan.rest = rest;
                    break;
                }
                ["--iterate", rest @ ..] => {
                    plan.iterate = true;
                    rest
                }
                ["--shard", shard, rest @ ..] => {
                    plan.shard = Some(shard);
                    rest
                }
                ["--in-diff", since, rest @ ..] => {
                    plan.since = Some(since);
                    rest
                }
                [package, rest @ ..] if PACKAGES.contains(package) => {
                    plan.packages.push(package);
                    rest
                }
                [other, ..] => return Err(format!("{other}: not one of {}, nor an option", PACKAGES.join(", "))),
            }
        }
        if plan.iterate && plan.shard.is_some() {
            return Err("--iterate leaves out what was caught before the rest is divided: \
                        with it a shard would be another one each time"
                .into());
        }
        if plan.packages.is_empty() {
            plan.packages.extend(PACKAGES);
        }
        Ok(plan)
    }

    /// Its folder under `target/mutants`: what is resumed must be found again, and shards do not overwrite each other.
    fn folder(&self) -> String {
        let part = self.shard.map_or_else(|| "all".to_owned(), |shard| shard.replace('/', "-of-"));
        if self.since.is_some() { "in-diff".into() } else { part }
    }
}

/// `cargo xtask mutants [PACKAGE …] [--shard K/N | --iterate] [--in-diff REVISION] [-- ARGS]`
pub fn run(root: &Path, args: &[&str]) -> Result<(), String> {
    let plan = Plan::parse(args)?;
    if !command::exists("cargo-mutants", &["mutants", "--version"]) {
        return Err(INSTALL.into());
    }
    let out = root.join("target/mutants").join(plan.folder());
    std::fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let mut mutants = cargo(root);
    mutants.args(["mutants", "--profile", "mutants", "--output"]).arg(&out);
    for package in &plan.packages {
        mutants.args(["--package", package]);
    }
    if let Some(shard) = plan.shard {
        mutants.args(["--sharding", "round-robin", "--shard", shard]);
    }
    if plan.iterate {
        mutants.arg("--iterate");
    }
    if let Some(since) = plan.since {
        let (diff, _) = command::output(
            Command::new("git")
                .args(["diff", "--no-ext-diff", "--src-prefix=a/", "--dst-prefix=b/", since])
                .current_dir(root),
        )?;
        let file = out.join("change.diff");
        std::fs::write(&file, diff).map_err(|error| format!("{}: {error}", file.display()))?;
        mutants.arg("--in-diff").arg(file);
    }
    let seen = command::run(mutants.args(plan.rest).env("SKIP_WEB", "1"));
    seen.map_err(|fault| format!("{fault}\nwhat no test noticed: {}", out.join("mutants.out/missed.txt").display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_read() {
        let plan = Plan::parse(&["ostia", "--shard", "3/16", "--", "--jobs", "2"]).expect("a plan");
        assert_eq!((&plan.packages[..], plan.shard, plan.rest), (&["ostia"][..], Some("3/16"), &["--jobs", "2"][..]));
        assert_eq!(plan.folder(), "3-of-16");
        let plan = Plan::parse(&["--in-diff", "main"]).expect("a plan");
        assert_eq!((&plan.packages[..], plan.since), (&PACKAGES[..], Some("main")));
        assert_eq!(plan.folder(), "in-diff");
        assert_eq!(Plan::parse(&["--iterate"]).expect("a plan").folder(), "all");
    }

    #[test]
    fn plans_that_cannot_be_are_refused() {
        assert!(Plan::parse(&["--iterate", "--shard", "0/8"]).is_err_and(|fault| fault.contains("--iterate")));
        assert!(Plan::parse(&["chess"]).is_err_and(|fault| fault.contains("chess")));
        assert!(Plan::parse(&["--shard"]).is_err());
    }
}
