//! A database in memory that is slow, fails, and loses news: what servers share, and what survives their crashes.
//!
//! It keeps the promises that `store` makes for PostgreSQL: a version is taken once, a step is there or not, a claim is
//! a lease.

use super::Fault;
use super::notices::hook_of;
use super::under::{Dice, is_at_once, note, planted, take_a_while};
use super::world::World;
use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use store::{Change, Head, NewStep, NewTable, OrdersRow, Player, PushDevice, StepRow, StoreError, TableRow};
use tokio::sync::mpsc;
use tokio::time::sleep;

/// The store of a server under test: a real one, or one in memory.
#[derive(Clone)]
pub(crate) enum Store {
    Real(store::Store),
    Simulated(Disk),
}

impl Store {
    pub(crate) async fn open_alone(url: &str) -> Result<Store, StoreError> {
        store::Store::open_alone(url).await.map(Store::Real)
    }

    pub(crate) fn changes(&self) -> Changes {
        match self {
            Store::Real(store) => Changes::Real(store.changes()),
            Store::Simulated(disk) => Changes::Simulated(disk.subscribe()),
        }
    }
}

/// Anything not simulated goes to the real one.
impl Deref for Store {
    type Target = store::Store;

    fn deref(&self) -> &store::Store {
        match self {
            Store::Real(store) => store,
            Store::Simulated(_) => panic!("the simulation has no database for that"),
        }
    }
}

macro_rules! either {
    ($(fn $name:ident($($arg:ident: $type:ty),*) -> $out:ty;)+) => {
        impl Store {
            $(pub(crate) async fn $name(&self, $($arg: $type),*) -> Result<$out, StoreError> {
                match self {
                    Store::Real(store) => store.$name($($arg),*).await,
                    Store::Simulated(disk) => disk.$name($($arg),*).await,
                }
            })+
        }
    };
}
either! {
    fn create_table(new: NewTable) -> ();
    fn append(step: NewStep) -> ();
    fn table(id: &str) -> Option<TableRow>;
    fn steps(table: &str, from: u32) -> Vec<StepRow>;
    fn steps_before(table: &str, kind: &str, before: u32, most: u16) -> Vec<StepRow>;
    fn orders(table: &str) -> Vec<OrdersRow>;
    fn put_orders(table: &str, orders: &OrdersRow, version: u32, due_at: Option<i64>) -> ();
    fn drop_orders(table: &str, seat: u8, version: u32, due_at: Option<i64>) -> ();
    fn here_until(table: &str, player: &str, until: i64) -> ();
    fn look_at_orders(now: i64) -> ();
    fn end_orders(table: &str) -> ();
    fn review(table: &str, form: u32) -> Option<String>;
    fn put_review(table: &str, form: u32, body: &str) -> ();
    fn set_due(table: &str, version: u32, due_at: Option<i64>) -> ();
    fn claim(table: &str, version: u32, node: &str, now: i64, lease_ms: i64) -> bool;
    fn claim_due(node: &str, now: i64, lease_ms: i64, limit: u16) -> Vec<(String, u32)>;
    fn next_due() -> Option<i64>;
    fn players(ids: &[String]) -> Vec<Player>;
    fn push_devices(player: &str) -> Vec<PushDevice>;
}

/// News, from a real store or a simulated one.
pub(crate) enum Changes {
    Real(store::Changes),
    Simulated(mpsc::UnboundedReceiver<Change>),
}

impl Changes {
    pub(crate) async fn next(&mut self) -> Option<Change> {
        match self {
            Changes::Real(changes) => changes.next().await,
            Changes::Simulated(news) => {
                let change = news.recv().await;
                take_a_while().await;
                change
            }
        }
    }
}

/// One server's access to the disk.
#[derive(Clone)]
pub(crate) struct Disk {
    pub(super) kept: Arc<Mutex<Kept>>,
    /// Which server, and how often it has been started.
    pub(super) node: (usize, u32),
    pub(super) world: Weak<World>,
}

