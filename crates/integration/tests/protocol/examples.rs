//! One example of every message, from real tables. `docs/protocol.md` shows them: a message that changes its shape fails here.
//! `UPDATE=1 cargo test -p integration --test protocol` writes the examples again.

use bots::BotKind;
use game::{Edition, Game, Message, Seat, Setup};
use oltre_mare::OltreMare;
use protocol::patch::Window;
use protocol::show::{self, Around};
use protocol::*;
use record::{EditionId, Nonce, Seed, ShuffleSecret};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use table::*;

const NOW: Millis = 1_800_000_000_000;

fn player(name: &str) -> PlayerId {
    PlayerId::new(name).expect("a name that fits")
}

fn table_id() -> TableId {
    TableId::new("t-7Qm2").expect("a name that fits")
}

fn move_id(id: &str) -> MoveId {
    MoveId::new(id).expect("a name that fits")
}

fn around() -> Around<'static> {
    Around {
        now: NOW,
        name: &|id| id.as_str().trim_start_matches("p-").to_owned(),
        here: &|_| true,
        away: &|_| None,
        address: &|seat, link| {
            let seat = seat.map_or("any".to_owned(), |seat| seat.to_string());
            format!("https://portolan.example/t/t-7Qm2#{seat}.{link}")
        },
    }
}

/// A table of Oltre Mare that Anna has opened, and all its steps.
struct Example {
    table: Table<OltreMare>,
    steps: Vec<Step<OltreMare>>,
}

impl Example {
    fn open() -> Example {
        let options = Options {
            setup: <OltreMare as Game>::Setup::usual(2).expect("two can play"),
            edition: EditionId::of(&oltre_mare::Edition::builtin()),
            listed: true,
            spectators: true,
            tempo: Tempo::Live { bank_ms: 600_000, each_ms: 15_000 },
            order: SeatOrder::AsSeated,
            bot_pause_ms: 1_000,
            patience_ms: 20_000,
            bot_after_ms: 0,
        };
        let game = Arc::new(OltreMare::new(&options.setup, &Edition::builtin()).expect("it can be played"));
        let opened = Opened {
            table: table_id(),
            host: player("p-Anna"),
            options,
            link_key: LinkKey::draw(&Seed([1; 32])),
            deal: Deal::fresh(ShuffleSecret([2; 32])),
            rematch_of: None,
            seated: Vec::new(),
        };
        let (table, step) = Table::open(opened, game, NOW).expect("the table can be opened");
        Example { table, steps: vec![step] }
    }

    fn ask(&mut self, by: &str, command: Command) -> Result<&Step<OltreMare>, Rejected> {
        let input = Input {
            by: Actor::Player(player(by)),
            now: NOW,
            id: Some(move_id(&format!("m{}", self.steps.len()))),
            command: Asked::Command(command),
            entropy: Seed([3; 32]),
        };
        let step = self.table.decide(&input)?;
        self.table.evolve(&step);
        self.steps.push(step);
        Ok(self.steps.last().expect("it was just pushed"))
    }

    /// Anna and a bot, the match started, at Anna's first question.
    fn started() -> Example {
        let mut example = Example::open();
        let nonce = Nonce([5; 32]);
        example.ask("p-Anna", Command::Sit { seat: Seat::at(0), link: None, nonce }).expect("Anna may sit");
        example.ask("p-Anna", Command::Start { fill: Some(BotKind::Greedy) }).expect("Anna may start");
        while !example.table.must().contains(Seat::at(0)) {
            example.bot();
        }
        example
    }

    fn bot(&mut self) {
        let seat = self.table.must().iter().next().expect("somebody must act");
        let thought = self.table.think(seat, &mut Minds::default()).expect("a bot sits there");
        let version = self.table.version();
        let action = thought.choose(bots::Budget::default()).0.action;
        let command = Asked::BotPlays { seat, action, version };
        let input = Input { by: Actor::Server, now: NOW, id: None, command, entropy: Seed([3; 32]) };
        let step = self.table.decide(&input).expect("bots play by the rules");
        self.table.evolve(&step);
        self.steps.push(step);
    }

