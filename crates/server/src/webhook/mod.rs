//! Turn notices: a short POST to an address that a player gave, when a match in slow play waits for them.
//!
//! It goes to the very address that was checked, follows no redirects, and reads next to nothing.
//! Nobody can have many sent: there are limits for each player, for each address and for the queue, and a host that hangs
//! holds up nobody but itself.

mod lanes;
mod target;

pub(crate) use target::Target;

use crate::quota::Quota;
use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Request, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use lanes::Lanes;
use serde::Serialize;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use table::{Millis, PlayerId};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, pki_types::ServerName};

/// Neither looking a host up nor calling it takes longer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many are on their way at the same time, to all hosts together.
const AT_ONCE: usize = 64;

/// How many may be on their way or wait; more are dropped.
const PENDING: usize = 1_000;

/// How many turns one player is told of at once; slow play has far fewer.
const TURNS_AT_ONCE: u32 = 20;

/// And then one in this time.
const TURNS_EACH_MS: Millis = 15_000;

/// How many notices one address gets at once. The browsers' services get those of all players.
const CALLS_AT_ONCE: u32 = 100;

/// And then one in this time.
const CALLS_EACH_MS: Millis = 50;

/// The largest head of an answer that is read.
const LARGEST_HEAD: usize = 16 * 1024;

/// The notice itself. No cards, no links: it says only that it is somebody's turn, and where.
#[derive(Serialize)]
pub(crate) struct Notice {
    /// `turn`, `nudge`, or `test` if somebody sends a test.
    pub event: &'static str,
    /// The table.
    pub table: String,
    /// Name of the game.
    pub game: &'static str,
    /// Number of the seat.
    pub seat: u8,
    /// The page of the table.
    pub url: String,
}

impl Notice {
    /// A notice that is not about a turn.
    pub(crate) fn test(url: String) -> Notice {
        Notice { event: "test", table: "test".into(), game: "", seat: 0, url }
    }
}

/// The rest of a request, besides its address.
#[derive(Default)]
pub(crate) struct Payload {
    pub headers: Vec<(HeaderName, String)>,
    pub body: Vec<u8>,
}

/// Sends notices.
#[derive(Clone)]
pub(crate) struct Post {
    tls: TlsConnector,
    allow_private: bool,
    state: Arc<State>,
}

/// How much each player was told, and the notices on their way.
struct State {
    turns: Quota<PlayerId>,
    calls: Quota<IpAddr>,
    pending: Semaphore,
    places: Semaphore,
    hosts: Lanes<String>,
    addresses: Lanes<IpAddr>,
}

impl State {
    fn new() -> State {
        State {
            turns: Quota::new(TURNS_AT_ONCE, TURNS_EACH_MS),
            calls: Quota::new(CALLS_AT_ONCE, CALLS_EACH_MS),
            pending: Semaphore::new(PENDING),
            places: Semaphore::new(AT_ONCE),
            hosts: Lanes::default(),
            addresses: Lanes::default(),
        }
    }
}

/// The result of a notice.
enum Outcome {
    /// The status of the answer.
    Answered(u16),
    /// No answer, or none that could be read.
    Failed,
    Timeout,
    /// Too many to this host, or in all.
    Dropped,
}

impl Outcome {
    fn name(&self) -> &'static str {
        match self {
            Outcome::Answered(200..=299) => "delivered",
            Outcome::Answered(_) => "refused",
            Outcome::Failed => "failed",
            Outcome::Timeout => "timeout",
            Outcome::Dropped => "dropped",
        }
    }
}

impl Post {
    pub(crate) fn new(allow_private: bool) -> Post {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Post { tls: Arc::new(config).into(), allow_private, state: Arc::new(State::new()) }
    }

    /// Another one that has not sent anything.
    #[cfg(test)]
    pub(crate) fn afresh(&self) -> Post {
        Post { state: Arc::new(State::new()), ..self.clone() }
    }

    /// May this player be told of one more turn? The page shows all of them.
    pub(crate) fn may_tell(&self, player: &PlayerId) -> bool {
        self.state.turns.take(player.clone())
    }

    /// Sends one to a webhook, eventually. One that does not arrive is not sent again: the page shows the turn.
    pub(crate) fn send(&self, hook: &str, notice: &Notice) {
        #[cfg(test)]
        if crate::simulation::posted(hook, notice) {
            return;
        }
        let Some((target, payload)) = to_hook(hook, notice) else { return };
        let post = self.clone();
        tokio::spawn(async move { post.deliver(target, payload, "webhook").await });
    }

