//! Everything all players share: which servers there are, and what was counted.

use crate::command;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// Everything all players share.
pub struct World {
    servers: Mutex<Vec<Option<SocketAddr>>>,
    binary: PathBuf,
    folder: PathBuf,
    /// No new match begins.
    pub closing: AtomicBool,
    /// A sleeper is in place.
    pub started: Notify,
    /// Commands that were answered with `done`.
    pub acknowledged: AtomicU64,
    /// Commands that were sent again.
    pub again: AtomicU64,
    /// Connections that broke.
    pub lost: AtomicU64,
    /// How often the whole log of a table was compared with what its players remember.
    pub audits: AtomicU64,
    /// Matches that were played to their end and verified.
    pub matches: AtomicU64,
}

impl World {
    /// No server is there yet.
    pub fn new(nodes: usize, binary: PathBuf, folder: PathBuf) -> World {
        World {
            servers: Mutex::new(vec![None; nodes]),
            binary,
            folder,
            closing: AtomicBool::default(),
            started: Notify::new(),
            acknowledged: AtomicU64::default(),
            again: AtomicU64::default(),
            lost: AtomicU64::default(),
            audits: AtomicU64::default(),
            matches: AtomicU64::default(),
        }
    }

    fn servers(&self) -> MutexGuard<'_, Vec<Option<SocketAddr>>> {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many servers there are when all live.
    pub fn nodes(&self) -> usize {
        self.servers().len()
    }

    /// A server is at this address from now on.
    pub fn found(&self, node: usize, address: SocketAddr) {
        self.servers()[node] = Some(address);
    }

    /// A server is about to die.
    pub fn lose(&self, node: usize) {
        self.servers()[node] = None;
    }

    /// Where this server is, if it is running.
    pub fn address_of(&self, node: usize) -> Option<SocketAddr> {
        self.servers()[node]
    }

    /// Where a server is: the one with this number, or the next one running. Waits until there is one.
    pub async fn address(&self, preferred: u32) -> SocketAddr {
        loop {
            {
                let servers = self.servers();
                let first = preferred as usize % servers.len();
                let alive = servers[first..].iter().chain(&servers[..first]).flatten().next();
                if let Some(address) = alive {
                    return *address;
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// The same check as `portolan verify`, by the program itself. Returns the number of records of the match.
    pub fn verify(&self, table: &str, export: &str) -> Result<usize, String> {
        let file = self.folder.join(format!("{table}.jsonl"));
        std::fs::write(&file, export).map_err(|error: io::Error| error.to_string())?;
        let (told, _) = command::output(Command::new(&self.binary).arg("verify").arg(&file))?;
        if !export.lines().last().is_some_and(|line| line.starts_with("{\"standings\"")) {
            return Err(format!("{table} was exported without its end: {told}"));
        }
        self.matches.fetch_add(1, Relaxed);
        // All lines but header and end.
        Ok(export.lines().count() - 2)
    }

    /// The statistics.
    pub fn summary(&self) -> String {
        let [acknowledged, again, lost, audits, matches] =
            [&self.acknowledged, &self.again, &self.lost, &self.audits, &self.matches].map(|n| n.load(Relaxed));
        format!(
            "{acknowledged} commands acknowledged and none lost, {again} sent again, {lost} connections lost, \
             {audits} logs compared, {matches} matches played to their end and verified"
        )
    }
}
