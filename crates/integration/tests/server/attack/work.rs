//! Work that somebody asks for to keep others from it: imports, reviews, hints, passwords.

use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use bots::arena::Thinking;
use flate2::read::GzDecoder;
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use std::io::Read;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn from(n: usize) -> String {
    format!("203.0.113.{n}")
}

/// A match that somebody at this address played against bots and resigned: over in a moment.
async fn finished(addr: SocketAddr, name: &str) -> (Client, String) {
    let mut client = Client::guest(addr, name).await;
    let (table, _) = client
        .open(json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0, "start_with": "greedy",
            "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    client.watch(&table, None).await;
    client.act(&table, json!({ "do": "let_bot_play", "seat": 1, "level": "random" })).await.expect("bots play");
    client.until_over(&table).await;
    (client, table)
}

fn head(path: &str, address: &str, length: usize) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx-forwarded-for: {address}\r\n\
         content-type: application/jsonl\r\ncontent-length: {length}\r\n\r\n"
    )
}

async fn send(addr: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.expect("it listens");
    stream.write_all(text.as_bytes()).await.expect("it reads");
    stream
}

async fn answer(stream: &mut TcpStream) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    tokio::time::timeout(Duration::from_secs(60), stream.read_to_end(&mut bytes)).await.expect("in time")?;
    Ok(bytes)
}

/// Half a file takes no place from a complete one, neither from the same address nor from another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_file_keeps_nobody_out() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut halves = Vec::new();
    for n in 0..60 {
        halves.push(send(running.addr, &(head("/api/replay", &from(n / 6), 900_000) + "{")).await);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    for n in 0..20 {
        let text = head("/api/replay", &from(100 + n), 8) + "nonsense";
        let answer = answer(&mut send(running.addr, &text).await).await.expect("whole");
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.starts_with("HTTP/1.1 422"), "{answer}");
    }
    running.stop().await;
}

/// A refused client gets its answer, however much it was sending.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_import_is_answered_and_not_cut_off() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut halves = Vec::new();
    for _ in 0..8 {
        halves.push(send(running.addr, &(head("/api/replay", &from(1), 900_000) + "{")).await);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let large = "x".repeat(900_000);
    for _ in 0..20 {
        let mut stream = TcpStream::connect(running.addr).await.expect("it listens");
        stream.write_all(head("/api/replay", &from(1), large.len()).as_bytes()).await.expect("sent");
        tokio::time::sleep(Duration::from_millis(20)).await;
        stream.write_all(large.as_bytes()).await.expect("what is refused is read");
        let answer = answer(&mut stream).await.expect("whole");
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("server-too-many"), "{answer}");
    }
    running.stop().await;
}

/// Data that a handler does not read must not swallow the answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_nobody_asked_for_does_no_harm() {
    let server = TestServer::new();
    let review = Thinking { iterations: Some(8), time: None };
    let running = Server::start(Config { review, ..server.config() }).await.expect("it starts");
    let (ann, table) = finished(running.addr, "Ann").await;
    let path = format!("/api/tables/{table}/review");
    ann.http("POST", &path, None).await;
    let patience = Instant::now() + Duration::from_secs(120);
    while ann.http("GET", &path, None).await.json()["stage"] != "done" {
        assert!(Instant::now() < patience, "it does not end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for n in 0..160 {
        let mut stream = send(running.addr, &head(&path, &from(n), 2)).await;
        stream.write_all(b"{}").await.expect("sent");
        // The answer is ready, and larger than what goes out at once, before it is read.
        tokio::time::sleep(Duration::from_millis(if n % 10 == 0 { 30 } else { 1 })).await;
        let answer = answer(&mut stream).await.expect("not reset");
        let answer = String::from_utf8_lossy(&answer);
        let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
        let now: Value = serde_json::from_str(body).expect("all of it");
        assert_eq!(now["stage"], "done");
    }
    running.stop().await;
}

/// An answer is the same compressed and decompressed, and says how long it is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_is_packed_for_clients_that_take_it() {
    let server = TestServer::new();
    let running = server.start().await;
    let (_, table) = finished(running.addr, "Ann").await;
    let path = format!("/api/tables/{table}/replay?eye=public&open=true");
    let plain = http(running.addr, "GET", &path, &[], None).await;
    assert!(!plain.head.contains("content-encoding"), "{}", plain.head);
    assert!(plain.head.contains(&format!("content-length: {}", plain.body.len())), "{}", plain.head);
    let mut stream = TcpStream::connect(running.addr).await.expect("it listens");
    let asked = format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\naccept-encoding: br, gzip\r\n\r\n");
    stream.write_all(asked.as_bytes()).await.expect("sent");
    let answer = answer(&mut stream).await.expect("whole");
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").expect("a head") + 4;
    let (head, body) = answer.split_at(end);
    assert!(String::from_utf8_lossy(head).contains("content-encoding: gzip"));
    let mut text = String::new();
    GzDecoder::new(body).read_to_string(&mut text).expect("packed");
    assert_eq!(text, plain.body);
    assert!(body.len() * 5 < text.len(), "{} of {}", body.len(), text.len());
    running.stop().await;
}

