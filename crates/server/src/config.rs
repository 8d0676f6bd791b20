//! The host's settings.

use axum::http::Uri;
use bots::arena::Thinking;
use game::Message;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The usual time for each decision of a review, in milliseconds: a whole match then takes about a minute.
pub const REVIEW_MS: u64 = 150;

/// Puts a message into English, for the one place where a client may have no catalogue: the text of a problem.
pub type Say = Arc<dyn Fn(&Message) -> String + Send + Sync>;

/// The host's settings.
#[derive(Clone)]
pub struct Config {
    /// Where it listens; port 0 takes any free one.
    pub listen: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// A folder of edition files to offer.
    pub editions: Option<PathBuf>,
    /// How people reach it, and below which path.
    pub address: Address,
    /// Turn notices may go to private and loopback addresses.
    pub allow_private_webhooks: bool,
    /// Proxies, besides those on loopback, that are trusted to name the client's address.
    pub proxies: Vec<IpAddr>,
    /// How many bots think at the same time; by default one for each core.
    pub bot_threads: Option<NonZeroUsize>,
    /// The resources one client may use up.
    pub limits: Limits,
    /// Thinking time for reviews of finished matches.
    pub review: Thinking,
    /// English for problems.
    pub say: Say,
    /// The rules with which a page plays without the server, if the binary contains them.
    pub rules: Option<RulesModule>,
}

/// The rules as WebAssembly.
#[derive(Clone)]
pub struct RulesModule {
    /// The name of its file, made from its content.
    pub(crate) name: Arc<str>,
    pub(crate) bytes: &'static [u8],
}

impl RulesModule {
    /// From its bytes.
    pub fn new(bytes: &'static [u8]) -> RulesModule {
        let hash = blake3::hash(bytes).to_hex();
        let hash = hash.get(..12).unwrap_or_default();
        RulesModule { name: format!("rules-{hash}.wasm").into(), bytes }
    }
}

impl Config {
    /// Loopback, any free port, the usual limits, and keys instead of sentences.
    pub fn new(database: impl Into<String>) -> Config {
        Config {
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            database: database.into(),
            editions: None,
            address: Address::default(),
            allow_private_webhooks: false,
            proxies: Vec::new(),
            bot_threads: None,
            limits: Limits::default(),
            review: Thinking { iterations: None, time: Some(Duration::from_millis(REVIEW_MS)) },
            say: Arc::new(|message| message.key.to_owned()),
            rules: None,
        }
    }
}

/// How people reach a server: its public origin, if it has one, and the path all its addresses begin with.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Address {
    /// `https://example.org`, without a path.
    origin: Option<String>,
    /// Empty, or `/games` without a slash at its end.
    base: String,
}

/// Why an address cannot be a server's.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadAddress {
    /// It is not `http://…` or `https://…` with a host and a plain path.
    #[error("not a public URL (http:// or https://, a host, and perhaps a path): {0}")]
    Url(String),
    /// It is not a path.
    #[error("not a base path (a slash, then letters, digits, '-', '_', '.' and '/'): {0}")]
    Path(String),
}

impl Address {
    /// From `--public-url` and `--base-path`. Without a base path, the path of the public URL is used.
    pub fn new(public_url: Option<&str>, base_path: Option<&str>) -> Result<Address, BadAddress> {
        let (mut origin, mut base) = (None, String::new());
        if let Some(text) = public_url {
            let bad = || BadAddress::Url(text.to_owned());
            let uri: Uri = text.parse().map_err(|_| bad())?;
            let (Some(scheme @ ("http" | "https")), Some(host)) = (uri.scheme_str(), uri.authority()) else {
                return Err(bad());
            };
            if uri.query().is_some() || host.as_str().contains('@') {
                return Err(bad());
            }
            origin = Some(format!("{scheme}://{host}").to_ascii_lowercase());
            base = plain_path(uri.path()).ok_or_else(bad)?;
        }
        if let Some(path) = base_path {
            base = plain_path(path).ok_or_else(|| BadAddress::Path(path.to_owned()))?;
        }
        Ok(Address { origin, base })
    }

    /// The path all addresses begin with: empty, or `/games`.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// `https://example.org`, if there is a public URL.
    pub fn origin(&self) -> Option<&str> {
        self.origin.as_deref()
    }

