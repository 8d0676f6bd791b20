//! A whole match that can no longer change: what the socket told one eye step by step, in one answer.

use crate::show::{self, Around};
use crate::{GameJson, Happening, PlayerInfo};
use game::{Message, Observer, Seat, SeatSet};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use table::{Happened, Hosted, Millis, Step, Table, TableId, Version};

/// Through whose eyes a replay looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayEye {
    /// The seat; none for a spectator.
    pub seat: Option<Seat>,
    /// All hands are open.
    pub open: bool,
}

/// `GET /api/tables/{table}/replay`, `POST /api/replay`: a whole match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// Its table; none if it comes from a file.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub table: Option<TableId>,
    /// Name of the game.
    pub game: &'static str,
    /// The setup: number of players and the game's own options.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub setup: GameJson,
    /// The version of the rules it began under.
    pub rules: u32,
    /// The figures printed in the box.
    #[cfg_attr(feature = "ts", ts(type = "GameFacts"))]
    pub facts: GameJson,
    /// The observed seat; none for a spectator.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub eye: Option<Seat>,
    /// All hands are open.
    pub open: bool,
    /// The seats of the reader.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub mine: SeatSet,
    /// From the deal to the end.
    pub steps: Vec<ReplayStep>,
}

/// One step of a replay.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// Its number.
    pub version: Version,
    /// When.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
    /// The player who asked for it.
    pub by: Option<PlayerInfo>,
    /// What happened, as the eye saw it.
    pub what: Happening,
    /// The position after it: of [`crate::Now`], and of the view within it, only the parts that have changed since the
    /// step before.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Omit<Now, \"view\">> & { view?: Record<string, unknown> }"))]
    pub now: Map<String, Value>,
    /// With open hands: for each seat whose own part has changed, all the parts of its view that others do not see.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, Record<string, unknown>>"))]
    pub hands: BTreeMap<u8, Map<String, Value>>,
    /// With open hands: the false claims that were believed in this step.
    pub lies: Vec<Message>,
}

/// Plays the steps of a table through one eye. `table` is as its first step left it, and `steps` are those after that.
/// The caller must know that the match may be shown at all: here only what `eye` may not see is held back.
pub fn replay<G: Hosted>(
    table: Table<G>,
    steps: &[Step<G>],
    mine: SeatSet,
    eye: ReplayEye,
    around: &Around<'_>,
) -> Replay {
    Replaying::new(table, steps, mine, eye, around).whole()
}

/// The same for somebody who makes the seat's moves again: each position also says what the seat could do.
pub fn rehearsal<G: Hosted>(
    table: Table<G>,
    steps: &[Step<G>],
    mine: SeatSet,
    eye: ReplayEye,
    around: &Around<'_>,
) -> Replay {
    let mut replaying = Replaying::new(table, steps, mine, eye, around);
    replaying.before.acts = true;
    Replay { table: None, ..replaying.whole() }
}

/// A replay that is made step by step, for a caller that writes each one out and keeps none.
pub struct Replaying<'a, G: Hosted> {
    table: Table<G>,
    steps: std::slice::Iter<'a, Step<G>>,
    mine: SeatSet,
    eye: ReplayEye,
    around: &'a Around<'a>,
    before: Before,
    over: bool,
}

impl<'a, G: Hosted> Replaying<'a, G> {
    /// As in [`replay`].
    pub fn new(
        table: Table<G>,
        steps: &'a [Step<G>],
        mine: SeatSet,
        eye: ReplayEye,
        around: &'a Around<'a>,
    ) -> Replaying<'a, G> {
        Replaying { table, steps: steps.iter(), mine, eye, around, before: Before::default(), over: false }
    }

    /// Everything but the steps. It is complete once the first of them was made.
    pub fn head(&self) -> Replay {
        let table = &self.table;
        Replay {
            table: Some(table.id().clone()),
            game: G::NAME,
            setup: GameJson::new(&table.options().setup),
            rules: table.played().map_or(G::RULES, |played| played.header().rules),
            facts: GameJson::new(&table.game().facts()),
            eye: self.eye.seat,
            open: self.eye.open,
            mine: self.mine,
            steps: Vec::new(),
        }
    }

    fn whole(mut self) -> Replay {
        let steps = self.by_ref().collect();
        Replay { steps, ..self.head() }
    }
}

