//! Which players the game has.

use super::tricks::{Trick, Trickster};
use bots::net::Net;
use bots::{Bot, BotKind, Bots, Forecast, NetVisitor, RandomBot, Taught};
use game::Seat;
use oltre_mare::{Action, Event, OltreMare, Phase};
use std::sync::{Arc, OnceLock};

/// The net that self-play has trained; read once.
fn taught() -> Taught {
    static NET: OnceLock<Option<Arc<Net>>> = OnceLock::new();
    Taught::of::<OltreMare>(&NET)
}

/// The same without hidden layers: a weighted sum.
fn figures() -> Taught {
    static FIGURES: OnceLock<Option<Arc<Net>>> = OnceLock::new();
    Taught::reading::<OltreMare>(&FIGURES, include_bytes!("weights/judge.figures"))
}

impl Bots for OltreMare {
    const KINDS: &'static [BotKind] = BotKind::ALL;

    type Orders = super::orders::Answers;

    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Self>>> {
        Some(match kind {
            BotKind::Random => Box::new(RandomBot),
            BotKind::Greedy => Box::new(super::GreedyBot::default()),
            BotKind::Friendly => Box::new(super::expert::ExpertBot::friendly()),
            BotKind::Expert => Box::new(super::expert::ExpertBot::default()),
            BotKind::Ruthless => Box::new(super::expert::ExpertBot::ruthless()),
            BotKind::Instant => Box::new(super::SearchBot::taught(taught().at_once())),
            BotKind::Search => Box::new(super::SearchBot::figuring(figures()).sly()),
            BotKind::Master => Box::new(super::SearchBot::taught(taught()).sly()),
        })
    }

    const TRICKS: &'static [&'static str] = &Trick::ALL_NAMES;

    fn trickster(name: &str) -> Option<Box<dyn Bot<Self>>> {
        let trick = Trick::ALL.into_iter().find(|trick| trick.name() == name)?;
        Some(Box::new(Trickster::new(trick, super::SearchBot::figuring(figures()).sly())))
    }

    fn adviser() -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(super::SearchBot::taught(taught())))
    }

    fn with_net<V: NetVisitor>(visitor: V) -> Option<V::Out> {
        Some(visitor.visit::<OltreMare>())
    }

    fn forecast(game: &Self) -> Option<Box<dyn Forecast<Self>>> {
        super::forecast::Forecaster::new(game, taught()).map(|forecast| Box::new(forecast) as _)
    }

    fn occasion(knowledge: &Self::Knowledge) -> &'static str {
        let p = &knowledge.public;
        match p.phase {
            Phase::Trade if knowledge.me.is_some_and(|me| p.awaited.contains(me)) => "answer",
            Phase::Trade if knowledge.me == Some(p.active) => "trade",
            Phase::Trade => "remark",
            Phase::Seafaring => "discard",
            Phase::Actions => "play",
            Phase::Sailing | Phase::Compass => "sail",
            Phase::Cargo => "stow",
            Phase::Dealing | Phase::EndOfTurn | Phase::Over => "end",
        }
    }

    /// OM-3.2.
    fn dealers(event: &Self::Event) -> Option<[Seat; 2]> {
        match event {
            Event::DealStruck { giver, taker, .. } => Some([*giver, *taker]),
            _ => None,
        }
    }

    fn plainly(action: &Self::Action) -> Self::Action {
        match action {
            Action::Refuse { offer, reason: _ } => Action::Refuse { offer: *offer, reason: None },
            action => *action,
        }
    }

    fn without(action: &Self::Action) -> Option<Self::Action> {
        match action {
            Action::Accept { offer, .. } => Some(Action::Refuse { offer: *offer, reason: None }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Valued as _;

    #[test]
    fn the_figures_fit_what_is_seen() {
        assert_eq!(figures().net().map(Net::inputs), Some(OltreMare::SEEN));
    }
}
