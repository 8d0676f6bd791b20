//! The whole truth of a match at one moment: a plain value. There are no rules here.

mod board;
mod bundle;
mod card;
pub(crate) mod cargos;
pub(crate) mod claim;
pub(crate) mod data;
mod evolve;
pub(crate) mod hidden;
mod list;
pub(crate) mod offer;
mod public;

pub use board::{Face, MARKER_KINDS, MAX_PORTS, Marker, Port, Symbol};
pub use bundle::{ANY, Bundle, Kind};
pub use card::{CARDS, Card, CardSet, GOODS, Good};
pub use cargos::Cargos;
pub use claim::{Claim, PortClaim, ShownClaim, ShownClaims};
pub use hidden::Hidden;
pub use list::List;
pub use offer::{
    CardClaim, MAX_CLAIMS, OFFERS_PER_TURN, OPEN_OFFERS, OfferId, OpenOffer, POSTS_PER_TURN, Proposal, Reason, Terms,
};
pub use public::{Phase, Public, RefusedTerms, Settlement, Venice};

/// A match at one moment. (Aligned to cache lines, because it is copied often.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct State {
    /// The public half.
    pub public: Public,
    /// The hidden half.
    pub hidden: Hidden,
}

impl State {
    /// Nothing is dealt yet.
    pub(crate) fn new(players: u8) -> State {
        State { public: Public::new(players), hidden: Hidden::new(players) }
    }
}
