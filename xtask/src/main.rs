//! The house's automation: `cargo xtask test` and what belongs to it.

mod command;
mod coverage;
mod instructions;
mod postgres;
mod report;
mod test;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test                     everything that must hold before a change is taken
cargo xtask coverage                 writes docs/rules/coverage.md: which clause has which test
cargo xtask instructions [--update]  instructions per decision against benches/instructions.toml
cargo xtask postgres -- COMMAND      runs a command with a private PostgreSQL beside it, for tests of the store";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let root = root();
    let result = match args[..] {
        ["test"] => test::run(&root),
        ["coverage"] => coverage::write(&root),
        ["instructions"] => instructions::check(&root).map(|verdict| println!("{verdict}")),
        ["instructions", "--update"] => instructions::update(&root),
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
