//! Connections that say nothing, little or half of it, and clients that come too often.

use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use futures_util::future::join_all;
use serde_json::json;
use server::{Config, Limits, Server};
use sqlx::Executor;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

/// Long enough for a busy machine, and shorter than for ever.
const AT_LAST: Duration = Duration::from_secs(60);

async fn impatient(server: &TestServer) -> server::Running {
    let (head, request) = (Duration::from_millis(400), Duration::from_millis(600));
    let limits = Limits { head, request, ..Limits::default() };
    Server::start(Config { limits, ..server.config() }).await.expect("it starts")
}

/// What arrives on a connection until the server closes it.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    timeout(AT_LAST, stream.read_to_end(&mut bytes)).await.expect("it is closed at last").ok();
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn say(addr: SocketAddr, words: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.expect("it listens");
    stream.write_all(words.as_bytes()).await.expect("sent");
    stream
}

#[tokio::test]
async fn a_silent_or_half_sent_connection_is_closed() {
    let server = TestServer::new();
    let running = impatient(&server).await;
    let addr = running.addr;
    until_closed(&mut say(addr, "").await).await;
    until_closed(&mut say(addr, "GET / HT").await).await;
    until_closed(&mut say(addr, "GET /health HTTP/1.1\r\nHost: a\r\nX: ").await).await;
    let answered = until_closed(&mut say(addr, "GET /health HTTP/1.1\r\nHost: a\r\n\r\n").await).await;
    assert!(answered.starts_with("HTTP/1.1 200"), "answered, and closed when nothing came after: {answered}");
    let body = "POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{";
    let answered = until_closed(&mut say(addr, body).await).await;
    assert!(answered.starts_with("HTTP/1.1 408") && answered.contains("server-too-slow"), "{answered}");
    // A WebSocket outlives all of that.
    let mut ann = Client::guest(addr, "Ann").await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    ann.send(&json!({ "type": "ping", "ask": 1 })).await;
    ann.until(|message| message["type"] == "pong").await;
    running.stop().await;
}

#[tokio::test]
async fn a_stop_does_not_wait_for_half_a_request() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let body = "POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{";
    let mut half = Vec::new();
    for words in ["", "GET / HT", "GET /health HTTP/1.1\r\nHost: a\r\nX: ", body] {
        half.push(say(addr, words).await);
    }
    // All of them have been accepted when somebody later is served.
    assert_eq!(http(addr, "GET", "/health", &[], None).await.status, 200);
    let began = Instant::now();
    running.stop().await;
    assert!(began.elapsed() < Duration::from_secs(8), "{:?}", began.elapsed());
    for mut stream in half {
        until_closed(&mut stream).await;
    }
}

