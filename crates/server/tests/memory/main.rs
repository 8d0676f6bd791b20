//! What attackers can make the server keep in memory. Measured for the whole process, so one after the other and nothing beside.

#![cfg(target_os = "linux")]

#[path = "../client/mod.rs"]
mod client;
#[path = "../tables/house.rs"]
mod house;

use client::{Client, http, nonce};
use futures_util::SinkExt;
use futures_util::future::join_all;
use house::House;
use serde_json::json;
use std::sync::Mutex;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

static ALONE: Mutex<()> = Mutex::new(());

const MIB: u64 = 1024;

/// What the process has in memory, in KiB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("it does");
    line.split_whitespace().next().and_then(|number| number.parse().ok()).expect("a number")
}

fn run(test: impl Future<Output = ()>) {
    let _alone = ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(test);
}

#[test]
fn logins_leave_no_memory_behind() {
    run(async {
        let house = House::new();
        let running = house.start().await;
        let addr = running.addr;
        let credentials = json!({ "login": "ann@example.org", "password": "correct horse" });
        assert_eq!(http(addr, "POST", "/api/register", &[], Some(&credentials)).await.status, 200);
        let before = resident();
        let logins: usize = std::env::var("LOGINS").ok().and_then(|text| text.parse().ok()).unwrap_or(48);
        for _ in 0..logins / 8 {
            let tries = (0..8).map(|_| http(addr, "POST", "/api/login", &[], Some(&credentials)));
            assert!(join_all(tries).await.iter().all(|answer| answer.status == 200));
        }
        let after = resident();
        println!("{logins} logins: {} MiB before, {} MiB after", before / MIB, after / MIB);
        assert!(after < before + 64 * MIB, "{} MiB before, {} MiB after", before / MIB, after / MIB);
        running.stop().await;
    });
}

/// They ask for a whole table again and again, and never read what they are sent.
#[test]
fn clients_that_do_not_read_cost_little() {
    run(async {
        let house = House::new();
        let running = house.start().await;
        let mut ann = Client::guest(running.addr, "Ann").await;
        let (table, _) = ann
            .open(json!({ "game": "oltre-mare", "players": 5, "bot_pause_ms": 0, "patience_ms": 0,
                "start_with": "random", "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
            .await;
        ann.watch(&table, None).await;
        ann.act(&table, json!({ "do": "let_bot_play", "seat": 1, "level": "random" })).await.expect("bots play");
        // A long log makes a large frame.
        ann.until_over(&table).await;
        let frame = ann.watch(&table, None).await.to_string().len();
        let mut silent = Vec::new();
        for n in 0..12 {
            silent.push(deaf(&running, &format!("Deaf {n}")).await);
        }
        let before = resident();
        let mut most = before;
        for _ in 0..40 {
            let watch = json!({ "type": "watch", "table": table }).to_string();
            for socket in &mut silent {
                for _ in 0..50 {
                    // One that was cut off does not count any more.
                    let sent =
                        tokio::time::timeout(Duration::from_millis(5), socket.send(Message::text(watch.clone())));
                    if !matches!(sent.await, Ok(Ok(()))) {
                        break;
                    }
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
            most = most.max(resident());
        }
        println!("a frame of {frame} bytes; {} KiB before, {} KiB at most", before, most);
        assert!(most < before + 16 * MIB, "{} KiB more", most - before);
        // Nobody else is the worse for it.
        ann.send(&json!({ "type": "ping", "ask": 1 })).await;
        ann.until(|message| message["type"] == "pong").await;
        running.stop().await;
    });
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// A guest who says hello and reads nothing.
async fn deaf(running: &server::Running, name: &str) -> Socket {
    let guest = http(running.addr, "POST", "/api/guest", &[], Some(&json!({ "name": name }))).await.json();
    let (mut socket, _) =
        tokio_tungstenite::connect_async(format!("ws://{}/ws", running.addr)).await.expect("it speaks WebSocket");
    let hello = json!({ "type": "hello", "session": guest["session"] }).to_string();
    socket.send(Message::text(hello)).await.expect("sent");
    socket
}
