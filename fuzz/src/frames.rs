//! Frames of clients at a table: text as it is, or messages made of bytes, some with letters changed.
//!
//! Everything a server does with a frame is done here with the same functions, except for the store and the socket:
//! read, decide, write as a row, read that again, carry out, show to everybody.

use crate::bytes::changed;
use crate::{Bytes, Property};
use game::{Choices, Edition, Seat, Setup, Status};
use games::FullGame;
use protocol::show::{self, Around};
use protocol::{ToClient, ToServer};
use record::{EditionId, MatchFile, Seed, ShuffleSecret};
use serde_json::{Value, json};
use std::sync::Arc;
use table::*;

/// The longest that any input is played on.
const MOST_FRAMES: u32 = 150;

/// The senders; the last one never sits down through what is made up here.
const SENDERS: [&str; 5] = ["anna", "bruno", "carla", "dario", "eva"];

pub(crate) struct Target;

impl Property for Target {
    fn hold<G: FullGame>(self, players: u8, mut bytes: Bytes<'_>) {
        let mut room = Room::<G>::open(players, &mut bytes);
        for _ in 0..MOST_FRAMES {
            if bytes.is_empty() {
                break;
            }
            let sender = SENDERS[usize::from(bytes.next()) % SENDERS.len()];
            match bytes.next() % 8 {
                0 => room.time_passes(&mut bytes),
                1 => {
                    let length = usize::from(bytes.next()) * 4;
                    room.frame(sender, &String::from_utf8_lossy(bytes.take(length)));
                }
                2 => {
                    let text = changed(room.made(&mut bytes).to_string(), &mut bytes);
                    room.frame(sender, &text);
                }
                _ => {
                    let text = room.made(&mut bytes).to_string();
                    assert!(room.frame(sender, &text), "{text} cannot be read");
                }
            }
        }
        room.close();
    }
}

/// A table, and another one made from what was stored.
struct Room<G: FullGame> {
    live: Table<G>,
    shadow: Table<G>,
    steps: Vec<Step<G>>,
    now: Millis,
    /// Counts commands, for ids that are new.
    sent: u32,
}

impl<G: FullGame> Room<G> {
    fn open(players: u8, bytes: &mut Bytes<'_>) -> Room<G> {
        let edition = G::Edition::builtin();
        let (seed, flags) = (bytes.next(), bytes.next());
        let tempo = match flags % 3 {
            0 => Tempo::None,
            1 => Tempo::Live { bank_ms: 1_000, each_ms: 500 },
            _ => Tempo::Slow { each_ms: 5_000 },
        };
        let options = Options {
            setup: G::Setup::usual(players).expect("the number of players was asked for before"),
            edition: EditionId::of(&edition),
            listed: flags & 4 != 0,
            spectators: flags & 8 != 0,
            tempo,
            order: if flags & 16 == 0 { SeatOrder::AsSeated } else { SeatOrder::Drawn },
            bot_pause_ms: 100,
            patience_ms: 300,
            bot_after_ms: 0,
        };
        let game = Arc::new(G::new(&options.setup, &edition).expect("the usual setup can be played"));
        let opened = Opened {
            table: TableId::new("t").expect("an id"),
            host: player(SENDERS[0]),
            options,
            link_key: LinkKey::draw(&Seed::from_number(seed.into())),
            deal: Deal::fresh(ShuffleSecret([seed; 32])),
            rematch_of: None,
            seated: Vec::new(),
        };
        let (live, step) = Table::open(opened, game.clone(), 0).expect("a table can be opened");
        let again = stored(&*game, &step);
        let shadow = Table::rebuild(&again, game).expect("a table can be opened again");
        Room { live, shadow, steps: vec![step], now: 0, sent: 0 }
    }

    /// Takes in a frame, and returns whether it could be read.
    fn frame(&mut self, sender: &str, text: &str) -> bool {
        let Ok(message) = serde_json::from_str::<ToServer>(text) else { return false };
        let again = serde_json::to_string(&message).expect("a message is plain data");
        assert!(
            serde_json::from_str::<ToServer>(&again).is_ok(),
            "{text} was read, but not what it was written as: {again}"
        );
        self.message(&player(sender), message);
        true
    }

