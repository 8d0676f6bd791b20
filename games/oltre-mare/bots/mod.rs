//! The greedy player of Oltre Mare.
//!
//! Everything it does rests on one figure: what a hand is worth to a seat about to play a turn with it (`plan`).
//! A discard, a purchase, a deal is worth what it changes in that figure. Figures are in ducats, which are points.
//! It remembers whom it has asked in this turn and where its cards came from; everything else it has said is open on
//! the table.

#![allow(clippy::indexing_slicing, reason = "bots index their own arrays, by seats and cards of the rules")]

mod came_from;
mod chances;
mod deal;
pub mod expert;
mod forecast;
mod offer;
pub mod orders;
mod others;
mod outlook;
mod plan;
mod players;
mod playout;
mod purchase;
mod search;
pub mod tricks;
mod value;
mod worth;

use bots::{Answer, Ask, Bot, Considered};
use came_from::CameFrom;
use game::{Choices as _, SeatSet};
use oltre_mare::{Action, Choices, Event, Good, Knowledge, Laid, MAX_PORTS, OltreMare, Phase, Port, SeenEvent};
use outlook::Outlook;
pub use search::SearchBot;

/// Takes what is worth most now; plans its next turn and no other.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyBot {
    /// Seats that got an offer from it in this turn and have not accepted it.
    asked: SeatSet,
    came_from: CameFrom,
}

impl Bot<OltreMare> for GreedyBot {
    fn observe(&mut self, _game: &OltreMare, event: &SeenEvent) {
        self.came_from.note(event);
        match event {
            SeenEvent::Open(Event::TurnBegan { .. }) => self.asked = SeatSet::EMPTY,
            // Only the seat that made it sees the cards.
            SeenEvent::OfferMade { to, cards: Some(_), .. } => self.asked = self.asked.or(*to),
            SeenEvent::DealStruck { giver, taker, .. } => self.asked = self.asked.without(*giver).without(*taker),
            _ => {}
        }
    }

    fn forget(&mut self) {
        *self = GreedyBot::default();
    }

    fn choose(&mut self, mut ask: Ask<'_, OltreMare>) -> Answer<Action> {
        let Ask { game, knowledge, choices, people, .. } = ask;
        let thought = knowledge.me.and_then(|me| match knowledge.public.phase {
            Phase::Dealing | Phase::Over => None,
            Phase::EndOfTurn => Some(Action::EndTurn),
            Phase::Seafaring => Some(discard(&Outlook::new(game, knowledge, me))),
            Phase::Trade => {
                trade(&Outlook::new(game, knowledge, me).among(people, self.asked, self.came_from), choices)
            }
            Phase::Actions => {
                Some(Action::Play { cards: Outlook::new(game, knowledge, me).plan(knowledge.hand()).cards })
            }
            Phase::Sailing => sail(&Outlook::new(game, knowledge, me), choices),
            Phase::Compass => Some(follow_compass(&Outlook::new(game, knowledge, me), choices)),
            Phase::Cargo => {
                Some(Action::Stow { cards: Outlook::new(game, knowledge, me).stowage(knowledge.public.table) })
            }
        });
        let legal = |action: &Action| choices.contains(action);
        debug_assert!(
            thought.is_none_or(|action| action == Action::Pass || legal(&action)),
            "{thought:?} is not legal"
        );
        // A seat may be asked when it has nothing to say and cannot say so.
        let small_talk = || Good::ALL.map(|good| Action::Post { good, have: false }).into_iter().find(legal);
        let action = thought.filter(legal).or_else(small_talk).unwrap_or_else(|| choices.sample(&mut ask.chance));
        let reasons = if ask.explain { reasons(game, knowledge, choices, action) } else { Vec::new() };
        Answer { action, reasons }
    }
}

/// The actions considered for a decision, the chosen action first.
fn reasons(game: &OltreMare, knowledge: &Knowledge, choices: &Choices, action: Action) -> Vec<Considered<Action>> {
    let considered = |action, worth| Considered { action, worth, win: None, within: None, points: None, visits: 0 };
    let mut others = Vec::new();
    let mut worth = None;
    if let Some(me) = knowledge.me {
        let outlook = Outlook::new(game, knowledge, me);
        match knowledge.public.phase {
            Phase::Actions => worth = Some(outlook.plan(knowledge.hand()).value),
            Phase::Sailing | Phase::Compass => {
                for port in (0..MAX_PORTS as u8).map(Port) {
                    let [sail, follow] = [Action::Sail { port }, Action::FollowCompass { port: Some(port) }];
                    others.extend(
                        [sail, follow].into_iter().map(|action| considered(action, Some(outlook.arrival(port)))),
                    );
                }
            }
            _ => {}
        }
    }
    others.retain(|other| choices.contains(&other.action));
    if let Some(place) = others.iter().position(|other| other.action == action) {
        worth = others.swap_remove(place).worth;
    }
    others.sort_by(|a, b| b.worth.unwrap_or(0.0).total_cmp(&a.worth.unwrap_or(0.0)));
    others.insert(0, considered(action, worth));
    others
}

/// OM-2.3: the cards missed least go first, so that those missed most are on top and can be bought back.
fn discard(outlook: &Outlook<'_>) -> Action {
    let p = outlook.public;
    let mut hand = outlook.hand;
    let mut laid = Laid::new();
    while hand.len() > p.power.into() {
        let Some(card) = outlook.least_missed(hand) else { break };
        hand.remove(card);
        if !laid.push(card) {
            break;
        }
    }
    Action::Discard { cards: laid }
}

/// Answers come first, then deals, then purchases.
fn trade(outlook: &Outlook<'_>, choices: &Choices) -> Option<Action> {
    let talk = outlook.answer(choices).or_else(|| outlook.speak(choices));
    talk.or_else(|| if outlook.is_active() { outlook.buy_or_leave(choices) } else { Some(Action::Pass) })
}

fn sail(outlook: &Outlook<'_>, choices: &Choices) -> Option<Action> {
    best_port(outlook, |port| choices.contains(&Action::Sail { port })).map(|(port, _)| Action::Sail { port })
}

fn follow_compass(outlook: &Outlook<'_>, choices: &Choices) -> Action {
    let best = best_port(outlook, |port| choices.contains(&Action::FollowCompass { port: Some(port) }));
    // Any port will do; one with a marker is better.
    Action::FollowCompass { port: best.filter(|(_, worth)| *worth > 0.0).map(|(port, _)| port) }
}

fn best_port(outlook: &Outlook<'_>, open: impl Fn(Port) -> bool) -> Option<(Port, f32)> {
    let ports = (0..MAX_PORTS as u8).map(Port).filter(|port| open(*port));
    ports.map(|port| (port, outlook.arrival(port))).reduce(|best, next| if next.1 > best.1 { next } else { best })
}
