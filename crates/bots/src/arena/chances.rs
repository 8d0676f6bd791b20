//! Do the chances that a bot tells come true? Of decisions told at 40%, two in five should belong to winners.
//!
//! Somebody wins every match: where chances come true, those of all seats add up to one, each by what its own seat knows.

use super::{Foul, Thinking};
use crate::{Ask, Bot, BotDice, Bots};
use game::{Choices as _, Counted, Observer, Seat, Status};
use record::{Seed, StepChance};
use std::collections::BTreeMap;

/// A chance that was told at a decision, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Told {
    /// What kind of decision it was ([`Bots::occasion`]).
    pub occasion: &'static str,
    /// Whose.
    pub seat: Seat,
    /// The action of the match that it led to.
    pub ply: u32,
    /// The chance to win after what was chosen.
    pub chance: f32,
    /// The share of the win that the seat got.
    pub won: f32,
}

/// Plays a match and writes down what the bots think of their chances at each decision with more than one choice.
pub fn chances<G: Counted + Bots>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: Seed,
    thinking: Thinking,
) -> Result<Vec<Told>, Foul> {
    let (mut state, mut choices, mut events) = (game.blank(), G::Choices::default(), Vec::new());
    game.deal(&mut state, &mut StepChance::new(seed, 0), &mut events);
    let dice = BotDice::new(&seed);
    let mut told: Vec<Told> = Vec::new();
    for ply in 1..super::TOO_LONG {
        for event in events.drain(..) {
            for (index, bot) in bots.iter_mut().enumerate() {
                if let Some(seen) = game.seen(&event, Observer::Seat(Seat::at(index))) {
                    bot.observe(game, &seen);
                }
            }
        }
        let seat = match game.status(&state) {
            Status::Open { ask, .. } => ask,
            Status::Over(standings) => {
                let won = |told: &Told| crate::forecast::share(&standings, told.seat);
                told.iter_mut().for_each(|told| told.won = won(told));
                return Ok(told);
            }
        };
        game.choices(&state, seat, &mut choices);
        let knowledge = game.knowledge(&state, Observer::Seat(seat));
        let Some(bot) = bots.get_mut(seat.index()) else { return Err(Foul::Endless) };
        let chance = &mut dice.at(seat, ply);
        let explain = choices.forced().is_none();
        let ask = Ask { budget: thinking.budget(), explain, ..Ask::new(game, &knowledge, &choices, chance) };
        let answer = bot.choose(ask);
        if let Some(chance) = answer.reasons.first().and_then(|reason| reason.win).filter(|_| explain) {
            told.push(Told { occasion: G::occasion(&knowledge), seat, ply, chance, won: 0.0 });
        }
        game.apply(&mut state, seat, &answer.action, &mut StepChance::new(seed, ply), &mut events)
            .map_err(|refusal| Foul::Illegal(format!("{seat:?} may not {:?}: {refusal:?}", answer.action)))?;
    }
    Err(Foul::Endless)
}

/// What was told on the mean at one kind of decision, and what came.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Occasion {
    /// Decisions.
    pub decisions: u32,
    told: f64,
    won: f64,
}

impl Occasion {
    /// The chances of all seats together, as they were told.
    pub fn told(&self, players: u8) -> f64 {
        f64::from(players) * self.told / f64::from(self.decisions.max(1))
    }

    /// The same as it came.
    pub fn came(&self, players: u8) -> f64 {
        f64::from(players) * self.won / f64::from(self.decisions.max(1))
    }
}

/// All that was told, by the kind of decision.
pub fn by_occasion(all: &[Told]) -> BTreeMap<&'static str, Occasion> {
    let mut occasions: BTreeMap<&'static str, Occasion> = BTreeMap::new();
    for told in all {
        let occasion = occasions.entry(told.occasion).or_default();
        occasion.decisions += 1;
        occasion.told += f64::from(told.chance);
        occasion.won += f64::from(told.won);
    }
    occasions
}
