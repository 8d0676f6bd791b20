//! Standing orders: instructions for a seat while its player is away.
//!
//! They are not steps. Steps are numbered, everybody sees the numbers, and a gap would reveal that somebody wrote orders.
//! So they are stored beside the log and shown to their seat alone; only the resulting move is a step, like any other.

use crate::{BadStep, Due, Duty, Happened, Hosted, Millis, PlayerId, Rejected, SeatState, Stage, Table, Unwritable};
use bots::Orders;
use derive_where::derive_where;
use game::{Arg, Message, Observer, Seat, SeatSet, Status};
use record::Match;
use serde::{Deserialize, Serialize};

/// When orders act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// While their owner is away from the table.
    Away,
    /// From now on, whether or not their owner is there.
    Now,
}

/// Orders as a client sends them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ordered {
    /// As data of the game.
    #[cfg_attr(feature = "ts", ts(type = "GameOrders"))]
    pub orders: serde_json::Value,
    /// When they act.
    pub when: When,
}

/// Orders in force.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Standing<G: Hosted> {
    /// Their owner: somebody else in that seat does not inherit them.
    pub player: PlayerId,
    /// What they say.
    pub orders: G::Orders,
    /// When they act.
    pub when: When,
    /// The turn (or round) they were written in.
    pub turn: u32,
    /// When they were written.
    pub at: Millis,
}

impl<G: Hosted> Standing<G> {
    /// In their stored form.
    pub fn store(&self) -> Result<String, Unwritable> {
        serde_json::to_string(self).map_err(|error| Unwritable(error.to_string()))
    }

    /// From their stored form.
    pub fn read(text: &str) -> Result<Standing<G>, BadStep> {
        serde_json::from_str(text).map_err(|error| BadStep::Form(error.to_string()))
    }
}

/// Why play waits for a seat, and since when. It changes only with steps, so everybody can know it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Awaited {
    /// The question that must be answered, by the step that asked it.
    must: Option<u32>,
    /// Somebody is waiting for their answer.
    asked: bool,
    since: Millis,
}

impl Awaited {
    /// Since when, if play waits for it.
    pub fn since(&self) -> Option<Millis> {
        (self.must.is_some() || self.asked).then_some(self.since)
    }
}

impl<G: Hosted> Table<G> {
    /// The orders in force for a seat, if any: those from an earlier round, or of somebody who has left it, no longer
    /// count.
    pub fn standing(&self, seat: Seat) -> Option<&Standing<G>> {
        let standing = self.standing.get(seat.index())?.as_ref()?;
        let played = self.played.as_ref().filter(|_| matches!(self.stage(), Stage::Playing | Stage::Paused))?;
        let owned = self.seat(seat).and_then(SeatState::player) == Some(&standing.player);
        let fresh = standing.orders.hold(standing.turn, self.game.turn(played.state()));
        (owned && fresh).then_some(standing)
    }

    /// Has anybody left orders, in force or not?
    pub fn has_orders(&self) -> bool {
        self.standing.iter().any(Option::is_some)
    }

    /// Checks orders that somebody wants to leave, or to revoke. They must be stored, and then handed to
    /// [`Table::set_standing`].
    pub fn decide_orders(
        &self,
        by: &PlayerId,
        seat: Seat,
        orders: Option<&Ordered>,
        now: Millis,
    ) -> Result<Option<Standing<G>>, Rejected> {
        let played = self.started()?;
        if let SeatState::BotFor { why: crate::Takeover::Resigned, .. } = self.own(by, seat)? {
            return Err(Rejected::Resigned(seat));
        }
        let Some(Ordered { orders, when }) = orders else { return Ok(None) };
        let misread = |error: serde_json::Error| {
            Rejected::Misread(Message::new("misread-data").with("text", Arg::Text(error.to_string())))
        };
        let orders = G::Orders::deserialize(orders).map_err(misread)?;
        if let Some(why) = orders.misfit(&self.game) {
            return Err(Rejected::Misread(why));
        }
        let turn = self.game.turn(played.state());
        Ok(Some(Standing { player: by.clone(), orders, when: *when, turn, at: now.max(self.at) }))
    }

