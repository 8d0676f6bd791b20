//! The command line.

use crate::Language;
use bots::BotKind;
use clap::{Args, Parser, Subcommand};
use games::GameKind;
use std::path::PathBuf;

#[cfg(feature = "serve")]
mod serve;
#[cfg(feature = "serve")]
pub(crate) use serve::{BackupArgs, LogForm, ServeArgs};

/// Play, study and simulate board games.
#[derive(Parser, Debug)]
#[command(version, about, disable_help_subcommand = true)]
pub struct Cli {
    /// What to do; without it: serve.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Open tables in the browser, for people and programs (also without any command)
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
    /// Copy everything a server keeps into one file, also while it runs
    #[cfg(feature = "serve")]
    Backup(BackupArgs),
    /// Play in the terminal against bots
    Play(PlayArgs),
    /// Let bots play many matches
    Simulate(SimulateArgs),
    /// Let bots play against each other on equal terms, and tell which is stronger
    Arena(ArenaArgs),
    /// Go through a saved match
    Replay(ReplayArgs),
    /// Go through the decisions of a seat in a saved match: what was best, and what the choice did to the chance to win
    Review(ReviewArgs),
    /// Play a saved match again and compare all of it
    Verify(VerifyArgs),
    /// Check an edition file, or show the built-in one
    Edition {
        #[command(subcommand)]
        command: EditionCommand,
    },
    /// Measure the speed of the rules
    Bench(BenchArgs),
}

impl Default for Command {
    #[cfg(feature = "serve")]
    fn default() -> Command {
        Command::Serve(ServeArgs::default())
    }

    #[cfg(not(feature = "serve"))]
    fn default() -> Command {
        Command::Play(PlayArgs::default())
    }
}

/// What is agreed before a match.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SetupArgs {
    /// Number of players [default: 4]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// Play with this edition file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

#[derive(Args, Debug, Default)]
pub(crate) struct PlayArgs {
    /// Which game [default: oltre-mare]
    pub game: Option<GameKind>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Same seed, same deal [default: another one each time]
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// The seat you play [default: 1]
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
    /// The bots: one name, or one for each seat [default: a good one that answers at once]
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    pub bots: Vec<BotKind>,
    /// Tell what the bots weighed, and before your own decisions what one of them would do in your place; tells what is hidden from you
    #[arg(long)]
    pub explain: bool,
    /// Write the match to this file as it goes on
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a match that was put away; with the same file as --save it is continued there
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "options", "seed"])]
    pub resume: Option<PathBuf>,
    /// The language of what is told: en, fr, de or it; notation is the same in all of them
    #[arg(long, default_value_t, value_name = "CODE")]
    pub language: Language,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    /// Which game
    pub game: GameKind,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// How many matches
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// One name for all seats, or one for each
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "NAME")]
    pub bots: Vec<BotKind>,
    /// Rounds of thought for each decision of a bot that searches [default: 10000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// Same seed, same matches
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub seed: u64,
    /// How many at the same time; changes nothing but the time it takes [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write each match to a file of its own in this folder
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// Write one page of plots: wins, scores by seat, lengths, prices, where points come from
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    /// Which game
    #[arg(required_unless_present = "ladder")]
    pub game: Option<GameKind>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// One name for each seat, or two: the bot that is tested, and all the others
    #[arg(long, value_delimiter = ',', required_unless_present = "ladder", value_name = "NAME")]
    pub bots: Vec<BotKind>,
    /// Play every level against the one below at every table, and write the figures to a page
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "docs/ladder.md", conflicts_with = "bots")]
    pub ladder: Option<PathBuf>,
    /// How many deals; each is played once for each seat [default: 200]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub deals: Option<u64>,
    /// Same seed, same deals
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Time for each decision of a bot that searches, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub ms: Option<u64>,
    /// Rounds of thought for each decision: the same ones on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// Stop as soon as it is sure whether the first bot is better or worse than even
    #[arg(long)]
    pub until_sure: bool,
    /// How many at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// A match file
    pub file: PathBuf,
    /// See it as this seat saw it [default: as a spectator]
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
    /// Show the position after this step
    #[arg(long, value_name = "K")]
    pub step: Option<u32>,
    /// The language of what is told: en, fr, de or it; notation is the same in all of them
    #[arg(long, default_value_t, value_name = "CODE")]
    pub language: Language,
    /// The edition file it was played with
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    /// A match file
    pub file: PathBuf,
    /// Whose decisions
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seat: usize,
    /// Time for each decision, in milliseconds [default: 200]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub ms: Option<u64>,
    /// Rounds of thought for each decision instead: the same judgement on every machine
    #[arg(long, value_name = "N", conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// The language of what is told: en, fr, de or it; notation is the same in all of them
    #[arg(long, default_value_t, value_name = "CODE")]
    pub language: Language,
    /// The edition file it was played with
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    /// A match file
    pub file: PathBuf,
    /// The edition file it was played with
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum EditionCommand {
    /// Report every mistake in an edition file
    Check {
        /// An edition file
        file: PathBuf,
        /// Of which game [default: the one that the file names]
        #[arg(long, value_name = "GAME")]
        game: Option<GameKind>,
    },
    /// Print the built-in edition: a file to start your own from
    Show {
        /// Of which game
        #[arg(default_value = GameKind::ALL[0].name())]
        game: GameKind,
    },
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// Which game [default: all]
    pub game: Option<GameKind>,
    /// Number of players
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub players: u8,
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Play exactly this many matches of each mode from a fixed seed and print counts only
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub fixed: Option<u64>,
    /// Length of one of the five slices, in milliseconds
    #[arg(long, default_value_t = 1000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub slice: u64,
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.into(), value.into())),
        _ => Err("it is written KEY=VALUE".into()),
    }
}
