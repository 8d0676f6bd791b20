//! The outbox of one client: a short queue. A client that does not read is cut off, and may come back and say what it
//! missed.

use axum::extract::ws::Utf8Bytes;
use protocol::ToClient;
use protocol::patch::ascii;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use tokio::sync::Notify;
use tokio::sync::mpsc::{self, error::TrySendError};

/// Distinguishes connections.
pub(crate) type ConnectionId = u64;

/// The outbox of one client.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub connection: ConnectionId,
    /// Where the client is; nothing for a program on this machine.
    pub address: Option<IpAddr>,
    queue: mpsc::Sender<Utf8Bytes>,
    load: Arc<Load>,
}

/// The other end.
pub(crate) struct Queue {
    queue: mpsc::Receiver<Utf8Bytes>,
    load: Arc<Load>,
}

/// How many bytes are waiting.
struct Load {
    bytes: AtomicUsize,
    most: usize,
    /// The queue has overflowed: a message was lost, so nothing may come after it.
    lost: AtomicBool,
    /// Signals that.
    slow: Notify,
    /// Signals that something was taken out.
    lighter: Notify,
}

impl Outbox {
    /// A queue with limits on messages and bytes, and its other end. An empty one accepts a message of any size.
    pub(crate) fn new(length: usize, most: usize) -> (Outbox, Queue) {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let (queue, rest) = mpsc::channel(length.max(1));
        let connection = NEXT.fetch_add(1, Ordering::Relaxed);
        let (bytes, lost) = (AtomicUsize::new(0), AtomicBool::new(false));
        let load = Load { bytes, most, lost, slow: Notify::new(), lighter: Notify::new() };
        let load = Arc::new(load);
        (Outbox { connection, address: None, queue, load: load.clone() }, Queue { queue: rest, load })
    }

    /// The same to a client at this address.
    pub(crate) fn at(self, address: Option<IpAddr>) -> Outbox {
        Outbox { address, ..self }
    }

    /// Sends a message; `false` if the connection is closed or its queue was full once.
    pub(crate) fn send(&self, message: &ToClient) -> bool {
        self.send_text(written(message))
    }

    /// Sends what is already written.
    pub(crate) fn send_text(&self, text: Utf8Bytes) -> bool {
        if self.load.lost.load(Ordering::Acquire) {
            return false;
        }
        let length = text.len();
        let before = self.load.bytes.fetch_add(length, Ordering::AcqRel);
        let fits = before == 0 || before.saturating_add(length) <= self.load.most;
        match if fits { self.queue.try_send(text) } else { Err(TrySendError::Full(text)) } {
            Ok(()) => return true,
            Err(TrySendError::Full(_)) => {
                self.load.lost.store(true, Ordering::Release);
                self.load.slow.notify_one();
            }
            Err(TrySendError::Closed(_)) => {}
        }
        self.load.bytes.fetch_sub(length, Ordering::AcqRel);
        false
    }

    /// Waits until the queue has overflowed.
    pub(crate) async fn overrun(&self) {
        self.load.slow.notified().await;
    }

    /// Waits until little is left: a client that asks without reading the answers is read no further.
    pub(crate) async fn room(&self) {
        let crowded = || {
            let half = self.queue.capacity() < self.queue.max_capacity() / 2;
            half || self.load.bytes.load(Ordering::Acquire) > self.load.most / 4
        };
        loop {
            let lighter = self.load.lighter.notified();
            if !crowded() {
                return;
            }
            lighter.await;
        }
    }
}

impl Queue {
    /// The next message; nothing once nobody can send any more.
    pub(crate) async fn recv(&mut self) -> Option<Utf8Bytes> {
        let text = self.queue.recv().await?;
        Some(self.taken(text))
    }

    /// The next message, if there is one already.
    pub(crate) fn try_recv(&mut self) -> Option<Utf8Bytes> {
        let text = self.queue.try_recv().ok()?;
        Some(self.taken(text))
    }

    fn taken(&self, text: Utf8Bytes) -> Utf8Bytes {
        self.load.bytes.fetch_sub(text.len(), Ordering::AcqRel);
        self.load.lighter.notify_waiters();
        text
    }

    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }
}

/// A message as it goes over the wire: written once, in ASCII, shared by everybody who gets the same.
pub(crate) fn written(message: &ToClient) -> Utf8Bytes {
    // Messages are plain data whose serialisation cannot fail.
    ascii(serde_json::to_string(message).unwrap_or_default()).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn a_queue_is_full_by_messages_and_by_bytes() {
        let text = |length: usize| Utf8Bytes::from("x".repeat(length));
        let (outbox, mut queue) = Outbox::new(3, 100);
        assert!(outbox.send_text(text(500)), "one of any size");
        assert!(!outbox.send_text(text(1)), "and nothing after it");
        assert!(outbox.overrun().now_or_never().is_some());
        assert!(outbox.room().now_or_never().is_none());
        assert_eq!(queue.recv().await.map(|text| text.len()), Some(500));
        assert!(outbox.room().now_or_never().is_some());
        let (outbox, mut queue) = Outbox::new(3, 100);
        assert!(outbox.send_text(text(60)) && outbox.send_text(text(40)) && !outbox.send_text(text(1)));
        assert!(queue.try_recv().is_some() && queue.try_recv().is_some() && queue.try_recv().is_none());
        let (outbox, queue) = Outbox::new(3, 100);
        assert!((0..3).all(|_| outbox.send_text(text(1))) && !outbox.send_text(text(1)), "three messages are enough");
        drop(queue);
        assert!(!outbox.send_text(text(1)));
    }

    /// A client that reads again before it is cut off would see a gap.
    #[tokio::test]
    async fn nothing_comes_after_a_message_that_was_lost() {
        let (outbox, mut queue) = Outbox::new(1, 100);
        assert!(outbox.send_text("1".into()) && !outbox.send_text("2".into()));
        assert_eq!(queue.recv().await.as_deref(), Some("1"));
        assert!(!outbox.send_text("3".into()) && queue.try_recv().is_none());
    }
}
