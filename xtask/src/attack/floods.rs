//! The floods. Each is a few tasks that send requests again and again, up to a number of times and until an end.

use crate::net::line::{Line, command, watch};
use crate::net::nonce;
use http_client::{Http, ask, text};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use testkit::Dice;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// A flood.
pub struct Flood {
    pub name: &'static str,
    kind: Kind,
    /// Tasks that send at the same time,
    tasks: u32,
    /// the most requests that each sends,
    times: u32,
    /// and how long it waits in between.
    pause_ms: u64,
}

#[derive(Clone, Copy)]
enum Kind {
    Imports,
    Halves,
    Gone,
    Guesses,
    Hints,
    Refused,
    Reviews,
    Bots,
    Deaf,
    Talk,
    Tables,
    Pings,
}

/// All of them.
pub const FLOODS: &[Flood] = &[
    flood("imports", Kind::Imports, 10, 60, 100),
    flood("halves", Kind::Halves, 60, 10, 500),
    flood("gone", Kind::Gone, 20, 200, 30),
    flood("guesses", Kind::Guesses, 50, 100, 50),
    flood("hints", Kind::Hints, 4, 200, 70),
    flood("refused", Kind::Refused, 4, 400, 50),
    flood("reviews", Kind::Reviews, 8, 100, 100),
    // One guest, with as many connections as a guest may have.
    flood("bots", Kind::Bots, 14, 1, 0),
    flood("deaf", Kind::Deaf, 12, 2_000, 0),
    flood("talk", Kind::Talk, 8, 2_000, 0),
    flood("tables", Kind::Tables, 8, 500, 10),
    flood("pings", Kind::Pings, 8, 20_000, 0),
];

const fn flood(name: &'static str, kind: Kind, tasks: u32, times: u32, pause_ms: u64) -> Flood {
    Flood { name, kind, tasks, times, pause_ms }
}

/// What the server holds before anybody floods it.
#[derive(Clone)]
pub struct Scene {
    address: SocketAddr,
    file: Arc<str>,
    /// Somebody else's finished match.
    over: Arc<str>,
    /// Guests with a match against bots each, which waits for them.
    alone: Arc<[(String, String)]>,
}

impl Scene {
    pub async fn set(address: SocketAddr, file: &str) -> io::Result<Scene> {
        let mut http = Http::open(address).await?;
        let credentials = json!({ "login": "owner", "password": "correct horse" });
        http.post("/api/register", None, &credentials).await?;
        let mut alone = Vec::new();
        for n in 0..8 {
            let session = http.guest(&format!("Guest {n}")).await?;
            alone.push((solo(&mut http, &session, "ostia", "greedy", n).await?, session));
        }
        let (over, session) = alone.last().cloned().ok_or(io::ErrorKind::NotFound)?;
        let mut line = Line::open(address, &session).await?;
        line.send(watch(&over, None)).await?;
        let bot = json!({ "do": "let_bot_play", "seat": 1, "level": "random" });
        line.send(command(&over, "bot", bot)).await?;
        let ended = async {
            while !line.next().await?.now.is_some_and(|now| now.is_over()) {}
            io::Result::Ok(())
        };
        timeout(Duration::from_secs(60), ended).await.map_err(io::Error::other)??;
        alone.pop();
        Ok(Scene { address, file: file.into(), over: over.into(), alone: alone.into() })
    }
}

async fn solo(http: &mut Http, session: &str, game: &str, bots: &str, n: u64) -> io::Result<String> {
    let sit = json!([{ "seat": 1, "nonce": nonce(&mut Dice::new(n, 4)) }]);
    let asked =
        json!({ "game": game, "players": 3, "start_with": bots, "sit": sit, "bot_pause_ms": 0, "patience_ms": 0 });
    text(&http.post("/api/tables", Some(session), &asked).await?, "table")
}

