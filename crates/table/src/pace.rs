//! The pace of the bots: what was chosen at the table, and the skip that takes the only person there to their next
//! decision.

use crate::{Hosted, Millis, PlayerId, Rejected, SeatState, Table};
use serde::{Deserialize, Serialize};

/// How long bots wait before they act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Every move can be read before the next one.
    Calm,
    /// As at a table where everybody knows the game.
    Brisk,
    /// As fast as they think.
    Instant,
}

impl Pace {
    /// All of them.
    pub const ALL: [Pace; 3] = [Pace::Calm, Pace::Brisk, Pace::Instant];

    /// How long a bot waits before it acts.
    pub const fn pause_ms(self) -> u32 {
        match self {
            Pace::Calm => 1_600,
            Pace::Brisk => 700,
            Pace::Instant => 0,
        }
    }
}

impl<G: Hosted> Table<G> {
    /// The pace that was chosen, or that the table was opened with; none if it was opened with a pause of its own.
    pub fn pace(&self) -> Option<Pace> {
        let opened = self.opened.options.bot_pause_ms;
        self.pace_chosen().or_else(|| Pace::ALL.into_iter().find(|pace| pace.pause_ms() == opened))
    }

    /// The pace that was chosen at the table, if one was.
    pub fn pace_chosen(&self) -> Option<Pace> {
        self.pace
    }

    /// Do bots continue without a pause, until something is asked of the only person here?
    pub fn is_skipping(&self) -> bool {
        self.skipping.is_some()
    }

    /// How long a bot waits before it acts.
    pub(crate) fn pause(&self) -> Millis {
        let chosen = self.pace.map_or(self.opened.options.bot_pause_ms, Pace::pause_ms);
        if self.is_skipping() { 0 } else { chosen.into() }
    }

    /// The pace that sets people's time to speak. Quick bots do not make people quicker.
    pub(crate) fn moment(&self) -> Millis {
        if self.is_skipping() { 0 } else { self.pause().max(self.opened.options.bot_pause_ms.into()) }
    }

    /// The host chooses, and so does a player who is alone with bots.
    pub(crate) fn may_pace(&self, by: &PlayerId) -> Result<(), Rejected> {
        let alone = self.people().into_iter().eq([by]);
        if alone || self.host() == by { Ok(()) } else { Err(Rejected::HostOnly) }
    }

    /// Only a player who is alone with bots may make them hurry, and only while nothing is asked of that player.
    pub(crate) fn may_skip(&self, by: &PlayerId) -> Result<(), Rejected> {
        let played = self.going_on()?;
        let people = self.people();
        if !people.contains(by) {
            return Err(Rejected::PlayersOnly);
        }
        if people.len() > 1 {
            return Err(Rejected::NotAlone);
        }
        let waited_for = self.must().or(self.game.floor(played.state()).asked);
        let own = self.seats_where(|state| matches!(state, SeatState::Person { .. }));
        if waited_for.and(own).is_empty() { Ok(()) } else { Err(Rejected::YourTurn) }
    }

    /// The player who skipped may have been asked something, have left, or no longer be alone.
    pub(crate) fn look_at_skip(&mut self) {
        if self.skipping.as_ref().is_some_and(|player| self.may_skip(player).is_err()) {
            self.skipping = None;
        }
    }
}
