//! The beliefs of the expert about the game, as figures in ducats. Found by letting it play against itself and the greedy player.

use oltre_mare::Marker;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $value:expr,)+) => {
        /// Figures the expert judges by.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights { $($(#[$doc])* pub $name: f32,)+ }

        impl Default for Weights {
            fn default() -> Weights {
                Weights { $($name: $value,)+ }
            }
        }

        impl Weights {
            /// Each figure with its name, for anyone who looks for better ones.
            pub fn named(&mut self) -> Vec<(&'static str, &mut f32)> {
                vec![$((stringify!($name), &mut self.$name),)+]
            }
        }
    };
}

weights! {
    /// A payout that cards in hand promise, relative to one that is on board.
    promise = 0.85,
    /// A ducat symbol on a card that stays in hand.
    ducat = 1.2,
    /// The same for a pirate.
    pirate = -0.8,
    /// The same for a market.
    market = 1.2,
    /// The same for a ship.
    ship = 0.5,
    /// A card drawn unseen.
    unseen = 1.4,
    /// A card among the pirates.
    pirated = 1.0,
    /// A card over the next hand limit.
    excess = 1.4,
    /// A card that will have to be bought.
    shortage = 0.6,
    /// A card that can be played next turn and not only later.
    tempo = 1.3,
    /// The next step of the top group, when no card for it is in hand.
    hope = 0.1,
    /// One more load on the top card, before the next turn.
    load = 0.3,
    /// A prestige tile.
    tile = 0.8,
    /// A marker held.
    marker = 0.9,
    /// Turns that a marker is likely to stay active.
    stays = 1.5,
    /// What a marker does in a turn: calm sea.
    calm_sea = 0.8,
    /// Good business.
    good_business = 1.8,
    /// Pirates beaten.
    pirates_beaten = 1.4,
    /// Favourable relations.
    relations = 1.6,
    /// Local influence.
    influence = 1.2,
    /// A good marker within one route of the ship.
    near = 0.1,
    /// What a purchase must be worth beyond its price.
    purchase = 0.4,
    /// What a deal must be worth.
    margin = 0.4,
    /// The cost of an opponent's gain with two players; with more it is shared among the others.
    envy = 1.0,
    /// How much more it costs if the leader gains.
    leader = 0.5,
    /// The part of what both gain that a fair deal leaves this seat.
    fair = 0.3,
    /// The least an offer must promise, times the chance that it is accepted.
    say = 0.3,
    /// New offers in its own turn.
    offers = 2.0,
    /// New offers in a turn of another.
    remarks = 1.0,
    /// How sure it is of how another seat thinks.
    doubt = 0.7,
}

impl Weights {
    /// What a marker does in a turn.
    pub(super) fn in_a_turn(&self, marker: Marker) -> f32 {
        match marker {
            Marker::CalmSea => self.calm_sea,
            Marker::GoodBusiness => self.good_business,
            Marker::PiratesBeaten => self.pirates_beaten,
            Marker::FavourableRelations => self.relations,
            Marker::Compass => 0.0,
            Marker::LocalInfluence => self.influence,
        }
    }
}
