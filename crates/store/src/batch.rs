//! The SQL of one group of steps: lock the heads, decide who wins, write.
//!
//! Each statement takes the whole group as one JSON text, so a group costs a handful of round trips, however large.

use crate::source::Engine;
use crate::{Head, Member, NewStep, NewTable, StepRow, StoreError};
use serde::Serialize;
use sqlx::{AnyConnection, Row};
use std::collections::{BTreeMap, HashMap};

/// The rows added to a log.
#[derive(Debug)]
pub enum Append {
    /// A new table, with its first step.
    Open(NewTable),
    /// A step of an existing table.
    Step(NewStep),
}

impl Append {
    /// The step.
    pub fn step(&self) -> &NewStep {
        match self {
            Append::Open(new) => &new.first,
            Append::Step(step) => step,
        }
    }
}

/// A row that PostgreSQL cannot store must not get into a group, because it would make the others fail.
pub fn check(step: &NewStep) -> Result<(), StoreError> {
    let NewStep { table, row, head, worker } = step;
    let StepRow { version: _, at_ms: _, player, seat: _, kind, body, personal } = row;
    let members = head.members.iter().flatten().map(|member| &member.player);
    let texts = [table, kind, body, &head.stage, &head.summary].into_iter();
    check_texts(texts.chain(player).chain(personal).chain(members).chain(worker))
}

/// The character with number 0 is the only one that PostgreSQL cannot store.
pub fn check_texts<'a>(texts: impl IntoIterator<Item = &'a String>) -> Result<(), StoreError> {
    let mut texts = texts.into_iter();
    if texts.any(|text| text.contains('\0')) { Err(StoreError::Invalid("a text with the character 0")) } else { Ok(()) }
}

struct Texts {
    open: &'static str,
    lock: &'static str,
    steps: &'static str,
    heads: &'static str,
    no_members: &'static str,
    members: &'static str,
    tell: Option<&'static str>,
}

/// The engines differ in how a JSON text becomes rows, and in how a row is locked.
macro_rules! texts {
    ($each:literal, $lock:literal, $tell:expr) => {
        Texts {
            // At version -1, so that the first step follows like any other.
            open: concat!(
                "INSERT INTO tables (id, game, rules, made_by, created_ms, changed_ms, version, stage, listed, summary) ",
                "SELECT batch.value->>'id', batch.value->>'game', CAST(batch.value->>'rules' AS BIGINT), ",
                "batch.value->>'made_by', CAST(batch.value->>'created_ms' AS BIGINT), ",
                "CAST(batch.value->>'created_ms' AS BIGINT), -1, '', 0, '' FROM ", $each,
                " WHERE true ON CONFLICT (id) DO NOTHING"
            ),
            lock: concat!(
                "SELECT tables.id, tables.version, tables.claimed_by FROM tables WHERE tables.id IN (SELECT batch.value->>'id' FROM ",
                $each, ") ORDER BY tables.id", $lock
            ),
            steps: concat!(
                "INSERT INTO steps (table_id, version, at_ms, player, seat, kind, body, personal) ",
                "SELECT batch.value->>'id', CAST(batch.value->>'version' AS BIGINT), ",
                "CAST(batch.value->>'at_ms' AS BIGINT), batch.value->>'player', CAST(batch.value->>'seat' AS BIGINT), ",
                "batch.value->>'kind', batch.value->>'body', batch.value->>'personal' FROM ", $each
            ),
            // A server that had claimed the work of the old version has no claim on the new one.
            heads: concat!(
                "UPDATE tables SET version = CAST(batch.value->>'version' AS BIGINT), ",
                "changed_ms = CAST(batch.value->>'at_ms' AS BIGINT), stage = batch.value->>'stage', ",
                "listed = CAST(batch.value->>'listed' AS BIGINT), due_at = CAST(batch.value->>'due_at' AS BIGINT), ",
                "summary = batch.value->>'summary', claimed_by = NULL, claimed_until = NULL FROM ", $each,
                " WHERE tables.id = batch.value->>'id'"
            ),
            no_members: concat!(
                "DELETE FROM members WHERE table_id IN (SELECT batch.value->>'id' FROM ", $each, ")"
            ),
            members: concat!(
                "INSERT INTO members (table_id, player, seat) SELECT DISTINCT batch.value->>'id', ",
                "batch.value->>'player', CAST(batch.value->>'seat' AS BIGINT) FROM ", $each
            ),
            tell: $tell,
        }
    };
}

const SQLITE: Texts = texts!("json_each($1) AS batch", "", None);
// Locked in the order of their names, so that two servers never deadlock.
const POSTGRES: Texts = texts!(
    "json_array_elements(CAST($1 AS JSON)) AS batch(value)",
    " FOR UPDATE OF tables",
    Some(
        "SELECT count(pg_notify('portolan_steps', concat(batch.value->>'id', ' ', batch.value->>'version'))) \
         FROM json_array_elements(CAST($1 AS JSON)) AS batch(value)"
    )
);

