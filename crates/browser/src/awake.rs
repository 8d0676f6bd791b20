//! A table that is awake: decide, store, tell. The counterpart of the server's `live`, for one page that waits for each
//! answer.

use crate::Reply;
use crate::ask::Kept;
use crate::duty::HeldMove;
use crate::engine::{Turn, written};
use crate::request::OfTable;
use crate::review::Reviewing;
use game::{Message, Seat, SeatSet};
use games::FullGame;
use protocol::show::{self, Around};
use protocol::{Eye, Refusal, TableSummary, ToClient, ToServer, Walk};
use table::{
    Actor, Asked, Command, Happened, Input, Millis, Minds, MoveId, Ordered, PlayerId, Rejected, SeatState, Stage, Step,
    StepRow, Table, TableId, Version,
};

/// A longer gap is not filled: sending the whole table is shorter.
const LONGEST_GAP: Version = 200;

/// A table, whichever game it is of.
pub(crate) trait Awake {
    /// What the page sends over its line.
    fn frame(&mut self, frame: ToServer, turn: &mut Turn);
    /// What the page would ask over HTTP.
    fn request(&mut self, what: OfTable<'_>, turn: &mut Turn) -> Reply;
    /// When there is something to do.
    fn due(&self, now: Millis) -> Option<Millis>;
    /// Does it.
    fn work(&mut self, rounds: u32, turn: &mut Turn);
    /// Adds what another page has written; false if it does not fit.
    fn catch_up(&mut self, rows: &[StepRow], turn: &mut Turn) -> bool;
    /// Notes that nobody is watching any more; false if there is nothing left to do here either.
    fn unwatch(&mut self) -> bool;
    /// Opens the table for a rematch, or finds it.
    fn rematch(&mut self, wish: protocol::Rematch, turn: &mut Turn) -> crate::open::Again;
    /// The same match from an earlier step, if there is such a one.
    fn try_again(&mut self, records: u32, turn: &mut Turn) -> Option<(TableId, Box<dyn Awake>)>;
    /// Points the others at this table to the rematch.
    fn lead_to(&mut self, table: TableId, same_deal: bool, instead_of: Option<TableId>, turn: &mut Turn);
    /// How far it has got.
    fn stage(&self) -> Stage;
}

/// A table that is awake.
pub(crate) struct Live<G: FullGame> {
    /// The table as its first step left it.
    pub first: Table<G>,
    pub table: Table<G>,
    /// All steps since the first.
    pub steps: Vec<Step<G>>,
    /// The page is watching, through this eye if it may.
    watch: Option<Watch>,
    pub minds: Minds<G>,
    /// The decision of a bot that is not carried out yet.
    pub held: Option<HeldMove<G>>,
    /// The house does nothing before this time.
    pub not_before: Millis,
    pub review: Reviewing<G>,
}

#[derive(Clone, Copy, PartialEq)]
struct Watch {
    wish: Eye,
    eye: Option<Seat>,
    seats: SeatSet,
    host: bool,
}

impl<G: FullGame> Live<G> {
    /// A table as its first step left it.
    pub(crate) fn new(table: Table<G>) -> Live<G> {
        Live {
            first: table.clone(),
            table,
            steps: Vec::new(),
            watch: None,
            minds: Minds::default(),
            held: None,
            not_before: 0,
            review: Reviewing::default(),
        }
    }

    /// Carries out stored steps; false if one of them cannot be read.
    pub(crate) fn carry_out(&mut self, rows: &[StepRow]) -> bool {
        rows.iter().all(|row| {
            let step = Step::read(&**self.table.game(), row).ok();
            let step = step.filter(|step| step.version == self.table.version().saturating_add(1));
            step.map(|step| self.take(step)).is_some()
        })
    }

    pub(crate) fn take(&mut self, step: Step<G>) {
        self.table.evolve(&step);
        self.steps.push(step);
    }

    /// Carries out a command, if the table accepts it, and returns the step it became, now or earlier.
    pub(crate) fn commit(
        &mut self,
        by: Actor,
        id: Option<MoveId>,
        command: Asked<G>,
        turn: &mut Turn,
    ) -> Result<Version, Rejected> {
        let input = Input { by, now: turn.now, id, command, entropy: turn.draw() };
        let step = match self.table.decide(&input) {
            Ok(step) => step,
            Err(Rejected::Known(version)) => return Ok(version),
            Err(rejected) => return Err(rejected),
        };
        // Data of our games is JSON; anything else is not carried out.
        let row = step.store().map_err(|_| Rejected::TooMuch)?;
        turn.answer.store.push(Kept { table: self.table.id().clone(), row });
        let version = step.version;
        self.take(step);
        self.not_before = 0;
        self.summarise(turn);
        self.tell(turn);
        Ok(version)
    }

