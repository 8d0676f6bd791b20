//! OS-3: market cards, the secret layouts, and the penalty for too many types.

#![allow(clippy::indexing_slicing, reason = "there is a value for each good")]

use crate::edition::Beats;
use crate::moves::{Event, Refusal};
use crate::rules::{Ostia, not_now};
use crate::run::Run;
use crate::state::{Answer, Cards, GOODS, Good, Layout, Phase, Public, SecretDecision, State};
use game::{Chance, Log, Seat};

/// OS-0.4: bluff cards of each seat.
pub const BLUFFS: u8 = 2;
/// OS-3.3: types on forum and senate together.
pub(crate) const TYPES: u32 = 3;

/// OS-3.1.
#[inline]
const fn market_cards(players: u8) -> u8 {
    match players {
        3 => 4,
        4 => 2,
        _ => 0,
    }
}

/// OS-3.5: the type lost first when these are laid out, if they are too many types.
/// RULING: of the types laid there, the one the active senate card values most.
#[inline]
pub(crate) fn penalty(laid: Cards, values: &[u8; GOODS]) -> Option<Good> {
    if laid.kinds().count_ones() <= TYPES {
        return None;
    }
    laid.each().map(|(good, _)| good).max_by_key(|good| values[good.index()])
}

impl Ostia {
    /// OS-3.2, OS-7.1. Too many types are no obstacle (OS-3.3).
    ///
    /// There is no need to check that at most one card goes into each storehouse (OS-7.1): OS-6.3 has left no more
    /// cards than storehouses.
    pub(crate) fn check_lay(&self, state: &State, seat: Seat, layout: Layout) -> Result<(), Refusal> {
        match state.public.phase {
            Phase::Counter | Phase::SecondLook => {}
            Phase::LastCounter | Phase::LastSecondLook => {
                if state.public.traders[seat].stock == 0 {
                    return Err(Refusal::NothingToLay);
                }
                if !layout.senate.is_empty() {
                    return Err(Refusal::SenateClosed);
                }
            }
            _ => return Err(not_now(&state.public)),
        }
        let all = state.hidden.hand(seat).stock + Cards::bluffs(BLUFFS);
        if !all.covers(layout.forum) || !(all - layout.forum).covers(layout.senate) {
            let bluffs = layout.forum.bluff() > BLUFFS || layout.senate.bluff() > BLUFFS - layout.forum.bluff();
            return Err(if bluffs { Refusal::TooManyBluffs } else { Refusal::NotInStock });
        }
        Ok(())
    }

    /// OS-3.4: if all decide at once, a decision can be changed until all are ready.
    pub(crate) fn check_take_back(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if state.public.deciding().is_empty() {
            return Err(not_now(&state.public));
        }
        if state.public.ready.contains(seat) { Ok(()) } else { Err(Refusal::NothingToTakeBack) }
    }

    /// OS-3.4: only in the second step.
    pub(crate) fn check_stand(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if !state.public.phase.is_second_look() {
            return Err(not_now(&state.public));
        }
        if state.public.deciding().contains(seat) { Ok(()) } else { Err(Refusal::NothingToLay) }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OS-3.1.
    pub(crate) fn counter(&mut self) {
        let mut missing = market_cards(self.rules.players);
        while missing > 0 {
            if self.state.public.pile == 0 {
                self.emit(Event::Reshuffled);
            }
            let mut pile = self.state.hidden.pile;
            let cards = pile.draw_many(missing, self.chance);
            // Only a forged match can have lost the cards that OS-2.1 counts on.
            if cards.is_empty() {
                break;
            }
            missing -= cards.total();
            self.emit(Event::MarketTurnedUp { cards });
        }
        self.ask(Phase::Counter);
    }

    /// OS-3.2, OS-3.4, OS-7.1: laid out unseen; when the last seat has laid out, the sizes are shown.
    pub(crate) fn lay(&mut self, seat: Seat, layout: Layout) {
        if self.state.public.phase.is_second_look() {
            return self.answer(seat, Answer::Lay(layout));
        }
        self.emit(Event::LaidUnseen { seat, layout });
        if self.all_ready() {
            self.show_sizes(|plan| if let SecretDecision::Lay(layout) = plan { Some(layout) } else { None });
            match (self.rules.setup.counter, self.state.public.phase) {
                (Beats::OneBeat, _) => self.close(),
                (Beats::TwoBeat, Phase::LastCounter) => self.ask(Phase::LastSecondLook),
                (Beats::TwoBeat, _) => self.ask(Phase::SecondLook),
            }
        }
    }

    /// OS-3.4: answered unseen; the last answer closes the step.
    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer) {
        self.emit(Event::Answered { seat, answer });
        if self.all_ready() {
            self.show_sizes(
                |plan| if let SecretDecision::Answer(Answer::Lay(layout)) = plan { Some(layout) } else { None },
            );
            self.close();
        }
    }

