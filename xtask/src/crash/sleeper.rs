//! A table whose only person never moves, on a server that dies: another must notice that the clock has run out.

use super::tables::export;
use super::world::World;
use crate::net::line::{Line, watch};
use crate::net::nonce;
use crate::net::told::{Kind, Logged};
use http_client::{Http, text};
use serde_json::json;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use testkit::Dice;

/// By then the clock has rung, a bot has taken over, and bots have played the match to its end.
const PATIENCE: Duration = Duration::from_secs(90);

/// Opens such a table at this server, says so, and waits for the end of the match.
pub async fn sleep_through(world: Arc<World>, at: Option<SocketAddr>, mut dice: Dice) -> Result<(), String> {
    let opened = match at {
        Some(address) => open(address, &mut dice).await.map_err(|error| format!("a table with a clock: {error}")),
        None => Err("no server for a table with a clock".into()),
    };
    world.started.notify_one();
    let (table, session) = opened?;
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(200)).await;
        if rung_and_over(&world, &table, &session).await? {
            let export = export(&world, &table, &session).await?;
            return world.verify(&table, &export).map(drop);
        }
    }
    Err(format!("table {table}: its clock rang for nobody"))
}

/// A clock of a second, and two bots.
async fn open(at: SocketAddr, dice: &mut Dice) -> io::Result<(String, String)> {
    let mut http = Http::open(at).await?;
    let session = http.guest("Sleeper").await?;
    let asked = json!({
        "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
        "tempo": { "tempo": "live", "bank_ms": 1000, "each_ms": 0 },
        "sit": [{ "seat": 1, "nonce": nonce(dice) }], "start_with": "random",
    });
    let opened = http.post("/api/tables", Some(&session), &asked).await?;
    Ok((text(&opened, "table")?, session))
}

/// Is the match over? Then one clock must have rung, once.
async fn rung_and_over(world: &World, table: &str, session: &str) -> Result<bool, String> {
    let looked = async {
        let address = world.address(0).await;
        // Asked over HTTP first, which does not wake the table: the house must do that.
        let answer = Http::open(address).await?.get(&format!("/api/tables/{table}"), Some(session)).await?;
        if !answer.body.contains("\"stage\":\"over\"") {
            return Ok(None);
        }
        let mut line = Line::open(address, session).await?;
        line.send(watch(table, None)).await?;
        loop {
            let told = line.next().await?;
            if told.kind == Kind::Table {
                return Ok(Some(told.log));
            }
        }
    };
    // It is no fault if a server is just dying.
    let Ok(Some(log)) = looked.await as io::Result<Option<Vec<Logged>>> else { return Ok(false) };
    let rung = log.iter().filter(|step| step.what.what == "bot_took_over" && step.what.why.as_deref() == Some("clock"));
    match rung.count() {
        1 => Ok(true),
        n => Err(format!("table {table}: its clock rang {n} times")),
    }
}
