//! Hints: for the player's own seat, and only if nobody else plays but bots.

use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};

fn hint_at(table: &str) -> String {
    format!("/api/tables/{table}/hint")
}

#[tokio::test]
async fn hints_are_for_people_alone_against_bots() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let mut ann = Client::guest(addr, "Ann").await;
    let eve = Client::guest(addr, "Eve").await;
    for game in ["oltre-mare", "ostia"] {
        let solo = json!({ "game": game, "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
            "sit": [{ "seat": 2, "nonce": nonce(1) }], "start_with": "greedy" });
        let (table, _) = ann.open(solo).await;
        ann.watch(&table, None).await;
        while !ann.must(&table) {
            ann.receive().await;
        }
        let answer = ann.http("GET", &hint_at(&table), None).await;
        assert_eq!(answer.status, 200, "{game}: {answer:?}");
        let hint = answer.json();
        assert_eq!(hint["seat"], 2);
        let ideas = hint["ideas"].as_array().expect("ideas");
        assert!((1..=3).contains(&ideas.len()));
        assert!(ideas.iter().any(|idea| !idea["said"].is_null()), "{game}: {ideas:?}");
        let is_chance = |idea: &Value| idea["win"].as_f64().is_none_or(|win| (0.0..=1.0).contains(&win));
        assert!(ideas.iter().all(is_chance));
        // The best of them is possible.
        let (_, _, question) = ann.walk(&table).await.expect("there is something to do");
        let play = json!({ "do": "play", "seat": 2, "action": ideas[0]["action"]["notation"], "question": question });
        assert!(ann.act(&table, play).await.is_ok(), "{game}");
        // Spectators get none, and neither does anybody without a seat.
        let answer = eve.http("GET", &hint_at(&table), None).await;
        assert_eq!((answer.status, answer.key().as_str()), (403, "server-no-hints"));
        assert_eq!(http(addr, "GET", &hint_at(&table), &[], None).await.status, 401);
    }
    running.stop().await;
}

/// The server sends what the seat was shown, and the engine of the player's own page thinks about it.
#[tokio::test]
async fn the_players_own_device_can_think_instead() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let mut ann = Client::guest(addr, "Ann").await;
    let eve = Client::guest(addr, "Eve").await;
    for game in ["oltre-mare", "ostia"] {
        let solo = json!({ "game": game, "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
            "sit": [{ "seat": 2, "nonce": nonce(1) }], "start_with": "greedy" });
        let (table, _) = ann.open(solo).await;
        ann.watch(&table, None).await;
        let path = format!("/api/tables/{table}/memory");
        for _ in 0..3 {
            while !ann.must(&table) {
                ann.receive().await;
            }
            let memory = ann.http("GET", &path, None).await;
            assert_eq!(memory.status, 200, "{game}: {memory:?}");
            let memory = memory.json();
            let secret = |seen: &&Value| seen.get("own").or(seen.get("cards")).is_some_and(|cards| !cards.is_null());
            let seen = memory["seen"].as_array().expect("events");
            assert!(seen.iter().filter(secret).count() > 0, "{game}: its own hand is among them");
            let ask = json!({ "now": 1, "entropy": "07".repeat(32),
                "question": { "is": "request", "method": "POST", "path": "hint?share=1", "body": memory.to_string() } });
            let answer: Value = serde_json::from_str(&browser::Engine::default().ask(&ask.to_string())).expect("JSON");
            assert_eq!(answer["reply"]["status"], 200, "{game}: {answer}");
            let hint: Value = serde_json::from_str(answer["reply"]["body"].as_str().expect("text")).expect("JSON");
            assert_eq!((&hint["seat"], &hint["version"]), (&json!(2), &memory["version"]), "{game}");
            let ideas = hint["ideas"].as_array().expect("ideas");
            assert!(
                ideas.iter().map(|idea| idea["tried"].as_u64().unwrap_or(0)).sum::<u64>() > 100,
                "{game}: {ideas:?}"
            );
            // The best of them is possible.
            let (_, _, question) = ann.walk(&table).await.expect("there is something to do");
            let action = &ideas[0]["action"]["notation"];
            let play = json!({ "do": "play", "seat": 2, "action": action, "question": question });
            ann.act(&table, play).await.expect("what is thought of can be done");
        }
        let answer = eve.http("GET", &path, None).await;
        assert_eq!((answer.status, answer.key().as_str()), (403, "server-no-hints"));
        assert_eq!(http(addr, "GET", &path, &[], None).await.status, 401);
    }
    let two = json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }, { "seat": 2, "nonce": nonce(2) }], "start_with": "greedy" });
    let (table, _) = ann.open(two).await;
    let answer = ann.http("GET", &format!("/api/tables/{table}/memory"), None).await;
    assert_eq!((answer.status, answer.key().as_str()), (403, "server-no-hints"));
    running.stop().await;
}

#[tokio::test]
async fn among_people_there_are_no_hints() {
    let server = TestServer::new();
    let running = server.start().await;
    let ann = Client::guest(running.addr, "Ann").await;
    // Two seats on one device are two people.
    let two = json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }, { "seat": 2, "nonce": nonce(2) }], "start_with": "greedy" });
    let (table, _) = ann.open(two).await;
    let answer = ann.http("GET", &hint_at(&table), None).await;
    assert_eq!((answer.status, answer.key().as_str()), (403, "server-no-hints"));
    let open = json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(3) }] });
    let (table, _) = ann.open(open).await;
    assert_eq!(ann.http("GET", &hint_at(&table), None).await.status, 403);
    assert_eq!(ann.http("GET", &hint_at("nowhere"), None).await.status, 404);
    running.stop().await;
}
