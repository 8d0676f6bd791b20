//! Thought by playing on: what an action is worth is how matches end that go on from it.
//!
//! A world is dealt that fits all that is known, and every action that is still in question is tried in it with the same chance:
//! so the actions differ by what they do and not by luck. What is surely worse than the best is tried no more,
//! and when only one action is left there is nothing more to think about.

use crate::{Answer, Budget, Considered};

/// Actions that are tried at most.
pub(crate) const MOST_IDEAS: usize = 16;
/// Worlds that are dealt at most; room for all their results is made once.
const MOST_WORLDS: usize = 8192;
/// Actions are compared for the first time after so many worlds, then after twice as many, and so on.
const FIRST_LOOK: usize = 24;
/// An action is given up when it is worse by so many standard errors.
const SURELY: f64 = 2.6;
/// The first idea is the one that a player without search would have. Another must be better by so many standard errors.
const DOUBT: f64 = 2.0;
/// Nothing is said against the first idea by fewer worlds.
const LEAST_WORLDS: usize = 8;
/// Rounds of thought where nothing else is said: about a tenth of a second.
const USUAL_ITERATIONS: u32 = 6_000;

/// The actions in question with all their results so far.
#[derive(Clone, Debug)]
pub(crate) struct Contest<A> {
    ideas: Vec<Idea<A>>,
    results: Vec<f32>,
    worlds: usize,
}

#[derive(Clone, Debug)]
struct Idea<A> {
    action: A,
    sum: f64,
    tried: u32,
    open: bool,
}

impl<A> Default for Contest<A> {
    fn default() -> Contest<A> {
        Contest { ideas: Vec::with_capacity(MOST_IDEAS), results: Vec::new(), worlds: 0 }
    }
}

/// How matches go on from a decision.
pub(crate) trait Trial<A> {
    /// Deals another world that fits what is known.
    fn deal(&mut self, number: u32);

    /// Does this in the world and plays the match to its end: from 0, the worst, to 1, the best.
    fn play(&mut self, action: &A) -> f32;
}

impl<A: Copy + PartialEq> Contest<A> {
    /// Begins with these ideas, the one a player without search would have first; what comes twice counts once.
    pub(crate) fn begin(&mut self, ideas: impl IntoIterator<Item = A>) {
        self.ideas.clear();
        self.worlds = 0;
        for action in ideas {
            if self.ideas.len() < MOST_IDEAS && self.ideas.iter().all(|idea| idea.action != action) {
                self.ideas.push(Idea { action, sum: 0.0, tried: 0, open: true });
            }
        }
        self.results.resize(MOST_IDEAS * MOST_WORLDS, 0.0);
    }

    /// Tries the ideas as long as there is time and doubt. The answer has win chances as reasons.
    pub(crate) fn decide(&mut self, trial: &mut impl Trial<A>, budget: Budget<'_>, explain: bool) -> Option<Answer<A>> {
        let unlimited = budget.iterations.is_none() && budget.until.is_none();
        let budget =
            Budget { iterations: if unlimited { Some(USUAL_ITERATIONS) } else { budget.iterations }, ..budget };
        let (mut iterations, mut look) = (0u32, FIRST_LOOK);
        // Reasons are wanted of all, so all are tried on when somebody asks for them.
        while self.worlds < MOST_WORLDS && self.in_question() > 1 && !budget.is_spent(iterations) {
            trial.deal(self.worlds as u32);
            let world = self.worlds;
            for (place, idea) in self.ideas.iter_mut().enumerate().filter(|(_, idea)| idea.open) {
                let result = trial.play(&idea.action);
                if let Some(slot) = self.results.get_mut(world * MOST_IDEAS + place) {
                    *slot = result;
                }
                idea.sum += f64::from(result);
                idea.tried += 1;
                iterations += 1;
            }
            self.worlds += 1;
            if self.worlds == look {
                look *= 2;
                self.give_up();
            }
        }
        let best = self.best()?;
        let action = self.ideas.get(best)?.action;
        let reasons = if explain { self.reasons(best) } else { Vec::new() };
        Some(Answer { action, reasons })
    }

    fn in_question(&self) -> usize {
        self.ideas.iter().filter(|idea| idea.open).count()
    }

