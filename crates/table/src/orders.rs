//! Standing orders: what somebody has left to be done in their seat while they are away.
//!
//! They are no step. Steps are numbered, everybody sees the numbers, and a gap would tell that somebody wrote orders.
//! So they are kept beside the log and told to their seat alone; only the move that comes of them is a step, like any other.

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
    /// While their owner is not at the table.
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

/// Orders as they stand.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Standing<G: Hosted> {
    /// Whose they are: somebody else on that seat does not inherit them.
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
    /// As the store keeps them.
    pub fn store(&self) -> Result<String, Unwritable> {
        serde_json::to_string(self).map_err(|error| Unwritable(error.to_string()))
    }

    /// As the store gave them back.
    pub fn read(text: &str) -> Result<Standing<G>, BadStep> {
        serde_json::from_str(text).map_err(|error| BadStep::Form(error.to_string()))
    }
}

/// Why play waits for a seat, and since when. It changes with steps alone, so everybody can know it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Awaited {
    /// The question that cannot be passed over, by the step that asked it.
    must: Option<u32>,
    /// Somebody waits for an answer of theirs.
    asked: bool,
    since: Millis,
}

impl<G: Hosted> Table<G> {
    /// The orders that hold for a seat now, if any: those of an earlier round, or of somebody who has left it, do not.
    pub fn standing(&self, seat: Seat) -> Option<&Standing<G>> {
        let standing = self.standing.get(seat.index())?.as_ref()?;
        let played = self.played.as_ref().filter(|_| matches!(self.stage(), Stage::Playing | Stage::Paused))?;
        let owned = self.seat(seat).and_then(SeatState::player) == Some(&standing.player);
        let fresh = !G::Orders::ONE_TURN || self.game.turn(played.state()) == standing.turn;
        (owned && fresh).then_some(standing)
    }

    /// Has anybody left orders, whether or not they hold now?
    pub fn has_orders(&self) -> bool {
        self.standing.iter().any(Option::is_some)
    }

    /// Looks at orders that somebody wants to leave, or to revoke. They are to be stored, and then handed to
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

    /// Orders as they are stored: those of before are gone.
    pub fn set_standing(&mut self, seat: Seat, standing: Option<Standing<G>>) {
        if let Some(place) = self.standing.get_mut(seat.index()) {
            *place = standing;
        }
    }

    /// The action that the orders of a seat give for the present question; never an illegal one.
    fn obeyed(&self, seat: Seat) -> Option<(PlayerId, G::Action)> {
        let standing = self.standing(seat)?;
        let chair = self.chairs.get(seat.index())?;
        // A bot that plays for them has better things to do.
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

    /// The house does what the orders of a seat say.
    pub(crate) fn orders_act(&self, seat: Seat) -> Result<(PlayerId, Happened<G>), Rejected> {
        let (player, action) = self.obeyed(seat).ok_or(Rejected::TooLate)?;
        Ok((player, self.play(seat, &action)?))
    }

    /// The next thing the house must do, orders included. `away` says since when a player is not at the table.
    pub fn due_with_orders(&self, away: &dyn Fn(&PlayerId) -> Option<Millis>) -> Option<Due> {
        // Orders come before the clock that rings at the same time: they are what its owner would have it ring for.
        [self.orders_due(away), self.due()].into_iter().flatten().min_by_key(|due| due.at)
    }

    fn orders_due(&self, away: &dyn Fn(&PlayerId) -> Option<Millis>) -> Option<Due> {
        if self.played.as_ref().is_none_or(Match::is_outdated) {
            return None;
        }
        let due = |seat: Seat| Some(Due { at: self.orders_at(seat, away)?, what: Duty::OrdersAct { seat } });
        Seat::all(self.players()).filter_map(due).min_by_key(|due| due.at)
    }

    /// When orders act. It follows from when the seat was asked, from when its owner left or wrote them, from the clock, and from
    /// what the table was opened with: never from what they say.
    fn orders_at(&self, seat: Seat, away: &dyn Fn(&PlayerId) -> Option<Millis>) -> Option<Millis> {
        let standing = self.standing(seat)?;
        let chair = self.chairs.get(seat.index())?;
        let since = chair.awaited.since.max(standing.at);
        let options = &self.opened.options;
        let at = match standing.when {
            When::Now => Some(since + Millis::from(options.bot_pause_ms)),
            When::Away => away(&standing.player).map(|left| since.max(left) + Millis::from(options.patience_ms)),
        };
        let at = [at, chair.clock.runs_out()].into_iter().flatten().min()?;
        self.obeyed(seat).map(|_| at)
    }

    /// Who is waited for now, and since when.
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
