//! OS-6, OS-7: loans, building, keeping, and the last sale.

use super::Position;
use super::outlook::Outlook;
use game::{BySeat, Chance, Choices as _, Game as _, NoLog, Seat, Standings, Status};
use ostia::{
    Action, CREDIT_REPAID, Cards, Choices, GOODS, Good, Knowledge, Layout, MOST_STOREHOUSES, Management, Means, Ostia,
    Phase, STOREHOUSE_BUILT, STOREHOUSE_SOLD, State, Trader, share_places,
};
use std::cmp::Reverse;

/// The worth of a storehouse while there are rounds to come: a little less than it costs, so that none is built to
/// stay empty.
const STOREHOUSE: f32 = 9.5;
/// The cost of a loan carried into the next round.
const CREDIT: f32 = 12.0;
/// OS-7.3: worse than anything else that can happen.
const OUT: f32 = 1000.0;

impl Position<'_> {
    /// OS-6: every way to repay and build is tried.
    pub fn manage(&self) -> Action {
        let public = &self.knowledge.public;
        let means = Means::of(&public.traders[self.me]);
        let outlook = self.outlook();
        let mut best = (f32::MIN, Management::default());
        for repay in 0..=means.most_repaid() {
            let after = means.after_credits(repay);
            for build in 0..=after.most_built() {
                let storehouses = after.storehouses + build;
                let cash = after.cash - STOREHOUSE_BUILT * u16::from(build);
                let keep = self.keep(&outlook, storehouses);
                let value = self.fortune(&outlook, Means { cash, storehouses, credits: after.credits }, keep);
                if value > best.0 {
                    best = (value, Management { repay, build, keep });
                }
            }
        }
        Action::Manage(best.1)
    }

    /// OS-6.3: the best cards for this many storehouses.
    fn keep(&self, outlook: &Outlook, room: u8) -> Cards {
        let stock = self.knowledge.own.hand.stock;
        let mut keep = Cards::EMPTY;
        for good in by(|good| outlook.stored[good.index()]) {
            let there = if outlook.last { stock.count(good).min(1) } else { stock.count(good) };
            for _ in 0..there.min(room - keep.total()) {
                keep += Cards::one(good);
            }
        }
        keep
    }

    /// The worth of money, storehouses and cards together, in denarii.
    fn fortune(&self, outlook: &Outlook, means: Means, keep: Cards) -> f32 {
        let stored: f32 = keep.each().map(|(good, n)| f32::from(n) * outlook.stored[good.index()]).sum();
        let (cash, credits) = (f32::from(means.cash), f32::from(means.credits));
        if !outlook.last {
            return stored + cash + STOREHOUSE * f32::from(means.storehouses) - CREDIT * credits;
        }
        // OS-7.2 to OS-7.4: empty storehouses are sold, then the loans are repaid.
        let empty = means.storehouses - keep.total();
        let left = cash + f32::from(u16::from(empty) * STOREHOUSE_SOLD) - f32::from(CREDIT_REPAID) * credits;
        let out = if left < 0.0 { OUT - left } else { 0.0 };
        // A denarius is worth something even if it overtakes nobody.
        stored + outlook.rate * self.standing(left) + 0.1 * left - out
    }

    /// OS-7.1: how many cards can be stored so that selling the other storehouses still repays the loans (OS-7.3).
    pub fn most_stored(&self) -> u8 {
        let trader = &self.knowledge.public.traders[self.me];
        let most = trader.storehouses.min(MOST_STOREHOUSES);
        let safe = |stored: &u8| cash_at_end(trader, trader.storehouses - stored) >= 0;
        (0..=most).rev().find(safe).unwrap_or(most)
    }

    /// OS-7.1: this many types are stored, and everything else is laid on the forum.
    pub fn stored_last(&self, count: u8) -> Layout {
        let stock = self.knowledge.own.hand.stock;
        let mut stored = Cards::EMPTY;
        for good in self.by_last_senate().into_iter().filter(|good| stock.count(*good) > 0) {
            if stored.total() < count {
                stored += Cards::one(good);
            }
        }
        Layout { forum: stock - stored, senate: Cards::EMPTY }
    }

    /// OS-7.5: the types by what the senate card set aside may say they are worth.
    pub fn by_last_senate(&self) -> [Good; GOODS] {
        let left = self.knowledge.public.senate_left;
        by(|good| {
            let cards = (0..u8::BITS as u8).filter(|card| left >> card & 1 == 1);
            cards.map(|card| f32::from(self.game.senate(card)[good.index()])).sum()
        })
    }

    /// OS-7.2: as few as earn the most points for cash; storehouses that are left break ties (OS-7.5).
    pub fn sell_storehouses(&self, choices: &Choices) -> Action {
        let public = &self.knowledge.public;
        let points = |count: u8| {
            let cash = BySeat::new(public.players(), |seat: Seat| {
                let trader = &public.traders[seat];
                // Later seats can still sell; earlier ones have sold.
                let later = seat.steps_from(public.start, public.players())
                    > self.me.steps_from(public.start, public.players());
                let sold = match seat {
                    _ if seat == self.me => count,
                    _ if later => trader.storehouses.saturating_sub(trader.stock),
                    _ => 0,
                };
                u16::try_from(cash_at_end(trader, sold)).ok()
            });
            share_places(&cash)[self.me]
        };
        let counts = (0..=MOST_STOREHOUSES)
            .map(|count| Action::SellStorehouses { count })
            .filter(|action| choices.contains(action));
        let best = counts.max_by_key(|action| match *action {
            Action::SellStorehouses { count } => (points(count), Reverse(count)),
            _ => (0, Reverse(0)),
        });
        best.unwrap_or(Action::SellStorehouses { count: 0 })
    }
}

