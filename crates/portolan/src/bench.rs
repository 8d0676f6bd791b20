//! `portolan bench`: how fast are the rules?

use crate::Failure;
use crate::args::{BenchArgs, SetupArgs};
use crate::game_setup::GameSetup;
use bots::arena::{self, Decision, Thinking};
use bots::{Ask, BotDice, BotKind, Budget, Dice, Played, Playout};
use game::{Choices, Observer, Setup, Stats};
use games::{FullGame, GameKind, Visitor};
use record::Seed;
use serde::Serialize;
use std::fmt;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

/// Every measurement is the best of this many slices: the one least disturbed by others on the machine.
const SLICES: usize = 5;
/// The matches measured are always the same ones.
const SEED: u64 = 2026;
/// Rounds of thought of one decision for each millisecond of a slice, and at most.
const ROUNDS_PER_MS: u64 = 2;
const MOST_ROUNDS: u32 = 2_000;
/// One decision in this many is thought over.
const EVERY: u32 = 9;

pub(crate) fn run(args: BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let games = args.game.map_or(GameKind::ALL.to_vec(), |game| vec![game]);
    games.into_iter().try_for_each(|game| game.visit(Bench { args: &args, out }))
}

struct Bench<'a> {
    args: &'a BenchArgs,
    out: &'a mut dyn Write,
}

/// One line of the report.
#[derive(Serialize)]
struct Line {
    game: &'static str,
    players: u8,
    mode: &'static str,
    /// By the clock on the wall.
    #[serde(flatten)]
    wall: Figures,
    /// By the time that this thread had a core: what other programs take does not count. Nothing where the system does
    /// not say.
    cpu: Figures,
    decisions_per_game: Option<f64>,
    offers_per_game: Option<f64>,
    /// Nanoseconds for one round of a fixed loop: how fast the machine was just then.
    calibration_ns: f64,
}

/// What was measured by one of the clocks, each figure in its best slice.
#[derive(Clone, Copy, Default, Serialize)]
struct Figures {
    decisions_per_second: Option<f64>,
    games_per_second: Option<f64>,
    /// Nanoseconds for one operation, in modes that measure only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    ns: Option<f64>,
    /// Rounds of thought, each of which plays a match on.
    #[serde(skip_serializing_if = "Option::is_none")]
    iterations_per_second: Option<f64>,
}

/// Seconds by both clocks.
#[derive(Clone, Copy, Default)]
struct Seconds {
    wall: f64,
    cpu: Option<f64>,
}

/// Both clocks, started together.
struct Clocks {
    wall: Instant,
    cpu: Option<Duration>,
}

impl Clocks {
    fn start() -> Clocks {
        Clocks { wall: Instant::now(), cpu: cpu_time() }
    }

    fn read(&self) -> Seconds {
        let cpu = self.cpu.zip(cpu_time()).map(|(begin, end)| end.saturating_sub(begin).as_secs_f64());
        Seconds { wall: self.wall.elapsed().as_secs_f64(), cpu }
    }
}

/// How long this thread has had a core.
#[cfg(unix)]
fn cpu_time() -> Option<Duration> {
    Duration::try_from(rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime)).ok()
}

#[cfg(not(unix))]
fn cpu_time() -> Option<Duration> {
    None
}

/// A seed for each match without hashing one: it is the rules that are measured.
fn numbered(base: Seed, index: u64) -> Seed {
    let mut seed = base;
    seed.0[..8].copy_from_slice(&index.to_le_bytes());
    seed
}