    fn message(&mut self, by: &PlayerId, message: ToServer) {
        let own = |seat: Seat| self.live.seats_of(by).contains(seat);
        match message {
            ToServer::Hello { .. } | ToServer::Unwatch { .. } | ToServer::Ping { .. } => {}
            ToServer::Watch { eye, since, .. } => {
                let eye = show::eye_of(&self.live, by, eye);
                assert!(eye.is_none_or(own), "{by:?} looks through the eye of somebody else");
                let from = since.map_or(0, |since| since.saturating_add(1) as usize);
                around(self.now, |around| {
                    for step in self.steps.iter().skip(from) {
                        written(&ToClient::Step(Box::new(show::step_seen(&self.live, step, Some(by), eye, around))));
                    }
                });
                self.shown(by, eye);
            }
            ToServer::Do { id, command, .. } => self.command(by, id, command),
            ToServer::Orders { seat, orders, .. } => {
                let Ok(standing) = self.live.decide_orders(by, seat, orders.as_ref(), self.now) else { return };
                let text = standing.as_ref().map(|standing| standing.store().expect("orders are plain data"));
                let again = text.map(|text| Standing::read(&text).expect("what was stored can be read"));
                assert_eq!(again, standing, "orders are read as they were stored");
                self.live.set_standing(seat, standing);
                self.shadow.set_standing(seat, again);
                written(&show::orders(&self.live, seat));
            }
            ToServer::Walk { seat, draft, ask, .. } => {
                let live = self.live.played().filter(|_| own(seat) && self.live.stage() == Stage::Playing);
                let walk = live.map_or(protocol::Walk::Astray, |live| show::walk(live, seat, &draft));
                written(&ToClient::Walked { ask, walk });
            }
            ToServer::Preview { seat, action, ask, .. } => {
                if let Some(live) = self.live.played().filter(|_| own(seat)) {
                    written(&show::preview(live, seat, &action, ask));
                }
            }
            ToServer::Talk { before, .. } => {
                let said = |step: &&Step<G>| matches!(step.what, Happened::Said { .. }) && step.version < before;
                around(self.now, |around| {
                    for step in self.steps.iter().filter(said) {
                        show::step_seen(&self.live, step, Some(by), None, around);
                    }
                });
            }
        }
    }

    fn command(&mut self, by: &PlayerId, id: MoveId, command: Command) {
        let input = self.input(Actor::Player(by.clone()), Some(id), Asked::Command(command));
        match self.live.decide(&input) {
            Ok(step) => {
                let version = step.version;
                self.carry_out(step);
                let again = self.live.decide(&input).map(|step| step.version);
                assert_eq!(again, Err(Rejected::Known(version)), "a command that comes again is known");
            }
            Err(Rejected::Known(version)) => {
                let step = &self.steps[version as usize];
                assert_eq!((&step.by, &step.id), (&Some(by.clone()), &input.id), "known, but as another's");
            }
            Err(rejected) => drop(rejected.message()),
        }
    }

    fn input(&mut self, by: Actor, id: Option<MoveId>, command: Asked<G>) -> Input<G> {
        self.sent += 1;
        Input { by, now: self.now, id, command, entropy: Seed::from_number(self.sent.into()) }
    }

    fn carry_out(&mut self, step: Step<G>) {
        assert_eq!(step.version as usize, self.steps.len(), "versions have no gap");
        let again = stored(&**self.live.game(), &step);
        self.live.evolve(&step);
        self.shadow.evolve(&again);
        assert_eq!(self.live.version(), step.version);
        around(self.now, |around| {
            let (by, eye) = (step.by.as_ref(), step.by.as_ref().and_then(|by| self.live.seats_of(by).iter().next()));
            for eye in [None, eye] {
                written(&ToClient::Step(Box::new(show::step_seen(&self.live, &step, by, eye, around))));
                written(&show::now(&self.live, eye, around));
            }
        });
        self.steps.push(step);
    }