    fn state(&self) -> TableState {
        show::table_state(&self.table, &self.steps, &player("p-Anna"), Some(Seat::at(0)), &around())
    }

    fn said(&self) -> StepSeen {
        let (anna, words) = (player("p-Anna"), Words::Text(Some("Who has silk?".into())));
        let what = Happened::Said { player: anna.clone(), words };
        let step = Step { version: 40, at: NOW, by: Some(anna.clone()), by_order: false, id: None, what };
        show::step_seen(&self.table, &step, Some(&anna), Some(Seat::at(0)), &around())
    }

    /// Something Anna says, after the last step.
    fn patch(&mut self) -> ToClient {
        let text = |message| serde_json::to_string(&message).expect("a message is plain data");
        let mut window = Window::default();
        window.push(text(ToClient::Step(Box::new(self.step()))));
        self.ask("p-Anna", Command::Phrase { phrase: Phrase::WellPlayed }).expect("Anna may speak");
        let patch = window.patch(&text(ToClient::Step(Box::new(self.step())))).expect("it is ASCII");
        ToClient::Patch { table: table_id(), patch }
    }

    fn step(&self) -> StepSeen {
        let step = self.steps.last().expect("a table has steps");
        let mut seen = show::step_seen(&self.table, step, Some(&player("p-Anna")), Some(Seat::at(0)), &around());
        seen.now = Some(show::now(&self.table, Some(Seat::at(0)), &around()));
        seen
    }
}

/// Long lists and the data of the games are cut: `web/src/protocol/types.ts` has their types.
fn cut(value: &mut Value) {
    const LONG: [&str; 5] = ["facts", "view", "menu", "event", "log"];
    match value {
        Value::Object(fields) => {
            for (name, field) in fields.iter_mut() {
                match field {
                    Value::Object(inner) if LONG.contains(&name.as_str()) && inner.len() > 2 => {
                        let kept: Vec<String> = inner.keys().skip(2).cloned().collect();
                        kept.iter().for_each(|key| drop(inner.remove(key)));
                        inner.insert("…".into(), "…".into());
                    }
                    Value::Array(items) if LONG.contains(&name.as_str()) && items.len() > 1 => items.truncate(1),
                    _ => {}
                }
                cut(field);
            }
        }
        Value::Array(items) => {
            if items.len() > 4 {
                items.truncate(2);
                items.push("…".into());
            }
            items.iter_mut().for_each(cut);
        }
        _ => {}
    }
}

/// The value of a tag says which message it is.
fn add(examples: &mut BTreeMap<String, String>, kind: &str, tag: &str, message: &impl Serialize) {
    let mut value = serde_json::to_value(message).expect("a message is plain data");
    let name = value[tag].as_str().expect("it has a tag").to_owned();
    cut(&mut value);
    let text = serde_json::to_string_pretty(&value).expect("it is JSON");
    assert!(examples.insert(format!("{kind} {name}"), text).is_none(), "{kind} {name} twice");
}

/// Silk for at most three ducats; no to everything else.
fn orders() -> Ordered {
    let silk = json!({ "good": "silk", "at_most": 3 });
    Ordered { orders: json!({ "accept": [silk], "leave": 5, "otherwise": "refuse" }), when: When::Away }
}