/// A way to play: its name, and the options it sets.
type Mode = (&'static str, Vec<(String, String)>);

/// Straight from the state, as in a search.
const SAMPLED: &str = "sampled";
/// With all choices filled before each decision, as for a learner.
const LISTED: &str = "listed";
/// Straight from the state, without offers.
const NO_OFFERS: &str = "no-offers";

/// How the game can be played: without offers, too, if its talk can be switched off.
fn modes<G: FullGame>() -> Vec<Mode> {
    let mut modes = vec![(SAMPLED, Vec::new()), (LISTED, Vec::new())];
    if G::Setup::options().iter().any(|(key, values)| *key == "talk" && values.contains(&"off")) {
        modes.push((NO_OFFERS, vec![("talk".into(), "off".into())]));
    }
    modes
}

/// Plays a match in one of these modes.
fn play<G: FullGame>(playout: &mut Playout<'_, G>, mode: &str, seed: Seed) -> Played {
    if mode == LISTED { playout.play_listed(seed) } else { playout.play(seed) }
}

impl Visitor for Bench<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: FullGame>(mut self) -> Self::Out {
        let wanted = |mode: &str| self.args.mode.as_deref().is_none_or(|wanted| wanted == mode);
        for (mode, options) in modes::<G>().into_iter().filter(|(mode, _)| wanted(mode)) {
            let setup = SetupArgs { players: Some(self.args.players), options, edition: None };
            let game = GameSetup::<G>::new(&setup)?.game;
            match self.args.fixed {
                Some(matches) => self.fixed(&game, mode, matches)?,
                None => {
                    let line = self.speed(&game, mode);
                    self.print(&line)?;
                }
            }
        }
        if self.args.fixed.is_none() && self.args.mode.is_none() {
            let setup = SetupArgs { players: Some(self.args.players), ..SetupArgs::default() };
            let game = GameSetup::<G>::new(&setup)?.game;
            let (copy, redeal) = (self.copy(&game), self.redeal(&game));
            self.print(&copy)?;
            self.print(&redeal)?;
            for (mode, options) in modes::<G>().into_iter().filter(|(mode, _)| *mode != LISTED) {
                let setup = SetupArgs { players: Some(self.args.players), options, edition: None };
                let game = GameSetup::<G>::new(&setup)?.game;
                // Without talk, everything is played to its end.
                let mode = if mode == NO_OFFERS { "search, no-offers" } else { "search" };
                if let Some(search) = self.search(&game, mode) {
                    self.print(&search)?;
                }
            }
        }
        Ok(())
    }
}

