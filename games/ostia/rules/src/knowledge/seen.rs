//! OS-8.2: what one observer sees of what happens.

use crate::moves::Event;
use crate::state::{Answer, Cards, Good, Layout, Management, Phase};
use game::{Observer, Seat, Turn};
use serde::{Deserialize, Serialize};

/// An event as one observer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaSeenEvent"))]
#[serde(tag = "seen", rename_all = "snake_case")]
pub enum SeenEvent {
    /// An event that everybody sees in full.
    Open(Event),
    /// OS-1.1.
    FirstCardDealt {
        /// Whose.
        seat: Seat,
        /// The card, if it is the observer's own.
        good: Option<Good>,
    },
    /// OS-2.1.
    Dealt {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards, if they are the observer's own.
        cards: Option<Cards>,
    },
    /// OS-2.2.
    FreePicked {
        /// The seat.
        seat: Seat,
        /// The card, if it is the observer's own.
        good: Option<Good>,
    },
    /// As it was in version 1 of the rules: the sizes, bluff cards included.
    Laid {
        /// The seat.
        seat: Seat,
        /// Cards on the forum.
        forum: u8,
        /// Cards on the senate.
        senate: u8,
        /// The cards, if they are the observer's own.
        layout: Option<Layout>,
    },
    /// OS-3.2, OS-7.1.
    LaidUnseen {
        /// The seat.
        seat: Seat,
        /// The layout, if it is the observer's own.
        layout: Option<Layout>,
    },
    /// OS-3.4.
    Answered {
        /// The seat.
        seat: Seat,
        /// The answer, if it is the observer's own.
        answer: Option<Answer>,
    },
    /// OS-6.4.
    Managed {
        /// The seat.
        seat: Seat,
        /// The plan, if it is the observer's own.
        plan: Option<Management>,
    },
}

impl Event {
    /// OS-8.2: the part of it that this observer sees.
    pub(crate) fn seen_by(&self, who: Observer) -> SeenEvent {
        match *self {
            Event::FirstCardDealt { seat, good } => {
                SeenEvent::FirstCardDealt { seat, good: who.is(seat).then_some(good) }
            }
            Event::Dealt { seat, cards } => {
                SeenEvent::Dealt { seat, count: cards.total(), cards: who.is(seat).then_some(cards) }
            }
            Event::FreePicked { seat, good } => SeenEvent::FreePicked { seat, good: who.is(seat).then_some(good) },
            Event::Laid { seat, layout } => SeenEvent::Laid {
                seat,
                forum: layout.forum.total(),
                senate: layout.senate.total(),
                layout: who.is(seat).then_some(layout),
            },
            Event::LaidUnseen { seat, layout } => {
                SeenEvent::LaidUnseen { seat, layout: who.is(seat).then_some(layout) }
            }
            Event::Answered { seat, answer } => SeenEvent::Answered { seat, answer: who.is(seat).then_some(answer) },
            Event::Managed { seat, plan } => SeenEvent::Managed { seat, plan: who.is(seat).then_some(plan) },
            event @ (Event::Started { .. }
            | Event::RoundBegan { .. }
            | Event::SenateOpened { .. }
            | Event::Reshuffled
            | Event::Asked { .. }
            | Event::TakenBack { .. }
            | Event::FreePicksTaken
            | Event::LotPutUp { .. }
            | Event::BidMade { .. }
            | Event::BidPassed { .. }
            | Event::StorehousesSold { .. }
            | Event::CreditsTaken { .. }
            | Event::LotKept { .. }
            | Event::LotSold { .. }
            | Event::LotForced { .. }
            | Event::MarketTurnedUp { .. }
            | Event::SizesShown { .. }
            | Event::TurnedUp { .. }
            | Event::PenaltyPaid { .. }
            | Event::GoodsSold { .. }
            | Event::ForumCleared
            | Event::OfferJudged { .. }
            | Event::SenateCleared
            | Event::CreditsRepaid { .. }
            | Event::InterestPaid { .. }
            | Event::StorehousesBuilt { .. }
            | Event::Discarded { .. }
            | Event::StoresTurnedUp { .. }
            | Event::TypesScored { .. }
            | Event::Eliminated { .. }
            | Event::CashScored { .. }
            | Event::PutAwayTurnedUp { .. }) => SeenEvent::Open(event),
        }
    }
}

