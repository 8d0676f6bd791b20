//! Players made of code.
//!
//! A [`Bot`] gets what its seat knows and what its seat can do, never the state of the match.
//! It lives as long as it has its seat, and may remember anything its seat saw.
//! [`Playout`] is the fast way to let random players finish a match: the same rules, nothing built that nobody reads.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod arena;
mod ask;
mod calibration;
mod dice;
pub mod forecast;
mod kind;
mod mind;
pub mod net;
pub mod orders;
mod playout;
mod random;
pub mod review;
pub mod search;
pub mod value;

pub use ask::{Answer, Ask, Budget, Considered, Points};
pub use calibration::Calibration;
pub use dice::{BotDice, Dice};
pub use forecast::Forecast;
pub use kind::{BotKind, UnknownBot};
pub use mind::Mind;
pub use orders::{NoOrders, Orders};
pub use playout::{Played, Playout};
pub use random::RandomBot;
pub use search::USUAL_ITERATIONS;
pub use value::{NetVisitor, Taught, Valued};

use game::{Game, Seat};

/// A player.
pub trait Bot<G: Game>: Send + Sync {
    /// Learns of an event as its seat saw it: of each one in the match, in order, before it is asked.
    ///
    /// Whatever it remembers must come from here, so that a saved match continues as if it had never stopped.
    fn observe(&mut self, _game: &G, _event: &G::SeenEvent) {}

    /// Begins again as if it had seen nothing: steps were taken back, and it is shown the match again from the deal.
    fn forget(&mut self) {}

    /// Chooses one of its legal actions. It is asked only when there is one.
    fn choose(&mut self, ask: Ask<'_, G>) -> Answer<G::Action>;
}

/// A game with players made of code.
pub trait Bots: Game {
    /// The kinds of player this game has, weakest first.
    const KINDS: &'static [BotKind];

    /// The orders that players can leave for their seat while they are away; [`NoOrders`] if there are none.
    type Orders: Orders<Self>;

    /// A player of this kind, if the game has one.
    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Self>>>;

    /// Runs a task with the game if it has a net that can be trained.
    fn with_net<V: NetVisitor>(_visitor: V) -> Option<V::Out> {
        None
    }

    /// The bot that advises people: the strongest, and one that would not lie.
    fn adviser() -> Option<Box<dyn Bot<Self>>> {
        Self::KINDS.last().and_then(|kind| Self::bot(*kind))
    }

    /// Players that live by one trick which people have found, by name: only the arena seats them, to see whether it pays.
    const TRICKS: &'static [&'static str] = &[];

    /// The player with this trick.
    fn trickster(_name: &str) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// What kind of decision this is, in a word: chances are compared with what came of them kind by kind.
    fn occasion(_knowledge: &Self::Knowledge) -> &'static str {
        "decision"
    }

    /// The kind that plays on for somebody who has left: the strongest that answers at once.
    fn stand_in() -> BotKind {
        if Self::KINDS.contains(&BotKind::Greedy) { BotKind::Greedy } else { BotKind::Random }
    }

    /// The usual opponent: a good one that answers at once.
    fn opponent() -> BotKind {
        if Self::KINDS.contains(&BotKind::Expert) { BotKind::Expert } else { Self::stand_in() }
    }

    /// Can the chance of winning be judged from this knowledge? Not while others have decided in secret: their
    /// decisions could only be guessed, and the guess would outweigh everything else.
    fn is_clear(_knowledge: &Self::Knowledge) -> bool {
        true
    }

    /// The forecast of a seat's chance of winning, if the game has one.
    fn forecast(_game: &Self) -> Option<Box<dyn Forecast<Self>>> {
        None
    }

    /// The two seats that dealt with each other in an event, if any.
    fn dealers(_event: &Self::Event) -> Option<[Seat; 2]> {
        None
    }

    /// An action without what is merely said with it: an answer without its reason.
    fn plainly(action: &Self::Action) -> Self::Action {
        *action
    }

    /// Points at the end that weigh as much as 5 of 100 to win.
    const WEIGHTY_POINTS: f32 = 3.0;

    /// What the seat that makes a deal by this action would have done to decline it.
    fn without(_action: &Self::Action) -> Option<Self::Action> {
        None
    }
}
