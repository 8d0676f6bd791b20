//! The decisions of a host who opens a table.

use derive_where::derive_where;
use game::Game;
use record::EditionId;
use serde::{Deserialize, Serialize};

/// Points and spans of time, in milliseconds. The table has no clock: time comes in with every command.
pub type Millis = i64;

/// How fast people play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "tempo", rename_all = "snake_case", deny_unknown_fields)]
pub enum Tempo {
    /// Without clocks.
    #[default]
    None,
    /// A clock for each seat: a bank to begin with, and more time for each decision.
    Live {
        /// At the start.
        bank_ms: u32,
        /// For each decision.
        each_ms: u32,
    },
    /// Over days: a fixed time for each decision.
    Slow {
        /// For each decision.
        each_ms: u32,
        /// The clocks stop on Saturdays and Sundays (UTC).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        weekends_off: bool,
    },
}

/// Who takes which seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatOrder {
    /// As people sit down.
    #[default]
    AsSeated,
    /// Drawn when the match starts.
    Drawn,
}

/// The decisions of the host.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Options<G: Game> {
    /// Number of players and the game's own options (memory aid, first game …).
    pub setup: G::Setup,
    /// Which edition.
    pub edition: EditionId,
    /// Shown in the list of tables, or open by link only.
    pub listed: bool,
    /// May others watch?
    pub spectators: bool,
    /// How fast.
    pub tempo: Tempo,
    /// Who takes which seat.
    pub order: SeatOrder,
    /// How long a bot waits before it acts, so that people can read.
    pub bot_pause_ms: u32,
    /// How long a bot waits for a person who has to answer an offer, before it continues.
    pub patience_ms: u32,
    /// At a live table, how long somebody is waited for before a bot plays for them; never if 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bot_after_ms: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}
