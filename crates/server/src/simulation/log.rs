//! What must be true of the log at the end, whatever happened on the way.

use super::Played;
use super::client::Memory;
use super::world::World;
use game::{Edition as _, Game};
use record::{MatchFile, Seed};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use table::{Actor, Asked, Duty, Happened, Input, Millis, Stage, Step, StepRow, Table, Takeover};

/// How late a clock may ring when servers have crashed.
const LATE: Duration = Duration::from_secs(60);

type Edition = <Played as Game>::Edition;

/// Checks all of it, and returns how often clocks rang.
pub(super) fn check(world: &World, rows: &[StepRow], memories: &[Memory]) -> usize {
    memories.iter().for_each(|memory| remembered(world, rows, memory));
    match replay(world, rows) {
        Ok(rings) => rings,
        Err(why) => {
            world.broke(|| why);
            0
        }
    }
}

/// The log holds every step that somebody was told of, once, and nothing else in their name.
fn remembered(world: &World, rows: &[StepRow], memory: &Memory) {
    let Memory { player, done, refused, sent, told, seen } = memory;
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
    if let (false, Some(seen)) = (world.is_broken(), seen)
        && (0..=*seen).any(|version| !told.contains_key(&version))
    {
        world.broke(|| format!("{player} was not told every step up to {seen}"));
    }
}

/// Rebuilds the table from its rows, and checks every ring of a clock.
fn replay(world: &World, rows: &[StepRow]) -> Result<usize, String> {
    let first = rows.first().ok_or("there is no table")?;
    let setup = first.opened::<Played>().map_err(|bad| format!("{bad:?}"))?.options.setup;
    let game = Arc::new(Played::new(&setup, &Edition::builtin()).map_err(|bad| format!("{bad:?}"))?);
    let read = |row: &StepRow| Step::read(&*game, row).map_err(|bad| format!("step {}: {bad:?}", row.version));
    let mut table = Table::rebuild(&read(first)?, game.clone()).map_err(|bad| format!("{bad:?}"))?;
    let mut rings = 0;
    for (place, row) in rows.iter().enumerate().skip(1) {
        if row.version as usize != place {
            return Err(format!("step {} stands at place {place}", row.version));
        }
        let step = read(row)?;
        if step.at < table.changed_at() {
            return Err(format!("step {place} is earlier than the one before"));
        }
        let late = (world.settings.rough + LATE).as_millis() as Millis;
        if let Some(due) = table.due().filter(|due| due.what == Duty::ClockRings && due.at + late < step.at) {
            return Err(format!("a clock that ran out at {} had not rung at {}", due.at, step.at));
        }
        if matches!(step.what, Happened::BotTookOver { why: Takeover::Clock, .. }) {
            rings += 1;
            let (by, id, command) = (Actor::Server, None, Asked::ClockRings);
            let input = Input { by, now: step.at, id, command, entropy: Seed::from_number(0) };
            if table.decide(&input).map(|step| step.what).as_ref() != Ok(&step.what) {
                return Err(format!("a clock rang at step {place} that had not run out"));
            }
        }
        table.evolve(&step);
    }
    if table.stage() == Stage::Over {
        let text = table.export().ok_or("a match that is over cannot be exported")?;
        let file = MatchFile::<Played>::read(&text).map_err(|bad| format!("{bad:?}"))?;
        file.verify(&Edition::builtin()).map_err(|bad| format!("the match does not verify: {bad:?}"))?;
    }
    Ok(rings)
}