/// Reviews: eight guests of one address ask for two each, and somebody elsewhere comes next.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reviews_are_shared_by_address() {
    let server = TestServer::new();
    let review = Thinking { iterations: None, time: Some(Duration::from_secs(600)) };
    let limits = Limits { reviews_per_address: 6, ..Limits::default() };
    let running = Server::start(Config { review, limits, ..server.config() }).await.expect("it starts");
    let addr = running.addr;
    let tables = join_all((0..9).map(|n| finished(addr, if n == 8 { "Ann" } else { "Eve" }))).await;
    let ask = async |n: usize, address: usize| {
        let (client, table) = &tables[n];
        let bearer = format!("Bearer {}", client.session);
        let headers = [("authorization", bearer.as_str()), ("x-forwarded-for", &from(address))];
        http(addr, "POST", &format!("/api/tables/{table}/review"), &headers, None).await
    };
    let mut answers = Vec::new();
    for n in 0..8 {
        answers.push(ask(n, 1).await.status);
    }
    assert_eq!(answers, [200, 200, 200, 200, 200, 200, 429, 429]);
    let place = ask(8, 2).await.json();
    assert_eq!((&place["stage"], &place["ahead"]), (&json!("waiting"), &json!(2)), "behind what is made and one more");
    assert_eq!(ask(5, 1).await.json()["ahead"], 6, "the address with much waits for the other");
    running.stop().await;
}

/// The same question gets the same answer, at once; and a player without a right to one is told so without the log
/// being read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_thought_of_once() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let eve = Client::guest(running.addr, "Eve").await;
    let solo = json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0, "start_with": "greedy",
        "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let (table, _) = ann.open(solo).await;
    ann.watch(&table, None).await;
    // The bots have picked too: nothing happens before she does.
    while ann.now.get(&table).is_none_or(|now| now["turn"]["must"] != json!([1])) {
        ann.receive().await;
    }
    let path = format!("/api/tables/{table}/hint");
    let first = ann.http("GET", &path, None).await;
    assert_eq!(first.status, 200, "{first:?}");
    let began = Instant::now();
    for _ in 0..20 {
        assert_eq!(ann.http("GET", &path, None).await.body, first.body);
    }
    // Each would take 300 ms of thought.
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
    assert_eq!(eve.http("GET", &path, None).await.key(), "server-no-hints");
    let (seat, action, question) = ann.walk(&table).await.expect("her move");
    let play = json!({ "do": "play", "seat": seat, "action": action, "question": question });
    ann.act(&table, play).await.expect("legal");
    while !ann.must(&table) && !ann.is_over(&table) {
        ann.receive().await;
    }
    assert_ne!(ann.http("GET", &path, None).await.body, first.body, "another position is another question");
    running.stop().await;
}

/// A table with a long log costs nothing if somebody without a right to it asks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rights_are_looked_at_before_the_log() {
    let server = TestServer::new();
    let running = server.start().await;
    let (_, table) = finished(running.addr, "Ann").await;
    // The log is nonsense: clients that may not see it must never get as far as that.
    let mut behind = server.connection().await;
    sqlx::Executor::execute(&mut behind, "UPDATE steps SET body = 'nonsense'").await.expect("changed");
    let eve = Client::guest(running.addr, "Eve").await;
    assert_eq!(eve.http("GET", &format!("/api/tables/{table}/hint"), None).await.key(), "server-no-hints");
    let private =
        json!({ "game": "ostia", "players": 3, "spectators": false, "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let ben = Client::guest(running.addr, "Ben").await;
    let (open, _) = ben.open(private).await;
    sqlx::Executor::execute(&mut behind, "UPDATE steps SET body = 'nonsense'").await.expect("changed");
    for (who, key) in [(&eve, "server-no-spectators"), (&ben, "server-not-over")] {
        for (method, what) in [("GET", "review"), ("POST", "review"), ("GET", "replay")] {
            let answer = who.http(method, &format!("/api/tables/{open}/{what}"), None).await;
            assert_eq!(answer.key(), key, "{method} {what}");
        }
    }
    assert_eq!(ben.http("GET", &format!("/api/tables/{table}/replay"), None).await.key(), "store-corrupt");
    running.stop().await;
}

/// One account is tried from many addresses; meanwhile the owner logs in, from a known address and from elsewhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_account_is_tried_slowly_from_however_many_addresses() {
    let server = TestServer::new();
    let limits = Limits { wrong_passwords: 4, wrong_password_pause: Duration::from_millis(500), ..Limits::default() };
    let running = Server::start(Config { limits, ..server.config() }).await.expect("it starts");
    let addr = running.addr;
    let log_in = async |address: usize, password: &str| {
        let body = json!({ "login": "ann", "password": password });
        http(addr, "POST", "/api/login", &[("x-forwarded-for", &from(address))], Some(&body)).await.status
    };
    let right = json!({ "login": "ann", "password": "correct horse" });
    assert_eq!(http(addr, "POST", "/api/register", &[], Some(&right)).await.status, 200);
    assert_eq!(log_in(200, "correct horse").await, 200);
    let (tried, end) = (std::sync::atomic::AtomicUsize::new(0), Instant::now() + Duration::from_secs(9));
    let attack = join_all((0..20).map(async |n| {
        while Instant::now() < end {
            if log_in(n, "wrong horse").await == 401 {
                tried.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            }
        }
    }));
    let owner = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let began = Instant::now();
        assert_eq!(log_in(200, "correct horse").await, 200);
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
        let (seen, other) = (tried.load(std::sync::atomic::Ordering::Relaxed), log_in(201, "correct horse").await);
        assert_eq!(other, 200);
        assert!(seen <= 8, "{seen} tries in a second");
    };
    // There is no need to wait for those still waiting.
    tokio::select! {
        _ = attack => panic!("they wait in a line"),
        () = owner => {}
    }
    let figures = http(addr, "GET", "/metrics", &[], None).await.body;
    for outcome in ["right", "wrong", "slowed"] {
        let line = format!("portolan_login_attempts_total{{outcome=\"{outcome}\"}}");
        assert!(figures.contains(&line), "{outcome}");
    }
    running.stop().await;
}
