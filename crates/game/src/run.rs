//! Carrying out an action.

/// Defines, for the rules of a game, its `Run`: one action being carried out; and `Attempt`: what an action is tried on.
///
/// Both belong to the crate of the game, so that each chapter of its rules can add to `Run` what happens there.
/// The state needs a method `evolve`. With `sure`, an action that was just decided is carried out unchecked.
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

            /// Is it legal? Then this happens.
            fn attempt<R>(
                &mut self,
                check: impl FnOnce(&$state) -> Result<(), R>,
                happens: impl FnOnce(&mut Run<'_, Self::Chance, Self::Log>),
            ) -> Result<(), R>;
        }

        impl Attempt for &$state {
            type Chance = $crate::NoChance;
            type Log = $crate::NoLog;

            #[inline(always)]
            fn attempt<R>(
                &mut self,
                check: impl FnOnce(&$state) -> Result<(), R>,
                _: impl FnOnce(&mut Run<'_, Self::Chance, Self::Log>),
            ) -> Result<(), R> {
                check(self)
            }
        }

        impl<C: $crate::Chance, L: $crate::Log<$event>> Attempt for Run<'_, C, L> {
            type Chance = C;
            type Log = L;

            #[inline(always)]
            fn attempt<R>(
                &mut self,
                check: impl FnOnce(&$state) -> Result<(), R>,
                happens: impl FnOnce(&mut Run<'_, C, L>),
            ) -> Result<(), R> {
                check(self.state)?;
                happens(self);
                Ok(())
            }
        }
    };
    ($rules:ty, $state:ty, $event:ty, sure) => {
        $crate::run!($rules, $state, $event);

        /// A run of an action that is known to be legal, because it was built from this very state.
        pub(crate) struct Sure<R>(pub R);

        impl<C: $crate::Chance, L: $crate::Log<$event>> Attempt for Sure<Run<'_, C, L>> {
            type Chance = C;
            type Log = L;

            #[inline(always)]
            fn attempt<R>(
                &mut self,
                check: impl FnOnce(&$state) -> Result<(), R>,
                happens: impl FnOnce(&mut Run<'_, C, L>),
            ) -> Result<(), R> {
                if cfg!(debug_assertions) {
                    check(self.0.state)?;
                }
                happens(&mut self.0);
                Ok(())
            }
        }
    };
}
