//! Whole matches of every game, with losses of connection in between, and what comes after.

pub use crate::client::Verify;
use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use games::GameKind;
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn quick(game: GameKind) -> Value {
    json!({ "game": game.name(), "players": 3, "listed": true, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }] })
}

/// A moment at which to lose the connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Moment {
    /// OM-3.17: an offer is waiting for the player's answer.
    Asked,
    /// OS-2.2: all pick a card at once, in secret.
    Picking,
    /// OS-3.2: the player's cards are still to be laid out.
    Laying,
    /// OS-3.4: they are laid out, nobody else sees how, and somebody is not ready yet.
    Laid,
}

impl Moment {
    /// Moments that every match of a game has.
    fn all_of(game: GameKind) -> &'static [Moment] {
        match game {
            GameKind::OltreMare => &[Moment::Asked],
            GameKind::Ostia => &[Moment::Picking, Moment::Laying, Moment::Laid],
        }
    }

    /// The moment, by what the seat is asked.
    fn of(now: &Value) -> Option<Moment> {
        let (choices, menu) = (&now["choices"], &now["choices"]["menu"]);
        let asked = now["turn"]["asked"].as_array().is_some_and(|asked| asked.contains(&choices["seat"]));
        match (menu["question"].as_str(), menu["ready"].as_bool()) {
            (Some("free_pick"), _) => Some(Moment::Picking),
            (Some("lay"), Some(false)) => Some(Moment::Laying),
            (Some("lay"), Some(true)) => Some(Moment::Laid),
            _ => asked.then_some(Moment::Asked),
        }
    }
}

/// Loses the connection, and asks only for what was missed.
async fn blink(client: &mut Client, table: &str) {
    let before = client.now[table].clone();
    let version = before["version"].as_u64().expect("a version");
    client.reconnect(client.addr).await;
    let first = client.watch(table, Some(version - 2)).await;
    assert_eq!(first["type"], "step", "{first}");
    assert_eq!(first["version"], version - 1, "the gap begins behind what was seen");
    let mut last = version - 1;
    while client.now[table]["version"].as_u64() < Some(version) || last < version {
        let step = client.until(|message| message["type"] == "step").await;
        assert_eq!(step["version"], last + 1, "no step is missing and none comes twice");
        last += 1;
    }
    if last == version {
        let mut after = client.now[table].clone();
        after["at"] = before["at"].clone();
        assert_eq!(after["view"], before["view"]);
        assert_eq!(after["choices"], before["choices"]);
    }
}

