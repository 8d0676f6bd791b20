//! Matches between players, each deal played with the tested one in every seat.

use bots::{Ask, Bot, BotDice, BotKind, Bots};
use game::{Observer, Seat, Standings, Status};
use record::{Seed, StepChance};
use std::time::{Duration, Instant};

/// More plies than any sane match has.
pub const TOO_LONG: u32 = 20_000;

/// A decision as a player meets it.
pub struct Decision<'a, G: Bots> {
    pub state: &'a G::State,
    pub seat: Seat,
    pub ply: u32,
    pub knowledge: &'a G::Knowledge,
    pub choices: &'a G::Choices,
    pub action: &'a G::Action,
}

/// One match that was played.
pub struct Played<G: Bots> {
    pub standings: Standings,
    pub plies: u32,
    pub events: Vec<G::Event>,
    /// Decisions and the time they took, by seat.
    pub thought: Vec<(u32, Duration)>,
}

/// Plays the match with this seed; shows every decision before it is carried out.
pub fn play<G: Bots>(game: &G, kinds: &[BotKind], seed: Seed, mut show: impl FnMut(Decision<'_, G>)) -> Played<G> {
    let mut bots: Vec<Box<dyn Bot<G>>> =
        kinds.iter().map(|kind| G::bot(*kind).expect("the game has such a bot")).collect();
    let mut thought = vec![(0, Duration::ZERO); kinds.len()];
    let (mut state, mut choices, mut events) = (game.blank(), G::Choices::default(), Vec::new());
    game.deal(&mut state, &mut StepChance::new(seed, 0), &mut events);
    let dice = BotDice::new(&seed);
    for ply in 1..TOO_LONG {
        let seat = match game.status(&state) {
            Status::Open { ask, .. } => ask,
            Status::Over(standings) => return Played { standings, plies: ply - 1, events, thought },
        };
        game.choices(&state, seat, &mut choices);
        let knowledge = game.knowledge(&state, Observer::Seat(seat));
        let since = Instant::now();
        let action = bots[seat.index()].choose(Ask::new(game, &knowledge, &choices, &mut dice.at(seat, ply))).action;
        thought[seat.index()].0 += 1;
        thought[seat.index()].1 += since.elapsed();
        show(Decision { state: &state, seat, ply, knowledge: &knowledge, choices: &choices, action: &action });
        let done = game.apply(&mut state, seat, &action, &mut StepChance::new(seed, ply), &mut events);
        done.unwrap_or_else(|refusal| panic!("{}: {seat} may not {action:?}: {refusal:?}", G::NAME));
    }
    panic!("{} has no end with {kinds:?} and {seed:?}", G::NAME);
}

/// How a player fares against others of one kind.
pub struct Strength {
    pub share: f64,
    /// Half the 95 % interval, over deals.
    pub within: f64,
    /// Mean score above the mean of the others.
    pub ahead: f64,
    pub micros: f64,
}

/// So many deals, each with the tested player in every seat; a shared win counts in part.
pub fn measure<G: Bots>(game: &G, tested: BotKind, others: BotKind, deals: u64) -> Strength {
    let players = game.players();
    let (mut shares, mut ahead, mut thought) = (Vec::new(), 0.0, (0, Duration::ZERO));
    for deal in 0..deals {
        let mut share = 0.0;
        for seat in Seat::all(players) {
            let mut kinds = vec![others; players.into()];
            kinds[seat.index()] = tested;
            let played = play(game, &kinds, Seed::from_number(deal), |_| {});
            let winners = played.standings.winners();
            if winners.contains(seat) {
                share += 1.0 / winners.len() as f64;
            }
            let sum: i32 = played.standings.score.iter().map(|(_, score)| score).sum();
            let own = played.standings.score[seat];
            ahead += f64::from(own) - f64::from(sum - own) / f64::from(players - 1);
            let (count, time) = played.thought[seat.index()];
            thought = (thought.0 + count, thought.1 + time);
        }
        shares.push(share / f64::from(players));
    }
    let n = shares.len() as f64;
    let share = shares.iter().sum::<f64>() / n;
    let variance = shares.iter().map(|one| (one - share).powi(2)).sum::<f64>() / (n - 1.0);
    Strength {
        share,
        within: 1.96 * (variance / n).sqrt(),
        ahead: ahead / (n * f64::from(players)),
        micros: thought.1.as_secs_f64() * 1e6 / f64::from(thought.0.max(1)),
    }
}