    /// Updates the summary of the table for lists.
    pub(crate) fn summarise(&self, turn: &mut Turn) {
        let summary = self.summary(turn);
        turn.answer.summaries.retain(|other| other.table != summary.table);
        turn.answer.summaries.push(summary);
    }

    pub(crate) fn summary(&self, turn: &Turn) -> TableSummary {
        let table = &self.table;
        let called = |player: &PlayerId| if *player == turn.who.id { turn.who.name.clone() } else { String::new() };
        let mine = table.seats_of(&turn.who.id);
        let seats = Seat::all(table.players()).zip(table.seats()).map(|(seat, state)| match state {
            SeatState::Open => None,
            SeatState::Bot { .. } => Some("bot".to_owned()),
            SeatState::Person { player } | SeatState::BotFor { player, .. } => {
                Some(table.name(seat).map_or_else(|| called(player), str::to_owned))
            }
        });
        let waits = if table.stage() == Stage::Playing { table.must() } else { SeatSet::EMPTY };
        let (since, until) = table.waiting();
        TableSummary {
            table: table.id().to_string(),
            game: G::NAME.to_owned(),
            stage: table.stage(),
            players: table.players(),
            seats: seats.collect(),
            host: called(table.host()),
            tempo: table.options().tempo,
            spectators: table.options().spectators,
            updated: table.changed_at(),
            my_turn: !mine.and(waits).is_empty(),
            waits_for: waits.iter().map(Seat::number).collect(),
            since: (!waits.is_empty()).then_some(since),
            until: until.filter(|_| !waits.is_empty()),
            mine: mine.iter().map(Seat::number).collect(),
        }
    }

    fn role(&self, wish: Eye, who: &PlayerId) -> Watch {
        Watch {
            wish,
            eye: show::eye_of(&self.table, who, wish),
            seats: self.table.seats_of(who),
            host: self.table.host() == who,
        }
    }

    /// Tells the page of the last step, if it is watching.
    fn tell(&mut self, turn: &mut Turn) {
        let Some(before) = self.watch else { return };
        let now = self.role(before.wish, &turn.who.id);
        self.watch = Some(now);
        if now != before {
            self.send_table(now, turn);
        } else if let Some(last) = self.steps.last() {
            self.send_steps(now, std::slice::from_ref(last), turn);
        }
    }

    fn send_table(&self, watch: Watch, turn: &mut Turn) {
        let from = self.table.log_from();
        let steps: Vec<Step<G>> = self.steps.iter().filter(|step| step.version >= from).cloned().collect();
        let state = around(turn, |around| show::table_state(&self.table, &steps, &turn.who.id, watch.eye, around));
        turn.send(&ToClient::Table(Box::new(state)));
        if let Some(seat) = watch.eye.filter(|seat| self.table.standing(*seat).is_some()) {
            turn.send(&show::orders(&self.table, seat));
        }
    }

    fn send_steps(&self, watch: Watch, steps: &[Step<G>], turn: &mut Turn) {
        let who = &turn.who.id;
        let speaks = show::speaker(&self.table, who, watch.eye);
        let told = around(turn, |around| show::steps_told(&self.table, steps, Some(who), watch.eye, speaks, around));
        told.iter().for_each(|message| turn.send(message));
    }

    fn watch(&mut self, wish: Eye, since: Option<Version>, turn: &mut Turn) {
        let watch = self.role(wish, &turn.who.id);
        self.watch = Some(watch);
        let version = self.table.version();
        let from = since
            .map(|since| since.saturating_add(1))
            .filter(|from| *from <= version && version - from < LONGEST_GAP && *from >= self.table.log_from());
        match from {
            Some(from) => {
                let steps: Vec<Step<G>> = self.steps.iter().filter(|step| step.version >= from).cloned().collect();
                self.send_steps(watch, &steps, turn);
            }
            None => self.send_table(watch, turn),
        }
    }

    fn wish(&mut self, id: MoveId, command: Command, turn: &mut Turn) {
        // A player here is present.
        let outcome = match command {
            Command::StandIn { .. } => Err(Refusal { clause: None, message: Message::new("server-still-here") }),
            command => {
                let by = Actor::Player(turn.who.id.clone());
                let refusal = |why: Rejected| Refusal { clause: why.clause(), message: why.message() };
                self.commit(by, Some(id.clone()), Asked::Command(command), turn).map_err(refusal)
            }
        };
        self.reply(id, outcome, turn);
    }

    /// The answer to a command, and the one to send instead if the step could not be stored.
    fn reply(&self, id: MoveId, outcome: Result<Version, Refusal>, turn: &mut Turn) {
        let table = self.table.id().clone();
        let rejected = |refusal, again| ToClient::Rejected { table: table.clone(), id: id.clone(), refusal, again };
        let full = Refusal { clause: None, message: Message::new("web-store-full") };
        turn.answer.lost.push(written(&rejected(full, true)));
        turn.send(&match outcome {
            Ok(version) => ToClient::Done { table, id, version },
            Err(refusal) => rejected(refusal, false),
        });
    }

