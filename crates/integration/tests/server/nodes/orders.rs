//! Standing orders when several servers share a database.

use crate::client::{Client, nonce};
use crate::nodes::pair::Pair;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

/// How long the house waits for somebody who is away.
const PATIENCE_MS: u64 = 300;

/// Much longer.
const LONGER: Duration = Duration::from_secs(3);

fn pass_all(when: &str) -> Value {
    json!({ "when": when, "orders": { "bids": [], "bidding": "whole", "borrow": false, "other_lots": "pass",
        "reserves": [], "second_look": "stand" } })
}

async fn leave(ann: &mut Client, table: &str, orders: &Value) {
    ann.send(&json!({ "type": "orders", "table": table, "id": "o", "seat": 1, "orders": orders })).await;
    ann.until(|message| message["type"] == "done" && message["id"] == "o").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_on_one_server_is_not_away_on_the_other_and_finds_the_same_orders_there() {
    let pair = Pair::start().await;
    let mut ann = Client::guest(pair.a.addr, "Ann").await;
    let mut eve = Client::guest(pair.b.addr, "Eve").await;
    let (table, _) = ann
        .open(json!({ "game": "ostia", "players": 3, "start_with": "random", "bot_pause_ms": 0,
            "patience_ms": PATIENCE_MS, "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ann.watch(&table, None).await;
    // The other server has the table awake, and nobody but Eve at it.
    eve.watch(&table, None).await;
    while !(ann.must(&table) && ann.now[&table]["choices"]["menu"]["question"] == "bid") {
        ann.play(&table).await;
    }
    let version = ann.now[&table]["version"].clone();
    leave(&mut ann, &table, &pass_all("away")).await;
    sleep(LONGER).await;
    assert_eq!(eve.watch(&table, None).await["now"]["version"], version, "she is here");

    // She connects through the other server, finds what she left, and has it played.
    ann.reconnect(pair.b.addr).await;
    ann.watch(&table, None).await;
    let orders = ann.until(|message| message["type"] == "orders").await;
    assert_eq!(orders["orders"], pass_all("away"));
    leave(&mut ann, &table, &pass_all("now")).await;
    let step = eve.until(|message| message["what"]["by_order"] == true).await;
    assert_eq!(step["what"]["seat"], 1);
    pair.stop().await;
}
