//! Changes the rules in small ways, one at a time, and checks whether a test notices: cargo-mutants, by hand, for hours.

use crate::command::{self, cargo};
use std::path::Path;
use std::process::Command;

const INSTALL: &str = "cargo-mutants is needed: cargo install --locked cargo-mutants";

/// Where a mistake would mean a wrong rule, a lost step or a file that lies.
const PACKAGES: [&str; 4] = ["oltre-mare", "ostia", "table", "record"];

/// The options.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Which rules to change [default: all of these]
    #[arg(value_name = "PACKAGE", value_parser = PACKAGES)]
    packages: Vec<String>,
    /// A part only: 0/16 is the first of sixteen
    #[arg(long, value_name = "K/N")]
    shard: Option<String>,
    /// What was not caught before; it would divide the shards differently each time
    #[arg(long, conflicts_with = "shard")]
    iterate: bool,
    /// What changed since this revision
    #[arg(long, value_name = "REVISION")]
    in_diff: Option<String>,
    /// For cargo-mutants itself
    #[arg(last = true, value_name = "ARGS")]
    rest: Vec<String>,
}

impl Args {
    fn packages(&self) -> Vec<&str> {
        match &self.packages[..] {
            [] => PACKAGES.to_vec(),
            packages => packages.iter().map(String::as_str).collect(),
        }
    }

    /// Its folder under `target/mutants`: a resumed run must find its results, and shards must not overwrite each other.
    fn folder(&self) -> String {
        let part = self.shard.as_ref().map_or_else(|| "all".to_owned(), |shard| shard.replace('/', "-of-"));
        if self.in_diff.is_some() { "in-diff".into() } else { part }
    }
}

/// `cargo xtask mutants`.
pub fn run(root: &Path, args: &Args) -> Result<(), String> {
    if !command::exists("cargo-mutants", &["mutants", "--version"]) {
        return Err(INSTALL.into());
    }
    let out = root.join("target/mutants").join(args.folder());
    std::fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let mut mutants = cargo(root);
    mutants.args(["mutants", "--profile", "mutants", "--output"]).arg(&out);
    for package in args.packages() {
        mutants.args(["--package", package]);
    }
    if args.packages() == ["table"] {
        // Its scripts are played with real games, in a separate crate.
        mutants.args(["--test-package", "table", "--test-package", "integration"]);
    }
    if let Some(shard) = &args.shard {
        mutants.args(["--sharding", "round-robin", "--shard", shard]);
    }
    if args.iterate {
        mutants.arg("--iterate");
    }
    if let Some(since) = &args.in_diff {
        let (diff, _) = command::output(
            Command::new("git")
                .args(["diff", "--no-ext-diff", "--src-prefix=a/", "--dst-prefix=b/", since])
                .current_dir(root),
        )?;
        let file = out.join("change.diff");
        std::fs::write(&file, diff).map_err(|error| format!("{}: {error}", file.display()))?;
        mutants.arg("--in-diff").arg(file);
    }
    let seen = command::run(mutants.args(&args.rest).env("SKIP_WEB", "1").env("SKIP_RULES", "1"));
    seen.map_err(|fault| format!("{fault}\nwhat no test noticed: {}", out.join("mutants.out/missed.txt").display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    fn read(words: &[&str]) -> Result<Args, clap::Error> {
        Line::try_parse_from([&["mutants"], words].concat()).map(|line| line.args)
    }

    #[test]
    fn the_options_are_read() {
        let args = read(&["ostia", "--shard", "3/16", "--", "--jobs", "2"]).expect("arguments");
        assert_eq!((args.packages(), args.rest.len()), (vec!["ostia"], 2));
        assert_eq!(args.folder(), "3-of-16");
        let args = read(&["--in-diff", "main"]).expect("arguments");
        assert_eq!((args.packages(), args.in_diff.as_deref()), (PACKAGES.to_vec(), Some("main")));
        assert_eq!(args.folder(), "in-diff");
        assert_eq!(read(&["--iterate"]).expect("arguments").folder(), "all");
    }

    #[test]
    fn impossible_options_are_refused() {
        assert!(read(&["--iterate", "--shard", "0/8"]).is_err_and(|fault| fault.to_string().contains("--iterate")));
        assert!(read(&["chess"]).is_err_and(|fault| fault.to_string().contains("chess")));
        assert!(read(&["--shard"]).is_err());
    }
}
