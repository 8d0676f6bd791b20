//! A WebSocket to the server.

use super::told::Told;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// About one message; anything more would be zeroed for nothing before every read.
const READ_BUFFER: usize = 16 * 1024;

/// A WebSocket to the server, with a session.
pub struct Line(WebSocketStream<TcpStream>);

impl Line {
    /// Connects and says who it is.
    pub async fn open(address: SocketAddr, session: &str) -> io::Result<Line> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let opened = client_async_with_config(format!("ws://{address}/ws"), stream, Some(config)).await;
        let (socket, _) = opened.map_err(io::Error::other)?;
        let mut line = Line(socket);
        line.send(json!({ "type": "hello", "session": session }).to_string()).await?;
        Ok(line)
    }

    /// Sends a message.
    pub async fn send(&mut self, text: String) -> io::Result<()> {
        self.0.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// The next message. May be cancelled without losing one.
    pub async fn next(&mut self) -> io::Result<Told> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Told::read(&text),
                Some(Ok(Message::Close(_))) | None => return Err(io::ErrorKind::ConnectionReset.into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }
}

/// Follow a table.
pub fn watch(table: &str, since: Option<u32>) -> String {
    json!({ "type": "watch", "table": table, "since": since }).to_string()
}

/// A command.
pub fn command(table: &str, id: &str, command: Value) -> String {
    json!({ "type": "do", "table": table, "id": id, "command": command }).to_string()
}
