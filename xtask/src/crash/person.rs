//! A player who remembers what was acknowledged, comes back after every loss, and checks that it is all there.

use super::world::World;
use crate::net::line::{Line, command, watch};
use crate::net::player::{Manner, Player, Turn};
use crate::net::told::{Kind, Logged, Now, Told};
use game::Chance;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use testkit::Dice;
use tokio::time::{Instant, sleep, timeout_at};

/// A table where nothing happens for this long is stuck. A dead server's lease on a bot's move ends well before that.
const STUCK: Duration = Duration::from_secs(60);

const MANNER: Manner = Manner { walks: 2, speaks: 6 };

/// A player who remembers.
pub struct Person {
    world: Arc<World>,
    session: String,
    table: String,
    player: Player,
    /// Commands sent but not answered yet.
    pending: Option<Pending>,
    /// How many commands there have been.
    made: u32,
    /// What was acknowledged: version and action by id.
    done: BTreeMap<String, (u32, Option<Value>)>,
    /// What was announced: by version, with the id if the step is the player's own.
    told: BTreeMap<u32, Option<String>>,
    now: Option<Now>,
    moved: Instant,
}

struct Pending {
    id: String,
    frame: String,
    action: Option<Value>,
}

/// Why a connection ended before the match did.
enum Broken {
    /// It was lost: reconnect.
    Lost,
    /// Something is wrong with what was announced.
    Fault(String),
}

impl From<io::Error> for Broken {
    fn from(_: io::Error) -> Broken {
        Broken::Lost
    }
}

impl Person {
    /// At a table, with a session and a seat.
    pub fn new(world: Arc<World>, session: String, table: &str, seat: u8, dice: Dice) -> Person {
        let player = Player::new(table, seat, MANNER, dice);
        let (table, moved) = (table.to_owned(), Instant::now());
        let (done, told) = (BTreeMap::new(), BTreeMap::new());
        Person { world, session, table, player, pending: None, made: 0, done, told, now: None, moved }
    }

    /// Has a command sent as soon as there is a connection.
    pub fn wish(&mut self, what: Value) {
        self.pend(what, None);
    }

    fn pend(&mut self, what: Value, action: Option<Value>) {
        self.made += 1;
        let id = format!("c{}", self.made);
        let frame = command(&self.table, &id, what);
        self.pending = Some(Pending { id, frame, action });
    }

    /// Plays to the end, whatever happens to the servers, and then compares the whole log. Returns how many actions it
    /// holds.
    pub async fn play(mut self) -> Result<usize, String> {
        loop {
            match self.stay().await {
                Ok(played) => return Ok(played),
                Err(Broken::Fault(fault)) => return Err(format!("table {}: {fault}", self.table)),
                Err(Broken::Lost) => self.world.lost.fetch_add(1, Relaxed),
            };
            if self.moved.elapsed() > STUCK {
                return Err(format!("table {}: cannot be reached any more", self.table));
            }
            sleep(Duration::from_millis(u64::from(5 + self.player.dice().below(20)))).await;
        }
    }

    /// One connection, from its first message to the end of the match.
    async fn stay(&mut self) -> Result<usize, Broken> {
        let preferred = self.player.dice().below(16);
        let mut line = Line::open(self.world.address(preferred).await, &self.session).await?;
        // Half the time it asks for what it missed, half the time for everything.
        let seen = self.told.keys().next_back().copied();
        let since = if self.player.dice().once_in(2) { seen } else { None };
        line.send(watch(&self.table, since)).await?;
        if let Some(pending) = &self.pending {
            if seen.is_some() {
                self.world.again.fetch_add(1, Relaxed);
            }
            line.send(pending.frame.clone()).await?;
        }
        let mut whole = since.is_none();
        loop {
            let message = timeout_at(self.moved + STUCK, line.next()).await;
            let told =
                message.map_err(|_| Broken::Fault(format!("nothing happens after {seen:?}: {:?}", self.now)))??;
            let turn = self.hear(&mut line, &told).await?;
            match turn {
                Turn::Wait => {}
                Turn::Ask(frame) => line.send(frame).await?,
                Turn::Play { action, command } => {
                    self.pend(command, Some(action));
                    if let Some(pending) = &self.pending {
                        line.send(pending.frame.clone()).await?;
                    }
                }
            }
            if self.pending.is_none() && self.now.as_ref().is_some_and(Now::is_over) {
                if told.kind == Kind::Table && whole {
                    return self.audit_end(&told).map_err(Broken::Fault);
                }
                whole = true;
                line.send(watch(&self.table, None)).await?;
            }
        }
    }

