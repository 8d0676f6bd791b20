//! A server, from start to end.

use crate::app::{App, Shared, Store};
use crate::config::Config;
use crate::guesses::Guesses;
use crate::names::NameCache;
use crate::quota::Quota;
use crate::rules_cache::{BadEditions, RulesCache};
use crate::thinkers::Thinkers;
use crate::work::{Pool, Room, Slots};
use crate::{accept, background, http, middleware, password, push, random, webhook};
use std::io;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How many matches are reviewed, and how many hints are worked out, at once.
const AT_ONCE: Option<NonZeroUsize> = NonZeroUsize::new(2);

/// The limit for waiting requests: each waiting match file is at most a megabyte.
const WAITING: Room = Room { all: 32, of_address: 8, of_person: 4 };

/// How many may send match files at once, and how many may receive whole matches, in all and from one address.
const UPLOADS: usize = 32;
const READERS: usize = 64;
const PER_ADDRESS: usize = 8;

/// How long stopping may take before what is left is dropped. Nothing that was acknowledged is lost by that.
const FAREWELL: Duration = Duration::from_secs(10);

/// Live tables over HTTP and WebSocket.
pub struct Server;

/// A running server.
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    app: Shared,
    serving: JoinHandle<()>,
    chores: Vec<JoinHandle<()>>,
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Store(#[from] StoreError),
    /// The server cannot listen on the address.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// No thread could be created for bots.
    #[error("cannot start threads for bots: {0}")]
    Threads(io::Error),
    /// An edition cannot be used.
    #[error(transparent)]
    Editions(#[from] BadEditions),
}

impl Server {
    /// Opens the database, listens, and serves until it is stopped.
    pub async fn start(config: Config) -> Result<Running, StartError> {
        crate::metrics::begin();
        let rules_cache = RulesCache::with(config.editions.as_deref())?;
        let store = Store::open_alone(&config.database).await?;
        // It is better not to start than to accept no moves. A host that asks for a read-only database gets one.
        if !store.is_read_only() {
            store.healthy().await?;
        }
        let push_keys = push::Keys::load(&store).await?;
        // Nobody knows yet who is at which table.
        if let Err(error) = store.look_at_orders(crate::clock::now()).await {
            tracing::warn!(%error, "cannot look for standing orders");
        }
        let thinkers = Thinkers::new(config.bot_threads).map_err(StartError::Threads)?;
        let passwords = password::Passwords::new().map_err(StartError::Threads)?;
        let workshop = Pool::new("match", "portolan_matches_waiting", AT_ONCE, WAITING).map_err(StartError::Threads)?;
        let tutors = Pool::new("hint", "portolan_hints_waiting", AT_ONCE, WAITING).map_err(StartError::Threads)?;
        let refused = |error| StartError::Listen(config.listen, error);
        let listener = accept::listen(config.listen).map_err(refused)?;
        let addr = listener.local_addr().map_err(refused)?;
        let several = config.database.starts_with("postgres");
        let app = Arc::new(App {
            node: random::name(),
            started: crate::clock::now(),
            several,
            rules_cache,
            names: NameCache::new(several),
            rates: middleware::Rates::new(&config.limits),
            guesses: Guesses::new(&config.limits),
            passwords,
            thinkers,
            post: webhook::Post::new(config.allow_private_webhooks),
            push_keys,
            connections: Default::default(),
            openings: Default::default(),
            orders: Quota::new(crate::live::ORDERS_AT_ONCE, crate::live::ORDERS_EACH_MS),
            workshop,
            tutors,
            hints: Default::default(),
            uploads: Slots::new(UPLOADS, PER_ADDRESS),
            readers: Slots::new(READERS, PER_ADDRESS),
            reviews: Default::default(),
            well: Default::default(),
            registry: Default::default(),
            stop: watch::Sender::new(false),
            #[cfg(test)]
            tasks: Default::default(),
            store,
            config,
        });
        let serving = tokio::spawn(accept::serve(app.clone(), listener, http::router(app.clone())));
        let chores = vec![
            tokio::spawn(background::follow(app.clone())),
            tokio::spawn(background::wake(app.clone())),
            tokio::spawn(background::sweep(app.clone())),
        ];
        Ok(Running { addr, app, serving, chores })
    }
}

impl Running {
    /// Stops: no new clients are accepted, what is in the inboxes is finished and answered, connections are closed with
    /// a reason.
    pub async fn stop(self) {
        self.app.stop.send_replace(true);
        let tidy = async {
            self.app.registry.gone().await;
            self.app.connections.gone().await;
            self.serving.await.ok();
            for chore in self.chores {
                chore.await.ok();
            }
        };
        if timeout(FAREWELL, tidy).await.is_err() {
            tracing::warn!("some work did not end in time");
        }
        if let Err(error) = self.app.store.release(&self.app.node).await {
            tracing::warn!(%error, "cannot give back due work");
        }
        self.app.store.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::create_table::CreateTable;
    use crate::outbox::{Outbox, Queue};
    use crate::registry::Ask;
    use crate::simulation::{GAME, Played};
    use games::Visitor as _;
    use protocol::{Eye, OpenTable};
    use serde_json::{Value, json};
    use table::{PlayerId, TableId};

    async fn open(app: &Shared, host: &PlayerId) -> TableId {
        let asked: OpenTable = serde_json::from_value(json!({ "game": GAME, "players": 3 })).expect("a table");
        CreateTable { app: app.clone(), host: host.clone(), asked }.visit::<Played>().await.expect("opened")
    }

    /// The type of the next message, and its key if it has a message.
    async fn told(queue: &mut Queue) -> (String, String) {
        let text = timeout(FAREWELL, queue.recv()).await.expect("in time").expect("a message");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        (text(&message["type"]), text(&message["message"]["key"]))
    }

    #[tokio::test]
    async fn a_table_with_a_full_inbox_delays_no_other_and_hears_the_news_later() {
        let folder = std::env::temp_dir().join(format!("portolan-inbox-{}", std::process::id()));
        let mut config = Config::new(format!("sqlite:{}", folder.join("t.sqlite").display()));
        config.limits.inbox = 1;
        let running = Server::start(config).await.expect("it starts");
        let app = &running.app;
        let ann = PlayerId::new("ann").expect("an id");
        let (busy, free) = (open(app, &ann).await, open(app, &ann).await);
        let watch = |outbox: &Outbox| Ask::Watch {
            outbox: outbox.clone(),
            viewer: ann.clone(),
            eye: Eye::Own,
            since: None,
            patches: false,
        };
        let (one, mut first) = Outbox::new(9, usize::MAX);
        let (other, mut second) = Outbox::new(9, usize::MAX);
        app.registry.ask(app, &busy, watch(&one)).await;
        app.registry.ask(app, &free, watch(&other)).await;
        assert_eq!((told(&mut first).await.0, told(&mut second).await.0), ("table".into(), "table".into()));

        let (let_go, held) = tokio::sync::oneshot::channel();
        app.registry.ask(app, &busy, Ask::Hold(held)).await;
        // One is waiting in the inbox, and the next does not fit: nobody waiting for the table would get any further.
        app.registry.ask(app, &busy, watch(&one)).await;
        let third = timeout(Duration::from_millis(50), app.registry.ask(app, &busy, watch(&one))).await;
        assert!(third.is_err(), "the inbox is full");

        // Everything must be read again: the follower announces that, table by table.
        for _ in 0..20 {
            app.store.forget_player("ann").await.expect("forgotten");
        }
        assert_eq!(told(&mut second).await.0, "table", "the other table was told at once");
        assert!(first.is_empty(), "the busy one is still held");
        let_go.send(()).expect("it waits");
        assert_eq!(told(&mut first).await.0, "table", "read again, and for the one that had waited");
        running.stop().await;
        std::fs::remove_dir_all(folder).ok();
    }

    #[tokio::test]
    async fn a_client_that_asks_for_a_table_during_a_stop_is_not_told_that_it_is_gone() {
        let folder = std::env::temp_dir().join(format!("portolan-stop-{}", std::process::id()));
        let database = format!("sqlite:{}", folder.join("t.sqlite").display());
        let running = Server::start(Config::new(database)).await.expect("it starts");
        let app = &running.app;
        let ann = PlayerId::new("ann").expect("an id");
        let table = open(app, &ann).await;
        app.stop.send_replace(true);
        let (outbox, queue) = Outbox::new(9, usize::MAX);
        let watch =
            Ask::Watch { outbox: outbox.clone(), viewer: ann.clone(), eye: Eye::Own, since: None, patches: false };
        app.registry.ask(app, &table, watch).await;
        app.registry.ask(app, &table, Ask::Talk { by: ann, before: 9, ask: 1, outbox }).await;
        assert!(queue.is_empty(), "it comes back by itself and asks again");
        running.stop().await;
        std::fs::remove_dir_all(folder).ok();
    }

    #[tokio::test]
    async fn a_table_that_crashes_hurts_no_other_and_can_be_read_again() {
        let folder = std::env::temp_dir().join(format!("portolan-fall-{}", std::process::id()));
        let database = format!("sqlite:{}", folder.join("t.sqlite").display());
        let running = Server::start(Config::new(database)).await.expect("it starts");
        let app = &running.app;
        let ann = PlayerId::new("ann").expect("an id");
        let (falls, stands) = (open(app, &ann).await, open(app, &ann).await);
        let watch = |outbox: &Outbox| Ask::Watch {
            outbox: outbox.clone(),
            viewer: ann.clone(),
            eye: Eye::Own,
            since: None,
            patches: false,
        };
        let (one, mut first) = Outbox::new(9, usize::MAX);
        let (other, mut second) = Outbox::new(9, usize::MAX);
        app.registry.ask(app, &falls, watch(&one)).await;
        app.registry.ask(app, &stands, watch(&other)).await;
        assert_eq!(told(&mut first).await.0, "table");
        assert_eq!(told(&mut second).await.0, "table");
        app.registry.ask(app, &falls, Ask::Crash).await;
        assert_eq!(told(&mut first).await, ("gone".into(), "server-table-fell".into()));
        app.registry.ask(app, &falls, watch(&one)).await;
        assert_eq!(told(&mut first).await.0, "table", "it is read from its log again");
        app.registry.ask(app, &stands, watch(&other)).await;
        assert_eq!(told(&mut second).await.0, "table");
        running.stop().await;
        std::fs::remove_dir_all(folder).ok();
    }
}
