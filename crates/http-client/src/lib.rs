//! Just enough HTTP to talk to one of our servers; for tests and measurements, and not part of a release.
//!
//! [`ask`] uses a connection for one request, [`Http`] keeps one for many.

use serde_json::{Value, json};
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// An answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The status; 200 if all is well.
    pub status: u16,
    /// The first line and all headers, as sent.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The body as JSON.
    ///
    /// # Panics
    /// If it is not JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The key of the message of a problem; empty if it has none.
    ///
    /// # Panics
    /// If the answer is not JSON.
    #[track_caller]
    pub fn key(&self) -> String {
        self.json()["message"]["key"].as_str().unwrap_or_default().to_owned()
    }

    /// The body of a success, as JSON; anything else is a fault.
    pub fn success(self) -> io::Result<Value> {
        match serde_json::from_str(&self.body) {
            Ok(value) if self.status == 200 => Ok(value),
            _ => Err(io::Error::other(format!("{} {}", self.status, self.body))),
        }
    }
}

/// A connection that is used again and again.
pub struct Http {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
}

impl Http {
    /// Connects.
    pub async fn open(address: SocketAddr) -> io::Result<Http> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Http { stream: BufReader::new(stream), address })
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str, session: Option<&str>) -> io::Result<Answer> {
        self.send("GET", path, session, None).await
    }

    /// Sends something; the answer is JSON, and anything but a success a fault.
    pub async fn post(&mut self, path: &str, session: Option<&str>, body: &Value) -> io::Result<Value> {
        let answer = self.send("POST", path, session, Some(body)).await?;
        answer.success().map_err(|error| io::Error::other(format!("POST {path}: {error}")))
    }

    /// Creates a guest, and returns its session.
    pub async fn guest(&mut self, name: &str) -> io::Result<String> {
        let made = self.post("/api/guest", None, &json!({ "name": name })).await?;
        text(&made, "session")
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        session: Option<&str>,
        body: Option<&Value>,
    ) -> io::Result<Answer> {
        let bearer = session.map(|session| format!("Bearer {session}"));
        let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        let request = request(self.address, method, path, &headers, body);
        self.stream.write_all(request.as_bytes()).await?;
        let (status, head) = self.head().await?;
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>())
        });
        let mut body = vec![0; length.transpose().map_err(io::Error::other)?.unwrap_or(0)];
        self.stream.read_exact(&mut body).await?;
        Ok(Answer { status, head, body: String::from_utf8(body).map_err(io::Error::other)? })
    }

    /// The status, and everything before the empty line.
    async fn head(&mut self) -> io::Result<(u16, String)> {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.stream.read_line(&mut head).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
        let status = status.ok_or_else(|| io::Error::other(format!("no status: {head}")))?;
        Ok((status, head.trim_end().to_owned()))
    }
}

/// One request on a connection of its own, with extra headers.
pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> io::Result<Answer> {
    once(address, request(address, method, path, &[headers, &[("connection", "close")]].concat(), body)).await
}

/// Sends text that is not JSON, on a connection of its own.
pub async fn send_text(address: SocketAddr, path: &str, text: &str) -> io::Result<Answer> {
    send_text_as(address, path, None, text).await
}

/// The same in a session.
pub async fn send_text_as(address: SocketAddr, path: &str, session: Option<&str>, text: &str) -> io::Result<Answer> {
    let who = session.map(|session| format!("authorization: Bearer {session}\r\n")).unwrap_or_default();
    let head =
        format!("POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{who}content-type: text/plain\r\n");
    once(address, format!("{head}content-length: {}\r\n\r\n{text}", text.len())).await
}

async fn once(address: SocketAddr, request: String) -> io::Result<Answer> {
    let mut http = Http::open(address).await?;
    http.stream.write_all(request.as_bytes()).await?;
    let (status, head) = http.head().await?;
    // An answer without a body, to HEAD for instance, gives the length that a body would have. The end of the data is
    // the end.
    let mut body = String::new();
    match http.stream.read_to_string(&mut body).await {
        // A server that cuts off a client for asking too much may do so before it has read everything: its answer still
        // counts.
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::ConnectionReset => {}
        Err(error) => return Err(error),
    }
    Ok(Answer { status, head, body })
}

/// A text in an answer.
pub fn text(value: &Value, field: &str) -> io::Result<String> {
    let text = value[field].as_str().map(str::to_owned);
    text.ok_or_else(|| io::Error::other(format!("no {field} in {value}")))
}

fn request(host: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&Value>) -> String {
    let body = body.map(Value::to_string).unwrap_or_default();
    let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\ncontent-length: {}\r\n", body.len());
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() {
        request += "content-type: application/json\r\n";
    }
    request + "\r\n" + &body
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    /// Takes one connection, answers each request with the next of these, and says what it was asked.
    async fn server(answers: &'static [&'static str]) -> (SocketAddr, tokio::task::JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let served = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a client");
            let mut asked = Vec::new();
            for answer in answers {
                let mut bytes = vec![0; 4096];
                let n = stream.read(&mut bytes).await.expect("a request");
                asked.push(String::from_utf8_lossy(&bytes[..n]).into_owned());
                stream.write_all(answer.as_bytes()).await.expect("answered");
            }
            asked
        });
        (address, served)
    }

    #[tokio::test]
    async fn a_connection_is_reused() {
        let answers = &[
            "HTTP/1.1 200 OK\r\nContent-Length: 15\r\n\r\n{\"session\":\"s\"}",
            "HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n{}",
            "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n",
        ];
        let (address, served) = server(answers).await;
        let mut http = Http::open(address).await.expect("open");
        assert_eq!(http.guest("Ann").await.expect("a session"), "s");
        let fault = http.post("/api/tables", Some("s"), &json!({})).await.expect_err("not there");
        assert_eq!(fault.to_string(), "POST /api/tables: 404 {}");
        assert_eq!(http.get("/health", None).await.expect("an answer").body, "");
        let asked = served.await.expect("served");
        assert!(asked[0].ends_with("content-type: application/json\r\n\r\n{\"name\":\"Ann\"}"), "{asked:?}");
        assert!(asked[1].contains("\r\nauthorization: Bearer s\r\n"), "{asked:?}");
        assert!(!asked[2].contains("authorization") && !asked[2].contains("content-type"), "{asked:?}");
    }

    #[tokio::test]
    async fn one_request_is_read_to_the_end_of_its_connection() {
        let answers = &["HTTP/1.1 409 Conflict\r\nx-a: b\r\n\r\n{\"message\":{\"key\":\"table-full\"}}"];
        let (address, served) = server(answers).await;
        let answer = ask(address, "HEAD", "/x", &[("accept", "*/*")], None).await.expect("an answer");
        assert_eq!((answer.status, answer.key().as_str()), (409, "table-full"));
        assert_eq!(answer.head, "HTTP/1.1 409 Conflict\r\nx-a: b");
        let asked = served.await.expect("served");
        assert!(asked[0].starts_with("HEAD /x HTTP/1.1\r\n") && asked[0].contains("\r\naccept: */*\r\n"), "{asked:?}");
    }

    #[tokio::test]
    async fn a_malformed_answer_is_a_fault() {
        let (address, _) = server(&["nonsense\r\n\r\n"]).await;
        assert!(ask(address, "GET", "/", &[], None).await.is_err());
        let (address, _) = server(&["HTTP/1.1 200 OK\r\n"]).await;
        assert!(ask(address, "GET", "/", &[], None).await.is_err());
    }
}
