//! The one binary, as a library: its commands.
//!
//! Every command is generic over the game; only `games` knows which games there are.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod arena;
mod args;
#[cfg(feature = "serve")]
mod backup;
mod bench;
#[cfg(feature = "serve")]
mod database;
mod edition;
mod failure;
mod game_setup;
mod match_files;
#[cfg(feature = "serve")]
mod mcp;
mod play;
mod replay;
mod review;
#[cfg(feature = "serve")]
mod serve;
mod simulate;
mod verify;

pub use args::Cli;
pub use failure::Failure;
pub use words::{Language, UnknownLanguage, Words, catalogue_has, clause};

use args::Command;
use std::io::{BufRead, Write};

/// Does what the command line says. Results go to `out`; only `play` reads `input`.
pub fn run(cli: Cli, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    match cli.command.unwrap_or_default() {
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(args, out),
        #[cfg(feature = "serve")]
        Command::Backup(args) => backup::run(args, out),
        #[cfg(feature = "serve")]
        Command::Mcp(args) => mcp::run(args),
        Command::Play(args) => play::run(args, input, out),
        Command::Simulate(args) => simulate::run(args, out),
        Command::Arena(args) => arena::run(args, out),
        Command::Replay(args) => replay::run(args, out),
        Command::Review(args) => review::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Edition { command } => edition::run(command, out),
        Command::Bench(args) => bench::run(args, out),
    }
}
