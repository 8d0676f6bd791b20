//! A table of people who play at random, undo, come and go, look ahead, and ask for what they may not do.

use crate::leak::wire::{Frame, Person, Tap, TestServer};
use bots::Dice;
use game::Chance;
use record::Seed;
use serde_json::{Value, json};
use std::time::Duration;

/// How a match is played.
#[derive(Clone)]
pub struct Plan {
    pub game: &'static str,
    pub players: usize,
    pub options: Value,
    pub seed: u64,
    /// The first two seats belong to one person with one device.
    pub hot_seat: bool,
    /// After this many commands the match is abandoned by consent.
    pub most: usize,
}

/// A table and everybody who follows it.
pub struct Room<'a> {
    pub server: &'a TestServer,
    pub table: String,
    pub plan: Plan,
    pub people: Vec<Person>,
    /// For each seat the connection that plays it, then those that only watch.
    pub taps: Vec<Tap>,
    /// Which connection plays a seat.
    pub seats: Vec<usize>,
    /// Links of seats; only the host was told.
    pub links: Vec<String>,
    pub dice: Dice,
    commands: u32,
    /// A bot has played for somebody.
    napped: bool,
    refused: u32,
}

/// Everything that came over the wire, and the truth as revealed afterwards.
pub struct Recording {
    pub plan: Plan,
    pub frames: Vec<Frame>,
    /// The match file.
    pub export: String,
    /// What nobody at all may be sent.
    pub tokens: Vec<String>,
    /// What only the host may be sent.
    pub links: Vec<String>,
}

/// Names of the chat lines and ids tell nothing about cards.
const LINES: [&str; 3] = ["Who has something?", "Let me think.", "Good."];

