//! A server in this process, and clients over real sockets that record every frame they get.

use crate::client::{self, Answer, Client};
use serde_json::{Value, json};
use server::{Config, Running, Server};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A server with a database of its own.
pub struct TestServer {
    running: Running,
    /// Goes last.
    _folder: Folder,
}

/// A folder that is removed when it is dropped, even if a test fails.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

impl TestServer {
    pub async fn open() -> TestServer {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        // In memory if possible: storage is not part of this test, and waiting for a disk would take most of its time.
        let memory = PathBuf::from("/dev/shm");
        let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let folder = base.join(format!("portolan-leak-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut config = Config::new(format!("sqlite:{}", folder.join("leak.db").display()));
        // Nobody here floods the server.
        config.limits.frames = 1_000_000;
        config.limits.frame_burst = 1_000_000;
        TestServer { running: Server::start(config).await.unwrap(), _folder: Folder(folder) }
    }

    pub async fn close(self) {
        self.running.stop().await;
    }

    pub async fn guest(&self, name: &str) -> Person {
        let session = self.post("/api/guest", None, &json!({ "name": name })).await;
        Person { session: session["session"].as_str().unwrap().to_owned() }
    }

    /// Posts, and expects success.
    pub async fn post(&self, path: &str, who: Option<&Person>, body: &Value) -> Value {
        let answer = self.http("POST", path, who, Some(body)).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        answer.json()
    }

    pub async fn http(&self, method: &str, path: &str, who: Option<&Person>, body: Option<&Value>) -> Answer {
        let bearer = who.map(|who| format!("Bearer {}", who.session));
        let headers: Vec<_> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        client::http(self.running.addr, method, path, &headers, body).await
    }

    /// A connection of this person.
    pub async fn connect(&self, person: &Person, number: usize) -> Tap {
        let mut client = Client::listening(self.running.addr, &person.session).await;
        client.patches = true;
        Tap { person: number, eye: None, version: 0, now: Value::Null, frames: Vec::new(), asks: 0, client }
    }

    /// Cuts the connection and makes a new one. The recording continues.
    pub async fn reconnect(&self, tap: &mut Tap) {
        tap.client.reconnect(self.running.addr).await;
    }
}

/// A player.
#[derive(Clone)]
pub struct Person {
    pub session: String,
}

/// A frame as it came, with what the recorder knows about it.
#[derive(Clone)]
pub struct Frame {
    /// The owner of the connection.
    pub person: usize,
    /// The seat the connection was looking through, from 0; none for a spectator's eyes.
    pub eye: Option<usize>,
    /// The answer to something that was asked for a seat.
    pub asked: Option<Asked>,
    /// The version the table had when it came, as far as this connection knew. For a missed step: the version of the
    /// table that was told with the last of them.
    pub version: u32,
    pub text: String,
    pub value: Value,
}

/// The question.
#[derive(Clone)]
pub struct Asked {
    pub seat: usize,
    pub text: String,
}

/// A connection that records everything it gets.
pub struct Tap {
    pub person: usize,
    pub eye: Option<usize>,
    pub version: u32,
    /// The last state of the table.
    pub now: Value,
    pub frames: Vec<Frame>,
    asks: u32,
    client: Client,
}

impl Tap {
    /// Reads and records frames up to one that fits.
    async fn receive_until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            self.client.receive().await;
            for text in self.client.heard.replace(Vec::new()).unwrap_or_default() {
                self.keep(text);
            }
            let Some(Frame { value, .. }) = self.frames.last() else { continue };
            if fits(value) {
                return value.clone();
            }
        }
    }

    fn keep(&mut self, text: String) {
        let value: Value = serde_json::from_str(&text).unwrap();
        let now = if value["type"] == "table" || value["type"] == "step" { &value["now"] } else { &Value::Null };
        if now.is_object() {
            self.version = now["version"].as_u64().unwrap() as u32;
            self.now = now.clone();
            let missed = self.frames.iter_mut().rev().take_while(|frame| !frame.value["now"].is_object());
            missed.filter(|frame| frame.value["type"] == "step").for_each(|frame| frame.version = self.version);
        }
        let (person, eye, version) = (self.person, self.eye, self.version);
        self.frames.push(Frame { person, eye, asked: None, version, text, value });
    }

    /// Asks something for a seat, and notes that the answer is one.
    async fn ask(&mut self, seat: usize, message: Value, fits: impl Fn(&Value) -> bool) -> Value {
        let asked = Asked { seat, text: message.to_string() };
        self.client.send(&message).await;
        let answer = self.receive_until(fits).await;
        self.frames.last_mut().unwrap().asked = Some(asked);
        answer
    }

    /// Follows a table through an eye: `None` for a spectator's. With `since`, only what was missed.
    pub async fn watch(&mut self, table: &str, eye: Option<usize>, since: Option<u32>) {
        self.eye = eye;
        let wish = eye.map_or(json!("spectator"), |seat| json!({ "seat": seat + 1 }));
        let watch = json!({ "type": "watch", "table": table, "eye": wish, "since": since, "patches": true });
        self.client.send(&watch).await;
        self.receive_until(|frame| frame["now"].is_object()).await;
    }

    /// Waits until it has heard of a version.
    pub async fn reach(&mut self, version: u32) {
        if self.version < version {
            self.receive_until(|frame| frame["now"]["version"].as_u64() >= Some(version.into())).await;
        }
    }

    /// A command: the version it became, or the refusal.
    pub async fn command(&mut self, table: &str, id: &str, seat: usize, command: Value) -> Result<u32, Value> {
        let message = json!({ "type": "do", "table": table, "id": id, "command": command });
        let fits = |frame: &Value| frame["id"] == id && (frame["type"] == "done" || frame["type"] == "rejected");
        let answer = self.ask(seat, message, fits).await;
        match answer["version"].as_u64() {
            Some(version) => Ok(version as u32),
            None => Err(answer),
        }
    }

    pub async fn walk(&mut self, table: &str, seat: usize, draft: &[u8]) -> Value {
        let ask = self.next_ask();
        let message = json!({ "type": "walk", "table": table, "seat": seat + 1, "draft": draft, "ask": ask });
        let answer = self.ask(seat, message, |frame| frame["type"] == "walked" && frame["ask"] == ask).await;
        answer["walk"].clone()
    }

    pub async fn preview(&mut self, table: &str, seat: usize, action: &str) -> Value {
        let ask = self.next_ask();
        let message = json!({ "type": "preview", "table": table, "seat": seat + 1, "action": action, "ask": ask });
        self.ask(seat, message, |frame| frame["type"] == "previewed" && frame["ask"] == ask).await
    }

    /// Leaves standing orders for a seat, or revokes them: the answer.
    pub async fn orders(&mut self, table: &str, seat: usize, orders: &Value) -> Value {
        let id = format!("orders-{}", self.next_ask());
        let message = json!({ "type": "orders", "table": table, "id": id, "seat": seat, "orders": orders });
        let fits = |frame: &Value| frame["id"] == id && (frame["type"] == "done" || frame["type"] == "rejected");
        self.ask(seat - 1, message, fits).await
    }

    /// Reads all that was sent up to now.
    pub async fn settle(&mut self) {
        let ask = self.next_ask();
        self.client.send(&json!({ "type": "ping", "ask": ask })).await;
        self.receive_until(|frame| frame["type"] == "pong" && frame["ask"] == ask).await;
        self.frames.pop();
    }

    fn next_ask(&mut self) -> u32 {
        self.asks += 1;
        self.asks
    }
}
