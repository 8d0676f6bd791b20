//! Who is being waited for, since when, and how long bots wait: people see it, so that play never continues by surprise.
//!
//! All of it follows from steps that everybody sees; waiting times must not betray a seat's secrets.

use crate::{Hosted, Millis, PlayerId, SeatState, Stage, Table, Version};
use game::{Event as _, Seat, SeatSet};
use record::Entry;

/// How many of its own pauses a bot leaves people the floor before it closes trading: long enough to put an offer
/// together.
/// A seat that passes does not keep anybody waiting.
const INVITATION: Millis = 15;

/// Where bots wait longer than this for an answer, nobody is to be hurried: they wait as long for people who have the floor.
const UNHURRIED: Millis = 60_000;

/// How many of its own pauses a bot gives people before it answers what they were asked too.
const COURTESY: Millis = 5;

/// Since when a seat is expected to speak.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Calls {
    /// Somebody is waiting for its answer.
    asked: Option<Millis>,
    /// It has the floor, and nobody has asked it. Answering a question does not restart that.
    invited: Option<Millis>,
    /// The question, by its step, for which its player got extra time.
    given: Option<Version>,
}

impl Calls {
    fn look(&mut self, at: Millis, asked: bool, invited: bool) {
        self.asked = asked.then(|| self.asked.unwrap_or(at));
        self.invited = (invited || asked && self.invited.is_some()).then(|| self.invited.unwrap_or(at));
    }

    /// Restarts the time.
    pub fn again(&mut self, at: Millis) {
        for call in [&mut self.asked, &mut self.invited] {
            *call = call.map(|_| at);
        }
    }
}

/// A seat that is being waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait {
    /// Which.
    pub seat: Seat,
    /// For how long.
    pub since: Millis,
    /// How long a bot will still wait, if one does.
    pub left: Option<Countdown>,
}

/// How long a bot will still wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Countdown {
    /// The time left.
    pub left: Millis,
    /// The whole of it.
    pub of: Millis,
}

impl<G: Hosted> Table<G> {
    /// How long a bot waits for an answer.
    fn patience(&self) -> Millis {
        Millis::from(self.opened.options.patience_ms).max(self.pause())
    }

    fn invitation(&self) -> Millis {
        if self.patience() > UNHURRIED {
            return self.patience();
        }
        self.patience().min(self.moment() * INVITATION)
    }

    fn calls(&self, seat: Seat) -> Calls {
        self.chairs.get(seat.index()).map_or(Calls::default(), |chair| chair.calls)
    }

    pub(crate) fn look_at_calls(&mut self, at: Millis) {
        let Some(played) = &self.played else { return };
        let floor = self.game.floor(played.state());
        for (seat, chair) in Seat::all(self.game.players()).zip(&mut self.chairs) {
            chair.calls.look(at, floor.asked.contains(seat), floor.invited.contains(seat));
        }
    }

    /// Somebody has asked for a moment: the bots waiting for them start their wait again.
    ///
    /// In a match with clocks, once for each question: it costs the speaker nothing, while somebody else's clock may be
    /// running,
    /// or none at all.
    pub(crate) fn give_a_moment(&mut self, player: &PlayerId, at: Millis) {
        let (clocks, question) = (self.has_clocks(), Some(self.question.version));
        for chair in self.chairs.iter_mut().filter(|chair| chair.state.person() == Some(player)) {
            if !clocks || chair.calls.given != question {
                chair.calls.given = question;
                chair.calls.again(at);
            }
        }
    }

    /// When a bot will have waited long enough for these seats to answer.
    pub(crate) fn answers_by(&self, seats: SeatSet) -> Option<Millis> {
        seats.iter().filter_map(|seat| self.calls(seat).asked).max().map(|at| at + self.patience())
    }

    /// When a bot may answer something that these seats were asked too.
    pub(crate) fn courtesy_by(&self, seats: SeatSet) -> Option<Millis> {
        let courtesy = self.patience().min(self.moment() * COURTESY);
        seats.iter().filter_map(|seat| self.calls(seat).asked).max().map(|at| at + courtesy)
    }

    /// When the bot in this seat may do this, so that people can follow and have had their time to speak.
    ///
    /// Talk between bots takes half the time, and steps that nobody needs to read take none.
    pub fn mannerly_at(&self, seat: Seat, action: &G::Action) -> Millis {
        let Some(played) = self.played.as_ref().filter(|_| !self.question.at_once) else { return 0 };
        let Ok(Entry::Play { events, .. }) = played.attempt(seat, action) else { return 0 };
        let mut after = *played.state();
        events.iter().for_each(|event| self.game.evolve(&mut after, event));
        let (before, still) = (self.game.floor(played.state()), self.game.floor(&after));
        let asks = still.asked.minus(before.asked);
        let among_bots = before.asked.contains(seat) || !asks.is_empty() && asks.and(self.people_seats()).is_empty();
        let pause = match among_bots {
            true => self.pause() / 2,
            false if events.iter().all(|event| event.is_quiet()) => 0,
            false => self.pause(),
        };
        let until = |seat: Seat| {
            let Calls { asked, invited, .. } = self.calls(seat);
            let asked = asked.map(|at| at + self.patience());
            asked.max(invited.map(|at| at + self.invitation()))
        };
        let silenced = before.asked.or(before.invited).minus(still.asked).minus(still.invited).and(self.people_seats());
        // A seat that is not needed cannot close trading; it may only have been faster than others who were asked the
        // same.
        let floor = silenced.iter().filter(|_| self.must().contains(seat)).filter_map(until).max().unwrap_or(0);
        floor.max(self.told_at + pause)
    }

    fn people_seats(&self) -> SeatSet {
        self.seats_where(|state| matches!(state, SeatState::Person { .. }))
    }

    /// The people who are asked or may speak.
    fn floor_people(&self, state: &G::State) -> SeatSet {
        let floor = self.game.floor(state);
        floor.asked.or(floor.invited).and(self.people_seats())
    }

    /// Everybody who is being waited for, in seat order.
    pub fn waits(&self, now: Millis) -> Vec<Wait> {
        let Some(played) = self.played.as_ref().filter(|_| self.stage() == Stage::Playing) else { return Vec::new() };
        let (must, asked) = (self.must(), self.game.floor(played.state()).asked);
        let called = asked.or(self.floor_people(played.state()));
        let bot_waits = !must.and(self.seats_where(|state| state.bot().is_some())).is_empty();
        let gone = |since: Millis| (now - since).max(0);
        let wait = |seat: Seat| {
            if must.contains(seat) || !called.contains(seat) {
                let since = if self.question.at_once { self.question.at } else { self.moved_at };
                let of = Millis::from(self.opened.options.bot_after_ms);
                let left = self.bot_comes(seat).map(|at| Countdown { left: (at - now).max(0), of });
                return Wait { seat, since: gone(since), left };
            }
            let calls = self.calls(seat);
            let (at, of) = match calls.asked {
                Some(at) => (at, self.patience()),
                None => (calls.invited.unwrap_or(self.moved_at), self.invitation()),
            };
            let is_person = self.seat(seat).is_some_and(|state| state.person().is_some());
            let left = (bot_waits && is_person).then(|| Countdown { left: (of - gone(at)).max(0), of });
            Wait { seat, since: gone(at), left }
        };
        must.or(called).iter().map(wait).collect()
    }
}