impl<'a> Room<'a> {
    /// Opens a table, seats everybody by links, and starts.
    pub async fn open(server: &'a TestServer, plan: Plan) -> Room<'a> {
        let n = plan.players;
        let mut people = Vec::new();
        for name in ["Anna", "Bruno", "Carla", "Dino", "Elsa"].iter().take(n) {
            people.push(server.guest(name).await);
        }
        people.push(server.guest("Stranger").await);
        let own = if plan.hot_seat { 2 } else { 1 };
        let sit: Vec<Value> = (0..own).map(|seat| json!({ "seat": seat + 1, "nonce": nonce(&plan, seat) })).collect();
        let wish = json!({ "game": plan.game, "players": n, "options": plan.options, "sit": sit, "bot_pause_ms": 3 });
        let opened = server.post("/api/tables", Some(&people[0]), &wish).await;
        Room::begin(server, plan, people, &opened, own).await
    }

    /// The same deal again, with the same people, at a new table.
    pub async fn again(server: &'a TestServer, plan: Plan, people: &[Person], table: &str) -> Room<'a> {
        let same = json!({ "same_deal": true, "apart": true });
        let opened = server.post(&format!("/api/tables/{table}/rematch"), Some(&people[0]), &same).await;
        Room::begin(server, plan, people.to_vec(), &opened, 0).await
    }

    /// Everybody who is not seated yet sits down by a link, and the host starts.
    async fn begin(server: &'a TestServer, plan: Plan, people: Vec<Person>, opened: &Value, seated: usize) -> Room<'a> {
        let table = opened["table"].as_str().unwrap().to_owned();
        let links: Vec<String> =
            opened["links"].as_array().unwrap().iter().map(|link| link["link"].as_str().unwrap().to_owned()).collect();
        for seat in seated..plan.players {
            let join = json!({ "seat": seat + 1, "link": links[seat - seated], "nonce": nonce(&plan, seat) });
            server.post(&format!("/api/tables/{table}/join"), Some(&people[seat]), &join).await;
        }
        let dice = Dice::new(Seed::from_number(plan.seed));
        let (taps, seats) = (Vec::new(), Vec::new());
        let mut room =
            Room { server, table, plan, people, taps, seats, links, dice, commands: 0, napped: false, refused: 0 };
        room.connect().await;
        room.command(0, 0, json!({ "do": "start", "fill": null })).await.unwrap();
        room
    }

    async fn connect(&mut self) {
        let n = self.plan.players;
        let first = usize::from(self.plan.hot_seat);
        for seat in first..n {
            let person = if seat == first { 0 } else { seat };
            let mut tap = self.server.connect(&self.people[person], person).await;
            tap.watch(&self.table, Some(seat), None).await;
            self.taps.push(tap);
        }
        self.seats = (0..n).map(|seat| seat.saturating_sub(first)).collect();
        for person in if self.plan.hot_seat { vec![n, 0] } else { vec![n] } {
            let mut tap = self.server.connect(&self.people[person], person).await;
            tap.watch(&self.table, None, None).await;
            self.taps.push(tap);
        }
    }

    /// The connection of the stranger.
    pub fn spectator(&self) -> &Tap {
        self.taps.iter().find(|tap| tap.person == self.plan.players).unwrap()
    }

    /// A command of a connection, after which everybody has been told.
    pub async fn command(&mut self, tap: usize, seat: usize, command: Value) -> Result<u32, Value> {
        self.commands += 1;
        let id = format!("id-{}-{}-{}", self.plan.seed, tap, self.commands);
        let outcome = self.taps[tap].command(&self.table, &id, seat, command).await;
        if let Ok(version) = outcome {
            self.settle(version).await;
        }
        outcome
    }

    pub async fn settle(&mut self, version: u32) {
        for tap in &mut self.taps {
            tap.reach(version).await;
        }
    }

    pub fn once_in(&mut self, n: u32) -> bool {
        self.dice.below(n) == 0
    }

    pub fn some(&mut self, n: usize) -> usize {
        self.dice.below(n as u32) as usize
    }

    /// Plays until the end or until it is long enough.
    pub async fn play(mut self) -> Recording {
        for round in 0..self.plan.most {
            if self.spectator().now["stage"] != "playing" {
                break;
            }
            if round == 5 {
                let path = format!("/api/tables/{}/export", self.table);
                let early = self.server.http("GET", &path, Some(&self.people[0]), None).await;
                assert_eq!(early.status, 409, "told too early");
            }
            match self.some(24) {
                0 => self.come_back().await,
                1 => self.talk().await,
                2 => self.nap().await,
                3 | 4 => self.look_ahead().await,
                5 => self.forbidden().await,
                6..=9 => self.take_back().await,
                _ => self.move_on().await,
            }
        }
        self.end().await
    }

    /// Abandons by consent what is not over, and asks for the truth.
    pub async fn end(mut self) -> Recording {
        let mut voted = Vec::new();
        for (seat, tap) in self.seats.clone().into_iter().enumerate() {
            if self.spectator().now["stage"] == "playing" && !voted.contains(&tap) {
                voted.push(tap);
                self.command(tap, seat, json!({ "do": "abandon", "agree": true })).await.unwrap();
            }
        }
        let path = format!("/api/tables/{}/export", self.table);
        let export = self.server.http("GET", &path, Some(&self.people[0]), None).await;
        assert_eq!(export.status, 200, "{export:?}");
        Recording {
            frames: self.taps.iter_mut().flat_map(|tap| std::mem::take(&mut tap.frames)).collect(),
            export: export.body,
            tokens: self.people.iter().map(|person| person.session.clone()).collect(),
            links: self.links.clone(),
            plan: self.plan,
        }
    }

    /// A seat that has something to do: usually one that must, or that somebody is waiting for.
    pub fn somebody(&mut self) -> usize {
        let turn = self.spectator().now["turn"].clone();
        let list = |name: &str| -> Vec<usize> {
            turn[name].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap() as usize - 1).collect()
        };
        let (must, asked, may) = (list("must"), list("asked"), list("may"));
        let of = match self.some(4) {
            0 if !may.is_empty() => may,
            1 | 2 if !asked.is_empty() => asked,
            _ => must,
        };
        of[self.some(of.len())]
    }

    /// The connection of a seat, looking through that seat.
    pub async fn eyes_of(&mut self, seat: usize) -> usize {
        let tap = self.seats[seat];
        if self.taps[tap].eye != Some(seat) {
            self.taps[tap].watch(&self.table, Some(seat), None).await;
        }
        tap
    }

    /// A random complete action, by walking.
    pub async fn some_action(&mut self, seat: usize) -> Option<String> {
        let tap = self.eyes_of(seat).await;
        let mut draft: Vec<u8> = Vec::new();
        loop {
            let walk = self.taps[tap].walk(&self.table, seat, &draft).await;
            match walk["walk"].as_str().unwrap() {
                "pick" => {
                    let options = walk["options"].as_array().unwrap();
                    // Offers of a hundred cards are legal, and show nothing more than short ones do.
                    let stop = draft.len() > 12 && walk["slot"] == "more";
                    let pick = if stop { 0 } else { self.some(options.len()) };
                    draft.push(options[pick]["pick"].as_u64().unwrap() as u8);
                }
                "whole" => return walk["notation"].as_str().map(str::to_owned),
                _ => return None,
            }
        }
    }

    /// The last question a seat was asked.
    pub fn question(&self, tap: usize) -> Value {
        self.taps[tap].now["turn"]["question"].clone()
    }

    async fn move_on(&mut self) {
        let seat = self.somebody();
        let Some(action) = self.some_action(seat).await else { return };
        let tap = self.seats[seat];
        let play = json!({ "do": "play", "seat": seat + 1, "action": action, "question": self.question(tap) });
        if let Err(refusal) = self.command(tap, seat, play).await {
            self.overtaken(&refusal).await;
        }
    }

    /// A bot playing for somebody was faster, and nobody here has heard of it yet: everybody looks again.
    async fn overtaken(&mut self, refusal: &Value) {
        assert!(self.napped, "refused, though nobody else plays: {refusal}");
        self.refused += 1;
        assert!(self.refused < 20, "refused again and again: {refusal}");
        for tap in &mut self.taps {
            let eye = tap.eye;
            tap.watch(&self.table, eye, None).await;
        }
    }

    async fn take_back(&mut self) {
        let seat = self.some(self.plan.players);
        let tap = self.eyes_of(seat).await;
        let most = self.taps[tap].now["undo"]["actions"].as_array().map(Vec::len);
        let plies = match most {
            Some(most) => 1 + self.some(most),
            None if self.once_in(4) => 1,
            None => return self.move_on().await,
        };
        self.command(tap, seat, json!({ "do": "undo", "seat": seat + 1, "plies": plies })).await.ok();
    }

    async fn come_back(&mut self) {
        let tap = self.some(self.taps.len());
        let (eye, version) = (self.taps[tap].eye, self.taps[tap].version);
        // Nothing known, a little missed, and more than the log may still show.
        let since = [None, Some(4), Some(60)][self.some(3)].map(|back| version.saturating_sub(back));
        if self.once_in(2) {
            self.server.reconnect(&mut self.taps[tap]).await;
        }
        self.taps[tap].watch(&self.table, eye, since).await;
    }

    async fn talk(&mut self) {
        let seat = self.some(self.plan.players);
        let line = LINES[self.some(LINES.len())];
        if let Err(refusal) = self.command(self.seats[seat], seat, json!({ "do": "say", "text": line })).await {
            self.overtaken(&refusal).await;
        }
    }

    /// A bot plays on for a while.
    async fn nap(&mut self) {
        if self.spectator().now["turn"]["must"].is_null() || !self.once_in(2) {
            return self.move_on().await;
        }
        let seat = self.somebody();
        let tap = self.seats[seat];
        let bot = json!({ "do": "let_bot_play", "seat": seat + 1, "level": "greedy" });
        if let Err(refusal) = self.command(tap, seat, bot).await {
            return self.overtaken(&refusal).await;
        }
        self.napped = true;
        tokio::time::sleep(Duration::from_millis(12)).await;
        self.command(tap, seat, json!({ "do": "take_back", "seat": seat + 1 })).await.ok();
    }

    async fn look_ahead(&mut self) {
        let seat = self.somebody();
        let Some(action) = self.some_action(seat).await else { return };
        // For the player's own seat, for somebody else's, and what another seat could do.
        let other = self.some(self.plan.players);
        for seat in [seat, other] {
            let tap = self.eyes_of(seat).await;
            self.taps[tap].preview(&self.table, seat, &action).await;
            let stranger = self.taps.len() - 1;
            self.taps[stranger].preview(&self.table, seat, &action).await;
            self.taps[stranger].walk(&self.table, seat, &[]).await;
        }
    }

    /// Impossible actions: another's action, another's seat, cards the seat does not hold.
    async fn forbidden(&mut self) {
        let seat = self.somebody();
        let Some(action) = self.some_action(seat).await else { return };
        let other = (seat + 1 + self.some(self.plan.players - 1)) % self.plan.players;
        let tap = self.eyes_of(other).await;
        let question = self.question(tap);
        let forged = [
            (other + 1, action.clone()),
            (other + 1, "discard gems.01 grain.01 silk.05".to_owned()),
            (other + 1, "offer gems.01 salt.03 to 1,2 for silk.07".to_owned()),
            (other + 1, "lay forum 2*ivory senate 3*wheat".to_owned()),
            (self.plan.players - other, action),
        ];
        let (number, action) = forged[self.some(forged.len())].clone();
        let play = json!({ "do": "play", "seat": number, "action": action, "question": question });
        self.command(tap, other, play).await.ok();
    }
}

/// The nonce a seat adds to the shuffle.
fn nonce(plan: &Plan, seat: usize) -> String {
    Seed::from_number(plan.seed * 10 + seat as u64).to_string()
}
