//! OS-3: market cards, the secret allocation, and the penalty for too many types.

use crate::apply::Play;
use crate::event::{Event, Fact};
use crate::goods::{Cards, GOODS, Good};
use crate::public::{BLUFFS, Public, Stage};
use crate::refusal::Refusal;
use crate::rules::Ostia;
use crate::state::{Layout, Plan, State};
use game::{Chance, Log, Seat};

/// OS-3.3: types on forum and senate together.
const TYPES: u32 = 3;

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

impl State {
    /// OS-3.2, OS-7.1. Too many types are no obstacle (OS-3.3).
    ///
    /// That at most one card goes into each storehouse (OS-7.1) needs no test: OS-6.3 has left no more cards than storehouses.
    pub(crate) fn may_lay(&self, seat: Seat, layout: Layout) -> Result<(), Refusal> {
        match self.public.stage {
            Stage::Counter => {}
            Stage::LastCounter => {
                if self.public.houses[seat].stock == 0 {
                    return Err(Refusal::NothingToLay);
                }
                if !layout.senate.is_empty() {
                    return Err(Refusal::SenateClosed);
                }
            }
            _ => return Err(self.wrong_time()),
        }
        let all = self.hidden.hand(seat).stock + Cards::bluffs(BLUFFS);
        if !all.covers(layout.forum) || !(all - layout.forum).covers(layout.senate) {
            let bluffs = layout.forum.bluff() > BLUFFS || layout.senate.bluff() > BLUFFS - layout.forum.bluff();
            return Err(if bluffs { Refusal::TooManyBluffs } else { Refusal::NotInStock });
        }
        Ok(())
    }
}

impl<C: Chance, L: Log<Event>> Play<'_, C, L> {
    /// OS-3.1.
    pub(crate) fn counter(&mut self) {
        let mut missing = market_cards(self.rules.players);
        while missing > 0 {
            if self.state.public.pile == 0 {
                self.fact(Fact::Reshuffled);
            }
            let mut pile = self.state.hidden.pile;
            let cards = pile.draw_many(missing, self.chance);
            missing -= cards.total();
            self.fact(Fact::MarketTurnedUp { cards });
        }
        self.ask(Stage::Counter);
    }

    /// OS-3.2, OS-3.4, OS-7.1: saved and ready; the last one closes.
    pub(crate) fn lay(&mut self, seat: Seat, layout: Layout) {
        self.emit(Event::Laid { seat, layout });
        if !self.all_ready() {
            return;
        }
        if self.state.public.stage == Stage::LastCounter {
            self.turn_up_stores();
        } else {
            self.turn_up();
            self.forum();
            self.senate();
            self.ask(Stage::Storehouses);
        }
    }

    /// OS-3.5.
    fn turn_up(&mut self) {
        for seat in self.state.public.start.around(self.rules.players) {
            let Plan::Lay(layout) = self.state.hidden.hand(seat).plan else { continue };
            let (forum, senate) = (layout.forum.goods(), layout.senate.goods());
            if !(forum + senate).is_empty() {
                self.fact(Fact::TurnedUp { seat, forum, senate });
            }
        }
        for seat in self.state.public.start.around(self.rules.players) {
            while let Some(lost) = self.penalty_of(seat) {
                self.fact(Fact::PenaltyPaid { seat, lost });
            }
        }
    }

    /// OS-3.5: again until three types are left.
    fn penalty_of(&self, seat: Seat) -> Option<Cards> {
        let house = &self.state.public.houses[seat];
        let laid = house.forum + house.offer;
        let good = penalty(laid, self.rules.active(&self.state.public))?;
        Some(Cards::lane(good.index(), laid.count(good)))
    }
}

impl Ostia {
    /// What the active senate card values the types at.
    #[inline]
    pub(crate) fn active(&self, public: &Public) -> &[u8; GOODS] {
        self.senate(public.active.unwrap_or(u8::MAX))
    }
}
