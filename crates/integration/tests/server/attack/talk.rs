//! Talk: how much of it is accepted, and how it is read again.

use crate::client::{Client, nonce};
use crate::tables::test_server::TestServer;
use serde_json::json;
use sqlx::{AssertSqlSafe, Executor};

#[tokio::test]
async fn a_player_who_never_stops_talking_is_told_to_wait() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let (table, _) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    let say = json!({ "do": "say", "text": "x".repeat(300) });
    let (mut said, mut refused) = (0, 0);
    for _ in 0..60 {
        match ann.act(&table, say.clone()).await {
            Ok(_) => said += 1,
            Err(rejected) => {
                assert_eq!(rejected["refusal"]["message"]["key"], "table-too-much", "{rejected}");
                refused += 1;
            }
        }
    }
    assert!(said >= 10 && refused >= 20, "{said} said, {refused} refused");
    running.stop().await;
}

/// An old table at which thousands of lines were said.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn much_talk_is_read_page_by_page() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let (table, _) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    ann.act(&table, json!({ "do": "say", "text": "the first" })).await.expect("said");
    let first = ann.watch(&table, None).await["now"]["version"].as_u64().expect("a version");
    running.stop().await;
    let lines = 3_000;
    let mut log = server.connection().await;
    let more = format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {lines}) \
         INSERT INTO steps (table_id, version, at_ms, player, seat, kind, body, personal) \
         SELECT table_id, version + i, at_ms, player, seat, kind, replace(body, '\"id\"', '\"id\"'), 'line ' || i \
         FROM n, steps WHERE table_id = '{table}' AND version = {first}"
    );
    log.execute(AssertSqlSafe(more)).await.expect("said");
    let head = format!("UPDATE tables SET version = {} WHERE id = '{table}'", first + lines);
    log.execute(AssertSqlSafe(head)).await.expect("said");
    drop(log);

    let running = server.start().await;
    ann.reconnect(running.addr).await;
    let state = ann.watch(&table, None).await;
    let length = state.to_string().len();
    assert!(length < 100_000, "the whole table has {length} characters");
    let said = |steps: &serde_json::Value| -> Vec<(u64, String)> {
        let steps = steps.as_array().expect("steps").iter().filter(|step| step["what"]["what"] == "said");
        let said = steps.map(|step| (step["version"].as_u64(), step["what"]["text"].as_str()));
        said.map(|(version, text)| (version.expect("a version"), text.unwrap_or_default().to_owned())).collect()
    };
    let mut all = said(&state["log"]);
    assert_eq!(all.len(), 100, "the last hundred lines come with the table");
    assert_eq!(all.last().map(|(_, text)| text.as_str()), Some("line 3000"));
    let mut pages = 0;
    loop {
        ann.send(&json!({ "type": "talk", "table": table, "before": all[0].0, "ask": pages })).await;
        let page = ann.until(|message| message["type"] == "talked").await;
        assert_eq!(page["ask"], pages);
        all.splice(0..0, said(&page["steps"]));
        pages += 1;
        if page["more"] == false {
            break;
        }
    }
    assert_eq!(all.len() as u64, lines + 1);
    assert_eq!(all[0].1, "the first");
    assert!(all.windows(2).all(|two| two[0].0 + 1 == two[1].0), "in their order, none twice");
    running.stop().await;
}
