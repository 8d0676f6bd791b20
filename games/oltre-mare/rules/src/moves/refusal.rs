//! Why an action is not legal: data with a clause, no sentence.

use crate::state::{Card, Good, OfferId, Phase, Port};
use game::Seat;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// It is another seat's turn (OM-2.1).
    NotYourTurn {
        /// Whose turn it is.
        active: Seat,
    },
    /// The turn is in another phase (OM-2.1).
    WrongPhase {
        /// The current phase.
        phase: Phase,
    },
    /// The card is not in the hand (or not among those played).
    CardNotHeld {
        /// Which.
        card: Card,
        /// What it was named for.
        phase: Phase,
    },
    /// The card is named twice.
    CardTwice {
        /// Which.
        card: Card,
        /// What it was named for.
        phase: Phase,
    },
    /// OM-2.3: exactly the excess.
    WrongDiscard {
        /// Named.
        named: u8,
        /// Needed.
        excess: u8,
    },
    /// OM-3.7: four cards bought.
    NoPurchaseLeft,
    /// OM-3.8, OM-3.9: the price is different.
    PriceChanged {
        /// Now.
        price: u8,
        /// OM-3.9: by favourable relations.
        favourable: bool,
    },
    /// OM-3.14.
    SourceEmpty,
    /// The table plays without negotiation.
    NoTalk,
    /// OM-3.1: no deal without the active seat.
    NotWithActive,
    /// OM-3.2: an offer goes to somebody else at the table.
    NoPartner,
    /// OM-3.2: something must move.
    NothingMoves,
    /// OM-3.2: at most 99 ducats a deal.
    TooManyDucats,
    /// OM-3.17: at most 31 cards wanted.
    TooMuchWanted,
    /// OM-3.17: a claim is about a card of the offer, once, and says something.
    BadClaim {
        /// About this card.
        card: Card,
    },
    /// OM-3.13: too many open offers.
    TooManyOpenOffers,
    /// OM-3.13: too many offers this turn.
    TooManyOffers,
    /// OM-3.13: the very same offer was refused this turn.
    RefusedBefore,
    /// The offer is closed.
    OfferClosed {
        /// Its number.
        offer: OfferId,
    },
    /// The offer is not addressed to this seat (or was answered).
    NotForYou {
        /// Its number.
        offer: OfferId,
    },
    /// Only its maker can withdraw an offer.
    NotYourOffer {
        /// Its number.
        offer: OfferId,
    },
    /// OM-3.17: one open counter-offer to an offer.
    CounteredAlready {
        /// Its number.
        offer: OfferId,
    },
    /// OM-3.13: the cards named do not meet the want.
    WantNotMet {
        /// Its number.
        offer: OfferId,
    },
    /// OM-3.10: the active side could no longer reach its load.
    DealLeavesTooFew {
        /// Cards it could still come to hold.
        reach: u8,
        /// Its load.
        load: u8,
    },
    /// OM-3.16: a *have* must be true.
    HaveIsFalse {
        /// What.
        good: Good,
    },
    /// OM-3.16: four postings.
    NoPostingLeft,
    /// OM-3.16: posted already.
    PostedAlready {
        /// What.
        good: Good,
    },
    /// OM-3.17: the active seat does not pass, it leaves the phase.
    LeaveInstead,
    /// OM-3.17: an offer waits for its answer.
    OfferWaits {
        /// Its number.
        offer: OfferId,
    },
    /// OM-3.17: it has passed, offered or posted already.
    SpokenAlready,
    /// OM-3.10.
    HandTooSmall {
        /// Held.
        held: u8,
        /// Load.
        load: u8,
    },
    /// OM-4.1: exactly the load.
    WrongLoad {
        /// Named.
        named: u8,
        /// Needed.
        load: u8,
    },
    /// OM-4.8: no path of exactly that length leads there.
    OutOfReach {
        /// Where.
        port: Port,
        /// Routes to sail.
        routes: u8,
    },
    /// OM-4.12: another port without a compass.
    CompassForbids {
        /// Where.
        port: Port,
    },
    /// OM-5.1: each card played, once.
    WrongStowage {
        /// Named.
        named: u8,
        /// Played.
        played: u8,
    },
}

impl game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::MatchOver => "OM-7.1",
            Refusal::NotYourTurn { .. } | Refusal::WrongPhase { .. } => "OM-2.1",
            Refusal::CardNotHeld { phase, .. } | Refusal::CardTwice { phase, .. } => match phase {
                Phase::Seafaring => "OM-2.3",
                Phase::Actions => "OM-4.1",
                Phase::Cargo => "OM-5.1",
                _ => "OM-3.2",
            },
            Refusal::WrongDiscard { .. } => "OM-2.3",
            Refusal::NoPurchaseLeft => "OM-3.7",
            Refusal::PriceChanged { favourable: true, .. } => "OM-3.9",
            Refusal::PriceChanged { .. } => "OM-3.8",
            Refusal::SourceEmpty => "OM-3.14",
            Refusal::NotWithActive => "OM-3.1",
            Refusal::NoPartner | Refusal::NothingMoves | Refusal::TooManyDucats => "OM-3.2",
            Refusal::TooManyOpenOffers | Refusal::TooManyOffers | Refusal::RefusedBefore => "OM-3.13",
            Refusal::WantNotMet { .. } => "OM-3.13",
            Refusal::OfferClosed { .. } => "OM-3.12",
            Refusal::DealLeavesTooFew { .. } | Refusal::HandTooSmall { .. } => "OM-3.10",
            Refusal::HaveIsFalse { .. } | Refusal::NoPostingLeft | Refusal::PostedAlready { .. } => "OM-3.16",
            Refusal::NoTalk
            | Refusal::TooMuchWanted
            | Refusal::BadClaim { .. }
            | Refusal::NotForYou { .. }
            | Refusal::NotYourOffer { .. }
            | Refusal::CounteredAlready { .. }
            | Refusal::LeaveInstead
            | Refusal::OfferWaits { .. }
            | Refusal::SpokenAlready => "OM-3.17",
            Refusal::WrongLoad { .. } => "OM-4.1",
            Refusal::OutOfReach { .. } => "OM-4.8",
            Refusal::CompassForbids { .. } => "OM-4.12",
            Refusal::WrongStowage { .. } => "OM-5.1",
        }
    }
}
