//! The beliefs of the greedy player about the game, as figures. Found by letting tables of four play against each other.

/// Figures the greedy player judges by. Amounts are in denarii.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// The part of its stock that a seat lays on the forum, as long as nothing of it has been seen.
    pub on_forum: f32,
    /// The part of its stock's worth to the senate that a seat offers, as long as nothing of it has been seen.
    pub on_senate: f32,
    /// The chance that a seat offers nothing.
    pub abstains: f32,
    /// The worth of a good in an offer to the senate on average.
    pub offered: f32,
    /// How uncertain an offer is, as part of its worth.
    pub offer_spread: f32,
    /// How many of my cards on sale end up with others.
    pub ship_goes: f32,
    /// The worth of a victory point before the last round.
    pub rate: f32,
    /// The same in the last round, at least.
    pub rate_least: f32,
    /// The same in the last round, at most.
    pub rate_most: f32,
    /// How far cash can still move in the last round.
    pub cash_spread: f32,
    /// What it costs to build a storehouse now and not later.
    pub built_early: f32,
    /// The worth of any card kept for the next round.
    pub stored: f32,
    /// How much more it is worth for each point the next senate gives it.
    pub stored_for_senate: f32,
    /// Cash that should be left after buying a lot.
    pub purse: f32,
    /// How much more a denarius below that is worth than one above it.
    pub thrift: f32,
    /// What others pay for a lot, as a part of what its cards would earn at the forum.
    pub usual_price: f32,
    /// The chance that another seat does not bid on a lot at all.
    pub passes: f32,
}

impl Weights {
    /// The greedy player's weights.
    pub const GREEDY: Weights = Weights {
        on_forum: 0.35,
        on_senate: 0.7,
        abstains: 0.1,
        offered: 4.3,
        offer_spread: 0.4,
        ship_goes: 0.6,
        rate: 20.0,
        rate_least: 12.0,
        rate_most: 26.0,
        cash_spread: 20.0,
        built_early: 3.0,
        stored: 7.2,
        stored_for_senate: 1.5,
        purse: 20.0,
        thrift: 0.13,
        usual_price: 0.9,
        passes: 0.3,
    };
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::GREEDY
    }
}
