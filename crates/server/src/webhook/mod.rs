//! Turn notices: a short POST to an address that a player gave, when play over days waits for them.
//!
//! Written on a bare socket: it must connect to the very address that was checked, follow nothing, and read next to nothing.

mod target;

pub(crate) use target::Target;

use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, pki_types::ServerName};

/// The whole of it takes no longer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many at the same time; more wait.
const AT_ONCE: usize = 16;

/// What is sent. No cards, no links: whoever reads it learns that a turn has come, and where.
#[derive(Serialize)]
pub(crate) struct Notice {
    /// Always `turn`.
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

/// A request without its first lines.
#[derive(Default)]
pub(crate) struct Parcel {
    /// Each ends with a line break.
    pub headers: String,
    pub body: Vec<u8>,
}

/// Sends notices.
#[derive(Clone)]
pub(crate) struct Post {
    tls: TlsConnector,
    allow_private: bool,
    places: Arc<Semaphore>,
}

impl Post {
    pub(crate) fn new(allow_private: bool) -> Post {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Post { tls: Arc::new(config).into(), allow_private, places: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// Sends one to a webhook, sometime. That it did not arrive is no reason to try again: the turn is seen on the page.
    pub(crate) fn send(&self, hook: &str, notice: &Notice) {
        let (Some(target), Ok(body)) = (Target::read(hook), serde_json::to_vec(notice)) else { return };
        let post = self.clone();
        let parcel = Parcel { headers: "Content-Type: application/json\r\n".into(), body };
        tokio::spawn(async move { post.deliver(&target, &parcel, "webhook").await });
    }

    /// Delivers, when it is its turn; the status of the answer, if there is one. What came of it is counted.
    pub(crate) async fn deliver(&self, target: &Target, parcel: &Parcel, way: &'static str) -> Option<u16> {
        let _place = self.places.acquire().await.ok()?;
        let status = timeout(PATIENCE, self.call(target, parcel)).await;
        let outcome = match status {
            Ok(Some(200..=299)) => "delivered",
            Ok(Some(_)) => "refused",
            Ok(None) => "failed",
            Err(_) => "timeout",
        };
        metrics::counter!("portolan_notices_total", "way" => way, "outcome" => outcome).increment(1);
        status.ok().flatten()
    }

    async fn call(&self, target: &Target, parcel: &Parcel) -> Option<u16> {
        let address = target.resolve(self.allow_private).await?;
        let stream = TcpStream::connect(address).await.ok()?;
        if target.tls {
            let name = ServerName::try_from(target.host.clone()).ok()?;
            exchange(self.tls.connect(name, stream).await.ok()?, target, parcel).await
        } else {
            exchange(stream, target, parcel).await
        }
    }
}

async fn exchange(mut stream: impl AsyncRead + AsyncWrite + Unpin, target: &Target, parcel: &Parcel) -> Option<u16> {
    let Target { path, authority, .. } = target;
    let Parcel { headers, body } = parcel;
    let length = body.len();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {authority}\r\nUser-Agent: portolan\r\n{headers}\
         Content-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(&[head.as_bytes(), body].concat()).await.ok()?;
    stream.flush().await.ok()?;
    let mut head = [0; "HTTP/1.1 200".len()];
    stream.read_exact(&mut head).await.ok()?;
    let head = std::str::from_utf8(&head).ok()?;
    head.strip_prefix("HTTP/1.")?.get(2..)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    fn notice() -> Notice {
        Notice { event: "turn", table: "t".into(), game: "ostia", seat: 2, url: "/t/t".into() }
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
        let target = Target::read(&format!("http://{}/", listener.local_addr().unwrap())).unwrap();
        assert_eq!(Post::new(false).deliver(&target, &Parcel::default(), "webhook").await, None);
        assert!(timeout(Duration::from_millis(50), listener.accept()).await.is_err(), "nobody called");
    }

    #[tokio::test]
    async fn an_answer_is_read_by_its_status_and_no_further() {
        let target = Target::read("http://h/").unwrap();
        for (answer, status) in [("HTTP/1.1 302 Found\r\nLocation: /", Some(302)), ("nonsense and more", None)] {
            let (ours, mut theirs) = tokio::io::duplex(4096);
            theirs.write_all(answer.as_bytes()).await.unwrap();
            assert_eq!(exchange(ours, &target, &Parcel::default()).await, status);
        }
    }
}
