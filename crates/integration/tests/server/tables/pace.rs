//! How long bots wait, chosen at the table.

use crate::client::{Client, nonce};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};

/// A table whose bots wait a minute, and the seat of the player who opened it.
fn slow_bots(players: u8) -> Value {
    json!({
        "game": "ostia", "players": players, "bot_pause_ms": 60_000, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }], "start_with": "random",
    })
}

fn is_move_of_a_bot(message: &Value) -> bool {
    message["type"] == "step" && message["what"]["what"] == "played" && message["what"]["seat"] != 1
}

#[tokio::test]
async fn bots_that_wait_follow_the_new_pace_at_once() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let (table, _) = ann.open(slow_bots(3)).await;
    let state = ann.watch(&table, None).await;
    assert_eq!((&state["now"]["pace"], &state["now"]["skipping"]), (&Value::Null, &json!(false)));
    ann.act(&table, json!({ "do": "pace", "pace": "instant" })).await.expect("she is the host");
    ann.until(is_move_of_a_bot).await;
    assert_eq!(ann.now[&table]["pace"], "instant");
    running.stop().await;
}

#[tokio::test]
async fn a_person_who_skips_is_asked_next_and_the_former_pace_returns() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let (table, _) = ann.open(slow_bots(3)).await;
    ann.watch(&table, None).await;
    let refused = ann.act(&table, json!({ "do": "skip" })).await.expect_err("she is to choose a card");
    assert_eq!(refused["refusal"]["message"]["key"], "table-your-turn");
    ann.play(&table).await;
    ann.act(&table, json!({ "do": "skip" })).await.expect("now she waits for the bots");
    let asks = |message: &Value| message["now"]["turn"]["must"].as_array().is_some_and(|must| must.contains(&json!(1)));
    let told = ann.until(asks).await;
    assert_eq!(told["now"]["skipping"], false);
    running.stop().await;
}

#[tokio::test]
async fn a_pace_comes_with_the_table_and_stays_for_the_next_one() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let asked = json!({
        "game": "ostia", "players": 3, "pace": "calm", "sit": [{ "seat": 1, "nonce": nonce(1) }], "start_with": "random",
    });
    let (table, _) = ann.open(asked).await;
    assert_eq!(ann.watch(&table, None).await["now"]["pace"], "calm");
    ann.act(&table, json!({ "do": "abandon", "agree": true })).await.expect("she is alone");
    for apart in [false, true] {
        let wish = json!({ "same_deal": false, "apart": apart });
        let again = ann.http("POST", &format!("/api/tables/{table}/rematch"), Some(wish)).await.json();
        let again = again["table"].as_str().expect("a table").to_owned();
        assert_eq!(ann.watch(&again, None).await["now"]["pace"], "calm", "apart: {apart}");
    }
    let refused =
        ann.http("POST", "/api/tables", Some(json!({ "game": "ostia", "players": 3, "pace": "hasty" }))).await;
    assert_eq!(refused.status, 400, "{refused:?}");
    running.stop().await;
}
