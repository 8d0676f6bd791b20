//! OS-6: loans, building, and what is kept for the next round.

use crate::chapters::money::Raise;
use crate::chapters::setup::ROUNDS;
use crate::moves::{Event, Refusal};
use crate::rules::Ostia;
use crate::run::Run;
use crate::state::{Cards, Management, Phase, Public, SecretDecision, State, Trader};
use game::{Chance, Log, Seat};

/// OS-6.1: what repaying a loan costs.
pub const CREDIT_REPAID: u16 = 10;
/// OS-6.2: what a storehouse costs.
pub const STOREHOUSE_BUILT: u16 = 10;
/// OS-6.1: interest for a loan that is not repaid.
pub(crate) const INTEREST: u16 = 2;
/// OS-0.4: storehouses of a seat.
pub const MOST_STOREHOUSES: u8 = 4;

/// What a seat can do in this phase, from what everybody knows about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Means {
    /// Denarii.
    pub cash: u16,
    /// Storehouses on the board.
    pub storehouses: u8,
    /// Loans not repaid.
    pub credits: u8,
}

impl Means {
    /// For a seat, from what everybody knows about it.
    #[inline]
    pub fn of(trader: &Trader) -> Means {
        Means { cash: trader.cash, storehouses: trader.storehouses, credits: trader.credits }
    }

    /// OS-6.1: r loans can be repaid if there is 10r + 2(c - r) in cash.
    #[inline]
    pub fn most_repaid(self) -> u8 {
        let all_interest = INTEREST * u16::from(self.credits);
        let over = self.cash.saturating_sub(all_interest);
        (over / (CREDIT_REPAID - INTEREST)).min(self.credits.into()) as u8
    }

    /// OS-6.1: interest after repaying this many.
    #[inline]
    pub fn interest(self, repaid: u8) -> u16 {
        INTEREST * u16::from(self.credits - repaid)
    }

    /// What is left after the loans. RULING: loans taken for interest bear none this round.
    #[inline]
    pub fn after_credits(self, repaid: u8) -> Means {
        let interest = self.interest(repaid);
        let cash = self.cash - CREDIT_REPAID * u16::from(repaid);
        let raise = Raise::needed(cash, self.storehouses, interest);
        Means {
            cash: cash + raise.brings() - interest,
            storehouses: self.storehouses - raise.storehouses,
            credits: (self.credits - repaid).saturating_add(raise.credits),
        }
    }

    /// OS-6.2.
    #[inline]
    pub fn most_built(self) -> u8 {
        u16::from(MOST_STOREHOUSES.saturating_sub(self.storehouses)).min(self.cash / STOREHOUSE_BUILT) as u8
    }
}

impl Ostia {
    /// OS-6.1 to OS-6.3.
    pub(crate) fn check_manage(&self, state: &State, seat: Seat, plan: Management) -> Result<(), Refusal> {
        self.check_phase(&state.public, Phase::Storehouses)?;
        let means = Means::of(&state.public.traders[seat]);
        let most = means.most_repaid();
        if plan.repay > most {
            return Err(Refusal::CannotRepay { most });
        }
        let means = means.after_credits(plan.repay);
        let most = means.most_built();
        if plan.build > most {
            return Err(Refusal::CannotBuild { most });
        }
        if !state.hidden.hand(seat).stock.covers(plan.keep) {
            return Err(Refusal::CannotKeepThese);
        }
        let room = means.storehouses + plan.build;
        if plan.keep.total() > room { Err(Refusal::NoRoom { room }) } else { Ok(()) }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OS-6.4: decided unseen; carried out when all have decided, from the start player on.
    pub(crate) fn manage(&mut self, seat: Seat, plan: Management) {
        self.emit(Event::Managed { seat, plan });
        if !self.all_ready() {
            return;
        }
        for seat in self.state.public.start.around(self.rules.players) {
            if let SecretDecision::Manage(plan) = self.state.hidden.hand(seat).decision {
                self.carry_out_plan(seat, plan);
            }
        }
        if self.state.public.round < ROUNDS { self.next_round() } else { self.last_counter() }
    }

    /// OS-6.4: loans, building, discarding.
    fn carry_out_plan(&mut self, seat: Seat, plan: Management) {
        let interest = Means::of(&self.state.public.traders[seat]).interest(plan.repay);
        if plan.repay > 0 {
            self.emit(Event::CreditsRepaid { seat, count: plan.repay });
        }
        if interest > 0 {
            self.raise(seat, interest);
            self.emit(Event::InterestPaid { seat, amount: interest });
        }
        if plan.build > 0 {
            self.emit(Event::StorehousesBuilt { seat, count: plan.build });
        }
        let cards = self.state.hidden.hand(seat).stock - plan.keep;
        if !cards.is_empty() {
            self.emit(Event::Discarded { seat, cards });
        }
    }
}

/// Effects on what everybody knows.
impl Public {
    #[inline]
    pub(crate) fn repay_credits(&mut self, seat: Seat, count: u8) {
        self.traders[seat].credits = self.traders[seat].credits.wrapping_sub(count);
        self.pay_bank(seat, u16::from(count) * CREDIT_REPAID);
    }

    #[inline]
    pub(crate) fn build(&mut self, seat: Seat, count: u8) {
        self.traders[seat].storehouses = self.traders[seat].storehouses.wrapping_add(count);
        self.pay_bank(seat, u16::from(count) * STOREHOUSE_BUILT);
    }

    /// OS-6.3: face up.
    #[inline]
    pub(crate) fn throw_away(&mut self, seat: Seat, cards: Cards) {
        let trader = &mut self.traders[seat];
        trader.thrown += cards;
        trader.lose(cards);
        self.discards += cards;
    }
}
