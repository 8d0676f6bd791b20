//! `portolan arena --ladder`: every level against the one below, at every table, as a page of figures.

use super::{Contest, Entrant, Found};
use crate::args::{ArenaArgs, SetupArgs};
use crate::game_setup::GameSetup;
use crate::{Failure, match_files, simulate};
use bots::BotKind;
use bots::arena::Thinking;
use games::{FullGame, GameKind, Visitor};
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

/// The usual number of deals between bots that answer at once.
const DEALS: u64 = 200;
/// A bot that searches plays one deal in this many.
const SEARCHED: u64 = 10;
/// Larger than any game's table.
const MOST_PLAYERS: u8 = 10;
/// The table at which players with a trick play.
const TRICKS_AT: u8 = 4;

pub(super) fn run(args: &ArenaArgs, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let mut page = head(args);
    let save = |page: &str| std::fs::write(file, page).map_err(|error| match_files::named(file, &error));
    // It is better to find out that the file cannot be written before everything is played.
    save(&page)?;
    for game in GameKind::ALL.iter().filter(|game| args.game.is_none_or(|only| only == **game)) {
        game.visit(Rungs { args, page: &mut page, out })?;
    }
    save(&page)?;
    writeln!(out, "{}", file.display())?;
    Ok(())
}

fn head(args: &ArenaArgs) -> String {
    let mut page = String::from(
        "# How strong the bots are\n\n\
        One bot against others that are all of the level below.\n\
        Every deal is played once for each seat, with the bots moved on by one seat; a shared win counts in part.\n\
        The interval is one of 95% over deals; *ahead* is the score above the mean of the others.\n\
        Times are those of the machine it was played on, which did other things besides.\n\n",
    );
    let mut command = String::from("portolan arena");
    if let Some(game) = args.game {
        let _ = write!(command, " {game}");
    }
    let _ = write!(command, " --ladder --seed {}", args.seed);
    if let Some(players) = args.setup.players {
        let _ = write!(command, " --players {players}");
    }
    if let Some(deals) = args.deals {
        let _ = write!(command, " --deals {deals}");
    }
    if let Some(ms) = args.ms {
        let _ = write!(command, " --ms {ms}");
    }
    if let Some(iterations) = args.iterations {
        let _ = write!(command, " --iterations {iterations}");
    }
    let _ = writeln!(page, "Made by `{command}`, version {}.", env!("CARGO_PKG_VERSION"));
    page
}

struct Rungs<'a> {
    args: &'a ArenaArgs,
    page: &'a mut String,
    out: &'a mut dyn Write,
}

impl Visitor for Rungs<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let Rungs { args, page, out } = self;
        let _ = writeln!(page, "\n## {}, rules {}\n", G::NAME, G::RULES);
        page.push_str("| players | bot | against | deals | win share | even | ahead | ms a decision |\n");
        page.push_str("|---|---|---|---|---|---|---|---|\n");
        let mut ratings = String::new();
        for players in 1..=MOST_PLAYERS {
            if args.setup.players.is_some_and(|only| only != players) {
                continue;
            }
            let setup = SetupArgs { players: Some(players), ..args.setup.clone() };
            // The game does not have tables of this size.
            let Ok(GameSetup { game, .. }) = GameSetup::<G>::new(&setup) else { continue };
            for (below, tested) in rungs::<G>(players) {
                let mut bots = vec![below.clone(); players.into()];
                bots.first_mut().into_iter().for_each(|first| *first = tested.clone());
                let deals = args.deals.unwrap_or(DEALS);
                let deals = if below.thinks() || tested.thinks() { (deals / SEARCHED).max(1) } else { deals };
                let thinking = Thinking { iterations: args.iterations, time: args.ms.map(Duration::from_millis) };
                let contest =
                    Contest { game: &game, bots: &bots, thinking, seed: args.seed, deals, until_sure: args.until_sure };
                let found = contest.play(simulate::threads(args.threads))?;
                let row = row(&found, &below);
                writeln!(out, "{} {row}", G::NAME)?;
                let _ = writeln!(page, "{row}");
            }
            let row = rated(args, &game)?;
            writeln!(out, "{} {row}", G::NAME)?;
            let _ = writeln!(ratings, "{row}");
        }
        page.push_str("\nRatings from tables of all levels, the strongest ones if there are fewer seats; 400 points more mean ten times the strength.\n\n");
        let names: Vec<&str> = levels::<G>().into_iter().map(|kind| kind.name()).collect();
        let _ = writeln!(page, "| players | deals | {} |", names.join(" | "));
        let _ = writeln!(page, "|---|---{}|", "|---".repeat(names.len()));
        page.push_str(&ratings);
        Ok(())
    }
}

