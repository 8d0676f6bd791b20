//! How connections are accepted: how many each client may have, how long a silent one is kept, and how all of them end.
//!
//! Below HTTP nobody has said who they are. A connection without a request is worth little, so it gets little time, and
//! makes room for a new one when there is none left.

use crate::app::Shared;
use crate::middleware::network;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// Limits on the head of a request.
const LARGEST_HEAD: usize = 32 * 1024;

/// What the system keeps for a client that does not read. Our answers are small, but by default it would keep megabytes.
const SEND_BUFFER: u32 = 128 * 1024;

/// Descriptors that are not for connections: the database, notices, files.
const RESERVE: usize = 64;

/// How many of them are for connections that were told to go and have not gone yet.
const SWINGING: usize = RESERVE / 2;

/// The longest wait for another connection to close.
const ACCEPT_PATIENCE: Duration = Duration::from_secs(1);

/// How long a request that has begun may continue once the server stops.
const FAREWELL: Duration = Duration::from_secs(2);

/// How long to wait when the system has no descriptor left.
const BREATH: Duration = Duration::from_millis(50);

/// Listens.
pub(crate) fn listen(at: SocketAddr) -> io::Result<TcpListener> {
    let socket = if at.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    // Connections inherit it. If setting it fails, they only cost more.
    socket.set_send_buffer_size(SEND_BUFFER).ok();
    socket.bind(at)?;
    socket.listen(1024)
}

/// Serves everybody who connects until the server stops, then lets the open connections finish.
pub(crate) async fn serve(app: Shared, listener: TcpListener, router: Router) {
    let most =
        app.config.limits.connections.min(descriptors().map_or(usize::MAX, |all| all.saturating_sub(RESERVE).max(1)));
    let sockets = Arc::new(OpenSockets::new(most, app.config.limits.wires_per_ip));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = app.stopped() => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let counted =
                    !peer.ip().to_canonical().is_loopback() && !app.config.proxies.contains(&peer.ip().to_canonical());
                let ip = counted.then(|| network(peer.ip().to_canonical()));
                let Some(permit) = sockets.let_in(ip).await else {
                    metrics::counter!("portolan_refused_total", "why" => "wires").increment(1);
                    continue;
                };
                // Frames are small and people are waiting for them, so they go out at once.
                stream.set_nodelay(true).ok();
                tokio::spawn(attend(app.clone(), permit, stream, peer, router.clone()));
            }
            // A client left before it was accepted, or there is no descriptor left: there will be others.
            Err(_) => sleep(BREATH).await,
        }
    }
    drop(listener);
    sockets.all_gone().await;
}