    /// Does due work, on time or late.
    fn time_passes(&mut self, bytes: &mut Bytes<'_>) {
        self.now += Millis::from(bytes.next()) * 20;
        for _ in 0..=bytes.next() % 8 {
            let away = |_: &PlayerId| Some(0);
            let due = self.live.due_with_orders(&away);
            assert_eq!(self.shadow.due_with_orders(&away), due, "a table that was read again has the same to do");
            let Some(due) = due else { return };
            self.now = self.now.max(due.at);
            let asked = match due.what {
                Duty::ClockRings => Asked::ClockRings,
                Duty::NewRules => Asked::NewRules,
                Duty::OrdersAct { seat } => Asked::OrdersAct { seat },
                Duty::BotMoves { seat } => {
                    let Some(action) = self.action(seat, bytes) else { return };
                    self.live.mannerly_at(seat, &action);
                    Asked::BotPlays { seat, action, version: self.live.version() }
                }
            };
            let input = self.input(Actor::Server, None, asked);
            let step = self.live.decide(&input).expect("what is due can be done");
            self.carry_out(step);
        }
    }

    /// An action that the choices of a seat offer.
    fn action(&self, seat: Seat, bytes: &mut Bytes<'_>) -> Option<G::Action> {
        let played = self.live.played()?;
        let mut choices = G::Choices::default();
        played.game().choices(played.state(), seat, &mut choices);
        (!choices.is_empty()).then(|| choices.decide(bytes).expect("no option is a dead end"))
    }

    /// A well-formed message, most of it sensible.
    fn made(&mut self, bytes: &mut Bytes<'_>) -> Value {
        let seat = Seat::at((bytes.next() % self.live.players()).into());
        let ask = bytes.next();
        match bytes.next() % 16 {
            0 => json!({ "type": "watch", "table": "t", "eye": "own", "since": ask }),
            1 => json!({ "type": "watch", "table": "t", "eye": { "seat": seat } }),
            2 => {
                let draft: Vec<u8> = (0..ask % 8).map(|_| bytes.next() % 16).collect();
                json!({ "type": "walk", "table": "t", "seat": seat, "draft": draft, "ask": ask })
            }
            3 => {
                let action = self.wanted(seat, bytes);
                json!({ "type": "preview", "table": "t", "seat": seat, "action": action, "ask": ask })
            }
            4 => json!({ "type": "orders", "table": "t", "id": "o", "seat": seat, "orders": orders(bytes) }),
            5 => json!({ "type": "talk", "table": "t", "before": ask, "ask": ask }),
            _ => {
                self.sent += 1;
                let id = if ask < 16 { ask.into() } else { self.sent + 16 };
                json!({ "type": "do", "table": "t", "id": id.to_string(), "command": self.made_command(seat, bytes) })
            }
        }
    }

    fn made_command(&self, seat: Seat, bytes: &mut Bytes<'_>) -> Value {
        let level = bots::BotKind::ALL[usize::from(bytes.next()) % bots::BotKind::ALL.len()];
        let yes = bytes.next() % 2 == 0;
        if let (Some(Status::Open { .. }), 0..160) = (self.live.played().map(record::Match::status), bytes.next()) {
            let question = if bytes.next() % 8 == 0 { Some(0) } else { self.live.question() };
            return json!({ "do": "play", "seat": seat, "action": self.wanted(seat, bytes), "question": question });
        }
        match bytes.next() % 22 {
            0 => json!({ "do": "stand", "seat": seat }),
            1 => json!({ "do": "name", "seat": seat, "name": bytes.word() }),
            2 => json!({ "do": "open_seat", "seat": seat }),
            3 => json!({ "do": "seat_bot", "seat": seat, "level": level }),
            4 => json!({ "do": "rotate_link", "seat": seat }),
            5 => json!({ "do": "hand_host", "to": seat }),
            6 | 7 => json!({ "do": "start", "fill": yes.then_some(level) }),
            8 => json!({ "do": "undo", "seat": seat, "plies": bytes.next() % 4 }),
            9 => json!({ "do": "let_bot_play", "seat": seat, "level": level }),
            10 => json!({ "do": "stand_in", "seat": seat, "level": level }),
            11 => json!({ "do": "take_back", "seat": seat }),
            12 => json!({ "do": "let_return", "seat": seat, "agree": yes }),
            13 => json!({ "do": "resign", "seat": seat }),
            14 => json!({ "do": "pause", "agree": yes }),
            15 => json!({ "do": "resume" }),
            16 => json!({ "do": "abandon", "agree": yes }),
            17 => json!({ "do": "say", "text": bytes.word() }),
            18 => json!({ "do": "phrase", "phrase": Phrase::ALL[usize::from(bytes.next()) % Phrase::ALL.len()] }),
            19 => json!({ "do": "pace", "pace": Pace::ALL[usize::from(bytes.next()) % Pace::ALL.len()] }),
            20 => json!({ "do": "skip" }),
            _ => {
                let link = if yes { self.live.link(seat) } else { self.live.table_link() };
                json!({ "do": "sit", "seat": seat, "link": link, "nonce": record::Nonce([bytes.next(); 32]) })
            }
        }
    }

