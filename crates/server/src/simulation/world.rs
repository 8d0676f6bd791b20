//! One world: a disk, servers that crash and come back, and people who play on them.

use super::client::{Client, Memory};
use super::disk::{Disk, Kept, Store};
use super::under::{Dice, Tasks, note, now, posted, quicken};
use super::{GAME, Played, log};
use crate::app::{App, Shared};
use crate::config::Config;
use crate::create_table::CreateTable;
use crate::guesses::Guesses;
use crate::names::NameCache;
use crate::quota::Quota;
use crate::thinkers::Thinkers;
use crate::work::{Pool, Room, Slots};
use crate::{background, middleware, password, push, random, webhook};
use bots::arena::Thinking;
use games::{GameKind, Visitor};
use serde_json::json;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;
use table::{Millis, PlayerId, TableId};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// Once everything is calm, a match must end within this time.
const PATIENCE: Duration = Duration::from_secs(1_800);

/// By how much the clocks of two servers differ at most.
pub(super) const SKEW: Millis = 400;

/// What this world is like. It follows from the seed.
#[derive(Clone, Debug)]
pub(super) struct WorldSettings {
    pub nodes: usize,
    /// How many tables are played at once, each by people of its own.
    tables: u64,
    pub players: u8,
    /// How many of a hundred requests to the disk fail.
    failures: u64,
    /// Do servers crash?
    crashes: bool,
    /// How many of a hundred actions are followed by a broken connection.
    pub cuts: u64,
    tempo: serde_json::Value,
    /// How long it goes on like this.
    pub rough: Duration,
    /// In every second world people do more: orders, hints, reviews, another pace; and they go away for a while.
    pub lively: bool,
    /// Nothing fails and the disk is quick; one server of two crashes at a time, and the other must take over soon.
    pub brisk: bool,
    /// What is played; none for the small game.
    pub game: Option<GameKind>,
}

impl WorldSettings {
    fn draw(game: Option<GameKind>, seed: u64, dice: &mut Dice) -> WorldSettings {
        let tempos = [
            json!({ "tempo": "none" }),
            json!({ "tempo": "live", "bank_ms": 4_000, "each_ms": 2_000 }),
            json!({ "tempo": "slow", "each_ms": 3_000 }),
        ];
        let plain = WorldSettings {
            nodes: 1 + dice.below(2) as usize,
            tables: 1,
            players: 2 + dice.below(2) as u8,
            failures: dice.one_of(&[0, 3, 12]),
            crashes: dice.percent(75),
            cuts: dice.one_of(&[0, 5, 20]),
            tempo: tempos[dice.below(3) as usize].clone(),
            rough: Duration::from_millis(1_000 + dice.below(12_000)),
            lively: false,
            brisk: false,
            game,
        };
        if seed % 2 == 1 && game.is_none() {
            return plain;
        }
        let mut dice = Dice::new(seed, 3);
        let rough = plain.rough + Duration::from_millis(dice.below(20_000));
        let lively =
            WorldSettings { rough, lively: true, players: if game.is_some() { 3 } else { plain.players }, ..plain };
        if dice.percent(25) { WorldSettings { nodes: 2, failures: 0, brisk: true, ..lively } } else { lively }
    }

    /// Many tables on several servers that crash, on a disk that fails now and then.
    fn crowd(nodes: usize, tables: u64) -> WorldSettings {
        WorldSettings {
            nodes,
            tables,
            players: 2,
            failures: 1,
            crashes: true,
            cuts: 5,
            tempo: json!({ "tempo": "live", "bank_ms": 4_000, "each_ms": 2_000 }),
            rough: Duration::from_secs(30),
            lively: false,
            brisk: false,
            game: None,
        }
    }

    /// Nothing fails and nobody crashes.
    pub(super) fn is_safe(&self) -> bool {
        self.failures == 0 && !self.crashes
    }
}