/// What is on the disk, and who hears of it.
pub(super) struct Kept {
    pub tables: BTreeMap<String, Shelf>,
    listeners: Vec<mpsc::UnboundedSender<Change>>,
    dice: Dice,
    /// How many of a hundred writes or reads fail; none once everything is calm.
    pub failures: u64,
    several: bool,
}

/// A table.
pub(super) struct Shelf {
    new: NewTable,
    pub steps: Vec<StepRow>,
    head: Head,
    claim: Option<(String, i64)>,
    /// To whom the work was given last since the last step.
    granted: Option<String>,
    orders: BTreeMap<u8, OrdersRow>,
    /// All that were in force at any time since the last step.
    lately: Vec<OrdersRow>,
    /// For each step of standing orders: the orders that were kept before it.
    pub acted: BTreeMap<u32, Vec<OrdersRow>>,
    pub reviews: Vec<(u32, String)>,
}

impl Shelf {
    fn new(new: NewTable) -> Shelf {
        let (steps, head) = (vec![new.first.row.clone()], new.first.head.clone());
        let (claim, granted, orders, lately) = (None, None, BTreeMap::new(), Vec::new());
        Shelf { new, steps, head, claim, granted, orders, lately, acted: BTreeMap::new(), reviews: Vec::new() }
    }

    fn set_due(&mut self, version: u32, due_at: Option<i64>) {
        if self.steps.len() == version as usize + 1 {
            self.head.due_at = due_at;
        }
    }

    /// The player for whom a bot plays this seat, as far as the rows tell.
    fn returns_to(&self, seat: u8) -> Option<String> {
        let of_seat = |row: &&StepRow| row.seat == Some(seat);
        let last = self.steps.iter().rev().filter(of_seat).find(|row| row.kind.starts_with("bot_took_over"));
        let sat = self.steps.iter().rev().filter(of_seat).find(|row| row.kind == "sat_down")?;
        let back = self.steps.iter().rev().filter(of_seat).find(|row| row.kind == "taken_back");
        let gone = last
            .is_some_and(|last| !last.body.contains("resigned") && back.is_none_or(|back| back.version < last.version));
        sat.player.clone().filter(|_| gone)
    }
}

impl Kept {
    pub(super) fn new(dice: Dice, failures: u64, several: bool) -> Kept {
        Kept { tables: BTreeMap::new(), listeners: Vec::new(), dice, failures, several }
    }

    fn shelf(&mut self, table: &str) -> Result<&mut Shelf, StoreError> {
        self.tables.get_mut(table).ok_or(StoreError::NotFound)
    }

    /// Servers hear of a step once, twice, or, with everything else that may have been missed, later.
    fn tell(&mut self, change: Change) {
        if !self.several {
            return;
        }
        let failures = self.failures;
        let dice = &mut self.dice;
        self.listeners.retain(|listener| {
            let lost = dice.percent(failures);
            let twice = dice.percent(failures);
            if lost {
                let listener = listener.clone();
                tokio::spawn(async move {
                    sleep(Duration::from_secs(2)).await;
                    listener.send(Change::Everything).ok();
                });
                return true;
            }
            (0..=u8::from(twice)).all(|_| listener.send(change.clone()).is_ok())
        });
    }
}

/// The fate of a request to the disk.
enum Luck {
    Good,
    /// Nothing is written.
    Refused,
    /// The connection breaks before anything is written.
    LostBefore,
    /// It is written, and then the connection breaks.
    LostAfter,
}

impl Disk {
    fn subscribe(&self) -> mpsc::UnboundedReceiver<Change> {
        let (sender, news) = mpsc::unbounded_channel();
        self.kept.lock().expect("no panic while it is held").listeners.push(sender);
        news
    }

