//! Names of players. Logs hold only ids, so that a name can be deleted; the current names are here.

use crate::app::Store;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::StoreError;
use table::{PlayerId, shown_name};
use tokio::time::Instant;

/// How many are cached before all are dropped and looked up again.
const KEPT: usize = 50_000;

/// Servers do not tell each other about changed names, so if there may be several, names are looked up again after
/// this time.
const FRESH: Duration = Duration::from_secs(3);

/// Names that were looked up recently.
pub(crate) struct NameCache {
    known: Mutex<HashMap<PlayerId, (Arc<str>, Instant)>>,
    /// May other servers change a name?
    several: bool,
}

/// Names of the people at one table.
pub(crate) type PlayerNames = BTreeMap<PlayerId, Arc<str>>;

impl NameCache {
    /// None yet.
    pub(crate) fn new(several: bool) -> NameCache {
        NameCache { known: Mutex::default(), several }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<PlayerId, (Arc<str>, Instant)>> {
        // A map of names is consistent at any moment.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the name from now on; empty for somebody who was forgotten.
    pub(crate) fn set(&self, player: &PlayerId, name: &str) {
        let mut known = self.known();
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(player.clone(), (shown_name(player, name).into(), Instant::now()));
    }

    /// Looks these up again, however fresh they are.
    pub(crate) fn look_again<'a>(&self, players: impl IntoIterator<Item = &'a PlayerId>) {
        let mut known = self.known();
        for player in players {
            known.remove(player);
        }
    }

    /// Names of all of these; empty for those who were forgotten.
    pub(crate) async fn of(
        &self,
        store: &Store,
        players: impl IntoIterator<Item = &PlayerId>,
    ) -> Result<PlayerNames, StoreError> {
        let mut names = PlayerNames::new();
        let mut missing = Vec::new();
        {
            let known = self.known();
            for player in players {
                match known.get(player).filter(|(_, since)| !self.several || since.elapsed() < FRESH) {
                    Some((name, _)) => drop(names.insert(player.clone(), name.clone())),
                    None => missing.push(player.clone()),
                }
            }
        }
        if missing.is_empty() {
            return Ok(names);
        }
        let ids: Vec<String> = missing.iter().map(|player| player.as_str().to_owned()).collect();
        let found: HashMap<String, String> =
            store.players(&ids).await?.into_iter().map(|player| (player.id, player.name)).collect();
        for player in missing {
            let name = found.get(player.as_str()).map_or("", String::as_str);
            self.set(&player, name);
            let shown = shown_name(&player, name).into();
            names.insert(player, shown);
        }
        Ok(names)
    }
}
