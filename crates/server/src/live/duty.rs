//! The duties of the house at a table: bots move, clocks ring, people are told that it is their turn.

use super::{Live, table_path};
use crate::clock;
use crate::push;
use crate::thinkers::Effort;
use crate::webhook::Notice;
use crate::work::Asker;
use bots::Mind;
use game::Seat;
use games::FullGame;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::{Actor, Asked, Duty, Millis, Rejected, SeatState, Tempo, Version};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::Refused;

/// How long a server's claim on due work lasts unless renewed. If it dies, its tables wait that long for their bots.
pub(crate) const LEASE_MS: Millis = 900;

/// How often a server renews a claim. Several times in a lease, because clocks differ and answers are late.
const RENEW: Duration = Duration::from_millis(300);

/// How soon a server checks again whether due work is still another's. A step ends all claims, and is announced at once.
const LOOK_AGAIN_MS: Millis = 250;

/// How long the house waits after a failure.
const PAUSE_MS: Millis = 1_000;

/// How long the house waits before it asks a bot again after a failure.
const RETHINK_MS: Millis = 30_000;

/// The move a bot wants to make, and the bot itself.
pub(super) struct Move<G: FullGame> {
    seat: Seat,
    version: Version,
    action: G::Action,
    mind: Mind<G>,
}

/// The move a bot will make when people have had their time to speak.
pub(super) struct HeldMove<G: FullGame> {
    seat: Seat,
    version: Version,
    action: G::Action,
}

/// A bot that thinks on another thread, or none.
pub(super) struct Thinking<G: FullGame> {
    task: Option<JoinHandle<Option<Move<G>>>>,
    /// Becomes true when nobody waits for the result any more.
    stop: Arc<AtomicBool>,
}

impl<G: FullGame> Default for Thinking<G> {
    fn default() -> Thinking<G> {
        Thinking { task: None, stop: Arc::default() }
    }
}

/// If the table is gone, nobody needs the bot's answer.
impl<G: FullGame> Drop for Thinking<G> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<G: FullGame> Thinking<G> {
    pub(super) fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Waits for the result; `None` if it failed. Cancel safe.
    pub(super) async fn done(&mut self) -> Option<Move<G>> {
        let task = self.task.as_mut()?;
        let thought = task.await.ok().flatten();
        self.task = None;
        thought
    }
}

impl<G: FullGame> Live<G> {
    /// When the house has something to do here.
    pub(super) fn due_at(&self) -> Option<Millis> {
        if self.thinking.is_busy() || self.stale {
            // A stale table waits for the next request, or for the next look at what is due.
            return self
                .stale
                .then_some(self.not_before.max(clock::now() + PAUSE_MS))
                .filter(|_| !self.thinking.is_busy());
        }
        self.due().map(|due| due.at.max(self.not_before))
    }

    /// Does what is due.
    pub(super) async fn work(&mut self) {
        if self.stale && self.refresh().await.is_err() {
            return;
        }
        let now = clock::now();
        let Some(mut due) = self.due().filter(|due| due.at <= now) else { return };
        if self.app.several {
            let (table, node) = (self.id.as_str(), self.app.node.as_str());
            match self.app.store.claim(table, self.table.version(), node, now, LEASE_MS).await {
                Ok(true) => self.claimed = Instant::now(),
                // Another server is doing it, or is writing a step, and will tell us. If it dies, its lease runs out.
                Ok(false) => return self.not_before = now + LOOK_AGAIN_MS,
                Err(_) => return self.not_before = now + PAUSE_MS,
            }
        }
        if self.app.several && matches!(due.what, Duty::OrdersAct { .. }) {
            // By now another server may have different orders, or their owner at the table.
            self.read_orders().await;
            match self.due().filter(|due| due.at <= now) {
                Some(still) => due = still,
                None => return,
            }
        }
        match due.what {
            Duty::OrdersAct { seat } => {
                let outcome = self.commit(Actor::Server, None, Asked::OrdersAct { seat }).await;
                self.house_did(outcome);
            }
            Duty::ClockRings => {
                let outcome = self.commit(Actor::Server, None, Asked::ClockRings).await;
                self.house_did(outcome);
            }
            Duty::NewRules => {
                let outcome = self.commit(Actor::Server, None, Asked::NewRules).await;
                self.house_did(outcome);
            }
            Duty::BotMoves { seat } => match self.held.take() {
                Some(held) if held.seat == seat && self.table.is_current(held.version) => self.bot_wants(held).await,
                _ => self.think(seat),
            },
        }
    }

    /// When the other servers must hear that this one is still at work: a bot is thinking, or waiting to act.
    pub(super) fn renewal(&self) -> Option<Instant> {
        let held = self.held.as_ref().is_some_and(|held| self.table.is_current(held.version));
        let at_work = self.app.several && (self.thinking.is_busy() || held);
        at_work.then(|| self.claimed + RENEW)
    }

