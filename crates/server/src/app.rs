//! Everything all parts of a running server share.

use crate::config::Config;
use crate::connections::Connections;
use crate::guesses::Guesses;
use crate::http::Hints;
use crate::middleware::Rates;
use crate::names::NameCache;
use crate::openings::Openings;
use crate::password::Passwords;
use crate::push;
use crate::quota::Quota;
use crate::registry::Registry;
use crate::reviews::Reviews;
use crate::rules_cache::RulesCache;
use crate::thinkers::Thinkers;
use crate::webhook::Post;
use crate::work::{Pool, Slots};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use table::{Millis, PlayerId};
use tokio::sync::watch;
use tokio::task::JoinHandle;

#[cfg(test)]
pub(crate) use crate::simulation::Store;
#[cfg(not(test))]
pub(crate) use store::Store;

/// The shared handle on the server.
pub(crate) type Shared = std::sync::Arc<App>;

/// Everything all parts of a running server share.
pub(crate) struct App {
    pub config: Config,
    pub store: Store,
    /// The id of this process among those that share a database.
    pub node: String,
    /// When it started.
    pub started: Millis,
    /// May other processes write to the same database?
    pub several: bool,
    pub rules_cache: RulesCache,
    pub names: NameCache,
    pub rates: Rates,
    pub guesses: Guesses,
    pub passwords: Passwords,
    pub thinkers: Thinkers,
    pub post: Post,
    pub push_keys: push::Keys,
    pub connections: Connections,
    pub openings: Openings,
    /// Standing orders that a player writes or revokes.
    pub orders: Quota<PlayerId>,
    /// The queue for reviews of finished matches.
    pub workshop: Pool,
    /// Where hints are worked out.
    pub tutors: Pool,
    pub hints: Hints,
    /// The clients that are sending a match file.
    pub uploads: Arc<Slots>,
    /// The clients that are being sent a whole match.
    pub readers: Arc<Slots>,
    pub reviews: Reviews,
    /// When the store was last found healthy.
    pub well: Mutex<Option<Instant>>,
    pub registry: Registry,
    /// Becomes true when the server must stop.
    pub stop: watch::Sender<bool>,
    /// What a crash ends.
    #[cfg(test)]
    pub tasks: crate::simulation::Tasks,
}

impl App {
    /// Is the server being stopped?
    pub(crate) fn stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Starts a task of this server.
    pub(crate) fn spawn<T: Send + 'static>(&self, task: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
        #[cfg(test)]
        return self.tasks.spawn(task);
        #[cfg(not(test))]
        tokio::spawn(task)
    }

    /// Waits until the server must stop.
    pub(crate) async fn stopped(&self) {
        // The sender lives as long as we do.
        self.stop.subscribe().wait_for(|stop| *stop).await.ok();
    }
}