impl<G: Hosted> Iterator for Replaying<'_, G> {
    type Item = ReplayStep;

    fn next(&mut self) -> Option<ReplayStep> {
        if self.over {
            return None;
        }
        // Before the deal there is nothing to see, and what is said after the end is not part of the match.
        let step = loop {
            let step = self.steps.next()?;
            self.table.evolve(step);
            if self.table.played().is_some() {
                break step;
            }
        };
        self.over = self.table.finished().is_some();
        Some(self.before.step(&self.table, step, self.eye, &Around { now: step.at, ..*self.around }))
    }
}

/// The position one step before, as it was sent.
#[derive(Default)]
struct Before {
    now: Map<String, Value>,
    view: Map<String, Value>,
    hands: BTreeMap<u8, Map<String, Value>>,
    lies: usize,
    /// The seat's options are sent as well.
    acts: bool,
}

impl Before {
    fn step<G: Hosted>(&mut self, table: &Table<G>, step: &Step<G>, eye: ReplayEye, around: &Around<'_>) -> ReplayStep {
        let mut now = show::standing(table, eye.seat, around);
        if let Some(turn) = &mut now.turn {
            // Nobody waits any more.
            turn.waits.clear();
        }
        if let Some(((live, seat), question)) = table.played().zip(eye.seat).zip(table.question()).filter(|_| self.acts)
        {
            now.choices = show::choices(live, seat, question);
        }
        let mut now = object(serde_json::to_value(now));
        // The step itself says these.
        now.retain(|part, _| !["version", "at"].contains(&part.as_str()));
        let view = now.remove("view").unwrap_or_default();
        let mut changed = changes(&mut self.now, now);
        let seen = changes(&mut self.view, object(Ok(view)));
        if !seen.is_empty() {
            changed.insert("view".into(), Value::Object(seen));
        }
        let seen = show::step_seen(table, step, None, eye.seat, around);
        let mut what = seen.what;
        if eye.open {
            // The lies come below, for everybody in the same words.
            what.forget_asides();
        }
        ReplayStep {
            version: step.version,
            at: step.at,
            by: seen.by,
            what,
            now: changed,
            hands: if eye.open { self.hands(table) } else { BTreeMap::new() },
            lies: if eye.open { self.lies(table, step) } else { Vec::new() },
        }
    }

    /// What each seat sees and a spectator does not, for the seats where that has changed.
    fn hands<G: Hosted>(&mut self, table: &Table<G>) -> BTreeMap<u8, Map<String, Value>> {
        let Some(played) = table.played() else { return BTreeMap::new() };
        let view = |who: Observer| object(serde_json::to_value(played.game().view(&played.knowledge(who))));
        let open = view(Observer::Spectator);
        let mut changed = BTreeMap::new();
        for seat in Seat::all(table.players()) {
            let mut own = view(Observer::Seat(seat));
            own.retain(|part, value| open.get(part) != Some(value));
            if self.hands.get(&seat.number()) != Some(&own) {
                self.hands.insert(seat.number(), own.clone());
                changed.insert(seat.number(), own);
            }
        }
        changed
    }

    /// The lies believed in this step. At a table all are revealed at the end; here each is where it was believed.
    fn lies<G: Hosted>(&mut self, table: &Table<G>, step: &Step<G>) -> Vec<Message> {
        let Some(played) = table.played().filter(|_| matches!(step.what, Happened::Moved(_))) else {
            return Vec::new();
        };
        let all = played.game().epilogue(&mut played.in_force().flat_map(|record| record.events()));
        let fresh = all.get(self.lies..).unwrap_or_default().to_vec();
        self.lies = all.len();
        fresh
    }
}

/// Plain data of ours and of the games: an object, and its serialisation cannot fail.
fn object(value: serde_json::Result<Value>) -> Map<String, Value> {
    match value {
        Ok(Value::Object(parts)) => parts,
        _ => Map::new(),
    }
}

/// The parts of `now` that have changed.
fn changes(before: &mut Map<String, Value>, now: Map<String, Value>) -> Map<String, Value> {
    let changed = now.iter().filter(|(part, value)| before.get(*part) != Some(*value));
    let changed = changed.map(|(part, value)| (part.clone(), value.clone())).collect();
    *before = now;
    changed
}
