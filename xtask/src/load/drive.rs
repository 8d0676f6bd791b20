//! Tables of people who play over sockets, at a pace.

use crate::net::line::{Line, command, watch};
use crate::net::nonce;
use crate::net::player::{Manner, Player, Turn};
use crate::net::told::{Kind, Now, Told};
use game::Chance;
use http_client::{Http, text};
use serde_json::{Value, json};
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use testkit::Dice;
use tokio::sync::{Barrier, Semaphore, watch as signal};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// Takes whatever has a button: the cheapest way to play.
const MANNER: Manner = Manner { walks: 0, speaks: 0 };

/// How many tables are opened at the same time.
const AT_ONCE: usize = 32;

/// If nothing happens for this long, the match is stuck.
const STUCK: Duration = Duration::from_secs(60);

/// Everything all tables share.
pub struct Load {
    address: SocketAddr,
    /// Between two moves at a table.
    interval: Duration,
    times: Mutex<Vec<Duration>>,
    connections: AtomicU64,
    ended: AtomicU64,
    going: signal::Sender<bool>,
    openings: Semaphore,
}

impl Load {
    /// This many moves a second at this many tables.
    pub fn new(address: SocketAddr, tables: u64, rate: u64) -> Load {
        let interval = if rate == 0 { Duration::ZERO } else { Duration::from_secs_f64(tables as f64 / rate as f64) };
        Load {
            address,
            interval,
            times: Mutex::default(),
            connections: AtomicU64::default(),
            ended: AtomicU64::default(),
            going: signal::Sender::new(false),
            openings: Semaphore::new(AT_ONCE),
        }
    }

    /// Play begins.
    pub fn go(&self) {
        self.going.send_replace(true);
    }

    /// How long each acknowledgement has taken since this was last asked.
    pub fn take(&self) -> Vec<Duration> {
        std::mem::take(&mut *self.times.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Open connections.
    pub fn connections(&self) -> u64 {
        self.connections.load(Relaxed)
    }

    /// Matches that ended; another was begun for each.
    pub fn ended(&self) -> u64 {
        self.ended.load(Relaxed)
    }

    fn note(&self, time: Duration) {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).push(time);
    }
}

/// Opens the tables, seats the people, and connects everybody; nobody plays yet.
pub async fn begin(load: &Arc<Load>, tables: u64) -> Result<JoinSet<io::Result<()>>, String> {
    let mut playing = JoinSet::new();
    let ready = Arc::new(Barrier::new(tables as usize + 1));
    for number in 0..tables {
        playing.spawn(table(load.clone(), number, ready.clone()));
    }
    tokio::select! {
        _ = timeout(STUCK * 2, ready.wait()) => Ok(playing),
        fault = first_fault(&mut playing) => Err(fault),
    }
}

/// Lets them play.
pub async fn for_a_while(playing: &mut JoinSet<io::Result<()>>, time: Duration) -> Result<(), String> {
    tokio::select! {
        () = sleep(time) => Ok(()),
        fault = first_fault(playing) => Err(fault),
    }
}

async fn first_fault(playing: &mut JoinSet<io::Result<()>>) -> String {
    match playing.join_next().await {
        Some(Ok(Err(error))) => error.to_string(),
        Some(Err(error)) => error.to_string(),
        Some(Ok(Ok(()))) | None => "a table ended".into(),
    }
}

async fn table(load: Arc<Load>, number: u64, ready: Arc<Barrier>) -> io::Result<()> {
    let mut dice = Dice::new(number, 2);
    let (game, people) = if number.is_multiple_of(2) { ("oltre-mare", 2) } else { ("ostia", 3) };
    let mut sessions = Vec::new();
    let mut ready = Some(ready);
    loop {
        let opening = load.openings.acquire().await.map_err(io::Error::other)?;
        let mut http = Http::open(load.address).await?;
        while sessions.len() < people {
            sessions.push(http.guest("Player").await?);
        }
        let table = open(&mut http, game, &sessions, &mut dice).await?;
        let mut lines = Vec::new();
        for session in &sessions {
            let mut line = Line::open(load.address, session).await?;
            line.send(watch(&table, None)).await?;
            lines.push(line);
        }
        lines[0].send(command(&table, "start", json!({ "do": "start" }))).await?;
        drop((opening, http));
        load.connections.fetch_add(people as u64, Relaxed);
        if let Some(ready) = ready.take() {
            ready.wait().await;
        }
        load.going.subscribe().wait_for(|going| *going).await.map_err(io::Error::other)?;
        let first = Instant::now() + load.interval.mul_f64(f64::from(dice.below(1000)) / 1000.0);
        let pace = Arc::new(Mutex::new(first));
        let mut playing = JoinSet::new();
        for (seat, line) in (1..).zip(lines) {
            let player = Player::new(&table, seat, MANNER, dice.split());
            let (load, table, pace) = (load.clone(), table.clone(), pace.clone());
            playing.spawn(
                Person { load, table, line, player, pace, now: None, planned: None, sent: None, made: 0 }.play(),
            );
        }
        while let Some(outcome) = playing.join_next().await {
            outcome.map_err(io::Error::other)??;
        }
        load.connections.fetch_sub(people as u64, Relaxed);
        load.ended.fetch_add(1, Relaxed);
    }
}

async fn open(http: &mut Http, game: &str, sessions: &[String], dice: &mut Dice) -> io::Result<String> {
    let sit = json!([{ "seat": 1, "nonce": nonce(dice) }]);
    let asked = json!({ "game": game, "players": sessions.len(), "listed": true, "sit": sit });
    let opened = http.post("/api/tables", Some(&sessions[0]), &asked).await?;
    let table = text(&opened, "table")?;
    for (seat, session) in (1..).zip(sessions).skip(1) {
        // An open seat of a listed table needs no link.
        let join = json!({ "seat": seat, "link": "", "nonce": nonce(dice) });
        http.post(&format!("/api/tables/{table}/join"), Some(session), &join).await?;
    }
    Ok(table)
}

/// Somebody in a seat, with a connection of their own.
struct Person {
    load: Arc<Load>,
    table: String,
    line: Line,
    player: Player,
    /// When the next move at the table is due.
    pace: Arc<Mutex<Instant>>,
    now: Option<Now>,
    /// What to send when it is time.
    planned: Option<(Instant, Value)>,
    /// When it was sent, if it has not been answered yet.
    sent: Option<Instant>,
    made: u32,
}

impl Person {
    async fn play(mut self) -> io::Result<()> {
        while !self.now.as_ref().is_some_and(Now::is_over) {
            let at = self.planned.as_ref().map(|(at, _)| *at);
            tokio::select! {
                told = timeout(STUCK, self.line.next()) => {
                    let told = told.map_err(|_| io::Error::other(format!("{}: nothing happens: {:?}", self.table, self.now)))??;
                    self.hear(told).await?;
                }
                () = sleep_until(at.unwrap_or_else(Instant::now)), if at.is_some() => self.send().await?,
            }
        }
        Ok(())
    }

