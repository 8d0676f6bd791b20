//! Chances that come true.
//!
//! A bot that plays matches on believes that it decides well and that the others do something plausible, so it hopes for too
//! much. By how much was learned from matches (`portolan arena --chances`), for each kind of decision.

use crate::Answer;

/// A chance below this, or as near to one, is not told apart from it.
const LEAST: f32 = 0.002;

/// What came of the chances told at one kind of decision, in logits around an even chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// What is added to all of them.
    pub shift: f32,
    /// How much of a difference is true.
    pub slope: f32,
}

impl Calibration {
    /// What to tell in place of a chance, in a match with this number of players.
    pub fn told(self, chance: f32, players: u8) -> f32 {
        let even = logit(1.0 / f32::from(players.max(2)));
        let told = even + self.shift + self.slope * (logit(chance.clamp(LEAST, 1.0 - LEAST)) - even);
        1.0 / (1.0 + (-told).exp())
    }

    /// Tells all chances of an answer so. Which is better stays as it was.
    pub fn tell<A>(self, answer: &mut Answer<A>, players: u8) {
        for reason in &mut answer.reasons {
            let Some(win) = reason.win else { continue };
            let told = self.told(win, players);
            // By how much the figure moves here when the chance moves.
            let spread = win.clamp(0.05, 0.95);
            let slope = (self.slope * told * (1.0 - told) / (spread * (1.0 - spread))).min(1.0);
            // Where nothing but the chance was looked at, what it is worth is the chance.
            if reason.worth.map(|worth| worth.clamp(0.0, 1.0)) == Some(win) {
                reason.worth = Some(told);
            }
            reason.win = Some(told);
            reason.within = reason.within.map(|within| within * slope);
        }
    }
}

fn logit(chance: f32) -> f32 {
    (chance / (1.0 - chance)).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Considered;

    #[test]
    fn an_even_chance_moves_by_the_shift_alone_and_the_order_stays() {
        let none = Calibration { shift: 0.0, slope: 1.0 };
        assert!((none.told(0.3, 4) - 0.3).abs() < 1e-6);
        let modest = Calibration { shift: -0.5, slope: 0.8 };
        for players in 2..=5 {
            let even = 1.0 / f32::from(players);
            assert!(modest.told(even, players) < even);
            assert!((Calibration { shift: 0.0, ..modest }.told(even, players) - even).abs() < 1e-6);
        }
        let told: Vec<f32> = [0.0, 0.2, 0.5, 0.9, 1.0].map(|chance| modest.told(chance, 4)).into();
        assert!(told.is_sorted() && told.iter().all(|told| (0.0..=1.0).contains(told)), "{told:?}");
        let reason = Considered { action: (), worth: None, win: Some(0.5), within: Some(0.1), points: None, visits: 9 };
        let mut answer = Answer { action: (), reasons: vec![reason] };
        modest.tell(&mut answer, 4);
        assert_eq!(answer.reasons[0].win, Some(modest.told(0.5, 4)));
        assert!(answer.reasons[0].within.unwrap() < 0.1);
    }
}