    /// Sends one to a webhook now; the status of the answer, if there is one.
    pub(crate) async fn try_hook(&self, hook: &str, notice: &Notice) -> Option<u16> {
        let (target, payload) = to_hook(hook, notice)?;
        self.deliver(target, payload, "webhook").await
    }

    /// Delivers when it is its turn; the status of the answer, if there is one. The result is counted.
    pub(crate) async fn deliver(&self, target: Target, payload: Payload, way: &'static str) -> Option<u16> {
        let outcome = match self.state.pending.try_acquire() {
            Ok(_pending) => self.call(&target, payload).await,
            Err(_) => Outcome::Dropped,
        };
        metrics::counter!("portolan_notices_total", "way" => way, "outcome" => outcome.name()).increment(1);
        match outcome {
            Outcome::Answered(status) => Some(status),
            Outcome::Failed | Outcome::Timeout | Outcome::Dropped => None,
        }
    }

    async fn call(&self, target: &Target, payload: Payload) -> Outcome {
        let state = &self.state;
        // Names are looked up in the host's lane too: a look-up can hang just as a call can.
        let Some(_host) = state.hosts.enter(target.host.clone()).await else { return Outcome::Dropped };
        let address = match timeout(PATIENCE, target.resolve(self.allow_private)).await {
            Ok(Some(address)) => address,
            Ok(None) => return Outcome::Failed,
            Err(_) => return Outcome::Timeout,
        };
        // One address can have any number of names.
        if !state.calls.take(address.ip()) {
            return Outcome::Dropped;
        }
        let Some(_address) = state.addresses.enter(address.ip()).await else { return Outcome::Dropped };
        let Ok(_place) = state.places.acquire().await else { return Outcome::Dropped };
        let exchange = async {
            let stream = TcpStream::connect(address).await.ok()?;
            if target.tls {
                let name = ServerName::try_from(target.host.clone()).ok()?;
                exchange(self.tls.connect(name, stream).await.ok()?, target, payload).await
            } else {
                exchange(stream, target, payload).await
            }
        };
        match timeout(PATIENCE, exchange).await {
            Ok(Some(status)) => Outcome::Answered(status),
            Ok(None) => Outcome::Failed,
            Err(_) => Outcome::Timeout,
        }
    }
}

fn to_hook(hook: &str, notice: &Notice) -> Option<(Target, Payload)> {
    let body = serde_json::to_vec(notice).ok()?;
    let headers = vec![(header::CONTENT_TYPE, "application/json".into())];
    Some((Target::read(hook)?, Payload { headers, body }))
}