fn to_server(examples: &mut BTreeMap<String, String>) {
    let (table, seat) = (table_id(), Seat::at(0));
    let play = Command::Play { seat, action: "discard salt.07 silk.02".into(), question: Some(12) };
    let messages = [
        ToServer::Hello { session: "0f4c…".into() },
        ToServer::Watch { table: table.clone(), eye: Eye::Seat(seat), since: Some(41), patches: true },
        ToServer::Unwatch { table: table.clone() },
        ToServer::Do { table: table.clone(), id: move_id("c3a1"), command: play },
        ToServer::Orders { table: table.clone(), id: move_id("c3a3"), seat, orders: Some(orders()) },
        ToServer::Walk { table: table.clone(), seat, draft: vec![2, 9], ask: 7 },
        ToServer::Talk { table: table.clone(), before: 41, ask: 6 },
        ToServer::Preview { table, seat, action: "buy deck 3".into(), ask: 8 },
        ToServer::Ping { ask: 9 },
    ];
    for message in messages {
        let text = serde_json::to_string(&message).expect("a message is plain data");
        assert_eq!(serde_json::from_str::<ToServer>(&text).expect("it can be read"), message);
        // A new message needs an example.
        match message {
            ToServer::Hello { .. } | ToServer::Watch { .. } | ToServer::Unwatch { .. } | ToServer::Do { .. } => {}
            ToServer::Orders { .. } => {}
            ToServer::Walk { .. } | ToServer::Preview { .. } | ToServer::Talk { .. } | ToServer::Ping { .. } => {}
        }
        add(examples, "to server:", "type", &message);
    }
}

fn commands(examples: &mut BTreeMap<String, String>) {
    let (seat, nonce) = (Seat::at(1), Nonce([7; 32]));
    let commands = [
        Command::Sit { seat, link: Some(Secret([9; 32])), nonce },
        Command::Stand { seat },
        Command::Name { seat, name: "Zoe".into() },
        Command::OpenSeat { seat },
        Command::SeatBot { seat, level: BotKind::Greedy },
        Command::RotateLink { seat },
        Command::HandHost { to: seat },
        Command::Start { fill: Some(BotKind::Greedy) },
        Command::Play { seat, action: "offer salt.07 2d to 3 for silk".into(), question: Some(31) },
        Command::Undo { seat, plies: 1 },
        Command::LetBotPlay { seat, level: BotKind::Greedy },
        Command::StandIn { seat, level: BotKind::Greedy },
        Command::Nudge { seat },
        Command::LetUndo { agree: true },
        Command::TakeBack { seat },
        Command::LetReturn { seat, agree: true },
        Command::Resign { seat },
        Command::Pause { agree: true },
        Command::Resume,
        Command::Abandon { agree: true },
        Command::Say { text: "Who has silk?".into() },
        Command::Phrase { phrase: Phrase::WellPlayed },
        Command::Pace { pace: Pace::Calm },
        Command::Skip,
    ];
    for command in commands {
        let text = serde_json::to_string(&command).expect("a command is plain data");
        assert_eq!(serde_json::from_str::<Command>(&text).expect("it can be read"), command);
        match command {
            Command::Sit { .. } | Command::Stand { .. } | Command::OpenSeat { .. } | Command::SeatBot { .. } => {}
            Command::RotateLink { .. } | Command::HandHost { .. } | Command::Start { .. } | Command::Play { .. } => {}
            Command::Undo { .. } | Command::LetBotPlay { .. } | Command::TakeBack { .. } | Command::Resign { .. } => {}
            Command::LetReturn { .. } | Command::Pause { .. } | Command::Resume | Command::Abandon { .. } => {}
            Command::Name { .. } | Command::Say { .. } | Command::Phrase { .. } | Command::StandIn { .. } => {}
            Command::Pace { .. } | Command::Skip | Command::Nudge { .. } | Command::LetUndo { .. } => {}
        }
        add(examples, "command:", "do", &command);
    }
}

