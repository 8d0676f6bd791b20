//! One action being carried out.

use crate::moves::Event;
use crate::rules::OltreMare;
use crate::state::State;
use game::{Chance, Log, NoChance, NoLog};

/// One action being carried out: what it reads, what it changes and the events it reports.
pub(crate) struct Run<'a, C, L> {
    pub rules: &'a OltreMare,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// Emits an event: the only way anything happens.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event) {
        self.state.evolve(&event);
        self.log.push(event);
    }
}

/// What an action is tried on: a state only says whether it is legal, a [`Run`] also carries it out.
/// So the index in `rules` names each action once, and matches on it once.
pub(crate) trait Attempt {
    type Chance: Chance;
    type Log: Log<Event>;

    fn state(&self) -> &State;

    /// The action is legal: what then happens.
    fn then(&mut self, happens: impl FnOnce(&mut Run<'_, Self::Chance, Self::Log>));
}

impl Attempt for &State {
    type Chance = NoChance;
    type Log = NoLog;

    #[inline(always)]
    fn state(&self) -> &State {
        self
    }

    #[inline(always)]
    fn then(&mut self, _: impl FnOnce(&mut Run<'_, NoChance, NoLog>)) {}
}

impl<C: Chance, L: Log<Event>> Attempt for Run<'_, C, L> {
    type Chance = C;
    type Log = L;

    #[inline(always)]
    fn state(&self) -> &State {
        self.state
    }

    #[inline(always)]
    fn then(&mut self, happens: impl FnOnce(&mut Run<'_, C, L>)) {
        happens(self);
    }
}