/// A running flood.
pub struct Flooding {
    tasks: JoinSet<()>,
    counts: Counts,
    end: Instant,
}

type Counts = Arc<Mutex<BTreeMap<String, u32>>>;

/// Begins a flood. It ends by itself when this time is over.
pub fn begin(flood: &Flood, scene: &Scene, time: Duration) -> Flooding {
    let (mut tasks, counts, end) = (JoinSet::new(), Counts::default(), Instant::now() + time);
    for n in 0..flood.tasks {
        let (scene, counts) = (scene.clone(), counts.clone());
        let (kind, times, pause) = (flood.kind, flood.times, Duration::from_millis(flood.pause_ms));
        tasks.spawn(async move {
            let mut attacker = Attacker { scene, n, line: None, table: String::new(), session: String::new() };
            for time in 0..times {
                let left = end.saturating_duration_since(Instant::now());
                if left.is_zero() {
                    return;
                }
                let outcome = match timeout(left, attacker.strike(kind, time)).await {
                    Ok(Ok(outcome)) => outcome,
                    Ok(Err(error)) => {
                        attacker.line = None;
                        sleep(Duration::from_millis(20)).await;
                        error.kind().to_string()
                    }
                    Err(_) => "unanswered at the end".into(),
                };
                *counts.lock().unwrap_or_else(PoisonError::into_inner).entry(outcome).or_default() += 1;
                sleep(pause).await;
            }
        });
    }
    Flooding { tasks, counts, end }
}

impl Flooding {
    /// Waits until it is over, and returns the outcome of all tries.
    pub async fn end(mut self) -> String {
        let all = async { while self.tasks.join_next().await.is_some() {} };
        timeout(self.end.saturating_duration_since(Instant::now()) + Duration::from_secs(2), all).await.ok();
        self.tasks.shutdown().await;
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.iter().map(|(outcome, count)| format!("{count} {outcome}")).collect::<Vec<_>>().join(", ")
    }
}

struct Attacker {
    scene: Scene,
    n: u32,
    line: Option<Line>,
    table: String,
    session: String,
}

impl Attacker {
    /// One of several addresses.
    fn from(&self, addresses: u32) -> String {
        format!("203.0.113.{}", self.n % addresses)
    }

