//! The index of the rules: which action is judged and carried out where.

use crate::action::Action;
use crate::event::{Event, Fact};
use crate::public::Stage;
use crate::refusal::Refusal;
use crate::rules::Ostia;
use crate::state::{Answer, State};
use game::{Chance, Log, Seat};

/// Rules, state, chance and log of one step.
pub(crate) struct Play<'a, C, L> {
    pub rules: &'a Ostia,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl Ostia {
    /// Is the action legal, and if not, why?
    #[inline]
    pub(crate) fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= self.players as usize {
            return Err(Refusal::NoSuchSeat);
        }
        match *action {
            Action::Pick { good } => state.may_pick(seat, good),
            Action::PutUp { lot } => state.may_put_up(seat, lot),
            Action::Bid { amount } => state.may_bid(self, seat, amount),
            Action::Pass => state.may_pass(seat),
            Action::Keep => state.may_keep(seat),
            Action::Sell { buyer } => state.may_sell(seat, buyer),
            Action::Lay(layout) => state.may_lay(seat, layout),
            Action::Stand => state.may_stand(seat),
            Action::Manage(plan) => state.may_manage(seat, plan),
            Action::SellStorehouses { count } => state.may_sell_storehouses(seat, count),
            Action::TakeBack => state.may_take_back(seat),
        }
    }
}

impl<C: Chance, L: Log<Event>> Play<'_, C, L> {
    /// Carries out a legal action.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Pick { good } => self.pick(seat, good),
            Action::PutUp { lot } => self.put_up(seat, lot),
            Action::Bid { amount } => self.bid(seat, amount),
            Action::Pass => self.pass(seat),
            Action::Keep => self.keep(seat),
            Action::Sell { buyer } => self.sell(seat, buyer),
            Action::Lay(layout) => self.lay(seat, layout),
            Action::Stand => self.answer(seat, Answer::Stand),
            Action::Manage(plan) => self.manage(seat, plan),
            Action::SellStorehouses { count } => self.sell_storehouses(seat, count),
            Action::TakeBack => self.fact(Fact::TakenBack { seat }),
        }
    }

    /// The only way anything happens.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event) {
        self.state.evolve(&event);
        self.log.push(event);
    }

    /// As [`Play::emit`], for what everybody sees.
    #[inline(always)]
    pub(crate) fn fact(&mut self, fact: Fact) {
        self.emit(Event::Open(fact));
    }

    /// The table waits for something new.
    #[inline(always)]
    pub(crate) fn ask(&mut self, stage: Stage) {
        self.fact(Fact::Asked { stage });
    }

    /// Have all decided who decide at once?
    #[inline]
    pub(crate) fn all_ready(&self) -> bool {
        let public = &self.state.public;
        public.deciding().minus(public.ready).is_empty()
    }

    /// OS-2.9: brings the cash of a seat up to a price it has to pay.
    #[inline]
    pub(crate) fn raise(&mut self, seat: Seat, price: u16) {
        let house = &self.state.public.houses[seat];
        if house.cash >= price {
            return;
        }
        let raise = crate::money::Raise::needed(house.cash, house.storehouses, price);
        if raise.storehouses > 0 {
            self.fact(Fact::StorehousesSold { seat, count: raise.storehouses });
        }
        if raise.credits > 0 {
            self.fact(Fact::CreditsTaken { seat, count: raise.credits });
        }
    }
}

impl State {
    /// Is it the turn of this seat, in the stage that `stage` names?
    #[inline]
    pub(crate) fn turn(&self, seat: Seat, stage: impl Fn(Seat) -> Stage) -> Result<(), Refusal> {
        let now = self.public.stage;
        match now.turn() {
            Some(turn) if now == stage(turn) && turn == seat => Ok(()),
            Some(turn) if now == stage(turn) => Err(Refusal::NotYourTurn { turn }),
            _ => Err(self.wrong_time()),
        }
    }

    /// Is this the stage?
    #[inline]
    pub(crate) fn stage(&self, stage: Stage) -> Result<(), Refusal> {
        if self.public.stage == stage { Ok(()) } else { Err(self.wrong_time()) }
    }

    /// The table waits for something else, or for nothing any more.
    pub(crate) fn wrong_time(&self) -> Refusal {
        if self.public.stage == Stage::Over { Refusal::MatchOver } else { Refusal::NotNow }
    }

    /// OS-3.4: what is decided, where all decide at once, can be decided again until all are ready.
    fn may_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        if self.public.deciding().is_empty() {
            return Err(self.wrong_time());
        }
        if self.public.ready.contains(seat) { Ok(()) } else { Err(Refusal::NothingToTakeBack) }
    }
}
