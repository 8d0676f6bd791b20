//! A bot's decision, separated from the table so that it can be made on another thread.

use crate::{Hosted, SeatState, Stage, Table, Version};
use bots::{Answer, Ask, BotDice, BotKind, Budget, Dice, Mind};
use game::{Choices, Game, Observer, Seat, SeatSet};
use std::sync::Arc;

/// The bots of one table. They are not part of it: everything they remember comes from the match.
pub struct Minds<G: Game>(Vec<Mind<G>>);

impl<G: Game> Default for Minds<G> {
    fn default() -> Minds<G> {
        Minds(Vec::new())
    }
}

impl<G: Hosted> Minds<G> {
    /// The bot in a seat, if it is still the one sitting there.
    fn take(&mut self, seat: Seat, kind: BotKind) -> Option<Mind<G>> {
        let place = self.0.iter().position(|mind| mind.seat() == seat)?;
        let mind = self.0.swap_remove(place);
        (mind.kind() == kind).then_some(mind)
    }

    /// Keeps a bot that has thought, and drops those whose seat has gone to somebody else.
    pub fn put_back(&mut self, mind: Mind<G>, table: &Table<G>) {
        self.0.retain(|other| other.seat() != mind.seat());
        self.0.push(mind);
        self.0.retain(|mind| table.seat(mind.seat()).and_then(SeatState::bot) == Some(mind.kind()));
    }
}

/// Everything that a bot needs to decide: what its seat knows and can do, and its own chance. Never the state.
pub struct Thought<G: Game> {
    game: Arc<G>,
    knowledge: G::Knowledge,
    choices: G::Choices,
    people: SeatSet,
    mind: Mind<G>,
    dice: Dice,
    /// The seat.
    pub seat: Seat,
    /// The version it is for.
    pub version: Version,
}

impl<G: Hosted> Table<G> {
    /// What the bot in this seat has to decide, if anything.
    ///
    /// Its chance comes from the match, the seat and the ply: thinking again gives the same result.
    pub fn think(&self, seat: Seat, minds: &mut Minds<G>) -> Option<Thought<G>> {
        let played = self.played.as_ref().filter(|_| self.stage() == Stage::Playing)?;
        let kind = self.seat(seat).and_then(SeatState::bot)?;
        let mut choices = G::Choices::default();
        self.game.choices(played.state(), seat, &mut choices);
        if choices.is_empty() {
            return None;
        }
        let mut mind = minds.take(seat, kind).or_else(|| Mind::new(seat, kind))?;
        mind.catch_up(played);
        Some(Thought {
            game: self.game.clone(),
            knowledge: played.knowledge(Observer::Seat(seat)),
            choices,
            people: self.seats_where(|state| state.person().is_some()),
            mind,
            dice: BotDice::new(&played.header().seed).at(seat, played.ply() + 1),
            seat,
            version: self.version,
        })
    }
}

impl<G: Hosted> Table<G> {
    /// Is a decision for this version still valid? Talk and votes change nothing.
    pub fn is_current(&self, version: Version) -> bool {
        (self.acted..=self.version).contains(&version)
    }
}

impl<G: Hosted> Thought<G> {
    /// Decides, for [`crate::Asked::BotPlays`]. The bot is returned with its answer, for [`Minds::put_back`].
    pub fn choose(mut self, budget: Budget<'_>) -> (Answer<G::Action>, Mind<G>) {
        let (game, knowledge, choices, people) = (&*self.game, &self.knowledge, &self.choices, self.people);
        let ask = Ask { people, budget, ..Ask::new(game, knowledge, choices, &mut self.dice) };
        (self.mind.answer(ask), self.mind)
    }
}
