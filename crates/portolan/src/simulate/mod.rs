//! `portolan simulate`: bots play many matches.

mod page;

use crate::args::SimulateArgs;
use crate::game_setup::{self, GameSetup};
use crate::{Failure, match_files};
use bots::arena::Thinking;
use bots::{BotKind, Playout};
use game::{MAX_SEATS, Standings, Stats, Status};
use games::{FullGame, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use record::{EditionId, Match, Seed};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

pub(crate) fn run(args: SimulateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    args.game.visit(Simulate { args: &args, out })
}

struct Simulate<'a> {
    args: &'a SimulateArgs,
    out: &'a mut dyn Write,
}

/// The output of `--json`.
#[derive(Serialize)]
struct SimulationReport<'a> {
    game: &'a str,
    rules: u32,
    edition: EditionId,
    players: u8,
    games: u64,
    seed: u64,
    bots: Vec<&'a str>,
    iterations: Option<u32>,
    plies: u64,
    decisions: u64,
    turns: u64,
    seconds: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    /// A shared win is split among those who share it.
    wins_by_seat: Vec<f64>,
    mean_score_by_seat: Vec<f64>,
    scores: Scores,
    stats: serde_json::Value,
    #[serde(skip)]
    spread: Spread,
}

/// The distribution of scores and of the lengths of matches.
#[derive(Clone, Default)]
struct Spread {
    /// By seat: how many matches ended with each score.
    scores: [BTreeMap<i32, u64>; MAX_SEATS],
    /// How many matches had each number of actions.
    plies: BTreeMap<u32, u64>,
}

/// Scores of all seats together.
#[derive(Serialize)]
struct Scores {
    mean: f64,
    /// The standard deviation.
    deviation: f64,
    least: i32,
    most: i32,
    /// The mean score of the winners.
    winners: f64,
}

impl Spread {
    fn scores(&self, winners: f64) -> Scores {
        let all = || self.scores.iter().flatten().map(|(score, count)| (f64::from(*score), *count as f64));
        let count = all().map(|(_, count)| count).sum::<f64>().max(1.0);
        let mean = all().map(|(score, count)| score * count).sum::<f64>() / count;
        let variance = all().map(|(score, times)| (score - mean).powi(2) * times).sum::<f64>() / count;
        let least = self.scores.iter().filter_map(|seat| seat.keys().next()).min();
        let most = self.scores.iter().filter_map(|seat| seat.keys().next_back()).max();
        let (least, most) = (least.copied().unwrap_or_default(), most.copied().unwrap_or_default());
        Scores { mean, deviation: variance.sqrt(), least, most, winners }
    }

    fn merge(&mut self, other: Spread) {
        for (own, more) in self.scores.iter_mut().zip(other.scores) {
            more.into_iter().for_each(|(score, count)| *own.entry(score).or_default() += count);
        }
        other.plies.into_iter().for_each(|(plies, count)| *self.plies.entry(plies).or_default() += count);
    }
}

impl Visitor for Simulate<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let Simulate { args, out } = self;
        let GameSetup { edition, game, .. } = GameSetup::<G>::new(&args.setup)?;
        let players = game.players();
        let bots = game_setup::bots_by_seat(&args.bots, players)?;
        let saves = args.save.as_deref().map(|folder| Saves::prepare::<G>(folder, args)).transpose()?;
        let run = Run {
            game: Arc::new(game),
            edition: EditionId::of(&edition),
            bots,
            thinking: Thinking { iterations: args.iterations, time: None },
            base: Seed::from_number(args.seed),
            games: args.games,
            saves,
            next: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            bar: progress(args.games, "matches"),
        };
        let begin = Instant::now();
        let tally = run.all(threads(args.threads))?;
        let seconds = begin.elapsed().as_secs_f64();
        run.bar.finish_and_clear();
        let seats = usize::from(players);
        let report = SimulationReport {
            game: G::NAME,
            rules: G::RULES,
            edition: run.edition,
            players,
            games: args.games,
            seed: args.seed,
            bots: run.bots.iter().map(|bot| bot.name()).collect(),
            iterations: args.iterations,
            plies: tally.plies,
            decisions: tally.decisions,
            turns: tally.stats.turns(),
            seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
            games_per_second: args.games as f64 / seconds,
            wins_by_seat: tally.wins.iter().take(seats).map(|parts| *parts as f64 / WIN as f64).collect(),
            mean_score_by_seat: tally.scores.iter().take(seats).map(|sum| *sum as f64 / args.games as f64).collect(),
            scores: tally.spread.scores(tally.winners as f64 / tally.won.max(1) as f64),
            stats: serde_json::to_value(tally.stats.report(args.games)).map_err(|e| Failure::input(e.to_string()))?,
            spread: tally.spread,
        };
        if let Some(file) = &args.report {
            std::fs::write(file, page::of(&report)).map_err(|error| match_files::named(file, &error))?;
        }
        if args.json {
            let line = serde_json::to_string(&report).map_err(|error| Failure::input(error.to_string()))?;
            writeln!(out, "{line}")?;
        } else {
            write_text(&report, out)?;
        }
        Ok(())
    }
}

