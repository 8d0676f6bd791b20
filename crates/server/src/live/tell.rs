//! Messages to everybody who follows a table: each through their own eyes, and the same bytes to all who see the same.

use super::{Live, any_seat_path, seat_path};
use crate::api_error::ApiError;
use crate::clock;
use crate::outbox::Outbox;
use crate::patches::Told;
use crate::watchers::{Role, Watcher};
use axum::http::StatusCode;
use game::{Message, Seat};
use games::FullGame;
use protocol::show::{self, Around};
use protocol::{Eye, StepSeen, ToClient};
use std::collections::{BTreeSet, HashMap};
use table::{Happened, PlayerId, SeatState, Stage, Step, Version};
use tokio::time::Instant;

/// How many lines of talk are sent at a time.
const TALK_PAGE: u16 = 50;

/// A longer gap is not filled: sending the whole table is shorter.
const LONGEST_GAP: Version = 200;

/// Viewers with the same eye, the same seat to speak for and the same own steps read the same text.
type Audience = (Option<Seat>, Option<Seat>, Option<PlayerId>);

impl<G: FullGame> Live<G> {
    /// Somebody wants to follow the table.
    pub(super) async fn watch(&mut self, watcher: Watcher, since: Option<Version>) {
        if !self.may_watch(&watcher.viewer) {
            return self.show_out(&watcher.outbox, "server-no-spectators");
        }
        // A client that has seen more than this server knows comes from another one, and is not sent back to an earlier
        // state.
        if self.app.several
            && since.is_some_and(|since| since > self.table.version())
            && let Err(error) = self.catch_up().await
        {
            self.stale = true;
            return self.show_out(&watcher.outbox, error.message.key);
        }
        let watcher = Watcher { role: self.role(&watcher.viewer, watcher.wish), ..watcher };
        // A returning client is told what it missed, if the log may still be read from there.
        let from = since.map(|since| since.saturating_add(1)).filter(|from| {
            let version = self.table.version();
            *from <= version && version - from < LONGEST_GAP && *from >= self.table.log_from()
        });
        // A new client is here: the others are told that, too.
        self.change_watchers(|watchers| watchers.put(watcher.clone()));
        let sent = match from {
            Some(from) => self.send_gap(&watcher, from).await,
            None => self.send_table(std::slice::from_ref(&watcher)).await,
        };
        if let Err(error) = sent {
            self.show_out(&watcher.outbox, error.message.key);
            self.change_watchers(|watchers| watchers.remove(watcher.outbox.connection));
        }
    }

    fn show_out(&self, outbox: &Outbox, key: &'static str) {
        outbox.send(&ToClient::Gone { table: self.id.clone(), message: Message::new(key) });
    }

    /// Supplies what the table itself does not know.
    fn around<T>(&self, then: impl FnOnce(&Around<'_>) -> T) -> T {
        let here: BTreeSet<PlayerId> = self.watchers.lock().iter().map(|watcher| watcher.viewer.clone()).collect();
        then(&Around {
            now: clock::now(),
            name: &|player: &PlayerId| self.names.get(player).map_or_else(String::new, |name| name.to_string()),
            here: &|player: &PlayerId| here.contains(player),
            away: &|player: &PlayerId| self.presence.away(player),
            address: &|seat: Option<Seat>, link: &str| {
                self.app.config.address.page(&match seat {
                    Some(seat) => seat_path(&self.id, seat, link),
                    None => any_seat_path(&self.id, link),
                })
            },
        })
    }

    /// Before the start anybody may look: nothing is secret yet, and a player who follows a link must see where to sit.
    fn may_watch(&self, viewer: &PlayerId) -> bool {
        self.table.options().spectators || self.table.stage() == Stage::Open || self.belongs(viewer)
    }

    pub(super) fn role(&self, viewer: &PlayerId, wish: Eye) -> Role {
        Role {
            eye: show::eye_of(&self.table, viewer, wish),
            seats: self.table.seats_of(viewer),
            host: self.table.host() == viewer,
        }
    }

    /// The whole table, for each of these. All get the same log, which is read once.
    async fn send_table(&mut self, watchers: &[Watcher]) -> Result<(), ApiError> {
        let steps = self.steps(self.table.log_from()).await?;
        self.learn_names(&steps, watchers).await?;
        self.told_at = Some(Instant::now());
        self.around(|around| {
            for watcher in watchers {
                let Watcher { outbox, viewer, role, sent, .. } = watcher;
                let state = show::table_state(&self.table, &steps, viewer, role.eye, around);
                sent.begin_again();
                Told::new(&self.id, &ToClient::Table(Box::new(state))).send(watcher);
                // Without talk there are none.
                if let Some(seat) = role.eye.filter(|seat| self.table.standing(*seat).is_some()) {
                    outbox.send(&show::orders(&self.table, seat));
                }
            }
        });
        self.showed_presence();
        Ok(())
    }

    /// A page of what was said before a step, and whether there is more before that.
    pub(super) async fn talk_before(
        &mut self,
        by: &PlayerId,
        before: Version,
    ) -> Result<(Vec<StepSeen>, bool), ApiError> {
        if !self.may_watch(by) {
            return Err(ApiError::new(StatusCode::FORBIDDEN, "server-no-spectators"));
        }
        let mut steps = self.said(before, TALK_PAGE + 1).await?;
        let more = steps.len() > usize::from(TALK_PAGE);
        steps.truncate(TALK_PAGE.into());
        steps.reverse();
        self.learn_names(&steps, &[]).await?;
        let seen = |around: &Around<'_>| {
            steps.iter().map(|step| show::step_seen(&self.table, step, Some(by), None, around)).collect()
        };
        Ok((self.around(seen), more))
    }

