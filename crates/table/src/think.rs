//! A bot's decision, cut loose from the table so that it can be made on another thread.

use crate::{SeatState, Stage, Table, Version};
use bots::{BotDice, BotKind, Dice};
use game::{Choices, Observer, Seat, Shown};
use std::sync::Arc;

/// All that a bot needs to decide: what its seat knows and can do, and its own chance. Never the state.
pub struct Thought<G: Shown> {
    game: Arc<G>,
    knowledge: G::Knowledge,
    choices: G::Choices,
    level: BotKind,
    dice: Dice,
    /// The seat.
    pub seat: Seat,
    /// The version it is thought for.
    pub version: Version,
}

impl<G: Shown> Table<G> {
    /// What the bot of this seat has to decide, if it has anything.
    ///
    /// Its chance comes from the match, the seat and the ply: thought again, it is the same.
    pub fn think(&self, seat: Seat) -> Option<Thought<G>> {
        let played = self.played.as_ref().filter(|_| self.stage() == Stage::Playing)?;
        let level = self.seat(seat).and_then(SeatState::bot)?;
        let mut choices = G::Choices::default();
        self.game.choices(played.state(), seat, &mut choices);
        if choices.is_empty() {
            return None;
        }
        Some(Thought {
            game: self.game.clone(),
            knowledge: played.knowledge(Observer::Seat(seat)),
            choices,
            level,
            dice: BotDice::new(&played.header().seed).at(seat, played.ply() + 1),
            seat,
            version: self.version,
        })
    }
}

impl<G: Shown + 'static> Thought<G> {
    /// Decides. The answer is in notation, for [`crate::Asked::BotPlays`].
    pub fn choose(mut self) -> String {
        let action = self.level.make::<G>().choose(&self.game, &self.knowledge, &self.choices, &mut self.dice);
        self.game.write_action(&action)
    }
}
