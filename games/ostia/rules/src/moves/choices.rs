//! The actions a seat can choose from, as one small value.
//!
//! Goods are picked type by type: an option is the place of the type times [`STRIDE`] plus how many of it.

#![allow(clippy::indexing_slicing, reason = "goods are taken modulo their number")]

use crate::chapters::counter::BLUFFS;
use crate::chapters::ending::Sale;
use crate::chapters::harbour::LOT;
use crate::chapters::storehouses::Means;
use crate::moves::Action;
use crate::rules::Ostia;
use crate::state::goods::LANES;
use crate::state::goods::MAX_COPIES;
use crate::state::{Cards, GOODS, Good, Hand, Layout, Management, Phase, Public, Trader};
use game::{Picker, Seat, SeatSet, Slot};

mod path;

/// Options of one type: none to [`MAX_COPIES`] cards.
pub(crate) const STRIDE: u32 = MAX_COPIES as u32 + 1;
/// A bid is one pick as long as it is below this.
pub(crate) const ONE_PICK: u32 = 127;
/// Otherwise the hundreds are picked first.
pub(crate) const HUNDRED: u32 = 100;
/// The option of [`Slot::Count`] that builds none; those below repay.
pub(crate) const BUILD_NONE: u32 = 100;

/// Verbs: pass or bid, keep or sell, decide or take back or stand.
pub(crate) const FIRST: u32 = 0;
/// The second verb of each pair.
pub(crate) const SECOND: u32 = 1;
/// OS-3.4: stand.
pub(crate) const THIRD: u32 = 2;

/// All that one seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    pub(crate) question: Question,
}

/// The question to a seat, with all that the answers depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Question {
    #[default]
    Nothing,
    /// OS-2.2. A seat that is ready may also take its decision back.
    FreePick { ship: Cards, ready: bool },
    /// OS-2.3.
    Lot { ship: Cards },
    /// OS-2.4.
    Bid { minimum: u16, limit: u16 },
    /// OS-2.5.
    Decision { bidders: SeatSet, keep: bool },
    /// OS-3.2, OS-3.4, OS-7.1: everything that must be laid out, bluff cards included; or, in the second step, a seat
    /// stands.
    Lay { all: Cards, senate: bool, stand: bool, ready: bool },
    /// OS-6.
    Storehouses { means: Means, stock: Cards, ready: bool },
    /// OS-7.2.
    Sale(Sale),
}

#[inline]
fn pick_count<P: Picker>(picker: &mut P, slot: Slot, lane: usize, most: u8) -> Result<u8, P::Halt> {
    let none = lane as u32 * STRIDE;
    let picked = picker.pick_between(slot, none, none + u32::from(most))?;
    Ok((picked - none) as u8)
}

/// A seat that is ready can decide again or take back.
#[inline]
fn takes_back<P: Picker>(picker: &mut P, ready: bool) -> Result<bool, P::Halt> {
    Ok(ready && picker.pick_between(Slot::Verb, FIRST, SECOND)? == SECOND)
}

impl Choices {
    /// The actions open to a seat with this hand.
    #[inline]
    pub(crate) fn fill(&mut self, rules: &Ostia, public: &Public, seat: Seat, hand: &Hand) {
        if seat.index() >= rules.players as usize {
            self.question = Question::Nothing;
            return;
        }
        let trader = &public.traders[seat];
        let ready = public.ready.contains(seat);
        self.question = match public.phase {
            Phase::FreePick => Question::FreePick { ship: hand.ship, ready },
            Phase::Lot(turn) if turn == seat => Question::Lot { ship: hand.ship },
            Phase::Bid(turn) if turn == seat => Question::Bid { minimum: public.minimum, limit: trader.bid_limit() },
            Phase::Decision(turn) if turn == seat => {
                Question::Decision { bidders: public.bidders(), keep: trader.cash > public.highest_bid() }
            }
            Phase::Counter | Phase::SecondLook => Question::lay(public.phase, hand, ready),
            Phase::LastCounter | Phase::LastSecondLook if trader.stock > 0 => Question::lay(public.phase, hand, ready),
            Phase::Storehouses => Question::storehouses(trader, hand, ready),
            Phase::Sale(turn) if turn == seat => Question::Sale(Sale::of(trader)),
            _ => Question::Nothing,
        };
    }
}

