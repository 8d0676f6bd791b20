//! Which players the game has.

use super::tricks::{Trick, Trickster};
use bots::net::Net;
use bots::{Bot, BotKind, Bots, Forecast, NetVisitor, RandomBot, Taught};
use game::Seat;
use ostia::{Action, Event, Ostia, Phase};
use std::sync::{Arc, OnceLock};

/// The net that self-play has trained; read once.
fn taught() -> Taught {
    static NET: OnceLock<Option<Arc<Net>>> = OnceLock::new();
    Taught::of::<Ostia>(&NET)
}

impl Bots for Ostia {
    const KINDS: &'static [BotKind] = BotKind::LEVELS;

    type Orders = super::orders::Sheet;

    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Self>>> {
        Some(match kind {
            BotKind::Random => Box::new(RandomBot),
            BotKind::Greedy => Box::new(super::GreedyBot::default()),
            // Nobody bargains in Ostia.
            BotKind::Friendly | BotKind::Ruthless => return None,
            BotKind::Expert => Box::new(super::ExpertBot::default()),
            BotKind::Instant => Box::new(super::SearchBot::taught(taught().at_once())),
            BotKind::Search => Box::new(super::SearchBot::default()),
            BotKind::Master => Box::new(super::SearchBot::taught(taught())),
        })
    }

    const TRICKS: &'static [&'static str] = &Trick::ALL_NAMES;

    fn trickster(name: &str) -> Option<Box<dyn Bot<Self>>> {
        let trick = Trick::ALL.into_iter().find(|trick| trick.name() == name)?;
        Some(Box::new(Trickster::new(trick, super::SearchBot::default())))
    }

    fn occasion(knowledge: &Self::Knowledge) -> &'static str {
        match knowledge.public.phase {
            Phase::Blank | Phase::Over => "end",
            Phase::FreePick => "pick",
            Phase::Lot(_) => "lot",
            Phase::Bid(_) => "bid",
            Phase::Decision(_) => "sale",
            Phase::Counter => "lay",
            Phase::SecondLook => "second-look",
            Phase::Storehouses => "storehouses",
            Phase::LastCounter => "last-lay",
            Phase::LastSecondLook => "last-look",
            Phase::Sale(_) => "storehouse-sale",
        }
    }

    /// OS-2.2, OS-3.2, OS-6.4.
    fn is_clear(knowledge: &Self::Knowledge) -> bool {
        let public = &knowledge.public;
        let laid = matches!(public.phase, Phase::SecondLook | Phase::LastCounter | Phase::LastSecondLook);
        !laid && public.ready.is_empty()
    }

    fn with_net<V: NetVisitor>(visitor: V) -> Option<V::Out> {
        Some(visitor.visit::<Ostia>())
    }

    fn forecast(game: &Self) -> Option<Box<dyn Forecast<Self>>> {
        Some(Box::new(super::forecast::Forecaster::new(game, taught())))
    }

    /// OS-2.5.
    fn dealers(event: &Self::Event) -> Option<[Seat; 2]> {
        match event {
            Event::LotSold { seller, buyer, .. } => Some([*seller, *buyer]),
            _ => None,
        }
    }

    fn without(action: &Self::Action) -> Option<Self::Action> {
        matches!(action, Action::Sell { .. }).then_some(Action::Keep)
    }
}
