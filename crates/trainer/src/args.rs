//! The command line of the trainer.

use bots::BotKind;
use clap::Parser;
use games::GameKind;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// Train the net of a game on matches between bots
#[derive(Parser, Clone, PartialEq, Debug)]
#[command(bin_name = "cargo xtask train")]
pub struct Args {
    /// The game
    pub game: GameKind,
    /// Matches to learn from
    #[arg(long, default_value_t = 40_000, value_name = "N")]
    pub matches: u32,
    /// Number of passes over all positions
    #[arg(long, default_value_t = 12, value_name = "N")]
    pub rounds: u32,
    /// Time limit for everything, in minutes
    #[arg(long, default_value_t = 30.0, value_name = "M", value_parser = minutes, allow_negative_numbers = true)]
    pub minutes: f64,
    /// Number of threads that play and learn [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// The bot that plays the matches
    #[arg(long, default_value_t = BotKind::Expert, value_name = "BOT")]
    pub by: BotKind,
    /// One seat in N goes to the greedy bot; 0: none
    #[arg(long, default_value_t = 3, value_name = "N")]
    pub greedy: u32,
    /// Use no hidden layers
    #[arg(long)]
    pub flat: bool,
    /// Seed of the matches and of the net
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// Where matches are stored; those already there are not played again
    #[arg(long, default_value = "target/train", value_name = "FOLDER")]
    pub data: PathBuf,
    /// Where the weights are written [default: games/GAME/bots/weights/judge.net]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Then play N deals against three other bots
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub check: u32,
    /// Those other bots
    #[arg(long, default_value_t = BotKind::Expert, value_name = "BOT")]
    pub against: BotKind,
    /// Iterations for each decision in those deals
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub iterations: u32,
}

impl Args {
    pub fn threads(&self) -> usize {
        let given = self.threads.or_else(|| std::thread::available_parallelism().ok());
        given.map_or(1, usize::from)
    }

    pub fn out(&self) -> PathBuf {
        let usual = || PathBuf::from(format!("games/{}/bots/weights/judge.net", self.game));
        self.out.clone().unwrap_or_else(usual)
    }
}

fn minutes(text: &str) -> Result<f64, String> {
    let minutes = text.parse().ok().filter(|minutes| (0.0..=10_000.0).contains(minutes));
    minutes.ok_or_else(|| "not a number from 0 to 10000".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<Args, clap::Error> {
        Args::try_parse_from([&["train"], words].concat())
    }

    #[test]
    fn options_are_read_or_refused() {
        let [first, .., last] = GameKind::ALL else { panic!("two games") };
        let args = parse(&[first.name(), "--matches", "7", "--minutes", "0.5"]).unwrap();
        assert_eq!((args.game, args.matches, args.minutes), (*first, 7, 0.5));
        assert!(args.out().ends_with(format!("{first}/bots/weights/judge.net")) && !args.flat && args.threads() > 0);
        let args = parse(&[last.name(), "--flat", "--by", "instant"]).unwrap();
        assert!(args.flat && args.by == BotKind::Instant);
        assert_eq!(parse(&["--help"]).unwrap_err().kind(), clap::error::ErrorKind::DisplayHelp);
        for wrong in [
            &[][..],
            &["chess"],
            &[first.name(), "--matches"],
            &[first.name(), "--minutes", "-1"],
            &[first.name(), "--threads", "0"],
            &[first.name(), "--deals", "3"],
            &[first.name(), "--by", "nobody"],
        ] {
            assert!(parse(wrong).is_err(), "{wrong:?}");
        }
    }
}
