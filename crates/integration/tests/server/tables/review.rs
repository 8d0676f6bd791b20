//! Reviews of finished matches: who may ask, progress, findings, and what is stored.

use crate::client::{Answer, Client, http, nonce};
use crate::tables::test_server::TestServer;
use bots::arena::Thinking;
use games::GameKind;
use serde_json::{Value, json};
use server::{Config, Server};
use sqlx::Executor;
use std::time::Duration;

/// The same on every machine, and quick.
const LITTLE: Thinking = Thinking { iterations: Some(8), time: None };

fn review_of(table: &str) -> String {
    format!("/api/tables/{table}/review")
}

/// A match that a person and bots have played to its end.
async fn finished(ann: &mut Client, game: GameKind, spectators: bool) -> String {
    let wish = json!({ "game": game.name(), "players": 3, "bot_pause_ms": 0, "patience_ms": 0, "spectators": spectators,
        "sit": [{ "seat": 2, "nonce": nonce(1) }], "start_with": "greedy" });
    let (table, _) = ann.open(wish).await;
    let asked = [ann.http("POST", &review_of(&table), None).await, ann.http("GET", &review_of(&table), None).await];
    for answer in asked {
        assert_eq!((answer.status, answer.key().as_str()), (409, "server-not-over"));
    }
    ann.watch(&table, None).await;
    ann.play_out(&table).await;
    table
}

