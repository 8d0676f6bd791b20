//! Carrying out an action.

/// Defines, for the rules of a game, its `Run`: one action being carried out; and `Attempt`: what an action is tried on.
///
/// Both belong to the crate of the game, so that each chapter of its rules can add to `Run` what happens there.
/// The state needs a method `evolve`.
#[macro_export]
macro_rules! run {
    ($rules:ty, $state:ty, $event:ty) => {
        /// One action being carried out: what it reads, what it changes and the events it reports.
        pub(crate) struct Run<'a, C, L> {
            pub rules: &'a $rules,
            pub state: &'a mut $state,
            pub chance: &'a mut C,
            pub log: &'a mut L,
        }

        impl<C: $crate::Chance, L: $crate::Log<$event>> Run<'_, C, L> {
            /// Emits an event: the only way anything happens.
            #[inline(always)]
            pub(crate) fn emit(&mut self, event: $event) {
                self.state.evolve(&event);
                self.log.push(event);
            }
        }

        /// What an action is tried on: a state only says whether it is legal, a [`Run`] also carries it out.
        /// So the index in `rules` names each action once, and matches on it once.
        pub(crate) trait Attempt {
            type Chance: $crate::Chance;
            type Log: $crate::Log<$event>;

            fn state(&self) -> &$state;

            /// The action is legal: what then happens.
            fn then(&mut self, happens: impl FnOnce(&mut Run<'_, Self::Chance, Self::Log>));
        }

        impl Attempt for &$state {
            type Chance = $crate::NoChance;
            type Log = $crate::NoLog;

            #[inline(always)]
            fn state(&self) -> &$state {
                self
            }

            #[inline(always)]
            fn then(&mut self, _: impl FnOnce(&mut Run<'_, Self::Chance, Self::Log>)) {}
        }

        impl<C: $crate::Chance, L: $crate::Log<$event>> Attempt for Run<'_, C, L> {
            type Chance = C;
            type Log = L;

            #[inline(always)]
            fn state(&self) -> &$state {
                self.state
            }

            #[inline(always)]
            fn then(&mut self, happens: impl FnOnce(&mut Run<'_, C, L>)) {
                happens(self);
            }
        }
    };
}
