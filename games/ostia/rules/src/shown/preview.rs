//! The effects of an action, as far as the seat can know them.

use crate::chapters::counter::penalty;
use crate::chapters::ending::debt;
use crate::chapters::harbour::forced_price;
use crate::chapters::money::{Raise, STOREHOUSE_SOLD};
use crate::chapters::storehouses::{Means, STOREHOUSE_BUILT};
use crate::knowledge::Knowledge;
use crate::moves::{Action, Choices};
use crate::rules::Ostia;
use crate::state::{Cards, Layout, Management, Phase, Trader};
use game::{Choices as _, Seat};
use serde::Serialize;

/// The effects of an action. Empty for an action that is not legal.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaPreview"))]
pub struct Preview {
    /// One after another.
    pub effects: Vec<Effect>,
}

/// One consequence of an action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaEffect"))]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum Effect {
    /// These goods come into the stock.
    Gains {
        /// Which.
        cards: Cards,
    },
    /// OS-2.4, OS-2.7: the minimum bid, and what the seller pays if all pass.
    LotCosts {
        /// The minimum bid.
        minimum: u16,
        /// The price if all pass.
        forced: u16,
    },
    /// OS-2.4: the price, if the seller takes the bid.
    PaysIfTaken {
        /// Denarii.
        amount: u16,
    },
    /// OS-2.9: storehouses must be sold for it.
    SellsStorehouses {
        /// How many.
        count: u8,
    },
    /// OS-2.9: loans must be taken for it.
    TakesCredits {
        /// How many.
        count: u8,
    },
    /// Denarii afterwards.
    CashAfter {
        /// How many.
        cash: u16,
    },
    /// OS-3.5: too many types; this will be lost.
    LosesToPenalty {
        /// All of one type.
        cards: Cards,
    },
    /// OS-4.1: the income if nobody else sells any of these types.
    EarnsAtMost {
        /// Denarii.
        income: u16,
    },
    /// OS-5.1: what the offer is worth to the senate.
    OfferWorth {
        /// By the active card.
        worth: u16,
    },
    /// OS-6.1.
    PaysInterest {
        /// Denarii.
        amount: u16,
    },
    /// Storehouses and loans afterwards.
    Holds {
        /// Storehouses.
        storehouses: u8,
        /// Loans.
        credits: u8,
    },
    /// OS-6.3, OS-7.2: these are discarded without payment.
    Discards {
        /// Which.
        cards: Cards,
    },
    /// OS-7.2: points for different types in storehouses.
    ScoresTypes {
        /// How many.
        vp: u8,
    },
    /// OS-7.3: loans cannot be repaid, the seat is out.
    IsOut,
}

impl Effect {
    /// Is it a loss that somebody could overlook?
    pub(crate) fn is_dear(&self) -> bool {
        match self {
            Effect::SellsStorehouses { .. }
            | Effect::TakesCredits { .. }
            | Effect::LosesToPenalty { .. }
            | Effect::IsOut => true,
            Effect::Gains { .. }
            | Effect::LotCosts { .. }
            | Effect::PaysIfTaken { .. }
            | Effect::CashAfter { .. }
            | Effect::EarnsAtMost { .. }
            | Effect::OfferWorth { .. }
            | Effect::PaysInterest { .. }
            | Effect::Holds { .. }
            | Effect::Discards { .. }
            | Effect::ScoresTypes { .. } => false,
        }
    }
}

impl Preview {
    pub(crate) fn of(rules: &Ostia, knowledge: &Knowledge, action: &Action) -> Preview {
        let mut preview = Preview::default();
        let Some(me) = knowledge.own.me else { return preview };
        let mut choices = Choices::default();
        choices.fill(rules, &knowledge.public, me, &knowledge.own.hand);
        if choices.contains(action) {
            preview.fill(rules, knowledge, me, action);
        }
        preview
    }

