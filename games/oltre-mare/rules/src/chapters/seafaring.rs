//! OM-2: the turn begins, the seafaring phase.

use crate::moves::{Event, Laid, Refusal};
use crate::rules::OltreMare;
use crate::run::Run;
use crate::state::{CardSet, Marker, Phase, Public, State};
use game::{Chance, Log, Seat, SeatSet};

/// OM-2.3: how many cards are over the limit.
#[inline]
pub(crate) fn excess(public: &Public) -> u8 {
    public.hand[public.active].saturating_sub(public.power)
}

/// OM-2.3: how many cards must be laid down now. More than 30 go in several steps, in the same order.
#[inline]
pub(crate) fn to_discard(public: &Public) -> u8 {
    excess(public).min(30)
}

impl OltreMare {
    pub(crate) fn check_discard(&self, state: &State, seat: Seat, cards: &Laid) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Seafaring)?;
        let excess = to_discard(&state.public);
        if cards.len() != excess as usize {
            return Err(Refusal::WrongDiscard { named: cards.len() as u8, excess });
        }
        held_once(cards, state.hidden.hand(seat), Phase::Seafaring)
    }
}

/// Is every card in the set, and none named twice?
#[inline]
pub(crate) fn held_once(cards: &[crate::state::Card], set: CardSet, phase: Phase) -> Result<(), Refusal> {
    let mut named = CardSet::EMPTY;
    for card in cards {
        if !set.contains(*card) {
            return Err(Refusal::CardNotHeld { card: *card, phase });
        }
        if named.contains(*card) {
            return Err(Refusal::CardTwice { card: *card, phase });
        }
        named.insert(*card);
    }
    Ok(())
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-2.2, OM-2.5: power and load are read now and hold for the whole turn.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        // A seat has a cargo whenever its turn begins: OM-7.3 takes only those of seats whose last turn has come.
        let (power, load) = self.state.public.cargos.top(seat).map_or((0, 0), |top| {
            let face = self.rules.face(top);
            (face.power, face.load)
        });
        self.emit(Event::TurnBegan { seat, power, load });
        if self.state.public.marker[seat] == Some(Marker::LocalInfluence) {
            self.emit(Event::InfluencePaid { seat, ducats: i32::from(power.saturating_sub(3)) });
        }
        if excess(&self.state.public) == 0 {
            self.emit(Event::TradeOpened { seat });
        }
    }

    /// OM-2.3.
    pub(crate) fn discard(&mut self, seat: Seat, cards: &Laid) {
        self.emit(Event::Discarded { seat, cards: *cards });
        if excess(&self.state.public) == 0 {
            self.emit(Event::TradeOpened { seat });
        }
    }
}

impl Public {
    /// OM-2.1, OM-2.5: power and load of the whole turn; nothing has been bought, offered or posted in it.
    pub(crate) fn begin_turn(&mut self, seat: Seat, power: u8, load: u8) {
        self.active = seat;
        self.turn += 1;
        self.power = power;
        self.load = load;
        self.bought = 0;
        self.sails = 0;
        self.honoured = SeatSet::EMPTY;
        self.spoken = SeatSet::EMPTY;
        self.offered.reset();
        self.posted.reset();
        self.posted_out = SeatSet::EMPTY;
        for seat in self.seats() {
            self.refused[seat].clear();
        }
        self.enter(Phase::Seafaring);
    }

    /// OM-2.2.
    #[inline]
    pub(crate) fn pay_influence(&mut self, seat: Seat, ducats: i32) {
        self.ducats[seat] += ducats;
    }

    /// OM-2.3. Any of the cards laid face down may have been any good.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, count: u8) {
        self.hand[seat] -= count;
        self.pirates[seat] += count;
        self.least[seat] = self.least[seat].minus_each(count.into());
    }
}
