//! `portolan arena`: bots against bots on equal terms.

mod chances;
mod entrant;
mod ladder;

use crate::args::ArenaArgs;
use crate::game_setup::{self, GameSetup};
use crate::{Failure, simulate};
use bots::arena::{Deal, Tally, Thinking, Verdict, play_deal};
pub(crate) use entrant::Entrant;
use game::Stats as _;
use games::{FullGame, Visitor};
use record::{EditionId, Seed};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Deals are played until they say enough, but not for ever.
const MOST_DEALS: u64 = 20_000;

pub(crate) fn run(args: ArenaArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(file) = &args.ladder {
        return ladder::run(&args, file, out);
    }
    let game = args.game.ok_or_else(|| Failure::input("name a game"))?;
    game.visit(Arena { args: &args, out })
}

struct Arena<'a> {
    args: &'a ArenaArgs,
    out: &'a mut dyn Write,
}

impl Visitor for Arena<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let Arena { args, out } = self;
        let mut setup = args.setup.clone();
        if args.bots.len() > 2 {
            setup.players = setup.players.or(u8::try_from(args.bots.len()).ok());
        }
        let GameSetup { edition, game, .. } = GameSetup::<G>::new(&setup)?;
        let bots = entrants(&args.bots, game.players())?;
        bots.iter().try_for_each(Entrant::check::<G>)?;
        let thinking = Thinking { iterations: args.iterations, time: args.ms.map(Duration::from_millis) };
        let deals = match (args.deals, args.until_sure) {
            (Some(deals), _) => deals,
            (None, true) => MOST_DEALS,
            (None, false) => 200,
        };
        let contest =
            Contest { game: &game, bots: &bots, thinking, seed: args.seed, deals, until_sure: args.until_sure };
        if let Some(file) = &args.chances {
            return chances::run(&contest, simulate::threads(args.threads), file, out);
        }
        let found = contest.play(simulate::threads(args.threads))?;
        let report = ArenaReport::<G> { edition: EditionId::of(&edition), args, found };
        if args.json {
            let line = serde_json::to_string(&report.json()).map_err(|error| Failure::input(error.to_string()))?;
            writeln!(out, "{line}")?;
        } else {
            report.write(out)?;
        }
        Ok(())
    }
}

/// One name for each seat; two names are the tested bot and all the others.
fn entrants(names: &[Entrant], players: u8) -> Result<Vec<Entrant>, Failure> {
    match names {
        [tested, others] if players > 2 => {
            let mut bots = vec![others.clone(); players.into()];
            bots.first_mut().into_iter().for_each(|first| first.clone_from(tested));
            Ok(bots)
        }
        names => game_setup::bots_by_seat(names, players),
    }
}

/// A contest to play.
pub(crate) struct Contest<'a, G: FullGame> {
    pub game: &'a G,
    pub bots: &'a [Entrant],
    pub thinking: Thinking,
    pub seed: u64,
    pub deals: u64,
    pub until_sure: bool,
}

/// A contest that was played.
pub(crate) struct Found<S> {
    pub players: u8,
    pub deals: u64,
    /// The bots by name, in the order in which they were first named, each with the number of its seats.
    pub tallies: Vec<(Entrant, usize, Tally)>,
    pub stats: S,
    pub verdict: Verdict,
    pub seconds: f64,
    /// The place of each bot, as they were named, in each match.
    pub places: Vec<Vec<u8>>,
}

/// What has been played, deal by deal in their order.
struct Progress<S> {
    /// Deals that came in before an earlier one.
    early: BTreeMap<u64, Deal<S>>,
    /// The next deal to count.
    next: u64,
    tallies: Vec<(Entrant, usize, Tally)>,
    stats: S,
    verdict: Verdict,
    failure: Option<Failure>,
    places: Vec<Vec<u8>>,
}

impl<G: FullGame> Contest<'_, G> {
    pub fn play(&self, threads: u64) -> Result<Found<G::Stats>, Failure> {
        let begin = Instant::now();
        let mut names: Vec<Entrant> = Vec::new();
        self.bots.iter().for_each(|bot| {
            if !names.contains(bot) {
                names.push(bot.clone())
            }
        });
        let seats = |name: &Entrant| self.bots.iter().filter(|bot| *bot == name).count();
        let progress = Mutex::new(Progress {
            early: BTreeMap::new(),
            next: 0,
            tallies: names.iter().map(|name| (name.clone(), seats(name), Tally::default())).collect(),
            stats: G::Stats::default(),
            verdict: Verdict::Open,
            failure: None,
            places: Vec::new(),
        });
        let bar = simulate::progress(self.deals, "deals");
        let base = Seed::from_number(self.seed);
        // The number of deals wanted: fewer once the contest is decided.
        let (taken, wanted) = (AtomicU64::new(0), AtomicU64::new(self.deals));
        let work = || {
            loop {
                let number = taken.fetch_add(1, Ordering::Relaxed);
                if number >= wanted.load(Ordering::Relaxed) {
                    break;
                }
                let deal = play_deal(self.game, |bot| self.make(bot), base.of_match(number), self.thinking);
                let Ok(mut progress) = progress.lock() else { break };
                match deal {
                    Ok(deal) => progress.early.insert(number, deal),
                    Err(foul) => {
                        progress.failure = Some(Failure::input(format!("deal {}: {foul}", number + 1)));
                        wanted.store(0, Ordering::Relaxed);
                        break;
                    }
                };
                if self.count(&mut progress) {
                    wanted.store(0, Ordering::Relaxed);
                }
                bar.set_position(progress.next);
            }
        };
        thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
        bar.finish_and_clear();
        let progress = progress.into_inner().map_err(|_| Failure::input("a bot crashed; please report it"))?;
        if let Some(failure) = progress.failure {
            return Err(failure);
        }
        let Progress { next, tallies, stats, verdict, places, .. } = progress;
        let seconds = begin.elapsed().as_secs_f64();
        Ok(Found { players: self.game.players(), deals: next, tallies, stats, verdict, seconds, places })
    }

    /// That the bots exist was checked before.
    fn make(&self, bot: usize) -> Box<dyn bots::Bot<G>> {
        self.bots.get(bot).and_then(Entrant::make).unwrap_or_else(|| Box::new(bots::RandomBot))
    }

    /// Counts the deals that have come in, in their order, so that nothing depends on who was faster. Is it decided?
    fn count(&self, progress: &mut Progress<G::Stats>) -> bool {
        let even = 1.0 / self.bots.len() as f64;
        while let Some(deal) = progress.early.remove(&progress.next) {
            if progress.verdict != Verdict::Open && self.until_sure {
                return true;
            }
            progress.next += 1;
            game::Stats::merge(&mut progress.stats, &deal.stats);
            progress.places.extend(deal.places);
            for (name, _, tally) in &mut progress.tallies {
                let own = self.bots.iter().zip(&deal.results).filter(|(bot, _)| *bot == name);
                tally.add(own.map(|(_, result)| result));
            }
            if let Some((_, _, tally)) = progress.tallies.first() {
                progress.verdict = tally.verdict(even);
            }
        }
        self.until_sure && progress.verdict != Verdict::Open
    }
}

