//! What the house must do next. It follows from the table alone, so any node can find it out again.
//!
//! Bots wait a moment, so that people can read, and longer for a person who is expected to speak.

use crate::{Hosted, Millis, SeatState, Stage, Table};
use game::{Seat, SeatSet, Status};
use record::Match;
use serde::Serialize;

/// Something the house must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Due {
    /// Not before.
    pub at: Millis,
    /// What.
    pub what: Duty,
}

/// What the house must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// The bot of a seat moves: [`Table::think`], then [`crate::Asked::BotPlays`].
    BotMoves {
        /// Which.
        seat: Seat,
    },
    /// A clock runs out: [`crate::Asked::ClockRings`].
    ClockRings,
    /// The match was begun by older rules: [`crate::Asked::NewRules`].
    NewRules,
}

/// How many times its own pause a bot waits for people who were invited to speak, but whom nobody asked:
/// long enough to put an offer together. Who passes does not keep anybody waiting.
const INVITATION: Millis = 10;

impl<G: Hosted> Table<G> {
    /// The next thing the house must do, if anything.
    pub fn due(&self) -> Option<Due> {
        if self.stage() != Stage::Playing {
            return None;
        }
        if self.played.as_ref().is_some_and(Match::is_outdated) {
            return Some(Due { at: self.at, what: Duty::NewRules });
        }
        let clock = self.chairs.iter().filter_map(|chair| chair.clock.runs_out()).min();
        let clock = clock.map(|at| Due { at, what: Duty::ClockRings });
        // A clock that rings at the same time rings first: whatever the bot does, it has run out.
        [clock, self.bot_due()].into_iter().flatten().min_by_key(|due| due.at)
    }

    fn bot_due(&self) -> Option<Due> {
        let played = self.played.as_ref()?;
        let Status::Open { must, ask, .. } = played.status() else { return None };
        let bots = self.seats_where(|state| state.bot().is_some());
        let people = self.seats_where(|state| matches!(state, SeatState::Person { .. }));
        let floor = self.game.floor(played.state());
        let first = |seats: SeatSet| seats.and(bots).first_from(ask);
        let pause = Millis::from(self.opened.options.bot_pause_ms);
        let patience = Millis::from(self.opened.options.patience_ms);

        if self.question.at_once {
            // Each decides in secret. When others have decided must not show in the bots' time,
            // so they count from the question and from nothing that happened since.
            let seat = first(must)?;
            return Some(self.bot_at(seat, self.question.at + pause));
        }
        if let Some(seat) = first(floor.asked).or_else(|| first(floor.invited)) {
            return Some(self.bot_at(seat, self.moved_at + pause));
        }
        let wait = if !floor.asked.and(people).is_empty() {
            patience.max(pause)
        } else if !floor.invited.and(people).is_empty() {
            patience.min(pause * INVITATION).max(pause)
        } else {
            pause
        };
        first(must).map(|seat| self.bot_at(seat, self.moved_at + wait))
    }

    /// No earlier than a pause after the bot took its seat.
    fn bot_at(&self, seat: Seat, at: Millis) -> Due {
        let since = self.chairs.get(seat.index()).map_or(0, |chair| chair.bot_since);
        let since = since + Millis::from(self.opened.options.bot_pause_ms);
        Due { at: at.max(since), what: Duty::BotMoves { seat } }
    }
}
