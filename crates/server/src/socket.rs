//! A WebSocket connection: turns frames into requests to tables, and answers into frames.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::connections::{ConnectionPermit, Logout};
use crate::middleware::{self, Client};
use crate::outbox::{Outbox, Queue};
use crate::registry::{Answer, Ask};
use crate::session::{MaybeWho, Token, Who};
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{FutureExt, SinkExt, StreamExt};
use game::Message;
use governor::{DefaultDirectRateLimiter, RateLimiter};
use protocol::{LARGEST_FRAME, PROTOCOL, PlayerInfo, ToClient, ToServer};
use std::collections::BTreeSet;
use std::num::NonZeroU32;
use std::time::Duration;
use table::TableId;
#[cfg(test)]
use tokio::sync::mpsc;
use tokio::sync::{broadcast, oneshot};
use tokio::time::{Instant, interval, sleep, timeout};
use tokio_tungstenite::tungstenite::Error as WsError;

/// A client that takes no frame for this long is gone.
const WRITE_PATIENCE: Duration = Duration::from_secs(10);

/// A client that was too slow has this long to hear why it is closed.
const LAST_WORD: Duration = Duration::from_secs(1);

/// Any other has this long to get what is still waiting for it, and the reason for closing: a stop does not wait longer.
const LAST_WORDS: Duration = Duration::from_secs(3);

/// What a `watch` counts, in frames.
const WATCH: NonZeroU32 = NonZeroU32::new(8).unwrap();

/// Clients send little at a time. The usual 128 KiB would be most of what a connection costs, in memory and in time: they are
/// zeroed before every read.
const READ_BUFFER: usize = 4 * 1024;

/// A client that does not say who it is within this time is disconnected.
const HELLO_PATIENCE: Duration = Duration::from_secs(10);

/// This many frames in a row that did not wait for the ones before them, from a client that is being slowed down, are a
/// flood.
const STRIKES: u32 = 20;

/// Why a connection is closed: a code, and a word for people who inspect the wire.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Close {
    /// The client left.
    Left,
    /// The server is stopping; come back later.
    Stopping,
    /// Too many frames.
    Flood,
    /// A frame that is too large.
    TooLarge,
    /// The client reads too slowly; it may come back and say what it missed.
    Slow,
    /// Nothing was heard for too long.
    Silent,
    /// No session, or it has ended.
    NoSession,
    /// Too many connections for one player.
    TooMany,
}

impl Close {
    fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Close::Left => (close_code::NORMAL, ""),
            Close::Stopping => (close_code::RESTART, "stopping"),
            Close::Flood => (close_code::POLICY, "flood"),
            Close::TooLarge => (close_code::SIZE, "too large"),
            Close::Slow => (close_code::AGAIN, "slow"),
            Close::Silent => (close_code::AWAY, "silent"),
            Close::NoSession => (close_code::POLICY, "no session"),
            Close::TooMany => (close_code::POLICY, "too many"),
        };
        CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
    }
}

/// Live play.
pub(crate) async fn upgrade(
    State(app): State<Shared>,
    Extension(client): Extension<Client>,
    MaybeWho(who): MaybeWho,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !middleware::same_origin(&headers, app.config.address.origin()) {
        metrics::counter!("portolan_refused_total", "why" => "origin").increment(1);
        return ApiError::new(StatusCode::FORBIDDEN, "server-foreign-page").into_response();
    }
    let Some(permit) = app.connections.enter(client, &app.config.limits).filter(|_| !app.stopping()) else {
        metrics::counter!("portolan_refused_total", "why" => "connections").increment(1);
        return ApiError::too_many().into_response();
    };
    // A frame a little too large is read, so that the client can be told; anything larger ends the connection at once.
    let upgrade = upgrade.max_message_size(4 * LARGEST_FRAME).max_frame_size(4 * LARGEST_FRAME);
    let upgrade = upgrade.read_buffer_size(READ_BUFFER);
    upgrade.on_upgrade(move |socket| Connection::run(app, permit, who, socket))
}

struct Connection {
    app: Shared,
    permit: ConnectionPermit,
    who: Option<Who>,
    outbox: Outbox,
    watched: BTreeSet<TableId>,
    rate: DefaultDirectRateLimiter,
    /// A frame that was there before the previous one was served.
    next: Option<Result<Frame, axum::Error>>,
    /// How many times in a row that happened while the client was being slowed down.
    strikes: u32,
}