    fn mean(&self, place: usize) -> f64 {
        self.ideas.get(place).map_or(0.0, |idea| idea.sum / f64::from(idea.tried.max(1)))
    }

    /// The open idea with the best results.
    fn leader(&self) -> Option<usize> {
        let open = self.ideas.iter().enumerate().filter(|(_, idea)| idea.open).map(|(place, _)| place);
        open.reduce(|a, b| if self.mean(b) > self.mean(a) { b } else { a })
    }

    /// By how much one open idea is better than another, in standard errors over the worlds.
    fn lead(&self, better: usize, worse: usize) -> f64 {
        let n = self.worlds as f64;
        let differences = self.results.chunks(MOST_IDEAS).take(self.worlds);
        let differences = differences.map(|row| match (row.get(better), row.get(worse)) {
            (Some(better), Some(worse)) => f64::from(better - worse),
            _ => 0.0,
        });
        let (sum, squares) = differences.fold((0.0, 0.0), |(sum, squares), d| (sum + d, squares + d * d));
        let mean = sum / n;
        let variance = (squares / n - mean * mean).max(1e-9);
        mean / (variance / n).sqrt()
    }

    fn give_up(&mut self) {
        let Some(leader) = self.leader() else { return };
        for place in (0..self.ideas.len()).filter(|place| *place != leader) {
            let open = self.ideas.get(place).is_some_and(|idea| idea.open);
            if open && self.lead(leader, place) > SURELY {
                self.ideas.get_mut(place).into_iter().for_each(|idea| idea.open = false);
            }
        }
    }

    fn best(&self) -> Option<usize> {
        let leader = self.leader()?;
        let first_stands = leader != 0 && self.ideas.first().is_some_and(|idea| idea.open);
        let doubtful = self.worlds < LEAST_WORLDS || self.lead(leader, 0) < DOUBT;
        if first_stands && doubtful { Some(0) } else { Some(leader) }
    }

    /// What was tried, the chosen one first, then by results.
    fn reasons(&self, best: usize) -> Vec<Considered<A>> {
        let mut places: Vec<usize> = (0..self.ideas.len()).collect();
        places.sort_by(|a, b| self.mean(*b).total_cmp(&self.mean(*a)));
        places.sort_by_key(|place| *place != best);
        let tell = |place: usize| {
            let idea = self.ideas.get(place)?;
            let worth = (idea.tried > 0).then(|| self.mean(place) as f32);
            Some(Considered { action: idea.action, worth, visits: idea.tried })
        };
        places.into_iter().filter_map(tell).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;
    use game::Chance;
    use record::Seed;

    /// Three machines that pay by chance; all see the same chance in a world.
    struct Machines {
        dice: Dice,
        luck: f32,
    }

    impl Trial<u8> for Machines {
        fn deal(&mut self, _: u32) {
            self.luck = self.dice.below(1000) as f32 / 1000.0;
        }

        fn play(&mut self, action: &u8) -> f32 {
            let own = self.dice.below(1000) as f32 / 1000.0;
            0.8 * self.luck + 0.1 * own + [0.0, 0.05, 0.02][usize::from(*action)]
        }
    }

    fn decide(iterations: u32) -> Answer<u8> {
        let mut contest = Contest::default();
        contest.begin([0, 1, 2, 1]);
        let mut trial = Machines { dice: Dice::new(Seed::from_number(1)), luck: 0.0 };
        let budget = Budget { iterations: Some(iterations), ..Budget::default() };
        contest.decide(&mut trial, budget, true).unwrap()
    }

    #[test]
    fn finds_the_better_one_by_comparing_in_the_same_worlds() {
        let answer = decide(3_000);
        assert_eq!(answer.action, 1);
        assert_eq!(answer.reasons.iter().map(|reason| reason.action).collect::<Vec<_>>(), [1, 2, 0]);
        let tried: u32 = answer.reasons.iter().map(|reason| reason.visits).sum();
        assert!(tried < 1_500, "it went on when it was sure: {tried}");
    }

    #[test]
    fn without_time_it_does_what_it_would_have_done_at_once() {
        assert_eq!(decide(1).action, 0);
    }
}
