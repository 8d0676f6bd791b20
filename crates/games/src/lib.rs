//! The one list of our games.
//!
//! Everything that must know which games there are goes through [`each_game!`](crate::each_game): a new game is one crate and one line here.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

#[cfg(feature = "example")]
pub use example;
#[cfg(feature = "all")]
pub use {oltre_mare, ostia};

use bots::Bots;
use game::{Counted, Encoded, Shown};
use std::fmt;
use std::str::FromStr;

/// Hands the list of games to a macro: `Variant, "name", "home", path::to::Type;` for each, behind `with:` if a name is given.
///
/// The name is the one in commands and files.
/// The home is the game's folder, seen from the root of the repository: `rulebook/LANGUAGE.md` and `words/LANGUAGE.ftl` are read from there.
#[cfg(feature = "all")]
#[macro_export]
macro_rules! each_game {
    ($then:ident $(, $with:ident)?) => {
        $crate::and_those_of_tests! { $then $(, $with)?;
            OltreMare, "oltre-mare", "games/oltre-mare", $crate::oltre_mare::OltreMare;
            Ostia, "ostia", "games/ostia", $crate::ostia::Ostia;
        }
    };
}

/// The platform alone: no game, or the example only.
#[cfg(not(feature = "all"))]
#[macro_export]
macro_rules! each_game {
    ($then:ident $(, $with:ident)?) => { $crate::and_those_of_tests! { $then $(, $with)?; } };
}

/// A build of the tests adds the example, by one line: whatever works with it works with any game.
#[cfg(feature = "example")]
#[doc(hidden)]
#[macro_export]
macro_rules! and_those_of_tests {
    ($then:ident $(, $with:ident)?; $($line:tt)*) => {
        $then! { $($with:)? $($line)*
            Example, "example", "games/example", $crate::example::Example;
        }
    };
}

#[cfg(not(feature = "example"))]
#[doc(hidden)]
#[macro_export]
macro_rules! and_those_of_tests {
    ($then:ident $(, $with:ident)?; $($line:tt)*) => { $then! { $($with:)? $($line)* } };
}

/// Everything that a complete game offers: rules, notation, screen, statistics, numbers for learners and bots.
pub trait FullGame: Shown + Counted + Encoded + Bots + 'static {}

impl<G: Shown + Counted + Encoded + Bots + 'static> FullGame for G {}

/// A task for a game whose type is known only at run time.
pub trait Visitor {
    /// Its result.
    type Out;

    /// Does it.
    fn visit<G: FullGame>(self) -> Self::Out;
}

macro_rules! game_kind {
    ($($kind:ident, $name:literal, $home:literal, $game:ty;)*) => {
        /// Which of our games.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(not(feature = "all"), non_exhaustive)]
        pub enum GameKind {
            $(#[doc = concat!("`", $name, "`")] $kind,)*
        }

        impl GameKind {
            /// All of them.
            pub const ALL: &[GameKind] = &[$(GameKind::$kind),*];

            /// Its name in commands and files.
            pub const fn name(self) -> &'static str {
                match self { $(GameKind::$kind => $name),* }
            }

            /// Does something with the type of the game.
            #[allow(unused_variables, reason = "a list may be empty")]
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Out {
                match self { $(GameKind::$kind => visitor.visit::<$game>()),* }
            }
        }
    };
}
each_game!(game_kind);

impl GameKind {
    /// The game that the head of an edition file names. The game itself checks the rest of the file.
    pub fn named_in(edition: &str) -> Option<GameKind> {
        let head = edition.lines().map(str::trim).take_while(|line| !line.starts_with('['));
        let mut values = head.filter_map(|line| line.strip_prefix("game")?.trim_start().strip_prefix('='));
        values.find_map(|value| value.trim().trim_matches('"').parse().ok())
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no game of that name.
#[derive(Clone, PartialEq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
        write!(f, "there is no game {:?}; the games are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameKind, UnknownGame> {
        GameKind::ALL.iter().copied().find(|kind| kind.name() == name).ok_or_else(|| UnknownGame(name.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Edition;

    struct Template;
    impl Visitor for Template {
        type Out = String;
        fn visit<G: FullGame>(self) -> String {
            G::Edition::template()
        }
    }

    #[test]
    fn every_built_in_edition_names_its_game() {
        for kind in GameKind::ALL {
            assert_eq!(GameKind::named_in(&kind.visit(Template)), Some(*kind));
        }
        assert_eq!(GameKind::named_in("[cards]\ngame = \"oltre-mare\""), None);
        assert_eq!(GameKind::named_in("game = \"chess\""), None);
    }

    struct Name;
    impl Visitor for Name {
        type Out = &'static str;
        fn visit<G: FullGame>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn the_list_calls_every_game_by_its_own_name() {
        for kind in GameKind::ALL {
            assert_eq!(kind.visit(Name), kind.name());
            assert_eq!(kind.name().parse(), Ok(*kind));
        }
        assert!("chess".parse::<GameKind>().is_err());
    }
}
