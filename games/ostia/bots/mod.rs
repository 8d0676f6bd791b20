//! A player of Ostia that a beginner does not beat every time.
//!
//! It turns everything into denarii: what goods will earn at the forum, what a place at the senate is worth, what a
//! kept card will be good for. One guess about the others (`Outlook`) answers all questions; the counting house is
//! searched in full (`counter`), and every price in the harbour is the difference between two such searches.

#![allow(clippy::indexing_slicing, reason = "bots index their own arrays, by seats and cards of the rules")]

mod chances;
mod counter;
mod expert;
mod forecast;
mod harbour;
pub mod orders;
mod others;
mod outlook;
mod players;
mod playout;
mod search;
mod storehouses;
pub mod tricks;
mod value;
mod weights;

pub use expert::ExpertBot;
pub use search::SearchBot;
pub use weights::Weights;

use bots::{Answer, Ask, Bot, Considered};
use game::{Chance, Choices, Seat};
use harbour::Bids;
use ostia::{Action, Knowledge, Ostia, Phase};
use outlook::Mood;

/// Values everything in denarii and takes the best. It does not look beyond the round, and answers at once.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyBot {
    /// The figures it judges by.
    pub weights: Weights,
}

/// A player's position: everything that its questions are answered from.
#[derive(Clone, Copy)]
struct Position<'a> {
    game: &'a Ostia,
    knowledge: &'a Knowledge,
    me: Seat,
    mood: Mood,
    weights: &'a Weights,
}

impl Position<'_> {
    /// The best choice without considering what the others may hold; nothing if storehouses must be sold, or nothing is
    /// asked.
    fn at_once(&self, bids: Bids, chance: &mut impl Chance) -> Option<Action> {
        match self.knowledge.public.phase {
            Phase::FreePick => self.pick(),
            Phase::Lot(_) => self.put_up(),
            Phase::Bid(_) => Some(self.bid(bids)),
            Phase::Decision(_) => self.keep_or_sell(),
            Phase::Counter => Some(self.lay(chance)),
            Phase::SecondLook => Some(self.answer(chance)),
            Phase::Storehouses => Some(self.manage()),
            Phase::LastCounter => Some(self.lay_last(chance)),
            // What the others store changes nothing for it.
            Phase::LastSecondLook => Some(Action::Stand),
            Phase::Sale(_) | Phase::Blank | Phase::Over => None,
        }
    }
}

impl Bot<Ostia> for GreedyBot {
    fn choose(&mut self, ask: Ask<'_, Ostia>) -> Answer<Action> {
        let Ask { game, knowledge, choices, mut chance, explain, .. } = ask;
        let wish = knowledge.own.me.and_then(|me| {
            let position = Position { game, knowledge, me, mood: Mood::draw(&mut chance), weights: &self.weights };
            match knowledge.public.phase {
                Phase::Sale(_) => Some(position.sell_storehouses(choices)),
                _ => position.at_once(Bids::Any, &mut chance),
            }
        });
        let legal = wish.filter(|action| choices.contains(action));
        debug_assert!(legal.is_some(), "{:?}: {wish:?} is not among {choices:?}", knowledge.public.phase);
        let action = legal.unwrap_or_else(|| choices.sample(&mut chance));
        let reasons = if explain {
            vec![Considered { action, worth: None, win: None, within: None, points: None, visits: 0 }]
        } else {
            Vec::new()
        };
        Answer { action, reasons }
    }
}
