//! Analyses a whole match: everybody's chances throughout, what deals did to both sides, and all decisions.
//!
//! Every chance rests on what that seat knew at that moment: nobody is judged by cards they could not see.
//! So everybody's chances need not add up to one.

use super::{Judged, Review};
use crate::forecast::share;
use crate::{BotDice, Bots, Budget, Dice, Forecast};
use game::{Game, NoLog, Observer, Seat, Status};
use record::{Entry, Match, RecordOf, Seed, StepChance};
use std::sync::atomic::Ordering;

/// The most moments that are analysed. In a longer match some are left out, evenly spread.
const MOST_MOMENTS: usize = 300;
/// The effect of a deal is a difference, which needs more worlds than a single chance.
const DEALING_WORLDS: u32 = 4;

/// The chances after a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The step of the match.
    pub version: u32,
    /// Each seat's chance of winning, by what it knew.
    pub win: Vec<f32>,
}

/// A deal between two seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Dealing {
    /// The step of the match.
    pub version: u32,
    /// Its effect on both.
    pub sides: [Side; 2],
}

/// One side of a deal: its chance of winning, by what it knew then.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Side {
    /// The seat.
    pub seat: Seat,
    /// If there had been no deal.
    pub without: f32,
    /// After it.
    pub with: f32,
}

/// How far a match has been analysed, and what was found.
pub struct Whole<G: Game> {
    /// The chances after the deal of the cards and after the actions that followed.
    pub moments: Vec<Moment>,
    /// The deals between players.
    pub dealings: Vec<Dealing>,
    /// The decisions, seat by seat.
    pub judged: Vec<(Seat, Judged<G::Action>)>,
    forecast: Option<Box<dyn Forecast<G>>>,
    worlds: u32,
    state: G::State,
    /// Records in force whose moments were analysed.
    place: usize,
    reviews: Vec<Review<G>>,
    /// The seat whose decisions come before everything else: that of the reader who asked.
    first: Option<Seat>,
}

impl<G: Bots> Whole<G> {
    /// Nothing has been analysed yet. A chance between decisions comes from this many worlds. None if the game has no
    /// bot that can judge.
    pub fn new(game: &G, worlds: u32) -> Option<Whole<G>> {
        let reviews = Seat::all(game.players()).map(|seat| Review::new(game, seat)).collect::<Option<Vec<_>>>()?;
        let (forecast, state) = (G::forecast(game), game.blank());
        let (moments, dealings, judged) = (Vec::new(), Vec::new(), Vec::new());
        Some(Whole { moments, dealings, judged, forecast, worlds, state, place: 0, reviews, first: None })
    }

    /// The decisions of this seat are looked at before everything else.
    #[must_use]
    pub fn beginning_with(self, seat: Option<Seat>) -> Whole<G> {
        Whole { first: seat, ..self }
    }

    /// Has every decision of a seat been looked at?
    pub fn has_judged(&self, played: &Match<G>, seat: Seat) -> bool {
        self.reviews.iter().any(|review| {
            let (done, of) = review.progress(played);
            review.seat == seat && done == of
        })
    }

    /// How much has been analysed, of how much.
    pub fn progress(&self, played: &Match<G>) -> (usize, usize) {
        let seats = self.reviews.iter().map(|review| review.progress(played));
        seats.fold((self.place, played.in_force().count()), |(done, of), (more, all)| (done + more, of + all))
    }

