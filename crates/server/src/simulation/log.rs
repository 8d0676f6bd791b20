//! What must be true of the log at the end, whatever happened on the way.

use super::Played;
use super::client::Memory;
use super::disk::Shelf;
use super::notices::{Posted, hook_of};
use super::world::{Counts, SKEW, World};
use game::{Edition as _, Seat};
use games::{FullGame, Visitor};
use record::{Entry, MatchFile, Seed};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use table::{
    Actor, Asked, Command, Due, Duty, Happened, Input, Millis, PlayerId, SeatState, Stage, Standing, Step, StepRow,
    Table, Takeover, Tempo, Wanted,
};

/// How late a clock may ring when servers have crashed.
const LATE: Duration = Duration::from_secs(60);

/// How long the house's work may lie after a crash of one of two servers where nothing else goes wrong.
const TAKEN_OVER: Millis = 2_500;

/// A notice goes out within this time if nothing is in its way.
const SOON: Millis = 30_000;

/// Looks at all of it, and counts.
pub(super) fn check(world: &World, shelf: &Shelf, memories: &[Memory], posted: &[Posted]) -> Counts {
    memories.iter().for_each(|memory| remembered(world, &shelf.steps, memory));
    let look = Look { world, shelf, memories, posted };
    let looked = match world.settings.game {
        Some(game) => game.visit(look),
        None => look.visit::<Played>(),
    };
    looked.unwrap_or_else(|why| {
        world.broke(|| why);
        Counts::default()
    })
}

/// The log holds every step that somebody was told of, once, and nothing else in their name.
fn remembered(world: &World, rows: &[StepRow], memory: &Memory) {
    let Memory { player, done, refused, sent, told, seen, .. } = memory;
    let mut own: BTreeMap<String, u64> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.player.as_ref() == Some(player)) {
        let body: Value = serde_json::from_str(&row.body).unwrap_or_default();
        let Some(id) = body["id"].as_str() else { continue };
        if own.insert(id.to_owned(), row.version.into()).is_some() {
            world.broke(|| format!("{id} is in the log twice"));
        }
        if !sent.contains(id) || refused.contains(id) {
            world.broke(|| format!("{id} is in the log, but was never sent, or was refused"));
        }
    }
    for (id, version) in done {
        if own.get(id) != Some(version) {
            world.broke(|| format!("{id} was acknowledged as step {version}, and is in the log as {:?}", own.get(id)));
        }
    }
    for (version, (at, id)) in told {
        let row = rows.get(*version as usize);
        if row.map(|row| row.at_ms) != Some(*at) {
            world.broke(|| format!("{player} was told a step {version} that is not in the log"));
        }
        if let Some(id) = id
            && own.get(id) != Some(version)
        {
            world.broke(|| format!("{player} was told {id} as step {version}, and it is not"));
        }
    }
    // In a game of the house the log that is told of a running match goes back only as far as its memory option allows.
    if let (false, Some(seen)) = (world.is_broken() || world.settings.game.is_some(), seen)
        && (0..=*seen).any(|version| !told.contains_key(&version))
    {
        world.broke(|| format!("{player} was not told every step up to {seen}"));
    }
}

struct Look<'a> {
    world: &'a World,
    shelf: &'a Shelf,
    memories: &'a [Memory],
    posted: &'a [Posted],
}

/// The match began to wait for somebody.
struct Call {
    at: Millis,
    seat: Seat,
    player: PlayerId,
}

