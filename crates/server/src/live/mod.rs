//! One table that is awake: its task, the only writer of this process for that table.
//!
//! Decide, store, and only then tell. A person's move, a bot's and a clock all take the same path.

mod commit;
mod duty;
mod farewell;
mod load;
mod orders;
mod presence;
mod rematch;
mod row;
mod tell;

pub(crate) use load::read_log;
pub(crate) use orders::{ORDERS_AT_ONCE, ORDERS_EACH_MS};
pub(crate) use row::{NewRow, StoredSummary};

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::clock;
use crate::names::PlayerNames;
use crate::patches::Sent;
use crate::registry::{Answer, Ask, Incoming, News};
use crate::watchers::{Watcher, Watchers};
use axum::http::StatusCode;
use duty::{HeldMove, Thinking};
use game::SeatSet;
use games::{FullGame, GameKind, Visitor};
use orders::Absences;
use presence::Presence;
use protocol::{HttpLink, Refusal, TableOpened, ToClient, show};
use std::pin::Pin;
use std::time::Duration;
use store::Member;
use table::{
    Actor, Asked, Command, Due, Duty, Input, Millis, Minds, PlayerId, SeatState, Stage, Table, TableId, Version,
};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

pub(crate) use commit::Refused;
pub(crate) use duty::LEASE_MS;

/// At a table where nothing happens for so long, nobody keeps what was sent: the next message is whole.
const QUIET: Duration = Duration::from_secs(300);

/// A table that is awake.
pub(crate) struct Live<G: FullGame> {
    app: Shared,
    id: TableId,
    table: Table<G>,
    /// The table here may differ from the log: it is read again before anything else.
    stale: bool,
    /// The last step that the watchers know of.
    told: Version,
    /// When they were last sent something, unless what they were sent was forgotten since.
    told_at: Option<Instant>,
    /// The members when that was last stored.
    members: Vec<Member>,
    names: PlayerNames,
    watchers: Watchers,
    /// Comings and goings that have not been announced yet.
    presence: Presence,
    /// A bot that is thinking about its move.
    thinking: Thinking<G>,
    /// The decision of a bot that is not carried out yet.
    held: Option<HeldMove<G>>,
    /// The bots, with what they remember.
    minds: Minds<G>,
    /// When this server last said that the due work is its own.
    claimed: Instant,
    /// The house does nothing before this time: another server is doing the work, or the store was lost.
    not_before: Millis,
    /// The seats the match was waiting for when notices were last sent.
    noticed: SeatSet,
    /// Facts standing orders need beyond those of the table.
    absences: Absences<G>,
}

/// Runs the task of a table until it sleeps.
pub(crate) async fn run(app: Shared, id: TableId, serial: u64, incoming: Incoming, watchers: Watchers) {
    let game = match app.store.table(id.as_str()).await {
        Ok(Some(row)) => {
            #[cfg(test)]
            if row.game == crate::simulation::GAME {
                return Run { app, id, serial, incoming, watchers }.visit::<crate::simulation::Played>().await;
            }
            row.game.parse::<GameKind>().map_err(|_| ApiError::new(StatusCode::NOT_FOUND, "server-unknown-game"))
        }
        Ok(None) => Err(ApiError::no_table()),
        Err(error) => Err(error.into()),
    };
    match game {
        Ok(game) => game.visit(Run { app, id, serial, incoming, watchers }).await,
        Err(error) => refuse_all(&app, &id, serial, incoming.inbox, error).await,
    }
}

struct Run {
    app: Shared,
    id: TableId,
    serial: u64,
    incoming: Incoming,
    watchers: Watchers,
}

impl Visitor for Run {
    type Out = Pin<Box<dyn Future<Output = ()> + Send>>;

    fn visit<G: FullGame>(self) -> Self::Out {
        Box::pin(async move {
            let Run { app, id, serial, incoming, watchers } = self;
            match Live::<G>::load(app.clone(), id.clone(), watchers).await {
                Ok(live) => live.serve(incoming, serial).await,
                Err(error) => refuse_all(&app, &id, serial, incoming.inbox, error).await,
            }
        })
    }
}

/// Nobody can be served: everybody who asked gets a refusal.
async fn refuse_all(app: &Shared, id: &TableId, serial: u64, mut inbox: mpsc::Receiver<Ask>, error: ApiError) {
    app.registry.remove(id, serial);
    inbox.close();
    while let Some(ask) = inbox.recv().await {
        ask.refuse(id, error.clone());
    }
}

