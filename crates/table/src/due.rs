//! The next duty of the house. It follows from the table alone, so any node can work it out again.
//!
//! Bots wait for a person who is expected to speak, and pause before they act so that people can read: see `calls`.

use crate::{Hosted, Millis, SeatState, Stage, Table};
use game::{Seat, SeatSet, Status};
use record::Match;
use serde::Serialize;

/// Something the house must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Due {
    /// Not before this time.
    pub at: Millis,
    /// What.
    pub what: Duty,
}

/// A duty of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// The bot in a seat moves: [`Table::think`], then [`crate::Asked::BotPlays`].
    BotMoves {
        /// Which.
        seat: Seat,
    },
    /// The standing orders of a seat answer for its player: [`crate::Asked::OrdersAct`].
    OrdersAct {
        /// Which.
        seat: Seat,
    },
    /// A clock runs out, or somebody was waited for too long: [`crate::Asked::ClockRings`].
    ClockRings,
    /// The match began under older rules: [`crate::Asked::NewRules`].
    NewRules,
}

impl<G: Hosted> Table<G> {
    /// The next thing the house must do, if anything.
    pub fn due(&self) -> Option<Due> {
        if self.stage() != Stage::Playing {
            return None;
        }
        if self.played.as_ref().is_some_and(Match::is_outdated) {
            return Some(Due { at: self.at, what: Duty::NewRules });
        }
        let idle = Seat::all(self.players()).filter_map(|seat| self.bot_comes(seat));
        let clock = self.chairs.iter().filter_map(|chair| chair.clock.runs_out()).chain(idle).min();
        let clock = clock.map(|at| Due { at, what: Duty::ClockRings });
        // A clock due at the same time rings first: whatever the bot does, it has run out.
        [clock, self.bot_due()].into_iter().flatten().min_by_key(|due| due.at)
    }

    fn bot_due(&self) -> Option<Due> {
        let played = self.played.as_ref()?;
        let Status::Open { must, ask, .. } = played.status() else { return None };
        let bots = self.seats_where(|state| state.bot().is_some());
        let people = self.seats_where(|state| matches!(state, SeatState::Person { .. }));
        let floor = self.game.floor(played.state());
        let first = |seats: SeatSet| seats.and(bots).first_from(ask);

        if self.question.at_once {
            // Each decides in secret. The bots' timing must not show when others have decided,
            // so they count from the question and from nothing that happened since then.
            let seat = first(must)?;
            return Some(self.bot_at(seat, self.question.at + self.pause()));
        }
        // It thinks at once. `mannerly_at` says when it may act.
        let asked = floor.asked.and(people);
        if let Some(seat) = first(floor.asked) {
            // Bots leave people a moment for a question they were all asked.
            return Some(self.bot_at(seat, self.courtesy_by(asked).unwrap_or(self.told_at)));
        }
        if let Some(seat) = first(floor.invited) {
            return Some(self.bot_at(seat, self.told_at));
        }
        first(must).map(|seat| self.bot_at(seat, self.answers_by(asked).unwrap_or(self.told_at)))
    }

    /// No earlier than a pause after the bot took its seat.
    fn bot_at(&self, seat: Seat, at: Millis) -> Due {
        let since = self.chairs.get(seat.index()).map_or(0, |chair| chair.bot_since);
        let since = since + self.pause();
        Due { at: at.max(since), what: Duty::BotMoves { seat } }
    }
}
