//! Somebody who plays over connections that break, and remembers what was said.

use super::Fault;
use super::under::{Dice, note, planted};
use super::world::World;
use crate::outbox::{Outbox, Queue};
use crate::session::{Token, Who};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use store::Player;
use table::{PlayerId, TableId};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

/// A client that gets no answer for this long asks again.
const ASK_AGAIN: Duration = Duration::from_secs(3);

/// What somebody remembers at the end.
#[derive(Default)]
pub(super) struct Memory {
    pub player: String,
    /// Commands that were acknowledged, each with its step.
    pub done: BTreeMap<String, u64>,
    /// Commands that were refused for good, with no other copy on its way.
    pub refused: BTreeSet<String>,
    /// All commands.
    pub sent: BTreeSet<String>,
    /// Steps that were announced: when they happened, and the command if it was the client's own.
    pub told: BTreeMap<u64, (i64, Option<String>)>,
    /// The last step that was announced.
    pub seen: Option<u64>,
}

struct Line {
    node: usize,
    wire: mpsc::UnboundedSender<String>,
    queue: Queue,
}

/// A command that is waiting for its answer.
struct Waiting {
    id: String,
    text: String,
    since: Instant,
    /// How often it was sent.
    copies: u32,
}

impl Waiting {
    /// Once more.
    fn again(&mut self) -> String {
        self.since = Instant::now();
        self.copies += 1;
        self.text.clone()
    }
}

pub(super) struct Client {
    world: Arc<World>,
    table: TableId,
    seat: u8,
    people: u8,
    dice: Dice,
    line: Option<Line>,
    /// The whole table, or the missed steps, came over this connection.
    shown: bool,
    waiting: Option<Waiting>,
    now: Value,
    memory: Memory,
}

impl Client {
    pub(super) fn new(world: Arc<World>, table: TableId, seat: u8, people: u8, dice: Dice) -> Client {
        let memory = Memory { player: format!("p{}", seat + 1), ..Memory::default() };
        let (line, waiting, now) = (None, None, Value::Null);
        Client { world, table, seat, people, dice, line, shown: false, waiting, now, memory }
    }

    /// Plays until the match is over and everything was answered.
    pub(super) async fn live(mut self) -> Memory {
        let began = Instant::now();
        let mut next = began;
        while !self.world.is_broken() && !self.is_done() {
            if began.elapsed() > self.world.deadline() {
                let (stage, waiting) = (&self.now["stage"], self.waiting.as_ref().map(|waiting| &waiting.id));
                self.world.broke(|| format!("{} waits for ever: {stage}, {waiting:?}", self.memory.player));
                break;
            }
            let Some(line) = &mut self.line else {
                self.connect().await;
                next = Instant::now() + self.pause();
                continue;
            };
            let text = tokio::select! {
                biased;
                text = line.queue.recv() => text.map(Some),
                () = sleep_until(next) => Some(None),
            };
            match text {
                Some(Some(text)) => {
                    self.hear(&text);
                    if planted(Fault::ToldTwice) {
                        self.hear(&text);
                    }
                }
                Some(None) => {
                    self.act();
                    next = Instant::now() + self.pause();
                }
                None => self.hang_up("was cut off"),
            }
        }
        self.memory
    }

    fn is_done(&self) -> bool {
        let over = matches!(self.now["stage"].as_str(), Some("over" | "abandoned"));
        self.world.is_calm() && over && self.waiting.is_none() && self.line.is_some() && self.shown
    }

    /// How long somebody does nothing.
    fn pause(&mut self) -> Duration {
        let dice = &mut self.dice;
        let slow = !self.world.is_calm() && dice.percent(5);
        Duration::from_millis(if slow { dice.below(15_000) } else { 20 + dice.below(700) })
    }

