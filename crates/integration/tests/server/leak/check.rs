//! Compares every frame with what its reader may know.

use crate::leak::cards::CardLaw;
use crate::leak::goods::GoodsLaw;
use crate::leak::memory::Memory;
use crate::leak::room::Recording;
use crate::leak::wire::Frame;
use record::Seed;
use serde_json::Value;
use std::collections::BTreeSet;

/// Why a frame must not have been sent.
pub type Flaw = String;

/// Who may know what in one game, after each record of its match.
pub trait Law {
    /// A step of the match as a reader was told it.
    fn step(&self, record: usize, what: &Value, eye: Option<usize>) -> Result<(), Flaw>;

    /// The state of the table as a reader was told it.
    fn now(&self, record: usize, now: &Value, eye: Option<usize>) -> Result<(), Flaw>;

    /// The answer to a question about a player's own seat (or nobody's).
    fn answer(&self, record: usize, answer: &Value, request: &str, eye: Option<usize>) -> Result<(), Flaw>;

    /// Anything that has nothing to do with cards.
    fn plain(&self, value: &Value) -> Result<(), Flaw>;

    /// Records of the match.
    fn records(&self) -> usize;
}

/// The match file, line by line.
pub struct Truth {
    pub header: Value,
    /// Seat that acted, events, and how many plies were taken back.
    pub records: Vec<Record>,
}

pub struct Record {
    pub ply: usize,
    pub seat: Option<usize>,
    /// In notation.
    pub action: Value,
    pub events: Vec<Value>,
    pub undo: bool,
}

impl Truth {
    pub fn read(export: &str) -> Truth {
        let mut lines = export.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let header = lines.next().unwrap();
        let records = lines.filter(|line| line["version"].is_u64()).map(|line| Record {
            ply: line["ply"].as_u64().unwrap() as usize,
            seat: line["seat"].as_u64().map(|seat| seat as usize - 1),
            action: line["action"].clone(),
            events: line["events"].as_array().cloned().unwrap_or_default(),
            undo: line["undo"].is_u64(),
        });
        Truth { records: records.collect(), header }
    }

    /// The seats and actions that led to a record, latest first, without steps taken back.
    fn in_force(&self, record: usize) -> impl Iterator<Item = (usize, &Value)> {
        let mut line: Vec<&Record> = Vec::new();
        for record in &self.records[..=record] {
            line.truncate(record.ply + usize::from(record.undo));
            line.extend(Some(record).filter(|record| !record.undo));
        }
        line.into_iter().rev().filter_map(|record| Some((record.seat?, &record.action)))
    }

    /// Only a seat's own last actions can be taken back, and only those may be named.
    pub fn takes_back_own(&self, record: usize, undo: &Value, eye: Option<usize>) -> Result<(), Flaw> {
        let actions = undo["actions"].as_array().into_iter().flatten();
        let own = actions
            .zip(self.in_force(record))
            .all(|(told, (seat, action))| told["notation"] == *action && Some(seat) == eye);
        if own { Ok(()) } else { Err("what somebody else did is told as something to take back".to_owned()) }
    }

    /// Plays through the records, and returns the state after each. Steps taken back never happened.
    pub fn states<S: Clone>(&self, blank: S, evolve: impl Fn(&mut S, &Value)) -> Vec<S> {
        let mut after: Vec<S> = Vec::new();
        let mut line: Vec<S> = Vec::new();
        for record in &self.records {
            if record.undo {
                line.truncate(record.ply + 1);
            } else {
                let mut state = line.last().unwrap_or(&blank).clone();
                record.events.iter().for_each(|event| evolve(&mut state, event));
                line.push(state);
            }
            after.push(line.last().unwrap().clone());
        }
        after
    }
}

/// Checks every frame, and returns everything that should not have been sent.
pub fn flaws(recording: &Recording) -> Vec<Flaw> {
    let reader = Reader::of(recording);
    let tables = recording.frames.iter().filter(|frame| frame.value["type"] == "table");
    let facts: BTreeSet<String> = tables.map(|table| table.value["facts"].to_string()).collect();
    assert_eq!(facts.len(), 1, "what is printed in the box is the same for every reader");
    recording.frames.iter().filter_map(|frame| reader.check(frame).err()).collect()
}

/// The steps a frame tells of.
pub fn steps(frame: &Value) -> Vec<&Value> {
    match frame["type"].as_str() {
        Some("step") => vec![frame],
        Some("table") => frame["log"].as_array().unwrap().iter().collect(),
        _ => Vec::new(),
    }
}

