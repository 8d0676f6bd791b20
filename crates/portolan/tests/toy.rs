//! One line in the list of games, and the toy is simulated, saved, verified and played at a table over the protocol.
//!
//! `cargo test -p portolan --features toy --test toy`: without the feature the toy is in nobody's list.

#[path = "../../server/tests/client/mod.rs"]
mod client;

use clap::Parser;
use client::{Client, Verify, http, nonce};
use games::GameKind;
use portolan::Language;
use serde_json::json;
use std::path::PathBuf;

/// A command of the binary, as typed; what it said.
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
fn the_toy_is_in_the_list() {
    assert_eq!(GameKind::ALL.last().map(|kind| kind.name()), Some("toy"));
}

#[test]
fn the_toy_is_simulated() {
    let said = portolan(&["simulate", "toy", "--players", "3", "--games", "200", "--seed", "7"], "");
    assert!(said.contains("200 matches of toy, 3 players"), "{said}");
}

#[test]
fn the_toy_is_played_saved_verified_and_replayed() {
    let path = file("toy.match");
    let name = path.to_str().unwrap();
    let played = portolan(
        &["play", "toy", "--players", "2", "--seed", "7", "--bots", "random", "--save", name],
        &"bot\n".repeat(200),
    );
    assert!(
        played.contains("You draw card") || played.contains("You bury card") || played.contains("You play card"),
        "{played}"
    );
    let verified = portolan(&["verify", name], "");
    assert!(verified.contains("toy, 2 players") && verified.contains("played to the end"), "{verified}");
    let replayed = portolan(&["replay", name, "--language", "de"], "");
    assert!(replayed.contains("Karte"), "{replayed}");
    std::fs::remove_file(path).unwrap();
}

#[test]
fn the_clauses_of_the_toy_are_quoted() {
    let said =
        [(Language::En, "cheer"), (Language::Fr, "applaudir"), (Language::De, "jubeln"), (Language::It, "applaudire")];
    for (language, word) in said {
        assert!(portolan::clause("TOY-1.3", language).is_some_and(|text| text.contains(word)), "{language}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_toy_is_played_at_a_table_over_the_protocol() {
    let database = file("toy.sqlite");
    let config = server::Config::new(format!("sqlite:{}", database.display()));
    let running = server::Server::start(config).await.unwrap();
    let games = http(running.addr, "GET", "/api/games", &[], None).await.json();
    let toy = games.as_array().unwrap().iter().find(|game| game["game"] == "toy" || game["name"] == "toy");
    assert_eq!(toy.unwrap_or(&games)["bots"], json!(["random"]));
    let mut ann = Client::guest(running.addr, "Ann").await;
    let asked = json!({ "game": "toy", "players": 3, "listed": true, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }] });
    let (table, _) = ann.open(asked).await;
    ann.watch(&table, None).await;
    let greedy = ann.act(&table, json!({ "do": "start", "fill": "greedy" })).await.expect_err("it has no such bot");
    assert_eq!(greedy["refusal"]["message"]["key"], "table-no-such-bot");
    ann.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("the host may start");
    ann.play_out(&table).await;
    let export = http(running.addr, "GET", &format!("/api/tables/{table}/export"), &[], None).await;
    GameKind::Toy.visit(Verify(export.body));
    running.stop().await;
    let _ = std::fs::remove_file(database);
}