fn write_text(report: &SimulationReport, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{} matches of {}, {} players, seed {}", report.games, report.game, report.players, report.seed)?;
    writeln!(out, "{:>6} {:>10} {:>10} {:>12}  bot", "seat", "wins", "win share", "mean score")?;
    let seats = report.bots.iter().zip(&report.wins_by_seat).zip(&report.mean_score_by_seat);
    for (number, ((bot, wins), score)) in (1..).zip(seats) {
        let share = 100.0 * wins / report.games as f64;
        writeln!(out, "{number:>6} {wins:>10.1} {share:>9.2}% {score:>12.2}  {bot}")?;
    }
    let Scores { mean, deviation, least, most, winners } = report.scores;
    writeln!(out, "scores {mean:.2} ± {deviation:.2} ({least} to {most}), of winners {winners:.2}")?;
    writeln!(out, "{} decisions in {} turns", report.decisions, report.turns)?;
    if let serde_json::Value::Object(stats) = &report.stats {
        for (name, value) in stats {
            writeln!(out, "{name}: {value}")?;
        }
    }
    let (decisions, games) = (report.decisions_per_second, report.games_per_second);
    writeln!(out, "{:.2} s: {decisions:.0} decisions/s, {games:.0} matches/s", report.seconds)
}

/// This many, or one for each core.
pub(crate) fn threads(wanted: Option<u16>) -> u64 {
    let cores = || thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    wanted.map_or_else(cores, u64::from)
}