/// Knows who may read what in a recording.
pub struct Reader {
    law: Box<dyn Law>,
    secrets: Secrets,
    memory: Memory,
    /// The version at which each record of the match was announced.
    moments: BTreeSet<u64>,
    /// The version from which on nothing more can be played.
    ended: Option<u64>,
    hot_seat: bool,
}

impl Reader {
    pub fn of(recording: &Recording) -> Reader {
        let truth = Truth::read(&recording.export);
        let secrets = Secrets::of(recording, &truth);
        let memory = Memory::of(&truth, &recording.plan);
        let law: Box<dyn Law> = match recording.plan.game {
            "oltre-mare" => Box::new(CardLaw::of(truth, &recording.plan)),
            _ => Box::new(GoodsLaw::of(truth, &recording.plan, &recording.frames)),
        };
        let steps = recording.frames.iter().flat_map(|frame| steps(&frame.value));
        let of_match = |step: &&Value| matches!(step["what"]["what"].as_str(), Some("started" | "played" | "undone"));
        let moments: BTreeSet<u64> = steps.filter(of_match).filter_map(|step| step["version"].as_u64()).collect();
        assert_eq!(moments.len(), law.records(), "the recorder saw every step of the match");
        let tables = recording.frames.iter().map(|frame| &frame.value["now"]);
        let over = tables.filter(|now| matches!(now["stage"].as_str(), Some("over" | "abandoned")));
        let ended = over.filter_map(|now| now["version"].as_u64()).min();
        Reader { law, secrets, memory, moments, ended, hot_seat: recording.plan.hot_seat }
    }

    /// Is there anything in a frame that its reader must not know?
    pub fn check(&self, frame: &Frame) -> Result<(), Flaw> {
        self.secrets.check(frame).and_then(|()| self.contents(frame)).map_err(|flaw| {
            format!("to person {} through eye {:?}: {flaw}: {:.300}", frame.person, frame.eye, frame.text)
        })
    }

    /// The last record of the match at a version; none before the start.
    fn record(&self, version: u64) -> Option<usize> {
        self.moments.range(..=version).count().checked_sub(1)
    }

    /// The first step that may be shown when the table has this version. After the match, all may be.
    fn log_from(&self, version: u64) -> u64 {
        let record = self.record(version).filter(|_| self.ended.is_none_or(|ended| version < ended));
        let first = record.and_then(|record| self.memory.first(record));
        first.and_then(|first| self.moments.iter().nth(first).copied()).unwrap_or(0)
    }

    fn contents(&self, frame: &Frame) -> Result<(), Flaw> {
        let Value::Object(fields) = &frame.value else { return Err("not an object".to_owned()) };
        let mut rest = fields.clone();
        let kind = frame.value["type"].as_str().unwrap_or_default();
        match kind {
            "step" => {
                self.step(&frame.value, frame)?;
                self.now(&frame.value["now"], frame)?;
                drop((rest.remove("what"), rest.remove("now")));
            }
            "table" => {
                for step in steps(&frame.value) {
                    self.step(step, frame)?;
                }
                if !frame.value["now"].is_object() {
                    return Err("a table that does not say how it stands".to_owned());
                }
                self.now(&frame.value["now"], frame)?;
                if frame.value["me"]["eye"].as_u64() != frame.eye.map(|seat| seat as u64 + 1) {
                    return Err("another eye than asked for".to_owned());
                }
                drop((rest.remove("log"), rest.remove("now"), rest.remove("facts")));
            }
            "walked" | "previewed" | "rejected" => {
                let asked = frame.asked.as_ref().ok_or("an answer to nothing")?;
                let eye = Some(asked.seat).filter(|seat| self.owner(*seat) == frame.person);
                let record = self.record(frame.version.into()).ok_or("an answer before the start")?;
                self.law.answer(record, &frame.value, &asked.text, eye)?;
                return Ok(());
            }
            "orders" => {
                // Frames for the seat observed just before may still be on their way.
                let seat = frame.value["seat"].as_u64().ok_or("orders without a seat")? as usize - 1;
                if frame.eye.is_none() || self.owner(seat) != frame.person {
                    return Err("the orders of another player".to_owned());
                }
            }
            "done" | "welcome" | "pong" | "presence" => {}
            _ => return Err(format!("an unexpected {kind}")),
        }
        self.law.plain(&rest.into())
    }

