//! Players made of code.
//!
//! A [`Bot`] gets what its seat knows and what its seat can do, never the state of the match.
//! It lives as long as it has its seat, and remembers what it likes of what its seat saw.
//! [`Playout`] is the fast way to let random players finish a match: the same rules, nothing built that nobody reads.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod arena;
mod ask;
mod dice;
mod forecast;
mod kind;
mod mind;
pub mod net;
pub mod oltre_mare;
pub mod orders;
pub mod ostia;
mod playout;
mod random;
pub mod review;
mod search;
mod value;

pub use ask::{Answer, Ask, Budget, Considered};
pub use dice::{BotDice, Dice};
pub use forecast::Forecast;
pub use kind::{BotKind, UnknownBot};
pub use mind::Mind;
pub use orders::{NoOrders, Orders};
pub use playout::{Played, Playout};
pub use random::RandomBot;
pub use search::USUAL_ITERATIONS;
pub use value::{Taught, Valued};

use game::{Game, Seat};
use net::Net;
use std::sync::{Arc, OnceLock};

/// A player.
pub trait Bot<G: Game>: Send + Sync {
    /// Takes in an event as its seat saw it: each one of the match, in order, before it is asked.
    ///
    /// Whatever it remembers must come from here, so that a match that was put away goes on as if it had not been.
    fn observe(&mut self, _game: &G, _event: &G::SeenEvent) {}

    /// Begins again as if it had seen nothing: steps were taken back, and the match is shown to it from the deal on.
    fn forget(&mut self) {}

    /// Chooses one of the actions that it can. It is asked only when there is one.
    fn choose(&mut self, ask: Ask<'_, G>) -> Answer<G::Action>;
}

/// A game with players made of code.
pub trait Bots: Game {
    /// The kinds of player this game has, the weakest first.
    const KINDS: &'static [BotKind];

    /// What somebody who goes away can have done in their seat; [`NoOrders`] if nothing.
    type Orders: Orders<Self>;

    /// A player of this kind, if the game has one.
    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Self>>>;

    /// Whoever advises a person: the strongest, and one that would not lie.
    fn adviser() -> Option<Box<dyn Bot<Self>>> {
        Self::KINDS.last().and_then(|kind| Self::bot(*kind))
    }

    /// The kind that plays on for somebody who has left: the strongest that answers at once.
    fn stand_in() -> BotKind {
        if Self::KINDS.contains(&BotKind::Greedy) { BotKind::Greedy } else { BotKind::Random }
    }

    /// The kind that somebody plays against who names none: a good one that answers at once.
    fn opponent() -> BotKind {
        if Self::KINDS.contains(&BotKind::Expert) { BotKind::Expert } else { Self::stand_in() }
    }

    /// Can the chance to win be told by who knows this? Not while others have decided unseen: what they decided could only
    /// be guessed, and the guess would weigh more than all else.
    fn is_clear(_knowledge: &Self::Knowledge) -> bool {
        true
    }

    /// What tells the chance of a seat to win, if the game has it.
    fn forecast(_game: &Self) -> Option<Box<dyn Forecast<Self>>> {
        None
    }

    /// The two who dealt with each other in an event, if two did.
    fn dealers(_event: &Self::Event) -> Option<[Seat; 2]> {
        None
    }

    /// What whoever makes a deal by this action would have done to leave it.
    fn without(_action: &Self::Action) -> Option<Self::Action> {
        None
    }
}

/// What self-play has taught of Oltre Mare; read once.
fn taught_oltre_mare() -> Taught {
    static NET: OnceLock<Option<Arc<Net>>> = OnceLock::new();
    Taught::of::<::oltre_mare::OltreMare>(&NET)
}

/// The same without layers: figures that are added up.
fn figures_of_oltre_mare() -> Taught {
    static FIGURES: OnceLock<Option<Arc<Net>>> = OnceLock::new();
    Taught::reading::<::oltre_mare::OltreMare>(&FIGURES, include_bytes!("../weights/oltre-mare.figures"))
}

/// The same of Ostia.
fn taught_ostia() -> Taught {
    static NET: OnceLock<Option<Arc<Net>>> = OnceLock::new();
    Taught::of::<::ostia::Ostia>(&NET)
}

impl Bots for ::oltre_mare::OltreMare {
    const KINDS: &'static [BotKind] = BotKind::ALL;

    type Orders = orders::oltre_mare::Answers;

    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Self>>> {
        Some(match kind {
            BotKind::Random => Box::new(RandomBot),
            BotKind::Greedy => Box::new(oltre_mare::GreedyBot::default()),
            BotKind::Expert => Box::new(oltre_mare::expert::ExpertBot::default()),
            BotKind::Instant => Box::new(oltre_mare::SearchBot::taught(taught_oltre_mare().at_once())),
            BotKind::Search => Box::new(oltre_mare::SearchBot::figuring(figures_of_oltre_mare()).sly()),
            BotKind::Master => Box::new(oltre_mare::SearchBot::taught(taught_oltre_mare()).sly()),
        })
    }

    fn adviser() -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(oltre_mare::SearchBot::taught(taught_oltre_mare())))
    }

    fn forecast(game: &Self) -> Option<Box<dyn Forecast<Self>>> {
        oltre_mare::forecast::Forecaster::new(game, taught_oltre_mare()).map(|forecast| Box::new(forecast) as _)
    }

    /// OM-3.2.
    fn dealers(event: &Self::Event) -> Option<[Seat; 2]> {
        match event {
            ::oltre_mare::Event::DealStruck { giver, taker, .. } => Some([*giver, *taker]),
            _ => None,
        }
    }

    fn without(action: &Self::Action) -> Option<Self::Action> {
        use ::oltre_mare::Action;
        match action {
            Action::Accept { offer, .. } => Some(Action::Refuse { offer: *offer, reason: None }),
            _ => None,
        }
    }
}

impl Bots for ::ostia::Ostia {
    const KINDS: &'static [BotKind] = BotKind::ALL;

    type Orders = orders::ostia::Sheet;

    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Self>>> {
        Some(match kind {
            BotKind::Random => Box::new(RandomBot),
            BotKind::Greedy => Box::new(ostia::GreedyBot::default()),
            BotKind::Expert => Box::new(ostia::ExpertBot::default()),
            BotKind::Instant => Box::new(ostia::SearchBot::taught(taught_ostia().at_once())),
            BotKind::Search => Box::new(ostia::SearchBot::default()),
            BotKind::Master => Box::new(ostia::SearchBot::taught(taught_ostia())),
        })
    }

    /// OS-2.2, OS-3.2, OS-6.4.
    fn is_clear(knowledge: &Self::Knowledge) -> bool {
        use ::ostia::Phase;
        let public = &knowledge.public;
        let laid = matches!(public.phase, Phase::SecondLook | Phase::LastCounter | Phase::LastSecondLook);
        !laid && public.ready.is_empty()
    }

    fn forecast(game: &Self) -> Option<Box<dyn Forecast<Self>>> {
        Some(Box::new(ostia::forecast::Forecaster::new(game, taught_ostia())))
    }

    /// OS-2.5.
    fn dealers(event: &Self::Event) -> Option<[Seat; 2]> {
        match event {
            ::ostia::Event::LotSold { seller, buyer, .. } => Some([*seller, *buyer]),
            _ => None,
        }
    }

    fn without(action: &Self::Action) -> Option<Self::Action> {
        use ::ostia::Action;
        matches!(action, Action::Sell { .. }).then_some(Action::Keep)
    }
}
