//! Search by playing on: an action is worth as much as the results of the matches that continue from it.
//!
//! A world is dealt that fits everything known, and every action still in question is tried in it with the same luck:
//! so actions differ by what they do and not by luck. An action that is surely worse than the best is no longer tried,
//! and when only one action is left there is nothing more to think about.

use crate::forecast::share;
use crate::net::Net;
use crate::value::{Valued, chances};
use crate::{Answer, Budget, Considered, Points};
use game::{Seat, Standings};

/// The weight of the win in the value of a result; the rest is the lead.
const WIN: f32 = 0.5;
/// The most actions that are tried.
pub const MOST_IDEAS: usize = 16;
/// The most worlds that are dealt; room for all their results is allocated once.
const MOST_WORLDS: usize = 4096;
/// Actions are compared for the first time after this many worlds, then after twice as many, and so on.
const FIRST_LOOK: usize = 24;
/// An action is dropped when it is worse by this many standard errors.
const SURELY: f64 = 2.6;
/// The first idea is what a player without search would do. Any other must be better by this many standard errors.
const DOUBT: f64 = 2.0;
/// Half the width of a 95% interval, in standard errors.
const NORMAL_95: f64 = 1.96;
/// Fewer worlds than this say nothing against the first idea.
const LEAST_WORLDS: usize = 8;
/// A chance of winning rests on at least this many worlds, if there is time.
const TOLD_WORLDS: usize = 256;
/// The usual rounds of thought: less than a tenth of a second.
pub const USUAL_ITERATIONS: u32 = 10_000;

/// How a match ended for a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct End {
    /// How good that is, from 0 to 1.
    pub good: f32,
    /// Its share of the win, from 0 to 1.
    pub win: f32,
    /// What was counted, where the match was played to its end on purpose. A match that merely happened to end would tell of
    /// short matches alone.
    pub count: Option<Count>,
}

/// The result of a seat at the end: in one match, or on average.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Count {
    /// Its score.
    pub score: f32,
    /// Its place.
    pub place: f32,
}

impl End {
    /// For a match that cannot be finished.
    pub const UNKNOWN: End = End { good: 0.5, win: 0.25, count: None };

    /// For a match that is judged before its end.
    pub fn likely(win: f32) -> End {
        End { good: win, win, count: None }
    }

    /// By the win alone.
    pub fn won(standings: &Standings, me: Seat) -> End {
        End::likely(share(standings, me))
    }

    /// By the win and by the lead; a lead of `lead` is half as good as a lead can be.
    pub fn of(standings: &Standings, me: Seat, lead: f32) -> End {
        let best = standings.score.iter().filter(|(seat, _)| *seat != me).map(|(_, score)| score).max().unwrap_or(0);
        let lead = (standings.score[me] - best) as f32 / lead;
        let End { win, .. } = End::won(standings, me);
        let good = WIN * win + (1.0 - WIN) * (0.5 + 0.5 * lead / (1.0 + lead.abs()));
        let count = Count { score: standings.score[me] as f32, place: f32::from(standings.place[me]) };
        End { good, win, count: Some(count) }
    }
}

/// How far to play a match on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Far {
    /// Until it can be judged again.
    Stretch,
    /// To its end.
    Match,
}

/// How far it got.
pub enum Reached {
    /// A position that can be judged.
    Stretch,
    /// The end, with these standings.
    End(Standings),
    /// The rules refuse what the players do, which ends the trial.
    Nothing,
}

/// The verdict on a match that was played on.
pub struct Judge<'a, G: Valued> {
    /// The game.
    pub game: &'a G,
    /// Figures computed once for it.
    pub lens: &'a G::Lens,
    /// Without a net, all matches are played to their end.
    pub net: Option<&'a Net>,
    /// One world in this many is played to its end anyway, to see what the net does not.
    pub ends: Option<u32>,
    /// A lead that is half as good as a lead can be.
    pub lead: f32,
}

