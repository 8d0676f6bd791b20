//! How many connections are open, and whose.

use crate::config::Limits;
use crate::middleware::Client;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use table::PlayerId;
use tokio::sync::{broadcast, watch};

/// Counts connections.
pub(crate) struct Connections {
    counts: Arc<Counts>,
    logouts: broadcast::Sender<Logout>,
}

/// The connections to close.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Logout {
    /// A session's, by the hash of its token.
    Session(String),
    /// All of a player's.
    Player(PlayerId),
    /// Unknown: each connection checks whether its session still exists.
    Unsure,
}

#[derive(Default)]
struct Counts {
    by: Mutex<By>,
    open: watch::Sender<usize>,
}

#[derive(Default)]
struct By {
    ip: HashMap<IpAddr, usize>,
    player: HashMap<PlayerId, usize>,
}

/// A connection's permit; free again when it is dropped.
pub(crate) struct ConnectionPermit {
    counts: Arc<Counts>,
    ip: Option<IpAddr>,
    player: Option<PlayerId>,
}

impl Default for Connections {
    fn default() -> Connections {
        Connections { counts: Arc::default(), logouts: broadcast::channel(64).0 }
    }
}

impl Connections {
    /// A permit for a new connection, if there is one left.
    pub(crate) fn enter(&self, client: Client, limits: &Limits) -> Option<ConnectionPermit> {
        let mut by = self.counts.by.lock().unwrap_or_else(PoisonError::into_inner);
        if *self.counts.open.borrow() >= limits.connections {
            return None;
        }
        if let Some(ip) = client.0
            && !count(&mut by.ip, ip, limits.connections_per_ip)
        {
            return None;
        }
        self.counts.open.send_modify(|open| *open += 1);
        metrics::gauge!("portolan_connections").increment(1);
        Some(ConnectionPermit { counts: self.counts.clone(), ip: client.0, player: None })
    }

    /// Closes connections.
    pub(crate) fn log_out(&self, whose: Logout) {
        // It is no failure if nobody is connected.
        self.logouts.send(whose).ok();
    }

    /// Announces whose connections to close.
    pub(crate) fn logouts(&self) -> broadcast::Receiver<Logout> {
        self.logouts.subscribe()
    }

    /// Waits until all have left.
    pub(crate) async fn gone(&self) {
        self.counts.open.subscribe().wait_for(|open| *open == 0).await.ok();
    }
}

impl ConnectionPermit {
    /// Where the connection comes from; nothing for a program on this machine.
    pub(crate) fn address(&self) -> Option<IpAddr> {
        self.ip
    }

    /// Counts the connection as this player's; `false` if the player has too many already.
    pub(crate) fn claim(&mut self, player: &PlayerId, limits: &Limits) -> bool {
        let mut by = self.counts.by.lock().unwrap_or_else(PoisonError::into_inner);
        let room = count(&mut by.player, player.clone(), limits.connections_per_player);
        if room {
            self.player = Some(player.clone());
        }
        room
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut by = self.counts.by.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(ip) = &self.ip {
            discount(&mut by.ip, ip);
        }
        if let Some(player) = &self.player {
            discount(&mut by.player, player);
        }
        self.counts.open.send_modify(|open| *open -= 1);
        metrics::gauge!("portolan_connections").decrement(1);
    }
}

fn count<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: K, most: usize) -> bool {
    let n = counts.entry(key).or_default();
    let room = *n < most;
    if room {
        *n += 1;
    }
    room
}

fn discount<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(n) = counts.get_mut(key) {
        *n -= 1;
        if *n == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_limited_and_come_back() {
        let limits = Limits { connections: 3, connections_per_ip: 2, connections_per_player: 1, ..Limits::default() };
        let connections = Connections::default();
        let far = Client(Some("1.2.3.4".parse().unwrap()));
        let (ann, ben) = (PlayerId::new("ann").unwrap(), PlayerId::new("ben").unwrap());
        let mut first = connections.enter(far, &limits).unwrap();
        let mut second = connections.enter(far, &limits).unwrap();
        assert!(connections.enter(far, &limits).is_none(), "two of one address");
        assert!(first.claim(&ann, &limits));
        assert!(!second.claim(&ann, &limits), "one of one player");
        assert!(second.claim(&ben, &limits));
        let third = connections.enter(Client(None), &limits).unwrap();
        assert!(connections.enter(Client(None), &limits).is_none(), "three in all");
        drop((second, third));
        assert!(connections.enter(far, &limits).unwrap().claim(&ben, &limits));
    }
}
