//! Where a turn notice may go: never into the server's own network, unless its host allows that.

use axum::http::Uri;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Longest address; those of push services have a few hundred characters.
const LONGEST: usize = 1000;

/// A webhook that a player wrote, in a form that can be called.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Target {
    pub tls: bool,
    /// Host without brackets.
    pub host: String,
    pub port: u16,
    /// Host and port as the `Host` header has them.
    pub authority: String,
    pub path: String,
}

impl Target {
    /// `http://` or `https://`, without a name or password.
    pub(crate) fn read(text: &str) -> Option<Target> {
        if text.len() > LONGEST || text.bytes().any(|b| b.is_ascii_control() || b == b' ') {
            return None;
        }
        let uri: Uri = text.parse().ok()?;
        let authority = uri.authority()?;
        let tls = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let host = authority.host();
        // The host is followed by a valid port, or by nothing.
        let port = match authority.as_str().strip_prefix(host)? {
            "" => {
                if tls {
                    443
                } else {
                    80
                }
            }
            rest => port_of(rest.strip_prefix(':')?)?,
        };
        let host = host.trim_start_matches('[').trim_end_matches(']');
        if host.is_empty() || authority.as_str().contains('@') {
            return None;
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let (host, authority) = (host.to_owned(), authority.as_str().to_owned());
        Some(Target { tls, host, port, authority, path: path.to_owned() })
    }

    /// Looks the host up and returns an address that may be called. We connect to that very one: a second look-up could
    /// say something else.
    pub(crate) async fn resolve(&self, allow_private: bool) -> Option<SocketAddr> {
        let found: Vec<SocketAddr> = tokio::net::lookup_host((self.host.as_str(), self.port)).await.ok()?.collect();
        // A private address among public ones is no accident.
        let allowed = allow_private || found.iter().all(|address| is_public(address.ip()));
        found.first().copied().filter(|_| allowed)
    }
}

/// A valid port, in plain digits.
fn port_of(text: &str) -> Option<u16> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok().filter(|port| *port != 0))?
}

/// Is it an address of the public internet?
pub(crate) fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(v4) => public_v4(v4),
        IpAddr::V6(v6) => public_v6(v6),
    }
}

fn public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && b & 0b1100_0000 == 64;
    let protocol = a == 192 && b == 0 && c == 0;
    let relay = a == 192 && b == 88 && c == 99;
    let benchmark = a == 198 && b & 0xfe == 18;
    // Link-local holds the metadata service of clouds, 169.254.169.254; from 240 on all is reserved, broadcast too.
    !(a == 0
        || a >= 240
        || ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_multicast()
        || ip.is_documentation()
        || shared
        || protocol
        || relay
        || benchmark)
}

fn public_v6(ip: Ipv6Addr) -> bool {
    let s = ip.segments();
    // Only 2000::/3 is in use as public addresses. An address that embeds an IPv4 address is as good as that one, or refused:
    // ::ffff:0:0/96 and 64:ff9b::/96 are outside it, 6to4 (2002::/16) and Teredo (2001::/32) inside.
    let global = s[0] & 0xe000 == 0x2000;
    let teredo_and_protocols = s[0] == 0x2001 && s[1] < 0x0200;
    let documentation = s[0] == 0x2001 && s[1] == 0x0db8 || s[0] == 0x3fff && s[1] < 0x1000;
    global && !teredo_and_protocols && !documentation && s[0] != 0x2002
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses() {
        let refused = [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "64:ff9b::7f00:1",
            "fe80::1",
            "fc00::1",
            "fd00:ec2::254",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "fec0::1",
            "::7f00:1",
            "100::1",
        ];
        for text in refused {
            assert!(!is_public(text.parse().unwrap()), "{text}");
        }
        for text in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn targets() {
        let target = Target::read("https://example.org/turn?x=1").unwrap();
        assert_eq!((target.tls, target.port, target.path.as_str()), (true, 443, "/turn?x=1"));
        let target = Target::read("http://[::1]:8080").unwrap();
        assert_eq!((target.host.as_str(), target.port, target.path.as_str()), ("::1", 8080, "/"));
        for bad in ["http://h:0/", "http://h:99999/", "https://[::1]:0/", "http://h:/", "http://h:+80/"] {
            assert!(Target::read(bad).is_none(), "{bad:?}");
        }
        for bad in ["", "example.org", "ftp://h/", "http://u:p@h/", "http://h/\r\nX: y", "http:///x", "http://h /"] {
            assert!(Target::read(bad).is_none(), "{bad:?}");
        }
    }

    #[tokio::test]
    async fn names_for_this_machine_are_refused_unless_allowed() {
        for text in ["http://localhost:9/", "http://127.0.0.1:9/", "http://[::ffff:127.0.0.1]:9/", "http://0x7f.1:9/"] {
            let target = Target::read(text).unwrap();
            assert_eq!(target.resolve(false).await, None, "{text}");
        }
        assert!(Target::read("http://127.0.0.1:9/").unwrap().resolve(true).await.is_some());
    }
}