fn to_client(examples: &mut BTreeMap<String, String>) {
    let mut example = Example::started();
    let standing = example.table.decide_orders(&player("p-Anna"), Seat::at(0), Some(&orders()), NOW);
    example.table.set_standing(Seat::at(0), standing.expect("Anna may leave orders"));
    let live = example.table.played().expect("the match has started");
    let seat = Seat::at(0);
    let refusal = |example: &mut Example| {
        let play = Command::Play { seat, action: "pass".into(), question: None };
        let Err(why) = example.ask("p-Anna", play) else { panic!("not in this phase") };
        Refusal { clause: why.clause(), message: why.message() }
    };
    let messages = [
        ToClient::Welcome { protocol: PROTOCOL, player: around().player(&player("p-Anna")) },
        ToClient::Table(Box::new(example.state())),
        ToClient::Step(Box::new(example.step())),
        Example::started().patch(),
        ToClient::Done { table: table_id(), id: move_id("c3a1"), version: 42 },
        ToClient::Rejected {
            table: table_id(),
            id: move_id("c3a2"),
            refusal: refusal(&mut Example::started()),
            again: false,
        },
        ToClient::Walked { ask: 7, walk: show::walk(live, seat, &[]) },
        show::preview(live, seat, &"offer 2d to 2 for silk".into(), 8),
        ToClient::Presence {
            table: table_id(),
            here: Seat::all(2).collect(),
            away: vec![Away { seat: Seat::at(2), away_ms: 95_000 }],
        },
        show::orders(&example.table, seat),
        ToClient::Talked { ask: 6, steps: vec![example.said()], more: true },
        ToClient::Gone { table: table_id(), message: Message::new("server-no-table") },
        ToClient::Error { message: Message::new("server-bad-message") },
        ToClient::Pong { ask: 9 },
    ];
    for message in messages {
        match message {
            ToClient::Welcome { .. } | ToClient::Table(_) | ToClient::Step(_) | ToClient::Patch { .. } => {}
            ToClient::Done { .. } => {}
            ToClient::Rejected { .. } | ToClient::Walked { .. } | ToClient::Previewed { .. } => {}
            ToClient::Orders { .. } => {}
            ToClient::Talked { .. } => {}
            ToClient::Presence { .. } | ToClient::Gone { .. } | ToClient::Error { .. } | ToClient::Pong { .. } => {}
        }
        add(examples, "to client:", "type", &message);
    }
}

fn docs() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

/// The document with every example as it is now. An example's marker is a comment above its block.
fn renewed(text: &str, examples: &BTreeMap<String, String>) -> (String, Vec<String>) {
    let (mut out, mut shown) = (String::new(), Vec::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        let Some(name) = line.strip_prefix("<!-- example ").and_then(|rest| rest.strip_suffix(" -->")) else {
            continue;
        };
        shown.push(name.to_owned());
        let unknown = format!("there is no example {name}");
        out.push_str(&format!("```json\n{}\n```\n", examples.get(name).unwrap_or(&unknown)));
        // What was there.
        let mut old = lines.by_ref().skip_while(|line| !line.starts_with("```"));
        old.next();
        lines.by_ref().find(|line| line.starts_with("```"));
    }
    (out, shown)
}

#[test]
fn the_document_shows_every_message_as_it_is() {
    let mut examples = BTreeMap::new();
    to_server(&mut examples);
    commands(&mut examples);
    to_client(&mut examples);
    let there = fs::read_to_string(docs()).expect("the document is there");
    let (text, mut shown) = renewed(&there, &examples);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(docs(), &text).expect("the document can be written");
    } else {
        assert!(there == text, "docs/protocol.md is stale: UPDATE=1 cargo test -p integration --test protocol");
    }
    shown.sort();
    assert_eq!(shown, examples.into_keys().collect::<Vec<_>>(), "each example once");
}

#[test]
fn unknown_fields_and_messages_are_refused() {
    for text in [
        r#"{"type":"ping","ask":1,"more":2}"#,
        r#"{"type":"shout"}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"walk","table":"t","seat":0,"draft":[],"ask":1}"#,
        r#"{"type":"walk","table":"t","seat":6,"draft":[],"ask":1}"#,
        r#"{"type":"unwatch","table":"../etc"}"#,
        r#"{"type":"do","table":"t","id":"","command":{"do":"resume"}}"#,
        r#"{"type":"do","table":"t","id":"a","command":{"do":"sit","seat":1,"link":null,"nonce":"00"}}"#,
    ] {
        assert!(serde_json::from_str::<ToServer>(text).is_err(), "{text}");
    }
}
