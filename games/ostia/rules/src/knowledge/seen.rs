//! OS-8.2: what one observer sees of what happens.

use crate::moves::Event;
use crate::state::{Answer, Cards, Good, Layout, Management, Phase};
use game::{Observer, Seat};
use serde::Serialize;

/// What one observer sees of an event.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaSeenEvent"))]
#[serde(tag = "seen", rename_all = "snake_case")]
pub enum SeenEvent {
    /// What everybody sees in full.
    Open(Event),
    /// OS-1.1.
    FirstCardDealt {
        /// Whose.
        seat: Seat,
        /// The card, if it is one's own.
        good: Option<Good>,
    },
    /// OS-2.1.
    Dealt {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards, if they are one's own.
        cards: Option<Cards>,
    },
    /// OS-2.2.
    FreePicked {
        /// The seat.
        seat: Seat,
        /// The card, if it is one's own.
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
        /// Which, if they are one's own.
        layout: Option<Layout>,
    },
    /// OS-3.2, OS-7.1.
    LaidUnseen {
        /// The seat.
        seat: Seat,
        /// Where, if it is one's own allocation.
        layout: Option<Layout>,
    },
    /// OS-3.4.
    Answered {
        /// The seat.
        seat: Seat,
        /// Which, if it is one's own answer.
        answer: Option<Answer>,
    },
    /// OS-6.4.
    Managed {
        /// The seat.
        seat: Seat,
        /// The plan, if it is one's own.
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
            event => SeenEvent::Open(event),
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

    fn begins_turn(&self) -> bool {
        let SeenEvent::Open(event) = self else { return false };
        match event {
            Event::RoundBegan { .. } | Event::LotPutUp { .. } | Event::MarketTurnedUp { .. } => true,
            Event::Asked { phase } => matches!(phase, Phase::Counter | Phase::Storehouses | Phase::LastCounter),
            _ => false,
        }
    }
}
