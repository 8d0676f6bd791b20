//! Statistics of a player's finished matches.

use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};
use store::Store;

/// A quick table at which the host has these seats.
fn quick(seats: &[u64]) -> Value {
    let sit: Vec<Value> = seats.iter().map(|seat| json!({ "seat": seat, "nonce": nonce(*seat) })).collect();
    json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0, "sit": sit })
}

async fn figures(client: &Client) -> Value {
    let answer = client.http("GET", "/api/me/figures", None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// A seat's share of the win in a finished match.
fn share(client: &Client, table: &str, seat: usize) -> f64 {
    let places = client.now[table]["standings"]["place"].as_array().expect("places");
    let winners = places.iter().filter(|place| **place == 1).count();
    if places[seat - 1] == 1 { 1.0 / winners as f64 } else { 0.0 }
}

fn line(against: &str, played: u32, won: f64) -> Value {
    json!({ "game": "ostia", "players": 3, "against": against, "played": played, "won": won })
}

#[tokio::test]
async fn matches_are_counted_by_opponents_until_one_is_forgotten() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    assert_eq!(figures(&ann).await, json!({ "lines": [], "more": false }));
    assert_eq!(http(running.addr, "GET", "/api/me/figures", &[], None).await.status, 401);

    // Against bots; and a match still being played does not count.
    let mut asked = quick(&[2]);
    asked["start_with"] = json!("greedy");
    let (solo, _) = ann.open(asked.clone()).await;
    ann.watch(&solo, None).await;
    ann.play_out(&solo).await;
    ann.open(asked).await;
    let own = share(&ann, &solo, 2);
    assert_eq!(figures(&ann).await["lines"], json!([line("greedy", 1, own)]));

    // Two seats in one hand: nobody can say whose match that was. For the others at the table it counts.
    let (table, links) = ann.open(quick(&[1, 2])).await;
    let sit = json!({ "do": "sit", "seat": 3, "link": links[&3], "nonce": nonce(3) });
    ben.act(&table, sit).await.expect("the link fits");
    ann.act(&table, json!({ "do": "start", "fill": null })).await.expect("the host may");
    ben.watch(&table, None).await;
    let resign = |seat: u8| json!({ "do": "resign", "seat": seat });
    ann.act(&table, resign(1)).await.expect("gives up");
    ann.act(&table, resign(2)).await.expect("gives up");
    ben.play_out(&table).await;
    assert_eq!(figures(&ann).await["lines"], json!([line("greedy", 1, own)]));
    let bens = line("people", 1, share(&ben, &table, 3));
    assert_eq!(figures(&ben).await["lines"], json!([bens]));

    // If asked again, nothing is counted twice. If forgotten, nothing is left.
    assert_eq!(figures(&ann).await, json!({ "lines": [line("greedy", 1, own)], "more": false }));
    let (forgotten, kept) = (ann.player.clone(), ben.player.clone());
    assert_eq!(ann.http("DELETE", "/api/me", None).await.status, 204);
    running.stop().await;
    let store = Store::open(&format!("sqlite:{}", server.file().display())).await.expect("it opens");
    assert_eq!(store.results(&forgotten).await, Ok(vec![]));
    assert_eq!(store.results(&kept).await.map(|counts| counts.len()), Ok(1));
    store.close().await;
}
