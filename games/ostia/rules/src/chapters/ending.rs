//! OS-7: the last layout, the sale of empty storehouses, and who has won.

use crate::chapters::money::STOREHOUSE_SOLD;
use crate::chapters::senate::share_places;
use crate::chapters::storehouses::CREDIT_REPAID;
use crate::moves::{Event, Refusal};
use crate::rules::Ostia;
use crate::run::Run;
use crate::state::{Cards, Phase, Public, State, Trader};
use game::{BySeat, Chance, Log, Seat, Standings};

/// OS-7.2: how many storehouses a seat may sell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sale {
    /// How many it must sell, if that can save it from OS-7.3.
    pub least: u8,
    /// How many are empty.
    pub most: u8,
}

impl Sale {
    #[inline]
    pub fn of(trader: &Trader) -> Sale {
        let most = trader.storehouses.saturating_sub(trader.stock);
        let needed = debt(trader).saturating_sub(trader.cash).div_ceil(STOREHOUSE_SOLD);
        Sale { least: if needed <= most.into() { needed as u8 } else { 0 }, most }
    }
}

/// OS-7.3: what a seat has to repay.
#[inline]
pub(crate) fn debt(trader: &Trader) -> u16 {
    u16::from(trader.credits) * CREDIT_REPAID
}

impl Ostia {
    /// OS-7.2.
    pub(crate) fn check_sell_storehouses(&self, state: &State, seat: Seat, count: u8) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Sale)?;
        let Sale { least, most } = Sale::of(&state.public.traders[seat]);
        if count > most {
            return Err(Refusal::NotSoManyEmpty { empty: most });
        }
        if count < least { Err(Refusal::MustSell { least }) } else { Ok(()) }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OS-7.1.
    pub(crate) fn last_counter(&mut self) {
        self.ask(Phase::LastCounter);
        // RULING: a seat without goods is not asked; there may be no seat with goods.
        if self.all_ready() {
            self.turn_up_stores();
        }
    }

    /// OS-7.2.
    pub(crate) fn turn_up_stores(&mut self) {
        let start = self.state.public.start;
        for seat in start.around(self.rules.players) {
            let hand = self.state.hidden.hand(seat);
            if let Some(layout) = hand.layout() {
                let forum = layout.forum.goods();
                self.emit(Event::StoresTurnedUp { seat, stored: hand.stock - forum, forum });
            }
        }
        self.sale(start);
    }

    /// OS-7.2: from this seat on, until one has something to decide or all have had their turn.
    fn sale(&mut self, from: Seat) {
        let mut seat = from;
        loop {
            let vp = self.state.public.traders[seat].sure.kinds().count_ones() as u8;
            if vp > 0 {
                self.emit(Event::TypesScored { seat, vp });
            }
            if Sale::of(&self.state.public.traders[seat]).most > 0 {
                self.ask(Phase::Sale(seat));
                return;
            }
            seat = seat.next(self.rules.players);
            if seat == self.state.public.start {
                break;
            }
        }
        self.finish();
    }

    /// OS-7.2.
    pub(crate) fn sell_storehouses(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            self.emit(Event::StorehousesSold { seat, count });
        }
        let next = seat.next(self.rules.players);
        if next == self.state.public.start { self.finish() } else { self.sale(next) }
    }

    /// OS-7.3 to OS-7.5.
    fn finish(&mut self) {
        let players = self.rules.players;
        let start = self.state.public.start;
        for seat in start.around(players) {
            let trader = &self.state.public.traders[seat];
            if trader.credits == 0 {
                continue;
            }
            // RULING: a seat that cannot repay all repays none.
            if debt(trader) <= trader.cash {
                self.emit(Event::CreditsRepaid { seat, count: trader.credits });
            } else {
                self.emit(Event::Eliminated { seat });
            }
        }
        let public = &self.state.public;
        let points = share_places(&BySeat::new(players, |seat: Seat| {
            (!public.out.contains(seat)).then_some(public.traders[seat].cash)
        }));
        for seat in start.around(players) {
            if points[seat] > 0 {
                self.emit(Event::CashScored { seat, vp: points[seat] });
            }
        }
        let card = self.state.public.senate_left.trailing_zeros() as u8;
        self.emit(Event::PutAwayTurnedUp { card });
        self.ask(Phase::Over);
    }
}

impl Ostia {
    /// OS-7.5. RULING: a seat that is out has the last place, whatever its points, and nobody may be first.
    pub(crate) fn standings(&self, public: &Public) -> Standings {
        let values = self.senate(public.put_away.unwrap_or(u8::MAX));
        let rank = |seat: Seat| {
            let trader = &public.traders[seat];
            (trader.vp, trader.storehouses, trader.sure.worth(values))
        };
        let place = BySeat::new(self.players, |seat| {
            if public.out.contains(seat) {
                return self.players;
            }
            let better = |other: &Seat| !public.out.contains(*other) && rank(*other) > rank(seat);
            1 + Seat::all(self.players).filter(better).count() as u8
        });
        Standings { place, score: BySeat::new(self.players, |seat| public.traders[seat].vp.into()) }
    }
}

/// Effects on what everybody knows.
impl Public {
    /// OS-7.2: stored cards are turned up, and cards on the forum are discarded.
    #[inline]
    pub(crate) fn turn_up_stores(&mut self, seat: Seat, stored: Cards, forum: Cards) {
        let trader = &mut self.traders[seat];
        trader.forum = forum;
        trader.stock = stored.total();
        trader.sure = stored;
        self.discards += forum;
    }

    /// OS-7.3.
    #[inline]
    pub(crate) fn eliminate(&mut self, seat: Seat) {
        self.out = self.out.with(seat);
    }

    /// OS-7.5.
    #[inline]
    pub(crate) fn turn_up_put_away(&mut self, card: u8) {
        self.put_away = Some(card);
    }
}