impl game::SeenEvent for SeenEvent {
    fn is_private(&self) -> bool {
        match self {
            SeenEvent::FirstCardDealt { good, .. } | SeenEvent::FreePicked { good, .. } => good.is_some(),
            SeenEvent::Dealt { cards, .. } => cards.is_some(),
            SeenEvent::Laid { layout, .. } | SeenEvent::LaidUnseen { layout, .. } => layout.is_some(),
            SeenEvent::Answered { answer, .. } => answer.is_some(),
            SeenEvent::Managed { plan, .. } => plan.is_some(),
            SeenEvent::Open(_) => false,
        }
    }

    fn begins_turn(&self) -> Option<Turn> {
        let SeenEvent::Open(event) = self else { return None };
        match *event {
            Event::LotPutUp { seller, .. } => Some(Turn::Of(seller)),
            Event::RoundBegan { .. } | Event::MarketTurnedUp { .. } => Some(Turn::Everybodys),
            Event::Asked { phase: Phase::Counter | Phase::Storehouses | Phase::LastCounter } => Some(Turn::Everybodys),
            _ => None,
        }
    }

    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            SeenEvent::Open(event) => return open_clause(event),
            SeenEvent::FirstCardDealt { .. } => "OS-1.1",
            SeenEvent::Dealt { .. } => "OS-2.1",
            SeenEvent::FreePicked { .. } => "OS-2.2",
            SeenEvent::Laid { .. } | SeenEvent::LaidUnseen { .. } => "OS-3.2",
            SeenEvent::Answered { .. } => "OS-3.4",
            SeenEvent::Managed { .. } => "OS-6.4",
        })
    }
}

/// The clause behind an event that everybody sees in full.
fn open_clause(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Started { .. } => "OS-1.3",
        Event::RoundBegan { .. } => "OS-1.5",
        Event::SenateOpened { .. } => "OS-1.2",
        Event::Reshuffled => "OS-2.1",
        Event::FreePicksTaken => "OS-2.2",
        Event::LotPutUp { .. } => "OS-2.3",
        Event::BidMade { .. } | Event::BidPassed { .. } => "OS-2.4",
        Event::LotKept { .. } => "OS-2.5",
        Event::LotSold { .. } => "OS-2.6",
        Event::LotForced { .. } => "OS-2.7",
        Event::StorehousesSold { .. } | Event::CreditsTaken { .. } => "OS-2.9",
        Event::MarketTurnedUp { .. } => "OS-3.1",
        Event::TakenBack { .. } | Event::SizesShown { .. } => "OS-3.4",
        Event::TurnedUp { .. } | Event::PenaltyPaid { .. } => "OS-3.5",
        Event::GoodsSold { .. } => "OS-4.1",
        Event::OfferJudged { .. } => "OS-5.1",
        Event::CreditsRepaid { .. } | Event::InterestPaid { .. } => "OS-6.1",
        Event::StorehousesBuilt { .. } => "OS-6.2",
        Event::Discarded { .. } => "OS-6.3",
        Event::StoresTurnedUp { .. } | Event::TypesScored { .. } => "OS-7.2",
        Event::Eliminated { .. } => "OS-7.3",
        Event::CashScored { .. } => "OS-7.4",
        Event::PutAwayTurnedUp { .. } => "OS-7.5",
        // A new phase rests on no clause of its own, and the rest is bookkeeping or seen in another form.
        Event::Asked { .. } | Event::ForumCleared | Event::SenateCleared => return None,
        Event::FirstCardDealt { .. } | Event::Dealt { .. } | Event::FreePicked { .. } => return None,
        Event::Laid { .. } | Event::LaidUnseen { .. } | Event::Answered { .. } | Event::Managed { .. } => return None,
    })
}
