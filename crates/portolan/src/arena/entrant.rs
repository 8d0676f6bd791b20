//! Players of the arena: every level of bots, and the players with a trick that a game knows.

use crate::Failure;
use bots::{Bot, BotKind, Bots};
use std::convert::Infallible;
use std::str::FromStr;

/// Somebody who plays in the arena.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entrant {
    /// A bot of this level.
    Level(BotKind),
    /// A player with a trick, if the game has one of this name.
    Trick(String),
}

impl Entrant {
    pub(crate) fn name(&self) -> &str {
        match self {
            Entrant::Level(kind) => kind.name(),
            Entrant::Trick(name) => name,
        }
    }

    /// Does it use the time it is given?
    pub(crate) fn thinks(&self) -> bool {
        !matches!(self, Entrant::Level(kind) if !matches!(kind, BotKind::Search | BotKind::Master))
    }

    pub(crate) fn make<G: Bots + 'static>(&self) -> Option<Box<dyn Bot<G>>> {
        match self {
            Entrant::Level(kind) => G::bot(*kind),
            Entrant::Trick(name) => G::trickster(name),
        }
    }

    /// Says which players there are if the game does not have this one.
    pub(crate) fn check<G: Bots + 'static>(&self) -> Result<(), Failure> {
        if self.make::<G>().is_some() {
            return Ok(());
        }
        let levels = G::KINDS.iter().map(|kind| kind.name());
        let all: Vec<&str> = levels.chain(G::TRICKS.iter().copied()).collect();
        Err(Failure::input(format!("{} has no bot {:?}; it has {}", G::NAME, self.name(), all.join(", "))))
    }
}

impl From<BotKind> for Entrant {
    fn from(kind: BotKind) -> Entrant {
        Entrant::Level(kind)
    }
}

impl FromStr for Entrant {
    type Err = Infallible;

    fn from_str(name: &str) -> Result<Entrant, Infallible> {
        Ok(name.parse().map_or_else(|_| Entrant::Trick(name.into()), Entrant::Level))
    }
}