/// A server, or where one was.
#[derive(Default)]
struct Node {
    app: Option<Shared>,
    starts: u32,
    /// How often it has waited for the disk since its start.
    waits: u64,
    /// It crashes while it waits for the disk this time.
    falls_at: Option<u64>,
}

pub(super) struct World {
    pub settings: WorldSettings,
    kept: Arc<Mutex<Kept>>,
    nodes: Mutex<Vec<Node>>,
    calm: AtomicBool,
    broken: Mutex<Option<String>>,
    /// When servers crashed.
    falls: Mutex<Vec<Millis>>,
}

/// The outcome of a world.
#[derive(PartialEq, Debug)]
pub(super) struct Fate {
    /// The first invariant that was broken.
    pub broken: Option<String>,
    pub counts: Counts,
}

/// How much of what has happened.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Counts {
    pub steps: u64,
    pub crashes: u64,
    pub rings: u64,
    /// Moves by standing orders.
    pub obeyed: u64,
    /// Moves of bots.
    pub moved: u64,
    pub hints: u64,
    pub reviews: u64,
    pub notices: u64,
    /// Changes of pace, and skips.
    pub paces: u64,
    /// Times that somebody was away.
    pub absences: u64,
    /// The longest that the house's work was left lying where one of two servers crashed, in milliseconds.
    pub longest: u64,
}

impl Counts {
    pub(super) fn add(&mut self, other: &Counts) {
        let Counts { steps, crashes, rings, obeyed, moved, hints, reviews, notices, paces, absences, longest } = other;
        self.steps += steps;
        self.crashes += crashes;
        self.rings += rings;
        self.obeyed += obeyed;
        self.moved += moved;
        self.hints += hints;
        self.reviews += reviews;
        self.notices += notices;
        self.paces += paces;
        self.absences += absences;
        self.longest = self.longest.max(*longest);
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { steps, crashes, rings, obeyed, moved, hints, reviews, notices, paces, absences, longest } = self;
        write!(
            f,
            "{steps} steps, {crashes} crashes, {rings} rings, {obeyed} moves by orders, {moved} moves of bots, "
        )?;
        write!(f, "{hints} hints, {reviews} reviews, {notices} notices, {paces} paces, {absences} absences, ")?;
        write!(f, "{longest} ms longest")
    }
}

/// Somebody who plays at one of the tables.
fn player(table: u64, seat: u8) -> String {
    format!("p{}", 10 * table + u64::from(seat) + 1)
}

impl World {
    /// Runs one.
    pub(super) async fn live(game: Option<GameKind>, seed: u64) -> Fate {
        let mut dice = Dice::new(seed, 1);
        let settings = WorldSettings::draw(game, seed, &mut dice);
        World::run(settings, seed, dice).await
    }

    /// Runs one with many tables.
    pub(super) async fn crowd(nodes: usize, tables: u64, seed: u64) -> Fate {
        World::run(WorldSettings::crowd(nodes, tables), seed, Dice::new(seed, 1)).await
    }

