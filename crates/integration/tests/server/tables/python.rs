//! `examples/bot.py` plays whole matches with nothing but the links of its seats.

use crate::client::{Client, Verify, http};
use crate::tables::test_server::TestServer;
use games::GameKind;
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Its modules are those of Python itself, so Python is all it needs.
fn is_there() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("skipped: there is no python3 on this machine");
    }
    found
}

/// It ends with its match, or with the server, whose connection it does not survive.
fn bot(link: &str) -> Child {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = Command::new("python3");
    command.arg(script).arg(link).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("python3 runs")
}

/// One match: programs in the first seats, the house's bots in the others.
async fn match_of(game: GameKind, order: &str, programs: u64, fill: &str) {
    if !is_there() {
        return;
    }
    let server = TestServer::new();
    let running = server.start().await;
    let mut host = Client::guest(running.addr, "Ann").await;
    let asked = json!({ "game": game.name(), "players": 3, "order": order, "bot_pause_ms": 0, "patience_ms": 0 });
    let (table, links) = host.open(asked).await;
    host.watch(&table, None).await;
    let bots: Vec<Child> =
        (1..=programs).map(|seat| bot(&format!("http://{}/t/{table}#{seat}.{}", running.addr, links[&seat]))).collect();
    let seated = |now: &Value| {
        let seats = now["seats"].as_array().expect("seats");
        seats.iter().filter(|seat| seat["who"]["is"] == "person" && seat["here"] == true).count() as u64
    };
    // All are watching when the match starts, because seats may be drawn then.
    while seated(&host.now[&table]) < programs {
        host.watch(&table, None).await;
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    host.act(&table, json!({ "do": "start", "fill": fill })).await.expect("the host may start");
    host.until_over(&table).await;
    let standings = &host.now[&table]["standings"];
    assert!(standings["place"].is_array(), "played to its end: {standings}");
    for bot in bots {
        let output = tokio::task::spawn_blocking(move || bot.wait_with_output()).await.expect("awaited").expect("read");
        let (told, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && told.starts_with("over: {"), "{told}{wrong}");
    }
    let export = http(running.addr, "GET", &format!("/api/tables/{table}/export"), &[], None).await;
    assert_eq!(export.status, 200);
    game.visit(Verify(export.body));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_python_bot_plays_oltre_mare() {
    match_of(GameKind::OltreMare, "as_seated", 1, "greedy").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_python_bot_plays_ostia() {
    match_of(GameKind::Ostia, "as_seated", 1, "random").await;
}

/// The seats of the links need not be the seats they play: with three programs, somebody has moved five times in six.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn python_bots_find_their_seats_when_the_order_is_drawn() {
    match_of(GameKind::OltreMare, "drawn", 2, "random").await;
    match_of(GameKind::Ostia, "drawn", 3, "greedy").await;
}