/// Writes what can be written, and returns one verdict for each append.
pub async fn write(
    connection: &mut AnyConnection,
    engine: Engine,
    appends: &[Append],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let texts = match engine {
        Engine::Sqlite => &SQLITE,
        Engine::Postgres => &POSTGRES,
    };
    let opened: Vec<TableOpened> = appends.iter().filter_map(TableOpened::of).collect();
    run(connection, texts.open, &opened).await?;
    let ids: Vec<Id> = appends.iter().map(|append| Id { id: &append.step().table }).collect();
    let mut tables = HashMap::new();
    for row in sqlx::query(texts.lock).bind(json(&ids)?).fetch_all(&mut *connection).await? {
        tables.insert(row.try_get::<String, _>(0)?, Locked { version: row.try_get(1)?, claimed_by: row.try_get(2)? });
    }
    let verdicts = decide(appends, &mut tables);
    let won = || appends.iter().zip(&verdicts).filter(|(_, verdict)| verdict.is_ok()).map(|(append, _)| append.step());
    run(connection, texts.steps, &won().map(|step| LogRow { id: &step.table, row: &step.row }).collect::<Vec<_>>())
        .await?;
    // The last step of a table has its state; the last one that names members says who they are.
    let (mut heads, mut members) = (BTreeMap::new(), BTreeMap::new());
    for step in won() {
        heads.insert(&step.table, HeadRow::of(step));
        if let Some(all) = &step.head.members {
            members.insert(&step.table, all);
        }
    }
    let heads: Vec<HeadRow> = heads.into_values().collect();
    run(connection, texts.heads, &heads).await?;
    run(connection, texts.no_members, &members.keys().map(|id| Id { id }).collect::<Vec<_>>()).await?;
    let seated = members.iter().flat_map(|(id, all)| all.iter().map(move |member| MemberRow::of(id, member)));
    run(connection, texts.members, &seated.collect::<Vec<_>>()).await?;
    if let Some(tell) = texts.tell {
        run(connection, tell, &heads).await?;
    }
    Ok(verdicts)
}

async fn run(connection: &mut AnyConnection, sql: &'static str, rows: &[impl Serialize]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(sql).bind(json(rows)?).execute(connection).await.map(drop)
}

fn json(rows: &[impl Serialize]) -> Result<String, sqlx::Error> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// A table as it is before a group is written.
struct Locked {
    version: i64,
    claimed_by: Option<String>,
}

/// In order of arrival, each step must be the next of its table, and due work must come from the server that has
/// claimed it.
fn decide(appends: &[Append], tables: &mut HashMap<String, Locked>) -> Vec<Result<(), StoreError>> {
    let verdict = |append: &Append| {
        let step = append.step();
        let table = tables.get_mut(&step.table).ok_or(StoreError::NotFound)?;
        let taken = step.worker.is_some() && table.claimed_by.is_some() && step.worker != table.claimed_by;
        if taken || i64::from(step.row.version) != table.version + 1 {
            return Err(StoreError::Conflict);
        }
        *table = Locked { version: table.version + 1, claimed_by: None };
        Ok(())
    };
    appends.iter().map(verdict).collect()
}

#[derive(Serialize)]
struct Id<'a> {
    id: &'a str,
}

#[derive(Serialize)]
struct TableOpened<'a> {
    id: &'a str,
    game: &'a str,
    rules: u32,
    created_ms: i64,
    made_by: &'a str,
}

impl<'a> TableOpened<'a> {
    fn of(append: &'a Append) -> Option<TableOpened<'a>> {
        let Append::Open(NewTable { game, rules, created_ms, made_by, first }) = append else { return None };
        Some(TableOpened { id: &first.table, game, rules: *rules, created_ms: *created_ms, made_by })
    }
}

#[derive(Serialize)]
struct LogRow<'a> {
    id: &'a str,
    #[serde(flatten)]
    row: &'a StepRow,
}

#[derive(Serialize)]
struct HeadRow<'a> {
    id: &'a str,
    version: u32,
    at_ms: i64,
    stage: &'a str,
    listed: u8,
    due_at: Option<i64>,
    summary: &'a str,
}

impl<'a> HeadRow<'a> {
    fn of(step: &'a NewStep) -> HeadRow<'a> {
        let Head { stage, listed, due_at, summary, members: _ } = &step.head;
        let (id, version, at_ms) = (&step.table, step.row.version, step.row.at_ms);
        HeadRow { id, version, at_ms, stage, listed: u8::from(*listed), due_at: *due_at, summary }
    }
}

#[derive(Serialize)]
struct MemberRow<'a> {
    id: &'a str,
    player: &'a str,
    seat: i16,
}

impl<'a> MemberRow<'a> {
    fn of(id: &'a str, member: &'a Member) -> MemberRow<'a> {
        MemberRow { id, player: &member.player, seat: member.seat.map_or(-1, i16::from) }
    }
}
