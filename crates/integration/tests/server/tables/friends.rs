//! Friends: one link for the table, somebody who is gone, what was said before a reload.

use crate::client::{Client, nonce};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};

/// The secret in the address by which any open seat can be taken.
fn share(opened: &Value) -> String {
    let url = opened.as_str().expect("an address");
    url.split_once("#any.").expect("the link of the table").1.to_owned()
}

#[tokio::test]
async fn by_the_link_of_the_table_one_picks_a_seat_and_only_the_host_is_told_it() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let asked = json!({ "game": "oltre-mare", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let opened = ann.http("POST", "/api/tables", Some(asked)).await.json();
    let table = opened["table"].as_str().expect("an id").to_owned();
    let link = share(&opened["share"]);
    let state = ann.watch(&table, None).await;
    assert_eq!(share(&state["me"]["share"]), link);

    let join = format!("/api/tables/{table}/join");
    let joined = ben.http("POST", &join, Some(json!({ "seat": 3, "link": link, "nonce": nonce(3) }))).await;
    assert_eq!(joined.status, 200, "{joined:?}");
    assert_eq!(joined.json()["share"], Value::Null, "the link is the host's to give");
    let state = ben.watch(&table, None).await;
    assert_eq!((state["me"]["eye"].as_u64(), &state["me"]["share"]), (Some(3), &Value::Null));
    running.stop().await;
}

#[tokio::test]
async fn a_bot_plays_for_players_who_are_gone_but_not_for_those_who_are_here() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let asked = json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let (table, links) = ann.open(asked).await;
    ben.act(&table, json!({ "do": "sit", "seat": 2, "link": links[&2], "nonce": nonce(2) }))
        .await
        .expect("the link fits");
    ann.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("the host may");
    ann.watch(&table, None).await;
    ben.watch(&table, None).await;
    let stand_in = json!({ "do": "stand_in", "seat": 2, "level": "greedy" });
    let refused = ann.act(&table, stand_in.clone()).await.expect_err("Ben is here");
    assert_eq!(refused["refusal"]["message"]["key"], "server-still-here");

    ben.send(&json!({ "type": "unwatch", "table": table })).await;
    let told = ann.until(|message| message["type"] == "presence" && message["away"] != json!([])).await;
    assert_eq!(told["away"][0]["seat"], 2);
    assert!(told["away"][0]["away_ms"].as_i64().is_some_and(|gone| (0..60_000).contains(&gone)), "{told}");
    ann.act(&table, stand_in).await.expect("Ben is gone");
    let state = ben.watch(&table, None).await;
    assert_eq!(state["now"]["seats"][1]["who"]["why"], "away");
    assert_eq!(state["now"]["seats"][1]["away_ms"], Value::Null, "he is here again");
    ben.act(&table, json!({ "do": "take_back", "seat": 2 })).await.expect("it is his seat");
    running.stop().await;
}

#[tokio::test]
async fn chat_is_shown_again_after_a_reload_although_the_log_forgets() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let asked = json!({
        "game": "oltre-mare", "players": 2, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }], "start_with": "random",
    });
    let (table, _) = ann.open(asked).await;
    ann.watch(&table, None).await;
    let said = ann.act_as(&table, "ahoy", json!({ "do": "say", "text": "Ahoy" })).await.expect("a player may speak");
    while ann.now[&table]["log_from"].as_u64().is_none_or(|from| from <= said) && !ann.is_over(&table) {
        ann.play(&table).await;
    }
    assert!(!ann.is_over(&table), "the log forgot nothing before the end");
    let state = ann.watch(&table, None).await;
    let lines: Vec<&Value> =
        state["log"].as_array().expect("a log").iter().filter(|step| step["what"]["what"] == "said").collect();
    assert_eq!(lines.len(), 1);
    assert_eq!((&lines[0]["what"]["text"], &lines[0]["version"]), (&json!("Ahoy"), &json!(said)));
    assert_eq!(lines[0]["id"], "ahoy", "one's own lines can be told by their ids");
    let mut eve = Client::guest(running.addr, "Eve").await;
    let state = eve.watch(&table, None).await;
    let line = state["log"].as_array().expect("a log").iter().find(|step| step["what"]["what"] == "said");
    assert_eq!(line.map(|line| &line["id"]), Some(&Value::Null), "and nobody else's");
    running.stop().await;
}