    /// The steps from this version on, for one.
    async fn send_gap(&mut self, watcher: &Watcher, from: Version) -> Result<(), ApiError> {
        let steps = self.steps(from).await?;
        self.learn_names(&steps, std::slice::from_ref(watcher)).await?;
        self.told_at = Some(Instant::now());
        let speaks = show::speaker(&self.table, &watcher.viewer, watcher.role.eye);
        for mut told in self.steps_told(&steps, Some(&watcher.viewer), watcher.role.eye, speaks) {
            told.send(watcher);
        }
        if let Some(seat) = watcher.role.eye {
            watcher.outbox.send(&show::orders(&self.table, seat));
        }
        self.showed_presence();
        Ok(())
    }

    /// Nothing happens here: what was sent is not kept for the patches of another day.
    pub(super) fn forget_sent(&mut self) {
        self.told_at = None;
        self.watchers.lock().iter().for_each(|watcher| watcher.sent.begin_again());
    }

    /// Everybody gets the whole table.
    pub(super) async fn tell_all(&mut self) {
        let watchers = self.watchers.lock().clone();
        if let Err(error) = self.send_table(&watchers).await {
            for watcher in self.watchers.take() {
                self.show_out(&watcher.outbox, error.message.key);
            }
        }
    }

    /// Everybody gets these steps, which led to the current state.
    pub(super) async fn tell(&mut self, steps: &[Step<G>]) {
        let Some(last) = steps.last() else { return };
        self.told = last.version;
        if self.watchers.is_empty() {
            return;
        }
        self.told_at = Some(Instant::now());
        if self.learn_names(steps, &[]).await.is_err() {
            // Only names are missing: they are empty for once.
            tracing::warn!(table = self.id.as_str(), "names could not be read");
        }
        let links_changed = steps.iter().any(|step| {
            matches!(step.what, Happened::LinkRotated { .. } | Happened::Opening { .. } | Happened::HostChanged { .. })
        });
        let mut changed = Vec::new();
        let mut told: HashMap<Audience, Vec<Told>> = HashMap::new();
        let mut watchers = self.watchers.take();
        // While they are out of the list, they are still present.
        *self.watchers.lock() = watchers.clone();
        watchers.retain_mut(|watcher| {
            if !self.may_watch(&watcher.viewer) {
                self.show_out(&watcher.outbox, "server-no-spectators");
                return false;
            }
            let role = self.role(&watcher.viewer, watcher.wish);
            if role != watcher.role || role.host && links_changed {
                watcher.role = role;
                changed.push(watcher.clone());
                return true;
            }
            let own = steps.iter().any(|step| step.id.is_some() && step.by.as_ref() == Some(&watcher.viewer));
            let speaks = show::speaker(&self.table, &watcher.viewer, role.eye);
            let key = (role.eye, speaks, own.then(|| watcher.viewer.clone()));
            let tell = || self.steps_told(steps, key.2.as_ref(), role.eye, speaks);
            let told = told.entry(key.clone()).or_insert_with(tell);
            told.iter_mut().all(|told| told.send(watcher))
        });
        self.showed_presence();
        self.change_watchers(|list| *list.lock() = watchers);
        if !changed.is_empty()
            && let Err(error) = self.send_table(&changed).await
        {
            for watcher in changed {
                self.show_out(&watcher.outbox, error.message.key);
                self.change_watchers(|watchers| watchers.remove(watcher.outbox.connection));
            }
        }
    }

    /// Steps as messages through one eye; the last has the state of the table.
    fn steps_told(
        &self,
        steps: &[Step<G>],
        viewer: Option<&PlayerId>,
        eye: Option<Seat>,
        speaks: Option<Seat>,
    ) -> Vec<Told> {
        let told = |around: &Around<'_>| show::steps_told(&self.table, steps, viewer, eye, speaks, around);
        self.around(told).iter().map(|message| Told::new(&self.id, message)).collect()
    }

    /// The names of everybody who may be named in what is sent next.
    async fn learn_names(&mut self, steps: &[Step<G>], watchers: &[Watcher]) -> Result<(), ApiError> {
        let seated = self.table.seats().filter_map(SeatState::player);
        let acted = steps.iter().filter_map(|step| step.by.as_ref());
        let named = steps.iter().filter_map(|step| match &step.what {
            Happened::SatDown { player, .. } | Happened::HostChanged { to: player } => Some(player),
            Happened::HandedOver { to: player, .. } => Some(player),
            Happened::Nudged { player, .. } | Happened::StandInVoted { player, .. } => Some(player),
            Happened::UndoVoted { player, .. } => Some(player),
            _ => None,
        });
        let said = self.table.talk().map(|said| &said.player);
        let again = self.table.rematches().iter().map(|rematch| &rematch.player);
        let all = seated
            .chain(acted)
            .chain(named)
            .chain(said)
            .chain(again)
            .chain(watchers.iter().map(|watcher| &watcher.viewer));
        let all: BTreeSet<&PlayerId> = all.chain([self.table.host()]).collect();
        self.names = self.app.names.of(&self.app.store, all).await?;
        Ok(())
    }
}