impl Question {
    #[inline]
    pub(crate) fn lay(phase: Phase, hand: &Hand, ready: bool) -> Question {
        Question::Lay {
            all: hand.stock + Cards::bluffs(BLUFFS),
            senate: matches!(phase, Phase::Counter | Phase::SecondLook),
            stand: phase.is_second_look(),
            ready,
        }
    }

    #[inline]
    pub(crate) fn storehouses(trader: &Trader, hand: &Hand, ready: bool) -> Question {
        Question::Storehouses { means: Means::of(trader), stock: hand.stock, ready }
    }
}

impl game::Choices for Choices {
    type Action = Action;

    #[inline]
    fn is_empty(&self) -> bool {
        self.question == Question::Nothing
    }

    fn contains(&self, action: &Action) -> bool {
        match (self.question, *action) {
            (Question::FreePick { ship, .. }, Action::Pick { good }) => ship.count(good) > 0,
            (
                Question::FreePick { ready, .. } | Question::Lay { ready, .. } | Question::Storehouses { ready, .. },
                Action::TakeBack,
            ) => ready,
            (Question::Lot { ship }, Action::PutUp { lot }) => lot.total() == LOT && ship.covers(lot),
            (Question::Bid { minimum, limit }, Action::Bid { amount }) => (minimum..=limit).contains(&amount),
            (Question::Bid { .. }, Action::Pass) => true,
            (Question::Decision { keep, .. }, Action::Keep) => keep,
            (Question::Decision { bidders, .. }, Action::Sell { buyer }) => bidders.contains(buyer),
            (Question::Lay { all, senate, .. }, Action::Lay(layout)) => {
                (senate || layout.senate.is_empty())
                    && all.covers(layout.forum)
                    && (all - layout.forum).covers(layout.senate)
            }
            (Question::Lay { stand, .. }, Action::Stand) => stand,
            (Question::Storehouses { means, stock, .. }, Action::Manage(plan)) => {
                if plan.repay > means.most_repaid() {
                    return false;
                }
                let means = means.after_credits(plan.repay);
                plan.build <= means.most_built()
                    && stock.covers(plan.keep)
                    && plan.keep.total() <= means.storehouses + plan.build
            }
            (Question::Sale(sale), Action::SellStorehouses { count }) => (sale.least..=sale.most).contains(&count),
            _ => false,
        }
    }

    #[inline]
    fn decide<P: Picker>(&self, picker: &mut P) -> Result<Action, P::Halt> {
        match self.question {
            // Not called when empty; passing is harmless, because it would be refused.
            Question::Nothing => Ok(Action::Pass),
            Question::FreePick { ship, ready } => {
                if takes_back(picker, ready)? {
                    return Ok(Action::TakeBack);
                }
                let good = picker.pick(Slot::Good, ship.kinds().into())?;
                Ok(Action::Pick { good: Good::ALL[good as usize % GOODS] })
            }
            Question::Lot { ship } => decide_lot(ship, picker),
            Question::Bid { minimum, limit } => decide_bid(minimum, limit, picker),
            Question::Decision { bidders, keep } => {
                let verb = picker.pick_between(Slot::Verb, if keep { FIRST } else { SECOND }, SECOND)?;
                if verb == FIRST {
                    return Ok(Action::Keep);
                }
                let seat = picker.pick(Slot::Seat, bidders.bits().into())?;
                Ok(Action::Sell { buyer: Seat::at(seat as usize) })
            }
            Question::Lay { all, senate, stand, ready } => {
                if stand {
                    let verbs = 1 << FIRST | u32::from(ready) << SECOND | 1 << THIRD;
                    match picker.pick_few(Slot::Verb, verbs)? {
                        THIRD => return Ok(Action::Stand),
                        SECOND => return Ok(Action::TakeBack),
                        _ => {}
                    }
                } else if takes_back(picker, ready)? {
                    return Ok(Action::TakeBack);
                }
                decide_layout(all, senate, picker).map(Action::Lay)
            }
            Question::Storehouses { means, stock, ready } => {
                if takes_back(picker, ready)? {
                    return Ok(Action::TakeBack);
                }
                decide_management(means, stock, picker).map(Action::Manage)
            }
            Question::Sale(Sale { least, most }) => {
                let count = picker.pick_between(Slot::Count, least.into(), most.into())?;
                Ok(Action::SellStorehouses { count: count as u8 })
            }
        }
    }
}