impl<G: Valued> Judge<'_, G> {
    /// How far to play matches in the world with this number.
    pub fn far(&self, world: u32) -> Far {
        let end = self.net.is_none() || self.ends.is_some_and(|ends| world.is_multiple_of(ends));
        if end { Far::Match } else { Far::Stretch }
    }

    /// How good the position is for a seat.
    pub fn end(&self, reached: Reached, far: Far, state: &G::State, me: Seat) -> End {
        match (reached, self.net) {
            (Reached::End(standings), _) if far == Far::Match => End::of(&standings, me, self.lead),
            (Reached::End(standings), _) => End::won(&standings, me),
            (Reached::Stretch, Some(net)) => End::likely(chances(net, self.game, self.lens, state)[me.index()]),
            (Reached::Stretch, None) | (Reached::Nothing, _) => End::UNKNOWN,
        }
    }
}

/// The actions in question with all their results so far.
#[derive(Clone, Debug)]
pub struct Contest<A> {
    ideas: Vec<Idea<A>>,
    /// The index of the one that somebody asked about.
    asked: Option<usize>,
    results: Vec<f32>,
    /// The shares of the win in the same order; written where the reasons are wanted.
    wins: Vec<f32>,
    /// The worlds that were played to their end, with what was counted there for each idea that was still tried.
    counted: Vec<[Option<Count>; MOST_IDEAS]>,
    worlds: usize,
}

#[derive(Clone, Debug)]
struct Idea<A> {
    action: A,
    good: f64,
    win: f64,
    tried: u32,
    /// Why it is no longer tried.
    beaten: Option<Beaten>,
}

/// An idea that was surely better, and by how much, over the worlds in which both were tried.
#[derive(Clone, Copy, Debug)]
struct Beaten {
    by: usize,
    good: f64,
    win: f64,
}

impl<A> Idea<A> {
    fn is_open(&self) -> bool {
        self.beaten.is_none()
    }
}

impl<A> Default for Contest<A> {
    fn default() -> Contest<A> {
        Contest {
            ideas: Vec::with_capacity(MOST_IDEAS),
            asked: None,
            results: Vec::new(),
            wins: Vec::new(),
            counted: Vec::new(),
            worlds: 0,
        }
    }
}

/// How a bot that answers at once tries its ideas.
pub struct FewWorlds<'a> {
    /// Worlds in which each idea is tried.
    pub worlds: u32,
    /// By how much an idea must be better than the first.
    pub margin: f64,
    /// An idea that is behind by this much after one world, or by half of it after two, is no longer tried.
    pub behind: f64,
    /// The time there is.
    pub budget: Budget<'a>,
}

/// How matches continue from a decision.
pub trait Trial<A> {
    /// Deals a new world that fits what is known.
    fn deal(&mut self, number: u32);

    /// Carries out an action in the world and plays the match on.
    fn play(&mut self, action: &A) -> End;
}

impl<A: Copy + PartialEq> Contest<A> {
    /// Begins with these ideas, first the one of a player without search, and one more; duplicates count once.
    pub fn begin(&mut self, ideas: impl IntoIterator<Item = A>, also: Option<A>) {
        self.ideas.clear();
        self.counted.clear();
        self.worlds = 0;
        let mut ideas = ideas.into_iter();
        let first = ideas.next();
        for action in first.into_iter().chain(also).chain(ideas) {
            if self.ideas.len() < MOST_IDEAS && self.ideas.iter().all(|idea| idea.action != action) {
                self.ideas.push(Idea { action, good: 0.0, win: 0.0, tried: 0, beaten: None });
            }
        }
        self.asked = also.and_then(|also| self.ideas.iter().position(|idea| idea.action == also));
        self.results.resize(MOST_IDEAS * MOST_WORLDS, 0.0);
        self.wins.resize(MOST_IDEAS * MOST_WORLDS, 0.0);
    }

