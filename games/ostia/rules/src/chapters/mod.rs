//! The rules: one file for each chapter of `games/ostia/rulebook/en.md`: `setup` (OS-0.4, OS-1), `harbour` (OS-2), `money` (OS-2.9 on),
//! `counter` (OS-3), `forum` (OS-4), `senate` (OS-5), `storehouses` (OS-6), `ending` (OS-7).
//!
//! Each says what may be done (`check_…`), what then happens (methods of `Run`), and what its events do to what everybody knows.

pub(crate) mod counter;
pub(crate) mod ending;
pub(crate) mod forum;
pub(crate) mod harbour;
pub(crate) mod money;
pub(crate) mod senate;
pub(crate) mod setup;
pub(crate) mod storehouses;

use crate::moves::Refusal;
use crate::rules::Ostia;
use crate::state::{Phase, Public, State};
use game::{Seat, SeatSet, Status};

impl Ostia {
    /// Whose move it is.
    #[inline]
    pub(crate) fn status_of(&self, public: &Public) -> Status {
        let question = public.question.into();
        match (public.phase, public.phase.turn()) {
            (Phase::Over, _) => Status::Over(self.standings(public)),
            (_, Some(ask)) => Status::Open { must: SeatSet::only(ask), may: SeatSet::EMPTY, ask, question },
            _ => at_once(public, question),
        }
    }
}

/// OS-2.2, OS-3.4, OS-6.4, OS-7.1: all decide at once, in any order.
#[inline]
fn at_once(public: &Public, question: u32) -> Status {
    let deciding = public.deciding();
    let must = deciding.minus(public.ready);
    let ask = must.first_from(public.start).unwrap_or(public.start);
    Status::Open { must, may: deciding.and(public.ready), ask, question }
}

impl State {
    /// Is it the turn of this seat, in the phase that `phase` names?
    #[inline]
    pub(crate) fn check_turn(&self, seat: Seat, phase: impl Fn(Seat) -> Phase) -> Result<(), Refusal> {
        let now = self.public.phase;
        match now.turn() {
            Some(turn) if now == phase(turn) && turn == seat => Ok(()),
            Some(turn) if now == phase(turn) => Err(Refusal::NotYourTurn { turn }),
            _ => Err(self.wrong_time()),
        }
    }

    /// Is this the phase?
    #[inline]
    pub(crate) fn check_phase(&self, phase: Phase) -> Result<(), Refusal> {
        if self.public.phase == phase { Ok(()) } else { Err(self.wrong_time()) }
    }

    /// The table waits for something else, or for nothing any more.
    pub(crate) fn wrong_time(&self) -> Refusal {
        if self.public.phase == Phase::Over { Refusal::MatchOver } else { Refusal::NotNow }
    }
}