    async fn run(settings: WorldSettings, seed: u64, mut dice: Dice) -> Fate {
        quicken(settings.brisk);
        note(|| format!("{settings:?}"));
        let kept = Kept::new(Dice::new(seed, 2), 0, settings.nodes > 1);
        let nodes = (0..settings.nodes).map(|_| Node::default()).collect();
        let world = Arc::new(World {
            settings,
            kept: Arc::new(Mutex::new(kept)),
            nodes: Mutex::new(nodes),
            calm: AtomicBool::new(false),
            broken: Mutex::new(None),
            falls: Mutex::default(),
        });
        for node in 0..world.settings.nodes {
            world.start(node, None, &mut dice);
        }
        let mut tables = Vec::new();
        for number in 0..world.settings.tables {
            tables.push((number, world.open_table(number).await));
        }
        world.kept().failures = world.settings.failures;
        let mut clients = Vec::new();
        for (number, table) in tables {
            let people = 1 + dice.below(world.settings.players.into()) as u8;
            let at_it = (0..people).map(|seat| {
                let dice = Dice::new(seed, 10 + 100 * number + u64::from(seat));
                Client::new(world.clone(), table.clone(), player(number, seat), seat, people, dice)
            });
            let at_it: Vec<_> = at_it.map(|client| tokio::spawn(client.live())).collect();
            clients.push((table, at_it));
        }
        let end = Instant::now() + world.settings.rough;
        while Instant::now() < end && !world.is_broken() {
            sleep(Duration::from_millis(50 + dice.below(1_500))).await;
            world.weather(&mut dice);
        }
        note(|| "all is calm".into());
        world.kept().failures = 0;
        world.calm.store(true, Ordering::Relaxed);
        for node in 0..world.settings.nodes {
            world.nodes()[node].falls_at = None;
            if world.app(node).is_none() {
                world.start(node, None, &mut dice);
            }
        }
        let mut remembered = Vec::new();
        for (table, clients) in clients {
            let mut memories: Vec<Memory> = Vec::new();
            for client in clients {
                match client.await {
                    Ok(memory) => memories.push(memory),
                    Err(_) => world.broke(|| "a task crashed".into()),
                }
            }
            remembered.push((table, memories));
        }
        let (mut counts, posted) = (Counts::default(), posted());
        for (table, memories) in remembered {
            let shelf = world.kept().tables.remove(table.as_str());
            if let Some(shelf) = shelf.filter(|_| !world.is_broken()) {
                counts.add(&log::check(&world, &shelf, &memories, &posted));
            }
        }
        counts.crashes = world.nodes().iter().map(|node| u64::from(node.starts) - 1).sum();
        for node in world.nodes().iter_mut() {
            if let Some(app) = node.app.take() {
                app.tasks.crash();
            }
        }
        let broken = world.broken.lock().expect("no panic while it is held").take();
        Fate { broken, counts }
    }

