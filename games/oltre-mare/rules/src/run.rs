//! One action being carried out.

use crate::moves::Event;
use crate::rules::OltreMare;
use crate::state::State;
use game::{Chance, Log};

/// One action being carried out: what it reads, what it changes and what it tells.
pub(crate) struct Run<'a, C, L> {
    pub rules: &'a OltreMare,
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
}