    fn fill(&mut self, rules: &Ostia, knowledge: &Knowledge, me: Seat, action: &Action) {
        let public = &knowledge.public;
        let trader = &public.traders[me];
        match *action {
            Action::Pick { good } => self.add(Effect::Gains { cards: Cards::one(good) }),
            Action::PutUp { lot } => {
                let minimum = rules.minimum(lot);
                self.add(Effect::LotCosts { minimum, forced: forced_price(minimum) });
            }
            Action::Bid { amount } => self.bid(trader, amount),
            Action::Pass | Action::TakeBack => {}
            Action::Keep => {
                self.add(Effect::Gains { cards: public.lot });
                self.add(Effect::CashAfter { cash: trader.cash - public.highest_bid() - 1 });
            }
            Action::Sell { buyer } => {
                self.add(Effect::CashAfter { cash: trader.cash + public.traders[buyer].bid / 2 });
            }
            Action::Lay(layout) => self.lay(rules, knowledge, trader, layout),
            Action::Stand => self.lay(rules, knowledge, trader, knowledge.own.hand.laid),
            Action::Manage(plan) => self.manage(trader, knowledge.own.hand.stock, plan),
            Action::SellStorehouses { count } => {
                let cash = trader.cash + STOREHOUSE_SOLD * u16::from(count);
                if debt(trader) > cash {
                    self.add(Effect::IsOut);
                } else {
                    self.add(Effect::CashAfter { cash: cash - debt(trader) });
                }
            }
        }
    }

    fn add(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    fn raise(&mut self, raise: Raise) {
        if raise.storehouses > 0 {
            self.add(Effect::SellsStorehouses { count: raise.storehouses });
        }
        if raise.credits > 0 {
            self.add(Effect::TakesCredits { count: raise.credits });
        }
    }

    fn bid(&mut self, trader: &Trader, amount: u16) {
        let raise = Raise::needed(trader.cash, trader.storehouses, amount);
        self.add(Effect::PaysIfTaken { amount });
        self.raise(raise);
        self.add(Effect::CashAfter { cash: trader.cash + raise.brings() - amount });
    }

    fn lay(&mut self, rules: &Ostia, knowledge: &Knowledge, trader: &Trader, layout: Layout) {
        if matches!(knowledge.public.phase, Phase::LastCounter | Phase::LastSecondLook) {
            return self.lay_last(trader, knowledge.own.hand.stock, layout);
        }
        let values = rules.active(&knowledge.public);
        let (mut forum, mut senate) = (layout.forum.goods(), layout.senate.goods());
        while let Some(good) = penalty(forum + senate, values) {
            let lost = Cards::lane(good.index(), (forum + senate).count(good));
            self.add(Effect::LosesToPenalty { cards: lost });
            (forum, senate) = (forum.less(lost), senate.less(lost));
        }
        if !forum.is_empty() {
            let prices = rules.prices(knowledge.public.market + forum);
            self.add(Effect::EarnsAtMost { income: forum.worth(&prices) });
        }
        if !senate.is_empty() {
            self.add(Effect::OfferWorth { worth: senate.worth(values) });
        }
    }

    fn lay_last(&mut self, trader: &Trader, stock: Cards, layout: Layout) {
        let forum = layout.forum.goods();
        let stored = stock - forum;
        if !forum.is_empty() {
            self.add(Effect::Discards { cards: forum });
        }
        self.add(Effect::ScoresTypes { vp: stored.kinds().count_ones() as u8 });
        let empty = u16::from(trader.storehouses.saturating_sub(stored.total()));
        if debt(trader) > trader.cash + STOREHOUSE_SOLD * empty {
            self.add(Effect::IsOut);
        }
    }

    fn manage(&mut self, trader: &Trader, stock: Cards, plan: Management) {
        let means = Means::of(trader);
        let after = means.after_credits(plan.repay);
        let interest = means.interest(plan.repay);
        if interest > 0 {
            self.add(Effect::PaysInterest { amount: interest });
            // OS-6.1: only a seat that repays nothing can be short of the interest.
            self.raise(Raise {
                storehouses: means.storehouses - after.storehouses,
                credits: after.credits - (means.credits - plan.repay),
            });
        }
        self.add(Effect::Holds { storehouses: after.storehouses + plan.build, credits: after.credits });
        self.add(Effect::CashAfter { cash: after.cash - STOREHOUSE_BUILT * u16::from(plan.build) });
        if stock != plan.keep {
            self.add(Effect::Discards { cards: stock - plan.keep });
        }
    }
}