impl Visitor for Look<'_> {
    type Out = Result<Counts, String>;

    /// The table from its rows; whatever the house did is looked at before it is carried out.
    fn visit<G: FullGame>(self) -> Self::Out {
        let rows = &self.shelf.steps;
        let first = rows.first().ok_or("there is no table")?;
        let opened = first.opened::<G>().map_err(|bad| format!("{bad:?}"))?;
        let game = Arc::new(G::new(&opened.options.setup, &G::Edition::builtin()).map_err(|bad| format!("{bad:?}"))?);
        let read = |row: &StepRow| Step::read(&*game, row).map_err(|bad| format!("step {}: {bad:?}", row.version));
        let mut table = Table::rebuild(&read(first)?, game.clone()).map_err(|bad| format!("{bad:?}"))?;
        let mut counts = Counts { steps: rows.len() as u64, ..Counts::default() };
        let mut calls = Vec::new();
        let mut waits = table.must();
        self.hints(&table)?;
        for (place, row) in rows.iter().enumerate().skip(1) {
            if row.version as usize != place {
                return Err(format!("step {} stands at place {place}", row.version));
            }
            let step = read(row)?;
            if step.at < table.changed_at() {
                return Err(format!("step {place} is earlier than the one before"));
            }
            self.house(&table, &step, &mut counts)?;
            table.evolve(&step);
            counts.hints += self.hints(&table)?;
            let called = table.must().minus(waits);
            waits = table.must();
            let person = |seat: Seat| table.seat(seat).and_then(SeatState::person).cloned();
            let others = called.iter().filter_map(|seat| Some((seat, person(seat)?)));
            let others = others.filter(|(_, player)| step.by.as_ref() != Some(player));
            calls.extend(others.map(|(seat, player)| Call { at: step.at, seat, player }));
            counts.paces += u64::from(matches!(step.what, Happened::PaceSet { .. } | Happened::Skipped { .. }));
        }
        if table.stage() == Stage::Over {
            let text = table.export().ok_or("a match that is over cannot be exported")?;
            let file = MatchFile::<G>::read(&text).map_err(|bad| format!("{bad:?}"))?;
            file.verify(&G::Edition::builtin()).map_err(|bad| format!("the match does not verify: {bad:?}"))?;
        }
        if matches!(table.options().tempo, Tempo::Slow { .. }) {
            self.notices(calls)?;
        } else if let Some(posted) = self.posted.first() {
            return Err(format!("{posted:?} went out though nobody plays over days"));
        }
        counts.notices = self.posted.len() as u64;
        counts.reviews = self.reviews()?;
        counts.absences = self.memories.iter().map(|memory| memory.absences.len() as u64).sum();
        Ok(counts)
    }
}

