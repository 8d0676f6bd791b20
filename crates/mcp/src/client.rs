//! A client of one of our servers: HTTP and WebSocket, with or without encryption.

use http_body_util::BodyExt as _;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::io;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::WebSocketStream;

/// The largest answer that is read, in bytes.
const LARGEST: usize = 8 << 20;
/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The address of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Base {
    secure: bool,
    /// Host, and port if it is given.
    authority: String,
    /// The path at the start of all its addresses, without a slash at the end.
    path: String,
}

/// Not the address of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct BadAddress(String);

impl std::fmt::Display for BadAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is not the address of a server; expected something like http://127.0.0.1:8080", self.0)
    }
}

impl std::error::Error for BadAddress {}

impl FromStr for Base {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Base, BadAddress> {
        let bad = || BadAddress(text.to_owned());
        let (scheme, rest) = text.split_once("://").ok_or_else(bad)?;
        let secure = match scheme {
            "http" => false,
            "https" => true,
            _ => return Err(bad()),
        };
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let fits = |b: u8| b.is_ascii_alphanumeric() || b"-._:[]".contains(&b);
        if authority.is_empty() || !authority.bytes().all(fits) || !path.bytes().all(|b| b.is_ascii_graphic()) {
            return Err(bad());
        }
        let path = path.trim_matches('/');
        let path = if path.is_empty() { String::new() } else { format!("/{path}") };
        Ok(Base { secure, authority: authority.to_owned(), path })
    }
}

/// A connection, encrypted or not.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// A connection that frames travel on.
pub(crate) type Socket = WebSocketStream<Box<dyn Stream>>;

impl Base {
    async fn connect(&self) -> io::Result<Box<dyn Stream>> {
        let port = if self.secure { 443 } else { 80 };
        let has_port = self.authority.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let address = if has_port { self.authority.clone() } else { format!("{}:{port}", self.authority) };
        let stream = TcpStream::connect(&address).await?;
        stream.set_nodelay(true)?;
        if !self.secure {
            return Ok(Box::new(stream));
        }
        let host = address.rsplit_once(':').map_or(address.as_str(), |(host, _)| host).to_owned();
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let name = ServerName::try_from(host).map_err(io::Error::other)?;
        Ok(Box::new(TlsConnector::from(Arc::new(config)).connect(name, stream).await?))
    }

    /// Asks for something; the answer of a success, or the key of the message of a problem.
    pub(crate) async fn ask(
        &self,
        path: &str,
        session: Option<&str>,
        body: Option<&Value>,
    ) -> io::Result<Result<Value, Value>> {
        tokio::time::timeout(PATIENCE, self.asked(path, session, body)).await?
    }

    async fn asked(&self, path: &str, session: Option<&str>, body: Option<&Value>) -> io::Result<Result<Value, Value>> {
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(self.connect().await?))
            .await
            .map_err(io::Error::other)?;
        tokio::spawn(connection);
        let method = if body.is_some() { "POST" } else { "GET" };
        let mut request = hyper::Request::builder().method(method).uri(format!("{}{path}", self.path));
        request = request.header(HOST, &self.authority).header(CONTENT_TYPE, "application/json");
        if let Some(session) = session {
            request = request.header(AUTHORIZATION, format!("Bearer {session}"));
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = request.body(body).map_err(io::Error::other)?;
        let answer = sender.send_request(request).await.map_err(io::Error::other)?;
        let good = answer.status().is_success();
        let body =
            http_body_util::Limited::new(answer.into_body(), LARGEST).collect().await.map_err(io::Error::other)?;
        let value = serde_json::from_slice(&body.to_bytes()).unwrap_or(Value::Null);
        Ok(if good { Ok(value) } else { Err(value) })
    }

    /// Opens a WebSocket.
    pub(crate) async fn socket(&self) -> io::Result<Socket> {
        let url = format!("{}://{}{}/ws", if self.secure { "wss" } else { "ws" }, self.authority, self.path);
        let connected = async {
            let stream = self.connect().await?;
            tokio_tungstenite::client_async(url, stream).await.map_err(io::Error::other)
        };
        Ok(tokio::time::timeout(PATIENCE, connected).await??.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read() {
        let base: Base = "https://example.org:8443/games/".parse().unwrap();
        assert_eq!((base.secure, base.authority.as_str(), base.path.as_str()), (true, "example.org:8443", "/games"));
        assert_eq!("http://[::1]:8080".parse::<Base>().unwrap().path, "");
        for bad in ["", "example.org", "ftp://a", "http://", "http://a b", "http://a/\u{e9}"] {
            assert!(bad.parse::<Base>().is_err(), "{bad}");
        }
    }
}
