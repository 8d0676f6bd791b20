//! The house's automation: `cargo xtask test` and what belongs to it.

mod attack;
mod browser;
mod command;
mod coverage;
mod crash;
mod dist;
mod instructions;
mod load;
mod mutants;
mod net;
mod postgres;
mod report;
mod rules;
mod runner;
mod site;
mod slowest;
mod test;

use runner::Length;
use slowest::Slowest;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test [--all]             everything that must hold before a change is taken (--all: the long tests too)
cargo xtask browser                  format, lints, types, unit tests and whole matches of the browser's side (UPDATE=1: new pictures for docs/screenshots)
cargo xtask site [--out FOLDER]      a folder of files that plays in the browser without a server; target/site if no other is named
cargo xtask rules                    the rules as WebAssembly, which the next build of the binary carries
cargo xtask coverage                 runs the tests of the rules and writes games/*/rulebook/coverage.md: which clause has which test
cargo xtask instructions [--update]  instructions per decision against benches/instructions.toml
cargo xtask crash [--kills 50]       kills servers under load, on SQLite and PostgreSQL, and looks whether anything is lost
                                     (--sqlite, --postgres, --nodes: only these; --seed N)
cargo xtask dist                     packs the release of this platform into target/dist, with checksums, and tries it (--out DIR, --target TRIPLE)
cargo xtask load                     moves a second, latency and memory of a server, over sockets
                                     (--tables 500, --seconds 20, --rate 2000, --database sqlite|postgres, --sleeping 10000)
cargo xtask attack                   floods of our own against a server on this machine, and how long a bystander waits before and during each
                                     (--seconds 8, --only imports, --debug: a build that is not optimised)
cargo xtask train GAME [OPTIONS]      teaches the net of a game by self-play
cargo xtask mutants [PACKAGE ...]    changes the rules in small ways and looks whether a test notices; takes hours
                                     (--shard 0/16: a part; --iterate: what was not caught; --in-diff main: what changed since; -- ARGS)
cargo xtask postgres -- COMMAND      runs a command with a private PostgreSQL beside it, for tests of the store";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let root = root();
    let result = match args[..] {
        ["test"] => test::run(&root, Length::Usual),
        ["test", "--all"] => test::run(&root, Length::Long),
        ["browser"] => browser::all(&root, &mut Slowest::default(), Length::Long),
        ["site", ref rest @ ..] => site::write(&root, rest),
        ["rules"] => rules::build(&root).map(|file| println!("{}", file.display())),
        ["coverage"] => coverage::write(&root),
        ["instructions"] => instructions::check(&root).map(|verdict| println!("{verdict}")),
        ["instructions", "--update"] => instructions::update(&root),
        ["crash", ref rest @ ..] => crash::run(&root, rest),
        ["dist", ref rest @ ..] => dist::run(&root, rest),
        ["load", ref rest @ ..] => load::run(&root, rest),
        ["attack", ref rest @ ..] => attack::run(&root, rest),
        ["train", ref rest @ ..] => {
            command::run(command::cargo(&root).args(["run", "--release", "--package", "trainer", "--"]).args(rest))
        }
        ["mutants", ref rest @ ..] => mutants::run(&root, rest),
        ["postgres", "--", ref words @ ..] => postgres::beside(&root, words),
        ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// The repository.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
