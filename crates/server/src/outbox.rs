//! The way to one client: a short queue. Who does not read is cut off, and may come back and say what it missed.

use axum::extract::ws::Utf8Bytes;
use protocol::ToClient;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::Notify;
use tokio::sync::mpsc::{self, error::TrySendError};

/// Tells connections apart.
pub(crate) type ConnectionId = u64;

/// The way to one client.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub connection: ConnectionId,
    queue: mpsc::Sender<Utf8Bytes>,
    /// Rings when the queue has run over.
    slow: Arc<Notify>,
}

impl Outbox {
    /// A queue of this length, and its other end.
    pub(crate) fn new(length: usize) -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let (queue, rest) = mpsc::channel(length.max(1));
        let connection = NEXT.fetch_add(1, Ordering::Relaxed);
        (Outbox { connection, queue, slow: Arc::default() }, rest)
    }

    /// Sends a message; `false` if the connection is closed or its queue is full.
    pub(crate) fn send(&self, message: &ToClient) -> bool {
        self.send_text(written(message))
    }

    /// Sends what is written already.
    pub(crate) fn send_text(&self, text: Utf8Bytes) -> bool {
        match self.queue.try_send(text) {
            Ok(()) => true,
            Err(TrySendError::Full(_)) => {
                self.slow.notify_one();
                false
            }
            Err(TrySendError::Closed(_)) => false,
        }
    }

    /// Waits until the queue has run over.
    pub(crate) async fn overrun(&self) {
        self.slow.notified().await;
    }
}

/// A message as it goes over the wire: written once, shared by all who get the same.
pub(crate) fn written(message: &ToClient) -> Utf8Bytes {
    // Messages are plain data whose serialisation cannot error.
    serde_json::to_string(message).unwrap_or_default().into()
}
