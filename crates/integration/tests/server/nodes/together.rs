//! People on different servers at one table.

use crate::client::{Client, nonce};
use crate::nodes::pair::{Pair, count, log, own, verify};
use games::GameKind;
use serde_json::json;

/// The whole log is shown while the match is played.
fn remembering(game: GameKind) -> &'static str {
    match game {
        GameKind::OltreMare => "all-cargos",
        GameKind::Ostia => "yes",
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_on_one_server_reaches_spectators_on_another() {
    let pair = Pair::start().await;
    let mut ann = Client::guest(pair.a.addr, "Ann").await;
    let mut eve = Client::guest(pair.b.addr, "Eve").await;
    let opened = json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let (table, _) = ann.open(opened).await;
    ann.watch(&table, None).await;
    let state = eve.watch(&table, None).await;
    assert_eq!(state["now"]["seats"][0]["who"]["player"]["name"], "Ann", "names are known at both");
    ann.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("starts");
    let mut seen = state["now"]["version"].as_u64().expect("a version");
    for _ in 0..10 {
        let moved = loop {
            if let Some(version) = ann.play(&table).await {
                break version;
            }
        };
        while seen < moved {
            let step = eve.until(|message| message["type"] == "step").await;
            assert_eq!(step["version"], seen + 1, "every step once, in order");
            assert!(step["now"]["choices"].is_null());
            seen += 1;
        }
    }
    pair.stop().await;
}

async fn match_of(game: GameKind) {
    let pair = Pair::start().await;
    let mut ann = Client::guest(pair.a.addr, "Ann").await;
    let mut ben = Client::guest(pair.b.addr, "Ben").await;
    let opened = json!({ "game": game.name(), "players": 3, "options": { "memory": remembering(game) },
        "bot_pause_ms": 0, "patience_ms": 0, "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let (table, links) = ann.open(opened).await;
    let join = json!({ "seat": 2, "link": links[&2], "nonce": nonce(2) });
    let joined = ben.http("POST", &format!("/api/tables/{table}/join"), Some(join)).await;
    assert_eq!(joined.status, 200, "a link made by one server opens the seat at the other: {joined:?}");
    for client in [&mut ann, &mut ben] {
        assert_eq!(client.watch(&table, None).await["type"], "table");
        client.heard = Some(Vec::new());
    }
    ann.act(&table, json!({ "do": "start", "fill": "greedy" })).await.expect("the host may start");
    let play = |mut client: Client, table: String| async move {
        let mut acknowledged = Vec::new();
        while !client.is_over(&table) {
            acknowledged.extend(client.play(&table).await);
        }
        (client, acknowledged)
    };
    let (ann, ben) = tokio::join!(tokio::spawn(play(ann, table.clone())), tokio::spawn(play(ben, table.clone())));
    for (mut client, acknowledged) in [ann.expect("plays"), ben.expect("plays")] {
        let told = client.heard.take().expect("it was kept");
        let told = told.iter().map(|text| serde_json::from_str::<serde_json::Value>(text).expect("JSON"));
        let told: Vec<u64> =
            told.filter(|message| message["type"] == "step").filter_map(|step| step["version"].as_u64()).collect();
        assert!(told.is_sorted_by(|a, b| a + 1 == *b), "every step once, in order: {told:?}");
        let log = log(&mut client, &table).await;
        let own = own(&log);
        for version in acknowledged {
            assert!(own.values().any(|own| *own == version), "step {version} was acknowledged");
        }
        assert_eq!(count(&log, "played"), verify(&client, game, &table).await, "each action once");
    }
    pair.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_on_two_servers_play_oltre_mare() {
    match_of(GameKind::OltreMare).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_on_two_servers_play_ostia() {
    match_of(GameKind::Ostia).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_one_server_stops_the_other_continues() {
    let Pair { a, b } = Pair::start().await;
    let mut ann = Client::guest(a.addr, "Ann").await;
    let opened = json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }], "start_with": "greedy" });
    let (table, _) = ann.open(opened).await;
    ann.watch(&table, None).await;
    let mut last = 0;
    for _ in 0..20 {
        last = ann.play(&table).await.unwrap_or(last);
    }
    let (closed, ()) = tokio::join!(ann.until_closed(), a.stop());
    assert_eq!(closed, 1012);
    ann.reconnect(b.addr).await;
    let state = ann.watch(&table, None).await;
    assert!(state["now"]["version"].as_u64() >= Some(last));
    ann.play_out(&table).await;
    verify(&ann, GameKind::Ostia, &table).await;
    b.stop().await;
}
