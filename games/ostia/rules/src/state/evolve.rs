//! The effects of each event: the same code for the whole truth ([`State`]) and for what one observer knows of it.

use crate::moves::Event;
use crate::state::{Answer, Cards, Good, Hands, Layout, Management, Public, SecretDecision, State};
use game::Seat;

impl State {
    /// Carries out an event. Always inlined: where the event is made, only its own arm is left of all of this.
    #[inline(always)]
    pub(crate) fn evolve(&mut self, event: &Event) {
        let State { public, hidden } = self;
        match *event {
            Event::FirstCardDealt { seat, good } => {
                hidden.pile -= Cards::one(good);
                first_card(public, &mut hidden.hands, seat, Some(good));
            }
            Event::Dealt { seat, cards } => {
                hidden.pile -= cards;
                dealt(public, &mut hidden.hands, seat, cards.total(), Some(cards));
            }
            Event::FreePicked { seat, good } => free_picked(public, &mut hidden.hands, seat, Some(good)),
            Event::Laid { seat, layout } => {
                let sizes = (layout.forum.total(), layout.senate.total());
                laid(public, &mut hidden.hands, seat, sizes, Some(layout));
            }
            Event::LaidUnseen { seat, layout } => laid_unseen(public, &mut hidden.hands, seat, Some(layout)),
            Event::Answered { seat, answer } => answered(public, &mut hidden.hands, seat, Some(answer)),
            Event::Managed { seat, plan } => managed(public, &mut hidden.hands, seat, Some(plan)),
            open_event => {
                match open_event {
                    Event::Reshuffled => hidden.pile = public.discards,
                    Event::MarketTurnedUp { cards } => hidden.pile -= cards,
                    _ => {}
                }
                open(public, &mut hidden.hands, &open_event);
            }
        }
    }
}

#[inline]
pub(crate) fn first_card(public: &mut Public, hands: &mut impl Hands, seat: Seat, good: Option<Good>) {
    public.deal_first(seat);
    if let Some(good) = good {
        hands.change(seat, |hand| {
            hand.stock += Cards::one(good);
            hand.drawn += Cards::one(good);
        });
    }
}

#[inline]
pub(crate) fn dealt(public: &mut Public, hands: &mut impl Hands, seat: Seat, count: u8, cards: Option<Cards>) {
    public.deal(seat, count);
    if let Some(cards) = cards {
        hands.change(seat, |hand| {
            hand.ship += cards;
            hand.drawn += cards;
        });
    }
}

#[inline]
pub(crate) fn free_picked(public: &mut Public, hands: &mut impl Hands, seat: Seat, good: Option<Good>) {
    public.ready = public.ready.with(seat);
    if let Some(good) = good {
        hands.change(seat, |hand| hand.decision = SecretDecision::FreePick(good));
    }
}

#[inline]
pub(crate) fn laid(public: &mut Public, hands: &mut impl Hands, seat: Seat, sizes: (u8, u8), layout: Option<Layout>) {
    public.show_sizes(seat, sizes.0, sizes.1);
    laid_unseen(public, hands, seat, layout);
}

#[inline]
pub(crate) fn laid_unseen(public: &mut Public, hands: &mut impl Hands, seat: Seat, layout: Option<Layout>) {
    public.ready = public.ready.with(seat);
    if let Some(layout) = layout {
        hands.change(seat, |hand| hand.decision = SecretDecision::Lay(layout));
    }
}

#[inline]
pub(crate) fn answered(public: &mut Public, hands: &mut impl Hands, seat: Seat, answer: Option<Answer>) {
    public.ready = public.ready.with(seat);
    if let Some(answer) = answer {
        hands.change(seat, |hand| hand.decision = SecretDecision::Answer(answer));
    }
}

#[inline]
pub(crate) fn managed(public: &mut Public, hands: &mut impl Hands, seat: Seat, plan: Option<Management>) {
    public.ready = public.ready.with(seat);
    if let Some(plan) = plan {
        hands.change(seat, |hand| hand.decision = SecretDecision::Manage(plan));
    }
}

