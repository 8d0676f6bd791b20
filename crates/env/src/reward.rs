//! The rewards of a match, for each seat.

use game::Standings;
use std::str::FromStr;

/// The reward at the end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// 1, shared among all winners. If nobody wins, nobody gets anything.
    #[default]
    WinShare,
    /// The score minus the mean of the others' scores.
    Margin,
}

impl Reward {
    /// Writes what each seat gets; as many as there are seats.
    #[inline]
    pub fn write(self, standings: &Standings, out: &mut [f32]) {
        let winners = standings.winners();
        let scores = standings.score.as_slice();
        let sum: i32 = scores.iter().sum();
        for ((seat, score), out) in standings.score.iter().zip(out) {
            *out = match self {
                Reward::WinShare if winners.contains(seat) => 1.0 / winners.len() as f32,
                Reward::WinShare => 0.0,
                Reward::Margin => score as f32 - (sum - score) as f32 / scores.len().saturating_sub(1).max(1) as f32,
            };
        }
    }
}

impl FromStr for Reward {
    type Err = String;

    fn from_str(name: &str) -> Result<Reward, String> {
        match name {
            "win" => Ok(Reward::WinShare),
            "margin" => Ok(Reward::Margin),
            _ => Err(format!("there is no reward {name:?}; there are win and margin")),
        }
    }
}
