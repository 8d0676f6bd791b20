//! Turns a caller's words into a batch.

use crate::{Batch, Environments, Misuse, Reward};
use game::{Edition, Setup, SetupError};
use games::{FullGame, GameKind, Visitor};
use std::sync::Arc;

/// What a batch is made of.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Seats of each match.
    pub players: u8,
    /// Matches at once.
    pub envs: usize,
    /// Threads, the caller's own included.
    pub threads: usize,
    /// The source of all chance.
    pub seed: u64,
    /// The reward at the end of a match.
    pub reward: Reward,
    /// Options of the game, as on a command line.
    pub options: Vec<(String, String)>,
    /// The text of an edition file; none is the built-in edition.
    pub edition: Option<String>,
}

impl Config {
    /// One match of this many players.
    pub fn new(players: u8) -> Config {
        Config { players, envs: 1, threads: 1, seed: 0, reward: Reward::default(), options: Vec::new(), edition: None }
    }
}

pub(crate) fn setup_fault(error: &SetupError) -> Misuse {
    Misuse::Setup(match error {
        SetupError::Players { got, min, max } => format!("players: {got}, expected {min} to {max}"),
        SetupError::UnknownOption(option) => format!("there is no option {option:?}"),
        SetupError::BadValue { option, value } => format!("option {option:?} has no value {value:?}"),
    })
}

/// The rules with a setup and an edition.
///
/// # Errors
/// If the setup cannot be played, or the edition has mistakes.
pub fn game<G: FullGame>(
    players: u8,
    options: &[(String, String)],
    edition: Option<&str>,
) -> Result<(G, G::Edition), Misuse> {
    let mut setup = G::Setup::usual(players).map_err(|error| setup_fault(&error))?;
    for (option, value) in options {
        setup.set(option, value).map_err(|error| match error {
            SetupError::UnknownOption(option) => {
                let known: Vec<&str> = G::Setup::options().iter().map(|(name, _)| *name).collect();
                Misuse::Setup(format!("there is no option {option:?}; the options are {}", known.join(", ")))
            }
            error => setup_fault(&error),
        })?;
    }
    let edition = self::edition::<G>(edition)?;
    let game = G::new(&setup, &edition).map_err(|error| setup_fault(&error))?;
    Ok((game, edition))
}

/// The edition of a file's text, or the built-in one.
pub(crate) fn edition<G: FullGame>(text: Option<&str>) -> Result<G::Edition, Misuse> {
    let Some(text) = text else { return Ok(G::Edition::builtin()) };
    G::Edition::parse(text).map_err(|faults| {
        let faults: Vec<String> =
            faults.iter().map(|fault| format!("line {}: {:?}", fault.line, fault.message)).collect();
        Misuse::Setup(format!("the edition has mistakes: {}", faults.join("; ")))
    })
}

/// A batch of a game that is known by its name.
///
/// # Errors
/// If something in it does not exist or is not possible.
pub fn create(kind: GameKind, config: &Config) -> Result<Box<dyn Environments>, Misuse> {
    struct Create<'a>(&'a Config);
    impl Visitor for Create<'_> {
        type Out = Result<Box<dyn Environments>, Misuse>;
        fn visit<G: FullGame>(self) -> Self::Out {
            let c = self.0;
            let (game, _) = game::<G>(c.players, &c.options, c.edition.as_deref())?;
            Ok(Box::new(Batch::new(Arc::new(game), c.envs, c.threads, c.seed, c.reward)?))
        }
    }
    kind.visit(Create(config))
}
