//! Reading a match file: strictly, into types.

use crate::{Chain, Digest, End, Entry, FORMAT, FaultReason, FileFault, Header, MatchFile, Record, write};
use game::{Game, Seat, Standings};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// The name of a match file's game. The caller has to know whether there is such a game.
pub fn game_of(text: &str) -> Result<String, FileFault> {
    Ok(header(text.lines().next().unwrap_or_default())?.game)
}

impl<G: Game> MatchFile<G> {
    /// Reads a match file. Unknown fields, a wrong order of lines and anything after the last line are faults.
    pub fn read(text: &str) -> Result<MatchFile<G>, FileFault> {
        let mut lines = text.lines().zip(1..);
        let (first, _) = lines.next().unwrap_or_default();
        let mut chain = Chain::default();
        chain.add(first);
        let header = typed_header::<G>(header(first)?)?;
        let mut file = MatchFile { header, records: Vec::new(), end: None, hash: chain.digest() };
        for (line, number) in lines {
            if file.end.is_some() {
                return Err(at(number, FaultReason::AfterEnd));
            }
            match body::<G::Event>(line, number)? {
                Body::Record(record) => {
                    chain.add(line);
                    file.records.push(record);
                }
                Body::End(end) => {
                    chain.add(&write::standings_line(&end.standings));
                    // This is the only line that is hashed in part, so its form must leave no room for anything else.
                    if write::json(&end) != line {
                        return Err(at(number, FaultReason::Hash));
                    }
                    file.end = Some(end);
                }
            }
        }
        file.hash = chain.digest();
        Ok(file)
    }
}

pub(crate) fn at(line: usize, reason: FaultReason) -> FileFault {
    FileFault { line, version: None, reason }
}

fn parse<T: DeserializeOwned>(line: &str, number: usize) -> Result<T, FileFault> {
    serde_json::from_str(line).map_err(|error| at(number, FaultReason::Form(form(&error))))
}

/// The parser's words without "at line 1": the fault names the line.
fn form(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line 1 column ") {
        Some(end) => format!("{} (column {})", &text[..end], error.column()),
        None => text,
    }
}

fn header(line: &str) -> Result<Header<Value>, FileFault> {
    // The format first: whatever else a later format changes, it will give its own name.
    let value: Value = parse(line, 1)?;
    match value.get("format") {
        Some(Value::String(format)) if format == FORMAT => parse(line, 1),
        Some(Value::String(format)) => Err(at(1, FaultReason::Format(format.clone()))),
        Some(other) => Err(at(1, FaultReason::Format(other.to_string()))),
        None => Err(at(1, FaultReason::Form("missing field `format`".into()))),
    }
}

fn typed_header<G: Game>(header: Header<Value>) -> Result<Header<G::Setup>, FileFault> {
    let Header { format, game, rules, edition, setup, seed, shuffle } = header;
    if game != G::NAME {
        return Err(at(1, FaultReason::Game(game)));
    }
    if rules == 0 || rules > G::RULES {
        return Err(at(1, FaultReason::Rules { got: rules, known: G::RULES }));
    }
    let form = |text: String| at(1, FaultReason::Form(text));
    let typed: G::Setup = G::Setup::deserialize(&setup).map_err(|error| form(format!("setup: {error}")))?;
    // Older rules may have had fewer options.
    if rules == G::RULES && serde_json::to_value(&typed).ok().as_ref() != Some(&setup) {
        return Err(form("setup: a field is unknown, or not as it would be written".into()));
    }
    Ok(Header { format, game, rules, edition, setup: typed, seed, shuffle })
}

/// Serde accepts any fields in an event that has none, because it looks only at the tag. A field that would not be
/// written again is unknown.
fn known_fields<E: Serialize>(events: &[E], line: &str, number: usize) -> Result<(), FileFault> {
    let read: Value = parse(line, number)?;
    let written = serde_json::to_value(events).unwrap_or_default();
    match read.get("events").and_then(|events| unknown(events, &written)) {
        Some(field) => Err(at(number, FaultReason::Form(format!("unknown field `{field}`")))),
        None => Ok(()),
    }
}

/// The first field that is in one and not in the other. A field without a value may be left out.
fn unknown<'a>(read: &'a Value, written: &Value) -> Option<&'a str> {
    match (read, written) {
        (Value::Object(read), Value::Object(written)) => {
            read.iter().find_map(|(name, value)| match written.get(name) {
                Some(written) => unknown(value, written),
                None => Some(name.as_str()).filter(|_| !is_nothing(value)),
            })
        }
        (Value::Array(read), Value::Array(written)) => {
            read.iter().zip(written).find_map(|(read, written)| unknown(read, written))
        }
        _ => None,
    }
}

fn is_nothing(value: &Value) -> bool {
    value.is_null() || value.as_array().is_some_and(Vec::is_empty)
}

enum Body<E> {
    Record(Record<String, E>),
    End(End),
}

/// Every field a line can have; those it does have say what it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "E: DeserializeOwned")]
struct AnyLine<E> {
    version: Option<u32>,
    ply: Option<u32>,
    seat: Option<Seat>,
    action: Option<String>,
    events: Option<Vec<E>>,
    undo: Option<u32>,
    rules: Option<u32>,
    #[serde(default, deserialize_with = "present")]
    standings: Option<Option<Standings>>,
    hash: Option<Digest>,
}

/// A field with the value null is present.
fn present<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Option<Standings>>, D::Error> {
    Option::<Standings>::deserialize(d).map(Some)
}

fn body<E: DeserializeOwned + Serialize>(line: &str, number: usize) -> Result<Body<E>, FileFault> {
    let AnyLine { version, ply, seat, action, events, undo, rules, standings, hash } = parse(line, number)?;
    if let Some(events) = &events {
        known_fields(events, line, number)?;
    }
    if let (None, None, None, None, None, None, None, Some(standings), Some(hash)) =
        (version, ply, seat, &action, &events, undo, rules, standings, hash)
    {
        return Ok(Body::End(End { standings, hash }));
    }
    if let (Some(version), Some(ply), None, None) = (version, ply, standings, hash) {
        let entry = match (seat, action, events, undo, rules) {
            (None, None, Some(events), None, None) => Some(Entry::Deal { events }),
            (Some(seat), Some(action), Some(events), None, None) => Some(Entry::Play { seat, action, events }),
            (Some(seat), None, None, Some(plies), None) => Some(Entry::Undo { seat, plies }),
            (None, None, None, None, Some(rules)) => Some(Entry::Rules { rules }),
            _ => None,
        };
        if let Some(entry) = entry {
            return Ok(Body::Record(Record { version, ply, entry }));
        }
    }
    Err(at(
        number,
        FaultReason::Form("these fields together are no deal, step, undo, change of rules or last line".into()),
    ))
}
