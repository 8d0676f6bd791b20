//! How facts change what is there: the same code for the whole truth ([`State`]) and for what one observer knows of it.

use crate::event::{Event, Fact, SeenEvent};
use crate::goods::{Cards, Good};
use crate::knowledge::Knowledge;
use crate::public::Public;
use crate::state::{Answer, Hands, Layout, Management, Plan, State};
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
            Event::Open(fact) => {
                match fact {
                    Fact::Reshuffled => hidden.pile = public.discards,
                    Fact::MarketTurnedUp { cards } => hidden.pile -= cards,
                    _ => {}
                }
                open(public, &mut hidden.hands, &fact);
            }
        }
    }
}

impl Knowledge {
    /// Adds what was seen.
    pub(crate) fn learn(&mut self, event: &SeenEvent) {
        let Knowledge { public, own } = self;
        match *event {
            SeenEvent::FirstCardDealt { seat, good } => first_card(public, own, seat, good),
            SeenEvent::Dealt { seat, count, cards } => dealt(public, own, seat, count, cards),
            SeenEvent::FreePicked { seat, good } => free_picked(public, own, seat, good),
            SeenEvent::Laid { seat, forum, senate, layout } => laid(public, own, seat, (forum, senate), layout),
            SeenEvent::LaidUnseen { seat, layout } => laid_unseen(public, own, seat, layout),
            SeenEvent::Answered { seat, answer } => answered(public, own, seat, answer),
            SeenEvent::Managed { seat, plan } => managed(public, own, seat, plan),
            SeenEvent::Open(fact) => open(public, own, &fact),
        }
    }
}

#[inline]
fn first_card(public: &mut Public, hands: &mut impl Hands, seat: Seat, good: Option<Good>) {
    public.deal_first(seat);
    if let Some(good) = good {
        hands.change(seat, |hand| {
            hand.stock += Cards::one(good);
            hand.drawn += Cards::one(good);
        });
    }
}

#[inline]
fn dealt(public: &mut Public, hands: &mut impl Hands, seat: Seat, count: u8, cards: Option<Cards>) {
    public.deal(seat, count);
    if let Some(cards) = cards {
        hands.change(seat, |hand| {
            hand.ship += cards;
            hand.drawn += cards;
        });
    }
}

#[inline]
fn free_picked(public: &mut Public, hands: &mut impl Hands, seat: Seat, good: Option<Good>) {
    public.ready = public.ready.with(seat);
    if let Some(good) = good {
        hands.change(seat, |hand| hand.plan = Plan::FreePick(good));
    }
}

#[inline]
fn laid(public: &mut Public, hands: &mut impl Hands, seat: Seat, sizes: (u8, u8), layout: Option<Layout>) {
    public.show_sizes(seat, sizes.0, sizes.1);
    laid_unseen(public, hands, seat, layout);
}

#[inline]
fn laid_unseen(public: &mut Public, hands: &mut impl Hands, seat: Seat, layout: Option<Layout>) {
    public.ready = public.ready.with(seat);
    if let Some(layout) = layout {
        hands.change(seat, |hand| hand.plan = Plan::Lay(layout));
    }
}

#[inline]
fn answered(public: &mut Public, hands: &mut impl Hands, seat: Seat, answer: Option<Answer>) {
    public.ready = public.ready.with(seat);
    if let Some(answer) = answer {
        hands.change(seat, |hand| hand.plan = Plan::Answer(answer));
    }
}

#[inline]
fn managed(public: &mut Public, hands: &mut impl Hands, seat: Seat, plan: Option<Management>) {
    public.ready = public.ready.with(seat);
    if let Some(plan) = plan {
        hands.change(seat, |hand| hand.plan = Plan::Manage(plan));
    }
}

/// A fact that everybody sees.
#[inline(always)]
fn open(public: &mut Public, hands: &mut impl Hands, fact: &Fact) {
    match *fact {
        Fact::Started { start } => public.start = start,
        Fact::RoundBegan { round, start } => {
            public.round = round;
            public.start = start;
            public.active = public.next.take();
        }
        Fact::SenateOpened { card } => {
            public.next = Some(card);
            public.senate_left &= !1u8.wrapping_shl(card.into());
        }
        Fact::Reshuffled => {
            public.reshuffle();
            hands.change_all(|hand| hand.drawn = Cards::EMPTY);
        }
        Fact::Asked { stage } => {
            // Only where all decide at once are there plans to be dropped.
            if public.stage.turn().is_none() {
                hands.change_all(|hand| hand.drop_plan(stage.is_second_look()));
            }
            public.ask(stage);
        }
        Fact::TakenBack { seat } => {
            public.ready = public.ready.without(seat);
            hands.change(seat, |hand| hand.plan = Plan::Open);
        }
        Fact::FreePicksTaken => {
            public.take_free_picks();
            hands.change_all(|hand| hand.take_free_pick());
        }
        Fact::LotPutUp { seller, lot, .. } => {
            public.put_up(seller, lot);
            hands.change(seller, |hand| hand.ship -= lot);
        }
        Fact::BidMade { seat, amount } => public.houses[seat].bid = amount,
        Fact::BidPassed { seat } => public.houses[seat].bid = 0,
        Fact::StorehousesSold { seat, count } => public.sell_storehouses(seat, count),
        Fact::CreditsTaken { seat, count } => public.take_credits(seat, count),
        Fact::LotKept { seller, price } | Fact::LotForced { seller, price } => {
            public.pay_bank(seller, price);
            take_lot(public, hands, seller);
        }
        Fact::LotSold { seller, buyer, price } => {
            public.pay_bank(buyer, price);
            public.pay_seller(seller, price);
            take_lot(public, hands, buyer);
        }
        Fact::MarketTurnedUp { cards } => public.turn_up_market(cards),
        Fact::SizesShown { seat, forum, senate } => public.show_sizes(seat, forum, senate),
        Fact::TurnedUp { seat, forum, senate } => {
            public.turn_up(seat, forum, senate);
            hands.change(seat, |hand| hand.stock -= forum + senate);
        }
        Fact::PenaltyPaid { seat, lost } => public.lose_laid(seat, lost),
        Fact::GoodsSold { seat, income } => public.receive(seat, income),
        Fact::ForumCleared => public.clear_forum(),
        Fact::OfferJudged { seat, vp, .. } | Fact::TypesScored { seat, vp } | Fact::CashScored { seat, vp } => {
            public.houses[seat].vp = public.houses[seat].vp.wrapping_add(vp);
        }
        Fact::SenateCleared => public.clear_senate(),
        Fact::CreditsRepaid { seat, count } => public.repay_credits(seat, count),
        Fact::InterestPaid { seat, amount } => public.pay_bank(seat, amount),
        Fact::StorehousesBuilt { seat, count } => public.build(seat, count),
        Fact::Discarded { seat, cards } => {
            public.throw_away(seat, cards);
            hands.change(seat, |hand| hand.stock -= cards);
        }
        Fact::StoresTurnedUp { seat, stored, forum } => {
            public.turn_up_stores(seat, stored, forum);
            hands.change(seat, |hand| hand.stock = stored);
        }
        Fact::Eliminated { seat } => public.out = public.out.with(seat),
        Fact::PutAwayTurnedUp { card } => public.put_away = Some(card),
    }
}

/// OS-2.8.
#[inline]
fn take_lot(public: &mut Public, hands: &mut impl Hands, buyer: Seat) {
    public.take_lot(buyer);
    let lot = public.lot;
    hands.change(buyer, |hand| hand.stock += lot);
}
