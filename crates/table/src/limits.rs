//! How much one player, and one table, may write into the log: steps are kept for ever.
//!
//! All of it follows from the steps and their times, so it is the same on every server and after a restart.

use crate::{Command, Happened, Hosted, Millis, PlayerId, Rejected, Step, Table};
use game::Status;
use record::Entry;
use std::collections::BTreeMap;

/// A burst at once, then one per interval.
#[derive(Clone, Copy)]
struct Rate {
    at_once: u32,
    each_ms: Millis,
}

/// What one player says.
const TALK: Rate = Rate { at_once: 10, each_ms: 3_000 };
/// What everybody at the table says.
const TALK_OF_ALL: Rate = Rate { at_once: 40, each_ms: 750 };
/// Offers, answers and postings that leave the question as it was, and steps taken back. Programs are quicker than
/// people.
const DEALING: Rate = Rate { at_once: 200, each_ms: 200 };
/// Seats, names, links and votes.
const KEEPING: Rate = Rate { at_once: 40, each_ms: 2_000 };

/// From this step on, only what advances the match is accepted. Long matches with much trade have a tenth of that.
const CROWDED: u32 = 20_000;

/// Until when earlier writing uses up places; one place becomes free after every `each_ms`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Meter {
    busy_until: Millis,
}

impl Meter {
    fn has_room(self, now: Millis, rate: Rate) -> bool {
        self.busy_until - now <= rate.each_ms * Millis::from(rate.at_once.saturating_sub(1))
    }

    fn note(&mut self, at: Millis, rate: Rate) {
        self.busy_until = self.busy_until.max(at) + rate.each_ms;
    }
}

/// What one player wrote.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Spent {
    talk: Meter,
    dealing: Meter,
    keeping: Meter,
}

/// Does a step from one status to the other advance the match? A new question does, and so does an answer by one of
/// several who were asked at once; a player who offers, posts or takes an answer back does not.
pub(crate) fn brings_on(before: &Status, after: &Status) -> bool {
    match (before, after) {
        (Status::Open { must, question, .. }, Status::Open { must: still, question: next, .. }) => {
            question != next || must != still && still.minus(*must).is_empty()
        }
        _ => true,
    }
}

/// What was written at a table, and by whom, as far as it still counts.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Written {
    players: BTreeMap<PlayerId, Spent>,
    talk: Meter,
}

impl Written {
    /// The guest's messages count as the account's, if the account has written nothing here.
    pub(crate) fn hand_over(&mut self, from: &PlayerId, to: &PlayerId) {
        if let Some(spent) = self.players.remove(from) {
            self.players.entry(to.clone()).or_insert(spent);
        }
    }
}

impl<G: Hosted> Table<G> {
    /// Is there room for one more of that kind, from this player and at this table?
    pub(crate) fn has_room(&self, by: &PlayerId, command: &Command, now: Millis) -> Result<(), Rejected> {
        let spent = self.written.players.get(by).copied().unwrap_or_default();
        let room = match command {
            Command::Say { .. } | Command::Phrase { .. } => {
                self.not_crowded()?;
                spent.talk.has_room(now, TALK) && self.written.talk.has_room(now, TALK_OF_ALL)
            }
            Command::Undo { .. } => {
                self.not_crowded()?;
                spent.dealing.has_room(now, DEALING)
            }
            // Whether it advances the match is known once it has been checked: see `has_room_for_deal`.
            Command::Play { .. } => true,
            // Leaving is always possible, and so is agreeing to end the match: a vote that changes nothing is not a step.
            Command::Stand { .. } | Command::Resign { .. } | Command::Abandon { agree: true } => true,
            // Without them a match could not go on; none of them can be repeated without one of those below.
            Command::TakeBack { .. } | Command::Resume | Command::Start { .. } | Command::SeatBot { .. } => {
                spent.keeping.has_room(now, KEEPING)
            }
            Command::Sit { .. } if self.played.is_some() => spent.keeping.has_room(now, KEEPING),
            Command::Sit { .. }
            | Command::Name { .. }
            | Command::OpenSeat { .. }
            | Command::RotateLink { .. }
            | Command::HandHost { .. }
            | Command::LetBotPlay { .. }
            | Command::StandIn { .. }
            | Command::Nudge { .. }
            | Command::LetUndo { .. }
            | Command::LetReturn { .. }
            | Command::Pause { .. }
            | Command::Abandon { agree: false }
            | Command::Pace { .. }
            | Command::Skip => self.has_room_to_keep(by, now).map(|()| true)?,
        };
        if room { Ok(()) } else { Err(Rejected::TooMuch) }
    }

    /// Is there room for a play that leaves the question as it is?
    pub(crate) fn has_room_for_deal(&self, by: &PlayerId, now: Millis) -> Result<(), Rejected> {
        self.not_crowded()?;
        let spent = self.written.players.get(by).copied().unwrap_or_default();
        if spent.dealing.has_room(now, DEALING) { Ok(()) } else { Err(Rejected::TooMuch) }
    }

    /// Is there room for one more seat, name, vote or rematch?
    pub(crate) fn has_room_to_keep(&self, by: &PlayerId, now: Millis) -> Result<(), Rejected> {
        self.not_crowded()?;
        let spent = self.written.players.get(by).copied().unwrap_or_default();
        if spent.keeping.has_room(now, KEEPING) { Ok(()) } else { Err(Rejected::TooMuch) }
    }

    /// Has this player ever asked for anything at this table?
    pub(crate) fn has_written(&self, player: &PlayerId) -> bool {
        self.written.players.contains_key(player)
    }

    pub(crate) fn not_crowded(&self) -> Result<(), Rejected> {
        if self.version < CROWDED { Ok(()) } else { Err(Rejected::Crowded) }
    }

    /// Remembers that a step was written. `on`: it advanced the match.
    pub(crate) fn note_written(&mut self, step: &Step<G>, on: bool) {
        let Some(by) = &step.by else { return };
        let spent = self.written.players.entry(by.clone()).or_default();
        match &step.what {
            Happened::Said { .. } => {
                spent.talk.note(step.at, TALK);
                self.written.talk.note(step.at, TALK_OF_ALL);
            }
            Happened::Moved(Entry::Undo { .. }) => spent.dealing.note(step.at, DEALING),
            Happened::Moved(_) if on => {}
            Happened::Moved(_) => spent.dealing.note(step.at, DEALING),
            _ => spent.keeping.note(step.at, KEEPING),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_one_after_another() {
        let rate = Rate { at_once: 3, each_ms: 100 };
        let mut meter = Meter::default();
        let mut taken = Vec::new();
        for now in [0, 0, 0, 0, 99, 100, 100, 200, 1_000, 1_000, 1_000, 1_000] {
            let room = meter.has_room(now, rate);
            if room {
                meter.note(now, rate);
            }
            taken.push(room);
        }
        let (yes, no) = (true, false);
        assert_eq!(taken, [yes, yes, yes, no, no, yes, no, yes, yes, yes, yes, no]);
    }
}