async fn match_of(game: GameKind) {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let mut eve = Client::guest(running.addr, "Eve").await;
    let (table, links) = ann.open(quick(game)).await;
    let join = json!({ "seat": 2, "link": links[&2], "nonce": nonce(2) });
    let answer = ben.http("POST", &format!("/api/tables/{table}/join"), Some(join)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    for client in [&mut ann, &mut ben, &mut eve] {
        assert_eq!(client.watch(&table, None).await["type"], "table");
    }
    let commitment = eve.watch(&table, None).await["commitment"].clone();
    assert!(commitment.is_string());
    ann.act(&table, json!({ "do": "start", "fill": "greedy" })).await.expect("the host may start");

    let addr = running.addr;
    let person = |mut client: Client, table: String| async move {
        let mut blinks: BTreeMap<Moment, u32> = BTreeMap::new();
        while !client.is_over(&table) {
            if let Some(moment) = Moment::of(&client.now[&table]) {
                let times = blinks.entry(moment).or_default();
                if *times < 2 {
                    *times += 1;
                    blink(&mut client, &table).await;
                }
            }
            client.play(&table).await;
        }
        (client, blinks)
    };
    let onlooker = |mut client: Client, table: String| async move {
        let mut versions = vec![client.now[&table]["version"].as_u64()];
        while !client.is_over(&table) {
            let message = client.until(|message| message["type"] == "step").await;
            assert!(message["now"]["choices"].is_null(), "an onlooker has nothing to choose");
            assert!(message["id"].is_null(), "an id is its sender's");
            versions.push(message["version"].as_u64());
        }
        assert!(versions.is_sorted_by(|a, b| a.map(|a| a + 1) == *b), "every step once, in order");
        client
    };
    let (ann, ben, eve) = tokio::join!(
        tokio::spawn(person(ann, table.clone())),
        tokio::spawn(person(ben, table.clone())),
        tokio::spawn(onlooker(eve, table.clone())),
    );
    let ((ann, a), (_, b), eve) = (ann.expect("plays"), ben.expect("plays"), eve.expect("looks on"));
    for moment in Moment::all_of(game) {
        assert!(a.contains_key(moment) || b.contains_key(moment), "nobody lost the connection when {moment:?}");
    }
    let over = &eve.now[&table];
    assert_eq!(over["stage"], "over");
    assert_eq!(over["shuffle"]["commitment"], commitment);

    let export = http(addr, "GET", &format!("/api/tables/{table}/export"), &[], None).await;
    assert_eq!(export.status, 200);
    game.visit(Verify(export.body));

    let rematch = ann.http("POST", &format!("/api/tables/{table}/rematch"), Some(json!({ "same_deal": true }))).await;
    assert_eq!(rematch.status, 200, "{rematch:?}");
    assert_eq!(rematch.json()["links"], json!([]), "the same people and the same bot have their seats");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_play_oltre_mare_before_a_spectator() {
    match_of(GameKind::OltreMare).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_a_bot_and_an_onlooker_play_ostia() {
    match_of(GameKind::Ostia).await;
}

/// One device that is passed around: one player, all seats but one, eye after eye.
#[tokio::test]
async fn one_connection_may_hold_several_seats() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let seats = [1, 2].map(|seat| json!({ "seat": seat, "nonce": nonce(seat) }));
    let opened = json!({ "game": "ostia", "players": 3, "sit": seats, "start_with": "random", "bot_pause_ms": 60_000 });
    let (table, _) = ann.open(opened).await;
    for eye in [1, 2] {
        let state = ann.watch_as(&table, json!({ "seat": eye }), None).await;
        assert_eq!(state["me"]["eye"], eye);
        assert_eq!(state["me"]["seats"], json!([1, 2]));
    }
    let state = ann.watch_as(&table, json!({ "seat": 3 }), None).await;
    assert!(state["me"]["eye"].is_null(), "a seat of another is no eye");
    let state = ann.watch_as(&table, json!("own"), None).await;
    assert!(state["me"]["eye"].is_null(), "who holds several seats says which");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_closes_connections_with_a_reason_and_a_start_continues() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let (table, _) = ann
        .open(json!({ "game": "oltre-mare", "players": 3, "start_with": "random", "bot_pause_ms": 0,
        "patience_ms": 0, "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ann.watch(&table, None).await;
    let mut version = 0;
    for _ in 0..5 {
        version = ann.play(&table).await.unwrap_or(version);
    }
    let (closed, ()) = tokio::join!(ann.until_closed(), running.stop());
    assert_eq!(closed, 1012, "a server that restarts says so");

    let running = server.start().await;
    ann.reconnect(running.addr).await;
    let state = ann.watch(&table, None).await;
    assert!(state["now"]["version"].as_u64() >= Some(version), "what was acknowledged is there");
    ann.play_out(&table).await;
    assert_eq!(ann.now[&table]["stage"], "over");
    running.stop().await;
}

/// A table sleeps when nobody watches; bots continue by themselves after a restart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_with_due_work_are_woken_after_a_restart() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let (table, _) = ann
        .open(json!({ "game": "ostia", "players": 3, "start_with": "random", "bot_pause_ms": 300,
        "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ann.watch(&table, None).await;
    ann.act(&table, json!({ "do": "resign", "seat": 1 })).await.expect("one may resign");
    let before = ann.now[&table]["version"].as_u64();
    running.stop().await;
    let running = server.start().await;
    let mut eve = Client::guest(running.addr, "Eve").await;
    // Nobody watches: the server itself finds what is due.
    tokio::time::sleep(std::time::Duration::from_millis(4500)).await;
    let state = eve.watch(&table, None).await;
    assert!(state["now"]["version"].as_u64() > before, "{before:?} {}", state["now"]["version"]);
    running.stop().await;
}
