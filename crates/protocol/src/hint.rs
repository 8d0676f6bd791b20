//! Hints: what a good bot would consider in somebody's place.

use crate::ActionShown;
use crate::show::action_shown;
use bots::{BotDice, BotKind, Budget, Considered, Mind};
use game::{Chance, Message, Observer, Seat};
use record::{Seed, StepChance};
use serde::Serialize;
use table::{Hosted, Table, Version};

/// How many ideas are given.
const IDEAS: usize = 3;
/// How many other matches that fit must give the same words.
const TRIES: usize = 4;

/// `GET /api/tables/{table}/hint`: what a good bot would consider, best first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The step of the table that it is about.
    pub version: Version,
    /// The seat it is for.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The ideas.
    pub ideas: Vec<HintIdea>,
}

/// One of them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintIdea {
    /// The action proposed.
    pub action: ActionShown,
    /// The same in words; none if the game has no words for it, and the notation has to do.
    pub said: Option<Message>,
    /// The chance of winning after it, from 0 to 1; none if no match was played on.
    pub win: Option<f32>,
    /// How many matches were played on from it.
    pub tried: u32,
    /// Its effects, as far as the seat can know them.
    pub brings: Vec<Message>,
}

impl Hint {
    /// Thinks in place of a seat, with what the seat knows and nothing else; nothing if there is nothing to decide.
    pub fn think<G: Hosted>(table: &Table<G>, seat: Seat, budget: Budget<'_>) -> Option<Hint> {
        let mut hint = Hint::share(table, seat, budget, 0)?;
        hint.ideas.truncate(IDEAS);
        hint.best_first();
        Some(hint)
    }

    /// One share of a thought that several workers have: all ideas, its own choice first. Each share looks at worlds of
    /// its own;
    /// the first is what a single worker would think.
    pub fn share<G: Hosted>(table: &Table<G>, seat: Seat, budget: Budget<'_>, share: u32) -> Option<Hint> {
        let live = table.played()?;
        let kind = G::KINDS.last().copied().unwrap_or(BotKind::Random);
        let mut mind = Mind::with(seat, kind, G::adviser()?);
        let seed = live.header().seed;
        let own = if share == 0 { seed } else { seed.of_match(share.into()) };
        let answer = mind.decide_by(live, budget, true, &own)?;
        let mut dice = BotDice::new(&live.header().seed.of_bots()).at(seat, live.ply() + 1);
        let knowledge = live.knowledge(Observer::Seat(seat));
        Some(Hint::of(live.game(), &knowledge, table.version(), seat, &answer.reasons, &mut dice))
    }

    /// The actions considered, for the eyes of its own seat. `chance` deals what the seat does not know.
    pub fn of<G: Hosted>(
        game: &G,
        knowledge: &G::Knowledge,
        version: Version,
        seat: Seat,
        considered: &[Considered<G::Action>],
        chance: &mut impl Chance,
    ) -> Hint {
        let ideas = considered.iter().map(|idea| HintIdea {
            action: action_shown(game, &idea.action),
            said: said(game, knowledge, seat, &idea.action, chance),
            win: idea.win.map(|win| (win * 1000.0).round() / 1000.0),
            tried: idea.visits,
            brings: game.foretell(&game.preview(knowledge, &idea.action)),
        });
        Hint { version, seat, ideas: ideas.collect() }
    }

    fn best_first(&mut self) {
        self.ideas.sort_by(|a, b| b.win.unwrap_or(0.0).total_cmp(&a.win.unwrap_or(0.0)));
    }
}

/// An action as its own seat would be told of it. It is tried out on matches that fit what the seat knows, so it can
/// reveal nothing else; where the words depend on what is hidden, the public words are used.
fn said<G: Hosted>(
    game: &G,
    knowledge: &G::Knowledge,
    seat: Seat,
    action: &G::Action,
    chance: &mut impl Chance,
) -> Option<Message> {
    let mut told = || {
        let mut state = game.blank();
        game.redeal(knowledge, chance, &mut state);
        // As at a table, where the rules are compiled for this chance already.
        let mut drawn = StepChance::new(Seed::from_number(chance.below(u32::MAX).into()), 0);
        let mut events: Vec<G::Event> = Vec::new();
        game.apply(&mut state, seat, action, &mut drawn, &mut events).ok()?;
        // The first is the action itself; nobody knows yet what comes after it.
        let event = events.first()?;
        let tell = |who| game.seen(event, who).and_then(|event| game.tell(&event));
        Some((tell(Observer::Seat(seat)), tell(Observer::Spectator)))
    };
    let (own, open) = told()?;
    let is_sure = (0..TRIES).all(|_| told().is_some_and(|(again, _)| again == own));
    if is_sure { own.or(open) } else { open }
}
