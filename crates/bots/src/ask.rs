//! The question to a bot, and its answer.

use crate::search::Count;
use game::{Chance, Game, SeatSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// A question to a bot: everything that its seat knows and can do, never the state.
pub struct Ask<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The knowledge of the seat.
    pub knowledge: &'a G::Knowledge,
    /// The actions open to the seat; not empty.
    pub choices: &'a G::Choices,
    /// Seats played by people, as everybody at the table can see: they are asked less often, and answer more slowly.
    pub people: SeatSet,
    /// The bot's own chance: the same for the same match, seat and ply.
    pub chance: &'a mut dyn Chance,
    /// How long it may think.
    pub budget: Budget<'a>,
    /// Somebody wants to hear the reasons.
    pub explain: bool,
    /// An action to weigh in any case, because somebody did it or is thinking of it. It does not change the answer of
    /// a bot that answers at once.
    pub also: Option<G::Action>,
}

impl<'a, G: Game> Ask<'a, G> {
    /// Asks for the action alone, without a limit, at a table of bots.
    pub fn new(
        game: &'a G,
        knowledge: &'a G::Knowledge,
        choices: &'a G::Choices,
        chance: &'a mut dyn Chance,
    ) -> Ask<'a, G> {
        let (people, budget) = (SeatSet::EMPTY, Budget::default());
        Ask { game, knowledge, choices, people, chance, budget, explain: false, also: None }
    }
}

/// How long a bot may think. A bot that answers at once need not look at it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    /// No more rounds of thought than this: the same number gives the same answer on every machine.
    pub iterations: Option<u32>,
    /// Not beyond this moment.
    pub until: Option<Instant>,
    /// Becomes true when nobody wants the answer any more.
    pub stop: Option<&'a AtomicBool>,
}

impl Budget<'_> {
    /// Is it used up after this many rounds of thought?
    pub fn is_spent(&self, iterations: u32) -> bool {
        self.iterations.is_some_and(|most| iterations >= most)
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// The decision of a bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer<A> {
    /// Its action.
    pub action: A,
    /// The actions it considered, the best first; empty unless it was asked to explain.
    pub reasons: Vec<Considered<A>>,
}

impl<A> Answer<A> {
    /// Without reasons.
    pub fn plain(action: A) -> Answer<A> {
        Answer { action, reasons: Vec::new() }
    }
}

/// An action that a bot considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// That action.
    pub action: A,
    /// Its worth to the bot, in the bot's own measure; none where it did not weigh anything.
    pub worth: Option<f32>,
    /// The chance of winning after it, from 0 to 1; none if no match was played on.
    pub win: Option<f32>,
    /// Half the 95% interval of what it is behind the chosen one; of the chosen one, of its chance.
    pub within: Option<f32>,
    /// What it counts to at the end, where matches were played to their end.
    pub points: Option<Points>,
    /// How often a search tried it.
    pub visits: u32,
}

/// What an action counts to on average, and how it compares with the one that was chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Points {
    /// Score and place at the end.
    pub count: Count,
    /// By how much of the score it is behind the chosen one.
    pub behind: f32,
    /// The standard error of that.
    pub error: f32,
}

/// The most reasons given.
const REASONS: usize = 6;

impl<A: Copy + PartialEq> Considered<A> {
    /// The chosen action first, then what else was weighed, best first.
    pub fn ranked(chosen: A, weighed: impl IntoIterator<Item = (f32, A)>) -> Vec<Considered<A>> {
        let considered = |(worth, action)| Considered {
            action,
            worth: Some(worth),
            win: None,
            within: None,
            points: None,
            visits: 0,
        };
        let mut all: Vec<Considered<A>> = weighed.into_iter().map(considered).collect();
        all.sort_by(|a, b| b.worth.unwrap_or(0.0).total_cmp(&a.worth.unwrap_or(0.0)));
        let place = all.iter().position(|one| one.action == chosen);
        let first = place.map_or(
            Considered { action: chosen, worth: None, win: None, within: None, points: None, visits: 0 },
            |place| all.remove(place),
        );
        all.retain(|one| one.action != chosen);
        all.insert(0, first);
        all.truncate(REASONS);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn reasons_begin_with_what_was_chosen() {
        let reasons = Considered::ranked('b', [(1.0, 'a'), (2.0, 'b'), (3.0, 'c'), (1.0, 'b')]);
        assert_eq!(reasons.iter().map(|one| one.action).collect::<String>(), "bca");
        assert_eq!(reasons[0].worth, Some(2.0));
        assert_eq!(Considered::ranked('x', [(1.0, 'a')])[0].worth, None);
    }

    #[test]
    fn a_budget_ends_by_rounds_by_time_and_by_call() {
        assert!(!Budget::default().is_spent(u32::MAX));
        let rounds = Budget { iterations: Some(3), ..Budget::default() };
        assert!(!rounds.is_spent(2) && rounds.is_spent(3));
        let past = Instant::now().checked_sub(Duration::from_secs(1));
        assert!(Budget { until: past, ..Budget::default() }.is_spent(0) == past.is_some());
        let stop = AtomicBool::new(false);
        let called = Budget { stop: Some(&stop), ..Budget::default() };
        assert!(!called.is_spent(9));
        stop.store(true, Ordering::Relaxed);
        assert!(called.is_spent(9));
    }
}
