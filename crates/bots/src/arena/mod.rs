//! Bots against bots, fairly: every deal is played once for each seat, with the bots moved on by one seat each time.
//!
//! The luck that a deal gives a seat reaches every bot, so statistics are taken over deals and not over matches.

pub mod chances;
mod rating;
mod tally;

pub use rating::ratings;
pub use tally::{Tally, Verdict};

use crate::{Ask, Bot, BotDice, Budget};
use game::{Choices as _, Counted, Game, Observer, Seat, Standings, Stats, Status};
use record::{Seed, StepChance};
use std::fmt;
use std::time::{Duration, Instant};

/// More plies than any sane match has.
const TOO_LONG: u32 = 20_000;

/// How long a bot may think over each decision.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Thinking {
    /// Rounds of thought.
    pub iterations: Option<u32>,
    /// Time.
    pub time: Option<Duration>,
}

impl Thinking {
    /// The limit for a decision that begins now.
    pub fn budget(&self) -> Budget<'static> {
        Budget { iterations: self.iterations, until: self.time.map(|time| Instant::now() + time), stop: None }
    }
}

/// A decision as a bot meets it.
pub struct Decision<'a, G: Game> {
    /// The whole truth, which the bot does not get.
    pub state: &'a G::State,
    /// The player that decides.
    pub seat: Seat,
    /// The ply it leads to.
    pub ply: u32,
    /// The knowledge of the seat.
    pub knowledge: &'a G::Knowledge,
    /// The actions open to it.
    pub choices: &'a G::Choices,
    /// Its action.
    pub action: &'a G::Action,
    /// Everything that happened before; the bot has seen what its seat sees of it.
    pub events: &'a [G::Event],
}

/// How much a bot has thought in a match.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Thought {
    /// Decisions with at least two choices.
    pub decisions: u32,
    /// The time all its decisions took.
    pub time: Duration,
}

/// One match that was played.
pub struct Played<G: Counted> {
    /// How it ended.
    pub standings: Standings,
    /// Actions.
    pub plies: u32,
    /// By seat.
    pub thought: Vec<Thought>,
    /// The statistics.
    pub stats: G::Stats,
    /// Everything that happened.
    pub events: Vec<G::Event>,
}

/// A match that did not reach its end.
#[derive(Clone, PartialEq, Debug)]
pub enum Foul {
    /// A bot attempted an illegal action.
    Illegal(String),
    /// It does not end.
    Endless,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Foul::Illegal(what) => write!(f, "a bot broke the rules: {what}"),
            Foul::Endless => write!(f, "no end after {TOO_LONG} actions"),
        }
    }
}

impl std::error::Error for Foul {}

/// Plays the match with this seed; shows every decision before it is carried out.
pub fn play<G: Counted>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: Seed,
    thinking: Thinking,
    mut show: impl FnMut(Decision<'_, G>),
) -> Result<Played<G>, Foul> {
    let mut thought = vec![Thought::default(); bots.len()];
    let mut stats = G::Stats::default();
    let (mut state, mut choices, mut events) = (game.blank(), G::Choices::default(), Vec::new());
    game.deal(&mut state, &mut StepChance::new(seed, 0), &mut events);
    let dice = BotDice::new(&seed);
    let mut told = 0;
    for ply in 1..TOO_LONG {
        tell(game, bots, events.get(told..).unwrap_or_default(), &mut stats);
        told = events.len();
        let seat = match game.status(&state) {
            Status::Open { ask, .. } => ask,
            Status::Over(standings) => return Ok(Played { standings, plies: ply - 1, thought, stats, events }),
        };
        game.choices(&state, seat, &mut choices);
        let knowledge = game.knowledge(&state, Observer::Seat(seat));
        let (Some(bot), Some(thought)) = (bots.get_mut(seat.index()), thought.get_mut(seat.index())) else {
            return Err(Foul::Illegal(format!("there is no bot in {seat:?}")));
        };
        let since = Instant::now();
        let chance = &mut dice.at(seat, ply);
        let ask = Ask { budget: thinking.budget(), ..Ask::new(game, &knowledge, &choices, chance) };
        let action = bot.choose(ask).action;
        thought.time += since.elapsed();
        thought.decisions += u32::from(choices.forced().is_none());
        let (knowledge, choices) = (&knowledge, &choices);
        show(Decision { state: &state, seat, ply, knowledge, choices, action: &action, events: &events });
        game.apply(&mut state, seat, &action, &mut StepChance::new(seed, ply), &mut events)
            .map_err(|refusal| Foul::Illegal(format!("{seat:?} may not {action:?}: {refusal:?}")))?;
    }
    Err(Foul::Endless)
}

/// Every bot sees as much of what happened as its seat does.
fn tell<G: Counted>(game: &G, bots: &mut [Box<dyn Bot<G>>], events: &[G::Event], stats: &mut G::Stats) {
    for event in events {
        stats.note(event);
        for (index, bot) in bots.iter_mut().enumerate() {
            if let Some(seen) = game.seen(event, Observer::Seat(Seat::at(index))) {
                bot.observe(game, &seen);
            }
        }
    }
}

/// The result of one deal, over all its rotations.
#[derive(Clone, Debug)]
pub struct Deal<S> {
    /// By bot, as they were named.
    pub results: Vec<DealResult>,
    /// The place of each bot in each match.
    pub places: Vec<Vec<u8>>,
    /// The statistics.
    pub stats: S,
}

/// The result of one deal for one bot, as a mean over its seats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct DealResult {
    /// Share of the wins; a shared win counts in part.
    pub share: f64,
    /// Score above the mean of the others.
    pub ahead: f64,
    /// Score.
    pub score: f64,
    /// All its thinking.
    pub thought: Thought,
}

/// Plays a deal once for each seat. `make` gives the bot with a number below the number of players.
pub fn play_deal<G: Counted>(
    game: &G,
    make: impl Fn(usize) -> Box<dyn Bot<G>>,
    seed: Seed,
    thinking: Thinking,
) -> Result<Deal<G::Stats>, Foul> {
    let players = usize::from(game.players());
    let results = vec![DealResult::default(); players];
    let mut deal = Deal { results, places: Vec::new(), stats: G::Stats::default() };
    for turn in 0..players {
        // The bot on the seat with this index.
        let on = |seat: usize| (seat + turn) % players;
        let mut bots: Vec<_> = (0..players).map(|seat| make(on(seat))).collect();
        let played = play(game, &mut bots, seed, thinking, |_| {})?;
        deal.stats.merge(&played.stats);
        let mut places = vec![0; players];
        for (seat, place) in played.standings.place.iter() {
            places.get_mut(on(seat.index())).into_iter().for_each(|of| *of = place);
        }
        deal.places.push(places);
        let winners = played.standings.winners();
        let sum: i32 = played.standings.score.iter().map(|(_, score)| score).sum();
        for (seat, score) in played.standings.score.iter() {
            let Some(result) = deal.results.get_mut(on(seat.index())) else { continue };
            let part = 1.0 / players as f64;
            if winners.contains(seat) {
                result.share += part / winners.len() as f64;
            }
            result.score += part * f64::from(score);
            result.ahead += part * (f64::from(score) - f64::from(sum - score) / (players as f64 - 1.0).max(1.0));
            if let Some(thought) = played.thought.get(seat.index()) {
                result.thought.decisions += thought.decisions;
                result.thought.time += thought.time;
            }
        }
    }
    Ok(deal)
}