/// OS-7.1: one of each type is stored, as many as leave enough storehouses to repay the loans; the rest goes to the forum.
pub(super) fn stored_at_last(trader: &Trader, stock: Cards) -> Layout {
    let types = stock.kinds().count_ones() as u8;
    let safe = |stored: &u8| cash_at_end(trader, trader.storehouses.saturating_sub(*stored)) >= 0;
    let most = (0..=types.min(trader.storehouses)).rev().find(safe).unwrap_or(types.min(trader.storehouses));
    let mut stored = Cards::EMPTY;
    stock.each().take(most.into()).for_each(|(good, _)| stored += Cards::one(good));
    Layout { forum: stock - stored, senate: Cards::EMPTY }
}

/// OS-7.2: the best sale, by trying every sale of this seat and of those after it: everything lies open then.
/// Each does what is best for itself: the win, then the place, then to keep what breaks ties.
pub(super) fn best_sale(game: &Ostia, knowledge: &Knowledge, me: Seat, chance: &mut impl Chance) -> Option<Action> {
    let mut state = game.blank();
    game.redeal(knowledge, chance, &mut state);
    sold(game, &state, chance).filter(|(seat, ..)| *seat == me).map(|(_, action, _)| action)
}

/// Who sells next, what, and how the match ends then.
fn sold(game: &Ostia, state: &State, chance: &mut impl Chance) -> Option<(Seat, Action, Standings)> {
    let (Status::Open { ask, .. }, Phase::Sale(_)) = (game.status(state), state.public.phase) else { return None };
    let mut choices = Choices::default();
    game.choices(state, ask, &mut choices);
    let mut best: Option<(Action, Standings)> = None;
    for action in (0..=MOST_STOREHOUSES).map(|count| Action::SellStorehouses { count }) {
        let mut after = *state;
        if !choices.contains(&action) || game.apply(&mut after, ask, &action, chance, &mut NoLog).is_err() {
            continue;
        }
        let end = match game.status(&after) {
            Status::Over(standings) => standings,
            Status::Open { .. } => sold(game, &after, chance)?.2,
        };
        let rank = |end: &Standings| (bots::forecast::share(end, ask), -i32::from(end.place[ask]), end.score[ask]);
        if best.as_ref().is_none_or(|(_, most)| rank(&end) > rank(most)) {
            best = Some((action, end));
        }
    }
    best.map(|(action, end)| (ask, action, end))
}

/// OS-7.2, OS-7.3: cash after selling this many storehouses and repaying all loans.
fn cash_at_end(trader: &Trader, sold: u8) -> i32 {
    i32::from(trader.cash) + i32::from(sold) * i32::from(STOREHOUSE_SOLD)
        - i32::from(trader.credits) * i32::from(CREDIT_REPAID)
}

/// The types, the most valuable first.
fn by(value: impl Fn(Good) -> f32) -> [Good; GOODS] {
    let mut goods = Good::ALL;
    goods.sort_by(|a, b| value(*b).total_cmp(&value(*a)));
    goods
}
