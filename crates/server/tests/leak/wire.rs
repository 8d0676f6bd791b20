//! A server in this process, and clients over real sockets that keep every frame they get.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Running, Server};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as WsFrame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server with a database of its own.
pub struct House {
    running: Running,
    /// Goes last.
    _folder: Folder,
}

/// A folder that is gone when it is dropped, also when a test fails.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

impl House {
    pub async fn open() -> House {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        // In memory where that is possible: what is stored is no part of this test, and waiting for a disk takes most of it.
        let memory = PathBuf::from("/dev/shm");
        let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let folder = base.join(format!("portolan-leak-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut config = Config::new(format!("sqlite:{}", folder.join("leak.db").display()));
        // Nobody here is a flood.
        config.limits.frames = 1_000_000;
        config.limits.frame_burst = 1_000_000;
        House { running: Server::start(config).await.unwrap(), _folder: Folder(folder) }
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
        let (status, text) = self.http("POST", path, who, &body.to_string()).await;
        assert_eq!(status, 200, "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    pub async fn http(&self, method: &str, path: &str, who: Option<&Person>, body: &str) -> (u16, String) {
        let addr: SocketAddr = self.running.addr;
        let mut stream = TcpStream::connect(addr).await.unwrap();
        let bearer = who.map_or(String::new(), |who| format!("Authorization: Bearer {}\r\n", who.session));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             {bearer}Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        timeout(PATIENCE, stream.read_to_string(&mut answer)).await.unwrap().unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, body.to_owned())
    }

    /// A connection of this person.
    pub async fn connect(&self, person: &Person, number: usize) -> Tap {
        let mut tap = Tap {
            person: number,
            eye: None,
            version: 0,
            now: Value::Null,
            frames: Vec::new(),
            asks: 0,
            stream: self.dial(person).await,
        };
        tap.receive_until(|frame| frame["type"] == "welcome").await;
        tap
    }

    async fn dial(&self, person: &Person) -> Socket {
        let address = format!("ws://{}/ws", self.running.addr);
        // Frames go out at once.
        let (mut stream, _) = connect_async_with_config(address, None, true).await.unwrap();
        let hello = json!({ "type": "hello", "session": person.session });
        stream.send(WsFrame::text(hello.to_string())).await.unwrap();
        stream
    }

    /// Cuts the connection and makes a new one; what was recorded stays.
    pub async fn reconnect(&self, person: &Person, tap: &mut Tap) {
        let old = std::mem::replace(&mut tap.stream, self.dial(person).await);
        drop(old);
        tap.receive_until(|frame| frame["type"] == "welcome").await;
    }
}

/// A player.
#[derive(Clone)]
pub struct Person {
    pub session: String,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A frame as it came, with what the recorder knows about it.
#[derive(Clone)]
pub struct Frame {
    /// Whose connection.
    pub person: usize,
    /// The seat the connection was looking through, from 0; none for a spectator's eyes.
    pub eye: Option<usize>,
    /// The answer to something that was asked for a seat.
    pub asked: Option<Asked>,
    /// The version the table had when it came, as far as this connection knew.
    pub version: u32,
    pub text: String,
    pub value: Value,
}

/// What was asked.
#[derive(Clone)]
pub struct Asked {
    pub seat: usize,
    pub text: String,
}

/// A connection that keeps all it gets.
pub struct Tap {
    pub person: usize,
    pub eye: Option<usize>,
    pub version: u32,
    /// How the table stood last.
    pub now: Value,
    pub frames: Vec<Frame>,
    asks: u32,
    stream: Socket,
}

impl Tap {
    pub async fn send(&mut self, message: &Value) {
        self.stream.send(WsFrame::text(message.to_string())).await.unwrap();
    }

    /// Reads and keeps frames up to one that fits.
    async fn receive_until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = timeout(PATIENCE, self.stream.next()).await.expect("the server says nothing");
            let WsFrame::Text(text) = frame.expect("the connection ended").unwrap() else { continue };
            let value: Value = serde_json::from_str(&text).unwrap();
            let now = if value["type"] == "table" || value["type"] == "step" { &value["now"] } else { &Value::Null };
            if now.is_object() {
                self.version = now["version"].as_u64().unwrap() as u32;
                self.now = now.clone();
            }
            let (person, eye, version) = (self.person, self.eye, self.version);
            let done = fits(&value);
            self.frames.push(Frame { person, eye, asked: None, version, text: text.to_string(), value });
            if done {
                return self.frames.last().unwrap().value.clone();
            }
        }
    }

    /// Asks something for a seat, and notes that the answer is one.
    async fn ask(&mut self, seat: usize, message: Value, fits: impl Fn(&Value) -> bool) -> Value {
        let asked = Asked { seat, text: message.to_string() };
        self.send(&message).await;
        let answer = self.receive_until(fits).await;
        self.frames.last_mut().unwrap().asked = Some(asked);
        answer
    }

    /// Follows a table through an eye: `None` for a spectator's. With `since`, only what was missed.
    pub async fn watch(&mut self, table: &str, eye: Option<usize>, since: Option<u32>) {
        self.eye = eye;
        let wish = eye.map_or(json!("spectator"), |seat| json!({ "seat": seat + 1 }));
        self.send(&json!({ "type": "watch", "table": table, "eye": wish, "since": since })).await;
        self.receive_until(|frame| frame["now"].is_object()).await;
    }

    /// Waits until it has been told of a version.
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

    fn next_ask(&mut self) -> u32 {
        self.asks += 1;
        self.asks
    }
}