    /// OS-3.4: for all seats whose plan says what they have laid out.
    fn show_sizes(&mut self, laid: impl Fn(SecretDecision) -> Option<Layout>) {
        for seat in self.state.public.start.around(self.rules.players) {
            if let Some(Layout { forum, senate }) = laid(self.state.hidden.hand(seat).decision) {
                self.emit(Event::SizesShown { seat, forum: forum.total(), senate: senate.total() });
            }
        }
    }

    /// All have decided: the layouts are turned up.
    fn close(&mut self) {
        if matches!(self.state.public.phase, Phase::LastCounter | Phase::LastSecondLook) {
            self.turn_up_stores();
        } else {
            self.turn_up();
            self.forum();
            self.senate();
            self.ask(Phase::Storehouses);
        }
    }

    /// OS-3.5.
    fn turn_up(&mut self) {
        for seat in self.state.public.start.around(self.rules.players) {
            let Some(layout) = self.state.hidden.hand(seat).layout() else { continue };
            let (forum, senate) = (layout.forum.goods(), layout.senate.goods());
            if !(forum + senate).is_empty() {
                self.emit(Event::TurnedUp { seat, forum, senate });
            }
        }
        for seat in self.state.public.start.around(self.rules.players) {
            while let Some(lost) = self.penalty_of(seat) {
                self.emit(Event::PenaltyPaid { seat, lost });
            }
        }
    }

    /// OS-3.5: again until three types are left.
    fn penalty_of(&self, seat: Seat) -> Option<Cards> {
        let trader = &self.state.public.traders[seat];
        let laid = trader.forum + trader.offer;
        let good = penalty(laid, self.rules.active(&self.state.public))?;
        Some(Cards::lane(good.index(), laid.count(good)))
    }
}

impl Ostia {
    /// What the active senate card says each type is worth.
    #[inline]
    pub(crate) fn active(&self, public: &Public) -> &[u8; GOODS] {
        self.senate(public.active.unwrap_or(u8::MAX))
    }
}

/// Effects on what everybody knows.
impl Public {
    /// OS-3.1. There is more than one of these if the pile runs out in between.
    #[inline]
    pub(crate) fn turn_up_market(&mut self, cards: Cards) {
        if !self.forum_open {
            self.market = Cards::EMPTY;
        }
        self.forum_open = true;
        self.market += cards;
        self.pile = self.pile.wrapping_sub(cards.total());
        self.pile_at_most = self.pile_at_most.less(cards);
    }

    /// OS-3.4.
    #[inline]
    pub(crate) fn show_sizes(&mut self, seat: Seat, forum: u8, senate: u8) {
        let trader = &mut self.traders[seat];
        let stored = trader.stock.wrapping_add(BLUFFS).wrapping_sub(forum).wrapping_sub(senate);
        trader.laid = [forum, senate, stored];
        trader.bluffs = [forum, senate];
    }

    /// OS-3.5: forum and senate of a seat are turned up.
    #[inline]
    pub(crate) fn turn_up(&mut self, seat: Seat, forum: Cards, senate: Cards) {
        self.forum_open = true;
        self.senate_open = true;
        let trader = &mut self.traders[seat];
        let [on_forum, on_senate] = trader.bluffs;
        trader.bluffs = [on_forum.wrapping_sub(forum.total()), on_senate.wrapping_sub(senate.total())];
        (trader.forum, trader.offer) = (forum, senate);
        trader.lose(forum + senate);
    }

    /// OS-3.5: all goods of one type on forum and senate are lost.
    #[inline]
    pub(crate) fn lose_laid(&mut self, seat: Seat, lost: Cards) {
        let trader = &mut self.traders[seat];
        let from_forum = trader.forum.common(lost);
        trader.forum -= from_forum;
        trader.offer = trader.offer.less(lost - from_forum);
        trader.thrown += lost;
        self.discards += lost;
    }
}
