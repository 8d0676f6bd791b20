//! Analyses a match: for every decision of a seat, the best choice, what was played, and what that did to the chance of
//! winning.
//!
//! One decision at a time, so that the caller can show progress, stop, and continue later.
//! [`Whole`] goes through the decisions of all seats, and what happened in between.

mod lessons;
mod whole;

pub use lessons::{MOST_LESSONS, lessons};
pub use whole::{Compared, Dealing, Moment, Side, Whole};

use crate::search::Count;
use crate::{Ask, Bot, BotDice, Bots, Budget, Considered};
use game::{Choices as _, Game, Observer, Seat};
use record::{Entry, Match};
use serde::Serialize;
use std::sync::atomic::Ordering;

/// A choice that is better in points by fewer standard errors is not called better: it may be luck.
const SURE: f32 = 2.5;

/// A match also turns at a decision if the chance has changed by this much since the previous one.
const TIDE: f32 = 0.20;

/// A decision that was analysed.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// The step of the match that carried it out.
    pub version: u32,
    /// Its number among the actions of the match.
    pub ply: u32,
    /// The move played.
    pub played: A,
    /// The best choice: what was played, unless something was surely better.
    pub best: A,
    /// The chance of winning with the best choice, from 0 to 1; none if the analysing bot does not play matches on.
    pub before: Option<f32>,
    /// The same after what was played.
    pub after: Option<f32>,
    /// Half the 95% interval of what the decision gave away.
    pub within: Option<f32>,
    /// What the best choice and what was played count to at the end, where that can be told.
    pub counts: Option<[Count; 2]>,
    /// How much the chance has changed since the seat's previous decision, where that can be judged ([`Bots::is_clear`]).
    pub drift: Option<f32>,
    /// Why the match turned here, if it did.
    pub turning: Option<Turning>,
    /// The actions the bot considered, its own choice first.
    pub considered: Vec<Considered<A>>,
}

impl<A> Judged<A> {
    /// How much of the chance of winning the decision gave away.
    pub fn lost(&self) -> f32 {
        self.before.zip(self.after).map_or(0.0, |(before, after)| (before - after).max(0.0))
    }

    /// How many points it gave away.
    pub fn points_lost(&self) -> f32 {
        self.counts.map_or(0.0, |[best, played]| (best.score - played.score).max(0.0))
    }

    /// How bad that was, if it was.
    pub fn grade(&self) -> Option<Grade> {
        Grade::of(self.lost())
    }
}

/// How bad a decision was, by how much of the chance of winning it gave away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// 5 points of 100.
    Slip,
    /// 10 points: the match may turn on it.
    Mistake,
    /// 15 points.
    Blunder,
}

impl Grade {
    /// All of them, with the least that each gives away.
    const ALL: [(Grade, f32); 3] = [(Grade::Blunder, 0.15), (Grade::Mistake, 0.10), (Grade::Slip, 0.05)];

    fn of(lost: f32) -> Option<Grade> {
        Grade::ALL.iter().find(|(_, least)| lost >= *least).map(|(grade, _)| *grade)
    }
}

/// Why a match turned at a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Turning {
    /// Something much better could have been done.
    Mistake,
    /// What happened since the last decision had made the match much better.
    Rise,
    /// Or much worse.
    Fall,
}

/// How far the decisions of one seat have been analysed.
pub struct Review<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    state: G::State,
    choices: G::Choices,
    /// Records in force that were analysed.
    place: usize,
    /// The chance of winning after the last decision at which it could be judged.
    last: Option<f32>,
    /// It can be judged at this one.
    clear: bool,
}

impl<G: Bots> Review<G> {
    /// For this seat, by the strongest bot of the game; nothing has been analysed yet.
    pub fn new(game: &G, seat: Seat) -> Option<Review<G>> {
        let bot = G::adviser()?;
        Some(Review {
            seat,
            bot,
            state: game.blank(),
            choices: G::Choices::default(),
            place: 0,
            last: None,
            clear: true,
        })
    }

