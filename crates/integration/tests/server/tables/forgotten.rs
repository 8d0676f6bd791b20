//! A forgotten player never comes back: nothing may wait for them.

use crate::client::{Client, nonce};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};

/// Ann opens a table with a seat for herself, and Ben sits down at the next one.
async fn two_at_a_table(ann: &mut Client, ben: &mut Client) -> String {
    let asked = json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let (table, links) = ann.open(asked).await;
    let sit = json!({ "do": "sit", "seat": 2, "link": links[&2], "nonce": nonce(2) });
    ben.act(&table, sit).await.expect("the link fits");
    table
}

async fn forget(client: &mut Client) {
    assert_eq!(client.http("DELETE", "/api/me", None).await.status, 204);
    assert_eq!(client.until_closed().await, 1008);
}

#[tokio::test]
async fn a_match_continues_without_a_forgotten_player() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let table = two_at_a_table(&mut ann, &mut ben).await;
    ann.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("the host may");
    ben.watch(&table, None).await;
    // And one that is idle and that nobody looks at.
    let paused = two_at_a_table(&mut ann, &mut ben).await;
    ann.act(&paused, json!({ "do": "start", "fill": "random" })).await.expect("the host may");
    for agree in [&mut ann, &mut ben] {
        agree.act(&paused, json!({ "do": "pause", "agree": true })).await.expect("may vote");
    }

    forget(&mut ann).await;
    let plays_on = |state: &Value| state["type"] == "table" && state["now"]["seats"][0]["who"]["is"] == "bot_for";
    let state = ben.until(plays_on).await;
    assert_eq!(state["now"]["seats"][0]["who"]["why"], "resigned");
    assert_eq!((&state["me"]["host"], &state["now"]["host"]), (&json!(true), &json!(ben.player)));
    ben.play_out(&table).await;
    let export = ben.http("GET", &format!("/api/tables/{table}/export"), None).await;
    assert_eq!(export.status, 200, "played to the end: {export:?}");

    ben.watch(&paused, None).await;
    ben.act(&paused, json!({ "do": "resume" })).await.expect("one alone may");
    ben.act(&paused, json!({ "do": "abandon", "agree": true })).await.expect("may vote");
    assert_eq!(ben.now[&paused]["stage"], "abandoned", "no other consent is asked for");
    running.stop().await;
}

#[tokio::test]
async fn an_open_table_goes_to_the_next_person_or_is_closed() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let table = two_at_a_table(&mut ann, &mut ben).await;
    let (alone, _) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    assert_eq!(ben.watch(&table, None).await["me"]["host"], false);

    forget(&mut ann).await;
    let free = |state: &Value| state["type"] == "table" && state["now"]["seats"][0]["who"]["is"] == "nobody";
    let state = ben.until(free).await;
    assert_eq!(state["me"]["host"], true);
    let links = state["me"]["links"].as_array().expect("links");
    assert_eq!(links.iter().map(|link| link["seat"].clone()).collect::<Vec<_>>(), [1, 3]);
    ben.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("he is the host now");
    ben.play_out(&table).await;

    let seen = ben.http("GET", &format!("/api/tables/{alone}"), None).await.json();
    assert_eq!(seen["stage"], "abandoned", "nobody is left who could start it");
    running.stop().await;
}

/// Three hundred guests who are forgotten one after the other are no reason to send every table to everybody.
#[tokio::test]
async fn only_tables_that_have_heard_of_somebody_are_sent_again_when_they_are_forgotten() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let mut eve = Client::guest(running.addr, "Eve").await;
    let known = two_at_a_table(&mut ann, &mut ben).await;
    // She has no seat any more, but is still in the log.
    let left = two_at_a_table(&mut ben, &mut ann).await;
    ann.act(&left, json!({ "do": "stand", "seat": 2 })).await.expect("may leave");
    let strange = two_at_a_table(&mut ben, &mut eve).await;
    for table in [&strange, &known, &left] {
        eve.watch(table, None).await;
    }
    eve.heard = Some(Vec::new());
    forget(&mut ann).await;
    for table in [&known, &left] {
        let again = |message: &Value| message["type"] == "table" && message["table"] == **table;
        if !eve.heard.iter().flatten().any(|text| again(&serde_json::from_str(text).expect("JSON"))) {
            eve.until(again).await;
        }
    }
    eve.send(&json!({ "type": "ping", "ask": 1 })).await;
    eve.until(|message| message["type"] == "pong").await;
    // What the other table has to say comes after what it was told before.
    eve.act(&strange, json!({ "do": "say", "text": "still here" })).await.expect("may talk");
    let heard = eve.heard.take().expect("it was kept");
    let sent = heard.iter().filter(|text| text.contains("\"type\":\"table\"") && text.contains(&strange)).count();
    assert_eq!(sent, 0, "nothing changed at the table that has never heard of her");
    running.stop().await;
}