    /// Tries the ideas as long as there is time and doubt. The reasons it returns are chances of winning.
    pub fn decide(&mut self, trial: &mut impl Trial<A>, budget: Budget<'_>, explain: bool) -> Option<Answer<A>> {
        let unlimited = budget.iterations.is_none() && budget.until.is_none();
        let budget =
            Budget { iterations: if unlimited { Some(USUAL_ITERATIONS) } else { budget.iterations }, ..budget };
        let (mut iterations, mut look) = (0u32, FIRST_LOOK);
        // If reasons are wanted, so is the chance of winning, even if nothing is in question.
        let least = if explain { TOLD_WORLDS } else { 0 };
        while self.worlds < MOST_WORLDS
            && (self.in_question() > 1 || self.worlds < least)
            && !budget.is_spent(iterations)
        {
            iterations += self.try_all(trial, explain);
            if self.worlds == look {
                look *= 2;
                // The figure of an idea that looked bad in a few worlds would be far too low: that is why it was dropped.
                let told = |it: &Self, place| it.asked != Some(place) || it.worlds >= TOLD_WORLDS;
                self.give_up(|it, leader, place| told(it, place) && it.lead(leader, place) > SURELY);
            }
        }
        self.answer(self.best()?, explain)
    }

    /// Tries all ideas in a few worlds. To replace the first, an idea must be better by this much on average.
    pub fn decide_in_few_worlds(
        &mut self,
        trial: &mut impl Trial<A>,
        few: FewWorlds,
        explain: bool,
    ) -> Option<Answer<A>> {
        let mut rounds = 0;
        while (self.worlds as u32) < few.worlds && (self.in_question() > 1 || explain) && !few.budget.is_spent(rounds) {
            rounds += self.try_all(trial, explain);
            let behind = few.behind / self.worlds as f64;
            self.give_up(|it, leader, place| it.found(leader).0 - it.found(place).0 > behind);
        }
        let leader = self.leader()?;
        let first_stands = self.ideas.first().is_some_and(Idea::is_open);
        let sure = self.found(leader).0 - self.found(0).0 > few.margin;
        self.answer(if sure || !first_stands { leader } else { 0 }, explain)
    }

    /// Tries the ideas still in question in one more world; what is counted there is kept for an explanation. Returns how
    /// many there were.
    fn try_all(&mut self, trial: &mut impl Trial<A>, explain: bool) -> u32 {
        let mut tried = 0;
        let mut counts = [None; MOST_IDEAS];
        trial.deal(self.worlds as u32);
        for (place, idea) in self.ideas.iter_mut().enumerate().filter(|(_, idea)| idea.is_open()) {
            let end = trial.play(&idea.action);
            if let Some(slot) = self.results.get_mut(self.worlds * MOST_IDEAS + place) {
                *slot = end.good;
            }
            if let Some(slot) = self.wins.get_mut(self.worlds * MOST_IDEAS + place) {
                *slot = end.win;
            }
            idea.good += f64::from(end.good);
            idea.win += f64::from(end.win);
            idea.tried += 1;
            tried += 1;
            if let Some(slot) = counts.get_mut(place) {
                *slot = end.count;
            }
        }
        if explain && counts.iter().any(Option::is_some) {
            self.counted.push(counts);
        }
        self.worlds += 1;
        tried
    }

    fn answer(&self, best: usize, explain: bool) -> Option<Answer<A>> {
        let action = self.ideas.get(best)?.action;
        let reasons = if explain { self.reasons(best) } else { Vec::new() };
        Some(Answer { action, reasons })
    }

    /// How many actions are in question.
    pub fn in_question(&self) -> usize {
        self.ideas.iter().filter(|idea| idea.is_open()).count()
    }

