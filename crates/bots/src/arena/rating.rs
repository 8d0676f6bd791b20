//! One figure for each bot, from matches between all of them: the model of Plackett and Luce.
//!
//! A player's chance of coming first is its share of everybody's strength; then the same for second place among the
//! rest, and so on.
//! Strengths are found by going from guess to better guess (a minorisation that never makes the likelihood worse).

/// Rounds of guessing; far more than are needed.
const ROUNDS: usize = 400;
/// A bot that never lost, or never won, has no finite strength: each is thought to have drawn once with a bot of strength 1.
const DRAWS: f64 = 1.0;
/// Points that stand for ten times the strength.
const SCALE: f64 = 400.0;

/// The rating of each of `names` kinds; their mean is 0, and 400 points more mean ten times the strength.
///
/// A match is a list of the players and their final places; equals share a place.
pub fn ratings(names: usize, matches: &[Vec<(usize, u8)>]) -> Vec<f64> {
    let mut strength = vec![1.0; names];
    for _ in 0..ROUNDS {
        let mut wins = vec![DRAWS / 2.0; names];
        let mut chances: Vec<f64> = strength.iter().map(|own| DRAWS / (own + 1.0)).collect();
        for played in matches {
            // A bot has won against all that end behind it; bots that share a place have won together.
            for place in places(played) {
                if of(played, |other| other >= place).count() < 2 {
                    continue;
                }
                let equals = of(played, |other| other == place).count() as f64;
                let all: f64 = of(played, |other| other >= place).map(|name| value(&strength, name)).sum();
                of(played, |other| other == place).for_each(|name| add(&mut wins, name, 1.0));
                of(played, |other| other >= place).for_each(|name| add(&mut chances, name, equals / all));
            }
        }
        for ((own, wins), chances) in strength.iter_mut().zip(wins).zip(chances) {
            *own = wins / chances;
        }
    }
    let points: Vec<f64> = strength.iter().map(|own| SCALE * own.log10()).collect();
    let mean = points.iter().sum::<f64>() / names.max(1) as f64;
    points.into_iter().map(|points| points - mean).collect()
}

/// The places that were reached.
fn places(played: &[(usize, u8)]) -> Vec<u8> {
    let mut places: Vec<u8> = played.iter().map(|(_, place)| *place).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Those who ended on such a place.
fn of(played: &[(usize, u8)], fits: impl Fn(u8) -> bool) -> impl Iterator<Item = usize> {
    played.iter().filter(move |(_, place)| fits(*place)).map(|(name, _)| *name)
}

fn value(of: &[f64], name: usize) -> f64 {
    of.get(name).copied().unwrap_or(1.0)
}

fn add(to: &mut [f64], name: usize, more: f64) {
    to.get_mut(name).into_iter().for_each(|value| *value += more);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;
    use game::Chance;
    use record::Seed;

    /// Matches of bots with these strengths.
    fn matches(strengths: &[f64], number: usize) -> Vec<Vec<(usize, u8)>> {
        let mut dice = Dice::new(Seed::from_number(4));
        let mut play = || {
            let mut left: Vec<usize> = (0..strengths.len()).collect();
            let mut places = Vec::new();
            while !left.is_empty() {
                let sum: f64 = left.iter().map(|name| strengths[*name]).sum();
                let mut point = f64::from(dice.below(1 << 30)) / f64::from(1 << 30) * sum;
                let drawn = left.iter().position(|name| {
                    point -= strengths[*name];
                    point < 0.0
                });
                let name = left.remove(drawn.unwrap_or(left.len() - 1));
                places.push((name, 1 + places.len() as u8));
            }
            places
        };
        (0..number).map(|_| play()).collect()
    }

    #[test]
    fn finds_the_strengths_that_matches_were_drawn_from() {
        let found = ratings(3, &matches(&[1.0, 2.0, 10.0], 4_000));
        // 400 · log10 of 2 and of 5.
        assert!((found[1] - found[0] - 120.4).abs() < 20.0, "{found:?}");
        assert!((found[2] - found[1] - 279.6).abs() < 20.0, "{found:?}");
        assert!(found.iter().sum::<f64>().abs() < 1e-6);
    }

    #[test]
    fn equals_are_equal_and_a_bot_that_always_wins_has_a_finite_rating() {
        let drawn = ratings(2, &vec![vec![(0, 1), (1, 1)]; 50]);
        assert!(drawn[0].abs() < 1.0, "{drawn:?}");
        let won = ratings(2, &vec![vec![(0, 1), (1, 2)]; 50]);
        assert!(won[0] > 300.0 && won[0].is_finite(), "{won:?}");
        assert_eq!(ratings(2, &[]), [0.0, 0.0]);
    }
}