/// Sends it, and reads the head of the answer.
async fn exchange<S>(stream: S, target: &Target, payload: Payload) -> Option<u16>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let mut request = Request::post(&target.path)
        .header(header::HOST, &target.authority)
        .header(header::USER_AGENT, "portolan")
        .header(header::CONNECTION, "close")
        .body(Body::from(payload.body))
        .ok()?;
    for (name, value) in payload.headers {
        request.headers_mut().insert(name, HeaderValue::try_from(value).ok()?);
    }
    let mut http = http1::Builder::new();
    http.title_case_headers(true).max_buf_size(LARGEST_HEAD);
    let (mut sender, connection) = http.handshake(TokioIo::new(stream)).await.ok()?;
    let answer = sender.send_request(request);
    tokio::pin!(answer, connection);
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // It is over, and whatever was answered is ready.
        _ = &mut connection => answer.await,
    };
    Some(answer.ok()?.status().as_u16())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock;
    use std::sync::Mutex;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    fn notice() -> Notice {
        Notice { event: "turn", table: "t".into(), game: "ostia", seat: 2, url: "/t/t".into() }
    }

    /// The beginning of a request: nobody answers before that.
    async fn read_some(stream: &mut (impl AsyncRead + Unpin)) {
        assert_ne!(stream.read(&mut [0; 1024]).await.unwrap(), 0);
    }

    fn target(listener: &TcpListener) -> Target {
        Target::read(&format!("http://{}/hook", listener.local_addr().unwrap())).unwrap()
    }

    #[tokio::test]
    async fn a_notice_arrives_where_it_may_go() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let hook = format!("http://{}/hook", listener.local_addr().unwrap());
        Post::new(true).send(&hook, &notice());
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut text = vec![0; 1024];
        let mut length = 0;
        while !text[..length].ends_with(b"}") {
            length += stream.read(&mut text[length..]).await.unwrap();
        }
        let text = String::from_utf8_lossy(&text[..length]).into_owned();
        assert!(text.starts_with("POST /hook HTTP/1.1\r\n"), "{text}");
        assert!(text.ends_with(r#"{"event":"turn","table":"t","game":"ostia","seat":2,"url":"/t/t"}"#), "{text}");
    }

    #[tokio::test]
    async fn nothing_is_sent_to_this_machine_unless_allowed() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let outcome = Post::new(false).call(&target(&listener), Payload::default()).await;
        assert_eq!(outcome.name(), "failed");
        assert!(timeout(Duration::from_millis(50), listener.accept()).await.is_err(), "nobody called");
    }

    #[tokio::test]
    async fn an_answer_is_read_by_its_status_and_no_further() {
        let target = Target::read("http://h/").unwrap();
        let endless = "HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 1000000\r\n\r\nand so on";
        for (answer, status) in [(endless, Some(302)), ("HTTP/1.1 410 Gone\r\n\r\n", Some(410)), ("nonsense", None)] {
            let (ours, mut theirs) = tokio::io::duplex(4096);
            tokio::spawn(async move {
                read_some(&mut theirs).await;
                theirs.write_all(answer.as_bytes()).await.unwrap();
                // It stays open: nothing more is waited for.
                std::future::pending::<()>().await;
            });
            assert_eq!(exchange(ours, &target, Payload::default()).await, status);
        }
    }

    /// A head without an end is not collected.
    #[tokio::test]
    async fn an_endless_head_is_given_up() {
        let (ours, mut theirs) = tokio::io::duplex(4096);
        let written = Arc::new(Mutex::new(0));
        let count = written.clone();
        tokio::spawn(async move {
            read_some(&mut theirs).await;
            theirs.write_all(b"HTTP/1.1 200 OK\r\nX: ").await.ok();
            while theirs.write_all(&[b'x'; 1024]).await.is_ok() {
                *count.lock().unwrap() += 1024;
            }
        });
        assert_eq!(exchange(ours, &Target::read("http://h/").unwrap(), Payload::default()).await, None);
        assert!(*written.lock().unwrap() < 4 * LARGEST_HEAD);
    }

    /// A service that accepts calls and never answers, with as many notices for it as fit, and one for somebody else.
    #[tokio::test]
    async fn a_host_that_hangs_holds_up_nobody_else() {
        let hanging = TcpListener::bind("127.0.0.2:0").await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (post, to) = (Post::new(true), target(&listener));
        for _ in 0..2 * AT_ONCE {
            let (post, target) = (post.clone(), target(&hanging));
            tokio::spawn(async move { post.deliver(target, Payload::default(), "push").await });
        }
        tokio::spawn(async move {
            let mut held = Vec::new();
            while let Ok((stream, _)) = hanging.accept().await {
                held.push(stream);
            }
        });
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            read_some(&mut stream).await;
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
        });
        // Let the others go first.
        tokio::time::sleep(Duration::from_millis(100)).await;
        let began = std::time::Instant::now();
        assert_eq!(post.deliver(to, Payload::default(), "push").await, Some(204));
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    }

    #[tokio::test]
    async fn one_player_is_told_of_few_turns_and_one_address_gets_few_calls() {
        let post = Post::new(true);
        let (ann, ben) = (PlayerId::new("ann").unwrap(), PlayerId::new("ben").unwrap());
        let began = clock::now();
        let told = (0..1_000).filter(|_| post.may_tell(&ann)).count();
        assert!(
            told as u32 >= TURNS_AT_ONCE && told as Millis <= 21 + (clock::now() - began) / TURNS_EACH_MS,
            "{told}"
        );
        assert!(post.may_tell(&ben), "another one is told all the same");

        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let target = target(&listener);
        let calls = Arc::new(Mutex::new(0));
        let count = calls.clone();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                *count.lock().unwrap() += 1;
                read_some(&mut stream).await;
                stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.ok();
            }
        });
        let began = clock::now();
        let mut dropped = 0;
        for _ in 0..400 {
            dropped += u32::from(matches!(post.call(&target, Payload::default()).await, Outcome::Dropped));
        }
        let most = i64::from(CALLS_AT_ONCE) + 1 + (clock::now() - began) / CALLS_EACH_MS;
        let calls = *calls.lock().unwrap();
        assert!(calls <= most && calls >= CALLS_AT_ONCE.into() && dropped > 0, "{calls} calls, {dropped} dropped");
    }

    #[tokio::test]
    async fn the_queue_is_bounded() {
        let (post, target) = (Post::new(true), Target::read("http://127.0.0.3:9/").unwrap());
        let held = post.state.pending.try_acquire_many(PENDING as u32).unwrap();
        assert_eq!(post.deliver(target.clone(), Payload::default(), "webhook").await, None);
        assert!(post.state.calls.take("127.0.0.3".parse().unwrap()), "it was not even tried");
        drop(held);
    }
}
