//! A bystander, who has nothing to do with the attack.

use crate::net::line::{Line, command};
use crate::net::nonce;
use crate::net::told::Kind;
use http_client::{Http, text};
use serde_json::json;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use testkit::Dice;
use tokio::time::{sleep, timeout};

/// A longer wait is cut short, and counts as this long.
const PATIENCE: Duration = Duration::from_secs(10);

/// A table accepts this many commands of this kind before it asks for patience.
const COMMANDS: u32 = 35;

/// How long each answer took.
pub struct Waited(pub [(&'static str, Vec<Duration>); 3]);

/// Gives a command, sends a ping and asks for the list of tables, again and again.
pub async fn stand_by(address: SocketAddr, time: Duration) -> io::Result<Waited> {
    let mut waited = Waited([("command", Vec::new()), ("ping", Vec::new()), ("request", Vec::new())]);
    let mut dice = Dice::new(1, 3);
    let mut http = Http::open(address).await?;
    let session = http.guest("Bystander").await?;
    let mut line = Line::open(address, &session).await?;
    let end = Instant::now() + time;
    while Instant::now() < end {
        let sit = json!([{ "seat": 1, "nonce": nonce(&mut dice) }]);
        let asked = json!({ "game": "ostia", "players": 3, "sit": sit });
        let table = text(&http.post("/api/tables", Some(&session), &asked).await?, "table")?;
        for n in 0..COMMANDS {
            let Waited([(_, commands), (_, pings), (_, requests)]) = &mut waited;
            let id = format!("{table}-{n}");
            let name = json!({ "do": "name", "seat": 1, "name": format!("Name {n}") });
            let asked = Instant::now();
            line.send(command(&table, &id, name)).await?;
            let done = timeout(PATIENCE, async {
                loop {
                    let told = line.next().await?;
                    match told.kind {
                        Kind::Done if told.id.as_ref() == Some(&id) => return Ok(()),
                        Kind::Rejected => return Err(io::Error::other(format!("{:?}", told.refusal))),
                        _ => {}
                    }
                }
            });
            answered(done.await, asked, commands)?;

            let asked = Instant::now();
            line.send(json!({ "type": "ping", "ask": n }).to_string()).await?;
            let pong = timeout(PATIENCE, async {
                while line.next().await?.ask != Some(n) {}
                Ok(())
            });
            answered(pong.await, asked, pings)?;

            let asked = Instant::now();
            let listed = timeout(PATIENCE, http.get("/api/tables", None)).await;
            answered(listed.map(|answer| answer.map(drop)), asked, requests)?;
            sleep(Duration::from_millis(5)).await;
        }
    }
    Ok(waited)
}

fn answered(
    answer: Result<io::Result<()>, tokio::time::error::Elapsed>,
    asked: Instant,
    times: &mut Vec<Duration>,
) -> io::Result<()> {
    times.push(asked.elapsed());
    answer.unwrap_or(Ok(()))
}