impl<G: FullGame> Live<G> {
    async fn serve(mut self, incoming: Incoming, serial: u64) {
        let Incoming { mut inbox, mut news, mut heard } = incoming;
        let app = self.app.clone();
        let stopped = app.stopped();
        tokio::pin!(stopped);
        // Everybody who arrives sees at once that the match continues under newer rules.
        if matches!(self.table.due(), Some(Due { what: Duty::NewRules, .. })) {
            self.work().await;
        }
        let idle = self.app.config.limits.idle;
        let mut asked_at = Instant::now();
        loop {
            self.keep_due().await;
            let due = self.due_at();
            let may_sleep = self.may_sleep(due);
            let presence = self.presence.due();
            let lease = self.lease_due();
            let renewal = self.renewal();
            let quiet = self.told_at.map(|at| at + QUIET);
            tokio::select! {
                biased;
                thought = self.thinking.done(), if self.thinking.is_busy() => self.bot_plays(thought).await,
                // The other end is dropped when the table is off the list: then there is no more news.
                Ok(()) = news.changed() => {
                    let newer = *news.borrow_and_update();
                    self.hear(std::mem::replace(&mut heard, newer), newer).await;
                }
                ask = inbox.recv() => {
                    let Some(ask) = ask else { return };
                    asked_at = Instant::now();
                    self.answer(ask).await;
                }
                () = &mut stopped => break,
                () = sleep(clock::until(due.unwrap_or_default())), if due.is_some() => self.work().await,
                () = sleep_until(presence.unwrap_or(asked_at)), if presence.is_some() => self.tell_presence(),
                () = sleep_until(lease.unwrap_or(asked_at)), if lease.is_some() => self.renew_lease().await,
                () = sleep_until(renewal.unwrap_or(asked_at)), if renewal.is_some() => self.renew_claim().await,
                () = sleep_until(quiet.unwrap_or(asked_at)), if quiet.is_some() => self.forget_sent(),
                () = sleep_until(asked_at + idle), if may_sleep => break,
            }
        }
        // Off the list first: a client that comes now wakes the table again. Messages already in the inbox are still answered,
        // except for those who came to watch.
        self.app.registry.remove(&self.id, serial);
        inbox.close();
        while let Some(ask) = inbox.recv().await {
            match ask {
                Ask::Watch { .. } if !self.app.stopping() => self.app.registry.ask(&self.app, &self.id, ask).await,
                ask => self.answer(ask).await,
            }
        }
    }

    /// Nobody is watching, and nothing is due for a while.
    fn may_sleep(&self, due: Option<Millis>) -> bool {
        let far = due.is_none_or(|due| clock::until(due) > self.app.config.limits.idle);
        far && !self.thinking.is_busy() && self.watchers.is_empty()
    }

    async fn answer(&mut self, ask: Ask) {
        if self.stale
            && let Err(error) = self.refresh().await
        {
            return ask.refuse(&self.id, error);
        }
        match ask {
            Ask::Do { by, id, command, answer } => {
                let outcome = if self.is_here_after_all(&command) {
                    Err(Refused::Here)
                } else {
                    self.commit(Actor::Player(by), id, Asked::Command(command)).await
                };
                self.reply(answer, outcome);
            }
            Ask::Orders { by, seat, orders, answer } => {
                let outcome = self.leave_orders(by, seat, orders).await;
                self.reply(answer, outcome);
            }
            Ask::Watch { outbox, viewer, eye, since, patches } => {
                let watcher =
                    Watcher { role: self.role(&viewer, eye), outbox, viewer, wish: eye, sent: Sent::nothing(patches) };
                self.watch(watcher, since).await;
            }
            Ask::Unwatch { connection } => self.change_watchers(|watchers| watchers.remove(connection)),
            Ask::Walk { by, seat, draft, ask, outbox } => {
                let own = self.table.seats_of(&by).contains(seat);
                let live = self.table.played().filter(|_| own && self.table.stage() == Stage::Playing);
                let walk = live.map_or(protocol::Walk::Astray, |live| show::walk(live, seat, &draft));
                outbox.send(&ToClient::Walked { ask, walk });
            }
            Ask::Preview { by, seat, action, ask, outbox } => {
                let own = self.table.seats_of(&by).contains(seat);
                outbox.send(&match self.table.played().filter(|_| own) {
                    Some(live) => show::preview(live, seat, &action, ask),
                    None => show::no_preview(seat, ask),
                });
            }
            Ask::Talk { by, before, ask, outbox } => match self.talk_before(&by, before).await {
                Ok((steps, more)) => drop(outbox.send(&ToClient::Talked { ask, steps, more })),
                Err(error) => drop(outbox.send(&ToClient::Error { message: error.message })),
            },
            Ask::Export { by, reply } => drop(reply.send(self.export(by.as_ref()))),
            Ask::Links { by, reply } => drop(reply.send(self.links(&by))),
            Ask::Farewell { player, reply } => drop(reply.send(self.say_farewell(&player).await)),
            Ask::HandOver { from, to, reply } => drop(reply.send(self.hand_over(from, to).await)),
            Ask::Rematch { by, wish, reply } => drop(reply.send(self.rematch(by, wish).await)),
            #[cfg(test)]
            Ask::Crash => panic!("asked to crash"),
            #[cfg(test)]
            Ask::Hold(until) => drop(until.await),
        }
    }

