//! A module can be built for one game alone, so that nobody waits for the rules of a game they do not play.

use games::{GameKind, Visitor};

/// The game it is for: `PORTOLAN_GAME` when it was compiled. Without that, it is for all of them.
const GAME: Option<&str> = option_env!("PORTOLAN_GAME");

/// Is it for this game?
const fn has(name: &str) -> bool {
    let Some(game) = GAME else { return true };
    let (mut game, mut name) = (game.as_bytes(), name.as_bytes());
    while let ([a, rest @ ..], [b, others @ ..]) = (game, name) {
        if *a != *b {
            return false;
        }
        (game, name) = (rest, others);
    }
    game.is_empty() && name.is_empty()
}

macro_rules! by_name {
    ($($kind:ident, $name:literal, $home:literal, $game:ty;)*) => {
        /// Does something with the type of the game of this name, if there is one and its rules are here.
        pub(crate) fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Out> {
            match name {
                // The compiler leaves out what is never called.
                $($name if const { has($name) } => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }
    };
}
games::each_game!(by_name);

/// The names of the games whose rules are here.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    GameKind::ALL.iter().map(|kind| kind.name()).filter(|name| has(name))
}
