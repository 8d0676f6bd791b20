//! Finished matches that were played elsewhere are checked, stored, and belong to nobody.

use crate::client::{Client, Verify, nonce};
use crate::tables::test_server::TestServer;
use games::GameKind;
use http_client::{send_text, send_text_as};
use serde_json::json;
use server::{Limits, Server};

async fn played(ann: &mut Client, game: &str) -> String {
    let (table, _) = ann
        .open(json!({ "game": game, "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
            "sit": [{ "seat": 1, "nonce": nonce(1) }], "start_with": "random" }))
        .await;
    ann.watch(&table, None).await;
    ann.play_out(&table).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_was_played_elsewhere_is_kept_with_a_replay_and_a_review() {
    let (elsewhere, server) = (TestServer::new(), TestServer::new());
    let far = elsewhere.start().await;
    let running = server.start().await;
    let zoe = Client::guest(running.addr, "Zoe").await;
    for game in GameKind::ALL {
        let mut ann = Client::guest(far.addr, "Ann").await;
        let table = played(&mut ann, game.name()).await;
        let file = ann.http("GET", &format!("/api/tables/{table}/export"), None).await.body;
        let bring = async |text: &str| {
            send_text_as(running.addr, "/api/tables/finished", Some(&zoe.session), text).await.expect("an answer")
        };
        let kept = bring(&file).await;
        assert_eq!(kept.status, 200, "{kept:?}");
        let id = kept.json()["table"].as_str().expect("an id").to_owned();
        assert_eq!(bring(&file).await.json()["table"], id, "brought twice, it is the same table");

        // Whole, to anyone who has the link.
        let eve = Client::guest(running.addr, "Eve").await;
        let export = eve.http("GET", &format!("/api/tables/{id}/export"), None).await;
        assert_eq!((export.status, export.body.trim_end()), (200, file.trim_end()));
        game.visit(Verify(export.body));
        let replay = eve.http("GET", &format!("/api/tables/{id}/replay?open=true"), None).await.json();
        assert_eq!((&replay["mine"], &replay["game"]), (&json!([]), &json!(game.name())));
        assert_eq!(eve.http("POST", &format!("/api/tables/{id}/review"), None).await.status, 200);

        // It is in the list of the player who brought it, and counts for nobody.
        let mine = zoe.http("GET", "/api/tables/mine", None).await.json();
        let found =
            mine.as_array().expect("a list").iter().find(|one| one["table"] == id.as_str()).expect("it is there");
        assert_eq!((&found["stage"], &found["mine"]), (&json!("over"), &json!([])));
        assert_eq!(zoe.http("GET", "/api/me/figures", None).await.json()["lines"], json!([]));

        // A file that breaks the rules is not stored, and the line is named.
        let mut lines: Vec<&str> = file.lines().collect();
        lines.remove(5);
        let forged = bring(&lines.join("\n")).await;
        assert_eq!((forged.status, forged.key().as_str()), (422, "file-fault-step"), "{forged:?}");
    }
    let nobody = send_text(running.addr, "/api/tables/finished", "x").await.expect("an answer");
    assert_eq!(nobody.status, 401);
    far.stop().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_fills_the_disk_with_matches_from_elsewhere() {
    let server = TestServer::new();
    let mut config = server.config();
    config.limits = Limits { matches_per_player: 1, ..config.limits };
    let running = Server::start(config).await.expect("it starts");
    let mut ann = Client::guest(running.addr, "Ann").await;
    let table = played(&mut ann, "ostia").await;
    let file = ann.http("GET", &format!("/api/tables/{table}/export"), None).await.body;
    let more = send_text_as(running.addr, "/api/tables/finished", Some(&ann.session), &file).await.expect("an answer");
    assert_eq!((more.status, more.key().as_str()), (429, "server-too-many-matches"));
    running.stop().await;
}