impl Connection {
    async fn run(app: Shared, permit: ConnectionPermit, who: Option<Who>, socket: WebSocket) {
        let limits = app.config.limits.clone();
        let (outbox, queue) = Outbox::new(limits.send_queue, limits.send_bytes);
        let outbox = outbox.at(permit.address());
        let (sink, mut stream) = socket.split();
        let (close, closing) = oneshot::channel();
        let mut writer = tokio::spawn(write(sink, queue, closing, limits.silence / 3));
        let mut written = false;
        let rate = RateLimiter::direct(middleware::per_second(limits.frames, limits.frame_burst));
        let mut connection = Connection {
            app: app.clone(),
            permit,
            who: None,
            outbox: outbox.clone(),
            watched: BTreeSet::new(),
            rate,
            next: None,
            strikes: 0,
        };

        let mut why = match who {
            Some(who) => connection.welcome(who),
            None => Ok(()),
        };
        let mut logouts = app.connections.logouts();
        let stopped = app.stopped();
        tokio::pin!(stopped);
        let began = Instant::now();
        let mut heard = Instant::now();
        while why.is_ok() {
            let silent = if connection.who.is_some() { heard + limits.silence } else { began + HELLO_PATIENCE };
            why = tokio::select! {
                frame = connection.hear(&mut stream) => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(frame)) => {
                            let asked = ClientFrame::read(&frame);
                            match connection.slow_down(&mut stream, asked.cost()).await {
                                // A client that does not read its answers gets no more.
                                Ok(()) => tokio::select! {
                                    () = outbox.room() => connection.asked(asked).await,
                                    () = sleep(WRITE_PATIENCE) => Err(Close::Slow),
                                    () = &mut stopped => Err(Close::Stopping),
                                },
                                Err(why) => Err(why),
                            }
                        }
                        // A client that is simply gone is no news; one that sends too much is told why.
                        Some(Err(error)) if is_too_large(&error) => Err(Close::TooLarge),
                        Some(Err(_)) => Err(Close::Left),
                        None => Err(Close::Left),
                    }
                }
                logout = logouts.recv() => match logout {
                    Ok(logout) => connection.log_out(&logout).await,
                    Err(broadcast::error::RecvError::Lagged(_)) => connection.log_out(&Logout::Unsure).await,
                    // It lives as long as the server.
                    Err(broadcast::error::RecvError::Closed) => Err(Close::Stopping),
                },
                () = outbox.overrun() => Err(Close::Slow),
                // It gave up: nobody reads.
                _ = &mut writer => {
                    written = true;
                    Err(Close::Slow)
                }
                () = &mut stopped => Err(Close::Stopping),
                () = tokio::time::sleep_until(silent) => Err(Close::Silent),
            };
        }
        let why = why.err().unwrap_or(Close::Left);
        if why == Close::Stopping {
            // Questions already asked are still answered.
            app.registry.gone().await;
        }
        connection.unwatch_all().await;
        if !matches!(why, Close::Left | Close::Stopping) {
            metrics::counter!("portolan_closed_total", "why" => why.frame().reason.to_string()).increment(1);
        }
        close.send(why).ok();
        if !written {
            writer.await.ok();
        }
        // The permit is given back last: a server that waits for all to have gone waits for the closing frame too.
        drop(connection);
    }

    /// It follows no table any more.
    async fn unwatch_all(&mut self) {
        for table in std::mem::take(&mut self.watched) {
            let ask = Ask::Unwatch { connection: self.outbox.connection };
            self.app.registry.ask_awake(&table, ask).await;
        }
    }

    fn welcome(&mut self, who: Who) -> Result<(), Close> {
        if !self.permit.claim(&who.id, &self.app.config.limits) {
            return Err(Close::TooMany);
        }
        let player = PlayerInfo { id: who.id.clone(), name: who.player.name.clone() };
        self.who = Some(who);
        self.outbox.send(&ToClient::Welcome { protocol: PROTOCOL, player });
        Ok(())
    }

    /// Closes, if this connection is meant.
    async fn log_out(&self, logout: &Logout) -> Result<(), Close> {
        let Some(who) = &self.who else { return Ok(()) };
        let meant = match logout {
            Logout::Session(hash) => who.token.hash() == *hash,
            Logout::Player(player) => who.id == *player,
            // A store that cannot be asked is no reason to close.
            Logout::Unsure => matches!(Who::find(&self.app, who.token.clone()).await, Ok(None)),
        };
        if meant { Err(Close::NoSession) } else { Ok(()) }
    }

    fn complain(&self, key: &'static str) {
        self.outbox.send(&ToClient::Error { message: Message::new(key) });
    }

    /// The next frame. May be cancelled without losing it.
    async fn hear(&mut self, stream: &mut SplitStream<WebSocket>) -> Option<Result<Frame, axum::Error>> {
        match self.next.take() {
            Some(frame) => Some(frame),
            None => stream.next().await,
        }
    }

    /// A client that is too fast has to wait. A program that sends one thing after another just gets slower; one that
    /// keeps sending while it is being slowed down floods us.
    async fn slow_down(&mut self, stream: &mut SplitStream<WebSocket>, cost: NonZeroU32) -> Result<(), Close> {
        match self.rate.check_n(cost) {
            Ok(Ok(())) => {
                self.strikes = 0;
                return Ok(());
            }
            Ok(Err(_)) => drop(self.rate.until_n_ready(cost).await),
            // More than can ever be there at once: takes as much as there is.
            Err(_) => self.rate.until_ready().await,
        }
        self.next = stream.next().now_or_never().flatten();
        self.strikes = if self.next.is_some() { self.strikes + 1 } else { 0 };
        match self.strikes {
            STRIKES.. => return Err(Close::Flood),
            1 => self.complain("server-too-many"),
            _ => {}
        }
        Ok(())
    }

    async fn asked(&mut self, asked: ClientFrame) -> Result<(), Close> {
        match asked {
            ClientFrame::Message(message) => self.message(*message).await,
            ClientFrame::Nonsense => {
                self.complain("server-bad-message");
                Ok(())
            }
            ClientFrame::TooLarge => {
                self.complain("server-too-large");
                Err(Close::TooLarge)
            }
            ClientFrame::Nothing => Ok(()),
            ClientFrame::Leave => Err(Close::Left),
        }
    }

    async fn message(&mut self, message: ToServer) -> Result<(), Close> {
        let Some(who) = &self.who else {
            return match message {
                ToServer::Hello { session } => self.hello(&session).await,
                _ => {
                    self.complain("server-no-session");
                    Ok(())
                }
            };
        };
        let (by, outbox) = (who.id.clone(), self.outbox.clone());
        match message {
            // A client with a cookie may say hello anyway.
            ToServer::Hello { .. } => {
                let player = PlayerInfo { id: by, name: who.player.name.clone() };
                self.outbox.send(&ToClient::Welcome { protocol: PROTOCOL, player });
            }
            ToServer::Watch { table, eye, since, patches } => {
                if !self.watched.contains(&table) && self.watched.len() >= self.app.config.limits.watched {
                    let message = Message::new("server-too-many-watched");
                    self.outbox.send(&ToClient::Gone { table, message });
                    return Ok(());
                }
                self.watched.insert(table.clone());
                let watch = Ask::Watch { outbox, viewer: by, eye, since, patches };
                self.app.registry.ask(&self.app, &table, watch).await;
            }
            ToServer::Unwatch { table } => {
                self.watched.remove(&table);
                self.app.registry.ask_awake(&table, Ask::Unwatch { connection: outbox.connection }).await;
            }
            ToServer::Do { table, id, command } => {
                let answer = Answer::Socket(outbox, id.clone());
                self.app.registry.ask(&self.app, &table, Ask::Do { by, id: Some(id), command, answer }).await;
            }
            ToServer::Orders { table, id, seat, orders } => {
                let ask = Ask::Orders { by, seat, orders, answer: Answer::Socket(outbox, id) };
                self.app.registry.ask(&self.app, &table, ask).await;
            }
            ToServer::Walk { table, seat, draft, ask } => {
                self.app.registry.ask(&self.app, &table, Ask::Walk { by, seat, draft, ask, outbox }).await;
            }
            ToServer::Preview { table, seat, action, ask } => {
                self.app.registry.ask(&self.app, &table, Ask::Preview { by, seat, action, ask, outbox }).await;
            }
            ToServer::Talk { table, before, ask } => {
                self.app.registry.ask(&self.app, &table, Ask::Talk { by, before, ask, outbox }).await;
            }
            ToServer::Ping { ask } => drop(self.outbox.send(&ToClient::Pong { ask })),
        }
        Ok(())
    }

    async fn hello(&mut self, session: &str) -> Result<(), Close> {
        let found = match Token::read(session) {
            Some(token) => Who::find(&self.app, token).await,
            None => Ok(None),
        };
        match found {
            Ok(Some(who)) => self.welcome(who),
            Ok(None) => {
                self.complain("server-no-session");
                Err(Close::NoSession)
            }
            Err(error) => {
                self.complain(error.key());
                Ok(())
            }
        }
    }
}

