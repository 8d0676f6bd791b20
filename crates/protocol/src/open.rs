//! Turns what somebody asks for into the options of a table.

use crate::{GameInfo, OpenTable, OptionInfo};
use game::{Message, Setup as _};
use record::EditionId;
use table::{Hosted, Options, Pace, Tempo};

/// How long bots wait unless the host says otherwise, in milliseconds, so that people can follow.
const USUAL_PAUSE: u32 = Pace::Brisk.pause_ms();
/// How long bots wait for somebody's answer unless the host says otherwise.
const USUAL_PATIENCE: u32 = 20_000;
/// How long strangers wait for each other before a bot plays, unless the host says otherwise.
const AMONG_STRANGERS: u32 = 180_000;
const LONGEST_ABSENCE: u32 = 3_600_000;
const LONGEST_PAUSE: u32 = 60_000;
const LONGEST_PATIENCE: u32 = 600_000;

impl OpenTable {
    /// The number of players and the game's own options.
    pub fn setup<G: Hosted>(&self) -> Result<G::Setup, Message> {
        let mut setup = G::Setup::usual(self.players).map_err(|error| error.message())?;
        for (option, value) in &self.options {
            setup.set(option, value).map_err(|error| error.message())?;
        }
        Ok(setup)
    }

    /// The options the host decides, in this edition.
    pub fn table_options<G: Hosted>(&self, setup: G::Setup, edition: EditionId) -> Result<Options<G>, Message> {
        Ok(Options {
            setup,
            edition,
            listed: self.listed,
            spectators: self.spectators,
            tempo: good_tempo(self.tempo)?,
            order: self.order,
            bot_pause_ms: self.bot_pause_ms.unwrap_or(USUAL_PAUSE).min(LONGEST_PAUSE),
            patience_ms: self.patience_ms.unwrap_or(USUAL_PATIENCE).min(LONGEST_PATIENCE),
            bot_after_ms: self
                .bot_after_ms
                .unwrap_or(if self.listed { AMONG_STRANGERS } else { 0 })
                .min(LONGEST_ABSENCE),
        })
    }
}

/// A clock that leaves at least some time.
fn good_tempo(tempo: Tempo) -> Result<Tempo, Message> {
    let fits = match tempo {
        Tempo::None => true,
        Tempo::Live { bank_ms, each_ms } => bank_ms >= 1_000 || each_ms >= 1_000,
        Tempo::Slow { each_ms, .. } => each_ms >= 1_000,
    };
    if fits { Ok(tempo) } else { Err(Message::new("server-bad-tempo")) }
}

impl GameInfo {
    /// A game that can be played with these editions.
    pub fn of<G: Hosted>(editions: Vec<String>) -> GameInfo {
        let option = |(name, values): &(&'static str, &[&'static str])| OptionInfo { name, values: values.to_vec() };
        let possible = || (1..=game::MAX_SEATS as u8).filter(|players| G::Setup::usual(*players).is_ok());
        GameInfo {
            game: G::NAME,
            rules: G::RULES,
            min_players: possible().min().unwrap_or(0),
            max_players: possible().max().unwrap_or(0),
            options: G::Setup::options().iter().map(option).collect(),
            bots: G::KINDS.iter().map(|bot| bot.name()).collect(),
            editions,
        }
    }
}