impl Bench<'_> {
    fn slice(&self) -> Duration {
        Duration::from_millis(self.args.slice)
    }

    /// Plays exactly this many matches and prints what does not depend on the machine.
    fn fixed<G: FullGame>(&mut self, game: &G, mode: &str, matches: u64) -> Result<(), Failure> {
        let mut playout = Playout::new(game);
        let base = Seed::from_number(SEED);
        let (mut plies, mut decisions) = (0u64, 0u64);
        for index in 0..matches {
            let played = play(&mut playout, mode, numbered(base, index));
            plies += u64::from(played.plies);
            decisions += u64::from(played.decisions);
        }
        let (name, players, turns) = (G::NAME, game.players(), playout.stats.turns());
        let line = serde_json::json!({
            "game": name, "players": players, "mode": mode,
            "games": matches, "plies": plies, "decisions": decisions, "turns": turns,
        });
        Ok(writeln!(self.out, "{line}")?)
    }

    fn speed<G: FullGame>(&self, game: &G, mode: &'static str) -> Line {
        let mut line = Line::new(game, mode);
        let mut playout = Playout::new(game);
        let base = Seed::from_number(SEED);
        let (mut index, mut games, mut decisions) = (0u64, 0u64, 0u64);
        for _ in 0..SLICES {
            line.calibrate();
            let (begin, mut slice_games, mut slice_decisions) = (Clocks::start(), 0u64, 0u64);
            while begin.wall.elapsed() < self.slice() {
                for _ in 0..8 {
                    slice_decisions += u64::from(play(&mut playout, mode, numbered(base, index)).decisions);
                    slice_games += 1;
                    index += 1;
                }
            }
            let took = begin.read();
            line.keep(took, |best, seconds| {
                keep_best(&mut best.decisions_per_second, slice_decisions as f64 / seconds, f64::max);
                keep_best(&mut best.games_per_second, slice_games as f64 / seconds, f64::max);
            });
            games += slice_games;
            decisions += slice_decisions;
        }
        line.decisions_per_game = Some(decisions as f64 / games as f64);
        let stats = serde_json::to_value(playout.stats.report(games)).unwrap_or_default();
        line.offers_per_game = stats.get("offers").and_then(|offers| offers.as_f64()).map(|n| n / games as f64);
        line
    }

    #[allow(clippy::indexing_slicing, reason = "nothing here comes from outside, and it is measured")]
    fn copy<G: FullGame>(&self, game: &G) -> Line {
        let mut line = Line::new(game, "copy");
        // A few that are in the cache, as the root of a search is.
        let mut sources = positions(game, |state| *state);
        sources.truncate(8);
        let mut target = sources[0];
        let mut at = 0;
        self.time(&mut line, || {
            *black_box(&mut target) = *black_box(&sources[at]);
            at = (at + 1) % sources.len();
        });
        line
    }

    #[allow(clippy::indexing_slicing, reason = "nothing here comes from outside, and it is measured")]
    fn redeal<G: FullGame>(&self, game: &G) -> Line {
        let mut line = Line::new(game, "redeal");
        let mut state = game.blank();
        let mut dice = Dice::new(Seed::from_number(SEED));
        let mut seats = (0..).map(|i| game::Seat::at(i % usize::from(game.players())));
        let known =
            positions(game, |state| game.knowledge(state, seats.next().map_or(Observer::Spectator, Observer::Seat)));
        let mut at = 0;
        self.time(&mut line, || {
            game.redeal(black_box(&known[at]), &mut dice, black_box(&mut state));
            at = (at + 1) % known.len();
        });
        line
    }

    /// Rounds of thought of the bot that searches, playing on from decisions all through matches of greedy bots:
    /// those at the beginning take twice as long as the mean, those at the end almost nothing.
    fn search<G: FullGame>(&self, game: &G, mode: &'static str) -> Option<Line> {
        let mut line = Line::new(game, mode);
        let kind = |kind: BotKind| (0..game.players()).map(|_| G::bot(kind)).collect::<Option<Vec<_>>>();
        let mut searcher = G::bot(BotKind::Search)?;
        let dice = BotDice::new(&Seed::from_number(SEED));
        let most = u32::try_from(self.args.slice * ROUNDS_PER_MS).unwrap_or(MOST_ROUNDS).min(MOST_ROUNDS);
        for slice in 0..SLICES as u64 {
            line.calibrate();
            let (mut took, mut rounds) = (Seconds { wall: 0.0, cpu: Some(0.0) }, 0u64);
            let mut think = |it: Decision<'_, G>| {
                if !it.ply.is_multiple_of(EVERY) || it.choices.forced().is_some() {
                    return;
                }
                let chance = &mut dice.at(it.seat, it.ply);
                let budget = Budget { iterations: Some(most), ..Budget::default() };
                let ask = Ask { budget, explain: true, ..Ask::new(game, it.knowledge, it.choices, chance) };
                let begin = Clocks::start();
                let answer = searcher.choose(ask);
                let now = begin.read();
                took = Seconds { wall: took.wall + now.wall, cpu: took.cpu.zip(now.cpu).map(|(sum, more)| sum + more) };
                rounds += answer.reasons.iter().map(|reason| u64::from(reason.visits)).sum::<u64>();
            };
            let seed = Seed::from_number(SEED).of_match(slice);
            arena::play(game, &mut kind(BotKind::Greedy)?, seed, Thinking::default(), &mut think).ok()?;
            line.keep(took, |best, seconds| {
                keep_best(&mut best.iterations_per_second, rounds as f64 / seconds, f64::max);
            });
        }
        Some(line)
    }

    /// Nanoseconds for one call, in the best slice.
    fn time(&self, line: &mut Line, mut once: impl FnMut()) {
        const BATCH: u32 = 256;
        for _ in 0..SLICES {
            line.calibrate();
            let (begin, mut calls) = (Clocks::start(), 0u64);
            while begin.wall.elapsed() < self.slice() {
                (0..BATCH).for_each(|_| once());
                calls += u64::from(BATCH);
            }
            let took = begin.read();
            line.keep(took, |best, seconds| keep_best(&mut best.ns, seconds * 1e9 / calls as f64, f64::min));
        }
    }

    fn print(&mut self, line: &Line) -> Result<(), Failure> {
        if self.args.json {
            let text = serde_json::to_string(line).map_err(|error| Failure::input(error.to_string()))?;
            return Ok(writeln!(self.out, "{text}")?);
        }
        let Line { game, players, mode, calibration_ns, .. } = line;
        write!(self.out, "{game}, {players} players, {mode}: {}", line.wall)?;
        if line.cpu.is_measured() {
            write!(self.out, " by the clock; {} of processor time", line.cpu)?;
        }
        if let (Some(length), Some(offers)) = (line.decisions_per_game, line.offers_per_game.or(Some(0.0))) {
            write!(self.out, "; {length:.1} decisions and {offers:.1} offers a match")?;
        }
        Ok(writeln!(self.out, " (calibration {calibration_ns:.3} ns)")?)
    }
}