    /// Analyses one thing more, always in the same match. False if there is nothing left, or if it was told to stop.
    pub fn advance(&mut self, played: &Match<G>, budget: Budget<'_>) -> bool {
        if budget.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return false;
        }
        let own_first = self.first.is_some_and(|seat| !self.has_judged(played, seat));
        if let Some(record) = played.in_force().nth(self.place).filter(|_| !own_first) {
            self.pass(played, record);
            self.place += 1;
            return true;
        }
        let unfinished = |review: &&mut Review<G>| {
            let (done, of) = review.progress(played);
            done < of
        };
        let first = self.first.filter(|_| own_first);
        let next = |review: &&mut Review<G>| unfinished(review) && first.is_none_or(|seat| review.seat == seat);
        let Some(review) = self.reviews.iter_mut().find(next) else { return false };
        let seat = review.seat;
        match review.next(played, budget) {
            Some(judged) => self.judged.push((seat, judged)),
            // It was told to stop, or has finished this seat.
            None => return !budget.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)),
        }
        true
    }

    /// Carries out a record, and analyses what it did.
    fn pass(&mut self, played: &Match<G>, record: &RecordOf<G>) {
        let game = played.game();
        let before = self.state;
        record.events().iter().for_each(|event| game.evolve(&mut self.state, event));
        let after = self.state;
        if let Some(sides) = self.dealing(played, record, &before, &after) {
            self.dealings.push(Dealing { version: record.version, sides });
        }
        let all = played.in_force().count();
        let stride = all.div_ceil(MOST_MOMENTS).max(1);
        if self.place.is_multiple_of(stride) || self.place + 1 == all {
            let chances = Seat::all(game.players()).map(|seat| self.chance(played, record.ply, &after, seat, 1));
            if let Some(win) = chances.collect() {
                self.moments.push(Moment { version: record.version, win });
            }
        }
    }

    /// The effect of a deal on both sides, if this was one.
    fn dealing(
        &mut self,
        played: &Match<G>,
        record: &RecordOf<G>,
        before: &G::State,
        after: &G::State,
    ) -> Option<[Side; 2]> {
        let dealers = record.events().iter().find_map(G::dealers)?;
        let Entry::Play { seat, action, .. } = &record.entry else { return None };
        let compared = Compared { seed: &played.header().seed, ply: record.ply, seat: *seat, action, before, after };
        compared.sides(played.game(), &mut self.forecast, dealers, self.worlds * DEALING_WORLDS)
    }

    /// A seat's chance of winning, by what it knows in this state.
    fn chance(&mut self, played: &Match<G>, ply: u32, state: &G::State, seat: Seat, times: u32) -> Option<f32> {
        let dice = BotDice::new(&played.header().seed).at(seat, ply);
        chance(played.game(), &mut self.forecast, state, seat, self.worlds * times, dice)
    }
}

/// A deal: the action that made it, and the states before and after it.
pub struct Compared<'a, G: Game> {
    /// What all chance of the match comes from.
    pub seed: &'a Seed,
    /// The number of the action.
    pub ply: u32,
    /// Who made the deal by it.
    pub seat: Seat,
    /// The action.
    pub action: &'a G::Action,
    /// The state before it.
    pub before: &'a G::State,
    /// The state after it.
    pub after: &'a G::State,
}

impl<G: Bots> Compared<'_, G> {
    /// What it did for both sides, by what each knew, in this many worlds.
    pub fn sides(
        &self,
        game: &G,
        forecast: &mut Option<Box<dyn Forecast<G>>>,
        dealers: [Seat; 2],
        worlds: u32,
    ) -> Option<[Side; 2]> {
        // A deal that could not be declined is compared with the position before it.
        let mut without = *self.before;
        if let Some(instead) = G::without(self.action) {
            let mut chance = StepChance::new(*self.seed, self.ply);
            if game.apply(&mut without, self.seat, &instead, &mut chance, &mut NoLog).is_err() {
                without = *self.before;
            }
        }
        let mut side = |seat: Seat| {
            let dice = || BotDice::new(self.seed).at(seat, self.ply);
            let without = chance(game, forecast, &without, seat, worlds, dice())?;
            Some(Side { seat, without, with: chance(game, forecast, self.after, seat, worlds, dice())? })
        };
        let [one, other] = dealers;
        Some([side(one)?, side(other)?])
    }
}

/// A seat's chance of winning, by what it knows in this state.
fn chance<G: Bots>(
    game: &G,
    forecast: &mut Option<Box<dyn Forecast<G>>>,
    state: &G::State,
    seat: Seat,
    worlds: u32,
    dice: Dice,
) -> Option<f32> {
    if let Status::Over(standings) = game.status(state) {
        return Some(share(&standings, seat));
    }
    let knowledge = game.knowledge(state, Observer::Seat(seat));
    if !G::is_clear(&knowledge) {
        return None;
    }
    forecast.as_mut()?.chance(game, &knowledge, seat, worlds, dice)
}
