//! Turns deals into figures: means, intervals, and when a contest is decided.

use super::{DealResult, Thought};

/// The half width of a 95% interval, in standard errors.
const NORMAL_95: f64 = 1.96;
/// The chance that a sequential test gives a wrong verdict.
const WRONG: f64 = 0.05;
/// About how many deals it takes for the sequential test to be sharpest.
const SHARPEST: f64 = 60.0;
/// No verdict on fewer deals: their spread is not known yet.
const LEAST_DEALS: usize = 12;

/// What one bot, or several of the same name, made of the deals so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    shares: Vec<f64>,
    ahead: f64,
    score: f64,
    thought: Thought,
}

/// How a bot compares with an even share of the wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It wins more.
    Better,
    /// It wins less.
    Worse,
    /// More deals are needed.
    Open,
}

impl Tally {
    /// Adds a deal: the result of each bot of this name.
    pub fn add<'a>(&mut self, results: impl IntoIterator<Item = &'a DealResult>) {
        let mut count = 0.0f64;
        let (mut share, mut ahead, mut score) = (0.0, 0.0, 0.0);
        for result in results {
            count += 1.0;
            share += result.share;
            ahead += result.ahead;
            score += result.score;
            self.thought.decisions += result.thought.decisions;
            self.thought.time += result.thought.time;
        }
        let count = count.max(1.0);
        self.shares.push(share / count);
        self.ahead += ahead / count;
        self.score += score / count;
    }

    /// Deals so far.
    pub fn deals(&self) -> usize {
        self.shares.len()
    }

    fn n(&self) -> f64 {
        (self.deals() as f64).max(1.0)
    }

    /// Share of the wins of one bot of this name.
    pub fn share(&self) -> f64 {
        self.shares.iter().sum::<f64>() / self.n()
    }

    /// Half the 95% interval of that share, over deals.
    pub fn within(&self) -> f64 {
        NORMAL_95 * (self.variance() / self.n()).sqrt()
    }

    /// Score above the mean of the others.
    pub fn ahead(&self) -> f64 {
        self.ahead / self.n()
    }

    /// Mean score.
    pub fn score(&self) -> f64 {
        self.score / self.n()
    }

    /// Milliseconds of thought for one decision.
    pub fn milliseconds(&self) -> f64 {
        self.thought.time.as_secs_f64() * 1e3 / f64::from(self.thought.decisions.max(1))
    }

    fn variance(&self) -> f64 {
        let mean = self.share();
        let sum: f64 = self.shares.iter().map(|one| (one - mean).powi(2)).sum();
        sum / (self.n() - 1.0).max(1.0)
    }

    /// Does it win more or less than `even`? May be asked after every deal: the bound holds over all of them together
    /// (a normal mixture over the possible differences), so looking often does not make a verdict more likely.
    pub fn verdict(&self, even: f64) -> Verdict {
        if self.deals() < LEAST_DEALS {
            return Verdict::Open;
        }
        let n = self.n();
        let reach = ((n + SHARPEST) / (n * n) * ((n + SHARPEST) / (SHARPEST * WRONG * WRONG)).ln()).sqrt();
        let bound = self.variance().sqrt() * reach;
        match self.share() - even {
            more if more > bound => Verdict::Better,
            less if -less > bound => Verdict::Worse,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;
    use game::Chance;
    use record::Seed;

    fn result(share: f64) -> DealResult {
        DealResult { share, ..DealResult::default() }
    }

    #[test]
    fn the_interval_is_that_of_the_deals() {
        let mut tally = Tally::default();
        for share in [0.0, 0.5, 0.25, 0.25] {
            tally.add(&[result(share)]);
        }
        assert!((tally.share() - 0.25).abs() < 1e-9);
        // Squares 1/16 + 1/16 over 3, by 4, the root of it 0.10206 …
        assert!((tally.within() - 1.96 * 0.102_062).abs() < 1e-4, "{}", tally.within());
    }

    #[test]
    fn bots_of_one_name_are_taken_together() {
        let mut tally = Tally::default();
        tally.add(&[result(0.5), result(0.0)]);
        assert!((tally.share() - 0.25).abs() < 1e-9);
    }

    /// A deal of four matches, each won by chance.
    fn deal(dice: &mut Dice, percent: u32) -> f64 {
        (0..4).filter(|_| dice.below(100) < percent).count() as f64 / 4.0
    }

    #[test]
    fn equal_bots_are_hardly_ever_distinguished_and_unequal_ones_soon_are() {
        let mut dice = Dice::new(Seed::from_number(1));
        let mut wrong = 0;
        for _ in 0..200 {
            let mut tally = Tally::default();
            let verdict = (0..400).map(|_| {
                tally.add(&[result(deal(&mut dice, 25))]);
                tally.verdict(0.25)
            });
            wrong += u32::from(verdict.into_iter().any(|verdict| verdict != Verdict::Open));
        }
        assert!(wrong <= 16, "{wrong} of 200 contests between equals had a verdict");
        let mut tally = Tally::default();
        while tally.verdict(0.25) == Verdict::Open {
            tally.add(&[result(deal(&mut dice, 45))]);
        }
        assert_eq!(tally.verdict(0.25), Verdict::Better);
        assert!(tally.deals() < 150, "{} deals for 45%", tally.deals());
    }
}
