//! Middleware for every request: where it comes from, rate limits, origin, and the headers of the answer.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::config::Limits;
use crate::http::{LARGEST_FILE, drain};
use axum::Extension;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use tokio::time::timeout;

type PerAddress = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;

/// Counts requests by address.
pub(crate) struct Rates {
    requests: PerAddress,
    entries: PerAddress,
    accounts: PerAddress,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        Rates {
            requests: RateLimiter::keyed(per_second(limits.requests, limits.request_burst)),
            entries: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.entries))),
            accounts: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.accounts))),
        }
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn sweep(&self) {
        self.requests.retain_recent();
        self.entries.retain_recent();
        self.accounts.retain_recent();
    }
}

/// `rate` requests a second in the long run, `burst` at once.
pub(crate) fn per_second(rate: u32, burst: u32) -> Quota {
    Quota::per_second(at_least_one(rate)).allow_burst(at_least_one(burst))
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// Where a request comes from. Nothing for a program on this machine: there is no crowd of clients behind it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Client(pub Option<IpAddr>);

impl Client {
    /// A proxy that is trusted, or on this machine, is believed about the last address it adds; anybody else is not.
    fn of(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> Client {
        let peer = peer.to_canonical();
        if !peer.is_loopback() && !proxies.contains(&peer) {
            return Client(Some(network(peer)));
        }
        let Some(line) = headers.get_all("x-forwarded-for").into_iter().next_back() else {
            return Client((!peer.is_loopback()).then(|| network(peer)));
        };
        // An unreadable header from the proxy must not let anybody escape being counted.
        let told = line.to_str().ok().and_then(|line| address(line.rsplit(',').next()?.trim()));
        Client(Some(network(told.map_or(peer, |ip| ip.to_canonical()))))
    }
}

/// An address as proxies write it, some with a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse().ok().map(|at: SocketAddr| at.ip()))
}

/// The owner of one IPv6 address has 2^64 of them: they count as one.
pub(crate) fn network(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => ip,
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
    }
}

/// Looks at every request before anything else does.
pub(crate) async fn check(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let client = Client::of(peer.ip(), request.headers(), &app.config.proxies);
    if client.0.is_some_and(|ip| app.rates.requests.check_key(&ip).is_err()) {
        metrics::counter!("portolan_refused_total", "why" => "rate").increment(1);
        // A client that is still sending would not get it.
        timeout(app.config.limits.head, drain(request, LARGEST_FILE)).await.ok();
        return ApiError::too_many().into_response();
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !same_origin(request.headers(), app.config.address.origin()) {
        metrics::counter!("portolan_refused_total", "why" => "origin").increment(1);
        return ApiError::new(StatusCode::FORBIDDEN, "server-foreign-page").into_response();
    }
    request.extensions_mut().insert(client);
    // A client that sends a body in drips cannot hold our resources for ever. A WebSocket is answered at once and then
    // goes its own way.
    match timeout(app.config.limits.request, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::new(StatusCode::REQUEST_TIMEOUT, "server-too-slow").into_response(),
    }
}

/// Counts attempts to log in.
pub(crate) async fn entry(
    State(app): State<Shared>,
    Extension(client): Extension<Client>,
    request: Request,
    next: Next,
) -> Response {
    if client.0.is_some_and(|ip| app.rates.entries.check_key(&ip).is_err()) {
        metrics::counter!("portolan_refused_total", "why" => "entries").increment(1);
        return ApiError::too_many().into_response();
    }
    next.run(request).await
}

/// Counts attempts to create an account.
pub(crate) async fn account(
    State(app): State<Shared>,
    Extension(client): Extension<Client>,
    request: Request,
    next: Next,
) -> Response {
    if client.0.is_some_and(|ip| app.rates.accounts.check_key(&ip).is_err()) {
        metrics::counter!("portolan_refused_total", "why" => "accounts").increment(1);
        return ApiError::too_many().into_response();
    }
    next.run(request).await
}

/// Was it sent by one of our own pages, or by a program that is not a browser?
///
/// Browsers name the page with every request that changes something and with every WebSocket; programs need not.
pub(crate) fn same_origin(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    match text(header::ORIGIN) {
        Some(origin) => {
            let host = text(header::HOST).unwrap_or("");
            let ours = |scheme: &str| origin.strip_prefix(scheme).is_some_and(|rest| rest.eq_ignore_ascii_case(host));
            // If everybody comes by TLS, a page that did not is not ours, whatever its name.
            let plain = !public.is_some_and(|public| public.starts_with("https:"));
            !host.is_empty() && (plain && ours("http://") || ours("https://"))
                || public.is_some_and(|public| public.eq_ignore_ascii_case(origin))
        }
        None => matches!(text(HeaderName::from_static("sec-fetch-site")), None | Some("same-origin" | "none")),
    }
}

/// Scripts, styles and connections (WebSockets included) only from here, nothing inline, and no framing. The rules as
/// WebAssembly may run: they check match files.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; \
     base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/// Headers for browsers, on every answer.
pub(crate) async fn headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    set(header::CACHE_CONTROL, "no-store");
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_own_pages_and_programs() {
        let at = |origin, public| same_origin(&headers(&[("host", "a.org:80"), ("origin", origin)]), public);
        assert!(at("http://a.org:80", None));
        assert!(!at("http://a.org", None));
        assert!(!at("http://b.org:80", None));
        assert!(!at("null", None));
        assert!(at("https://b.org", Some("https://b.org")));
        assert!(!at("http://a.org:80", Some("https://a.org")), "everybody comes by TLS");
        assert!(at("https://a.org:80", Some("https://b.org")));
        assert!(at("http://a.org:80", Some("http://b.org")));
        assert!(same_origin(&headers(&[("host", "a.org")]), None));
        assert!(!same_origin(&headers(&[("host", "a.org"), ("sec-fetch-site", "cross-site")]), None));
    }

    #[test]
    fn only_proxies_are_believed() {
        let told = headers(&[("x-forwarded-for", "9.9.9.9, 8.8.8.8")]);
        let of = |peer: &str, headers: &HeaderMap| Client::of(peer.parse().unwrap(), headers, &[]);
        assert_eq!(of("1.2.3.4", &told), Client(Some("1.2.3.4".parse().unwrap())));
        assert_eq!(of("127.0.0.1", &told), Client(Some("8.8.8.8".parse().unwrap())));
        assert_eq!(of("::ffff:127.0.0.1", &told), Client(Some("8.8.8.8".parse().unwrap())));
        assert_eq!(of("127.0.0.1", &HeaderMap::new()), Client(None));
        for (nonsense, client) in [
            ("nonsense", "127.0.0.1"),
            ("", "127.0.0.1"),
            ("8.8.8.8, unknown", "127.0.0.1"),
            ("9.9.9.9, 8.8.8.8:443", "8.8.8.8"),
            ("[2606:4700::1111]:443", "2606:4700::"),
            ("[2606:4700::1111]", "2606:4700::"),
        ] {
            let told = headers(&[("x-forwarded-for", nonsense)]);
            assert_eq!(of("127.0.0.1", &told), Client(Some(client.parse().unwrap())), "{nonsense}");
        }
        let proxy: IpAddr = "10.0.0.1".parse().unwrap();
        assert_eq!(Client::of(proxy, &HeaderMap::new(), &[proxy]), Client(Some(proxy)), "it says nothing");
        assert_eq!(of("2001:db8::1:2:3:4", &told), Client(Some("2001:db8::".parse().unwrap())));
    }
}
