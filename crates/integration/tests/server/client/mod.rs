//! A client for tests: becomes a guest, follows tables over a real socket, and plays by walking at random. It knows no
//! rules.

#![allow(dead_code, reason = "each proof uses a part of it")]

use futures_util::{SinkExt, StreamExt};
use game::Edition;
use games::{FullGame, Visitor};
pub use http_client::Answer;
use protocol::Patch;
use protocol::patch::Window;
use record::MatchFile;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::{CloseFrame, frame::coding::CloseCode},
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Nothing takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// One request on a connection of its own.
pub async fn http(
    addr: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> Answer {
    let answer = timeout(PATIENCE, http_client::ask(addr, method, path, headers, body));
    answer.await.expect("an answer in time").expect("the server listens")
}

/// 64 hexadecimal digits that are not secret.
pub fn nonce(n: u64) -> String {
    format!("{n:064x}")
}

/// Reads an exported match and proves it, deal and all.
pub struct Verify(pub String);

impl Visitor for Verify {
    type Out = ();

    fn visit<G: FullGame>(self) {
        let file = MatchFile::<G>::read(&self.0).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert!(file.header.shuffle.is_some(), "the deal can be proven");
        assert!(file.end.is_some(), "played to the end");
        file.verify(&G::Edition::builtin()).unwrap_or_else(|fault| panic!("{fault:?}"));
    }
}

/// Somebody with a session and a socket.
pub struct Client {
    pub addr: SocketAddr,
    pub session: String,
    pub player: String,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The state of each table, as last told.
    pub now: HashMap<String, Value>,
    /// Everything that was sent here, if somebody wants to inspect it.
    pub heard: Option<Vec<String>>,
    /// Asks for patches. Readers are given the messages that the patches make.
    pub patches: bool,
    /// The tables and steps that were sent, for patches to continue.
    pub windows: HashMap<String, Window<String>>,
    /// How much was sent.
    pub bytes: usize,
    /// Why the server closed.
    pub closed: Option<CloseFrame>,
    chance: u64,
    serial: u32,
}

impl Client {
    /// A new guest, connected.
    pub async fn guest(addr: SocketAddr, name: &str) -> Client {
        let answer = http(addr, "POST", "/api/guest", &[], Some(&json!({ "name": name }))).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let session = answer.json()["session"].as_str().expect("a new session").to_owned();
        Client::with_session(addr, &session).await
    }

    /// Somebody who has a session.
    pub async fn with_session(addr: SocketAddr, session: &str) -> Client {
        Client::connect(addr, session, None).await
    }

    /// Somebody who has a session, and keeps everything they are sent.
    pub async fn listening(addr: SocketAddr, session: &str) -> Client {
        Client::connect(addr, session, Some(Vec::new())).await
    }

    async fn connect(addr: SocketAddr, session: &str, heard: Option<Vec<String>>) -> Client {
        let socket = socket(addr).await;
        let chance =
            0x9e37_79b9_7f4a_7c15 ^ session.bytes().fold(7, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte));
        let mut client = Client {
            addr,
            session: session.to_owned(),
            player: String::new(),
            socket,
            now: HashMap::new(),
            heard,
            patches: false,
            windows: HashMap::new(),
            bytes: 0,
            closed: None,
            chance,
            serial: 0,
        };
        client.hello().await;
        client
    }

    /// A new socket in place of the old one, perhaps to a different server.
    pub async fn reconnect(&mut self, addr: SocketAddr) {
        self.addr = addr;
        self.socket = socket(addr).await;
        self.windows.clear();
        self.closed = None;
        self.hello().await;
    }

    async fn hello(&mut self) {
        let session = self.session.clone();
        self.send(&json!({ "type": "hello", "session": session })).await;
        let welcome = self.until(|message| message["type"] == "welcome").await;
        self.player = welcome["player"]["id"].as_str().expect("an id").to_owned();
    }

    /// A request with the session.
    pub async fn http(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        http(self.addr, method, path, &[("authorization", &format!("Bearer {}", self.session))], body.as_ref()).await
    }

    /// Opens a table: its id and the links of its open seats.
    pub async fn open(&self, asked: Value) -> (String, HashMap<u64, String>) {
        let answer = self.http("POST", "/api/tables", Some(asked)).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let opened = answer.json();
        let links = opened["links"].as_array().expect("links").iter();
        let link = |link: &Value| Some((link["seat"].as_u64()?, link["link"].as_str()?.to_owned()));
        (opened["table"].as_str().expect("an id").to_owned(), links.filter_map(link).collect())
    }

    pub async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.ok();
    }

    pub async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.send(Message::binary(bytes)).await.ok();
    }

    /// Begins to close the connection, as browsers do.
    pub async fn say_goodbye(&mut self) {
        let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
        self.socket.send(Message::Close(Some(frame))).await.expect("it was open");
    }

    /// The next message.
    pub async fn receive(&mut self) -> Value {
        self.next().await.unwrap_or_else(|| panic!("closed: {:?}", self.closed))
    }

    /// Reads until the match is known to be over.
    pub async fn until_over(&mut self, table: &str) {
        while !self.is_over(table) {
            self.receive().await;
        }
    }

    /// The next message; nothing once the server has closed.
    pub async fn next(&mut self) -> Option<Value> {
        // Pings do not count.
        let deadline = Instant::now() + PATIENCE;
        loop {
            match timeout_at(deadline, self.socket.next()).await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    self.bytes += text.len();
                    let text = self.whole(text.to_string());
                    let message: Value = serde_json::from_str(&text).expect("the server sends JSON");
                    if let Some(heard) = &mut self.heard {
                        heard.push(text);
                    }
                    if !message["now"].is_null() {
                        let table = message["table"].as_str().expect("a table").to_owned();
                        self.now.insert(table, message["now"].clone());
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(why))) => self.closed = why,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// The message that a patch makes; any other as it is.
    fn whole(&mut self, text: String) -> String {
        let message: Value = serde_json::from_str(&text).expect("the server sends JSON");
        let kind = message["type"].as_str().unwrap_or_default();
        if !matches!(kind, "table" | "step" | "patch") {
            return text;
        }
        assert!(kind != "patch" || self.patches, "nobody asked for patches");
        let window = self.windows.entry(message["table"].to_string()).or_default();
        let on = message["on"].as_u64().unwrap_or_default() as usize;
        if on == 0 {
            window.clear();
        }
        let whole = if kind == "patch" {
            let [sum, patch] = ["sum", "patch"].map(|part| message[part].as_str().expect("a text").to_owned());
            let patch = Patch { on, sum, patch };
            let whole = window.apply(&patch).expect("a patch fits what was sent before");
            // It says nothing that does not follow from what this client was sent before and is sent now.
            assert_eq!(window.patch(&whole), Some(patch));
            whole
        } else {
            text
        };
        window.push(whole.clone());
        whole
    }

    /// Reads until a message fits.
    pub async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.receive().await;
            if fits(&message) {
                return message;
            }
        }
    }

    /// Reads until the server closes.
    pub async fn until_closed(&mut self) -> u16 {
        while self.next().await.is_some() {}
        self.closed.as_ref().map_or(0, |why| why.code.into())
    }

    /// Follows a table: the first message about it.
    pub async fn watch(&mut self, table: &str, since: Option<u64>) -> Value {
        self.watch_as(table, json!("own"), since).await
    }

    pub async fn watch_as(&mut self, table: &str, eye: Value, since: Option<u64>) -> Value {
        let watch = json!({ "type": "watch", "table": table, "eye": eye, "since": since, "patches": self.patches });
        self.send(&watch).await;
        // A client that asks for the whole table may still get earlier steps first.
        let ours: &[&str] = if since.is_some() { &["table", "step", "gone"] } else { &["table", "gone"] };
        self.until(|message| message["table"] == table && ours.iter().any(|kind| message["type"] == *kind)).await
    }

    /// A command with a new id.
    pub async fn act(&mut self, table: &str, command: Value) -> Result<u64, Value> {
        self.serial += 1;
        let id = format!("{}-{}", self.player, self.serial);
        self.act_as(table, &id, command).await
    }

    /// A command with this id: the version it became, or the rejection.
    pub async fn act_as(&mut self, table: &str, id: &str, command: Value) -> Result<u64, Value> {
        self.send(&json!({ "type": "do", "table": table, "id": id, "command": command })).await;
        let answer =
            self.until(|message| message["id"] == id && (message["type"] == "done" || message["type"] == "rejected"));
        let answer = answer.await;
        if answer["type"] == "done" { Ok(answer["version"].as_u64().expect("a version")) } else { Err(answer) }
    }

    /// A random complete action of a seat, with the question it answers; nothing if the seat has no choices.
    pub async fn walk(&mut self, table: &str) -> Option<(u64, String, u64)> {
        let choices = self.now.get(table)?["choices"].clone();
        let (seat, question) = (choices["seat"].as_u64()?, choices["question"].as_u64()?);
        let mut draft: Vec<u64> = Vec::new();
        loop {
            self.serial += 1;
            let ask = self.serial;
            self.send(&json!({ "type": "walk", "table": table, "seat": seat, "draft": draft, "ask": ask })).await;
            let answer = self.until(|message| message["type"] == "walked" && message["ask"] == ask).await;
            let walk = &answer["walk"];
            match walk["walk"].as_str()? {
                "whole" => return Some((seat, walk["notation"].as_str()?.to_owned(), question)),
                "pick" => {
                    let options = walk["options"].as_array()?;
                    draft.push(options[self.below(options.len())]["pick"].as_u64()?);
                }
                _ => return None,
            }
        }
    }

    /// Is the match known to be over?
    pub fn is_over(&self, table: &str) -> bool {
        self.now.get(table).is_some_and(|now| now["stage"] == "over" || now["stage"] == "abandoned")
    }

    /// Is play waiting for the seat this client looks through?
    pub fn must(&self, table: &str) -> bool {
        let Some(now) = self.now.get(table) else { return false };
        let seat = &now["choices"]["seat"];
        !seat.is_null() && now["turn"]["must"].as_array().is_some_and(|must| must.contains(seat))
    }

    /// Makes one random move if it can, otherwise waits for the next message. Returns the version the move became.
    pub async fn play(&mut self, table: &str) -> Option<u64> {
        let eager = self.below(5) == 0 && !self.now.get(table).is_none_or(|now| now["choices"].is_null());
        if !self.must(table) && !eager {
            self.receive().await;
            return None;
        }
        // A walk goes astray if somebody acts in between: the new state arrives on the way, and the next walk fits.
        let (seat, action, question) = self.walk(table).await?;
        let play = json!({ "do": "play", "seat": seat, "action": action, "question": question });
        match self.act(table, play).await {
            Ok(version) => return Some(version),
            // Somebody else was faster.
            Err(rejected) => assert_ne!(rejected["refusal"]["message"]["key"], "table-not-your-seat", "{rejected}"),
        }
        None
    }

    /// Plays at random until the match is over.
    pub async fn play_out(&mut self, table: &str) {
        while !self.is_over(table) {
            self.play(table).await;
        }
    }

    /// A small number that is random enough.
    pub fn below(&mut self, n: usize) -> usize {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance % n.max(1) as u64) as usize
    }
}

async fn socket(addr: SocketAddr) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    // Frames go out at once.
    let socket = connect_async_with_config(format!("ws://{addr}/ws"), None, true);
    socket.await.expect("the server speaks WebSocket").0
}