    /// Orders are for people who are away, and a player here is always present: orders are checked, and never stored.
    fn orders(&mut self, id: MoveId, seat: Seat, orders: Option<Ordered>, turn: &mut Turn) {
        let decided = self.table.decide_orders(&turn.who.id, seat, orders.as_ref(), turn.now);
        let refusal = |why: Rejected| Refusal { clause: why.clause(), message: why.message() };
        let outcome = decided.map_err(refusal).map(|standing| {
            self.table.set_standing(seat, standing);
            self.table.version()
        });
        if outcome.is_ok() {
            turn.send(&show::orders(&self.table, seat));
        }
        self.reply(id, outcome, turn);
    }

    /// A page of what was said before a step, and whether there is more before that.
    fn talk(&self, before: Version, ask: u32, turn: &mut Turn) {
        const PAGE: usize = 50;
        let said = |step: &&Step<G>| matches!(step.what, Happened::Said { .. }) && step.version < before;
        let mut steps: Vec<Step<G>> = self.steps.iter().rev().filter(said).take(PAGE + 1).cloned().collect();
        let more = steps.len() > PAGE;
        steps.truncate(PAGE);
        steps.reverse();
        let steps = around(turn, |around| {
            let seen = |step| show::step_seen(&self.table, step, Some(&turn.who.id), None, around);
            steps.iter().map(seen).collect()
        });
        turn.send(&ToClient::Talked { ask, steps, more });
    }
}

impl<G: FullGame> Awake for Live<G> {
    fn frame(&mut self, frame: ToServer, turn: &mut Turn) {
        let own = |seat: Seat| self.table.seats_of(&turn.who.id).contains(seat);
        match frame {
            ToServer::Watch { eye, since, .. } => self.watch(eye, since, turn),
            ToServer::Do { id, command, .. } => self.wish(id, command, turn),
            ToServer::Orders { id, seat, orders, .. } => self.orders(id, seat, orders, turn),
            ToServer::Walk { seat, draft, ask, .. } => {
                let live = self.table.played().filter(|_| own(seat) && self.table.stage() == Stage::Playing);
                let walk = live.map_or(Walk::Astray, |live| show::walk(live, seat, &draft));
                turn.send(&ToClient::Walked { ask, walk });
            }
            ToServer::Preview { seat, action, ask, .. } => {
                let message = match self.table.played().filter(|_| own(seat)) {
                    Some(live) => show::preview(live, seat, &action, ask),
                    None => show::no_preview(seat, ask),
                };
                turn.send(&message);
            }
            ToServer::Talk { before, ask, .. } => self.talk(before, ask, turn),
            ToServer::Hello { .. } | ToServer::Unwatch { .. } | ToServer::Ping { .. } => {}
        }
    }

    fn request(&mut self, what: OfTable<'_>, turn: &mut Turn) -> Reply {
        what.of(self, turn)
    }

    fn due(&self, now: Millis) -> Option<Millis> {
        self.next_due(now)
    }

    fn work(&mut self, rounds: u32, turn: &mut Turn) {
        self.do_due(rounds, turn);
    }

    fn catch_up(&mut self, rows: &[StepRow], turn: &mut Turn) -> bool {
        // What is already known here need not be read again.
        let known = rows.iter().take_while(|row| row.version <= self.table.version()).count();
        for row in rows.get(known..).unwrap_or_default() {
            if !self.carry_out(std::slice::from_ref(row)) {
                return false;
            }
            self.not_before = 0;
            self.tell(turn);
        }
        true
    }

    fn unwatch(&mut self) -> bool {
        self.watch = None;
        self.review.is_underway()
    }

    fn rematch(&mut self, wish: protocol::Rematch, turn: &mut Turn) -> crate::open::Again {
        crate::open::again(self, wish, turn)
    }

    fn try_again(&mut self, records: u32, turn: &mut Turn) -> Option<(TableId, Box<dyn Awake>)> {
        crate::open::earlier(self, records, turn)
    }

    fn lead_to(&mut self, table: TableId, same_deal: bool, instead_of: Option<TableId>, turn: &mut Turn) {
        let by = Actor::Player(turn.who.id.clone());
        // The new table exists in any case.
        self.commit(by, None, Asked::Rematch { table, same_deal, instead_of }, turn).ok();
    }

    fn stage(&self) -> Stage {
        self.table.stage()
    }
}

/// Supplies what the table itself does not know: everybody who plays here is present, under one name.
pub(crate) fn around<T>(turn: &Turn, then: impl FnOnce(&Around<'_>) -> T) -> T {
    let name = |player: &PlayerId| if *player == turn.who.id { turn.who.name.clone() } else { String::new() };
    then(&Around { now: turn.now, name: &name, here: &|_| true, away: &|_| None, address: &|_, _| String::new() })
}