    fn nodes(&self) -> std::sync::MutexGuard<'_, Vec<Node>> {
        self.nodes.lock().expect("no panic while it is held")
    }

    pub(super) fn kept(&self) -> std::sync::MutexGuard<'_, Kept> {
        self.kept.lock().expect("no panic while it is held")
    }

    pub(super) fn is_calm(&self) -> bool {
        self.calm.load(Ordering::Relaxed)
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken.lock().expect("no panic while it is held").is_some()
    }

    /// An invariant does not hold.
    pub(super) fn broke(&self, what: impl FnOnce() -> String) {
        let mut broken = self.broken.lock().expect("no panic while it is held");
        if broken.is_none() {
            let what = what();
            note(|| format!("BROKEN: {what}"));
            *broken = Some(what);
        }
    }

    /// How often a server crashed from then to then, as any of their clocks may have it.
    pub(super) fn falls_within(&self, from: Millis, to: Millis) -> usize {
        let falls = self.falls.lock().expect("no panic while it is held");
        falls.iter().filter(|at| (from - SKEW..=to + SKEW).contains(at)).count()
    }

    /// Until when everybody must have come to an end.
    pub(super) fn deadline(&self) -> Duration {
        self.settings.rough + PATIENCE
    }

    /// A server while it is running.
    pub(super) fn app(&self, node: usize) -> Option<Shared> {
        self.nodes()[node].app.clone()
    }

    async fn open_table(self: &Arc<World>, number: u64) -> TableId {
        let app = self.app(0).expect("it was started");
        let asked = json!({
            "game": self.settings.game.map_or(GAME, GameKind::name), "players": self.settings.players, "listed": true, "tempo": self.settings.tempo,
            "bot_pause_ms": 200, "patience_ms": 1_000
        });
        let asked = serde_json::from_value(asked).expect("a table");
        let host = PlayerId::new(player(number, 0)).expect("an id");
        let create = CreateTable { app, host, asked };
        match self.settings.game {
            Some(game) => game.visit(create).await.expect("opened"),
            None => create.visit::<Played>().await.expect("opened"),
        }
    }

    fn start(self: &Arc<World>, node: usize, falls_at: Option<u64>, dice: &mut Dice) {
        static POST: LazyLock<webhook::Post> = LazyLock::new(|| webhook::Post::new(false));
        let mut config = Config::new("simulated");
        config.limits.idle = Duration::from_secs(5);
        config.limits.send_queue = 24;
        config.review = Thinking { iterations: Some(1), time: None };
        let several = self.settings.nodes > 1;
        let starts = self.nodes()[node].starts + 1;
        let store =
            Store::Simulated(Disk { kept: self.kept.clone(), node: (node, starts), world: Arc::downgrade(self) });
        // Two clocks are never right to the millisecond.
        let skew = if several { dice.below(SKEW as u64) as Millis - SKEW / 2 } else { 0 };
        let app = Arc::new(App {
            node: random::name(),
            started: crate::clock::now() + skew,
            several,
            rules_cache: Default::default(),
            names: NameCache::new(several),
            rates: middleware::Rates::new(&config.limits),
            guesses: Guesses::new(&config.limits),
            passwords: password::Passwords::simulated(),
            thinkers: Thinkers::simulated(),
            post: POST.afresh(),
            push_keys: push::Keys::of_tests(),
            connections: Default::default(),
            openings: Default::default(),
            orders: Quota::new(crate::live::ORDERS_AT_ONCE, crate::live::ORDERS_EACH_MS),
            workshop: Pool::idle("portolan_matches_waiting", 1, Room::ENDLESS),
            tutors: Pool::idle("portolan_hints_waiting", 1, Room::ENDLESS),
            hints: Default::default(),
            uploads: Slots::new(1, 1),
            readers: Slots::new(1, 1),
            reviews: Default::default(),
            well: Default::default(),
            registry: Default::default(),
            stop: watch::Sender::new(false),
            tasks: Tasks::with_skew(skew),
            store,
            config,
        });
        note(|| format!("node {} begins", node + 1));
        app.spawn(background::follow(app.clone()));
        app.spawn(background::wake(app.clone()));
        if self.settings.lively {
            let own = app.clone();
            app.spawn(async move { own.store.look_at_orders(crate::clock::now()).await });
        }
        self.nodes()[node] = Node { app: Some(app), starts, waits: 0, falls_at };
    }

    /// Servers crash, and come back. More tables wait for the disk more often.
    fn weather(self: &Arc<World>, dice: &mut Dice) {
        let tables = self.settings.tables;
        for node in 0..self.settings.nodes {
            if self.app(node).is_none() {
                if dice.percent(60) {
                    let falls_at = self.settings.crashes.then(|| 1 + dice.below(80 * tables));
                    self.start(node, falls_at, dice);
                }
            } else if self.settings.crashes && dice.percent(15) {
                let waits = self.nodes()[node].waits;
                self.nodes()[node].falls_at = Some(waits + 1 + dice.below(20 * tables));
            }
        }
    }

    /// A task of this server waits for the disk. Does the server crash at this moment, or has it already?
    pub(super) fn falls_here(&self, (node, starts): (usize, u32)) -> bool {
        let app = {
            let mut nodes = self.nodes();
            let alone = nodes.iter().filter(|node| node.app.is_some()).count() < 2;
            let node = &mut nodes[node];
            if node.starts != starts || node.app.is_none() {
                return true;
            }
            node.waits += 1;
            if node.falls_at != Some(node.waits) || self.settings.brisk && alone {
                return false;
            }
            node.app.take()
        };
        note(|| format!("node {} falls", node + 1));
        self.falls.lock().expect("no panic while it is held").extend(now());
        if let Some(app) = app {
            app.tasks.crash();
        }
        true
    }
}
