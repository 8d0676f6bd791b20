//! Replays of finished matches: through which eyes, for whom, and from which files.

use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use games::GameKind;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// One person against bots.
fn solo(game: GameKind, spectators: bool) -> Value {
    json!({ "game": game.name(), "players": 3, "bot_pause_ms": 0, "patience_ms": 0, "spectators": spectators,
        "sit": [{ "seat": 2, "nonce": nonce(1) }], "start_with": "greedy" })
}

fn replay_of(table: &str, query: &str) -> String {
    format!("/api/tables/{table}/replay{query}")
}

/// The parts, laid over those of earlier steps.
fn overlay(before: &mut Value, parts: &Value) {
    for (part, value) in parts.as_object().expect("parts") {
        before[part] = value.clone();
    }
}

/// The state after each step: version, and all parts of the view.
fn views(replay: &Value) -> BTreeMap<u64, Value> {
    let mut view = json!({});
    let steps = replay["steps"].as_array().expect("steps").iter();
    steps
        .map(|step| {
            if !step["now"]["view"].is_null() {
                overlay(&mut view, &step["now"]["view"]);
            }
            (step["version"].as_u64().expect("a version"), view.clone())
        })
        .collect()
}

/// Every step, through the player's eye and a spectator's, is what the socket told them while it was played.
async fn as_it_was_told(game: GameKind) {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let mut ann = Client::guest(addr, "Ann").await;
    let mut eve = Client::guest(addr, "Eve").await;
    let (table, _) = ann.open(solo(game, true)).await;
    // While it is played nobody gets it, whatever they ask for.
    for query in ["", "?eye=public", "?eye=1&open=true", "?open=true"] {
        let answer = ann.http("GET", &replay_of(&table, query), None).await;
        assert_eq!((answer.status, answer.key().as_str()), (409, "server-not-over"), "{query}");
    }
    let mut told: [BTreeMap<u64, (Value, Value)>; 2] = Default::default();
    eve.heard = Some(Vec::new());
    ann.heard = Some(Vec::new());
    ann.watch(&table, None).await;
    eve.watch(&table, None).await;
    // Spectators must read meanwhile, or they are cut off.
    tokio::join!(ann.play_out(&table), async {
        while !eve.is_over(&table) {
            eve.until(|message| message["type"] == "step").await;
        }
    });
    for (client, told) in [&ann, &eve].into_iter().zip(&mut told) {
        for frame in client.heard.iter().flatten() {
            let message: Value = serde_json::from_str(frame).expect("JSON");
            if message["type"] == "step" && !message["now"].is_null() {
                let version = message["version"].as_u64().expect("a version");
                told.insert(version, (message["what"].clone(), message["now"]["view"].clone()));
            }
        }
    }
    for (told, query) in told.iter().zip(["", "?eye=public"]) {
        let answer = ann.http("GET", &replay_of(&table, query), None).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let replay = answer.json();
        let views = views(&replay);
        assert!(told.len() > 20, "the socket told {} steps", told.len());
        for (version, (what, view)) in told.iter().filter(|(version, _)| views.contains_key(version)) {
            let step = replay["steps"].as_array().expect("steps").iter().find(|step| step["version"] == *version);
            assert_eq!(step.map(|step| &step["what"]), Some(what), "step {version} {query}");
            assert_eq!(views.get(version), Some(view), "step {version} {query}");
        }
        assert!(views.values().last().is_some_and(|view| !view["standings"].is_null()), "to the end");
        assert!(replay["steps"].as_array().expect("steps").iter().all(|step| step["hands"] == json!({})));
        assert_eq!(replay["mine"], json!([2]));
        assert_eq!(replay["eye"], if query.is_empty() { json!(2) } else { Value::Null });
    }
    // With open hands everybody's own part is there, and it is what that seat sees.
    let open = http(addr, "GET", &replay_of(&table, "?eye=public&open=true"), &[], None).await.json();
    let mut hands: BTreeMap<String, Value> = BTreeMap::new();
    for step in open["steps"].as_array().expect("steps") {
        for (seat, own) in step["hands"].as_object().expect("hands") {
            hands.insert(seat.clone(), own.clone());
        }
    }
    assert_eq!(hands.keys().collect::<Vec<_>>(), ["1", "2", "3"]);
    for (seat, own) in hands {
        let through = http(addr, "GET", &replay_of(&table, &format!("?eye={seat}")), &[], None).await.json();
        let (mut view, last) = (views(&open), views(&through));
        let mut last_open = view.pop_last().expect("steps").1;
        overlay(&mut last_open, &own);
        assert_eq!(Some(&last_open), last.values().last(), "seat {seat}");
    }
    for query in ["?eye=9", "?eye=nobody"] {
        assert_eq!(ann.http("GET", &replay_of(&table, query), None).await.key(), "table-no-seat");
    }
    bring(&ann, &table).await;
    running.stop().await;
}

