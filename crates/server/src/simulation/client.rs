//! Somebody who plays over connections that break, and remembers what was said.

use super::asides::{self, Hinted, Review};
use super::under::{Dice, note, now, planted};
use super::world::World;
use super::{Fault, Played};
use crate::outbox::{Outbox, Queue};
use crate::session::{Token, Who};
use games::Visitor;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use store::Player;
use table::{Millis, PlayerId, TableId};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

/// How the ids of orders begin: they are no steps.
const ORDERS: &str = "orders-";

/// A client that hears no answer for so long asks again.
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
    /// From when until when one was away.
    pub absences: Vec<(Millis, Millis)>,
    pub hints: Vec<Hinted>,
    /// The findings about the match.
    pub review: Option<String>,
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
    /// One is away until then.
    away: Option<Instant>,
    /// The picks so far of an action in a game of the house, and since when their answer is waited for.
    walk: Option<(Vec<u64>, Instant)>,
    /// How many orders were left, and walks begun.
    asides: u64,
    now: Value,
    memory: Memory,
}

impl Client {
    pub(super) fn new(world: Arc<World>, table: TableId, player: String, seat: u8, people: u8, dice: Dice) -> Client {
        let memory = Memory { player, ..Memory::default() };
        let (line, waiting, now) = (None, None, Value::Null);
        let (away, walk, asides) = (None, None, 0);
        Client { world, table, seat, people, dice, line, shown: false, waiting, away, walk, asides, now, memory }
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
                self.stay_away().await;
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
                    self.ask_aside().await;
                    next = Instant::now() + self.pause();
                }
                None => self.hang_up("was cut off"),
            }
        }
        if self.world.settings.lively && !self.world.is_broken() && self.dice.percent(50) {
            self.review(40).await;
        }
        self.memory
    }

    /// Does nothing for as long as one wanted to be away.
    async fn stay_away(&mut self) {
        let Some(until) = self.away.take() else { return };
        let from = now().unwrap_or_default();
        sleep_until(until).await;
        self.memory.absences.push((from, now().unwrap_or_default()));
    }

    /// The server that one is connected to.
    fn app(&self) -> Option<crate::app::Shared> {
        self.world.app(self.line.as_ref()?.node)
    }

    fn id(&self) -> PlayerId {
        PlayerId::new(self.memory.player.as_str()).expect("an id")
    }

    /// Now and then a hint, or the review of a match that is over.
    async fn ask_aside(&mut self) {
        let settings = &self.world.settings;
        if !settings.lively || self.world.is_calm() {
            return;
        }
        let small = settings.game.is_none();
        match self.now["stage"].as_str() {
            Some("playing") if small && self.people == 1 && self.dice.percent(6) => {
                let Some(app) = self.app() else { return };
                let hint = asides::hint(&app, &self.table, &self.id()).await;
                note(|| format!("{} is given {hint:?}", self.memory.player));
                self.memory.hints.extend(hint);
            }
            Some("over") if self.dice.percent(10) => self.review(1).await,
            _ => {}
        }
    }

    /// Asks for the review until it is there, `most` times at most.
    async fn review(&mut self, most: u32) {
        for _ in 0..most {
            let Some(app) = self.app().filter(|_| self.now["stage"] == "over") else { return };
            let asked = Review { app, table: self.table.clone(), who: self.id() };
            let found = match self.world.settings.game {
                Some(game) => game.visit(asked).await,
                None => asked.visit::<Played>().await,
            };
            note(|| format!("{} has a review: {}", self.memory.player, found.is_some()));
            if found.is_some() {
                self.memory.review = found;
                return;
            }
            sleep(Duration::from_secs(1)).await;
        }
        if most > 1 {
            self.world.broke(|| format!("{} waits for a review for ever", self.memory.player));
        }
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
        let id = self.id();
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
                if id.starts_with(ORDERS) {
                    return self.answered(&id);
                }
                if self.memory.done.insert(id.clone(), version).is_some_and(|before| before != version) {
                    self.world.broke(|| format!("{id} was done twice, at last as {version}"));
                }
                self.answered(&id);
            }
            "rejected" => {
                let id = message["id"].as_str().unwrap_or_default().to_owned();
                if message["again"] != true {
                    // A copy that lies at another server may still be carried out, when the table has moved on.
                    let once = |waiting: &Waiting| waiting.id == id && waiting.copies == 1;
                    if self.waiting.as_ref().is_some_and(once) && !id.starts_with(ORDERS) {
                        self.memory.refused.insert(id.clone());
                    }
                    self.answered(&id);
                }
            }
            "gone" => self.hang_up("was shown out"),
            "walked" if message["ask"] == self.asides => self.walk_on(&message["walk"]),
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
        if self.world.settings.lively && !calm && self.waiting.is_none() && self.dice.percent(2) {
            self.away = Some(Instant::now() + Duration::from_millis(2_000 + self.dice.below(20_000)));
            return self.hang_up("goes away");
        }
        // One that hears nothing for long tries another server.
        let deaf = !self.shown && self.dice.percent(20);
        if deaf || !calm && self.dice.percent(self.world.settings.cuts) {
            self.hang_up("loses the line");
        }
    }

    /// Leaves orders, or revokes them.
    fn order(&mut self) {
        const SMALL: [&str; 4] = ["null", "null", "\"play\"", "\"bury\""];
        // What fits another game is refused.
        let orders = match (self.world.settings.game, self.dice.below(8)) {
            (_, 0 | 1) => Value::Null,
            (None, n) => {
                let text = format!("{{\"draw\":{},\"lowest\":{}}}", n % 2 == 0, SMALL[self.dice.below(4) as usize]);
                serde_json::from_str(&text).expect("orders")
            }
            (Some(_), 2..5) => json!({ "accept": [], "leave": 0, "otherwise": "refuse" }),
            (Some(_), _) => {
                json!({ "bids": [], "bidding": "whole", "borrow": false, "other_lots": "pass", "reserves": [],
                "second_look": "stand" })
            }
        };
        let when = self.dice.one_of(&["now", "now", "away"]);
        let orders = if orders.is_null() { orders } else { json!({ "when": when, "orders": orders }) };
        self.asides += 1;
        let id = format!("{ORDERS}{}-{}", self.memory.player, self.asides);
        let seat = self.seat + 1;
        let text =
            json!({ "type": "orders", "table": self.table, "id": id, "seat": seat, "orders": orders }).to_string();
        note(|| format!("{} leaves {text}", self.memory.player));
        self.send(&text);
        self.waiting = Some(Waiting { id, text, since: Instant::now(), copies: 1 });
    }

    /// Looks for an action in a game of the house, pick by pick.
    fn walk(&mut self) {
        if self.walk.as_ref().is_some_and(|(_, since)| since.elapsed() < ASK_AGAIN) {
            return;
        }
        self.pick(Vec::new());
    }

    fn pick(&mut self, draft: Vec<u64>) {
        self.asides += 1;
        let (seat, ask) = (self.seat + 1, self.asides);
        let text = json!({ "type": "walk", "table": self.table, "seat": seat, "draft": draft, "ask": ask });
        self.send(&text.to_string());
        self.walk = Some((draft, Instant::now()));
    }

    fn walk_on(&mut self, walk: &Value) {
        let Some((mut draft, _)) = self.walk.take().filter(|_| self.waiting.is_none()) else { return };
        match walk["walk"].as_str() {
            Some("pick") => {
                let options = walk["options"].as_array().map_or(&[][..], Vec::as_slice);
                let picked = options.get(self.dice.below(options.len().max(1) as u64) as usize);
                draft.extend(picked.and_then(|option| option["pick"].as_u64()));
                self.pick(draft);
            }
            Some("whole") => {
                let (seat, question) = (self.seat + 1, &self.now["choices"]["question"]);
                let play = json!({ "do": "play", "seat": seat, "action": walk["notation"], "question": question });
                self.ask(play);
            }
            _ => {}
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
            // A long match comes to its end sooner if bots play it.
            "playing" if mine("bot_for") && self.world.is_calm() && self.world.settings.game.is_some() => None,
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
        if self.world.settings.lively && !self.world.is_calm() {
            match self.dice.below(40) {
                0 | 1 => {
                    self.order();
                    return None;
                }
                2 => return Some(json!({ "do": "pace", "pace": self.dice.one_of(&["calm", "brisk", "instant"]) })),
                3 => return Some(json!({ "do": "skip" })),
                4 => return Some(json!({ "do": "phrase", "phrase": "one_moment" })),
                5 => {
                    let other = 1 + self.dice.below(self.world.settings.players.into());
                    return Some(json!({ "do": "stand_in", "seat": other, "level": "random" }));
                }
                6 if self.dice.percent(20) => return Some(json!({ "do": "resign", "seat": seat })),
                _ => {}
            }
        }
        if self.world.settings.game.is_some() {
            if self.world.is_calm() {
                return Some(json!({ "do": "let_bot_play", "seat": seat, "level": "random" }));
            }
            if !self.now["choices"].is_null() {
                self.walk();
            }
            return None;
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