/// Asks until it is there.
async fn found(ann: &Client, table: &str) -> Value {
    for _ in 0..3_000 {
        let answer = ann.http("GET", &review_of(table), None).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let now = answer.json();
        match now["stage"].as_str() {
            Some("done") => return now["review"].clone(),
            Some("running" | "waiting") => assert!(now["done"].as_u64() <= now["of"].as_u64(), "{now}"),
            other => panic!("{other:?}"),
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it does not end");
}

async fn is_made_and_kept(game: GameKind) {
    let server = TestServer::new();
    let config = Config { review: LITTLE, ..server.config() };
    let running = Server::start(config.clone()).await.expect("the server starts");
    let mut ann = Client::guest(running.addr, "Ann").await;
    let table = finished(&mut ann, game, true).await;
    let none = ann.http("GET", &review_of(&table), None).await.json();
    assert_eq!((&none["stage"], &none["review"]), (&json!("none"), &Value::Null));
    let asked = ann.http("POST", &review_of(&table), None).await;
    assert_eq!(asked.status, 200, "{asked:?}");
    assert!(["waiting", "running", "done"].contains(&asked.json()["stage"].as_str().expect("a stage")), "{asked:?}");
    let review = found(&ann, &table).await;

    // Every step that it names is one of the replay, and the last chances are those of the winners.
    let replay = ann.http("GET", &format!("/api/tables/{table}/replay?eye=public"), None).await.json();
    let versions: Vec<&Value> =
        replay["steps"].as_array().expect("steps").iter().map(|step| &step["version"]).collect();
    let list = |name: &str| review[name].as_array().expect("a list").clone();
    for one in [list("moments"), list("decisions"), list("dealings")].concat() {
        assert!(versions.contains(&&one["version"]), "{one}");
    }
    let last = list("moments").pop().expect("moments");
    let sum: f64 = last["win"].as_array().expect("chances").iter().filter_map(Value::as_f64).sum();
    assert!((sum - 1.0).abs() < 0.01, "{last}");
    let decisions = list("decisions");
    for seat in 1..=3 {
        assert!(decisions.iter().any(|decision| decision["seat"] == seat), "seat {seat}");
    }
    // A step is described as its seat's own.
    for decision in decisions {
        let step =
            replay["steps"].as_array().expect("steps").iter().find(|step| step["version"] == decision["version"]);
        assert_eq!(step.expect("the step")["what"]["seat"], decision["seat"], "{decision}");
        assert!(decision["played"]["key"].is_string() && decision["before"].is_number(), "{decision}");
        // Something may be better in points alone.
        assert!(!decision["best"].is_null() || decision["before"] == decision["after"], "{decision}");
    }
    assert!(list("dealings").iter().all(|dealing| dealing["sides"].as_array().map(Vec::len) == Some(2)));
    assert!(!list("dealings").is_empty());
    assert!(!review.to_string().contains("Ann"), "it names nobody");

    // It is stored, and making it again gives the same.
    running.stop().await;
    let running = Server::start(config).await.expect("it starts again");
    ann.reconnect(running.addr).await;
    let kept = ann.http("GET", &review_of(&table), None).await.json();
    assert_eq!((&kept["stage"], &kept["review"]), (&json!("done"), &review));
    server.connection().await.execute("DELETE FROM reviews").await.expect("deleted");
    ann.http("POST", &review_of(&table), None).await;
    assert_eq!(found(&ann, &table).await, review);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_of_oltre_mare_is_made_and_kept() {
    is_made_and_kept(GameKind::OltreMare).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_of_ostia_is_made_and_kept() {
    is_made_and_kept(GameKind::Ostia).await;
}

/// From a step in the middle, against bots, on the same seat: the match goes on to a result of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_match_is_tried_again_from_an_earlier_step() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let eve = Client::guest(running.addr, "Eve").await;
    let table = finished(&mut ann, GameKind::OltreMare, true).await;
    let path = format!("/api/tables/{table}/rematch");
    let wish = |records: u64| json!({ "same_deal": true, "records": records });
    for (client, records) in [(&eve, 20), (&ann, 0), (&ann, 1_000_000)] {
        let refused = client.http("POST", &path, Some(wish(records))).await;
        assert!([400, 403].contains(&refused.status), "{records}: {refused:?}");
    }
    let answer = ann.http("POST", &path, Some(wish(20))).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let again = answer.json()["table"].as_str().expect("a table").to_owned();
    assert_ne!(again, table);
    let seen = ann.watch(&again, None).await;
    assert_eq!((&seen["me"]["seats"], &seen["now"]["stage"]), (&json!([2]), &json!("playing")), "{seen}");
    ann.play_out(&again).await;
    running.stop().await;
}

/// Only people who may have the replay get it; only a limited number wait; a stop does not wait for it, and it can be asked for again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reviews_are_for_those_who_may_have_the_replay_and_wait_in_a_queue() {
    let server = TestServer::new();
    let slow = Thinking { iterations: None, time: Some(Duration::from_secs(600)) };
    let mut config = Config { review: slow, ..server.config() };
    config.limits.reviews = 2;
    config.limits.reviews_per_player = 1;
    let running = Server::start(config.clone()).await.expect("the server starts");
    let mut ann = Client::guest(running.addr, "Ann").await;
    let eve = Client::guest(running.addr, "Eve").await;
    let closed = finished(&mut ann, GameKind::Ostia, false).await;
    for method in ["GET", "POST"] {
        let asked = eve.http(method, &review_of(&closed), None).await;
        assert_eq!((asked.status, asked.key().as_str()), (403, "server-no-spectators"));
        let asked = eve.http(method, &review_of("nowhere"), None).await;
        assert_eq!((asked.status, asked.key().as_str()), (404, "server-no-table"));
    }
    let [first, second, third] = [
        finished(&mut ann, GameKind::Ostia, true).await,
        finished(&mut ann, GameKind::Ostia, true).await,
        finished(&mut ann, GameKind::Ostia, true).await,
    ];
    let stage = |answer: &Answer| answer.json()["stage"].as_str().expect("a stage").to_owned();
    let refused = |answer: Answer| assert_eq!((answer.status, answer.key().as_str()), (429, "server-reviews-full"));
    assert_eq!(ann.http("POST", &review_of(&first), None).await.status, 200);
    refused(ann.http("POST", &review_of(&second), None).await);
    let waits = eve.http("POST", &review_of(&second), None).await;
    assert_eq!((stage(&waits).as_str(), &waits.json()["ahead"]), ("waiting", &json!(1)));
    refused(http(running.addr, "POST", &review_of(&third), &[], None).await);
    // Asking for the same again reports the progress.
    assert_eq!(stage(&ann.http("POST", &review_of(&second), None).await), "waiting");
    tokio::time::timeout(Duration::from_secs(60), running.stop()).await.expect("a stop does not wait for a review");

    let running = Server::start(Config { review: LITTLE, ..config }).await.expect("it starts again");
    ann.reconnect(running.addr).await;
    assert_eq!(stage(&ann.http("GET", &review_of(&second), None).await), "none");
    assert_eq!(ann.http("POST", &review_of(&second), None).await.status, 200);
    found(&ann, &second).await;
    running.stop().await;
}
