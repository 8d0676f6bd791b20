//! Commands at both servers at the same time: the unique version decides, and nothing is lost or done twice.

use crate::client::{Client, nonce};
use crate::nodes::pair::{Pair, count, log, own, verify};
use games::GameKind;
use serde_json::json;
use std::collections::BTreeMap;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_that_can_both_be_are_both_stored() {
    let pair = Pair::start().await;
    let mut ann = Client::guest(pair.a.addr, "Ann").await;
    let mut ben = Client::guest(pair.b.addr, "Ben").await;
    let (table, links) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    let sit = json!({ "do": "sit", "seat": 2, "link": links[&2], "nonce": nonce(2) });
    ben.act(&table, sit).await.expect("sits down at the other server");
    ann.watch(&table, None).await;
    ben.watch(&table, None).await;
    let mut versions = Vec::new();
    for n in 0..10 {
        let words = json!({ "do": "say", "text": format!("{n}") });
        let (one, other) = tokio::join!(ann.act(&table, words.clone()), ben.act(&table, words));
        versions.extend([one.expect("stored"), other.expect("stored")]);
    }
    versions.sort_unstable();
    let first = versions[0];
    assert_eq!(versions, (first..first + 20).collect::<Vec<_>>(), "each has a version of its own");
    // The other server's last step must have come here.
    while ann.now[&table]["version"].as_u64() < versions.last().copied() {
        ann.receive().await;
    }
    let log = log(&mut ann, &table).await;
    assert_eq!(count(&log, "said"), 20);
    pair.stop().await;
}

/// One player with two devices, each on a different server, who answers the same question on both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_question_is_answered_once() {
    let pair = Pair::start().await;
    let mut here = Client::guest(pair.a.addr, "Ann").await;
    let mut there = Client::with_session(pair.b.addr, &here.session).await;
    let opened = json!({ "game": "oltre-mare", "players": 2, "options": { "talk": "off", "memory": "all-cargos" },
        "bot_pause_ms": 0, "patience_ms": 0, "sit": [{ "seat": 1, "nonce": nonce(1) }], "start_with": "random" });
    let (table, _) = here.open(opened).await;
    here.watch(&table, None).await;
    there.watch(&table, None).await;
    let (mut acknowledged, mut rejected) = (BTreeMap::new(), Vec::new());
    let mut turn = 0;
    while !here.is_over(&table) {
        let version = |client: &Client| client.now[&table]["version"].as_u64();
        if version(&there) < version(&here) {
            there.receive().await;
            continue;
        }
        if version(&here) < version(&there) || !here.must(&table) {
            here.receive().await;
            continue;
        }
        let Some((seat, action, question)) = here.walk(&table).await else { continue };
        let play = json!({ "do": "play", "seat": seat, "action": action, "question": question });
        turn += 1;
        let same = turn % 2 == 0;
        let one = format!("{turn}");
        let other = if same { one.clone() } else { format!("{turn}-again") };
        let (first, second) = tokio::join!(here.act_as(&table, &one, play.clone()), there.act_as(&table, &other, play));
        if same {
            assert_eq!(first, second, "one id, one answer");
        } else if first.is_ok() && second.is_ok() {
            // Legal twice: then it became two steps.
            assert_ne!(first, second);
        }
        for (id, outcome) in [(one, first), (other, second)] {
            match outcome {
                Ok(version) => drop(acknowledged.insert(id, version)),
                Err(_) => rejected.push(id),
            }
        }
    }
    assert!(acknowledged.len() > 10 && rejected.len() > 5, "{acknowledged:?} {rejected:?}");
    let log = log(&mut here, &table).await;
    assert_eq!(own(&log), acknowledged, "what was acknowledged, and nothing else");
    assert_eq!(count(&log, "played"), verify(&here, GameKind::OltreMare, &table).await);
    pair.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_sent_again_to_the_other_server_is_answered_with_the_first_version() {
    let pair = Pair::start().await;
    let mut ann = Client::guest(pair.a.addr, "Ann").await;
    let (table, _) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    let words = json!({ "do": "say", "text": "once" });
    let first = ann.act_as(&table, "the-id", words.clone()).await.expect("stored");
    // The other server does not know the table at first; then it does, and the table is awake there.
    ann.reconnect(pair.b.addr).await;
    assert_eq!(ann.act_as(&table, "the-id", words.clone()).await, Ok(first));
    let second = ann.act_as(&table, "another", words.clone()).await.expect("stored");
    ann.reconnect(pair.a.addr).await;
    assert_eq!(ann.act_as(&table, "another", words.clone()).await, Ok(second));
    assert_eq!(ann.act_as(&table, "the-id", words).await, Ok(first));
    assert_eq!(count(&log(&mut ann, &table).await, "said"), 2);
    pair.stop().await;
}