/// A connection without a socket: everything that follows from a frame, once it has been read.
#[cfg(test)]
pub(crate) async fn simulated(app: Shared, who: Who, outbox: Outbox, mut frames: mpsc::UnboundedReceiver<String>) {
    let Some(permit) = app.connections.enter(Client(None), &app.config.limits) else { return };
    let rate = RateLimiter::direct(middleware::per_second(1, 1));
    let watched = BTreeSet::new();
    let mut connection = Connection { app, permit, who: None, outbox, watched, rate, next: None, strikes: 0 };
    let mut why = connection.welcome(who);
    let outbox = connection.outbox.clone();
    while why.is_ok() {
        why = tokio::select! {
            biased;
            () = outbox.overrun() => Err(Close::Slow),
            text = frames.recv() => match text {
                Some(text) => {
                    crate::simulation::take_a_while().await;
                    connection.asked(ClientFrame::read(&Frame::Text(text.into()))).await
                }
                None => Err(Close::Left),
            },
        };
    }
    connection.unwatch_all().await;
}

/// Did the client send more than we read at all? axum passes on the WebSocket's error unchanged.
fn is_too_large(error: &axum::Error) -> bool {
    let mut source = std::error::Error::source(error);
    while let Some(error) = source {
        if let Some(WsError::Capacity(_)) = error.downcast_ref() {
            return true;
        }
        source = error.source();
    }
    false
}

