//! How long a bystander waits while others attack. Measured by hand, on a quiet machine:
//! `cargo test --release -p integration --test server -- --ignored --nocapture bystander`.

use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use futures_util::SinkExt;
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

/// Nobody waits longer, except for one in a hundred.
const MOST: Duration = Duration::from_millis(100);

#[test]
#[ignore = "by hand: figures mean something on a quiet machine only"]
fn by_hand_bystanders_wait_for_nobody() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let server = TestServer::new();
        let running = server.start().await;
        let addr = running.addr;
        let table = long_table(addr).await;
        let mut slow = Vec::new();
        for attack in ["nothing", "deaf", "half", "logins", "talk", "tables", "pings", "all"] {
            let attackers = begin(addr, attack, &table).await;
            tokio::time::sleep(Duration::from_millis(500)).await;
            let p99 = stand_by(addr, attack).await;
            attackers.iter().for_each(JoinHandle::abort);
            if p99 > MOST {
                slow.push((attack, p99));
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        assert!(slow.is_empty(), "{slow:?}");
        running.stop().await;
    });
}

/// The wait for a command, a ping and a request, 200 times each; the slowest of the three p99.
async fn stand_by(addr: SocketAddr, attack: &str) -> Duration {
    let mut ann = Client::guest(addr, "Ann").await;
    let mut waited: [Vec<Duration>; 3] = Default::default();
    for _ in 0..6 {
        let (table, _) =
            ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
        for n in 0..35 {
            let began = Instant::now();
            ann.act(&table, json!({ "do": "name", "seat": 1, "name": format!("Ann {n}") })).await.expect("done");
            waited[0].push(began.elapsed());
            let began = Instant::now();
            ann.send(&json!({ "type": "ping", "ask": n })).await;
            ann.until(|message| message["type"] == "pong").await;
            waited[1].push(began.elapsed());
            let began = Instant::now();
            assert_eq!(http(addr, "GET", "/api/tables", &[], None).await.status, 200);
            waited[2].push(began.elapsed());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    let mut slowest = Duration::ZERO;
    for (what, times) in ["command", "ping", "request"].iter().zip(&mut waited) {
        times.sort_unstable();
        let at = |share: usize| times[times.len() * share / 100];
        println!("{attack:8} {what:8} p50 {:6.1?} p99 {:6.1?} most {:6.1?}", at(50), at(99), times[times.len() - 1]);
        slowest = slowest.max(at(99));
    }
    slowest
}

/// A table with a long log, whose frame is large.
async fn long_table(addr: SocketAddr) -> String {
    let mut bob = Client::guest(addr, "Bob").await;
    let (table, _) = bob
        .open(json!({ "game": "oltre-mare", "players": 5, "bot_pause_ms": 0, "patience_ms": 0,
            "start_with": "random", "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    bob.watch(&table, None).await;
    bob.act(&table, json!({ "do": "let_bot_play", "seat": 1, "level": "random" })).await.expect("bots play");
    bob.until_over(&table).await;
    table
}

async fn begin(addr: SocketAddr, attack: &str, table: &str) -> Vec<JoinHandle<()>> {
    let all = attack == "all";
    let mut tasks = Vec::new();
    if all || attack == "deaf" {
        for n in 0..12 {
            tasks.push(tokio::spawn(deaf(addr, n, table.to_owned())));
        }
    }
    if all || attack == "half" {
        for _ in 0..200 {
            tasks.push(tokio::spawn(half(addr)));
        }
    }
    if all || attack == "logins" {
        for n in 0..8 {
            tasks.push(tokio::spawn(log_in(addr, n)));
        }
    }
    if all || attack == "talk" || attack == "pings" || attack == "tables" {
        for n in 0..8 {
            tasks.push(tokio::spawn(flood(addr, n, attack.to_owned())));
        }
    }
    tasks
}

/// Asks for a large table again and again and reads nothing.
async fn deaf(addr: SocketAddr, n: u32, table: String) {
    let guest = http(addr, "POST", "/api/guest", &[], Some(&json!({ "name": format!("Deaf {n}") }))).await.json();
    let watch = json!({ "type": "watch", "table": table }).to_string();
    loop {
        let Ok((mut socket, _)) = tokio_tungstenite::connect_async(format!("ws://{addr}/ws")).await else { return };
        let hello = json!({ "type": "hello", "session": guest["session"] }).to_string();
        socket.send(Message::text(hello)).await.ok();
        while socket.send(Message::text(watch.clone())).await.is_ok() {
            tokio::task::yield_now().await;
        }
    }
}

/// Half a request, and another one when that is closed.
async fn half(addr: SocketAddr) {
    loop {
        let Ok(mut stream) = TcpStream::connect(addr).await else { return };
        let head =
            "POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
        stream.write_all(head.as_bytes()).await.ok();
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn log_in(addr: SocketAddr, n: u32) {
    let credentials = json!({ "login": format!("nobody{n}"), "password": "correct horse" });
    loop {
        http(addr, "POST", "/api/login", &[], Some(&credentials)).await;
    }
}

/// As much of it as the server reads.
async fn flood(addr: SocketAddr, n: u32, what: String) {
    let mut eve = Client::guest(addr, &format!("Eve {n}")).await;
    let opened = json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let (table, _) = eve.open(opened.clone()).await;
    loop {
        match what.as_str() {
            "tables" => drop(join_all((0..8).map(|_| eve.http("POST", "/api/tables", Some(opened.clone())))).await),
            "pings" => {
                // One after another, as fast as the answers come.
                eve.send(&json!({ "type": "ping", "ask": 1 })).await;
                let heard: Option<Value> = eve.next().await;
                if heard.is_none() {
                    eve.reconnect(addr).await;
                }
            }
            _ => drop(eve.act(&table, json!({ "do": "say", "text": "x".repeat(300) })).await),
        }
    }
}