    async fn connect(&mut self) {
        sleep(Duration::from_millis(self.dice.below(300))).await;
        let node = self.dice.below(self.world.settings.nodes as u64) as usize;
        let Some(app) = self.world.app(node) else { return };
        let (outbox, queue) = Outbox::new(app.config.limits.send_queue, app.config.limits.send_bytes);
        let (wire, frames) = mpsc::unbounded_channel();
        let player =
            Player { id: self.memory.player.clone(), name: self.memory.player.clone(), webhook: None, created_ms: 0 };
        let id = PlayerId::new(self.memory.player.as_str()).expect("an id");
        let who = Who { id, player, token: Token::draw() };
        app.spawn(crate::socket::simulated(app.clone(), who, outbox, frames));
        note(|| format!("{} comes to node {} after {:?}", self.memory.player, node + 1, self.memory.seen));
        self.line = Some(Line { node, wire, queue });
        self.shown = false;
        let watch = json!({ "type": "watch", "table": self.table, "eye": "own", "since": self.memory.seen });
        self.send(&watch.to_string());
        if let Some(waiting) = &mut self.waiting {
            let text = waiting.again();
            self.send(&text);
        }
    }

    fn hang_up(&mut self, why: &str) {
        note(|| format!("{} {why}", self.memory.player));
        self.line = None;
    }

    fn send(&mut self, text: &str) {
        if let Some(line) = &self.line {
            // The other end may be gone: then this end closes, too.
            line.wire.send(text.to_owned()).ok();
        }
    }

    fn hear(&mut self, text: &str) {
        let message: Value = serde_json::from_str(text).expect("servers send JSON");
        let kind = message["type"].as_str().unwrap_or_default().to_owned();
        let version = message["version"].as_u64();
        note(|| format!("{} hears {kind} {version:?} {}", self.memory.player, message["id"]));
        match kind.as_str() {
            "table" => {
                let version = message["now"]["version"].as_u64().unwrap_or_default();
                if self.memory.seen.is_some_and(|seen| version < seen) {
                    let (who, seen) = (&self.memory.player, self.memory.seen);
                    self.world.broke(|| format!("{who} was sent back from {seen:?} to {version}"));
                }
                for step in message["log"].as_array().into_iter().flatten() {
                    self.note_step(step);
                }
                self.memory.seen = Some(version);
                self.now = message["now"].clone();
                self.shown = true;
            }
            "step" => {
                let (version, seen) = (version.unwrap_or_default(), self.memory.seen);
                if seen.is_none_or(|seen| version != seen + 1) {
                    let who = &self.memory.player;
                    self.world.broke(|| format!("{who} was told step {version} after {seen:?}"));
                }
                self.note_step(&message);
                self.memory.seen = Some(version);
                if !message["now"].is_null() {
                    self.now = message["now"].clone();
                    self.shown = true;
                }
            }
            "done" => {
                let id = message["id"].as_str().unwrap_or_default().to_owned();
                let version = version.unwrap_or_default();
                if self.memory.done.insert(id.clone(), version).is_some_and(|before| before != version) {
                    self.world.broke(|| format!("{id} was done twice, at last as {version}"));
                }
                self.answered(&id);
            }
            "rejected" => {
                let id = message["id"].as_str().unwrap_or_default().to_owned();
                if message["again"] != true {
                    // A copy waiting at another server may still be carried out, once the table has moved on.
                    if self.waiting.as_ref().is_some_and(|waiting| waiting.id == id && waiting.copies == 1) {
                        self.memory.refused.insert(id.clone());
                    }
                    self.answered(&id);
                }
            }
            "gone" => self.hang_up("was shown out"),
            _ => {}
        }
    }

    fn answered(&mut self, id: &str) {
        self.waiting.take_if(|waiting| waiting.id == id);
    }

