//! A bot in a seat: it sees what its seat sees, and remembers it.

use crate::{Answer, Ask, Bot, BotDice, BotKind, Bots, Budget};
use game::{Choices, Game, Observer, Seat};
use record::{Entry, Match, Seed};

/// A bot in its seat. It lives as long as it has the seat.
///
/// Everything it remembers comes from the match, so a bot created later remembers the same.
pub struct Mind<G: Game> {
    seat: Seat,
    kind: BotKind,
    bot: Box<dyn Bot<G>>,
    /// How many records of the match it has seen.
    seen: usize,
}

impl<G: Bots> Mind<G> {
    /// A bot that has seen nothing yet, if the game has one of this kind.
    pub fn new(seat: Seat, kind: BotKind) -> Option<Mind<G>> {
        Some(Mind::with(seat, kind, G::bot(kind)?))
    }

    /// This bot, of this kind, in a seat.
    pub fn with(seat: Seat, kind: BotKind, bot: Box<dyn Bot<G>>) -> Mind<G> {
        Mind { seat, kind, bot, seen: 0 }
    }

    /// Its seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Its kind.
    pub fn kind(&self) -> BotKind {
        self.kind
    }

    /// Shows it what its seat has seen since. Steps that were taken back never happened, so then it begins again.
    pub fn catch_up(&mut self, played: &Match<G>) {
        let records = played.records();
        if records.iter().skip(self.seen).any(|record| matches!(record.entry, Entry::Undo { .. })) {
            self.bot.forget();
            self.seen = 0;
        }
        let seen = self.seen;
        for record in played.in_force().filter(|record| record.version as usize >= seen) {
            for event in played.seen(record, Observer::Seat(self.seat)) {
                self.bot.observe(played.game(), &event);
            }
        }
        self.seen = records.len();
    }

    /// Answers a question, having caught up with the match.
    pub fn answer(&mut self, ask: Ask<'_, G>) -> Answer<G::Action> {
        self.bot.choose(ask)
    }

    /// Catches up with a match and decides for its seat; nothing if the seat can do nothing.
    ///
    /// Its chance comes from the match, the seat and the ply: asked again, it decides the same.
    pub fn decide(&mut self, played: &Match<G>, budget: Budget<'_>, explain: bool) -> Option<Answer<G::Action>> {
        self.decide_by(played, budget, explain, &played.header().seed)
    }

    /// The same with chance from another seed: a search then looks at other worlds.
    pub fn decide_by(
        &mut self,
        played: &Match<G>,
        budget: Budget<'_>,
        explain: bool,
        seed: &Seed,
    ) -> Option<Answer<G::Action>> {
        let mut choices = G::Choices::default();
        played.game().choices(played.state(), self.seat, &mut choices);
        if choices.is_empty() {
            return None;
        }
        self.catch_up(played);
        let knowledge = played.knowledge(Observer::Seat(self.seat));
        let mut dice = BotDice::new(seed).at(self.seat, played.ply() + 1);
        let (game, knowledge, choices) = (played.game(), &knowledge, &choices);
        Some(self.answer(Ask { budget, explain, ..Ask::new(game, knowledge, choices, &mut dice) }))
    }
}