    /// Takes its time, and perhaps the server crashes meanwhile.
    async fn wait(&self) {
        if is_at_once() {
            return;
        }
        take_a_while().await;
        if self.world.upgrade().is_some_and(|world| world.falls_here(self.node)) {
            // All its tasks are ended at their next await, which is this one's too.
            std::future::pending::<()>().await;
        }
    }

    async fn ask<T>(
        &self,
        what: &str,
        writes: bool,
        then: impl FnOnce(&mut Kept) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.wait().await;
        let lost = || Err(StoreError::Lost("simulated".into()));
        let (luck, done) = {
            let mut kept = self.kept.lock().expect("no panic while it is held");
            let failures = kept.failures;
            let luck = match (kept.dice.percent(failures), kept.dice.below(3)) {
                (false, _) => Luck::Good,
                (true, 0) if writes => Luck::Refused,
                (true, 1) if writes => Luck::LostAfter,
                (true, _) => Luck::LostBefore,
            };
            let done = match luck {
                Luck::Good | Luck::LostAfter => Some(then(&mut kept)),
                Luck::Refused | Luck::LostBefore => None,
            };
            (luck, done)
        };
        let outcome = match (luck, done) {
            (Luck::Good, Some(done)) => done,
            (Luck::Refused, _) => Err(StoreError::Full),
            _ => lost(),
        };
        note(|| format!("node {} {what}: {}", self.node.0 + 1, outcome.as_ref().err().map_or("", StoreError::key)));
        self.wait().await;
        outcome
    }

    async fn create_table(&self, new: NewTable) -> Result<(), StoreError> {
        self.ask("create", true, |kept| {
            let id = new.first.table.clone();
            if kept.tables.contains_key(&id) {
                return Err(StoreError::Conflict);
            }
            kept.tables.insert(id, Shelf::new(new));
            Ok(())
        })
        .await
    }

    async fn append(&self, step: NewStep) -> Result<(), StoreError> {
        let app = || self.world.upgrade()?.app(self.node.0);
        if planted(Fault::EarlyAnswer)
            && step.row.player.is_some()
            && let Some(app) = app()
        {
            let disk = self.clone();
            app.spawn(async move { disk.keep(step).await });
            return Ok(());
        }
        self.keep(step).await
    }

    async fn keep(&self, step: NewStep) -> Result<(), StoreError> {
        self.ask(&format!("append {} {}", step.row.version, step.row.kind), true, |kept| {
            let shelf = kept.shelf(&step.table)?;
            let claimed_by = shelf.claim.as_ref().map(|(by, _)| by);
            let taken = step.worker.is_some() && claimed_by.is_some() && step.worker.as_ref() != claimed_by;
            if taken || step.row.version as usize != shelf.steps.len() {
                return Err(StoreError::Conflict);
            }
            let late = step.worker.as_ref().zip(shelf.granted.as_ref()).is_some_and(|(by, to)| by != to);
            if let (true, Some(world)) = (late, self.world.upgrade()) {
                world.broke(|| format!("step {} was done by a server that had lost the work", step.row.version));
            }
            let mut version = step.row.version;
            let by_order = step.row.kind == "played" && step.row.body.contains("\"by_order\":true");
            if by_order {
                shelf.acted.insert(version, shelf.lately.clone());
            }
            let of_bot = step.row.kind == "played" && step.row.player.is_none();
            let back = step.row.seat.filter(|_| of_bot && planted(Fault::MovesForOwner));
            if let Some((seat, player)) = back.and_then(|seat| Some((seat, shelf.returns_to(seat)?))) {
                // Its person came back while the bot was thinking.
                let (kind, body) =
                    ("taken_back".to_owned(), format!("{{\"what\":{{\"taken_back\":{{\"seat\":{seat}}}}}}}"));
                let (player, seat, personal) = (Some(player), Some(seat), None);
                shelf.steps.push(StepRow { version, at_ms: step.row.at_ms, player, seat, kind, body, personal });
                version += 1;
            }
            shelf.steps.push(StepRow { version, ..step.row });
            let again = shelf.steps.last().filter(|row| {
                let rings = row.kind == "bot_took_over" && row.body.contains("\"clock\"");
                rings && planted(Fault::RingsTwice) || by_order && planted(Fault::ObeysTwice)
            });
            if let Some(again) = again.cloned() {
                version += 1;
                shelf.acted.insert(version, shelf.lately.clone());
                shelf.steps.push(StepRow { version, ..again });
            }
            shelf.lately = shelf.orders.values().cloned().collect();
            shelf.head = step.head;
            shelf.claim = None;
            shelf.granted = None;
            kept.tell(Change::Step { table: step.table, version });
            Ok(())
        })
        .await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.ask("table", false, |kept| Ok(kept.tables.get(id).map(|shelf| row(id, shelf)))).await
    }

