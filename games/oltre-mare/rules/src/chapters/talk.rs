//! OM-3.16, OM-3.17: postings, passing, and who speaks next.

use crate::moves::Refusal;
use crate::rules::OltreMare;
use crate::state::{Good, OFFERS_PER_TURN, OfferId, POSTS_PER_TURN, Phase, Public, State};
use game::{MAX_SEATS, Seat, SeatSet};
use std::hint::select_unpredictable;

impl OltreMare {
    /// OM-3.17: who may act besides the active seat, and which seat to ask for a driver that asks one at a time:
    /// first those an offer waits for, then those that have not spoken, then the active seat.
    #[inline(always)]
    pub(crate) fn speakers(&self, public: &Public) -> (SeatSet, Seat) {
        let others = public.others();
        // A seat that has spoken, has used up its postings and has nothing to answer may still have an offer to make or to withdraw.
        let has_no_offer = |seat: &Seat| public.offered[*seat] >= OFFERS_PER_TURN && public.open_offers[*seat] == 0;
        let without_offer: SeatSet = Seat::all(MAX_SEATS as u8).filter(has_no_offer).collect();
        let silent = public.spoken.and(public.posted_out).minus(public.addressed).and(without_offer);
        let ask = SeatSet::first_of([public.awaited.and(others), others.minus(public.spoken)], public.active);
        (others.minus(silent), ask)
    }

    /// May this seat talk now?
    #[inline(always)]
    pub(super) fn check_talk(&self, public: &Public, seat: Seat) -> Result<(), Refusal> {
        let may_talk = public.phase == Phase::Trade && self.setup.talk && seat.index() < usize::from(public.players);
        if may_talk { Ok(()) } else { Err(no_talk(public)) }
    }

    pub(crate) fn check_post(&self, state: &State, seat: Seat, good: Good, have: bool) -> Result<(), Refusal> {
        let public = &state.public;
        self.check_talk(public, seat)?;
        if public.posted[seat] >= POSTS_PER_TURN {
            return Err(Refusal::NoPostingLeft);
        }
        let posted = select_unpredictable(have, public.haves[seat], public.wants[seat]);
        if posted >> good as u8 & 1 == 1 {
            return Err(Refusal::PostedAlready { good });
        }
        if have & state.hidden.hand(seat).of(good).is_empty() {
            return Err(Refusal::HaveIsFalse { good });
        }
        Ok(())
    }

    pub(crate) fn check_pass(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let public = &state.public;
        self.check_talk(public, seat)?;
        if seat == public.active {
            return Err(Refusal::LeaveInstead);
        }
        if public.awaited.contains(seat) {
            return Err(offer_waits(public, seat));
        }
        if public.spoken.contains(seat) { Err(Refusal::SpokenAlready) } else { Ok(()) }
    }
}

/// The oldest offer that waits for this seat.
#[cold]
fn offer_waits(public: &Public, seat: Seat) -> Refusal {
    let waits = public.offers.iter().find(|offer| offer.awaits.contains(seat));
    Refusal::OfferWaits { offer: waits.map_or_else(OfferId::default, |offer| offer.id) }
}

/// Why nobody can talk now, or at least not this seat.
#[cold]
fn no_talk(public: &Public) -> Refusal {
    match public.phase {
        Phase::Over => Refusal::MatchOver,
        Phase::Trade => Refusal::NoTalk,
        phase => Refusal::WrongPhase { phase },
    }
}

impl Public {
    /// OM-3.16.
    #[inline]
    pub(crate) fn post(&mut self, seat: Seat, good: Good, have: bool) {
        self.posted[seat] += 1;
        if self.posted[seat] >= POSTS_PER_TURN {
            self.posted_out = self.posted_out.with(seat);
        }
        // Which of the two it is cannot be predicted.
        let (want, held) = (u8::from(!have) << good as u8, u8::from(have) << good as u8);
        self.wants[seat] |= want;
        self.haves[seat] |= held;
        self.least[seat].raise_to(good.index(), have);
        // OM-3.17: the others hear what the active seat wants and may speak again.
        self.spoken = select_unpredictable(seat == self.active, SeatSet::EMPTY, self.spoken.with(seat));
    }

    /// OM-3.17.
    #[inline]
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.spoken = self.spoken.with(seat);
    }
}
