//! `Clone`, `PartialEq` and `Debug` for data that belongs to a game.
//!
//! Derived, they would need the rules themselves to be comparable; in fact only the game's values must be.

/// Implements them for a struct or enum with one parameter, the game. Every field is listed once.
macro_rules! plain {
    ($($lines:tt)+) => { $crate::plain::plain_for! { game::Game; $($lines)+ } };
}

/// The same where the data needs more of a game than its rules.
macro_rules! plain_hosted {
    ($($lines:tt)+) => { $crate::plain::plain_for! { $crate::Hosted; $($lines)+ } };
}

macro_rules! plain_for {
    ($bound:path; $type:ident: $($name:ident $(:: $variant:ident)? { $($field:tt: $value:ident),* $(,)? };)+) => {
        impl<G: $bound> Clone for $type<G> {
            fn clone(&self) -> Self {
                match self {
                    $($name $(:: $variant)? { $($field: $value),* } => $name $(:: $variant)? { $($field: $value.clone()),* },)+
                }
            }
        }

        impl<G: $bound> PartialEq for $type<G> {
            fn eq(&self, other: &Self) -> bool {
                match self {
                    $($name $(:: $variant)? { $($field: $value),* } => {
                        let mine = ($($value,)*);
                        #[allow(unreachable_patterns, reason = "a struct has no other variant")]
                        match other {
                            $name $(:: $variant)? { $($field: $value),* } => mine == ($($value,)*),
                            _ => false,
                        }
                    })+
                }
            }
        }

        impl<G: $bound> std::fmt::Debug for $type<G> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($name $(:: $variant)? { $($field: $value),* } => {
                        f.debug_struct(concat!(stringify!($name) $(, "::", stringify!($variant))?))$(.field(stringify!($field), $value))*.finish()
                    })+
                }
            }
        }
    };
}
pub(crate) use {plain, plain_for, plain_hosted};