    async fn steps(&self, table: &str, from: u32) -> Result<Vec<StepRow>, StoreError> {
        let since = |shelf: &Shelf| shelf.steps.iter().skip(from as usize).cloned().collect();
        self.ask("steps", false, |kept| Ok(kept.tables.get(table).map_or_else(Vec::new, since))).await
    }

    async fn steps_before(&self, table: &str, kind: &str, before: u32, most: u16) -> Result<Vec<StepRow>, StoreError> {
        let fits = |step: &&StepRow| step.kind == kind && step.version < before;
        let last = |shelf: &Shelf| shelf.steps.iter().rev().filter(fits).take(most.into()).cloned().collect();
        self.ask("steps before", false, |kept| Ok(kept.tables.get(table).map_or_else(Vec::new, last))).await
    }

    async fn orders(&self, table: &str) -> Result<Vec<OrdersRow>, StoreError> {
        let all = |shelf: &Shelf| shelf.orders.values().cloned().collect();
        self.ask("orders", false, |kept| Ok(kept.tables.get(table).map_or_else(Vec::new, all))).await
    }

    async fn put_orders(
        &self,
        table: &str,
        orders: &OrdersRow,
        version: u32,
        due_at: Option<i64>,
    ) -> Result<(), StoreError> {
        self.ask("put orders", true, |kept| {
            let shelf = kept.shelf(table)?;
            shelf.orders.insert(orders.seat, orders.clone());
            shelf.lately.push(orders.clone());
            shelf.set_due(version, due_at);
            kept.tell(Change::Orders(table.to_owned()));
            Ok(())
        })
        .await
    }

    async fn drop_orders(&self, table: &str, seat: u8, version: u32, due_at: Option<i64>) -> Result<(), StoreError> {
        self.ask("drop orders", true, |kept| {
            if let Ok(shelf) = kept.shelf(table) {
                shelf.orders.remove(&seat);
                shelf.set_due(version, due_at);
            }
            kept.tell(Change::Orders(table.to_owned()));
            Ok(())
        })
        .await
    }

    async fn end_orders(&self, table: &str) -> Result<(), StoreError> {
        self.ask("end orders", true, |kept| {
            if let Ok(shelf) = kept.shelf(table) {
                shelf.orders.clear();
            }
            Ok(())
        })
        .await
    }

    async fn here_until(&self, table: &str, player: &str, until: i64) -> Result<(), StoreError> {
        self.ask("here until", true, |kept| {
            let own = kept.shelf(table).ok().into_iter().flat_map(|shelf| shelf.orders.values_mut());
            own.filter(|row| row.player == player).for_each(|row| row.here_until = until);
            Ok(())
        })
        .await
    }

    async fn look_at_orders(&self, now: i64) -> Result<(), StoreError> {
        self.ask("look at orders", true, |kept| {
            let ordered = kept.tables.values_mut().filter(|shelf| !shelf.orders.is_empty());
            for shelf in ordered.filter(|shelf| shelf.head.stage == "playing") {
                shelf.head.due_at = Some(shelf.head.due_at.map_or(now, |due| due.min(now)));
            }
            Ok(())
        })
        .await
    }

