//! Actions: one whole intent each. An action names what it answers.

use crate::moves::{Laid, Load, Source};
use crate::state::{CardSet, Good, OfferId, Port, Proposal, Reason};
use serde::{Deserialize, Serialize};

/// Everything a seat can do. (Its kind has a byte of its own, because every move reads it.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareAction"))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
#[repr(u8)]
pub enum Action {
    /// OM-2.3.
    Discard {
        /// In this order, the last one on top.
        cards: Laid,
    },
    /// OM-3.7: for this price, so that nobody pays a changed price without noticing.
    Buy {
        /// Where.
        source: Source,
        /// Price.
        price: u8,
    },
    /// OM-3.2: a new offer, or a counter-offer (OM-3.17).
    OfferDeal(Proposal),
    /// With the cards that meet the want.
    Accept {
        /// The offer.
        offer: OfferId,
        /// Cards given for it.
        cards: CardSet,
    },
    /// With or without a reason.
    Refuse {
        /// The offer.
        offer: OfferId,
        /// Why.
        reason: Option<Reason>,
    },
    /// The seat's own offer.
    Withdraw {
        /// The offer.
        offer: OfferId,
    },
    /// OM-3.16.
    Post {
        /// What.
        good: Good,
        /// Has it (or wants it).
        have: bool,
    },
    /// OM-3.17: nothing to say for now.
    Pass,
    /// OM-3.10.
    LeaveTrade,
    /// OM-4.1.
    Play {
        /// Which.
        cards: CardSet,
    },
    /// OM-4.8.
    Sail {
        /// The port of arrival.
        port: Port,
    },
    /// OM-4.12.
    FollowCompass {
        /// Where to; `None` stays.
        port: Option<Port>,
    },
    /// OM-5.1.
    Stow {
        /// Bottom first, the last one on top.
        cards: Load,
    },
    /// OM-5.3.
    EndTurn,
}

impl game::Action for Action {
    /// OM-3.2, OM-3.17: an answer or a withdrawal names its offer, a purchase names its price, and talk needs no
    /// question.
    fn names_target(&self) -> bool {
        match self {
            Action::Accept { .. } | Action::Refuse { .. } | Action::Withdraw { .. } | Action::Buy { .. } => true,
            Action::OfferDeal(_) | Action::Post { .. } | Action::Pass => true,
            Action::Discard { .. } | Action::LeaveTrade | Action::Play { .. } | Action::Sail { .. } => false,
            Action::FollowCompass { .. } | Action::Stow { .. } | Action::EndTurn => false,
        }
    }
}
