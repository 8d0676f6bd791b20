//! The duties of the house at a table: bots move, clocks ring.

use crate::awake::Live;
use crate::engine::Turn;
use bots::Budget;
use game::Seat;
use games::FullGame;
use table::{Actor, Asked, Duty, Millis, Rejected, Version};

/// How long the house waits after a failure.
const PAUSE_MS: Millis = 1_000;

/// The move a bot will make when people have had their time to speak.
pub(crate) struct HeldMove<G: FullGame> {
    seat: Seat,
    version: Version,
    action: G::Action,
}

impl<G: FullGame> Live<G> {
    /// When the house has something to do here.
    pub(crate) fn next_due(&self, now: Millis) -> Option<Millis> {
        let due = self.table.due().map(|due| due.at.max(self.not_before));
        // A review is made while there is nothing else to do.
        due.into_iter().chain(self.review.is_underway().then_some(now)).min()
    }

    /// Does one thing that is due.
    pub(crate) fn do_due(&mut self, rounds: u32, turn: &mut Turn) {
        let due = self.table.due().filter(|due| due.at.max(self.not_before) <= turn.now);
        let Some(due) = due else { return self.go_on_reviewing(rounds, turn) };
        match due.what {
            // A player here is present, so their orders never act.
            Duty::OrdersAct { .. } => self.not_before = turn.now + PAUSE_MS,
            Duty::ClockRings => self.house_does(Asked::ClockRings, turn),
            Duty::NewRules => self.house_does(Asked::NewRules, turn),
            Duty::BotMoves { seat } => match self.held.take() {
                Some(held) if held.seat == seat && self.table.is_current(held.version) => self.bot_wants(held, turn),
                _ => self.think(seat, rounds, turn),
            },
        }
    }

    fn think(&mut self, seat: Seat, rounds: u32, turn: &mut Turn) {
        let Some(thought) = self.table.think(seat, &mut self.minds) else {
            return self.not_before = turn.now + PAUSE_MS;
        };
        let (seat, version) = (thought.seat, thought.version);
        let (answer, mind) = thought.choose(Budget { iterations: Some(rounds), ..Budget::default() });
        self.minds.put_back(mind, &self.table);
        self.bot_wants(HeldMove { seat, version, action: answer.action }, turn);
    }

    /// Does it once people have had their time to speak. Anything that happens before then cancels it.
    fn bot_wants(&mut self, held: HeldMove<G>, turn: &mut Turn) {
        let at = self.table.mannerly_at(held.seat, &held.action);
        if at > turn.now {
            self.held = Some(held);
            return self.not_before = at;
        }
        let HeldMove { seat, version, action } = held;
        self.house_does(Asked::BotPlays { seat, action, version }, turn);
    }

    fn house_does(&mut self, command: Asked<G>, turn: &mut Turn) {
        self.not_before = match self.commit(Actor::Server, None, command, turn) {
            Ok(_) | Err(Rejected::TooLate) => 0,
            Err(_) => turn.now + PAUSE_MS,
        };
    }
}
