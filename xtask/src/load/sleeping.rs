//! Matches that were begun and abandoned.

use crate::net::nonce;
use http_client::Http;
use serde_json::json;
use std::io;
use std::net::SocketAddr;
use testkit::Dice;
use tokio::task::JoinSet;

/// As many as one player may have.
const OF_ONE: u64 = 100;

/// How many hosts open tables at the same time.
const AT_ONCE: usize = 64;

/// Begins this many matches. All seats are people's, so that nothing is due for the house.
pub async fn open(address: SocketAddr, tables: u64) -> Result<(), String> {
    let mut hosts = JoinSet::new();
    for host in 0..tables.div_ceil(OF_ONE) {
        if hosts.len() >= AT_ONCE {
            ended(hosts.join_next().await)?;
        }
        hosts.spawn(open_some(address, host, OF_ONE.min(tables - host * OF_ONE)));
    }
    while !hosts.is_empty() {
        ended(hosts.join_next().await)?;
    }
    Ok(())
}

fn ended(outcome: Option<Result<io::Result<()>, tokio::task::JoinError>>) -> Result<(), String> {
    match outcome {
        Some(Ok(Err(error))) => Err(error.to_string()),
        Some(Err(error)) => Err(error.to_string()),
        Some(Ok(Ok(()))) | None => Ok(()),
    }
}

async fn open_some(address: SocketAddr, host: u64, tables: u64) -> io::Result<()> {
    let mut dice = Dice::new(host, 1);
    let mut http = Http::open(address).await?;
    let session = http.guest("Host").await?;
    for table in 0..tables {
        let (game, players) = if table.is_multiple_of(2) { ("oltre-mare", 2) } else { ("ostia", 3) };
        let sit: Vec<_> = (1..=players).map(|seat| json!({ "seat": seat, "nonce": nonce(&mut dice) })).collect();
        let asked = json!({ "game": game, "players": players, "sit": sit, "start_with": "random" });
        http.post("/api/tables", Some(&session), &asked).await?;
    }
    Ok(())
}