/// A progress bar on standard error, if somebody is looking.
pub(crate) fn progress(count: u64, what: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left"));
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Where the match files of a run go.
struct Saves {
    folder: PathBuf,
    stem: String,
    digits: usize,
}

impl Saves {
    /// Creates the folder and makes sure that no file of the run exists yet.
    fn prepare<G: FullGame>(folder: &Path, args: &SimulateArgs) -> Result<Saves, Failure> {
        std::fs::create_dir_all(folder).map_err(|error| match_files::named(folder, &error))?;
        let digits = args.games.to_string().len();
        let saves = Saves { folder: folder.into(), stem: format!("{}-{}", G::NAME, args.seed), digits };
        match (0..args.games).map(|index| saves.path(index)).find(|path| path.exists()) {
            Some(path) => Err(match_files::named(&path, &io::ErrorKind::AlreadyExists.into())),
            None => Ok(saves),
        }
    }

    fn path(&self, index: u64) -> PathBuf {
        self.folder.join(format!("{}-{:0digits$}.jsonl", self.stem, index + 1, digits = self.digits))
    }
}

/// How many matches a worker takes at a time. The tallies are added up in the order of these portions,
/// so the sum does not depend on who played which.
const PORTION: u64 = 64;

struct Run<G: FullGame> {
    game: Arc<G>,
    edition: EditionId,
    bots: Vec<BotKind>,
    thinking: Thinking,
    base: Seed,
    games: u64,
    saves: Option<Saves>,
    next: AtomicU64,
    stop: AtomicBool,
    bar: ProgressBar,
}

/// Parts of a win, chosen so that one to [`MAX_SEATS`] winners share it without a remainder.
const WIN: u64 = 60;

struct Tally<S> {
    /// The number of this portion.
    portion: u64,
    /// In parts of a win.
    wins: [u64; MAX_SEATS],
    scores: [i64; MAX_SEATS],
    /// Winners, and the sum of their scores.
    won: u64,
    winners: i64,
    plies: u64,
    decisions: u64,
    stats: S,
    spread: Spread,
}

impl<S: Default> Tally<S> {
    fn new(portion: u64) -> Tally<S> {
        let (stats, spread) = (S::default(), Spread::default());
        let (wins, scores) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        Tally { portion, wins, scores, won: 0, winners: 0, plies: 0, decisions: 0, stats, spread }
    }

    fn count(&mut self, standings: &Standings, plies: u32, decisions: u32) {
        for (seat, score) in standings.score.iter() {
            self.scores.get_mut(seat.index()).into_iter().for_each(|sum| *sum += i64::from(score));
            let spread = self.spread.scores.get_mut(seat.index());
            spread.into_iter().for_each(|scores| *scores.entry(score).or_default() += 1);
        }
        let winners = standings.winners();
        for seat in winners.iter() {
            self.wins.get_mut(seat.index()).into_iter().for_each(|sum| *sum += WIN / winners.len() as u64);
            self.won += 1;
            self.winners +=
                standings.score.iter().filter(|(of, _)| *of == seat).map(|(_, score)| i64::from(score)).sum::<i64>();
        }
        self.plies += u64::from(plies);
        self.decisions += u64::from(decisions);
        *self.spread.plies.entry(plies).or_default() += 1;
    }
}

impl<G: FullGame> Run<G> {
    fn all(&self, threads: u64) -> Result<Tally<G::Stats>, Failure> {
        let workers = threads.min(self.games.div_ceil(PORTION));
        let mut portions = Vec::new();
        thread::scope(|scope| {
            let handles: Vec<_> = (0..workers).map(|_| scope.spawn(|| self.work())).collect();
            for handle in handles {
                match handle.join() {
                    Ok(done) => portions.extend(done?),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            Ok::<(), Failure>(())
        })?;
        portions.sort_by_key(|tally| tally.portion);
        let mut sum = Tally::<G::Stats>::new(0);
        for tally in portions {
            sum.wins.iter_mut().zip(tally.wins).for_each(|(sum, more)| *sum += more);
            sum.scores.iter_mut().zip(tally.scores).for_each(|(sum, more)| *sum += more);
            sum.won += tally.won;
            sum.winners += tally.winners;
            sum.plies += tally.plies;
            sum.decisions += tally.decisions;
            sum.stats.merge(&tally.stats);
            sum.spread.merge(tally.spread);
        }
        Ok(sum)
    }

    fn work(&self) -> Result<Vec<Tally<G::Stats>>, Failure> {
        let mut done = Vec::new();
        while !self.stop.load(Ordering::Relaxed) {
            let portion = self.next.fetch_add(1, Ordering::Relaxed);
            let first = portion * PORTION;
            if first >= self.games {
                break;
            }
            let matches = first..(first + PORTION).min(self.games);
            let count = matches.end - matches.start;
            let fast = self.saves.is_none() && self.bots.iter().all(|bot| *bot == BotKind::Random);
            let mut tally = Tally::new(portion);
            let played = if fast { self.fast(matches, &mut tally) } else { self.at_table(matches, &mut tally) };
            played.inspect_err(|_| self.stop.store(true, Ordering::Relaxed))?;
            done.push(tally);
            self.bar.inc(count);
        }
        Ok(done)
    }

    /// Random players need no knowledge and nobody keeps the events.
    fn fast(&self, matches: Range<u64>, tally: &mut Tally<G::Stats>) -> Result<(), Failure> {
        let mut playout = Playout::new(&*self.game);
        for index in matches {
            let played = playout.play(self.base.of_match(index));
            let standings = played.standings.ok_or_else(|| bug(index))?;
            tally.count(&standings, played.plies, played.decisions);
        }
        tally.stats = playout.stats;
        Ok(())
    }

    /// The same matches, keeping every record.
    fn at_table(&self, matches: Range<u64>, tally: &mut Tally<G::Stats>) -> Result<(), Failure> {
        for index in matches {
            let seed = self.base.of_match(index);
            let mut live = Match::deal(self.game.clone(), self.edition.clone(), seed);
            let mut bots = game_setup::make_bots::<G>(&self.bots)?;
            let mut decisions = 0;
            while let Status::Open { ask, .. } = live.status() {
                let game = live.game();
                decisions += u32::from(game.has_choice(live.state(), ask));
                let bot = bots.get_mut(ask.index());
                let answer = bot.and_then(|bot| bot.decide(&live, self.thinking.budget(), false));
                let answer = answer.ok_or_else(|| bug(index))?;
                live.play(ask, answer.action).map_err(|_| bug(index))?;
            }
            let standings = live.standings().ok_or_else(|| bug(index))?;
            live.records().iter().flat_map(|record| record.events()).for_each(|event| tally.stats.note(event));
            tally.count(&standings, live.ply(), decisions);
            if let Some(saves) = &self.saves {
                match_files::Saving::begin(&saves.path(index), &live)?.end(Some(standings))?;
            }
        }
        Ok(())
    }
}

fn bug(index: u64) -> Failure {
    Failure::input(format!("match {}: the rules refused an action that they had offered; please report it", index + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::BySeat;

    #[test]
    fn the_spread_is_that_of_all_seats_and_the_winners_are_told_apart() {
        let mut tally = Tally::<()>::new(0);
        for scores in [[10, 20], [30, 20]] {
            let place =
                BySeat::new(2, |seat| if scores[seat.index()] == *scores.iter().max().unwrap() { 1 } else { 2 });
            let score = BySeat::new(2, |seat| scores[seat.index()]);
            tally.count(&Standings { place, score }, 1, 1);
        }
        let found = tally.spread.scores(tally.winners as f64 / tally.won as f64);
        assert_eq!((found.mean, found.least, found.most, found.winners), (20.0, 10, 30, 25.0));
        assert!((found.deviation - 50.0f64.sqrt()).abs() < 1e-9, "{}", found.deviation);
    }

    #[test]
    fn a_shared_win_is_split() {
        let mut tally = Tally::<()>::new(0);
        for places in [[1, 1, 3], [1, 1, 1], [2, 1, 3], [3, 3, 3]] {
            let place = BySeat::new(3, |seat| places[seat.index()]);
            tally.count(&Standings { place, score: BySeat::all(3, 0) }, 1, 1);
        }
        assert_eq!(tally.wins, [30 + 20, 30 + 20 + 60, 20, 0, 0], "nobody wins the last");
    }
}