/// The part that everybody sees in full. Each effect on it is in the chapter of its clause.
#[inline(always)]
pub(crate) fn open(public: &mut Public, hands: &mut impl Hands, event: &Event) {
    match *event {
        // Observers see less of these: they have their own functions above.
        Event::FirstCardDealt { .. } | Event::Dealt { .. } | Event::FreePicked { .. } | Event::Managed { .. } => {}
        Event::Laid { .. } | Event::LaidUnseen { .. } | Event::Answered { .. } => {}
        Event::Started { start } => public.begin(start),
        Event::RoundBegan { round, start } => public.begin_round(round, start),
        Event::SenateOpened { card } => public.open_senate(card),
        Event::Reshuffled => {
            public.reshuffle();
            hands.change_all(|hand| hand.drawn = Cards::EMPTY);
        }
        Event::Asked { phase } => {
            // Only when all decide at once are there plans to drop.
            if public.phase.turn().is_none() {
                hands.change_all(|hand| hand.drop_plan(phase.is_second_look()));
            }
            public.ask(phase);
        }
        Event::TakenBack { seat } => {
            public.ready = public.ready.without(seat);
            hands.change(seat, |hand| hand.decision = SecretDecision::Open);
        }
        Event::FreePicksTaken => {
            public.take_free_picks();
            hands.change_all(|hand| hand.take_free_pick());
        }
        Event::LotPutUp { seller, lot, minimum } => {
            public.put_up(seller, lot, minimum);
            hands.change(seller, |hand| hand.ship -= lot);
        }
        Event::BidMade { seat, amount } => public.bid(seat, amount),
        Event::BidPassed { seat } => public.bid(seat, 0),
        Event::StorehousesSold { seat, count } => public.sell_storehouses(seat, count),
        Event::CreditsTaken { seat, count } => public.take_credits(seat, count),
        Event::LotKept { seller, price } | Event::LotForced { seller, price } => {
            public.pay_bank(seller, price);
            take_lot(public, hands, seller);
        }
        Event::LotSold { seller, buyer, price } => {
            public.pay_bank(buyer, price);
            public.pay_seller(seller, price);
            take_lot(public, hands, buyer);
        }
        Event::MarketTurnedUp { cards } => public.turn_up_market(cards),
        Event::SizesShown { seat, forum, senate } => public.show_sizes(seat, forum, senate),
        Event::TurnedUp { seat, forum, senate } => {
            public.turn_up(seat, forum, senate);
            hands.change(seat, |hand| hand.stock -= forum + senate);
        }
        Event::PenaltyPaid { seat, lost } => public.lose_laid(seat, lost),
        Event::GoodsSold { seat, income } => public.receive(seat, income),
        Event::ForumCleared => public.clear_forum(),
        Event::OfferJudged { seat, vp, .. } | Event::TypesScored { seat, vp } | Event::CashScored { seat, vp } => {
            public.score(seat, vp);
        }
        Event::SenateCleared => public.clear_senate(),
        Event::CreditsRepaid { seat, count } => public.repay_credits(seat, count),
        Event::InterestPaid { seat, amount } => public.pay_bank(seat, amount),
        Event::StorehousesBuilt { seat, count } => public.build(seat, count),
        Event::Discarded { seat, cards } => {
            public.throw_away(seat, cards);
            hands.change(seat, |hand| hand.stock -= cards);
        }
        Event::StoresTurnedUp { seat, stored, forum } => {
            public.turn_up_stores(seat, stored, forum);
            hands.change(seat, |hand| hand.stock = stored);
        }
        Event::Eliminated { seat } => public.eliminate(seat),
        Event::PutAwayTurnedUp { card } => public.turn_up_put_away(card),
    }
}

/// OS-2.8.
#[inline]
fn take_lot(public: &mut Public, hands: &mut impl Hands, buyer: Seat) {
    public.take_lot(buyer);
    let lot = public.lot;
    hands.change(buyer, |hand| hand.stock += lot);
}
