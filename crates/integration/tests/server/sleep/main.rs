//! A table that nobody follows is put to sleep, and is the same when it wakes.
//!
//! It has a separate process: the figures are the process's, and no other test may have a table awake.

#[path = "../client/mod.rs"]
mod client;
#[path = "../tables/test_server.rs"]
mod test_server;

use client::{Client, Verify, http, nonce};
use games::GameKind;
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use std::net::SocketAddr;
use std::time::Duration;
use test_server::TestServer;
use tokio::time::{Instant, sleep};

const IDLE: Duration = Duration::from_millis(150);

/// Tables that are awake, according to the metrics.
async fn awake(addr: SocketAddr) -> u32 {
    let figures = http(addr, "GET", "/metrics", &[], None).await.body;
    let mut lines = figures.lines().filter_map(|line| line.strip_prefix("portolan_tables_awake "));
    lines.next().and_then(|figure| figure.parse().ok()).unwrap_or_else(|| panic!("not told: {figures}"))
}

async fn until_asleep(addr: SocketAddr) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while awake(addr).await > 0 {
        assert!(Instant::now() < deadline, "the table does not go to sleep");
        sleep(IDLE / 3).await;
    }
}

/// The state of a table, without what depends only on the moment.
fn standing(now: &Value) -> Value {
    let mut now = now.clone();
    now["at"].take();
    now["turn"]["waits"].take();
    for seat in now["seats"].as_array_mut().into_iter().flatten() {
        seat["away_ms"].take();
        seat["idle_ms"].take();
    }
    now
}

/// Plays until it is Ann's move: then nothing is due, because nobody has a clock.
async fn until_asked(ann: &mut Client, table: &str) {
    loop {
        assert!(!ann.is_over(table), "over too soon");
        if ann.must(table) {
            return;
        }
        ann.play(table).await;
    }
}

async fn sleeps_and_wakes(game: GameKind) {
    let server = TestServer::new();
    let limits = Limits { idle: IDLE, ..Limits::default() };
    let running = Server::start(Config { limits, ..server.config() }).await.expect("it starts");
    let addr = running.addr;
    let mut ann = Client::guest(addr, "Ann").await;
    let (table, _) = ann
        .open(json!({ "game": game.name(), "players": 3, "start_with": "greedy", "bot_pause_ms": 0, "patience_ms": 0,
            "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ann.watch(&table, None).await;
    for _ in 0..6 {
        until_asked(&mut ann, &table).await;
        ann.play(&table).await;
    }
    until_asked(&mut ann, &table).await;

    sleep(IDLE * 4).await;
    assert_eq!(awake(addr).await, 1, "it stays awake while somebody follows it");
    // Bots may have had something to say meanwhile.
    let before = ann.watch(&table, None).await["now"].clone();
    ann.send(&json!({ "type": "unwatch", "table": table })).await;
    until_asleep(addr).await;

    // Somebody looks at it: it is woken, and nothing has changed.
    let after = ann.watch(&table, None).await["now"].clone();
    assert_eq!(awake(addr).await, 1);
    assert_eq!(standing(&after), standing(&before));
    let (seat, action, question) = ann.walk(&table).await.expect("it is still her move");
    ann.send(&json!({ "type": "unwatch", "table": table })).await;
    until_asleep(addr).await;

    // A move wakes it as well, and follows the earlier steps.
    let play = json!({ "do": "play", "seat": seat, "action": action, "question": question });
    let version = ann.act(&table, play).await.expect("a legal move");
    assert_eq!(Some(version), before["version"].as_u64().map(|version| version + 1));

    ann.watch(&table, None).await;
    ann.play_out(&table).await;
    let export = http(addr, "GET", &format!("/api/tables/{table}/export"), &[], None).await;
    assert_eq!(export.status, 200);
    game.visit(Verify(export.body));
    ann.send(&json!({ "type": "unwatch", "table": table })).await;
    until_asleep(addr).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_nobody_follows_are_put_to_sleep_and_wake_unchanged() {
    for game in [GameKind::OltreMare, GameKind::Ostia] {
        sleeps_and_wakes(game).await;
    }
}