    async fn hear(&mut self, line: &mut Line, told: &Told) -> Result<Turn, Broken> {
        match told.kind {
            Kind::Table => self.audit(told)?,
            Kind::Step => {
                let version = told.version.unwrap_or_default();
                let last = self.told.keys().next_back().copied();
                if last.is_some_and(|last| version != last + 1) {
                    return Err(Broken::Fault(format!("step {version} was told after {last:?}")));
                }
                self.note(version, told.id.as_deref())?;
            }
            Kind::Done => return self.acknowledged(told),
            Kind::Rejected => return self.rejected(line, told).await,
            Kind::Walked if self.pending.is_none() => return Ok(self.player.walked(told)),
            // The server is stopping, or is not ready yet.
            Kind::Gone => return Err(Broken::Lost),
            Kind::Error => return Err(Broken::Fault(format!("the server complains: {:?}", told.message))),
            Kind::Walked | Kind::Welcome | Kind::Other => {}
        }
        if let Some(now) = &told.now {
            self.moved = Instant::now();
            self.now = Some(now.clone());
            if let Some((id, (version, _))) = self.done.iter().find(|(_, (version, _))| *version > now.version) {
                return Err(Broken::Fault(format!("{id} was acknowledged as step {version} and is gone: {now:?}")));
            }
            return Ok(self.consider());
        }
        Ok(Turn::Wait)
    }

    fn consider(&mut self) -> Turn {
        match &self.now {
            Some(now) if self.pending.is_none() => self.player.consider(now),
            _ => Turn::Wait,
        }
    }

    fn acknowledged(&mut self, told: &Told) -> Result<Turn, Broken> {
        let (Some(id), Some(version)) = (&told.id, told.version) else {
            return Err(Broken::Fault(format!("{told:?}")));
        };
        let Some(pending) = self.pending.take_if(|pending| pending.id == *id) else {
            // Sent twice over two connections and answered twice: then with the same version.
            return match self.done.get(id) {
                Some((first, _)) if *first == version => Ok(Turn::Wait),
                other => Err(Broken::Fault(format!("{id} is answered by {version}, but was {other:?}"))),
            };
        };
        self.world.acknowledged.fetch_add(1, Relaxed);
        self.done.insert(pending.id, (version, pending.action));
        Ok(self.consider())
    }

    async fn rejected(&mut self, line: &mut Line, told: &Told) -> Result<Turn, Broken> {
        let Some(pending) = self.pending.take_if(|pending| told.id.as_ref() == Some(&pending.id)) else {
            return Ok(Turn::Wait);
        };
        let key = told.refusal.as_ref().map_or("", |refusal| refusal.message.key.as_str());
        if key.starts_with("store-") || key.starts_with("server-") {
            // Not decided: send the same again.
            sleep(Duration::from_millis(20)).await;
            line.send(pending.frame.clone()).await?;
            self.pending = Some(pending);
            return Ok(Turn::Wait);
        }
        if pending.action.is_none() {
            return Err(Broken::Fault(format!("{} was rejected: {key}", pending.frame)));
        }
        Ok(self.consider())
    }

    /// A step was announced, here or in a log: it never differs, and a player's own step was asked for exactly once.
    fn note(&mut self, version: u32, id: Option<&str>) -> Result<(), Broken> {
        let before = self.told.entry(version).or_insert_with(|| id.map(str::to_owned));
        if before.as_deref() != id {
            return Err(Broken::Fault(format!("step {version} was {before:?} and is {id:?}")));
        }
        match id.and_then(|id| Some((id, self.done.get(id)?))) {
            Some((id, (done, _))) if *done != version => {
                Err(Broken::Fault(format!("{id} was acknowledged as step {done} and stands at {version}")))
            }
            _ => Ok(()),
        }
    }

