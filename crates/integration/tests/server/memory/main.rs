//! What attackers can make the server keep in memory. Measured for the whole process, so one test at a time and nothing
//! beside it.

#![cfg(target_os = "linux")]

#[path = "../client/mod.rs"]
mod client;
#[path = "../../../../games/examples/heavy/match_file.rs"]
mod heavy;
#[path = "../tables/test_server.rs"]
mod test_server;

use client::{Client, http, nonce};
use futures_util::SinkExt;
use futures_util::future::join_all;
use serde_json::json;
use server::{Config, Limits, Server};
use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;
use test_server::TestServer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
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
        let server = TestServer::new();
        let running = server.start().await;
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
        let server = TestServer::new();
        let running = server.start().await;
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
                    // A client that was cut off no longer counts.
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
        // Nobody else suffers.
        ann.send(&json!({ "type": "ping", "ask": 1 })).await;
        ann.until(|message| message["type"] == "pong").await;
        running.stop().await;
    });
}

/// An import: a head, and a file that costs as much as a file may.
fn import(file: &str, from: &str) -> String {
    let head = "POST /api/replay?open=true HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: text/plain\r\n";
    format!("{head}x-forwarded-for: {from}\r\ncontent-length: {}\r\n\r\n{file}", file.len())
}

async fn send(addr: SocketAddr, words: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.expect("it listens");
    // A refusal that comes meanwhile is ignored here.
    stream.write_all(words.as_bytes()).await.ok();
    stream
}

/// The most that the process had until all of it is done.
async fn most_until(done: impl Future<Output = ()>) -> u64 {
    let mut most = resident();
    let mut done = std::pin::pin!(done);
    loop {
        tokio::select! {
            () = &mut done => return most.max(resident()),
            () = tokio::time::sleep(Duration::from_millis(10)) => most = most.max(resident()),
        }
    }
}

/// Thirty imports from one address whose senders leave at once, thirty whose senders read nothing, and some that are
/// answered.
#[test]
fn imports_cost_little_also_when_nobody_waits() {
    run(async {
        let server = TestServer::new();
        // Nobody is in a hurry on a busy machine.
        let limits = Limits { request: Duration::from_secs(300), ..Limits::default() };
        let running = Server::start(Config { limits, ..server.config() }).await.expect("it starts");
        let addr = running.addr;
        let file = heavy::match_file(5_990);
        let one = async |from: &str| {
            let mut stream = send(addr, &import(&file, from)).await;
            let mut answer = Vec::new();
            tokio::time::timeout(Duration::from_secs(300), stream.read_to_end(&mut answer))
                .await
                .expect("in time")
                .ok();
            answer
        };
        // The first one's overhead comes only once.
        let answer = one("203.0.113.1").await;
        assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer[..400.min(answer.len())]));
        println!("a file of {} kB, an answer of {} kB", file.len() / 1000, answer.len() / 1000);
        let length = answer.len();
        drop(answer);
        let before = resident();
        let check = |what: &str, most: u64| {
            println!("{what}: {} MiB before, {} MiB at most, {} after", before / MIB, most / MIB, resident() / MIB);
            assert!(most < before + 128 * MIB, "{what}: {} MiB before, {} MiB at most", before / MIB, most / MIB);
        };

        let gone = async {
            let send_and_go = async |_| {
                let stream = send(addr, &import(&file, "203.0.113.1")).await;
                tokio::time::sleep(Duration::from_millis(150)).await;
                drop(stream);
            };
            join_all((0..30).map(send_and_go)).await;
            let began = std::time::Instant::now();
            // Work that nobody waits for ends, and makes room for somebody else.
            assert!(one("203.0.113.2").await.starts_with(b"HTTP/1.1 200"));
            println!("the next was answered after {:?}", began.elapsed());
        };
        check("gone", most_until(gone).await);

        let deaf = async {
            let send_and_stay = async |n| send(addr, &import(&file, &format!("203.0.113.{n}"))).await;
            let streams = join_all((0..30).map(send_and_stay)).await;
            tokio::time::sleep(Duration::from_secs(10)).await;
            drop(streams);
        };
        check("deaf", most_until(deaf).await);

        let all = async {
            let answers = join_all((0..4).map(async |n| one(&format!("198.51.100.{n}")).await.len())).await;
            assert!(answers.iter().all(|answer| *answer == length), "{answers:?}");
        };
        check("answered", most_until(all).await);
        running.stop().await;
    });
}

/// Two hundred clients that try to log in and leave before they are answered.
#[test]
fn logins_that_nobody_waits_for_cost_nothing() {
    run(async {
        let server = TestServer::new();
        let running = server.start().await;
        let before = resident();
        let body = json!({ "login": "nobody", "password": "correct horse" }).to_string();
        let flood = async {
            for n in 0..200 {
                let head = format!("POST /api/login HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 203.0.113.{n}\r\n");
                let body = format!("content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
                let stream = send(running.addr, &(head + &body)).await;
                tokio::time::sleep(Duration::from_millis(5)).await;
                drop(stream);
            }
        };
        let most = most_until(flood).await;
        println!("{} MiB before, {} MiB at most", before / MIB, most / MIB);
        assert!(most < before + 64 * MIB, "{} MiB before, {} MiB at most", before / MIB, most / MIB);
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
