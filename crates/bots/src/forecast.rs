//! A seat's chance of winning, between decisions as well as at them.

use crate::Dice;
use game::{Game, Seat, Standings};

/// Plays a match on from what a seat knows, no matter who acts next, and counts how often that seat wins.
pub trait Forecast<G: Game>: Send {
    /// The chance of winning for the seat that knows this, from 0 to 1, in this many worlds; none if no world could be
    /// judged.
    /// It is asked only where [`crate::Bots::is_clear`].
    fn chance(&mut self, game: &G, knowledge: &G::Knowledge, seat: Seat, worlds: u32, dice: Dice) -> Option<f32>;
}

/// A seat's share of the win.
pub fn share(standings: &Standings, seat: Seat) -> f32 {
    let winners = standings.winners();
    if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
}

/// The mean over the matches that came to an end.
pub fn mean(ends: impl Iterator<Item = f32>) -> Option<f32> {
    let (sum, count) = ends.fold((0.0, 0u32), |(sum, count), end| (sum + end, count + 1));
    (count > 0).then(|| sum / count as f32)
}
