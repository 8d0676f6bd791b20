//! A match of the example, as every pair of eyes is told of it: the messages need no real game.

use bots::BotKind;
use example::Example;
use game::{Edition as _, Game, Observer, Seat, Setup as _, Shown as _};
use protocol::show::{self, Around};
use protocol::{GameJson, ReplayEye, replay};
use record::{EditionId, Nonce, Seed, ShuffleSecret};
use serde_json::{Map, Value};
use std::sync::Arc;
use table::*;

const ANNA: Seat = Seat::at(0);

fn around() -> Around<'static> {
    Around { now: 0, name: &|id| id.to_string(), here: &|_| true, away: &|_| None, address: &|_, _| String::new() }
}

/// A match that bots have played to its end, Anna having left, and the table as it was opened.
fn played() -> (Table<Example>, Table<Example>, Vec<Step<Example>>) {
    let options = Options {
        setup: <Example as Game>::Setup::usual(3).expect("three can play"),
        edition: EditionId::of(&<Example as Game>::Edition::builtin()),
        listed: true,
        spectators: true,
        tempo: Tempo::None,
        order: SeatOrder::AsSeated,
        bot_pause_ms: 0,
        patience_ms: 0,
        bot_after_ms: 0,
    };
    let game = Arc::new(Example::new(&options.setup, &<Example as Game>::Edition::builtin()).expect("a game"));
    let opened = Opened {
        table: TableId::new("example").expect("a name"),
        host: PlayerId::new("anna").expect("a name"),
        options,
        link_key: LinkKey::draw(&Seed([1; 32])),
        deal: Deal::fresh(ShuffleSecret([2; 32])),
        rematch_of: None,
        seated: Vec::new(),
    };
    let (mut table, step) = Table::open(opened, game.clone(), 0).expect("a table");
    let first = Table::rebuild(&step, game).expect("the same table");
    let mut steps = vec![step];
    let mut tell = |table: &mut Table<Example>, by: Actor, command: Asked<Example>| {
        let step = table.decide(&Input { by, now: 0, id: None, command, entropy: Seed([3; 32]) }).expect("a step");
        table.evolve(&step);
        steps.push(step);
    };
    let people = [
        Command::Sit { seat: ANNA, link: None, nonce: Nonce([4; 32]) },
        Command::Start { fill: Some(BotKind::Random) },
        Command::LetBotPlay { seat: ANNA, level: BotKind::Greedy },
    ];
    for command in people {
        let anna = PlayerId::new("anna").expect("a name");
        tell(&mut table, Actor::Player(anna), Asked::Command(command));
    }
    while table.stage() == Stage::Playing {
        let seat = table.must().iter().next().expect("somebody must act");
        let thought = table.think(seat, &mut Minds::default()).expect("a bot sits there");
        let action = thought.choose(bots::Budget::default()).0.action;
        let version = table.version();
        tell(&mut table, Actor::Server, Asked::BotPlays { seat, action, version });
    }
    (table, first, steps)
}

#[test]
fn a_hand_is_told_to_its_own_seat_alone() {
    let (table, _, _) = played();
    let live = table.played().expect("it was played");
    let view = |eye: Option<Seat>| show::now(&table, eye, &around()).view.text().to_owned();
    for seat in Seat::all(3) {
        let knowledge = live.knowledge(Observer::Seat(seat));
        assert_eq!(view(Some(seat)), GameJson::new(&live.game().view(&knowledge)).text());
    }
    let spectator: Value = serde_json::from_str(&view(None)).expect("JSON");
    assert_eq!((&spectator["hand"], &spectator["buried"]), (&Value::Array(Vec::new()), &Value::Array(Vec::new())));
}

/// EX-4.1.
#[test]
fn a_card_drawn_or_buried_is_told_to_its_own_seat_alone() {
    let (table, _, steps) = played();
    let mut told = 0;
    for (step, eye) in steps.iter().flat_map(|step| Seat::all(3).map(Some).chain([None]).map(move |eye| (step, eye))) {
        let seen = show::step_seen(&table, step, None, eye, &around());
        let seen = serde_json::to_value(&seen.what).expect("JSON");
        for event in seen["events"].as_array().into_iter().flatten().map(|event| &event["event"]) {
            if event["seen"] == "drawn" || event["seen"] == "buried" {
                let own = eye.is_some_and(|eye| event["seat"] == eye.number());
                assert_eq!(!event["card"].is_null(), own, "{eye:?}: {event}");
                told += u32::from(own);
            }
        }
    }
    assert!(told >= 6, "some cards were drawn: {told}");
}

#[test]
fn a_replay_ends_as_the_table_stands() {
    let (table, first, steps) = played();
    for eye in [None, Some(ANNA), Some(Seat::at(2))] {
        let eye = ReplayEye { seat: eye, open: false };
        let told = replay(first.clone(), &steps[1..], table.seats_of(table.host()), eye, &around());
        let mut view = Map::new();
        for step in &told.steps {
            if let Some(Value::Object(parts)) = step.now.get("view") {
                view.extend(parts.clone());
            }
        }
        let stands = show::now(&table, eye.seat, &around()).view.text().to_owned();
        assert_eq!(Value::Object(view), serde_json::from_str::<Value>(&stands).expect("JSON"), "{eye:?}");
    }
}