struct ArenaReport<'a, G: FullGame> {
    edition: EditionId,
    args: &'a ArenaArgs,
    found: Found<G::Stats>,
}

/// The output of `--json`.
#[derive(Serialize)]
struct Json<'a> {
    game: &'a str,
    rules: u32,
    version: &'a str,
    edition: &'a EditionId,
    players: u8,
    deals: u64,
    matches: u64,
    seed: u64,
    ms: Option<u64>,
    iterations: Option<u32>,
    bots: Vec<JsonBot>,
    /// The verdict on the bot named first, updated after every deal.
    verdict: &'a str,
    seconds: f64,
    stats: serde_json::Value,
}

#[derive(Serialize)]
struct JsonBot {
    bot: String,
    seats: usize,
    win_share: f64,
    within: f64,
    mean_score: f64,
    ahead: f64,
    ms_per_decision: f64,
}

impl<G: FullGame> ArenaReport<'_, G> {
    fn matches(&self) -> u64 {
        self.found.deals * u64::from(self.found.players)
    }

    fn verdict(&self) -> &'static str {
        match self.found.verdict {
            Verdict::Better => "better",
            Verdict::Worse => "worse",
            Verdict::Open => "open",
        }
    }

    fn json(&self) -> Json<'_> {
        let bots = self.found.tallies.iter().map(|(bot, seats, tally)| JsonBot {
            bot: bot.name().into(),
            seats: *seats,
            win_share: tally.share(),
            within: tally.within(),
            mean_score: tally.score(),
            ahead: tally.ahead(),
            ms_per_decision: tally.milliseconds(),
        });
        Json {
            game: G::NAME,
            rules: G::RULES,
            version: env!("CARGO_PKG_VERSION"),
            edition: &self.edition,
            players: self.found.players,
            deals: self.found.deals,
            matches: self.matches(),
            seed: self.args.seed,
            ms: self.args.ms,
            iterations: self.args.iterations,
            bots: bots.collect(),
            verdict: self.verdict(),
            seconds: self.found.seconds,
            stats: serde_json::to_value(self.found.stats.report(self.matches())).unwrap_or_default(),
        }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Found { players, deals, .. } = self.found;
        let (name, seed) = (G::NAME, self.args.seed);
        writeln!(out, "{deals} deals of {name}, each played with the bots in all {players} seats, seed {seed}")?;
        let even = 100.0 / f64::from(players);
        writeln!(
            out,
            "{:>22} {:>6} {:>10} {:>8} {:>11} {:>9} {:>14}",
            "bot", "seats", "win share", "95%", "mean score", "ahead", "ms a decision"
        )?;
        for (bot, seats, tally) in &self.found.tallies {
            let (share, within) = (100.0 * tally.share(), 100.0 * tally.within());
            let (score, ahead, ms) = (tally.score(), tally.ahead(), tally.milliseconds());
            writeln!(
                out,
                "{bot:>22} {seats:>6} {share:>9.2}% ±{within:>6.2} {score:>11.2} {ahead:>+9.2} {ms:>14.4}",
                bot = bot.name()
            )?;
        }
        if let Some((bot, ..)) = self.found.tallies.first() {
            match self.found.verdict {
                Verdict::Open => {
                    writeln!(out, "not sure yet whether {} wins more or less than an even {even:.1}%", bot.name())?
                }
                verdict => {
                    let more = if verdict == Verdict::Better { "more" } else { "less" };
                    writeln!(out, "sure that {} wins {more} than an even {even:.1}%", bot.name())?;
                }
            }
        }
        let stats = serde_json::to_value(self.found.stats.report(self.matches())).unwrap_or_default();
        if let serde_json::Value::Object(stats) = stats {
            let figures: Vec<String> = stats.iter().map(|(name, value)| format!("{name} {value}")).collect();
            writeln!(out, "in {} matches: {}", self.matches(), figures.join(", "))?;
        }
        writeln!(out, "{:.1} s", self.found.seconds)
    }
}
