//! Requests: just enough of HTTP for a server we know.

use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A connection that is used again and again.
pub struct Http(BufReader<TcpStream>);

/// An answer.
pub struct Answer {
    /// 200 if all is well.
    pub status: u16,
    /// What it holds.
    pub body: String,
}

impl Http {
    /// Connects.
    pub async fn open(address: SocketAddr) -> io::Result<Http> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Http(BufReader::new(stream)))
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str, session: Option<&str>) -> io::Result<Answer> {
        self.send("GET", path, session, "").await
    }

    /// Sends something; the answer is JSON, and anything but a success a fault.
    pub async fn post(&mut self, path: &str, session: Option<&str>, body: &Value) -> io::Result<Value> {
        let Answer { status, body } = self.send("POST", path, session, &body.to_string()).await?;
        match serde_json::from_str(&body) {
            Ok(value) if status == 200 => Ok(value),
            _ => Err(io::Error::other(format!("POST {path}: {status} {body}"))),
        }
    }

    async fn send(&mut self, method: &str, path: &str, session: Option<&str>, body: &str) -> io::Result<Answer> {
        let bearer = session.map_or(String::new(), |session| format!("authorization: Bearer {session}\r\n"));
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\n{bearer}content-type: application/json\r\n");
        self.0.write_all(format!("{head}content-length: {length}\r\n\r\n{body}").as_bytes()).await?;
        let (mut status, mut length) = (None, 0);
        let mut line = String::new();
        loop {
            line.clear();
            if self.0.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let text = line.trim().to_ascii_lowercase();
            if text.is_empty() {
                break;
            }
            if status.is_none() {
                status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
            }
            if let Some(value) = text.strip_prefix("content-length:") {
                length = value.trim().parse().map_err(io::Error::other)?;
            }
        }
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).await?;
        let body = String::from_utf8(body).map_err(io::Error::other)?;
        Ok(Answer { status: status.ok_or(io::ErrorKind::InvalidData)?, body })
    }
}

/// Makes a guest; the session.
pub async fn guest(http: &mut Http, name: &str) -> io::Result<String> {
    let made = http.post("/api/guest", None, &serde_json::json!({ "name": name })).await?;
    text(&made, "session")
}

/// A text in an answer.
pub fn text(value: &Value, field: &str) -> io::Result<String> {
    let text = value[field].as_str().map(str::to_owned);
    text.ok_or_else(|| io::Error::other(format!("no {field} in {value}")))
}
