//! A page and its worker in one: stores what it is told to store, before anything is shown.

use browser::Engine;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What a page has stored, and what it has been told.
#[derive(Default)]
pub struct Page {
    pub engine: Engine,
    /// Rows by table, in order.
    pub kept: BTreeMap<String, Vec<Value>>,
    pub games: BTreeMap<String, String>,
    /// Frames, oldest first.
    pub told: Vec<Value>,
    pub now: i64,
    pub due: Option<i64>,
    /// Nothing can be stored.
    pub full: bool,
    /// Every question and its answer.
    pub transcript: Vec<(String, String)>,
    draws: u64,
}

impl Page {
    /// Somebody called Zoe, who has never been here.
    pub fn new() -> Page {
        let mut page = Page { now: 1_000, ..Page::default() };
        page.begin();
        page
    }

    fn begin(&mut self) {
        self.ask(json!({ "is": "who", "player": "p-zoe", "name": "Zoe" }));
        assert_eq!(self.told.pop().expect("a welcome")["type"], "welcome");
    }

    /// The worker has crashed: a new one knows only what is stored.
    pub fn restart(&mut self) {
        self.engine = Engine::default();
        self.begin();
    }

    /// Asks once, with chance that is used for nothing else.
    pub fn once(&mut self, question: &Value) -> Value {
        self.draws += 1;
        let ask = json!({ "now": self.now, "entropy": format!("{:064x}", self.draws), "question": question });
        let (text, answer) = (ask.to_string(), self.engine.ask(&ask.to_string()));
        let read = serde_json::from_str(&answer).expect("an answer is JSON");
        self.transcript.push((text, answer));
        read
    }

    /// Asks, supplies what is needed for it, and stores the result.
    pub fn ask(&mut self, question: Value) -> Value {
        for _ in 0..4 {
            let answer = self.once(&question);
            let Some(need) = answer["need"].as_str().map(str::to_owned) else { return self.keep(answer) };
            self.bring(&need);
        }
        panic!("the same is needed again and again");
    }

    /// Supplies what is stored of a table.
    fn bring(&mut self, table: &str) -> Value {
        let rows = self.kept.get(table).cloned().unwrap_or_default();
        let game = self.games.get(table).cloned().unwrap_or_default();
        self.once(&json!({ "is": "log", "table": table, "game": game, "rows": rows }))
    }

    fn keep(&mut self, answer: Value) -> Value {
        let list = |name: &str| answer[name].as_array().cloned().unwrap_or_default();
        let store = list("store");
        if self.full && !store.is_empty() {
            self.tell(list("lost"));
            for kept in &store {
                let table = kept["table"].as_str().expect("a name").to_owned();
                self.once(&json!({ "is": "forget", "table": table }));
                let brought = self.bring(&table);
                self.tell(brought["send"].as_array().cloned().unwrap_or_default());
            }
            return answer;
        }
        for kept in store {
            let rows = self.kept.entry(kept["table"].as_str().expect("a name").to_owned()).or_default();
            assert_eq!(kept["row"]["version"], rows.len(), "no step is missing, and none comes twice");
            rows.push(kept["row"].clone());
        }
        for summary in list("summaries") {
            let name = |field: &str| summary[field].as_str().expect("text").to_owned();
            self.games.insert(name("table"), name("game"));
        }
        self.tell(list("send"));
        self.due = answer["due"].as_i64();
        answer
    }

    fn tell(&mut self, frames: Vec<Value>) {
        let read = |frame: &Value| serde_json::from_str(frame.as_str().expect("text")).expect("a frame is JSON");
        self.told.extend(frames.iter().map(read));
    }

    /// What would otherwise be an HTTP request: status and body.
    pub fn request(&mut self, method: &str, path: &str, body: &str) -> (u64, String) {
        let answer = self.ask(json!({ "is": "request", "method": method, "path": path, "body": body }));
        let body = answer["reply"]["body"].as_str().expect("a reply").to_owned();
        (answer["reply"]["status"].as_u64().expect("a status"), body)
    }

