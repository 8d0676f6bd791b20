//! Somebody whom play is waiting for does not play: others may nudge them, have a bot play for now, or leave that to
//! the table.
//!
//! No match may depend on one person who has put the phone away.

use crate::{Happened, Hosted, Millis, PlayerId, Rejected, SeatState, Stage, Table, Takeover, Tempo};
use bots::BotKind;
use game::Seat;
use std::collections::BTreeSet;

/// How long somebody is waited for before the others may nudge, and how long until they may again.
pub const NUDGE_EACH_MS: Millis = 30_000;

/// How long somebody who is at the table is waited for before a bot may play for them.
pub const IDLE_MS: Millis = 120_000;

impl<G: Hosted> Table<G> {
    /// Since when play has been waiting for the person in this seat; nothing while it is not. Whatever they do restarts
    /// it.
    pub fn idle_since(&self, seat: Seat) -> Option<Millis> {
        let chair = self.chairs.get(seat.index()).filter(|_| self.stage() == Stage::Playing)?;
        let since = chair.awaited_since()?;
        matches!(chair.state, SeatState::Person { .. }).then(|| since.max(chair.acted_at))
    }

    /// Has play waited so long for the person in this seat that a bot may play for them, even though they are at the
    /// table?
    pub fn is_idle(&self, seat: Seat, now: Millis) -> bool {
        self.idle_since(seat).is_some_and(|since| now - since >= IDLE_MS)
    }

    /// The players who have voted for a bot to play in this seat for now.
    pub fn stand_in_votes(&self, seat: Seat) -> Option<&BTreeSet<PlayerId>> {
        self.chairs.get(seat.index()).map(|chair| &chair.for_stand_in)
    }

    /// When a bot takes the seat of somebody who does not play, where the table was opened so: never from somebody who keeps
    /// nobody but bots waiting.
    pub(crate) fn bot_comes(&self, seat: Seat) -> Option<Millis> {
        let after = Millis::from(self.opened.options.bot_after_ms);
        let live = !matches!(self.opened.options.tempo, Tempo::Slow { .. });
        let others = self.people().len() > 1 && self.must().contains(seat);
        (after > 0 && live && others).then(|| self.idle_since(seat)).flatten().map(|since| since + after)
    }

    /// Reminds somebody whom play is waiting for.
    pub(crate) fn nudge(&self, by: &PlayerId, seat: Seat, now: Millis) -> Result<Happened<G>, Rejected> {
        self.going_on()?;
        self.at_table(by)?;
        let since = self.idle_since(seat).filter(|_| self.seat(seat).and_then(SeatState::person) != Some(by));
        let since = since.ok_or(Rejected::NotAwaited(seat))?;
        let nudged = self.chairs.get(seat.index()).and_then(|chair| chair.nudged_at).unwrap_or(since);
        if now - since.max(nudged) < NUDGE_EACH_MS {
            return Err(Rejected::TooMuch);
        }
        Ok(Happened::Nudged { seat, player: by.clone() })
    }

    /// The host has a bot play for somebody, or all others agree to it. Only the server knows whether they are gone.
    pub(crate) fn stand_in(&self, by: &PlayerId, seat: Seat, level: BotKind) -> Result<Happened<G>, Rejected> {
        self.at_table(by)?;
        self.started()?;
        let owner = match self.at(seat)? {
            SeatState::Person { player } => player,
            SeatState::BotFor { .. } | SeatState::Bot { .. } => return Err(Rejected::BotPlays(seat)),
            SeatState::Open => return Err(Rejected::Nobody(seat)),
        };
        let votes = self.stand_in_votes(seat);
        let is_for = |player: &PlayerId| player == by || votes.is_some_and(|votes| votes.contains(player));
        let people = self.people();
        if self.is_host(by) || people.iter().filter(|player| **player != owner).all(|player| is_for(player)) {
            return Ok(Happened::BotTookOver { seat, level, why: Takeover::Away });
        }
        if !people.contains(by) || by == owner {
            return Err(Rejected::PlayersOnly);
        }
        match votes.is_some_and(|votes| votes.contains(by)) {
            true => Err(Rejected::SameVote),
            false => Ok(Happened::StandInVoted { seat, player: by.clone() }),
        }
    }
}