    /// How many of the actions of a match have been analysed, of how many.
    pub fn progress(&self, played: &Match<G>) -> (usize, usize) {
        (self.place, played.in_force().count())
    }

    /// Goes on to the next decision of the seat and analyses it. The match must be the same each time.
    ///
    /// Nothing if there are no more, or if it was told to stop: then the same decision is still the next one.
    pub fn next(&mut self, played: &Match<G>, budget: Budget<'_>) -> Option<Judged<G::Action>> {
        let game = played.game();
        for record in played.in_force().skip(self.place) {
            let judged = match record.entry {
                Entry::Play { seat, action, .. } if seat == self.seat => {
                    let judged = self.judge(played, record.ply, action, budget);
                    if budget.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                        return None;
                    }
                    judged.map(|judged| Judged { version: record.version, ..judged })
                }
                _ => None,
            };
            for event in record.events() {
                game.evolve(&mut self.state, event);
                if let Some(event) = game.seen(event, Observer::Seat(self.seat)) {
                    self.bot.observe(game, &event);
                }
            }
            self.place += 1;
            if let Some(mut judged) = judged {
                if self.clear {
                    judged.drift = self.last.zip(judged.before).map(|(last, now)| now - last);
                    self.last = judged.after;
                }
                judged.turning = turning(&judged);
                return Some(judged);
            }
        }
        None
    }

    /// What there was to choose from; nothing if there was no choice, or none under today's rules.
    fn judge(
        &mut self,
        played: &Match<G>,
        ply: u32,
        action: G::Action,
        budget: Budget<'_>,
    ) -> Option<Judged<G::Action>> {
        let game = played.game();
        game.choices(&self.state, self.seat, &mut self.choices);
        if self.choices.is_empty() || self.choices.forced().is_some() || !self.choices.contains(&action) {
            return None;
        }
        let knowledge = game.knowledge(&self.state, Observer::Seat(self.seat));
        self.clear = G::is_clear(&knowledge);
        let mut dice = BotDice::new(&played.header().seed).at(self.seat, ply);
        let ask = Ask::new(game, &knowledge, &self.choices, &mut dice);
        let answer = self.bot.choose(Ask { budget, explain: true, also: Some(action), ..ask });
        let found = |wanted| answer.reasons.iter().find(|one| one.action == wanted);
        let (chosen, own) = (found(answer.action), found(action));
        let alike = G::plainly(&answer.action) == G::plainly(&action);
        let better = chosen.zip(own).filter(|(chosen, own)| !alike && is_surely_better(chosen, own));
        let after = own.and_then(|own| own.win);
        let within = own.and_then(|own| own.within);
        let (best, before, counts) = match better {
            Some((chosen, own)) => {
                let counts = chosen.points.zip(own.points).map(|(best, played)| [best.count, played.count]);
                (G::plainly(&answer.action), chosen.win, counts)
            }
            None => (action, after, own.and_then(|own| own.points).map(|points| [points.count; 2])),
        };
        let (version, drift, turning) = (0, None, None);
        let considered = answer.reasons;
        Some(Judged { version, ply, played: action, best, before, after, within, counts, drift, turning, considered })
    }
}

/// Is it better by more than luck: by the chance to win or, with no chance to lose any more, by points?
fn is_surely_better<A>(chosen: &Considered<A>, own: &Considered<A>) -> bool {
    let by_chance = chosen.win.zip(own.win).is_some_and(|(chosen, win)| chosen - win > own.within.unwrap_or(0.0));
    let by_points = own.points.is_some_and(|points| points.behind > 0.0 && points.behind >= SURE * points.error);
    by_chance || by_points && chosen.win >= own.win
}

fn turning<A>(judged: &Judged<A>) -> Option<Turning> {
    if judged.grade() >= Some(Grade::Mistake) {
        return Some(Turning::Mistake);
    }
    match judged.drift {
        Some(change) if change >= TIDE => Some(Turning::Rise),
        Some(change) if -change >= TIDE => Some(Turning::Fall),
        _ => None,
    }
}
