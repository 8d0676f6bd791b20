//! A swap of one card for one, seen with both hands open: a measure of which deals the players find.

use super::plan::{Chart, TurnStart};
use super::play::worth;
use super::weights::Weights;
use game::Seat;
use oltre_mare::{CardSet, OltreMare, Public};

/// The swap between the active seat and another that is best for the side that gains less by it: what that side gains, in ducats.
/// By the expert's own measure of both hands; the other side's tile counts (OM-3.5).
pub fn best_swap(game: &OltreMare, public: &Public, active: CardSet, other: Seat, others: CardSet) -> Option<f32> {
    let chart = Chart::new(game, Weights::default());
    let turn_start = |seat| TurnStart::of(&chart, game, public, seat);
    let (mine, theirs) = (turn_start(public.active), turn_start(other));
    let tile = if public.honoured.contains(other) { 0.0 } else { chart.weights.tile };
    let before = (worth(&chart, &mine, active), worth(&chart, &theirs, others) - tile);
    let swaps = active.iter().flat_map(|give| others.iter().map(move |get| (CardSet::only(give), CardSet::only(get))));
    let gains = swaps.map(|(give, get)| {
        let own = worth(&chart, &mine, active.minus(give).or(get)) - before.0;
        own.min(worth(&chart, &theirs, others.minus(get).or(give)) - before.1)
    });
    gains.reduce(f32::max)
}