    /// The value of an idea and its chance of winning, as if it had been tried in all worlds: ideas dropped early had
    /// different luck.
    fn found(&self, place: usize) -> (f64, f64) {
        let Some(idea) = self.ideas.get(place) else { return (0.0, 0.0) };
        match idea.beaten {
            None => {
                let n = f64::from(idea.tried.max(1));
                (idea.good / n, idea.win / n)
            }
            Some(beaten) => {
                let (good, win) = self.found(beaten.by);
                (good - beaten.good, win - beaten.win)
            }
        }
    }

    /// The open idea with the best results.
    fn leader(&self) -> Option<usize> {
        let open = self.ideas.iter().enumerate().filter(|(_, idea)| idea.is_open()).map(|(place, _)| place);
        open.reduce(|a, b| if self.found(b).0 > self.found(a).0 { b } else { a })
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

    /// Half the 95% interval of the difference between the chances of two ideas, over the worlds that both were tried in;
    /// of an idea and itself, that of its chance.
    fn within(&self, best: usize, place: usize) -> f32 {
        let tried = self.ideas.get(place).map_or(0, |idea| idea.tried as usize);
        let rows = self.wins.chunks(MOST_IDEAS).take(tried.min(self.worlds));
        let differences = rows.filter_map(|row| {
            let own = f64::from(*row.get(place)?);
            Some(if best == place { own } else { f64::from(*row.get(best)?) - own })
        });
        half_interval(differences) as f32
    }

    /// What an idea counts to on average, and by how many points it is behind another, in the worlds in which both were played to the end.
    fn points(&self, place: usize, best: usize) -> Option<Points> {
        let both = || {
            self.counted
                .iter()
                .filter_map(|row| Some((row.get(place).copied().flatten()?, row.get(best).copied().flatten()?)))
        };
        let n = both().count() as f64;
        if n < LEAST_WORLDS as f64 {
            return None;
        }
        let mean = |of: &dyn Fn((Count, Count)) -> f32| both().map(|pair| f64::from(of(pair))).sum::<f64>() / n;
        let behind = mean(&|(own, best)| best.score - own.score);
        let variance =
            both().map(|(own, best)| (f64::from(best.score - own.score) - behind).powi(2)).sum::<f64>() / (n - 1.0);
        Some(Points {
            count: Count { score: mean(&|(own, _)| own.score) as f32, place: mean(&|(own, _)| own.place) as f32 },
            behind: behind as f32,
            error: (variance / n).sqrt() as f32,
        })
    }

    fn give_up(&mut self, is_worse: impl Fn(&Self, usize, usize) -> bool) {
        let Some(leader) = self.leader() else { return };
        let (good, win) = self.found(leader);
        for place in (0..self.ideas.len()).filter(|place| *place != leader) {
            let open = self.ideas.get(place).is_some_and(Idea::is_open);
            if open && is_worse(self, leader, place) {
                let own = self.found(place);
                let beaten = Beaten { by: leader, good: good - own.0, win: win - own.1 };
                self.ideas.get_mut(place).into_iter().for_each(|idea| idea.beaten = Some(beaten));
            }
        }
    }

    fn best(&self) -> Option<usize> {
        let leader = self.leader()?;
        let first_stands = leader != 0 && self.ideas.first().is_some_and(Idea::is_open);
        let doubtful = self.worlds < LEAST_WORLDS || self.lead(leader, 0) < DOUBT;
        if first_stands && doubtful { Some(0) } else { Some(leader) }
    }

    /// The ideas tried, the chosen one first, then by results.
    fn reasons(&self, best: usize) -> Vec<Considered<A>> {
        let mut places = best_first((0..self.ideas.len()).map(|place| self.found(place).0).collect());
        if let Some(chosen) = places.iter().position(|place| *place == best) {
            places[..=chosen].rotate_right(1);
        }
        let tell = |place: usize| {
            let idea = self.ideas.get(place)?;
            let found = Some(self.found(place)).filter(|_| idea.tried > 0);
            let (worth, win) = (found.map(|found| found.0 as f32), found.map(|found| found.1.clamp(0.0, 1.0) as f32));
            let within = found.map(|_| self.within(best, place));
            let points = self.points(place, best);
            Some(Considered { action: idea.action, worth, win, within, points, visits: idea.tried })
        };
        places.into_iter().filter_map(tell).collect()
    }
}

/// The places of some results, best first. Independent of any game's types, so that it is compiled only once.
fn best_first(results: Vec<f64>) -> Vec<usize> {
    let mut places: Vec<(usize, f64)> = results.into_iter().enumerate().collect();
    places.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    places.into_iter().map(|(place, _)| place).collect()
}

/// Half the 95% interval of the mean of these figures.
pub fn half_interval(figures: impl Iterator<Item = f64>) -> f64 {
    let (n, sum, squares) =
        figures.fold((0.0f64, 0.0, 0.0), |(n, sum, squares), x| (n + 1.0, sum + x, squares + x * x));
    if n < 2.0 {
        return 1.0;
    }
    let mean = sum / n;
    NORMAL_95 * ((squares / n - mean * mean).max(0.0) / (n - 1.0)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;
    use game::Chance;
    use record::Seed;

    /// Three slot machines; in a world, all have the same luck.
    struct Machines {
        dice: Dice,
        luck: f32,
    }

    impl Trial<u8> for Machines {
        fn deal(&mut self, _: u32) {
            self.luck = self.dice.below(1000) as f32 / 1000.0;
        }

        fn play(&mut self, action: &u8) -> End {
            let own = self.dice.below(1000) as f32 / 1000.0;
            let good = 0.8 * self.luck + 0.1 * own + [0.0, 0.05, 0.02][usize::from(*action)];
            End { good, win: good, count: None }
        }
    }

    fn decide(iterations: u32) -> Answer<u8> {
        let mut contest = Contest::default();
        contest.begin([0, 1], Some(2));
        assert_eq!(contest.ideas.len(), 3);
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
        // In every world all ideas have the same luck, even those dropped early.
        let won: Vec<f32> = answer.reasons.iter().map(|reason| reason.win.unwrap()).collect();
        assert!((won[0] - won[1] - 0.03).abs() < 0.01 && (won[0] - won[2] - 0.05).abs() < 0.01, "{won:?}");
    }

    #[test]
    fn an_action_that_is_asked_about_is_tried_often_enough() {
        let tried = |also| {
            let mut contest = Contest::default();
            contest.begin([1, 0], also);
            let mut trial = Machines { dice: Dice::new(Seed::from_number(1)), luck: 0.0 };
            let budget = Budget { iterations: Some(9_000), ..Budget::default() };
            let answer = contest.decide(&mut trial, budget, false).unwrap();
            assert_eq!(answer.action, 1);
            contest.ideas[1].tried as usize
        };
        assert!(tried(None) < TOLD_WORLDS && tried(Some(0)) >= TOLD_WORLDS, "{} {}", tried(None), tried(Some(0)));
    }

    #[test]
    fn one_that_answers_at_once_tries_each_idea_a_few_times_and_prefers_the_first() {
        let few_worlds = |margin, behind| {
            let mut contest = Contest::default();
            contest.begin([0, 1], Some(2));
            let mut trial = Machines { dice: Dice::new(Seed::from_number(1)), luck: 0.0 };
            let answer = contest.decide_in_few_worlds(
                &mut trial,
                FewWorlds { worlds: 16, margin, behind, budget: Budget::default() },
                true,
            );
            let answer = answer.unwrap();
            (answer.action, answer.reasons.iter().map(|reason| reason.visits).sum::<u32>())
        };
        assert_eq!(few_worlds(0.0, 9.0), (1, 48));
        assert_eq!(few_worlds(0.2, 9.0), (0, 48));
        let (action, tried) = few_worlds(0.0, 0.3);
        assert!(action == 1 && tried < 48, "{action} after {tried}");
    }

    #[test]
    fn without_time_it_does_what_it_would_have_done_at_once() {
        assert_eq!(decide(1).action, 0);
    }
}
