//! A player forgotten at one server is forgotten at the other.

use crate::client::{Client, nonce};
use crate::nodes::pair::Pair;
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_ends_here_ends_there() {
    let pair = Pair::start().await;
    let mut ann = Client::guest(pair.a.addr, "Ann").await;
    let mut there = Client::with_session(pair.b.addr, &ann.session).await;
    let mut eve = Client::guest(pair.b.addr, "Eve").await;
    assert_eq!(ann.http("POST", "/api/logout", None).await.status, 204);
    for client in [&mut ann, &mut there] {
        assert_eq!(client.until_closed().await, 1008);
    }
    eve.send(&json!({ "type": "ping", "ask": 1 })).await;
    eve.until(|message| message["type"] == "pong").await;
    pair.stop().await;
}

/// Names that were given at a table and words that were said there are in the memory of both servers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_forgotten_on_one_server_is_forgotten_on_the_other() {
    let pair = Pair::start().await;
    let mut ann = Client::guest(pair.a.addr, "Ann").await;
    let mut there = Client::with_session(pair.b.addr, &ann.session).await;
    let mut ben = Client::guest(pair.a.addr, "Ben").await;
    let mut eve = Client::guest(pair.b.addr, "Eve").await;
    let both = json!([{ "seat": 1, "nonce": nonce(1) }, { "seat": 2, "nonce": nonce(2) }]);
    let (table, links) = ann.open(json!({ "game": "ostia", "players": 3, "sit": both })).await;
    ann.act(&table, json!({ "do": "name", "seat": 2, "name": "Zoe" })).await.expect("it is her seat");
    let sit = json!({ "do": "sit", "seat": 3, "link": links[&3], "nonce": nonce(3) });
    for command in [sit, json!({ "do": "say", "text": "my words" }), json!({ "do": "stand", "seat": 3 })] {
        ben.act(&table, command).await.expect("he may");
    }
    let state = eve.watch(&table, None).await.to_string();
    for personal in ["\"Ann\"", "\"Zoe\"", "\"Ben\"", "my words"] {
        assert!(state.contains(personal), "{personal}: {state}");
    }

    // He has left the table, but it still remembers him.
    assert_eq!(ben.http("DELETE", "/api/me", None).await.status, 204);
    let state = eve.until(|message| message["type"] == "table").await.to_string();
    assert!(state.contains("\"Zoe\"") && !state.contains("\"Ben\"") && !state.contains("my words"), "{state}");

    assert_eq!(ann.http("DELETE", "/api/me", None).await.status, 204);
    assert_eq!(there.until_closed().await, 1008);
    assert_eq!(there.http("GET", "/api/me", None).await.status, 401);
    let state = eve.until(|message| message["type"] == "table").await;
    let text = state.to_string();
    assert!(!text.contains("\"Ann\"") && !text.contains("\"Zoe\""), "{text}");
    assert_eq!(state["now"]["stage"], "abandoned", "nobody is left who could start it");
    pair.stop().await;
}