    async fn review(&self, table: &str, form: u32) -> Result<Option<String>, StoreError> {
        let last = |shelf: &Shelf| shelf.reviews.last().filter(|(of, _)| *of == form).map(|(_, body)| body.clone());
        self.ask("review", false, |kept| Ok(kept.tables.get(table).and_then(last))).await
    }

    async fn put_review(&self, table: &str, form: u32, body: &str) -> Result<(), StoreError> {
        self.ask("put review", true, |kept| {
            kept.shelf(table)?.reviews.push((form, body.to_owned()));
            Ok(())
        })
        .await
    }

    async fn set_due(&self, table: &str, version: u32, due_at: Option<i64>) -> Result<(), StoreError> {
        self.ask("set due", true, |kept| {
            kept.shelf(table)?.set_due(version, due_at);
            Ok(())
        })
        .await
    }

    async fn claim(&self, table: &str, version: u32, node: &str, now: i64, lease_ms: i64) -> Result<bool, StoreError> {
        self.ask("claim", true, |kept| {
            let shelf = kept.shelf(table)?;
            let free = shelf.claim.as_ref().is_none_or(|(by, until)| *until <= now || by == node);
            let granted = free && shelf.steps.len() == version as usize + 1;
            if granted {
                shelf.claim = Some((node.to_owned(), now + lease_ms));
                shelf.granted = Some(node.to_owned());
            }
            Ok(granted)
        })
        .await
    }

    async fn claim_due(
        &self,
        node: &str,
        now: i64,
        lease_ms: i64,
        limit: u16,
    ) -> Result<Vec<(String, u32)>, StoreError> {
        self.ask("claim due", true, |kept| {
            let due = |shelf: &Shelf| shelf.head.due_at.filter(|due| *due <= now);
            let free = |shelf: &Shelf| shelf.claim.as_ref().is_none_or(|(_, until)| *until <= now);
            let mut work: Vec<(i64, String)> = kept
                .tables
                .iter()
                .filter(|(_, shelf)| free(shelf))
                .filter_map(|(id, shelf)| Some((due(shelf)?, id.clone())))
                .collect();
            work.sort();
            work.truncate(limit.into());
            let claim = |(_, id): (i64, String)| {
                let shelf = kept.tables.get_mut(&id)?;
                shelf.claim = Some((node.to_owned(), now + lease_ms));
                shelf.granted = Some(node.to_owned());
                Some((id, shelf.steps.len() as u32 - 1))
            };
            Ok(work.into_iter().filter_map(claim).collect())
        })
        .await
    }

    async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        self.ask("next due", false, |kept| Ok(kept.tables.values().filter_map(|shelf| shelf.head.due_at).min())).await
    }

    async fn players(&self, ids: &[String]) -> Result<Vec<Player>, StoreError> {
        let player =
            |id: &String| Player { id: id.clone(), name: id.clone(), webhook: Some(hook_of(id)), created_ms: 0 };
        self.ask("players", false, |_| Ok(ids.iter().map(player).collect())).await
    }

    async fn push_devices(&self, _: &str) -> Result<Vec<PushDevice>, StoreError> {
        self.ask("push devices", false, |_| Ok(Vec::new())).await
    }
}