#[tokio::test]
async fn nonsense_of_a_proxy_frees_nobody_from_being_counted() {
    let server = TestServer::new();
    let limits = Limits { requests: 1, request_burst: 10, ..Limits::default() };
    let running = Server::start(Config { limits, ..server.config() }).await.expect("it starts");
    for nonsense in ["nonsense", "203.0.113.7, unknown", "_hidden"] {
        let mut refused = 0;
        for _ in 0..40 {
            let answer = http(running.addr, "GET", "/api/games", &[("x-forwarded-for", nonsense)], None).await;
            refused += u32::from(answer.status == 429);
        }
        assert!(refused > 5, "{nonsense}: {refused}");
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_at_once_are_no_more_than_one_after_another() {
    let server = TestServer::new();
    let limits = Limits { tables_per_player: 5, ..Limits::default() };
    let running = Server::start(Config { limits, ..server.config() }).await.expect("it starts");
    let ann = Client::guest(running.addr, "Ann").await;
    let asked = (0..20).map(|_| ann.http("POST", "/api/tables", Some(json!({ "game": "ostia", "players": 3 }))));
    let opened = join_all(asked).await.iter().filter(|answer| answer.status == 200).count();
    assert_eq!(opened, 5);
    running.stop().await;
}

#[tokio::test]
async fn a_page_without_tls_is_not_ours_where_everybody_comes_by_tls() {
    let server = TestServer::new();
    let address = server::Address::new(Some("https://example.org"), None).expect("an address");
    let running = Server::start(Config { address, ..server.config() }).await.expect("it starts");
    let guest = json!({ "name": "Mal" });
    for (origin, status) in [("http://example.org", 403), ("https://example.org", 200)] {
        let headers = [("origin", origin), ("host", "example.org")];
        let answer = http(running.addr, "POST", "/api/guest", &headers, Some(&guest)).await;
        assert_eq!(answer.status, status, "{origin}: {answer:?}");
    }
    running.stop().await;
}

#[tokio::test]
async fn sessions_can_be_listed_and_ended() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let ann = Client::guest(addr, "Ann").await;
    let credentials = json!({ "login": "ann@example.org", "password": "correct horse" });
    let registered = ann.http("POST", "/api/register", Some(credentials.clone())).await.json();
    let ann = Client::with_session(addr, registered["session"].as_str().expect("a session")).await;
    let mut others = Vec::new();
    for _ in 0..3 {
        let login = http(addr, "POST", "/api/login", &[], Some(&credentials)).await.json();
        others.push(Client::with_session(addr, login["session"].as_str().expect("a session")).await);
    }
    let list = async |who: &Client| who.http("GET", "/api/me/sessions", None).await.json();
    let all = list(&ann).await;
    assert_eq!(all.as_array().map(Vec::len), Some(4), "{all}");
    let own = all.as_array().unwrap().iter().filter(|session| session["current"] == true).count();
    assert_eq!(own, 1);
    assert!(all[0]["since"].as_i64().is_some_and(|since| since > 1_700_000_000_000), "{all}");
    assert!(!all.to_string().contains(&ann.session), "what is listed opens nothing");

    let others_id = list(&others[0]).await;
    let id =
        others_id.as_array().unwrap().iter().find(|session| session["current"] == true).expect("his own")["id"].clone();
    let path = format!("/api/me/sessions/{}", id.as_str().expect("an id"));
    let stranger = Client::guest(addr, "Eve").await;
    assert_eq!(stranger.http("DELETE", &path, None).await.status, 404, "it is not hers");
    assert_eq!(ann.http("DELETE", &path, None).await.status, 204);
    assert_eq!(others[0].until_closed().await, 1008, "what hung on it is closed");
    assert_eq!(others[0].http("GET", "/api/me", None).await.status, 401);
    assert_eq!(ann.http("DELETE", &path, None).await.status, 404);
    assert_eq!(ann.http("DELETE", "/api/me/sessions", None).await.status, 204);
    assert_eq!(others[1].until_closed().await, 1008);
    assert_eq!(list(&ann).await.as_array().map(Vec::len), Some(1), "her own stays");
    assert_eq!(stranger.http("GET", "/api/me", None).await.status, 200);
    running.stop().await;
}

/// Probing logins by registering them takes hours.
#[tokio::test]
async fn accounts_of_one_address_are_few_an_hour() {
    let server = TestServer::new();
    let limits = Limits { accounts: 3, ..Limits::default() };
    let running = Server::start(Config { limits, ..server.config() }).await.expect("it starts");
    let from = [("x-forwarded-for", "203.0.113.9")];
    let mut answers = Vec::new();
    for n in 0..5 {
        let body = json!({ "login": format!("login{n}"), "password": "short" });
        answers.push(http(running.addr, "POST", "/api/register", &from, Some(&body)).await.status);
    }
    assert_eq!(answers, [400, 400, 400, 429, 429]);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_without_room_keeps_the_server_from_starting() {
    let server = TestServer::new();
    server.start().await.stop().await;
    let mut disk = server.connection().await;
    disk.execute("CREATE TABLE ballast (weight BLOB)").await.expect("made");
    disk.execute("INSERT INTO ballast VALUES (zeroblob(3000000))").await.expect("no room is left");
    let config = server.config();
    let full = Config { database: format!("{}?max_mib=1", config.database), ..config };
    let refused = Server::start(full).await.err().expect("it cannot take a move").to_string();
    assert!(refused.contains("no room is left"), "{refused}");
    server.start().await.stop().await;
}

#[tokio::test]
async fn two_servers_do_not_share_a_file() {
    let server = TestServer::new();
    let running = server.start().await;
    let second = Server::start(server.config()).await.err().expect("it is taken").to_string();
    assert!(second.contains("another server"), "{second}");
    let ann = Client::guest(running.addr, "Ann").await;
    ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    running.stop().await;
    server.start().await.stop().await;
}

/// JSON can be written in several ways; the cost of a message depends on its content.
#[tokio::test]
async fn a_message_costs_the_same_however_it_is_spelt() {
    let server = TestServer::new();
    let limits = Limits { frames: 1, frame_burst: 16, ..Limits::default() };
    let running = Server::start(Config { limits, ..server.config() }).await.expect("it starts");
    let mut ann = Client::guest(running.addr, "Ann").await;
    let (table, _) = ann.open(json!({ "game": "ostia", "players": 3 })).await;
    let began = Instant::now();
    for _ in 0..3 {
        ann.send_text(&format!("{{\"type\":\"\\u0077atch\",\"table\":\"{table}\"}}")).await;
        ann.until(|message| message["type"] == "table").await;
    }
    assert!(began.elapsed() > Duration::from_secs(5), "the third one waits for eight frames: {:?}", began.elapsed());
    running.stop().await;
}

#[tokio::test]
async fn a_goodbye_is_answered() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    ann.say_goodbye().await;
    assert_eq!(ann.until_closed().await, 1000);
    running.stop().await;
}