    async fn hear(&mut self, told: Told) -> io::Result<()> {
        let turn = match told.kind {
            Kind::Done | Kind::Rejected => {
                // The start of the match is not measured, and a move that came too late does not count.
                if let (Some(sent), Kind::Done) = (self.sent.take(), told.kind) {
                    self.load.note(sent.elapsed());
                }
                self.consider()
            }
            Kind::Walked if self.sent.is_none() => self.player.walked(&told),
            Kind::Gone | Kind::Error => return Err(io::Error::other(format!("{}: {:?}", self.table, told.message))),
            _ => match told.now {
                Some(now) => {
                    self.now = Some(now);
                    self.consider()
                }
                None => Turn::Wait,
            },
        };
        match turn {
            Turn::Wait => Ok(()),
            Turn::Ask(frame) => self.line.send(frame).await,
            Turn::Play { command, .. } => {
                let at = *self.pace.lock().unwrap_or_else(PoisonError::into_inner);
                self.planned = Some((at, command));
                Ok(())
            }
        }
    }

    fn consider(&mut self) -> Turn {
        self.planned = None;
        match &self.now {
            Some(now) if self.sent.is_none() => self.player.consider(now),
            _ => Turn::Wait,
        }
    }

    async fn send(&mut self) -> io::Result<()> {
        let Some((_, what)) = self.planned.take() else { return Ok(()) };
        {
            let mut pace = self.pace.lock().unwrap_or_else(PoisonError::into_inner);
            let now = Instant::now();
            if *pace > now {
                // Somebody else at the table was quicker.
                self.planned = Some((*pace, what));
                return Ok(());
            }
            // A late player catches up, but not more than one move.
            *pace = (*pace).max(now - self.load.interval) + self.load.interval;
        }
        self.made += 1;
        let frame = command(&self.table, &format!("m{}", self.made), what);
        self.sent = Some(Instant::now());
        self.line.send(frame).await
    }
}
