//! One action being carried out.

use crate::moves::Event;
use crate::rules::Ostia;
use crate::state::{Phase, State};
use game::{Chance, Log};

/// One action being carried out: what it reads, what it changes and what it tells.
pub(crate) struct Run<'a, C, L> {
    pub rules: &'a Ostia,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// The only way anything happens.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event) {
        self.state.evolve(&event);
        self.log.push(event);
    }

    /// The table waits for something new.
    #[inline(always)]
    pub(crate) fn ask(&mut self, phase: Phase) {
        self.emit(Event::Asked { phase });
    }

    /// Have all decided who decide at once?
    #[inline]
    pub(crate) fn all_ready(&self) -> bool {
        let public = &self.state.public;
        public.deciding().minus(public.ready).is_empty()
    }
}