/// The exported file, uploaded: the same match, of nobody in particular; and what is refused.
async fn bring(ann: &Client, table: &str) {
    let export = ann.http("GET", &format!("/api/tables/{table}/export"), None).await.body;
    let bring =
        async |text: &str| http_client::send_text(ann.addr, "/api/replay?eye=2", text).await.expect("an answer");
    let brought = bring(&export).await;
    assert_eq!(brought.status, 200, "{brought:?}");
    let (brought, own) = (brought.json(), ann.http("GET", &replay_of(table, "?eye=2"), None).await.json());
    assert!(brought["table"].is_null() && brought["mine"] == json!([]));
    let last = |replay: &Value| views(replay).pop_last().map(|(_, view)| view);
    assert_eq!(last(&brought), last(&own));

    let lines: Vec<&str> = export.lines().collect();
    let changed = |line: usize, text: &str| {
        let mut lines = lines.clone();
        lines[line] = text;
        lines.join("\n")
    };
    let older = lines[0].replace("\"rules\":", "\"rules\":9");
    let bad = [
        (changed(3, "nonsense"), json!(4), "file-form"),
        (changed(0, &older), json!(1), "file-rules"),
        (changed(0, &lines[0].replace("oltre-mare", "chess").replace("ostia", "chess")), json!(1), "file-game"),
        (lines[..lines.len() - 1].join("\n"), json!(lines.len()), "file-no-end"),
        (changed(2, lines[3]), json!(3), "file-version"),
        (String::new(), json!(1), "file-form"),
        ("\n".repeat(7_000), json!(6_001), "server-too-large"),
    ];
    for (text, line, reason) in bad {
        let answer = bring(&text).await;
        let problem = answer.json();
        assert_eq!(answer.status, 422, "{answer:?}");
        let args = problem["message"]["args"].as_array().expect("args").clone();
        let arg = |name: &str| args.iter().find(|arg| arg[0] == name).map(|arg| arg[1].clone()).unwrap_or_default();
        assert_eq!(arg("line")["number"], line, "{problem}");
        assert_eq!(arg("reason")["message"]["key"], reason, "{problem}");
    }
    let large = bring(&"x".repeat(2 << 20)).await;
    assert_eq!((large.status, large.key().as_str()), (413, "server-too-large"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_oltre_mare_can_be_watched_again() {
    as_it_was_told(GameKind::OltreMare).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_ostia_can_be_watched_again() {
    as_it_was_told(GameKind::Ostia).await;
}

/// A table without spectators has none afterwards either. A player who gave up early no longer plays, and their match is still running.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_is_for_those_who_may_have_the_file() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let eve = Client::guest(running.addr, "Eve").await;
    let (table, _) = ann.open(solo(GameKind::Ostia, false)).await;
    ann.watch(&table, None).await;
    let asked = eve.http("GET", &replay_of(&table, "?open=true"), None).await;
    assert_eq!((asked.status, asked.key().as_str()), (403, "server-no-spectators"));
    ann.play_out(&table).await;
    let asked = eve.http("GET", &replay_of(&table, ""), None).await;
    assert_eq!((asked.status, asked.key().as_str()), (403, "server-no-spectators"));
    assert_eq!(ann.http("GET", &replay_of(&table, ""), None).await.status, 200);
    assert_eq!(eve.http("GET", &replay_of("x", ""), None).await.key(), "server-no-table");
    running.stop().await;
}
