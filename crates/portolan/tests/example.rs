//! With one line in the list of games, the example is simulated, saved, verified and played at a table over the protocol.
//!
//! `cargo test -p portolan --features example --test example`: without the feature it is in no list.

#[path = "../../integration/tests/server/client/mod.rs"]
mod client;

use clap::Parser;
use client::{Client, Verify, http, nonce};
use games::GameKind;
use portolan::Language;
use serde_json::json;
use std::path::PathBuf;

/// Runs a command of the binary, as typed, and returns its output.
fn portolan(args: &[&str], typed: &str) -> String {
    let cli = portolan::Cli::parse_from(["portolan"].iter().chain(args));
    let mut said = Vec::new();
    portolan::run(cli, &mut typed.as_bytes(), &mut said).unwrap_or_else(|failure| panic!("{args:?}: {failure:?}"));
    String::from_utf8(said).unwrap()
}

fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("portolan-proof-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn the_example_is_in_the_list() {
    assert_eq!(GameKind::ALL.last().map(|kind| kind.name()), Some("example"));
}

#[test]
fn the_example_is_simulated() {
    let said = portolan(&["simulate", "example", "--players", "3", "--games", "200", "--seed", "7"], "");
    assert!(said.contains("200 matches of example, 3 players"), "{said}");
}

#[test]
fn the_example_is_played_saved_verified_and_replayed() {
    let path = file("example.match");
    let name = path.to_str().unwrap();
    let played = portolan(
        &["play", "example", "--players", "2", "--seed", "7", "--bots", "random", "--save", name],
        &"bot\n".repeat(200),
    );
    assert!(
        played.contains("You draw card") || played.contains("You bury card") || played.contains("You play card"),
        "{played}"
    );
    let verified = portolan(&["verify", name], "");
    assert!(verified.contains("example, 2 players") && verified.contains("played to the end"), "{verified}");
    let replayed = portolan(&["replay", name, "--language", "de"], "");
    assert!(replayed.contains("Karte"), "{replayed}");
    std::fs::remove_file(path).unwrap();
}

#[test]
fn the_clauses_of_the_example_are_quoted() {
    let said =
        [(Language::En, "cheer"), (Language::Fr, "applaudir"), (Language::De, "jubeln"), (Language::It, "applaudire")];
    for (language, word) in said {
        assert!(portolan::clause("EX-2.4", language).is_some_and(|text| text.contains(word)), "{language}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_is_played_at_a_table_over_the_protocol() {
    let database = file("example.sqlite");
    let config = server::Config::new(format!("sqlite:{}", database.display()));
    let running = server::Server::start(config).await.unwrap();
    let games = http(running.addr, "GET", "/api/games", &[], None).await.json();
    let example = games.as_array().unwrap().iter().find(|game| game["game"] == "example" || game["name"] == "example");
    assert_eq!(example.unwrap_or(&games)["bots"], json!(["random", "greedy"]));
    let mut ann = Client::guest(running.addr, "Ann").await;
    let asked = json!({ "game": "example", "players": 3, "listed": true, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let (table, _) = ann.open(asked).await;
    ann.watch(&table, None).await;
    let expert = ann.act(&table, json!({ "do": "start", "fill": "expert" })).await.expect_err("it has no such bot");
    assert_eq!(expert["refusal"]["message"]["key"], "table-no-such-bot");
    ann.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("the host may start");
    ann.play_out(&table).await;
    let export = http(running.addr, "GET", &format!("/api/tables/{table}/export"), &[], None).await;
    GameKind::Example.visit(Verify(export.body));
    running.stop().await;
    let _ = std::fs::remove_file(database);
}
