//! Turns what was given on the command line into a game that can be played.

use crate::args::SetupArgs;
use crate::{Failure, Language, Words};
use bots::{BotKind, Mind};
use game::{Edition, Fault, Seat, Setup, SetupError};
use games::{FullGame, GameKind};
use std::fs;
use std::path::Path;

/// The game when none is named.
#[allow(clippy::indexing_slicing, reason = "found at compile time")]
pub(crate) const FIRST_GAME: GameKind = GameKind::ALL[0];

/// Number of players when none is given.
const USUAL_PLAYERS: u8 = 4;

/// The rules with everything they were made from.
pub(crate) struct GameSetup<G: FullGame> {
    pub setup: G::Setup,
    pub edition: G::Edition,
    pub game: G,
}

impl<G: FullGame> GameSetup<G> {
    pub fn new(args: &SetupArgs) -> Result<GameSetup<G>, Failure> {
        GameSetup::from(args, usual_setup::<G>(args)?)
    }

    /// For one person who plays against bots.
    pub fn alone(args: &SetupArgs) -> Result<GameSetup<G>, Failure> {
        GameSetup::from(args, usual_setup::<G>(args)?.alone())
    }

    fn from(args: &SetupArgs, mut setup: G::Setup) -> Result<GameSetup<G>, Failure> {
        for (key, value) in &args.options {
            setup.set(key, value).map_err(|error| option_failure::<G>(error))?;
        }
        let edition = load_edition::<G>(args.edition.as_deref())?;
        let game = G::new(&setup, &edition).map_err(setup_failure)?;
        Ok(GameSetup { setup, edition, game })
    }
}

fn usual_setup<G: FullGame>(args: &SetupArgs) -> Result<G::Setup, Failure> {
    G::Setup::usual(args.players.unwrap_or(USUAL_PLAYERS)).map_err(setup_failure)
}

/// The edition of a file, or the built-in one.
pub(crate) fn load_edition<G: FullGame>(file: Option<&Path>) -> Result<G::Edition, Failure> {
    let Some(file) = file else { return Ok(G::Edition::builtin()) };
    let text = read_text(file)?;
    G::Edition::parse(&text).map_err(|faults| {
        let report: Vec<String> = faults.iter().map(|fault| fault_line(file, fault)).collect();
        Failure::input(format!("this edition cannot be played:\n{}", report.join("\n")))
    })
}

/// A mistake in an edition file as one line: file, line, clause, what is wrong.
pub(crate) fn fault_line(file: &Path, fault: &Fault) -> String {
    let text = Words::new(Language::En, None).say(&fault.message);
    let clause = if fault.clause.is_empty() { String::new() } else { format!("[{}] ", fault.clause) };
    format!("{}:{}: {clause}{text}", file.display(), fault.line)
}

/// The text of a file named on the command line.
pub(crate) fn read_text(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| Failure::input(format!("{}: {error}", file.display())))
}

pub(crate) fn setup_failure(error: SetupError) -> Failure {
    Failure::Input(Words::new(Language::En, None).say(&error.message()))
}

fn option_failure<G: FullGame>(error: SetupError) -> Failure {
    let known: Vec<String> =
        G::Setup::options().iter().map(|(key, values)| format!("  {key}={}", values.join("|"))).collect();
    Failure::input(format!("{}\n{}", Words::new(Language::En, None).say(&error.message()), known.join("\n")))
}

/// A bot for each seat, from one name or one for each.
pub(crate) fn bots_by_seat<B: Clone + From<BotKind>>(names: &[B], players: u8) -> Result<Vec<B>, Failure> {
    match names {
        [] => Ok(vec![BotKind::default().into(); players.into()]),
        [one] => Ok(vec![one.clone(); players.into()]),
        all if all.len() == usize::from(players) => Ok(all.to_vec()),
        all => {
            Err(Failure::input(format!("{} bots for {players} seats: give one name or one for each seat", all.len())))
        }
    }
}

/// The bots themselves, one for each seat.
pub(crate) fn make_bots<G: FullGame>(kinds: &[BotKind]) -> Result<Vec<Mind<G>>, Failure> {
    let make = |(index, kind): (usize, &BotKind)| {
        let names = || G::KINDS.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
        Mind::new(Seat::at(index), *kind)
            .ok_or_else(|| Failure::input(format!("{} has no bot {kind}; it has {}", G::NAME, names())))
    };
    kinds.iter().enumerate().map(make).collect()
}

/// The seat of this number at a table.
pub(crate) fn seat_of(number: usize, players: u8) -> Result<Seat, Failure> {
    Seat::from_number(number)
        .filter(|seat| seat.number() <= players)
        .ok_or_else(|| Failure::input(format!("there is no seat {number}: seats are 1 to {players}")))
}