/// What a frame asks for. It is read before it is paid for, because its text alone does not say what it costs.
enum ClientFrame {
    Message(Box<ToServer>),
    /// Not a message of ours.
    Nonsense,
    TooLarge,
    /// A ping, or the answer to one.
    Nothing,
    /// The client says goodbye.
    Leave,
}

impl ClientFrame {
    fn read(frame: &Frame) -> ClientFrame {
        match frame {
            Frame::Text(text) if text.len() > LARGEST_FRAME => ClientFrame::TooLarge,
            Frame::Text(text) => serde_json::from_str(text).map_or(ClientFrame::Nonsense, ClientFrame::Message),
            Frame::Binary(_) => ClientFrame::Nonsense,
            Frame::Ping(_) | Frame::Pong(_) => ClientFrame::Nothing,
            Frame::Close(_) => ClientFrame::Leave,
        }
    }

    /// Its cost: showing a whole table is as much work for the server as many small questions.
    fn cost(&self) -> NonZeroU32 {
        let whole_table = matches!(self, ClientFrame::Message(message) if matches!(**message, ToServer::Watch { .. }));
        if whole_table { WATCH } else { NonZeroU32::MIN }
    }
}

/// Writes what is in the queue, and pings now and then. At the end the rest of the queue, and why.
async fn write(
    mut sink: SplitSink<WebSocket, Frame>,
    mut queue: Queue,
    mut closing: oneshot::Receiver<Close>,
    every: Duration,
) {
    let mut pings = interval(every.max(Duration::from_millis(10)));
    pings.tick().await;
    let why = loop {
        let frame = tokio::select! {
            biased;
            why = &mut closing => break why.unwrap_or(Close::Left),
            text = queue.recv() => match text {
                Some(text) => Frame::Text(text),
                None => break Close::Left,
            },
            _ = pings.tick() => Frame::Ping(axum::body::Bytes::new()),
        };
        tokio::select! {
            sent = timeout(WRITE_PATIENCE, sink.send(frame)) => if !matches!(sent, Ok(Ok(()))) {
                // Nobody reads.
                break Close::Slow;
            },
            // The rest of it is sent below.
            why = &mut closing => break why.unwrap_or(Close::Left),
        }
    };
    let farewell = async {
        let words = async {
            // More would not help a client that does not read.
            while let Some(text) = queue.try_recv().filter(|_| why != Close::Slow) {
                sink.feed(Frame::Text(text)).await?;
            }
            sink.send(Frame::Close(Some(why.frame()))).await
        };
        // After the client's goodbye, nothing can be sent but the answer to it, which is ready.
        if words.await.is_err() {
            sink.close().await.ok();
        }
    };
    timeout(if why == Close::Slow { LAST_WORD } else { LAST_WORDS }, farewell).await.ok();
}
