//! Tables and steps as patches, for the clients that want them: what a connection was sent before is not sent again.

use crate::outbox::written;
use crate::watchers::Watcher;
use axum::extract::ws::Utf8Bytes;
use protocol::ToClient;
use protocol::patch::Window;
use std::sync::{Arc, Mutex, PoisonError};
use table::TableId;

/// The last tables and steps that a connection was sent, if it wants patches. The texts are shared by everybody who was
/// sent the same.
#[derive(Clone)]
pub(crate) struct Sent(Option<Arc<Mutex<Window<Utf8Bytes>>>>);

impl Sent {
    /// Nothing yet.
    pub(crate) fn nothing(patches: bool) -> Sent {
        Sent(patches.then(Arc::default))
    }

    /// The connection wants patches.
    pub(crate) fn patches(&self) -> bool {
        self.0.is_some()
    }

    /// What comes next does not continue what came before.
    pub(crate) fn begin_again(&self) {
        if let Some(window) = &self.0 {
            window.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }
}

/// A table or a step, for everybody who sees the same.
pub(crate) struct Told {
    table: TableId,
    text: Utf8Bytes,
    /// The same as a patch, by what came before it.
    patches: Vec<(Window<Utf8Bytes>, Utf8Bytes)>,
}

impl Told {
    pub(crate) fn new(table: &TableId, message: &ToClient) -> Told {
        Told { table: table.clone(), text: written(message), patches: Vec::new() }
    }

    /// Sends it; `false` if the connection is closed or its queue was full once.
    pub(crate) fn send(&mut self, to: &Watcher) -> bool {
        let Some(window) = &to.sent.0 else { return to.outbox.send_text(self.text.clone()) };
        let mut window = window.lock().unwrap_or_else(PoisonError::into_inner);
        let text = self.patch(&window);
        if text.is_none() {
            // A whole message begins again.
            window.clear();
        }
        window.push(self.text.clone());
        to.outbox.send_text(text.unwrap_or_else(|| self.text.clone()))
    }

    /// As a patch of what came before; none if that would be no shorter.
    fn patch(&mut self, before: &Window<Utf8Bytes>) -> Option<Utf8Bytes> {
        let found = self.patches.iter().find(|(other, _)| other.is(before)).map(|(_, text)| text.clone());
        let text = match found {
            Some(text) => text,
            None => {
                let patch = before.patch(&self.text)?;
                let text = written(&ToClient::Patch { table: self.table.clone(), patch });
                self.patches.push((before.clone(), text.clone()));
                text
            }
        };
        (text.len() < self.text.len()).then_some(text)
    }
}
