//! What goes wrong with databases, seen from a table: the move is refused with its reason, nothing has changed, the
//! server continues, and when the trouble is over the same move succeeds, once.

use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};
use server::Running;
use sqlx::Executor;

/// Somebody at a table of bots where nothing happens without her.
async fn seated(running: &Running) -> (Client, String) {
    let mut ann = Client::guest(running.addr, "Ann").await;
    let (table, _) = ann
        .open(json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0, "start_with": "random",
            "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ann.watch(&table, None).await;
    (ann, table)
}

/// Waits until everybody is waiting for her, and thinks of a move.
async fn next_move(ann: &mut Client, table: &str) -> Value {
    while ann.now[table]["turn"]["must"] != json!([1]) {
        ann.receive().await;
    }
    let (seat, action, question) = ann.walk(table).await.expect("a move");
    json!({ "do": "play", "seat": seat, "action": action, "question": question })
}

async fn refused(ann: &mut Client, table: &str, command: &Value, key: &str) {
    let rejected = ann.act_as(table, "in-trouble", command.clone()).await.expect_err("cannot be stored");
    assert_eq!(rejected["refusal"]["message"]["key"], key, "{rejected}");
    assert_eq!(rejected["again"], true);
}

/// Looks at the table again: it has not changed.
async fn unchanged(ann: &mut Client, table: &str) {
    let mut before = ann.now[table].clone();
    let mut state = ann.watch(table, None).await;
    // Time goes on.
    for now in [&mut before, &mut state["now"]] {
        now["turn"]["waits"].take();
    }
    for field in ["version", "stage", "turn", "view", "choices", "undo"] {
        assert_eq!(state["now"][field], before[field], "{field}");
    }
}

async fn succeeds_once(ann: &mut Client, table: &str, command: &Value) {
    let before = ann.now[table]["version"].as_u64().expect("a version");
    let version = ann.act_as(table, "in-trouble", command.clone()).await.expect("the trouble is over");
    assert_eq!(version, before + 1);
    assert_eq!(ann.act_as(table, "in-trouble", command.clone()).await, Ok(version), "and only once");
}

async fn health(running: &Running) -> (u16, String) {
    let answer = http(running.addr, "GET", "/health", &[], None).await;
    (answer.status, answer.key())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk() {
    let server = TestServer::new();
    let running = server.start_with("?max_mib=1").await;
    let (mut ann, table) = seated(&running).await;
    next_move(&mut ann, &table).await;
    let (mut ben, other) = seated(&running).await;
    next_move(&mut ben, &other).await;
    let mut disk = server.connection().await;
    disk.execute("CREATE TABLE ballast (weight BLOB)").await.expect("made");
    disk.execute("INSERT INTO ballast VALUES (zeroblob(3000000))").await.expect("no room is left");

    // What fits into existing pages is still accepted.
    let open = json!({ "game": "ostia", "players": 3 });
    let mut tables = 0;
    while ben.http("POST", "/api/tables", Some(open.clone())).await.status == 200 {
        tables += 1;
        assert!(tables < 90, "the disk must be full by now");
    }
    let say = json!({ "do": "say", "text": "x".repeat(300) });
    while ann.act(&table, say.clone()).await.is_ok() {}
    assert_eq!(health(&running).await, (503, "store-full".into()));
    refused(&mut ann, &table, &say, "store-full").await;
    unchanged(&mut ann, &table).await;
    unchanged(&mut ben, &other).await;
    assert!(ann.walk(&table).await.is_some(), "one can still look around");

    disk.execute("DROP TABLE ballast").await.expect("room again");
    succeeds_once(&mut ann, &table, &say).await;
    for (client, table) in [(&mut ann, &table), (&mut ben, &other)] {
        let play = next_move(client, table).await;
        client.act(table, play).await.expect("play goes on");
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_database() {
    let server = TestServer::new();
    let running = server.start_with("?wait_ms=100").await;
    let (mut ann, table) = seated(&running).await;
    let play = next_move(&mut ann, &table).await;
    let (mut ben, other) = seated(&running).await;
    // Ben's bots have moves to make when the lock comes.
    let first = next_move(&mut ben, &other).await;
    ben.act(&other, first).await.expect("not locked yet");
    let mut holder = server.connection().await;
    holder.execute("BEGIN IMMEDIATE").await.expect("locked");

    refused(&mut ann, &table, &play, "store-locked").await;
    unchanged(&mut ann, &table).await;
    assert_eq!(health(&running).await, (503, "store-locked".into()));
    assert_eq!(ben.watch(&other, None).await["type"], "table", "other tables can be looked at");

    holder.execute("ROLLBACK").await.expect("unlocked");
    succeeds_once(&mut ann, &table, &play).await;
    next_move(&mut ben, &other).await;
    next_move(&mut ann, &table).await;
    assert_eq!(health(&running).await.0, 200);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_may_only_be_read() {
    let server = TestServer::new();
    let running = server.start().await;
    let (mut ann, table) = seated(&running).await;
    let play = next_move(&mut ann, &table).await;
    running.stop().await;

    let running = server.start_with("?mode=ro").await;
    ann.reconnect(running.addr).await;
    unchanged(&mut ann, &table).await;
    refused(&mut ann, &table, &play, "store-read-only").await;
    unchanged(&mut ann, &table).await;
    let guest = http(running.addr, "POST", "/api/guest", &[], Some(&json!({ "name": "Ben" }))).await;
    assert_eq!((guest.status, guest.key().as_str()), (503, "store-read-only"));
    running.stop().await;

    let running = server.start().await;
    ann.reconnect(running.addr).await;
    unchanged(&mut ann, &table).await;
    succeeds_once(&mut ann, &table, &play).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection() {
    let server = TestServer::postgres().await;
    let running = server.start().await;
    let (mut ann, table) = seated(&running).await;
    let play = next_move(&mut ann, &table).await;
    server.cut().await;
    ann.act(&table, play).await.expect("nothing was on its way, so a new connection will do");

    let play = next_move(&mut ann, &table).await;
    server.let_in(false).await;
    refused(&mut ann, &table, &play, "store-lost").await;
    refused(&mut ann, &table, &play, "store-lost").await;
    assert_eq!(health(&running).await, (503, "store-lost".into()));
    ann.send(&json!({ "type": "ping", "ask": 3 })).await;
    ann.until(|message| message["type"] == "pong").await;

    server.let_in(true).await;
    unchanged(&mut ann, &table).await;
    succeeds_once(&mut ann, &table, &play).await;
    next_move(&mut ann, &table).await;
    assert_eq!(health(&running).await.0, 200);
    running.stop().await;
}
