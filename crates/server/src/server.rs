//! A server from its start to its end.

use crate::app::{App, Shared};
use crate::boxes::{BadEditions, Boxes};
use crate::config::Config;
use crate::{figures, guard, http, node, password, random, webhook};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How long the end may take before what is left is dropped. Nothing that was acknowledged is lost by that.
const FAREWELL: Duration = Duration::from_secs(10);

/// Live tables over HTTP and WebSocket.
pub struct Server;

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    app: Shared,
    serving: JoinHandle<io::Result<()>>,
    chores: Vec<JoinHandle<()>>,
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// An edition cannot be used.
    #[error(transparent)]
    Editions(#[from] BadEditions),
}

impl Server {
    /// Opens the database, listens, and serves until it is stopped.
    pub async fn start(config: Config) -> Result<Running, StartError> {
        figures::begin();
        let boxes = Boxes::with(config.editions.as_deref())?;
        let store = Store::open(&config.database).await?;
        let refused = |error| StartError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
        let addr = listener.local_addr().map_err(refused)?;
        let app = Arc::new(App {
            node: random::name(),
            several: config.database.starts_with("postgres"),
            boxes,
            names: Default::default(),
            rates: guard::Rates::new(&config.limits),
            passwords: password::Passwords::default(),
            post: webhook::Post::new(config.allow_private_webhooks),
            connections: Default::default(),
            hall: Default::default(),
            stop: watch::Sender::new(false),
            store,
            config,
        });
        let router = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let stopping = app.clone();
        let serve = axum::serve(listener, router).with_graceful_shutdown(async move { stopping.stopped().await });
        let serving = tokio::spawn(async move { serve.await });
        let chores = vec![
            tokio::spawn(node::follow(app.clone())),
            tokio::spawn(node::wake(app.clone())),
            tokio::spawn(node::sweep(app.clone())),
        ];
        Ok(Running { addr, app, serving, chores })
    }
}

impl Running {
    /// Stops: nobody new is let in, what is in the inboxes is finished and answered, connections are closed with a reason.
    pub async fn stop(self) {
        self.app.stop.send_replace(true);
        let tidy = async {
            self.app.hall.gone().await;
            self.app.connections.gone().await;
            self.serving.await.ok();
            for chore in self.chores {
                chore.await.ok();
            }
        };
        if timeout(FAREWELL, tidy).await.is_err() {
            tracing::warn!("not everything ended in time");
        }
        if let Err(error) = self.app.store.release(&self.app.node).await {
            tracing::warn!(%error, "cannot give back due work");
        }
        self.app.store.close().await;
    }
}
