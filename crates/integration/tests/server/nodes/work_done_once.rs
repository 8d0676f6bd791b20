//! If a table is awake on both servers, only one of them does the house's work.

use crate::client::{Client, nonce};
use crate::nodes::pair::{Pair, count, log, verify};
use games::GameKind;
use serde_json::json;
use std::time::Duration;

/// A match between bots, awake on two servers, has exactly as many steps as the rules require.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_moves_once() {
    let pair = Pair::start().await;
    let mut ann = Client::guest(pair.a.addr, "Ann").await;
    let mut eve = Client::guest(pair.b.addr, "Eve").await;
    let (table, _) = ann
        .open(json!({ "game": "oltre-mare", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
            "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ann.watch(&table, None).await;
    eve.watch(&table, None).await;
    ann.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("starts");
    ann.act(&table, json!({ "do": "let_bot_play", "seat": 1, "level": "random" })).await.expect("a bot plays on");
    // Side by side: a client that does not read is cut off.
    tokio::join!(ann.until_over(&table), eve.until_over(&table));
    let log = log(&mut ann, &table).await;
    let played = verify(&ann, GameKind::OltreMare, &table).await;
    assert_eq!(count(&log, "played"), played);
    // Opened, sat down, two bots seated at the start, started, handed over: everything else is bots' moves.
    let other = log.iter().filter(|step| step["what"]["what"] != "played" && step["by"].is_null()).count();
    assert_eq!(other, 0, "the house did something else");
    assert!(played > 30, "{played}");
    pair.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_rings_once() {
    let pair = Pair::start().await;
    let mut ann = Client::guest(pair.a.addr, "Ann").await;
    let mut eve = Client::guest(pair.b.addr, "Eve").await;
    let (table, _) = ann
        .open(json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
            "tempo": { "tempo": "live", "bank_ms": 1000, "each_ms": 0 },
            "sit": [{ "seat": 1, "nonce": nonce(1) }], "start_with": "random" }))
        .await;
    ann.watch(&table, None).await;
    eve.watch(&table, None).await;
    // Side by side: a client that does not read is cut off.
    tokio::join!(ann.until_over(&table), eve.until_over(&table));
    let log = log(&mut eve, &table).await;
    assert_eq!(count(&log, "bot_took_over"), 1);
    verify(&ann, GameKind::Ostia, &table).await;
    pair.stop().await;
}

/// Nobody watches, and the server with the table has gone: the other one finds the clock that ran out meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn due_work_of_a_server_that_has_gone_is_taken_over() {
    let Pair { a, b } = Pair::start().await;
    let ann = Client::guest(a.addr, "Ann").await;
    let (table, _) = ann
        .open(json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
            "tempo": { "tempo": "live", "bank_ms": 1500, "each_ms": 0 },
            "sit": [{ "seat": 1, "nonce": nonce(1) }], "start_with": "random" }))
        .await;
    let session = ann.session.clone();
    drop(ann);
    a.stop().await;
    let path = format!("/api/tables/{table}");
    let ann = Client::with_session(b.addr, &session).await;
    let mut looks = 0;
    while ann.http("GET", &path, None).await.json()["stage"] != "over" {
        looks += 1;
        assert!(looks < 600, "nobody takes over");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    verify(&ann, GameKind::Ostia, &table).await;
    b.stop().await;
}