    /// Do browsers reach it only by TLS?
    pub fn is_https(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.starts_with("https:"))
    }

    /// The address of a page below the base path; without a public URL it has no host.
    pub fn page(&self, path: &str) -> String {
        format!("{}{}{path}", self.origin.as_deref().unwrap_or(""), self.base)
    }
}

/// A path without the slash at its end.
fn plain_path(path: &str) -> Option<String> {
    let path = path.trim_end_matches('/');
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.' | b'/');
    let fits = path.is_empty() || path.starts_with('/') && !path.contains("//") && path.bytes().all(plain);
    fits.then(|| path.to_owned())
}

/// The resources one client may use up. Clients on the same machine without a proxy are not counted by address.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Largest body of a request, in bytes.
    pub body: usize,
    /// Requests a second from one address, in the long run.
    pub requests: u32,
    /// Requests from one address at once.
    pub request_burst: u32,
    /// Attempts a minute from one address to become a guest or to log in.
    pub entries: u32,
    /// Attempts an hour from one address to create an account: each attempt reveals whether a login is taken.
    pub accounts: u32,
    /// Wrong passwords at once for one account, from anywhere.
    pub wrong_passwords: u32,
    /// The pause between wrong passwords for one account after that.
    pub wrong_password_pause: Duration,
    /// Frames a second on one connection, in the long run.
    pub frames: u32,
    /// Frames at once on one connection.
    pub frame_burst: u32,
    /// Open connections in all, whatever they are for; fewer if the system allows fewer descriptors.
    pub connections: usize,
    /// Open connections of one address, whatever they are for. Those of a proxy are not counted.
    pub wires_per_ip: usize,
    /// Open WebSockets of one address.
    pub connections_per_ip: usize,
    /// Open connections of one player.
    pub connections_per_player: usize,
    /// Tables one connection may follow at a time.
    pub watched: usize,
    /// Reviews being made or waiting.
    pub reviews: usize,
    /// The same for one player; at one address, everybody without a session counts as one.
    pub reviews_per_player: usize,
    /// The same for one address.
    pub reviews_per_address: usize,
    /// Tables of one player that are open or being played.
    pub tables_per_player: u64,
    /// Finished matches of one player, beyond which no match that was played elsewhere is accepted.
    pub matches_per_player: u64,
    /// Messages that may wait for a slow client before the connection is closed; it may come back and say what it missed.
    pub send_queue: usize,
    /// Bytes that may wait for a slow client before the connection is closed. A single message may be larger.
    pub send_bytes: usize,
    /// How long the head of a request may take, the silence before it included.
    pub head: Duration,
    /// How long a request may take, its body included.
    pub request: Duration,
    /// Commands that may wait for a table.
    pub inbox: usize,
    /// A connection that is silent for this long is closed; it is pinged three times in that span.
    pub silence: Duration,
    /// A table that nobody watches and where nothing is due soon is put to sleep after this.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 16 * 1024,
            requests: 20,
            request_burst: 100,
            entries: 20,
            accounts: 20,
            wrong_passwords: 10,
            wrong_password_pause: Duration::from_secs(6),
            frames: 100,
            frame_burst: 400,
            connections: 20_000,
            wires_per_ip: 128,
            connections_per_ip: 64,
            connections_per_player: 16,
            watched: 32,
            reviews: 256,
            reviews_per_player: 2,
            reviews_per_address: 8,
            tables_per_player: 100,
            matches_per_player: 1_000,
            send_queue: 256,
            send_bytes: 512 * 1024,
            head: Duration::from_secs(15),
            request: Duration::from_secs(30),
            inbox: 256,
            silence: Duration::from_secs(60),
            idle: Duration::from_secs(20),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        let none = Address::default();
        assert_eq!((none.page("/t/x").as_str(), none.is_https(), none.base()), ("/t/x", false, ""));
        let games = Address::new(Some("https://Example.org/games/"), None).unwrap();
        assert_eq!((games.page("/t/x").as_str(), games.is_https()), ("https://example.org/games/t/x", true));
        let moved = Address::new(Some("http://example.org:81"), Some("/a/b/")).unwrap();
        assert_eq!((moved.page("/").as_str(), moved.base()), ("http://example.org:81/a/b/", "/a/b"));
        for bad in ["example.org", "ftp://example.org", "https://", "https://u@h/", "https://h/?q", "https://h/{x}"] {
            assert!(Address::new(Some(bad), None).is_err(), "{bad}");
        }
        assert!(Address::new(None, Some("games")).is_err());
        assert!(Address::new(None, Some("/a//b")).is_err());
    }
}
