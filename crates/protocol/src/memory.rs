//! What a seat has been shown, so that its own device can think in its place.

use crate::Hint;
use bots::{Ask, BotDice, Budget};
use game::{Choices as _, Game, Observer, Seat};
use record::{EditionId, Seed};
use serde::{Deserialize, Serialize};
use table::{Hosted, Stage, Table, Version};

/// `GET /api/tables/{table}/memory`: all that a seat has been shown, and nothing else.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Memory<G: Game> {
    /// The name of the game.
    pub game: String,
    /// The step of the table that it is about.
    pub version: Version,
    /// The seat.
    pub seat: Seat,
    /// How many actions have been played.
    pub ply: u32,
    /// What the match is played with.
    pub setup: G::Setup,
    /// And with which box.
    pub edition: EditionId,
    /// What the seat saw, from the deal on; steps taken back are left out.
    pub seen: Vec<G::SeenEvent>,
}

impl<G: Hosted> Memory<G> {
    /// That of a seat; nothing unless the match is being played.
    pub fn of(table: &Table<G>, seat: Seat) -> Option<Memory<G>> {
        let live = table.played().filter(|_| table.stage() == Stage::Playing)?;
        let seen = live.in_force().flat_map(|record| live.seen(record, Observer::Seat(seat))).collect();
        Some(Memory {
            game: G::NAME.to_owned(),
            version: table.version(),
            seat,
            ply: live.ply(),
            setup: table.options().setup.clone(),
            edition: table.options().edition.clone(),
            seen,
        })
    }

    /// Thinks in place of the seat; nothing if there is nothing to decide. `seed` chooses the worlds that are looked at.
    pub fn think(&self, game: &G, budget: Budget<'_>, seed: &Seed) -> Option<Hint> {
        let mut bot = G::adviser()?;
        let mut knowledge = game.knowledge(&game.blank(), Observer::Seat(self.seat));
        for event in &self.seen {
            game.learn(&mut knowledge, event);
            bot.observe(game, event);
        }
        // Every world that fits offers the seat the same choices.
        let mut dice = BotDice::new(seed).at(self.seat, self.ply + 1);
        let (mut world, mut choices) = (game.blank(), G::Choices::default());
        game.redeal(&knowledge, &mut dice, &mut world);
        game.choices(&world, self.seat, &mut choices);
        if choices.is_empty() {
            return None;
        }
        let ask = Ask { budget, explain: true, ..Ask::new(game, &knowledge, &choices, &mut dice) };
        let answer = bot.choose(ask);
        Some(Hint::of(game, &knowledge, self.version, self.seat, &answer.reasons, &mut dice))
    }
}
