//! Slow play: an absent player is notified by the browser's own service, until that service no longer knows the browser.

use crate::client::Client;
use crate::tables::notice::{over_days, start, waits_for_ben};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

/// The keys of the browser in the example of RFC 8291.
const KEY: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

/// A request: its head and its body.
type Came = (String, Vec<u8>);

/// The service of a browser's maker: what came in, and what it answers next.
struct Service {
    endpoint: String,
    came: Arc<Mutex<Vec<Came>>>,
    status: Arc<Mutex<&'static str>>,
}

impl Service {
    async fn open() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let endpoint = format!("http://{}/send/abc", listener.local_addr().expect("an address"));
        let (came, status) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new("201 Created")));
        let (inside, says) = (came.clone(), status.clone());
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut request = Vec::new();
                let (head, body) = loop {
                    let length = stream.read_buf(&mut request).await.expect("a request");
                    assert_ne!(length, 0, "cut off");
                    let Some(end) = request.windows(4).position(|bytes| bytes == b"\r\n\r\n") else { continue };
                    let head = String::from_utf8(request[..end].to_vec()).expect("text");
                    let length = head.split("Content-Length: ").nth(1).and_then(|rest| rest.lines().next());
                    if request.len() == end + 4 + length.expect("a length").parse::<usize>().expect("a number") {
                        break (head, request[end + 4..].to_vec());
                    }
                };
                inside.lock().expect("whole").push((head, body));
                let answer = format!("HTTP/1.1 {}\r\n\r\n", *says.lock().expect("whole"));
                stream.write_all(answer.as_bytes()).await.ok();
            }
        });
        Service { endpoint, came, status }
    }

    async fn has(&self, count: usize) {
        let wait = async {
            while self.came.lock().expect("whole").len() < count {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(30), wait).await.expect("a notice comes");
    }

    fn device(&self) -> Value {
        json!({ "endpoint": self.endpoint, "key": KEY, "auth": AUTH })
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_is_told_until_its_service_no_longer_knows_it() {
    let (server, service) = (TestServer::new(), Service::open().await);
    let running = start(&server, true).await;
    let (mut company, ben, table) = over_days(&running).await;
    let added = ben.http("POST", "/api/me/push", Some(service.device())).await;
    assert_eq!(added.status, 204, "{added:?}");
    company.host(&table, json!({ "do": "start", "fill": "random" })).await;
    company.until(&table, waits_for_ben).await;
    service.has(1).await;
    let (head, body) = service.came.lock().expect("whole")[0].clone();
    let key = ben.http("GET", "/api/push", None).await.json()["key"].as_str().expect("a key").to_owned();
    assert!(head.starts_with("POST /send/abc HTTP/1.1\r\n"), "{head}");
    assert!(head.contains(&format!(", k={key}\r\n")) && head.contains("Authorization: vapid t="), "{head}");
    assert!(
        head.contains("Content-Encoding: aes128gcm\r\n") && head.contains(&format!("Topic: {table}\r\n")),
        "{head}"
    );
    // Salt, size of a record, a key of 65 bytes; the rest can only be read by the browser.
    assert_eq!((&body[16..20], body[20], body[21]), (&4096_u32.to_be_bytes()[..], 65, 4));
    assert!(!String::from_utf8_lossy(&body).contains(&table), "readable on the way");

    *service.status.lock().expect("whole") = "410 Gone";
    let mut ben = ben;
    ben.watch(&table, None).await;
    company.0.push(ben);
    company.until(&table, |now| !waits_for_ben(now)).await;
    let mut ben = company.0.pop().expect("Ben");
    ben.send(&json!({ "type": "unwatch", "table": table })).await;
    ben.send(&json!({ "type": "ping", "ask": 1 })).await;
    ben.until(|message| message["type"] == "pong").await;
    company.until(&table, waits_for_ben).await;
    service.has(2).await;
    running.stop().await;
    let store = store::Store::open(&server.config().database).await.expect("opens");
    assert_eq!(store.push_devices(&ben.player).await, Ok(vec![]), "forgotten");
}

#[tokio::test]
async fn only_browsers_may_be_told_and_nothing_goes_to_private_addresses_unless_the_host_allows_it() {
    let (server, service) = (TestServer::new(), Service::open().await);
    let running = start(&server, false).await;
    let ann = Client::guest(running.addr, "Ann").await;
    let mut wrong = vec![service.device()];
    for (field, value) in [("endpoint", "nowhere"), ("key", "AAAA"), ("auth", "AAAA")] {
        let mut device = service.device();
        device[field] = value.into();
        wrong.push(device);
    }
    for device in wrong {
        let answer = ann.http("POST", "/api/me/push", Some(device)).await;
        assert_eq!((answer.status, answer.key().as_str()), (400, "server-bad-push"), "{answer:?}");
    }
    let removed = ann.http("DELETE", "/api/me/push", Some(json!({ "endpoint": service.endpoint }))).await;
    assert_eq!(removed.status, 204, "not there is as good as removed: {removed:?}");
    running.stop().await;
}

#[tokio::test]
async fn the_key_stays_the_same_after_a_start() {
    let server = TestServer::new();
    let mut keys = Vec::new();
    for _ in 0..2 {
        let running = start(&server, false).await;
        let ann = Client::guest(running.addr, "Ann").await;
        keys.push(ann.http("GET", "/api/push", None).await.json());
        running.stop().await;
    }
    assert_eq!(keys[0], keys[1]);
    assert_eq!(keys[0]["key"].as_str().map(str::len), Some(87));
}
