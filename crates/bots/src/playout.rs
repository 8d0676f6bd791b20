//! Random players finish a match: sample an action, apply it. They do nothing else, and allocate nothing.

use crate::{BotDice, Dice};
use game::{Choices, Counted, Log, Sampler, Seat, Standings, Stats, Status};
use record::{Seed, StepChance};
use std::convert::Infallible;

/// What is kept from one match to the next, so that nothing is created twice.
pub struct Playout<'g, G: Counted> {
    game: &'g G,
    blank: G::State,
    state: G::State,
    /// The statistics of all matches so far.
    pub stats: G::Stats,
}

/// One match that was played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// How it ended; `None` if the rules refused an action they had offered, which is a bug of the rules.
    pub standings: Option<Standings>,
    /// Accepted actions.
    pub plies: u32,
    /// Accepted actions where the seat had at least two.
    pub decisions: u32,
}

struct Counting<'a, S>(&'a mut S);

impl<E, S: Stats<E>> Log<E> for Counting<'_, S> {
    // Always inlined, so that facts nobody counts are not even created.
    #[inline(always)]
    fn push(&mut self, event: E) {
        self.0.note(&event);
    }
}

impl<'g, G: Counted> Playout<'g, G> {
    /// Ready to play.
    pub fn new(game: &'g G) -> Playout<'g, G> {
        let blank = game.blank();
        Playout { game, blank, state: blank, stats: G::Stats::default() }
    }

    /// Plays the match with this seed: the same one, move for move, as random bots play at a table.
    pub fn play(&mut self, seed: Seed) -> Played {
        self.play_with(seed, |_, _| {})
    }

    /// Plays the match and shows the state before every ply.
    pub fn play_with(&mut self, seed: Seed, show: impl FnMut(&G::State, Seat)) -> Played {
        self.run(seed, show, |game, state, seat, sampler| game.decide(state, seat, sampler))
    }

    /// Plays the same match as for players that must see all their choices, to measure what those cost.
    pub fn play_listed(&mut self, seed: Seed) -> Played {
        let mut choices = G::Choices::default();
        self.run(
            seed,
            |_, _| {},
            |game, state, seat, sampler| {
                game.choices(state, seat, &mut choices);
                choices.decide(sampler)
            },
        )
    }

    #[inline(always)]
    fn run(
        &mut self,
        seed: Seed,
        mut show: impl FnMut(&G::State, Seat),
        mut decide: impl FnMut(&G, &G::State, Seat, &mut Sampler<Dice>) -> Result<G::Action, Infallible>,
    ) -> Played {
        let Playout { game, blank, state, stats } = self;
        let mut log = Counting(stats);
        let dice = BotDice::new(&seed);
        *state = *blank;
        let mut chance = StepChance::new(seed, 0);
        game.deal(state, &mut chance, &mut log);
        let mut played = Played { standings: None, plies: 0, decisions: 0 };
        loop {
            let seat = match game.status(state) {
                Status::Open { ask, .. } => ask,
                Status::Over(standings) => {
                    played.standings = Some(standings);
                    return played;
                }
            };
            show(state, seat);
            let ply = played.plies + 1;
            let mut sampler = Sampler::new(dice.at(seat, ply));
            // By reference: a copy would have to wait for all the small parts that were just written.
            let Ok(ref action) = decide(game, state, seat, &mut sampler);
            chance.turn_to(ply);
            if game.carry_out(state, seat, action, &mut chance, &mut log).is_err() {
                debug_assert!(false, "{} refused {action:?} that it had offered", G::NAME);
                return played;
            }
            played.plies = ply;
            played.decisions += u32::from(sampler.free);
        }
    }
}