    /// Renews the claim for a little longer. A server that could not do so in time may have lost it to another, and
    /// finds out when the step is stored.
    pub(super) async fn renew_claim(&mut self) {
        self.claimed = Instant::now();
        let (table, node) = (self.id.as_str(), self.app.node.as_str());
        if let Err(error) = self.app.store.claim(table, self.table.version(), node, clock::now(), LEASE_MS).await {
            tracing::warn!(table = self.id.as_str(), %error, "cannot tell the other servers which of them is at work");
        }
    }

    fn think(&mut self, seat: Seat) {
        let Some(thought) = self.table.think(seat, &mut self.minds) else {
            return self.not_before = clock::now() + RETHINK_MS;
        };
        let (seat, version) = (thought.seat, thought.version);
        let stop = Arc::new(AtomicBool::new(false));
        let called = stop.clone();
        let (app, asker, watched) = (self.app.clone(), self.asker(), !self.watchers.is_empty());
        let task = self.app.spawn(async move {
            let choose = move |effort: Effort| thought.choose(effort.budget(&called));
            let (answer, mind) = app.thinkers.think(&asker, watched, choose).await?;
            Some(Move { seat, version, action: answer.action, mind })
        });
        self.thinking = Thinking { task: Some(task), stop };
    }

    /// The bots of a table think for its host. The address is the one from which the table is followed.
    fn asker(&self) -> Asker {
        let host = self.table.host();
        Asker {
            address: self.watchers.address(host, |player| !self.table.seats_of(player).is_empty()),
            person: Some(host.clone()),
        }
    }

    /// A bot has decided.
    pub(super) async fn bot_plays(&mut self, thought: Option<Move<G>>) {
        let Some(Move { seat, version, action, mind }) = thought else {
            tracing::error!(table = self.id.as_str(), "a bot crashed");
            return self.not_before = clock::now() + RETHINK_MS;
        };
        self.minds.put_back(mind, &self.table);
        self.bot_wants(HeldMove { seat, version, action }).await;
    }

    /// Does it once people have had their time to speak. Anything that happens before then cancels it.
    async fn bot_wants(&mut self, held: HeldMove<G>) {
        let at = self.table.mannerly_at(held.seat, &held.action);
        if at > clock::now() {
            self.held = Some(held);
            return self.not_before = at;
        }
        let HeldMove { seat, version, action } = held;
        let outcome = self.commit(Actor::Server, None, Asked::BotPlays { seat, action, version }).await;
        self.house_did(outcome);
    }

    fn house_did(&mut self, outcome: Result<Version, Refused>) {
        self.not_before = match outcome {
            Ok(_) | Err(Refused::Table(Rejected::TooLate)) => 0,
            Err(Refused::Table(rejected)) => {
                tracing::warn!(
                    table = self.id.as_str(),
                    why = rejected.message().key,
                    "the server’s own action was refused"
                );
                clock::now() + PAUSE_MS
            }
            Err(Refused::Store(_) | Refused::Unread(_) | Refused::Here) => clock::now() + PAUSE_MS,
        };
    }

    /// Somebody was reminded: told like a turn, at any table, unless they are here.
    pub(super) async fn notice_nudge(&mut self, seat: Seat) {
        if let Some(player) = self.table.seat(seat).and_then(SeatState::person).cloned()
            && !self.watchers.has(&player)
        {
            self.send_notice("nudge", seat, &player).await;
        }
    }

    /// In slow play, notifies people by their webhooks and browsers that the match is waiting for them, unless they are
    /// present.
    pub(super) async fn notice(&mut self, by: &Actor) {
        let waits = self.table.must();
        let new = waits.minus(std::mem::replace(&mut self.noticed, waits));
        if !matches!(self.table.options().tempo, Tempo::Slow { .. }) {
            return;
        }
        for seat in new.iter() {
            let Some(player) = self.table.seat(seat).and_then(SeatState::person).cloned() else { continue };
            if self.watchers.has(&player) || matches!(by, Actor::Player(by) if *by == player) {
                continue;
            }
            self.send_notice("turn", seat, &player).await;
        }
    }

    async fn send_notice(&mut self, event: &'static str, seat: Seat, player: &table::PlayerId) {
        if !self.app.post.may_tell(player) {
            return;
        }
        let url = self.app.config.address.page(&table_path(&self.id));
        let notice = Notice { event, table: self.id.to_string(), game: G::NAME, seat: seat.number(), url };
        let found = self.app.store.players(&[player.to_string()]).await.unwrap_or_default();
        if let Some(hook) = found.into_iter().next().and_then(|player| player.webhook) {
            self.app.post.send(&hook, &notice);
        }
        push::send(&self.app, &player.to_string(), &notice).await;
    }
}