    /// The holder of a seat.
    fn owner(&self, seat: usize) -> usize {
        if self.hot_seat && seat == 1 { 0 } else { seat }
    }

    fn step(&self, step: &Value, frame: &Frame) -> Result<(), Flaw> {
        let what = &step["what"];
        let version = step["version"].as_u64().ok_or("a step without a version")?;
        // Chat is open to everybody, and may always be shown.
        if version < self.log_from(frame.version.into()) && what["what"] != "said" {
            return Err("a step that the screen must no longer remember".to_owned());
        }
        match what["what"].as_str() {
            Some("started" | "played") => {
                let record = self.record(version).ok_or("a step before the start")?;
                self.law.step(record, what, frame.eye)
            }
            _ => self.law.plain(what),
        }
    }

    fn now(&self, now: &Value, frame: &Frame) -> Result<(), Flaw> {
        let Value::Object(fields) = now else { return Ok(()) };
        let own = frame.eye.map(|seat| seat as u64 + 1);
        let asked = now["choices"]["seat"].as_u64();
        // On a device that is passed around, a question that is open to everybody needs no eye.
        let shared = frame.eye.is_none() && self.hot_seat && frame.person == 0 && now["turn"]["open"] == true;
        let may_choose = match asked {
            None => true,
            Some(seat) if shared => self.owner(seat as usize - 1) == frame.person,
            Some(_) => asked == own,
        };
        if !may_choose {
            return Err("the choices of another seat".to_owned());
        }
        if !now["undo"].is_null() && own.is_none() {
            return Err("a spectator has nothing to take back".to_owned());
        }
        let playing = matches!(now["stage"].as_str(), Some("open" | "playing" | "paused"));
        if playing && !now["shuffle"].is_null() {
            return Err("the shuffle is shown while it is played".to_owned());
        }
        if playing && now["epilogue"].as_array().is_some_and(|told| !told.is_empty()) {
            return Err("the epilogue is told while it is played".to_owned());
        }
        let version = now["version"].as_u64().ok_or("a table without a version")?;
        if now["log_from"].as_u64() != Some(self.log_from(version)) {
            return Err(format!("the log goes back to {}, not to {}", now["log_from"], self.log_from(version)));
        }
        let Some(record) = self.record(version) else { return self.law.plain(now) };
        self.law.now(record, now, frame.eye)?;
        let mut rest = fields.clone();
        drop((rest.remove("view"), rest.remove("choices"), rest.remove("undo")));
        // After the match everybody may know the truth.
        drop(rest.remove("epilogue"));
        self.law.plain(&rest.into())
    }
}

/// Strings that must not be in a frame.
struct Secrets {
    /// Never.
    never: Vec<String>,
    /// Not before the end.
    seed: Vec<String>,
    /// Only for the host.
    links: Vec<String>,
}

impl Secrets {
    fn of(recording: &Recording, truth: &Truth) -> Secrets {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let seed = text(&truth.header["seed"]);
        let bots = serde_json::from_str::<Seed>(&format!("\"{seed}\"")).unwrap().of_bots().to_string();
        let secret = truth.header["shuffle"]["secret"].as_str().map(str::to_owned);
        let seed = [seed, bots].into_iter().chain(secret).collect();
        Secrets { never: recording.tokens.clone(), seed, links: recording.links.clone() }
    }

    fn check(&self, frame: &Frame) -> Result<(), Flaw> {
        let has = |secrets: &[String]| secrets.iter().any(|secret| frame.text.contains(secret.as_str()));
        let over = matches!(frame.value["now"]["stage"].as_str(), Some("over" | "abandoned"));
        if has(&self.never) {
            return Err("a session".to_owned());
        }
        if has(&self.links) && frame.person != 0 {
            return Err("the link of a seat".to_owned());
        }
        if has(&self.seed) && !over {
            return Err("the seed or the secret behind it".to_owned());
        }
        // Ids are `id-SEED-CONNECTION-NUMBER`; all connections of the same person may know them.
        let own = steps(&frame.value).into_iter().all(|step| {
            step["id"].is_null() || step["by"]["id"].is_string() && step["by"]["name"] == NAMES[frame.person.min(5)]
        });
        if own { Ok(()) } else { Err("the id of somebody else's command".to_owned()) }
    }
}

/// Their names in the room; the last stands for everybody who is not a player.
const NAMES: [&str; 6] = ["Anna", "Bruno", "Carla", "Dino", "Elsa", "Stranger"];