    fn reply(&self, answer: Answer, outcome: Result<Version, Refused>) {
        match answer {
            Answer::Socket(outbox, id) => {
                let table = self.id.clone();
                outbox.send(&match outcome {
                    Ok(version) => ToClient::Done { table, id, version },
                    Err(refused) => {
                        let refusal = Refusal { clause: refused.clause(), message: refused.message() };
                        ToClient::Rejected { table, id, refusal, again: refused.again() }
                    }
                });
            }
            Answer::Request(reply) => drop(reply.send(outcome.map_err(ApiError::from))),
        }
    }

    /// Something was written, or is due, that nobody here asked for.
    async fn hear(&mut self, before: News, now: News) {
        if now.reloads != before.reloads || self.has_lost_somebody(before, now) {
            self.app.names.look_again(self.names.keys());
            self.stale = true;
            if self.refresh().await.is_ok() {
                self.tell_all().await;
            }
        }
        if now.version > self.table.version()
            && let Err(error) = self.catch_up().await
        {
            tracing::warn!(table = self.id.as_str(), why = error.message.key, "cannot follow another server");
            self.stale = true;
        }
        if now.orders != before.orders || now.dues != before.dues {
            self.read_orders().await;
        }
        if now.dues != before.dues {
            self.not_before = 0;
        }
    }

    /// Was somebody forgotten whom this table has heard of?
    fn has_lost_somebody(&self, before: News, now: News) -> bool {
        let forgotten = || self.app.registry.forgotten_since(before.forgotten);
        let known = |players: Vec<PlayerId>| players.iter().any(|player| self.table.has_heard_of(player));
        before.forgotten != now.forgotten && forgotten().is_none_or(known)
    }

    fn export(&self, by: Option<&PlayerId>) -> Result<String, ApiError> {
        let belongs = by.is_some_and(|by| self.belongs(by));
        if !belongs && !self.table.options().spectators {
            return Err(ApiError::new(StatusCode::FORBIDDEN, "server-no-spectators"));
        }
        self.table.export().ok_or_else(|| ApiError::new(StatusCode::CONFLICT, "server-not-over"))
    }

    /// Would a bot take the seat of somebody who follows the table, and has not been waited for too long?
    fn is_here_after_all(&self, command: &Command) -> bool {
        let Command::StandIn { seat, .. } = command else { return false };
        let here = |player: &PlayerId| self.watchers.has(player);
        !self.table.is_idle(*seat, clock::now()) && self.table.seat(*seat).and_then(SeatState::person).is_some_and(here)
    }

    /// The host or a player.
    fn belongs(&self, player: &PlayerId) -> bool {
        self.table.host() == player || !self.table.seats_of(player).is_empty()
    }

    fn links(&self, by: &PlayerId) -> Result<TableOpened, ApiError> {
        let address = &self.app.config.address;
        let mut links = Vec::new();
        if self.table.host() == by {
            for seat in game::Seat::all(self.table.players()) {
                if let (Some(SeatState::Open), Some(link)) = (self.table.seat(seat), self.table.link(seat)) {
                    let link = link.to_string();
                    let url = address.page(&seat_path(&self.id, seat, &link));
                    links.push(HttpLink { seat: seat.number(), link, url });
                }
            }
        }
        let share = self.table.table_link().filter(|_| self.table.host() == by);
        let share = share.map(|link| address.page(&any_seat_path(&self.id, &link.to_string())));
        Ok(TableOpened { table: self.id.to_string(), url: address.page(&table_path(&self.id)), links, share })
    }

    /// With who, when and chance.
    fn input(&self, by: Actor, id: Option<table::MoveId>, command: Asked<G>) -> Input<G> {
        Input { by, now: clock::now(), id, command, entropy: crate::random::seed() }
    }
}

/// The page of a table, below the base path.
pub(crate) fn table_path(table: &TableId) -> String {
    format!("/t/{table}")
}

/// The page of a table with the link of a seat. The secret follows the `#`, which browsers do not send.
pub(crate) fn seat_path(table: &TableId, seat: game::Seat, link: &str) -> String {
    format!("/t/{table}#{seat}.{link}")
}

/// The page of a table with its own link, by which any open seat can be taken.
pub(crate) fn any_seat_path(table: &TableId, link: &str) -> String {
    format!("/t/{table}#any.{link}")
}