/// Serves one connection.
async fn attend(app: Shared, permit: SocketPermit, stream: TcpStream, peer: SocketAddr, router: Router) {
    let limits = &app.config.limits;
    let (sockets, serial, leave) = (permit.sockets.clone(), permit.serial, permit.leave.clone());
    let moved = Arc::new(AtomicU64::new(0));
    let wire = TokioIo::new(Wire { stream, moved: moved.clone(), _place: permit });
    let router = TowerToHyperService::new(router);
    let idle = sockets.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        idle.busy(serial);
        let answer = router.call(request);
        let idle = idle.clone();
        async move {
            let answer: Result<Response<Body>, Infallible> = answer.await;
            idle.idle_again(serial);
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(wire, service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut stopped = pin!(app.stopped());
    let (mut stopping, mut seen) = (false, 0);
    let mut look = Instant::now() + limits.silence;
    loop {
        tokio::select! {
            _ = connection.as_mut() => break,
            () = leave.notified() => break,
            () = &mut stopped, if !stopping => {
                stopping = true;
                if sockets.is_idle(serial) {
                    break;
                }
                connection.as_mut().graceful_shutdown();
                look = Instant::now() + FAREWELL;
            }
            () = sleep_until(look) => {
                // Nothing was read or written: the other end is not listening.
                let now = moved.load(Ordering::Relaxed);
                if stopping || std::mem::replace(&mut seen, now) == now {
                    break;
                }
                look = Instant::now() + limits.silence;
            }
        }
    }
    // A connection that has become a WebSocket is handled elsewhere; it keeps its permit.
    sockets.forget(serial);
}

/// How many files this process may have open, if that can be found out.
fn descriptors() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The open connections.
struct OpenSockets {
    most: usize,
    most_per_ip: usize,
    inside: Mutex<Inside>,
    open: watch::Sender<usize>,
}

#[derive(Default)]
struct Inside {
    next: u64,
    by_ip: HashMap<IpAddr, usize>,
    /// Connections without a request at the moment, longest idle first.
    idle: BTreeMap<u64, Arc<Notify>>,
    /// The place of each of those, and how to reach the busy ones.
    since: HashMap<u64, (Option<u64>, Arc<Notify>)>,
}

/// The permit of a connection; free again when it is dropped.
struct SocketPermit {
    sockets: Arc<OpenSockets>,
    serial: u64,
    ip: Option<IpAddr>,
    leave: Arc<Notify>,
}

impl OpenSockets {
    fn new(most: usize, most_per_ip: usize) -> OpenSockets {
        OpenSockets { most, most_per_ip, inside: Mutex::default(), open: watch::Sender::new(0) }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // The maps are consistent at any moment.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A permit, as soon as the connection that has to make room is gone.
    async fn let_in(self: &Arc<OpenSockets>, ip: Option<IpAddr>) -> Option<SocketPermit> {
        let room = async { self.open.subscribe().wait_for(|open| *open < self.most + SWINGING).await.is_ok() };
        timeout(ACCEPT_PATIENCE, room).await.is_ok_and(|room| room).then(|| self.enter(ip))?
    }

    /// A permit, if there is one or an idle connection can make room.
    fn enter(self: &Arc<OpenSockets>, ip: Option<IpAddr>) -> Option<SocketPermit> {
        let mut inside = self.inside();
        if ip.is_some_and(|ip| inside.by_ip.get(&ip).is_some_and(|count| *count >= self.most_per_ip)) {
            return None;
        }
        let open = *self.open.borrow();
        if open >= self.most {
            let leave = inside.idle.first_entry()?.remove();
            leave.notify_one();
        }
        let serial = inside.next;
        inside.next += 1;
        let leave = Arc::new(Notify::new());
        inside.idle.insert(serial, leave.clone());
        inside.since.insert(serial, (Some(serial), leave.clone()));
        if let Some(ip) = ip {
            *inside.by_ip.entry(ip).or_default() += 1;
        }
        self.open.send_modify(|open| *open += 1);
        Some(SocketPermit { sockets: self.clone(), serial, ip, leave })
    }

    /// A request has come.
    fn busy(&self, serial: u64) {
        let mut inside = self.inside();
        if let Some((since, _)) = inside.since.get_mut(&serial)
            && let Some(since) = since.take()
        {
            inside.idle.remove(&since);
        }
    }

    /// It was answered.
    fn idle_again(&self, serial: u64) {
        let mut inside = self.inside();
        let now = inside.next;
        if let Some((since, leave)) = inside.since.get_mut(&serial) {
            *since = Some(now);
            let leave = leave.clone();
            inside.next += 1;
            inside.idle.insert(now, leave);
        }
    }

    fn is_idle(&self, serial: u64) -> bool {
        self.inside().since.get(&serial).is_some_and(|(since, _)| since.is_some())
    }

    /// It can no longer be told to go.
    fn forget(&self, serial: u64) {
        let mut inside = self.inside();
        if let Some((Some(since), _)) = inside.since.remove(&serial) {
            inside.idle.remove(&since);
        }
    }

    async fn all_gone(&self) {
        self.open.subscribe().wait_for(|open| *open == 0).await.ok();
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.sockets.forget(self.serial);
        if let Some(ip) = &self.ip {
            let mut inside = self.sockets.inside();
            if let Some(count) = inside.by_ip.get_mut(ip) {
                *count -= 1;
                if *count == 0 {
                    inside.by_ip.remove(ip);
                }
            }
        }
        self.sockets.open.send_modify(|open| *open -= 1);
    }
}

/// A connection that notes when data passes, and holds its permit for as long as it is open.
struct Wire {
    stream: TcpStream,
    moved: Arc<AtomicU64>,
    _place: SocketPermit,
}

impl Wire {
    fn note<T>(&self, poll: &Poll<io::Result<T>>) {
        if let Poll::Ready(Ok(_)) = poll {
            self.moved.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let poll = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.note(&poll);
        poll
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let poll = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.note(&poll);
        poll
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let poll = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.note(&poll);
        poll
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn an_idle_connection_makes_room() {
        let sockets = Arc::new(OpenSockets::new(2, 9));
        let (first, second) = (sockets.enter(None).unwrap(), sockets.enter(None).unwrap());
        sockets.busy(first.serial);
        let third = sockets.enter(None).expect("one waits for nothing");
        assert!(second.leave.notified().now_or_never().is_some(), "and is told to go");
        assert!(first.leave.notified().now_or_never().is_none());
        sockets.busy(third.serial);
        drop(second);
        assert!(sockets.enter(None).is_none(), "all are busy");
        sockets.idle_again(first.serial);
        assert!(sockets.is_idle(first.serial));
        let fourth = sockets.enter(None).expect("one was answered");
        assert!(first.leave.notified().now_or_never().is_some());
        drop((first, third, fourth));
        assert_eq!(*sockets.open.borrow(), 0);
        assert!(sockets.inside().idle.is_empty() && sockets.inside().since.is_empty());
    }

    #[test]
    fn one_address_has_a_limit() {
        let sockets = Arc::new(OpenSockets::new(9, 2));
        let (here, there) = (Some("1.2.3.4".parse().unwrap()), Some("1.2.3.5".parse().unwrap()));
        let places = [sockets.enter(here), sockets.enter(here)];
        assert!(places.iter().all(Option::is_some));
        assert!(sockets.enter(here).is_none());
        assert!(sockets.enter(there).is_some(), "another is not to blame");
        drop(places);
        assert!(sockets.enter(here).is_some());
        assert!(sockets.inside().by_ip.is_empty(), "nobody is remembered");
    }
}
