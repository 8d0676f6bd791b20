//! Writes a match file, line by line during the match.

use crate::{Chain, End, Entry, Header, Record, RecordOf};
use game::{Notation, Seat, Standings};
use serde::Serialize;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Creates a new file. An existing one is left alone and is an error.
pub fn create(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).open(path)
}

/// Writes the lines of one match and keeps the chained hash.
pub struct Scribe<W> {
    out: W,
    chain: Chain,
}

/// A record as a line: the fields it has, in this order.
#[derive(Serialize)]
struct RecordLine<'a, E> {
    version: u32,
    ply: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<&'a [E]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<u32>,
}

#[derive(Serialize)]
struct StandingsLine<'a> {
    standings: &'a Option<Standings>,
}

/// The part of the last line that is hashed: all of it except the hash.
pub(crate) fn standings_line(standings: &Option<Standings>) -> String {
    json(&StandingsLine { standings })
}

/// One line of JSON. Events and setups are plain data whose serialisation cannot fail.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

impl<W: Write> Scribe<W> {
    /// Starts with the header.
    pub fn begin<S: Serialize>(out: W, header: &Header<S>) -> io::Result<Scribe<W>> {
        let mut scribe = Scribe { out, chain: Chain::default() };
        let line = serde_json::to_string(header)?;
        scribe.line(&line)?;
        Ok(scribe)
    }

    /// Adds one record.
    pub fn record<G: Notation>(&mut self, game: &G, record: &RecordOf<G>) -> io::Result<()> {
        let Record { version, ply, entry } = record;
        let (version, ply, seat) = (*version, *ply, record.seat());
        let mut line = RecordLine { version, ply, seat, action: None, events: None, undo: None, rules: None };
        match entry {
            Entry::Deal { events } => line.events = Some(events),
            Entry::Play { action, events, .. } => {
                line.action = Some(game.write_action(action));
                line.events = Some(events);
            }
            Entry::Undo { plies, .. } => line.undo = Some(*plies),
            Entry::Rules { rules } => line.rules = Some(*rules),
        }
        let line = serde_json::to_string(&line)?;
        self.line(&line)
    }

    /// Flushes what was written so far.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Leaves the file open-ended, as it stands.
    pub fn into_inner(self) -> W {
        self.out
    }

    /// Closes the file: with standings if the match is over, without if it is left unfinished.
    pub fn end(mut self, standings: Option<Standings>) -> io::Result<W> {
        self.chain.add(&standings_line(&standings));
        let end = End { standings, hash: self.chain.digest() };
        writeln!(self.out, "{}", json(&end))?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        self.chain.add(line);
        writeln!(self.out, "{line}")
    }
}