/// Every level against the one below; a level that answers at once against the previous one that does so too, and the
/// best against one far below.
/// Players with a trick play against the strongest and against the expert, at tables of four.
fn rungs<G: FullGame>(players: u8) -> Vec<(Entrant, Entrant)> {
    let ladder: Vec<BotKind> = levels::<G>().into_iter().filter(|kind| *kind != BotKind::Instant).collect();
    let mut rungs: Vec<_> = ladder.windows(2).filter_map(|rung| Some((*rung.first()?, *rung.last()?))).collect();
    let more = [
        (BotKind::Expert, BotKind::Instant),
        (BotKind::Greedy, BotKind::Master),
        (BotKind::Expert, BotKind::Friendly),
        (BotKind::Expert, BotKind::Ruthless),
    ];
    rungs.extend(more.into_iter().filter(|(_, tested)| G::KINDS.contains(tested)));
    let mut rungs: Vec<(Entrant, Entrant)> =
        rungs.into_iter().map(|(below, tested)| (below.into(), tested.into())).collect();
    if players == TRICKS_AT {
        for below in [BotKind::Master, BotKind::Expert].into_iter().filter(|kind| levels::<G>().contains(kind)) {
            rungs.extend(G::TRICKS.iter().map(|trick| (below.into(), Entrant::Trick((*trick).into()))));
        }
    }
    rungs
}

/// The levels that a game has, the weakest first.
fn levels<G: FullGame>() -> Vec<BotKind> {
    BotKind::LEVELS.iter().copied().filter(|kind| G::KINDS.contains(kind)).collect()
}

/// All levels at one table, or the strongest if there are fewer seats; spare seats go to the strongest again.
fn rated<G: FullGame>(args: &ArenaArgs, game: &G) -> Result<String, Failure> {
    let players = usize::from(game.players());
    let bots: Vec<BotKind> = levels::<G>().into_iter().rev().cycle().take(players).collect();
    let deals = (args.deals.unwrap_or(DEALS) / SEARCHED).max(1);
    let thinking = Thinking { iterations: args.iterations, time: args.ms.map(Duration::from_millis) };
    let entrants: Vec<Entrant> = bots.iter().copied().map(Entrant::from).collect();
    let contest = Contest { game, bots: &entrants, thinking, seed: args.seed, deals, until_sure: false };
    let found = contest.play(simulate::threads(args.threads))?;
    let all = levels::<G>();
    let there: Vec<&BotKind> = all.iter().filter(|kind| bots.contains(kind)).collect();
    let level = |bot: &BotKind| there.iter().position(|kind| *kind == bot).unwrap_or_default();
    let of_match = |places: &Vec<u8>| bots.iter().map(level).zip(places.iter().copied()).collect();
    let matches: Vec<Vec<(usize, u8)>> = found.places.iter().map(of_match).collect();
    let mut row = format!("| {players} | {} |", found.deals);
    let ratings = bots::arena::ratings(there.len(), &matches);
    for kind in &all {
        let rating = there.iter().zip(&ratings).find(|(one, _)| **one == kind);
        let _ = write!(row, " {} |", rating.map_or("–".into(), |(_, rating)| format!("{rating:+.0}")));
    }
    Ok(row)
}

fn row<S>(found: &Found<S>, below: &Entrant) -> String {
    let Some((tested, _, tally)) = found.tallies.first() else { return String::new() };
    let (share, within) = (100.0 * tally.share(), 100.0 * tally.within());
    let (ahead, ms, even) = (tally.ahead(), tally.milliseconds(), 100.0 / f64::from(found.players));
    let (players, deals) = (found.players, found.deals);
    let (tested, below) = (tested.name(), below.name());
    format!(
        "| {players} | {tested} | {below} | {deals} | {share:.1}% ± {within:.1} | {even:.1}% | {ahead:+.1} | {ms:.3} |"
    )
}