    /// The same, expecting success.
    pub fn get(&mut self, method: &str, path: &str, body: &str) -> Value {
        let (status, body) = self.request(method, path, body);
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).expect("JSON")
    }

    /// Sends a frame.
    pub fn send(&mut self, frame: Value) {
        self.ask(json!({ "is": "frame", "text": frame.to_string() }));
    }

    /// A command, and its answer.
    pub fn command(&mut self, table: &str, id: &str, command: Value) -> Value {
        self.send(json!({ "type": "do", "table": table, "id": id, "command": command }));
        let answered = |frame: &&Value| frame["id"] == id && (frame["type"] == "done" || frame["type"] == "rejected");
        self.told.iter().rev().find(answered).expect("every command is answered").clone()
    }

    /// Opens a table against bots, sits down, starts and watches.
    pub fn open(&mut self, game: &str, players: u8, level: &str) -> String {
        let sit = json!([{ "seat": 1, "nonce": "1".repeat(64) }]);
        let wish = json!({ "game": game, "players": players, "sit": sit, "start_with": level, "pace": "instant" });
        let opened = self.get("POST", "tables", &wish.to_string());
        let table = opened["table"].as_str().expect("a name").to_owned();
        self.watch(&table);
        table
    }

    /// Watches, as the page does: everything comes whole all the same.
    pub fn watch(&mut self, table: &str) {
        self.send(json!({ "type": "watch", "table": table, "eye": "own", "since": null, "patches": true }));
    }

    /// The table as it was last sent.
    pub fn stands(&self) -> &Value {
        let stands = self.told.iter().rev().map(|frame| &frame["now"]).find(|now| now.is_object());
        stands.expect("a table was told")
    }

    /// Lets the house do what is due, or plays for the person by picking whatever can be picked; false at the end.
    pub fn go_on(&mut self, table: &str) -> bool {
        let now = self.stands().clone();
        if now["stage"] != "playing" {
            return false;
        }
        let own = now["turn"]["must"].as_array().is_some_and(|must| must.contains(&json!(1)));
        let left = now["seats"][0]["who"]["is"] != "person";
        if own && !left && !now["choices"].is_null() {
            return self.play(table, &now["choices"]);
        }
        let due = self.due.expect("if it is not our turn, there is something to do");
        self.now = self.now.max(due);
        self.ask(json!({ "is": "work", "rounds": 200 }));
        true
    }

    fn play(&mut self, table: &str, choices: &Value) -> bool {
        let mut draft: Vec<u64> = Vec::new();
        let action = loop {
            self.send(json!({ "type": "walk", "table": table, "seat": 1, "draft": draft, "ask": 1 }));
            let walk = self.told.pop().expect("an answer")["walk"].clone();
            if walk["walk"] == "whole" {
                break walk["action"].clone();
            }
            let options = walk["options"].as_array().expect("picks");
            self.draws += 1;
            let place = (self.draws * 7 + draft.len() as u64) as usize % options.len();
            draft.push(options[place]["pick"].as_u64().expect("a pick"));
        };
        let question = &choices["question"];
        let command = json!({ "do": "play", "seat": 1, "action": action, "question": question });
        let answer = self.command(table, &format!("m{}", self.draws), command);
        assert_eq!(answer["type"], "done", "what can be picked can be done: {answer}");
        true
    }

    /// Plays to the end; after some moves of our own, a bot plays on for us.
    pub fn play_out(&mut self, table: &str) {
        for step in 0..3_000 {
            if step == 150 {
                let command = json!({ "do": "let_bot_play", "seat": 1, "level": "greedy" });
                self.command(table, "leave", command);
            }
            if !self.go_on(table) {
                return;
            }
        }
        panic!("the match does not end");
    }
}