    /// Something a seat can do, as data or in notation; otherwise some text.
    fn wanted(&self, seat: Seat, bytes: &mut Bytes<'_>) -> Value {
        match self.action(seat, bytes) {
            Some(action) if bytes.next() % 2 == 0 => json!(action),
            Some(action) => json!(self.live.game().write_action(&action)),
            None => json!(bytes.word()),
        }
    }

    /// The whole table for one pair of eyes: of both tables it is the same.
    fn shown(&self, viewer: &PlayerId, eye: Option<Seat>) {
        around(self.now, |around| {
            let of = |table: &Table<G>| written(&show::table_state(table, &self.steps, viewer, eye, around));
            assert_eq!(of(&self.live), of(&self.shadow), "a table that was read again looks the same");
        });
    }

    /// In the end everything agrees with the rows, and a finished match can be proven.
    fn close(self) {
        for viewer in SENDERS.map(player) {
            self.shown(&viewer, self.live.seats_of(&viewer).iter().next());
        }
        if let Some(text) = self.live.export() {
            let file = MatchFile::<G>::read(&text).expect("what was exported can be read");
            file.verify(&G::Edition::builtin()).expect("what was played verifies");
        }
    }
}

fn player(name: &str) -> PlayerId {
    PlayerId::new(name).expect("a name is an id")
}

/// A step, stored and read back.
fn stored<G: FullGame>(game: &G, step: &Step<G>) -> Step<G> {
    let row = step.store().expect("a step is plain data");
    let texts = [&row.kind, &row.body].into_iter().chain(&row.player).chain(&row.personal);
    assert!(texts.into_iter().all(|text| !text.contains('\0')), "{row:?} cannot be kept by every database");
    let again = Step::read(game, &row).expect("what was stored can be read");
    assert_eq!(again, *step, "a step is read as it was stored");
    again
}

fn written(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}

fn around<T>(now: Millis, then: impl FnOnce(&Around<'_>) -> T) -> T {
    then(&Around {
        now,
        name: &|player: &PlayerId| player.to_string(),
        here: &|_: &PlayerId| false,
        away: &|_: &PlayerId| Some(now),
        address: &|seat: Option<Seat>, link: &str| format!("{seat:?} {link}"),
    })
}

/// Standing orders of one of the games, or none.
fn orders(bytes: &mut Bytes<'_>) -> Value {
    let (a, b) = (bytes.next(), bytes.next());
    let when = if a % 2 == 0 { "away" } else { "now" };
    let orders = match b % 3 {
        0 => return Value::Null,
        1 => json!({ "bids": [], "bidding": "whole", "borrow": a % 4 < 2, "other_lots": "pass", "reserves": [],
            "second_look": "stand" }),
        _ => json!({ "accept": [{ "good": "silk", "at_most": a % 8 }], "leave": a % 16, "otherwise": "refuse" }),
    };
    json!({ "when": when, "orders": orders })
}