    /// The log as far as it is shown: without gaps, and with everything that was acknowledged.
    fn audit(&mut self, table: &Told) -> Result<(), Broken> {
        let fault = |text: String| Err(Broken::Fault(text));
        let Some(first) = table.log.first().map(|step| step.version) else {
            return fault("a table without a log".into());
        };
        for (expected, step) in (first..).zip(&table.log) {
            if step.version != expected {
                return fault(format!("step {expected} is missing"));
            }
            self.note(step.version, step.id.as_deref())?;
        }
        for (id, (version, action)) in &self.done {
            let Some(place) = version.checked_sub(first) else { continue };
            match table.log.get(place as usize) {
                Some(Logged { id: Some(found), what, .. }) if found == id => {
                    let found = what.action.as_ref().map(|action| &action.action);
                    if action.is_some() && found != action.as_ref() {
                        return fault(format!("{id} was {action:?} and is {found:?}"));
                    }
                }
                other => return fault(format!("{id} was acknowledged as step {version}, where there is {other:?}")),
            }
        }
        self.world.audits.fetch_add(1, Relaxed);
        Ok(())
    }

    /// The whole log, when nothing is open any more: the player's steps are exactly those that were acknowledged.
    fn audit_end(&self, table: &Told) -> Result<usize, String> {
        if table.log.first().is_none_or(|step| step.version != 0) {
            return Err("the log of a finished match does not begin at its beginning".into());
        }
        let own: BTreeMap<&String, u32> =
            table.log.iter().filter_map(|step| Some((step.id.as_ref()?, step.version))).collect();
        let done: BTreeMap<&String, u32> = self.done.iter().map(|(id, (version, _))| (id, *version)).collect();
        let steps = table.log.iter().filter(|step| step.id.is_some()).count();
        if own != done || steps != own.len() {
            return Err(format!("acknowledged {done:?}\nin the log ({steps}) {own:?}"));
        }
        Ok(table.log.iter().filter(|step| matches!(step.what.what.as_str(), "played" | "undone")).count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Somebody whose two moves were acknowledged as steps 1 and 3.
    fn ann() -> Person {
        let world = Arc::new(World::new(1, Default::default(), Default::default()));
        let mut ann = Person::new(world, String::new(), "t", 1, Dice::new(1, 1));
        for (id, version, action) in [("c1", 1, "leave"), ("c2", 3, "sail 2")] {
            ann.done.insert(id.into(), (version, Some(action.into())));
        }
        ann
    }

    fn table(steps: &[(u32, Option<&str>, Option<&str>)]) -> Told {
        let step = |&(version, id, action): &(u32, Option<&str>, Option<&str>)| json!({ "version": version, "id": id, "what": { "what": "played", "action": action.map(|action| json!({ "action": action })) } });
        let log: Vec<Value> = steps.iter().map(step).collect();
        let told = json!({ "type": "table", "log": log });
        Told::read(&told.to_string()).expect("a message")
    }

    /// Version, id and action of a step.
    type Logged = (u32, Option<&'static str>, Option<&'static str>);

    fn fault(steps: &[Logged]) -> Option<String> {
        let (mut ann, table) = (ann(), table(steps));
        match ann.audit(&table) {
            Err(Broken::Fault(fault)) => Some(fault),
            Err(Broken::Lost) => Some("lost".into()),
            Ok(()) => ann.audit_end(&table).err(),
        }
    }

    #[test]
    fn every_change_to_a_log_is_noticed() {
        let deal = (0, None, None);
        let one = (1, Some("c1"), Some("leave"));
        let other = (2, None, None);
        let two = (3, Some("c2"), Some("sail 2"));
        assert_eq!(fault(&[deal, one, other, two]), None);
        let cases: [(&str, &[Logged]); 7] = [
            ("the last acknowledged move is lost", &[deal, one, other]),
            ("an earlier one is lost", &[deal, (1, None, None), other, two]),
            ("the order has changed", &[deal, (1, Some("c2"), Some("sail 2")), other, (3, Some("c1"), Some("leave"))]),
            ("another action stands there", &[deal, (1, Some("c1"), Some("stow")), other, two]),
            ("a move was made twice", &[deal, one, (2, Some("c1"), Some("leave")), two]),
            ("a rejected move was made", &[deal, one, (2, Some("c9"), Some("leave")), two]),
            ("a step is missing", &[deal, one, two]),
        ];
        for (what, steps) in cases {
            assert!(fault(steps).is_some(), "{what}");
        }
    }

    #[test]
    fn a_step_that_changes_is_noticed() {
        let mut ann = ann();
        assert!(ann.note(5, Some("c3")).is_ok() && ann.note(5, Some("c3")).is_ok());
        assert!(ann.note(5, None).is_err());
    }
}