/// A pair is picked at once: its types as the digits of a number, the lower one first.
fn decide_lot<P: Picker>(ship: Cards, picker: &mut P) -> Result<Action, P::Halt> {
    let kinds = u32::from(ship.kinds());
    let mut pairs = 0u128;
    for first in 0..GOODS as u32 {
        if kinds >> first & 1 == 0 {
            continue;
        }
        let mut second = kinds & !((2 << first) - 1);
        if ship.in_lane(first as usize) >= LOT {
            second |= 1 << first;
        }
        pairs |= u128::from(second) << (first * GOODS as u32);
    }
    let (first, second) = pair(picker.pick(Slot::Card, pairs)?);
    Ok(Action::PutUp { lot: Cards::one(first) + Cards::one(second) })
}

/// The two types an option of [`decide_lot`] stands for.
#[inline]
pub(crate) fn pair(option: u32) -> (Good, Good) {
    let (first, second) = (option as usize / GOODS, option as usize % GOODS);
    (Good::ALL[first % GOODS], Good::ALL[second])
}

/// An option of [`Slot::Money`] is the bid itself or, if bids can be too high for one slot, what is left after the
/// hundreds.
#[inline]
fn decide_bid<P: Picker>(minimum: u16, limit: u16, picker: &mut P) -> Result<Action, P::Halt> {
    let last = if limit >= minimum { SECOND } else { FIRST };
    if picker.pick_between(Slot::Verb, FIRST, last)? == FIRST {
        return Ok(Action::Pass);
    }
    let (least, most) = (u32::from(minimum), u32::from(limit));
    if most < ONE_PICK {
        return Ok(Action::Bid { amount: picker.pick_between(Slot::Money, least, most)? as u16 });
    }
    let hundreds = picker.pick_between(Slot::Count, least / HUNDRED, most / HUNDRED)? * HUNDRED;
    let (least, most) = (least.saturating_sub(hundreds), (most - hundreds).min(HUNDRED - 1));
    Ok(Action::Bid { amount: (hundreds + picker.pick_between(Slot::Money, least, most)?) as u16 })
}

#[inline]
fn decide_layout<P: Picker>(all: Cards, with_senate: bool, picker: &mut P) -> Result<Layout, P::Halt> {
    let mut layout = Layout::default();
    for lane in 0..LANES {
        let there = all.in_lane(lane);
        if there == 0 {
            continue;
        }
        let forum = pick_count(picker, Slot::Good, lane, there)?;
        layout.forum += Cards::lane(lane, forum);
        if with_senate && forum < there {
            let senate = pick_count(picker, Slot::Offer, lane, there - forum)?;
            layout.senate += Cards::lane(lane, senate);
        }
    }
    Ok(layout)
}

#[inline]
fn decide_management<P: Picker>(means: Means, stock: Cards, picker: &mut P) -> Result<Management, P::Halt> {
    let repay = match means.most_repaid() {
        0 => 0,
        most => picker.pick_between(Slot::Count, 0, most.into())? as u8,
    };
    let means = means.after_credits(repay);
    let build = match means.most_built() {
        0 => 0,
        most => (picker.pick_between(Slot::Count, BUILD_NONE, BUILD_NONE + u32::from(most))? - BUILD_NONE) as u8,
    };
    let mut room = means.storehouses + build;
    let mut keep = Cards::EMPTY;
    for lane in 0..GOODS {
        let most = stock.in_lane(lane).min(room);
        if most > 0 {
            let kept = pick_count(picker, Slot::Good, lane, most)?;
            keep += Cards::lane(lane, kept);
            room -= kept;
        }
    }
    Ok(Management { repay, build, keep })
}