impl Figures {
    fn is_measured(&self) -> bool {
        self.ns.or(self.iterations_per_second).or(self.decisions_per_second).is_some()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Figures { ns: Some(ns), .. } => write!(f, "{ns:.1} ns"),
            Figures { iterations_per_second: Some(rounds), .. } => write!(f, "{rounds:.0} iterations/s"),
            Figures { decisions_per_second: Some(decisions), games_per_second: Some(games), .. } => {
                write!(f, "{decisions:.0} decisions/s, {games:.0} matches/s")
            }
            _ => Ok(()),
        }
    }
}

impl Line {
    fn new<G: FullGame>(game: &G, mode: &'static str) -> Line {
        Line {
            game: G::NAME,
            players: game.players(),
            mode,
            wall: Figures::default(),
            cpu: Figures::default(),
            decisions_per_game: None,
            offers_per_game: None,
            calibration_ns: f64::INFINITY,
        }
    }

    /// Adds a slice to the figures of both clocks.
    fn keep(&mut self, took: Seconds, keep: impl Fn(&mut Figures, f64)) {
        keep(&mut self.wall, took.wall);
        if let Some(cpu) = took.cpu {
            keep(&mut self.cpu, cpu);
        }
    }

    /// Times a fixed loop of integer arithmetic, each round waiting for the one before.
    fn calibrate(&mut self) {
        const ROUNDS: u32 = 4_000_000;
        let begin = Instant::now();
        let mut word = black_box(1u64);
        for _ in 0..ROUNDS {
            word = (word ^ (word >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(7);
        }
        black_box(word);
        self.calibration_ns = self.calibration_ns.min(begin.elapsed().as_nanos() as f64 / f64::from(ROUNDS));
    }
}

fn keep_best(best: &mut Option<f64>, new: f64, better: fn(f64, f64) -> f64) {
    *best = Some(best.map_or(new, |old| better(old, new)));
}

/// Collects something from positions in all parts of some matches; at least from the first position.
fn positions<G: FullGame, T>(game: &G, mut of: impl FnMut(&G::State) -> T) -> Vec<T> {
    let mut found = Vec::new();
    let mut seen = 0u32;
    for index in 0..16 {
        Playout::new(game).play_with(Seed::from_number(SEED).of_match(index), |state, _| {
            seen += 1;
            if seen % 23 == 1 && found.len() < 64 * (index as usize + 1) {
                found.push(of(state));
            }
        });
    }
    found
}