impl Look<'_> {
    /// Something that the house did: it was due, allowed, and not done before.
    fn house<G: FullGame>(&self, table: &Table<G>, step: &Step<G>, counts: &mut Counts) -> Result<(), String> {
        let place = step.version;
        let late = (self.world.settings.rough + LATE).as_millis() as Millis;
        if let Some(due) = table.due().filter(|due| due.what == Duty::ClockRings && due.at + late < step.at) {
            return Err(format!("a clock that ran out at {} had not rung at {}", due.at, step.at));
        }
        let asked = match &step.what {
            Happened::BotTookOver { why: Takeover::Clock, .. } => {
                counts.rings += 1;
                if again(table, step, Asked::ClockRings).as_ref() != Some(&step.what) {
                    return Err(format!("a clock rang at step {place} that had not run out"));
                }
                table.due().map(|Due { at, .. }| at)
            }
            Happened::Moved(Entry::Play { seat, .. }) if step.by_order => {
                counts.obeyed += 1;
                if !self.was_ordered(table, step, *seat) {
                    return Err(format!("seat {seat} did what no orders said, at step {place}"));
                }
                None
            }
            Happened::Moved(Entry::Play { seat, action, .. }) if step.by.is_none() => {
                counts.moved += 1;
                let (seat, action, version) = (*seat, *action, table.version());
                let mannerly = table.mannerly_at(seat, &action);
                if step.at < mannerly {
                    return Err(format!("the bot of seat {seat} moved too early, at step {place}"));
                }
                if again(table, step, Asked::BotPlays { seat, action, version }).as_ref() != Some(&step.what) {
                    return Err(format!("the bot of seat {seat} did what it may not, at step {place}"));
                }
                table.due().map(|Due { at, .. }| at.max(mannerly))
            }
            _ => None,
        };
        // What is due after a crash has waited since the step before.
        let since = asked.map_or(step.at, |due| due.max(table.changed_at()));
        let (waited, falls) = (step.at - since, self.world.falls_within(since, step.at));
        if self.world.settings.brisk {
            if falls == 1 {
                counts.longest = counts.longest.max(waited.unsigned_abs());
            }
            // One that has just taken over may crash as well.
            if waited > TAKEN_OVER * falls.max(1) as Millis {
                return Err(format!("the house's work lay for {waited} ms before step {place}"));
            }
        }
        Ok(())
    }

    /// Orders that were in force at this step say what was done.
    fn was_ordered<G: FullGame>(&self, table: &Table<G>, step: &Step<G>, seat: Seat) -> bool {
        let orders = self.shelf.acted.get(&step.version).into_iter().flatten();
        let own = orders.filter(|row| row.seat == seat.number());
        own.filter_map(|row| Standing::<G>::read(&row.body).ok()).any(|standing| {
            let mut table = table.clone();
            let by = standing.player.clone();
            table.set_standing(seat, Some(standing));
            step.by == Some(by) && again(&table, step, Asked::OrdersAct { seat }).as_ref() == Some(&step.what)
        })
    }

    /// What was thought of at this moment of the match could be done then.
    fn hints<G: FullGame>(&self, table: &Table<G>) -> Result<u64, String> {
        let mut given = 0;
        for memory in self.memories {
            for hint in memory.hints.iter().filter(|hint| hint.version == u64::from(table.version())) {
                given += 1;
                let player = PlayerId::new(memory.player.as_str()).map_err(|_| "a player is nobody")?;
                let seat = Seat::from_number(hint.seat as usize).ok_or("a hint for no seat")?;
                for idea in &hint.ideas {
                    let (action, question) = (Wanted::Notation(idea.clone()), table.question());
                    let command = Asked::Command(Command::Play { seat, action, question });
                    let by = Actor::Player(player.clone());
                    let (id, entropy) = (None, Seed::from_number(0));
                    let now = table.changed_at();
                    if let Err(why) = table.decide(&Input { by, now, id, command, entropy }) {
                        return Err(format!("{idea:?} was thought of at step {}: {why:?}", hint.version));
                    }
                }
            }
        }
        Ok(given)
    }

    /// Everybody was given the same review, and it is the one that is kept.
    fn reviews(&self) -> Result<u64, String> {
        let mut given = 0;
        let kept: Vec<Value> =
            self.shelf.reviews.iter().map(|(_, body)| serde_json::from_str(body).unwrap_or_default()).collect();
        for review in self.memories.iter().filter_map(|memory| memory.review.as_ref()) {
            given += 1;
            let review: Value = serde_json::from_str(review).map_err(|_| "a review that is no JSON")?;
            if kept.is_empty() || kept.iter().any(|other| *other != review) {
                return Err("two reviews of one match differ".into());
            }
        }
        Ok(given)
    }

    /// Each notice was for a turn that had just come; where nothing went wrong, everybody who was away got theirs.
    fn notices(&self, calls: Vec<Call>) -> Result<(), String> {
        let mut open: Vec<&Call> = calls.iter().collect();
        for posted in self.posted {
            let fits = |call: &&Call| {
                let told = hook_of(call.player.as_str()) == posted.hook && call.seat.number() == posted.seat;
                told && call.at <= posted.at + SKEW
            };
            let place = open.iter().rposition(fits).ok_or_else(|| format!("{posted:?} went out for no turn"))?;
            open.remove(place);
        }
        if !self.world.settings.is_safe() {
            return Ok(());
        }
        let missed = open.into_iter().find(|call| {
            let memory = self.memories.iter().find(|memory| memory.player == call.player.as_str());
            let sure = |(from, to): &(Millis, Millis)| from + SOON / 10 < call.at && call.at + SKEW < *to;
            memory.is_some_and(|memory| memory.absences.iter().any(sure))
        });
        missed.map_or(Ok(()), |call| Err(format!("{} was not told of their turn at {}", call.player, call.at)))
    }
}

/// The same asked of the table as it stood before the step.
fn again<G: FullGame>(table: &Table<G>, step: &Step<G>, command: Asked<G>) -> Option<Happened<G>> {
    let (by, id, entropy) = (Actor::Server, None, Seed::from_number(0));
    table.decide(&Input { by, now: step.at, id, command, entropy }).ok().map(|step| step.what)
}
