//! The command line.

use crate::Language;
use crate::arena::Entrant;
use bots::BotKind;
use clap::{Args, Parser, Subcommand};
use games::GameKind;
use std::path::PathBuf;

#[cfg(feature = "serve")]
mod serve;
#[cfg(feature = "serve")]
pub(crate) use serve::{BackupArgs, LogForm, McpArgs, ServeArgs};

/// Play, study and simulate board games.
#[derive(Parser, Debug)]
#[command(version, about, disable_help_subcommand = true)]
pub struct Cli {
    /// The command; without one: serve.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Cli {
    /// Does the command read and write the standard streams by itself?
    pub fn owns_streams(&self) -> bool {
        #[cfg(feature = "serve")]
        return matches!(self.command, Some(Command::Mcp(_)));
        #[cfg(not(feature = "serve"))]
        false
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Run the server: tables in the browser, for people and programs (the default)
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
    /// Copy all data of a server into one file, even while it runs
    #[cfg(feature = "serve")]
    Backup(BackupArgs),
    /// Let a language model play, by the Model Context Protocol
    #[cfg(feature = "serve")]
    Mcp(McpArgs),
    /// Play in the terminal against bots
    Play(PlayArgs),
    /// Let bots play many matches
    Simulate(SimulateArgs),
    /// Find out which bot is stronger, on equal terms
    Arena(ArenaArgs),
    /// Step through a saved match
    Replay(ReplayArgs),
    /// Review the decisions of a seat in a saved match: the best choice, and the chances of winning that were given away
    Review(ReviewArgs),
    /// Replay a saved match and check every line of it
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

/// The setup agreed before a match.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SetupArgs {
    /// Number of players [default: 4]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// An option of the game; can be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// Play with this edition file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

#[derive(Args, Debug, Default)]
pub(crate) struct PlayArgs {
    /// The game [default: oltre-mare]
    pub game: Option<GameKind>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Same seed, same deal [default: a new one each time]
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// The seat you play [default: 1]
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
    /// The bots: one name for all, or one for each seat [default: a good one that answers at once]
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    pub bots: Vec<BotKind>,
    /// Show what the bots weighed, and before your own decisions what a bot would do in your place; reveals hidden information
    #[arg(long)]
    pub explain: bool,
    /// Write the match to this file as it is played
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Continue a saved match; give the same file to --save to keep saving there
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "options", "seed"])]
    pub resume: Option<PathBuf>,
    /// Language of the messages: en, fr, de or it; notation is the same in all of them
    #[arg(long, default_value_t, value_name = "CODE")]
    pub language: Language,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    /// The game
    pub game: GameKind,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Number of matches
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// One name for all seats, or one for each
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "NAME")]
    pub bots: Vec<BotKind>,
    /// Iterations for each decision of a bot that searches [default: 10000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// Same seed, same matches
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub seed: u64,
    /// Number of matches played at the same time; affects only the time it takes [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Write each match to its own file in this folder
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// Write a page of charts: wins, scores by seat, lengths, prices, sources of points
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    /// The game
    #[arg(required_unless_present = "ladder")]
    pub game: Option<GameKind>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// One name for each seat, or two: the bot to test, and all the others
    #[arg(long, value_delimiter = ',', required_unless_present = "ladder", value_name = "NAME")]
    pub bots: Vec<Entrant>,
    /// Write every chance that the bots tell, and what came of it, to this table; play each deal once
    #[arg(long, value_name = "FILE", conflicts_with = "ladder")]
    pub chances: Option<PathBuf>,
    /// Play each level against the one below, at every number of players, and write the results to a page
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "docs/ladder.md", conflicts_with = "bots")]
    pub ladder: Option<PathBuf>,
    /// Number of deals; each is played once for each seat [default: 200]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub deals: Option<u64>,
    /// Same seed, same deals
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Time for each decision of a bot that searches, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub ms: Option<u64>,
    /// Iterations for each decision instead of a time: the same play on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// Stop as soon as it is clear whether the first bot is better or worse than average
    #[arg(long)]
    pub until_sure: bool,
    /// Number of matches played at the same time [default: one for each core]
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
    /// Show the match as this seat saw it [default: as a spectator]
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
    /// Show the position after this step
    #[arg(long, value_name = "K")]
    pub step: Option<u32>,
    /// Language of the messages: en, fr, de or it; notation is the same in all of them
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
    /// The seat to review
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seat: usize,
    /// Time for each decision, in milliseconds [default: 200]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub ms: Option<u64>,
    /// Iterations for each decision instead of a time: the same verdict on every machine
    #[arg(long, value_name = "N", conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Language of the messages: en, fr, de or it; notation is the same in all of them
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
        /// The game [default: the one that the file names]
        #[arg(long, value_name = "GAME")]
        game: Option<GameKind>,
    },
    /// Print the built-in edition, to start your own file from
    Show {
        /// The game
        #[arg(default_value = GameKind::ALL[0].name())]
        game: GameKind,
    },
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// The game [default: all]
    pub game: Option<GameKind>,
    /// Number of players
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub players: u8,
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,
    /// Play exactly this many matches of each mode from a fixed seed and print counts only
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub fixed: Option<u64>,
    /// Measure only this mode: sampled, listed, or no-offers
    #[arg(long, value_name = "MODE", value_parser = ["sampled", "listed", "no-offers"])]
    pub mode: Option<String>,
    /// Length of one of the five slices, in milliseconds
    #[arg(long, default_value_t = 1000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub slice: u64,
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.into(), value.into())),
        _ => Err("write it as KEY=VALUE".into()),
    }
}
