//! What the trainer is asked to do.

use bots::{BotKind, UnknownBot};
use std::path::PathBuf;

pub const USAGE: &str = "\
Teaches the net of a game by matches of bots against each other.

cargo xtask train GAME [OPTIONS]

  --matches N    matches to learn from (40000)
  --rounds N     how often all positions are gone through (12)
  --minutes M    all of it takes no longer than this (30)
  --threads N    (all cores)
  --by BOT       whose matches these are (expert)
  --greedy N     one seat in so many is the greedy bot's; 0: none (3)
  --flat         no layers between what is seen and the strength
  --seed N       of the matches and of the net (1)
  --data FOLDER  where matches are kept: what is there already is not played again (target/train)
  --out FILE     the weights (games/GAME/bots/weights/judge.net)
  --check N      then play so many deals against three others (0)
  --against BOT  who these are (expert)
  --iterations N rounds of thought in these (1000)
";

#[derive(Clone, PartialEq, Debug)]
pub struct Args {
    pub game: String,
    pub matches: u32,
    pub rounds: u32,
    pub minutes: f64,
    pub threads: usize,
    pub by: BotKind,
    pub greedy: u32,
    pub flat: bool,
    pub seed: u64,
    pub data: PathBuf,
    pub out: PathBuf,
    pub check: u32,
    pub against: BotKind,
    pub iterations: u32,
}

impl Args {
    /// Nothing if somebody asks for help.
    pub fn parse(words: &[String]) -> Result<Option<Args>, String> {
        let mut words = words.iter().map(String::as_str);
        let game = match words.next() {
            None => return Err("which game?".into()),
            Some("--help" | "-h") => return Ok(None),
            Some(game) => game.to_owned(),
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let out = PathBuf::from(format!("games/{game}/bots/weights/judge.net"));
        let data = PathBuf::from("target/train");
        let mut args = Args {
            game,
            matches: 40_000,
            rounds: 12,
            minutes: 30.0,
            threads,
            by: BotKind::Expert,
            greedy: 3,
            flat: false,
            seed: 1,
            data,
            out,
            check: 0,
            against: BotKind::Expert,
            iterations: 1000,
        };
        while let Some(option) = words.next() {
            if matches!(option, "--help" | "-h") {
                return Ok(None);
            }
            if option == "--flat" {
                args.flat = true;
                continue;
            }
            let value = words.next().ok_or_else(|| format!("{option} needs a value"))?;
            let wrong = || format!("{option} {value}: not a number that is possible here");
            match option {
                "--matches" => args.matches = value.parse().map_err(|_| wrong())?,
                "--rounds" => args.rounds = value.parse().map_err(|_| wrong())?,
                "--minutes" => {
                    args.minutes = value.parse().ok().filter(|m| (0.0..=10_000.0).contains(m)).ok_or_else(wrong)?;
                }
                "--threads" => args.threads = value.parse().ok().filter(|n| *n > 0).ok_or_else(wrong)?,
                "--by" => args.by = value.parse().map_err(|unknown: UnknownBot| unknown.to_string())?,
                "--greedy" => args.greedy = value.parse().map_err(|_| wrong())?,
                "--seed" => args.seed = value.parse().map_err(|_| wrong())?,
                "--data" => args.data = value.into(),
                "--out" => args.out = value.into(),
                "--check" => args.check = value.parse().map_err(|_| wrong())?,
                "--against" => args.against = value.parse().map_err(|unknown: UnknownBot| unknown.to_string())?,
                "--iterations" => args.iterations = value.parse().map_err(|_| wrong())?,
                other => return Err(format!("there is no option {other}")),
            }
        }
        Ok(Some(args))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<Option<Args>, String> {
        Args::parse(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_read_or_refused() {
        let args = parse(&["ostia", "--matches", "7", "--minutes", "0.5"]).unwrap().unwrap();
        assert_eq!((args.game.as_str(), args.matches, args.minutes), ("ostia", 7, 0.5));
        assert!(args.out.ends_with("ostia/bots/weights/judge.net") && !args.flat);
        let args = parse(&["oltre-mare", "--flat", "--by", "instant"]).unwrap().unwrap();
        assert!(args.flat && args.by == BotKind::Instant);
        assert_eq!(parse(&["ostia", "--help"]), Ok(None));
        for wrong in [
            &[][..],
            &["ostia", "--matches"],
            &["ostia", "--minutes", "-1"],
            &["ostia", "--deals", "3"],
            &["ostia", "--by", "nobody"],
        ] {
            assert!(parse(wrong).is_err(), "{wrong:?}");
        }
    }
}
