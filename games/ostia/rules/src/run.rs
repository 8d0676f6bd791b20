//! One action being carried out.

use crate::moves::Event;
use crate::rules::Ostia;
use crate::state::{Phase, State};
use game::{Chance, Log};

game::run!(Ostia, State, Event, sure);

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// The table is waiting for something new.
    #[inline(always)]
    pub(crate) fn ask(&mut self, phase: Phase) {
        self.emit(Event::Asked { phase });
    }

    /// Has everybody decided, of those who decide at once?
    #[inline]
    pub(crate) fn all_ready(&self) -> bool {
        let public = &self.state.public;
        public.deciding().minus(public.ready).is_empty()
    }
}