    /// Does it once, and returns a word for the outcome.
    async fn strike(&mut self, kind: Kind, time: u32) -> io::Result<String> {
        let address = self.scene.address;
        match kind {
            Kind::Imports => {
                let stream = self.post("/api/replay?open=true", 1, &self.scene.file.clone()).await?;
                sleep(Duration::from_millis(150)).await;
                drop(stream);
                Ok("gone".into())
            }
            Kind::Halves => {
                let from = self.from(10);
                let mut stream = TcpStream::connect(address).await?;
                let head = format!(
                    "POST /api/replay HTTP/1.1\r\nhost: a\r\nx-forwarded-for: {from}\r\ncontent-length: 900000\r\n\r\n{{"
                );
                stream.write_all(head.as_bytes()).await?;
                // Until it is cut off.
                let mut answer = [0; 12];
                stream.read_exact(&mut answer).await?;
                Ok(String::from_utf8_lossy(&answer[9..]).into_owned())
            }
            Kind::Gone => {
                let body = json!({ "login": "owner", "password": format!("wrong {time}") }).to_string();
                let stream = self.post("/api/login", 20, &body).await?;
                sleep(Duration::from_millis(10)).await;
                drop(stream);
                Ok("gone".into())
            }
            Kind::Guesses => {
                let body = json!({ "login": "owner", "password": format!("wrong {time}") });
                let from = self.from(50);
                self.ask("POST", "/api/login", &[("x-forwarded-for", &from)], Some(&body)).await
            }
            Kind::Hints => {
                let alone = self.scene.alone.clone();
                let (table, session) = &alone[(self.n + time) as usize % alone.len()];
                self.with_session("GET", &format!("/api/tables/{table}/hint"), &session.clone()).await
            }
            Kind::Refused => {
                let what = ["hint", "review", "replay"][time as usize % 3];
                let table =
                    if time.is_multiple_of(2) { self.scene.over.to_string() } else { self.scene.alone[0].0.clone() };
                let session = self.guest().await?;
                self.with_session("GET", &format!("/api/tables/{table}/{what}?open=true"), &session).await
            }
            Kind::Reviews => {
                let session = self.guest().await?;
                let path = format!("/api/tables/{}/review", self.scene.over);
                self.with_session("POST", &path, &session).await
            }
            Kind::Bots => {
                let mut http = Http::open(address).await?;
                let session = self.scene.alone[0].1.clone();
                let table = solo(&mut http, &session, "ostia", "master", u64::from(self.n)).await?;
                let mut line = Line::open(address, &session).await?;
                line.send(watch(&table, None)).await?;
                let bot = json!({ "do": "let_bot_play", "seat": 1, "level": "master" });
                line.send(command(&table, "bot", bot)).await?;
                while !line.next().await?.now.is_some_and(|now| now.is_over()) {}
                Ok("match".into())
            }
            Kind::Deaf => {
                let table = self.scene.over.to_string();
                self.line().await?.send(watch(&table, None)).await?;
                tokio::task::yield_now().await;
                Ok("asked".into())
            }
            Kind::Talk => {
                let (id, what) = (format!("t{time}"), json!({ "do": "say", "text": "x".repeat(300) }));
                if self.table.is_empty() {
                    let session = self.guest().await?;
                    let mut http = Http::open(address).await?;
                    self.table = solo(&mut http, &session, "ostia", "greedy", u64::from(self.n)).await?;
                }
                let table = self.table.clone();
                let line = self.line().await?;
                line.send(command(&table, &id, what)).await?;
                while line.next().await?.id.as_ref() != Some(&id) {}
                Ok("said".into())
            }
            Kind::Tables => {
                let session = self.guest().await?;
                let asked = json!({ "game": "ostia", "players": 3 });
                let bearer = format!("Bearer {session}");
                self.ask("POST", "/api/tables", &[("authorization", &bearer)], Some(&asked)).await
            }
            Kind::Pings => {
                let line = self.line().await?;
                line.send(json!({ "type": "ping", "ask": time }).to_string()).await?;
                while line.next().await?.ask != Some(time) {}
                Ok("answered".into())
            }
        }
    }

    async fn guest(&mut self) -> io::Result<String> {
        if self.session.is_empty() {
            self.session = Http::open(self.scene.address).await?.guest(&format!("Eve {}", self.n)).await?;
        }
        Ok(self.session.clone())
    }

    async fn line(&mut self) -> io::Result<&mut Line> {
        if self.line.is_none() {
            let session = self.guest().await?;
            self.line = Some(Line::open(self.scene.address, &session).await?);
        }
        self.line.as_mut().ok_or_else(|| io::ErrorKind::NotConnected.into())
    }

    /// Sends a request and does not wait for the answer.
    async fn post(&self, path: &str, addresses: u32, body: &str) -> io::Result<TcpStream> {
        let mut stream = TcpStream::connect(self.scene.address).await?;
        let (from, length) = (self.from(addresses), body.len());
        let head = format!("POST {path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: {from}\r\n");
        let head = format!("{head}content-type: application/json\r\ncontent-length: {length}\r\n\r\n");
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        Ok(stream)
    }

    async fn with_session(&self, method: &str, path: &str, session: &str) -> io::Result<String> {
        let (bearer, from) = (format!("Bearer {session}"), self.from(8));
        self.ask(method, path, &[("authorization", &bearer), ("x-forwarded-for", &from)], None).await
    }

    async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> io::Result<String> {
        Ok(ask(self.scene.address, method, path, headers, body).await?.status.to_string())
    }
}
