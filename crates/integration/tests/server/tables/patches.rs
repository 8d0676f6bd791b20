//! A client that asks for patches is told the same as one that does not.

use crate::client::{Client, nonce};
use crate::tables::test_server::TestServer;
use games::GameKind;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The steps that a client was told, by version; with the state of the table if that came with them.
fn steps(client: &mut Client) -> BTreeMap<u64, String> {
    let heard = client.heard.replace(Vec::new()).unwrap_or_default();
    let told = heard.into_iter().filter_map(|text| {
        let message: Value = serde_json::from_str(&text).expect("JSON");
        (message["type"] == "step").then(|| (message["version"].as_u64().expect("a version"), text))
    });
    told.collect()
}

/// Plays on for a while, and lets the others hear of it.
async fn play_on(ann: &mut Client, table: &str, others: &mut [&mut Client]) {
    let reached = |client: &Client| client.now[table]["version"].as_u64().expect("a version");
    let far = reached(ann) + 30;
    while reached(ann) < far && !ann.is_over(table) {
        ann.play(table).await;
    }
    let version = reached(ann);
    for other in others {
        while reached(other) < version {
            other.receive().await;
        }
    }
}

#[tokio::test]
async fn patches_tell_the_same() {
    let server = TestServer::new();
    let running = server.start().await;
    for &game in GameKind::ALL {
        let mut ann = Client::guest(running.addr, "Zo\u{eb} \u{65e5}\u{672c}").await;
        ann.patches = true;
        let asked = json!({ "game": game.name(), "players": 3, "listed": true, "bot_pause_ms": 0, "patience_ms": 0,
            "sit": [{ "seat": 1, "nonce": nonce(1) }], "start_with": "random" });
        let (table, _) = ann.open(asked).await;
        ann.watch(&table, None).await;
        let (mut small, mut large) =
            (Client::guest(running.addr, "Ben").await, Client::guest(running.addr, "Eve").await);
        small.patches = true;
        for client in [&mut small, &mut large] {
            client.watch(&table, None).await;
            (client.heard, client.bytes) = (Some(Vec::new()), 0);
        }
        play_on(&mut ann, &table, &mut [&mut small, &mut large]).await;
        assert!(small.bytes < large.bytes / 5, "{} bytes instead of {}", small.bytes, large.bytes);
        let (told, whole) = (steps(&mut small), steps(&mut large));
        let both = told.iter().filter(|(version, text)| whole.get(version) == Some(text)).count();
        assert_eq!(told.keys().filter(|version| whole.contains_key(version)).count(), both);
        assert!(both > 20, "{both} steps");

        // Through another eye the table comes first, and nothing continues what was told before.
        ann.watch_as(&table, json!("spectator"), None).await;
        ann.watch_as(&table, json!("own"), None).await;
        // A client that does not know any more what it was told asks for all of it.
        assert_eq!(small.watch(&table, None).await["type"], "table");
        // One that comes back is told what it missed, or everything if the log does not go back that far.
        let seen = small.now[&table]["version"].as_u64().expect("a version");
        small.reconnect(running.addr).await;
        play_on(&mut ann, &table, &mut [&mut large]).await;
        let first = small.watch(&table, Some(seen)).await;
        assert!(first["type"] == "table" || first["version"] == seen + 1, "{first}");
        let far = large.now[&table]["version"].as_u64();
        while small.now[&table]["version"].as_u64() < far {
            small.receive().await;
        }
    }
    running.stop().await;
}