    /// Takes over stored orders, replacing earlier ones.
    pub fn set_standing(&mut self, seat: Seat, standing: Option<Standing<G>>) {
        if let Some(place) = self.standing.get_mut(seat.index()) {
            *place = standing;
        }
    }

    /// The action that a seat's orders give for the current question; never an illegal one.
    fn obeyed(&self, seat: Seat) -> Option<(PlayerId, G::Action)> {
        let standing = self.standing(seat)?;
        let chair = self.chairs.get(seat.index())?;
        // A bot that plays for them takes precedence.
        chair.state.person()?;
        if chair.awaited.must.is_none() && !chair.awaited.asked {
            return None;
        }
        let played = self.played.as_ref().filter(|_| self.stage() == Stage::Playing)?;
        let mut choices = G::Choices::default();
        self.game.choices(played.state(), seat, &mut choices);
        let knowledge = played.knowledge(Observer::Seat(seat));
        Some((standing.player.clone(), standing.orders.obey(&self.game, &knowledge, &choices)?))
    }

    /// The house does what a seat's orders say.
    pub(crate) fn orders_act(&self, seat: Seat) -> Result<(PlayerId, Happened<G>), Rejected> {
        let (player, action) = self.obeyed(seat).ok_or(Rejected::TooLate)?;
        Ok((player, self.play(seat, &action)?))
    }

    /// The next thing the house must do, orders included. `away` says since when a player has been away from the table.
    pub fn due_with_orders(&self, away: &dyn Fn(&PlayerId) -> Option<Millis>) -> Option<Due> {
        // Orders come before a clock due at the same time: they are what its owner wants done before it rings.
        [self.orders_due(away), self.due()].into_iter().flatten().min_by_key(|due| due.at)
    }

    fn orders_due(&self, away: &dyn Fn(&PlayerId) -> Option<Millis>) -> Option<Due> {
        if self.played.as_ref().is_none_or(Match::is_outdated) {
            return None;
        }
        let due = |seat: Seat| Some(Due { at: self.orders_at(seat, away)?, what: Duty::OrdersAct { seat } });
        Seat::all(self.players()).filter_map(due).min_by_key(|due| due.at)
    }

    /// When orders act. It follows from when the seat was asked, when its owner left or wrote them, the clock, and
    /// the options of the table: never from what they say.
    fn orders_at(&self, seat: Seat, away: &dyn Fn(&PlayerId) -> Option<Millis>) -> Option<Millis> {
        let standing = self.standing(seat)?;
        let chair = self.chairs.get(seat.index())?;
        let since = chair.awaited.since.max(standing.at);
        let options = &self.opened.options;
        let at = match standing.when {
            When::Now => Some(since + Millis::from(options.bot_pause_ms)),
            When::Away => away(&standing.player)
                .map(|left| (since + Millis::from(options.bot_pause_ms)).max(left + Millis::from(options.patience_ms))),
        };
        let at = [at, chair.clock.runs_out()].into_iter().flatten().min()?;
        self.obeyed(seat).map(|_| at)
    }

    /// Who is being waited for, and since when.
    pub(crate) fn look_at_seats(&mut self, at: Millis, again: bool) {
        let Some(played) = &self.played else { return };
        let must = match played.status() {
            Status::Open { must, .. } => must,
            Status::Over(_) => SeatSet::EMPTY,
        };
        let asked = self.game.floor(played.state()).asked;
        for (seat, chair) in Seat::all(self.game.players()).zip(&mut self.chairs) {
            let must = must.contains(seat).then_some(self.question.version);
            let asked = asked.contains(seat);
            if again || (must, asked) != (chair.awaited.must, chair.awaited.asked) {
                chair.awaited = Awaited { must, asked, since: at };
            }
        }
    }
}
