//! One table after another: opened, played by people and bots, verified.

use super::person::Person;
use super::world::World;
use crate::net::nonce;
use game::Chance;
use http_client::{Http, text};
use serde_json::{Value, json};
use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use testkit::Dice;

/// Plays matches until no new ones should begin, but at least one.
pub async fn play(world: Arc<World>, number: u64, mut dice: Dice) -> Result<(), String> {
    loop {
        // Anything half opened when the server died is left behind.
        match open(&world, number, &mut dice).await {
            Ok(sitting) => sitting.play(&world, &mut dice).await?,
            Err(error) if error.kind() == io::ErrorKind::Other && !error.to_string().contains(" 503 ") => {
                return Err(error.to_string());
            }
            Err(_) => {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
        }
        if world.closing.load(Relaxed) {
            return Ok(());
        }
    }
}

/// People at a table.
struct Sitting {
    table: String,
    /// By seat, from 1: sessions. The first is the host.
    sessions: Vec<String>,
    bots: &'static str,
}

/// Both games, with two people and bots, or with people only.
async fn open(world: &World, number: u64, dice: &mut Dice) -> io::Result<Sitting> {
    let game = if number.is_multiple_of(2) { "oltre-mare" } else { "ostia" };
    let (people, players) = if number % 4 < 2 { (2, 3 + dice.below(2)) } else { (3, 3) };
    let memory = match (game, dice.once_in(3)) {
        ("oltre-mare", false) => "all-cargos",
        ("oltre-mare", true) => "as-printed",
        (_, false) => "yes",
        (_, true) => "no",
    };
    let mut http = Http::open(world.address(dice.below(16)).await).await?;
    let mut sessions = vec![http.guest("Host").await?];
    let asked = json!({
        "game": game, "players": players, "options": { "memory": memory }, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(dice) }],
    });
    let opened = http.post("/api/tables", Some(&sessions[0]), &asked).await?;
    let table = text(&opened, "table")?;
    for seat in 2..=people {
        let session = http.guest("Guest").await?;
        let links = opened["links"].as_array().into_iter().flatten();
        let link = links.into_iter().find(|link| link["seat"] == seat).map_or(Value::Null, |link| link["link"].clone());
        let join = json!({ "seat": seat, "link": link, "nonce": nonce(dice) });
        http.post(&format!("/api/tables/{table}/join"), Some(&session), &join).await?;
        sessions.push(session);
    }
    Ok(Sitting { table, sessions, bots: if dice.once_in(2) { "random" } else { "greedy" } })
}

impl Sitting {
    /// Plays the match to its end and verifies it.
    async fn play(self, world: &Arc<World>, dice: &mut Dice) -> Result<(), String> {
        let mut playing = tokio::task::JoinSet::new();
        for (seat, session) in (1..).zip(&self.sessions) {
            let mut person = Person::new(world.clone(), session.clone(), &self.table, seat, dice.split());
            if seat == 1 {
                person.wish(json!({ "do": "start", "fill": self.bots }));
            }
            playing.spawn(person.play());
        }
        let mut played = 0;
        while let Some(outcome) = playing.join_next().await {
            played = outcome.map_err(|error| error.to_string())??;
        }
        let export = export(world, &self.table, &self.sessions[0]).await?;
        let records = world.verify(&self.table, &export)?;
        // The deal is a record too.
        if records != played + 1 {
            return Err(format!("table {}: {played} actions in the log, {records} records in the file", self.table));
        }
        Ok(())
    }
}

/// The match file of a table where nothing more can be played.
pub async fn export(world: &World, table: &str, session: &str) -> Result<String, String> {
    let mut last = String::new();
    for _ in 0..500 {
        let asked = async {
            let mut http = Http::open(world.address(0).await).await?;
            http.get(&format!("/api/tables/{table}/export"), Some(session)).await
        };
        match asked.await {
            Ok(answer) if answer.status == 200 => return Ok(answer.body),
            Ok(answer) if answer.status < 500 => return Err(format!("export of {table}: {}", answer.body)),
            Ok(answer) => last = answer.body,
            Err(error) => last = error.to_string(),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Err(format!("export of {table}: {last}"))
}
