//! One action being carried out: what it changes goes through here.

use crate::moves::event::Event;
use crate::rules::OltreMare;
use crate::state::State;
use crate::state::public::Public;
use game::{Chance, Log};

/// One action being carried out.
pub(crate) struct Run<'a, C, L> {
    pub rules: &'a OltreMare,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// Something happens: the state changes by it, and it is written down.
    #[inline(always)]
    pub fn emit(&mut self, event: Event) {
        self.state.evolve(&event);
        self.log.push(event);
    }

    #[inline]
    pub fn public(&self) -> &Public {
        &self.state.public
    }
}
