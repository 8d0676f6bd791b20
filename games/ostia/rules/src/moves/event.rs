//! What happened. A match is the list of its events; replaying them needs neither chance nor legality.

use crate::state::{Answer, Cards, Good, Layout, Management, Phase};
use game::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened, in full.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaEvent"))]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// OS-1.1: a card from the pile to the stock.
    FirstCardDealt {
        /// Whose.
        seat: Seat,
        /// The card.
        good: Good,
    },
    /// OS-2.1: cards from the pile to the ship side.
    Dealt {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// OS-2.2: chosen, and moved when all have chosen.
    FreePicked {
        /// The seat.
        seat: Seat,
        /// The card.
        good: Good,
    },
    /// A complete layout was saved and its sizes were shown at once: that was version 1 of the rules.
    Laid {
        /// The seat.
        seat: Seat,
        /// On forum and senate.
        layout: Layout,
    },
    /// OS-3.2, OS-7.1: laid out, without anybody seeing how many cards are where.
    LaidUnseen {
        /// The seat.
        seat: Seat,
        /// On forum and senate.
        layout: Layout,
    },
    /// OS-3.4: stands or rearranges, carried out when all have answered.
    Answered {
        /// The seat.
        seat: Seat,
        /// Which.
        answer: Answer,
    },
    /// OS-6.4: decided, and carried out when all have decided.
    Managed {
        /// The seat.
        seat: Seat,
        /// What.
        plan: Management,
    },
    /// OS-1.3.
    Started {
        /// Start player.
        start: Seat,
    },
    /// OS-1.4, OS-1.5: the next senate card becomes the active one.
    RoundBegan {
        /// From 1.
        round: u8,
        /// Start player.
        start: Seat,
    },
    /// OS-1.2.
    SenateOpened {
        /// Its place in the edition.
        card: u8,
    },
    /// OS-2.1: the discards are the new pile.
    Reshuffled,
    /// The phase the table now waits in.
    Asked {
        /// The phase. Match files call it a stage.
        #[serde(rename = "stage")]
        phase: Phase,
    },
    /// OS-3.4: a seat wants to decide again.
    TakenBack {
        /// The seat.
        seat: Seat,
    },
    /// OS-2.2: all have picked, and own what they picked.
    FreePicksTaken,
    /// OS-2.3.
    LotPutUp {
        /// The seller.
        seller: Seat,
        /// Two cards.
        lot: Cards,
        /// The minimum bid.
        minimum: u16,
    },
    /// OS-2.4.
    BidMade {
        /// The seat.
        seat: Seat,
        /// Denarii.
        amount: u16,
    },
    /// OS-2.4.
    BidPassed {
        /// The seat.
        seat: Seat,
    },
    /// OS-2.9, OS-7.2.
    StorehousesSold {
        /// The seat.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// OS-2.9.
    CreditsTaken {
        /// The seat.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// OS-2.5.
    LotKept {
        /// The seat.
        seller: Seat,
        /// Paid to the bank.
        price: u16,
    },
    /// OS-2.5, OS-2.6.
    LotSold {
        /// The seat.
        seller: Seat,
        /// The seats it goes to.
        buyer: Seat,
        /// Paid; half of it goes to the seller.
        price: u16,
    },
    /// OS-2.7.
    LotForced {
        /// The seat.
        seller: Seat,
        /// Paid to the bank.
        price: u16,
    },
    /// OS-3.1.
    MarketTurnedUp {
        /// Market cards.
        cards: Cards,
    },
    /// OS-3.4: how many cards are where, bluff cards included.
    SizesShown {
        /// Whose.
        seat: Seat,
        /// Cards on the forum.
        forum: u8,
        /// Cards on the senate.
        senate: u8,
    },
    /// OS-3.5.
    TurnedUp {
        /// Whose.
        seat: Seat,
        /// Goods on the forum.
        forum: Cards,
        /// Goods on the senate.
        senate: Cards,
    },
    /// OS-3.5: too many types on forum and senate.
    PenaltyPaid {
        /// The seat.
        seat: Seat,
        /// All of one type.
        lost: Cards,
    },
    /// OS-4.1.
    GoodsSold {
        /// The seat.
        seat: Seat,
        /// Received.
        income: u16,
    },
    /// OS-4.2.
    ForumCleared,
    /// OS-5.1.
    OfferJudged {
        /// Whose.
        seat: Seat,
        /// By the active senate card.
        worth: u16,
        /// Gained.
        vp: u8,
    },
    /// OS-5.3.
    SenateCleared,
    /// OS-6.1, OS-7.3.
    CreditsRepaid {
        /// The seat.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// OS-6.1.
    InterestPaid {
        /// The seat.
        seat: Seat,
        /// Denarii.
        amount: u16,
    },
    /// OS-6.2.
    StorehousesBuilt {
        /// The seat.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// OS-6.3.
    Discarded {
        /// The seat.
        seat: Seat,
        /// Face up.
        cards: Cards,
    },
    /// OS-7.2.
    StoresTurnedUp {
        /// Whose.
        seat: Seat,
        /// Goods in storehouses.
        stored: Cards,
        /// Goods on the forum, discarded without payment.
        forum: Cards,
    },
    /// OS-7.2.
    TypesScored {
        /// The seat.
        seat: Seat,
        /// Gained.
        vp: u8,
    },
    /// OS-7.3.
    Eliminated {
        /// The seat.
        seat: Seat,
    },
    /// OS-7.4.
    CashScored {
        /// The seat.
        seat: Seat,
        /// Gained.
        vp: u8,
    },
    /// OS-7.5: the senate card set aside.
    PutAwayTurnedUp {
        /// Its place in the edition.
        card: u8,
    },
}

impl game::Event for Event {
    /// Did something hidden reach anyone, so that undo stops here?
    fn reveals(&self) -> bool {
        match self {
            Event::FirstCardDealt { .. }
            | Event::Dealt { .. }
            | Event::Laid { .. }
            | Event::SenateOpened { .. }
            | Event::LotPutUp { .. }
            | Event::MarketTurnedUp { .. }
            | Event::SizesShown { .. }
            | Event::TurnedUp { .. }
            | Event::Discarded { .. }
            | Event::StoresTurnedUp { .. }
            | Event::PutAwayTurnedUp { .. } => true,
            Event::FreePicked { .. }
            | Event::LaidUnseen { .. }
            | Event::Answered { .. }
            | Event::Managed { .. }
            | Event::Started { .. }
            | Event::RoundBegan { .. }
            | Event::Reshuffled
            | Event::Asked { .. }
            | Event::TakenBack { .. }
            | Event::FreePicksTaken
            | Event::BidMade { .. }
            | Event::BidPassed { .. }
            | Event::StorehousesSold { .. }
            | Event::CreditsTaken { .. }
            | Event::LotKept { .. }
            | Event::LotSold { .. }
            | Event::LotForced { .. }
            | Event::PenaltyPaid { .. }
            | Event::GoodsSold { .. }
            | Event::ForumCleared
            | Event::OfferJudged { .. }
            | Event::SenateCleared
            | Event::CreditsRepaid { .. }
            | Event::InterestPaid { .. }
            | Event::StorehousesBuilt { .. }
            | Event::TypesScored { .. }
            | Event::Eliminated { .. }
            | Event::CashScored { .. } => false,
        }
    }
}
