//! Requests that a server must refuse: repeated, late, for others, or nonsense.

use crate::client::{Answer, Client, http, nonce};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};
use server::{Limits, Running, Server};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error as Refused;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A table with two people and a bot, started; Ann is seat 1, Ben seat 2.
async fn started(running: &Running) -> (Client, Client, String) {
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let (table, links) = ann
        .open(json!({ "game": "oltre-mare", "players": 3, "options": { "start": "1" },
        "bot_pause_ms": 0, "patience_ms": 0, "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ben.act(&table, json!({ "do": "sit", "seat": 2, "link": links[&2], "nonce": nonce(2) }))
        .await
        .expect("the link fits");
    ann.watch(&table, None).await;
    ben.watch(&table, None).await;
    ann.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("the host may start");
    (ann, ben, table)
}

fn key(rejected: &Value) -> &str {
    rejected["refusal"]["message"]["key"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn twice_late_and_for_others() {
    let server = TestServer::new();
    let running = server.start().await;
    let (mut ann, mut ben, table) = started(&running).await;
    // An action that names what it answers means the same later; any other is refused as an answer to a past question.
    let (stale, seat, action, question) = loop {
        if ann.must(&table)
            && let Some((seat, action, question)) = ann.walk(&table).await
        {
            let late = json!({ "do": "play", "seat": seat, "action": action, "question": question + 1000 });
            match ann.act(&table, late).await {
                Err(rejected) if key(&rejected) == "table-stale" => break (rejected, seat, action, question),
                _ => continue,
            }
        }
        assert!(!ann.is_over(&table), "nothing could come too late");
        tokio::select! {
            _ = ann.receive() => {}
            _ = ben.play(&table) => {}
        }
    };
    assert_eq!(stale["again"], false, "that question is never asked again");
    let play = json!({ "do": "play", "seat": seat, "action": action, "question": question });

    let foreign = ben.act(&table, play.clone()).await.expect_err("the seat is Ann's");
    assert_eq!(key(&foreign), "table-not-your-seat");
    let misread =
        ann.act(&table, json!({ "do": "play", "seat": seat, "action": "abracadabra", "question": question })).await;
    assert!(misread.is_err());

    let version = ann.act_as(&table, "once", play.clone()).await.expect("a legal move");
    assert_eq!(ann.act_as(&table, "once", play.clone()).await, Ok(version), "a retry is harmless");
    assert_eq!(ann.act_as(&table, "once", json!({ "do": "say", "text": "hi" })).await, Ok(version), "the id was used");
    let again = ann.act(&table, play).await;
    assert!(again.is_err(), "the same answer under another id comes too late: {again:?}");

    for (seat, eye) in [(2, "walked"), (9, "error")] {
        ann.send(&json!({ "type": "walk", "table": table, "seat": seat, "draft": [], "ask": 77 })).await;
        let answer = ann.until(|message| message["ask"] == 77 || message["type"] == "error").await;
        assert_eq!(answer["type"], eye);
        assert!(seat == 9 || answer["walk"]["walk"] == "astray", "{answer}");
    }
    running.stop().await;
}

#[tokio::test]
async fn garbage_and_oversize() {
    let server = TestServer::new();
    let running = server.start().await;
    let (mut ann, _ben, table) = started(&running).await;
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    for garbage in ["", "{", "null", "[]", "{\"type\":\"do\"}", "{\"type\":\"nothing\"}", "\u{0}", &deep] {
        ann.send_text(garbage).await;
        let error = ann.until(|message| message["type"] == "error").await;
        assert_eq!(error["message"]["key"], "server-bad-message", "{garbage:.20}");
    }
    ann.send_bytes(vec![0, 159, 146, 150]).await;
    ann.until(|message| message["type"] == "error").await;
    ann.send(&json!({ "type": "watch", "table": "nowhere" })).await;
    let gone = ann.until(|message| message["type"] == "gone").await;
    assert_eq!(gone["message"]["key"], "server-no-table");
    ann.send(&json!({ "type": "ping", "ask": 5 })).await;
    assert_eq!(ann.until(|message| message["type"] == "pong").await["ask"], 5, "it still works");

    let long = "x".repeat(17 * 1024);
    ann.send(&json!({ "type": "do", "table": table, "id": "a", "command": { "do": "say", "text": long } })).await;
    assert_eq!(ann.until(|message| message["type"] == "error").await["message"]["key"], "server-too-large");
    assert_eq!(ann.until_closed().await, 1009);
    let before = closed_as_too_large(running.addr).await;
    ann.reconnect(running.addr).await;
    ann.send_text(&"x".repeat(1024 * 1024)).await;
    // The rest of the frame is not read, so the reason may be lost on the way; the server knows it.
    assert!([0, 1009].contains(&ann.until_closed().await), "much too large: closed, at once if need be");
    assert!(closed_as_too_large(running.addr).await > before, "for being too large, and not as one that left");
    running.stop().await;
}

/// How many connections were closed because of a frame that was too large.
async fn closed_as_too_large(addr: SocketAddr) -> u64 {
    let metrics = http(addr, "GET", "/metrics", &[], None).await.body;
    let line = metrics.lines().find(|line| line.starts_with(r#"portolan_closed_total{why="too large"}"#));
    line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
}

#[tokio::test]
async fn floods_and_limits() {
    let server = TestServer::new();
    let limits = Limits {
        frames: 50,
        frame_burst: 20,
        watched: 2,
        tables_per_player: 2,
        connections_per_player: 2,
        ..Limits::default()
    };
    let running = Server::start(server::Config { limits, ..server.config() }).await.expect("it starts");
    let mut ann = Client::guest(running.addr, "Ann").await;
    for _ in 0..2 {
        ann.open(json!({ "game": "ostia", "players": 3 })).await;
    }
    let third = ann.http("POST", "/api/tables", Some(json!({ "game": "ostia", "players": 3 }))).await;
    assert_eq!((third.status, third.key().as_str()), (429, "server-too-many-tables"));

    for table in ["a", "b", "c"] {
        ann.send(&json!({ "type": "watch", "table": table })).await;
    }
    let gone = ann.until(|message| message["table"] == "c").await;
    assert_eq!(gone["message"]["key"], "server-too-many-watched");

    let mut twin = Client::with_session(running.addr, &ann.session).await;
    let mut third = connect_async(format!("ws://{}/ws", running.addr)).await.expect("connects").0;
    use futures_util::{SinkExt, StreamExt};
    let hello = json!({ "type": "hello", "session": ann.session }).to_string();
    third.send(hello.into()).await.expect("sent");
    assert!(third.next().await.expect("an answer").expect("a frame").is_close(), "two connections are enough");

    for ask in 0..400 {
        twin.send(&json!({ "type": "ping", "ask": ask })).await;
    }
    let warned = twin.until(|message| message["type"] == "error").await;
    assert_eq!(warned["message"]["key"], "server-too-many");
    assert!([0, 1008].contains(&twin.until_closed().await));
    ann.send(&json!({ "type": "ping", "ask": 1 })).await;
    ann.until(|message| message["type"] == "pong").await;
    running.stop().await;
}

#[tokio::test]
async fn other_sites_and_bad_requests() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let guest = json!({ "name": "Mal" });
    let post = async |headers: &[(&str, &str)], body: &Value| -> Answer {
        http(addr, "POST", "/api/guest", headers, Some(body)).await
    };
    let foreign = post(&[("origin", "https://evil.example")], &guest).await;
    assert_eq!((foreign.status, foreign.key().as_str()), (403, "server-foreign-page"));
    let own = post(&[("origin", &format!("http://{addr}"))], &guest).await;
    assert_eq!(own.status, 200);
    let cookie = own.head.lines().find(|line| line.starts_with("set-cookie:")).expect("a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    for header in ["content-security-policy: default-src 'self'", "x-content-type-options: nosniff", "referrer-policy:"]
    {
        assert!(own.head.contains(header), "{header}");
    }
    assert_eq!(post(&[], &json!({ "name": "" })).await.key(), "server-bad-name");
    assert_eq!(post(&[], &json!({ "nom": "x" })).await.key(), "server-bad-request");
    assert_eq!(post(&[], &json!({ "name": "x".repeat(20_000) })).await.status, 413);
    assert_eq!(http(addr, "GET", "/api/me", &[], None).await.key(), "server-no-session");
    assert_eq!(http(addr, "GET", "/api/tables/x/export", &[], None).await.key(), "server-no-table");
    assert_eq!(http(addr, "DELETE", "/api/games", &[], None).await.status, 405);

    let ann = Client::guest(addr, "Ann").await;
    for (bad, why) in [
        (json!({ "game": "chess", "players": 2 }), "server-unknown-game"),
        (json!({ "game": "ostia", "players": 9 }), "setup-players"),
        (json!({ "game": "ostia", "players": 3, "options": { "colour": "red" } }), "setup-unknown-option"),
        (json!({ "game": "ostia", "players": 3, "edition": "none such" }), "server-no-edition"),
        (json!({ "game": "ostia", "players": 3, "tempo": { "tempo": "slow", "each_ms": 1 } }), "server-bad-tempo"),
    ] {
        let answer = ann.http("POST", "/api/tables", Some(bad)).await;
        assert_eq!((answer.status, answer.key().as_str()), (400, why), "{answer:?}");
    }
    let document = http(addr, "GET", "/api/openapi.json", &[], None).await.json();
    assert_eq!(document["info"]["title"], "Portolan");
    assert!(document["paths"]["/api/tables/{table}/join"]["post"].is_object());
    assert!(http(addr, "GET", "/metrics", &[], None).await.body.contains("portolan_"));
    assert_eq!(http(addr, "GET", "/health", &[], None).await.json()["status"], "ok");
    assert!(http(addr, "GET", "/", &[], None).await.body.starts_with("<!doctype html>"));
    running.stop().await;
}

/// What a proxy on this machine says about the client.
fn via(address: &str) -> [(&str, &str); 1] {
    [("x-forwarded-for", address)]
}

/// A socket by way of a proxy.
async fn socket_from(addr: SocketAddr, address: &str) -> Result<Socket, Refused> {
    let mut request = format!("ws://{addr}/ws").into_client_request().expect("a request");
    request.headers_mut().insert("x-forwarded-for", address.parse().expect("a header"));
    connect_async(request).await.map(|(socket, _)| socket)
}

#[tokio::test]
async fn too_many_requests_from_one_address() {
    let server = TestServer::new();
    let limits = Limits { requests: 1, request_burst: 10, entries: 3, ..Limits::default() };
    let running = Server::start(server::Config { limits, ..server.config() }).await.expect("it starts");
    let addr = running.addr;
    let look = async |headers: &[(&str, &str)]| http(addr, "GET", "/api/games", headers, None).await;
    // How many requests of an address are answered before one is refused.
    let answered = async |address: &str| {
        for answered in 0..100 {
            let answer = look(&via(address)).await;
            if answer.status == 429 {
                assert_eq!(answer.key(), "server-too-many");
                return answered;
            }
            assert_eq!(answer.status, 200, "{answer:?}");
        }
        panic!("{address} is never refused");
    };
    // The last address is the proxy's word; anybody may have written what comes before it.
    for (crowd, same, other) in [
        ("203.0.113.7", "198.51.100.1, 203.0.113.7", "203.0.113.7, 203.0.113.8"),
        ("2001:db8::1", "2001:db8::9:8:7:6", "2001:db8:0:1::1"),
    ] {
        assert!(answered(crowd).await >= 10, "ten at once are welcome");
        assert!(answered(same).await < 5, "one more a second is, from the same client");
        assert!(answered(other).await >= 10, "another is not to blame");
    }
    // There is nobody behind a program on this machine.
    for _ in 0..30 {
        assert_eq!(look(&[]).await.status, 200);
    }

    let who = via("192.0.2.1");
    let login = json!({ "login": "nobody", "password": "correct horse battery" });
    let enter = async |path: &str, body: &Value| http(addr, "POST", path, &who, Some(body)).await;
    for _ in 0..2 {
        assert_eq!(enter("/api/guest", &json!({ "name": "Mal" })).await.status, 200);
    }
    assert_eq!(enter("/api/login", &login).await.status, 401, "wrong, but one may try");
    for (path, body) in [("/api/login", &login), ("/api/register", &login), ("/api/guest", &json!({ "name": "Mal" }))] {
        let refused = enter(path, body).await;
        assert_eq!((refused.status, refused.key().as_str()), (429, "server-too-many"), "{path}");
    }
    assert_eq!(look(&who).await.status, 200, "who is refused at the door may still look in");
    let figures = http(addr, "GET", "/metrics", &[], None).await.body;
    assert!(figures.contains("portolan_refused_total{why=\"rate\"}"), "{figures}");
    running.stop().await;
}

#[tokio::test]
async fn too_many_connections_of_one_address() {
    let server = TestServer::new();
    let limits = Limits { connections_per_ip: 2, ..Limits::default() };
    let running = Server::start(server::Config { limits, ..server.config() }).await.expect("it starts");
    let crowd = "203.0.113.7";
    let first = socket_from(running.addr, crowd).await.expect("one");
    let _second = socket_from(running.addr, crowd).await.expect("two");
    let Err(Refused::Http(third)) = socket_from(running.addr, crowd).await else { panic!("three are too many") };
    assert_eq!(third.status(), 429);
    let problem: Value = serde_json::from_slice(third.body().as_deref().unwrap_or_default()).expect("a problem");
    assert_eq!(problem["message"]["key"], "server-too-many");
    socket_from(running.addr, "203.0.113.8").await.expect("another is not to blame");

    drop(first);
    let mut room = socket_from(running.addr, crowd).await;
    for _ in 0..100 {
        if room.is_ok() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        room = socket_from(running.addr, crowd).await;
    }
    room.expect("the place of one who left is free again");
    running.stop().await;
}