fn row(id: &str, shelf: &Shelf) -> TableRow {
    let Shelf { new, steps, head, .. } = shelf;
    let last = steps.last().map_or((0, 0), |step| (step.at_ms, step.version));
    TableRow {
        id: id.to_owned(),
        game: new.game.clone(),
        rules: new.rules,
        created_ms: new.created_ms,
        changed_ms: last.0,
        made_by: new.made_by.clone(),
        version: last.1,
        stage: head.stage.clone(),
        listed: head.listed,
        due_at: head.due_at,
        summary: head.summary.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(table: &str, version: u32, due_at: Option<i64>) -> NewStep {
        let (kind, body) = ("said".to_owned(), format!("{{\"what\":{version}}}"));
        let row = StepRow { version, at_ms: version.into(), player: None, seat: None, kind, body, personal: None };
        let head = Head { stage: "open".into(), listed: false, due_at, summary: "{}".into(), members: None };
        NewStep { table: table.into(), row, head, worker: None }
    }

    /// The same things are asked of both, and both answer the same.
    #[tokio::test]
    async fn the_disk_in_memory_keeps_what_a_real_one_keeps() {
        let folder = std::env::temp_dir().join(format!("portolan-disk-{}", std::process::id()));
        let url = format!("sqlite:{}", folder.join("t.sqlite").display());
        let real = Store::open_alone(&url).await.expect("it opens");
        let kept = Arc::new(Mutex::new(Kept::new(Dice::new(1, 1), 0, false)));
        let simulated = Store::Simulated(Disk { kept, node: (0, 1), world: Weak::new() });
        let mut dice = Dice::new(7, 0);
        let mut granted = 0;
        for now in 0..1_200 {
            let table = dice.one_of(&["a", "b", "none"]);
            let there = real.table(table).await.expect("it can be read").map_or(0, |row| row.version);
            let version = (there + dice.below(3) as u32).saturating_sub(u32::from(dice.percent(20)));
            let due_at = dice.percent(70).then(|| now + dice.below(20) as i64);
            let (node, choice) = (dice.one_of(&["x", "y"]), dice.below(12));
            let (seat, text) = (1 + dice.below(3) as u8, now.to_string());
            let mut said = Vec::new();
            for store in [&real, &simulated] {
                said.push(match choice {
                    0 if table != "none" => {
                        let first = step(table, 0, due_at);
                        let new = NewTable { game: "g".into(), rules: 1, created_ms: 0, made_by: "m".into(), first };
                        format!("{:?}", store.create_table(new).await)
                    }
                    1 => format!("{:?}", store.claim(table, there, node, now, 5).await.unwrap_or(false)),
                    2 => {
                        // Nobody promises an order.
                        let mut claimed = store.claim_due(node, now, 5, 9).await.expect("it can be asked");
                        claimed.sort();
                        format!("{:?} {claimed:?}", store.next_due().await)
                    }
                    3 => format!("{:?}", store.set_due(table, version, due_at).await.ok()),
                    6 | 7 => {
                        let (player, body) = (node.to_owned(), text.clone());
                        let row = OrdersRow { seat, player, body, here_until: 0 };
                        format!("{:?}", store.put_orders(table, &row, version, due_at).await)
                    }
                    8 => format!("{:?}", store.drop_orders(table, seat, version, due_at).await.ok()),
                    9 => format!("{:?}", store.here_until(table, node, now).await),
                    10 if seat == 1 => format!("{:?}", store.end_orders(table).await),
                    10 => format!("{:?}", store.look_at_orders(now).await),
                    11 => {
                        let put = store.put_review(table, 1 + version % 2, &text).await;
                        format!("{put:?} {:?}", store.review(table, 1).await)
                    }
                    _ => format!("{:?}", store.append(step(table, version, due_at)).await),
                });
            }
            if choice != 3 {
                assert_eq!(said[0], said[1], "{choice} at {table} {version}");
            }
            granted += u32::from(said[0] == "true");
            for table in ["a", "b"] {
                assert_eq!(real.table(table).await, simulated.table(table).await);
                assert_eq!(real.steps(table, 1).await, simulated.steps(table, 1).await);
                assert_eq!(real.orders(table).await, simulated.orders(table).await);
                let said = real.steps_before(table, "said", there, 3).await;
                assert_eq!(said, simulated.steps_before(table, "said", there, 3).await);
            }
        }
        assert!(granted > 5 && real.steps("a", 0).await.is_ok_and(|steps| steps.len() > 10));
        real.close().await;
        std::fs::remove_dir_all(folder).ok();
    }
}
