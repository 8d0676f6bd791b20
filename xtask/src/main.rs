//! Automation: `cargo xtask test` and everything around it.

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
mod python;
mod report;
mod rules;
mod runner;
mod site;
mod slowest;
mod test;

use clap::Parser;
use runner::Length;
use slowest::Slowest;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Tests, measurements and generated files.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
enum Task {
    /// Run everything that must pass before a change is accepted
    Test {
        /// Run the long tests too
        #[arg(long)]
        all: bool,
    },
    /// Check the pages: format, lints, types, unit tests and whole matches in the browser (UPDATE=1: new pictures for docs/screenshots)
    Browser,
    /// Write a folder of static files that plays in the browser without a server
    Site(site::Args),
    /// Build the rules as WebAssembly and make sure that they import nothing
    Rules,
    /// Measure the rules as WebAssembly against the same code native, in the same run: random play and search
    Speed,
    /// Run the tests of the rules and write games/*/rulebook/coverage.md: which clause has which test
    Coverage,
    /// Compare the instructions per decision with benches/instructions.toml
    Instructions {
        /// Store the new figures there instead
        #[arg(long)]
        update: bool,
    },
    /// Kill servers under load, on SQLite and PostgreSQL, and check that nothing is lost
    Crash(crash::Args),
    /// Pack the release for this platform, with checksums, and test it
    Dist(dist::Args),
    /// Measure moves per second, latency and memory of a server, over sockets
    Load(load::Args),
    /// Flood a server on this machine, and measure how long a bystander waits before and during each flood
    Attack(attack::Args),
    /// Build the Python package as a wheel, and try it in an environment of its own
    Wheel(python::Args),
    /// Train the net of a game by self-play
    #[command(disable_help_flag = true)]
    Train {
        /// See `cargo xtask train --help`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Change the rules in small ways and check that a test notices; this takes hours
    Mutants(mutants::Args),
    /// Run a command with a private PostgreSQL, for tests of the store
    Postgres {
        #[arg(last = true, required = true)]
        command: Vec<String>,
    },
}

fn main() -> ExitCode {
    let root = root();
    let result = match Task::parse() {
        Task::Test { all } => test::run(&root, if all { Length::Long } else { Length::Usual }),
        Task::Browser => browser::all(&root, &mut Slowest::default(), Length::Long),
        Task::Site(args) => site::write(&root, &args),
        Task::Rules => rules::build(&root).map(|file| println!("{}", file.display())),
        Task::Speed => browser::speed(&root),
        Task::Coverage => coverage::write(&root),
        Task::Instructions { update: false } => instructions::check(&root).map(|verdict| println!("{verdict}")),
        Task::Instructions { update: true } => instructions::update(&root),
        Task::Crash(args) => crash::run(&root, &args),
        Task::Dist(args) => dist::run(&root, &args),
        Task::Load(args) => load::run(&root, &args),
        Task::Attack(args) => attack::run(&root, &args),
        Task::Wheel(args) => python::wheel(&root, &args),
        Task::Train { args } => {
            command::run(command::cargo(&root).args(["run", "--release", "--package", "trainer", "--"]).args(args))
        }
        Task::Mutants(args) => mutants::run(&root, &args),
        Task::Postgres { command } => postgres::beside(&root, &command),
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

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound_and_every_task_says_what_it_does() {
        let command = Task::command();
        command.clone().debug_assert();
        for task in command.get_subcommands() {
            assert!(task.get_about().is_some(), "{}", task.get_name());
        }
    }

    #[test]
    fn the_trainer_reads_its_own_options() {
        let read = |words: &[&str]| Task::try_parse_from([&["xtask", "train"], words].concat());
        for words in [&["--help"][..], &["ostia", "--check", "60"]] {
            assert!(matches!(read(words), Ok(Task::Train { args }) if args == words));
        }
    }
}