    /// What was announced once stays as it is.
    fn note_step(&mut self, step: &Value) {
        let version = step["version"].as_u64().unwrap_or_default();
        let told = (step["at"].as_i64().unwrap_or_default(), step["id"].as_str().map(str::to_owned));
        if self.memory.told.insert(version, told.clone()).is_some_and(|before| before.0 != told.0) {
            let who = &self.memory.player;
            self.world.broke(|| format!("{who} was told another step {version}"));
        }
    }

    /// Does something, asks again, or loses the connection.
    fn act(&mut self) {
        match &mut self.waiting {
            Some(waiting) if waiting.since.elapsed() < ASK_AGAIN => {}
            Some(waiting) => {
                let text = waiting.again();
                note(|| format!("{} asks again", self.memory.player));
                self.send(&text);
            }
            None => {
                if let Some(command) = self.command() {
                    self.ask(command);
                }
            }
        }
        let calm = self.world.is_calm();
        // A client that hears nothing for long tries another server.
        let deaf = !self.shown && self.dice.percent(20);
        if deaf || !calm && self.dice.percent(self.world.settings.cuts) {
            self.hang_up("loses the line");
        }
    }

    fn ask(&mut self, command: Value) {
        let id = format!("{}-{}", self.memory.player, self.memory.sent.len());
        let text = json!({ "type": "do", "table": self.table, "id": id, "command": command }).to_string();
        let node = self.line.as_ref().map_or(0, |line| line.node + 1);
        note(|| format!("{} asks node {node} {text}", self.memory.player));
        self.memory.sent.insert(id.clone());
        self.send(&text);
        let twice = !self.world.is_calm() && self.dice.percent(10);
        if twice {
            self.send(&text);
        }
        self.waiting = Some(Waiting { id, text, since: Instant::now(), copies: 1 + u32::from(twice) });
    }

    /// What the client could do, as far as it was told.
    fn command(&mut self) -> Option<Value> {
        let seat = self.seat + 1;
        let sitter = &self.now["seats"][usize::from(self.seat)]["who"];
        let mine = |kind: &str| sitter["is"] == kind && sitter["player"]["id"] == self.memory.player.as_str();
        let taken = self.now["seats"].as_array()?.iter().filter(|seat| seat["who"]["is"] != "nobody").count();
        match self.now["stage"].as_str()? {
            "open" if sitter["is"] == "nobody" => {
                Some(json!({ "do": "sit", "seat": seat, "link": null, "nonce": record::Nonce([seat; 32]) }))
            }
            "open" if self.seat == 0 && taken >= usize::from(self.people) => {
                Some(json!({ "do": "start", "fill": "random" }))
            }
            "playing" if mine("bot_for") && sitter["kept"] != true => Some(json!({ "do": "take_back", "seat": seat })),
            "playing" if mine("person") => self.play(seat),
            "paused" => Some(json!({ "do": "resume" })),
            _ => None,
        }
    }

    fn play(&mut self, seat: u8) -> Option<Value> {
        if !self.world.is_calm() {
            match self.dice.below(40) {
                0 => return Some(json!({ "do": "say", "text": "well" })),
                1 => return Some(json!({ "do": "pause", "agree": true })),
                2 => return Some(json!({ "do": "let_bot_play", "seat": seat, "level": "random" })),
                3 => return Some(json!({ "do": "undo", "seat": seat, "plies": 1 })),
                _ => {}
            }
        }
        let choices = &self.now["choices"];
        let menu = &choices["menu"];
        let mut actions = Vec::new();
        if menu["draw"] == true {
            actions.push("draw".to_owned());
        }
        if menu["cheer"] == true && self.dice.percent(10) {
            actions.push("cheer".to_owned());
        }
        for card in menu["cards"].as_array().into_iter().flatten() {
            actions.extend([format!("play {card}"), format!("bury {card}")]);
        }
        if actions.is_empty() {
            return None;
        }
        let action = &actions[self.dice.below(actions.len() as u64) as usize];
        Some(json!({ "do": "play", "seat": seat, "action": action, "question": choices["question"] }))
    }
}
