//! Slow play: an absent player is notified by a webhook that the match is waiting for them.

use crate::client::{Client, nonce};
use crate::tables::company::Company;
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};
use server::{Config, Running, Server};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// Long enough for a notice to arrive on this machine.
const A_WHILE: Duration = Duration::from_millis(500);

/// Where notices go: an address, and what came in.
struct Letterbox {
    hook: String,
    letters: Arc<Mutex<Vec<Value>>>,
}

impl Letterbox {
    async fn put_up() -> Letterbox {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let hook = format!("http://{}/turn", listener.local_addr().expect("an address"));
        let letters = Arc::new(Mutex::new(Vec::new()));
        let inside = letters.clone();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut text = String::new();
                let mut bytes = [0; 1024];
                while !text.ends_with('}') {
                    let length = stream.read(&mut bytes).await.expect("a request");
                    assert_ne!(length, 0, "cut off: {text}");
                    text += std::str::from_utf8(&bytes[..length]).expect("text");
                }
                let (_, body) = text.split_once("\r\n\r\n").expect("a body");
                inside.lock().expect("whole").push(serde_json::from_str(body).expect("JSON"));
                stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.ok();
            }
        });
        Letterbox { hook, letters }
    }

    async fn letters(&self) -> Vec<Value> {
        tokio::time::sleep(A_WHILE).await;
        self.letters.lock().expect("whole").clone()
    }
}

pub(crate) async fn start(server: &TestServer, allow_private_webhooks: bool) -> Running {
    Server::start(Config { allow_private_webhooks, ..server.config() }).await.expect("it starts")
}

/// Ann begins; Ben has a seat, but is looking elsewhere.
pub(crate) async fn over_days(running: &Running) -> (Company, Client, String) {
    let ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let mut company = Company(vec![ann]);
    let table = company
        .open(json!({ "game": "oltre-mare", "players": 3, "options": { "start": "1" }, "bot_pause_ms": 0,
            "patience_ms": 0, "tempo": { "tempo": "slow", "each_ms": 86_400_000 } }))
        .await;
    let link = company.0[0].watch(&table, None).await["me"]["links"][0]["link"].clone();
    let sit = json!({ "do": "sit", "seat": 2, "link": link, "nonce": nonce(2) });
    ben.act(&table, sit).await.expect("sits");
    (company, ben, table)
}

pub(crate) fn waits_for_ben(now: &Value) -> bool {
    now["turn"]["must"].as_array().is_some_and(|must| must.contains(&json!(2)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_who_are_away_are_told_once_and_those_who_are_here_never() {
    let (server, letterbox) = (TestServer::new(), Letterbox::put_up().await);
    let running = start(&server, true).await;
    let (mut company, mut ben, table) = over_days(&running).await;
    let hook = ben.http("PUT", "/api/me", Some(json!({ "webhook": letterbox.hook }))).await;
    assert_eq!(hook.status, 200, "{hook:?}");
    company.host(&table, json!({ "do": "start", "fill": "random" })).await;
    company.until(&table, waits_for_ben).await;
    company.host(&table, json!({ "do": "phrase", "phrase": "hello" })).await;
    let letters = letterbox.letters().await;
    let url = format!("/t/{table}");
    let expected = json!({ "event": "turn", "table": table, "game": "oltre-mare", "seat": 2, "url": url });
    assert_eq!(letters, [expected], "once, and nothing but that it is his turn");

    // He comes, and stays: no more notices, though his turn ends and comes again.
    ben.watch(&table, None).await;
    company.0.push(ben);
    company.until(&table, |now| !waits_for_ben(now)).await;
    company.until(&table, waits_for_ben).await;
    assert_eq!(letterbox.letters().await.len(), 1);

    // He goes: there is a notice for the next turn again.
    company.until(&table, |now| !waits_for_ben(now)).await;
    let mut ben = company.0.pop().expect("Ben");
    ben.send(&json!({ "type": "unwatch", "table": table })).await;
    ben.send(&json!({ "type": "ping", "ask": 1 })).await;
    ben.until(|message| message["type"] == "pong").await;
    company.until(&table, waits_for_ben).await;
    assert_eq!(letterbox.letters().await.len(), 2);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_goes_to_private_addresses_unless_the_host_allows_it() {
    let (server, letterbox) = (TestServer::new(), Letterbox::put_up().await);
    let running = start(&server, true).await;
    let ben = Client::guest(running.addr, "Ben").await;
    let change = json!({ "webhook": letterbox.hook });
    assert_eq!(ben.http("PUT", "/api/me", Some(change.clone())).await.status, 200);
    running.stop().await;

    // The address was allowed once. It no longer is, neither for new players nor for old ones.
    let running = start(&server, false).await;
    let (mut company, stranger, table) = over_days(&running).await;
    let answer = stranger.http("PUT", "/api/me", Some(change)).await;
    assert_eq!((answer.status, answer.key().as_str()), (400, "server-private-webhook"));
    let link = company.0[0].watch(&table, None).await["me"]["links"][0]["link"].clone();
    let mut ben = Client::with_session(running.addr, &ben.session).await;
    assert_eq!(ben.http("GET", "/api/me", None).await.json()["webhook"], letterbox.hook.as_str());
    ben.act(&table, json!({ "do": "sit", "seat": 3, "link": link, "nonce": nonce(3) })).await.expect("sits");
    company.host(&table, json!({ "do": "start", "fill": null })).await;
    company.host(&table, json!({ "do": "let_bot_play", "seat": 1, "level": "random" })).await;
    let mut stranger = stranger;
    stranger.act(&table, json!({ "do": "let_bot_play", "seat": 2, "level": "random" })).await.expect("a bot plays");
    company.until(&table, |now| now["turn"]["must"] == json!([3])).await;
    assert!(letterbox.letters().await.is_empty());
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_way_of_a_notice_can_be_tried_and_says_how_far_it_came() {
    let (server, letterbox) = (TestServer::new(), Letterbox::put_up().await);
    let running = start(&server, true).await;
    let ben = Client::guest(running.addr, "Ben").await;
    let tried = ben.http("POST", "/api/me/notice", None).await;
    assert_eq!(tried.json(), json!({ "webhook": null, "browsers": [] }), "there is nowhere to send it");
    for bad in ["ben@example.org", "mailto:ben@example.org", "ftp://example.org/"] {
        let refused = ben.http("PUT", "/api/me", Some(json!({ "webhook": bad }))).await;
        assert_eq!((refused.status, refused.key().as_str()), (400, "server-bad-webhook"), "{bad}");
    }
    assert_eq!(ben.http("PUT", "/api/me", Some(json!({ "webhook": letterbox.hook }))).await.status, 200);
    assert_eq!(ben.http("POST", "/api/me/notice", None).await.json()["webhook"], 204);
    let letters = letterbox.letters().await;
    assert_eq!(letters.len(), 1, "{letters:?}");
    assert_eq!(letters[0]["event"], "test");
    let nobody = TcpListener::bind("127.0.0.1:0").await.expect("a port").local_addr().expect("an address");
    ben.http("PUT", "/api/me", Some(json!({ "webhook": format!("http://{nobody}/") }))).await;
    assert_eq!(ben.http("POST", "/api/me/notice", None).await.json()["webhook"], 0, "nobody answers there");
    running.stop().await;
}
