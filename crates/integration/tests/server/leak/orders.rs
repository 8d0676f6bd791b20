//! Standing orders leave no trace but the moves that result from them: not in a message, not in a number, not in the
//! timing.

use crate::leak::room::{Plan, Room};
use crate::leak::wire::TestServer as Server;
use crate::leak::worlds::{PEOPLE, World};
use bots::Dice;
use game::{Chance, Seat};
use games::{FullGame, Visitor};
use record::{Entry, Seed};
use serde_json::{Value, json};
use table::*;

/// Two identical worlds. In one Anna leaves orders, and changes and revokes them; in the other she has none, and makes
/// by hand,
/// at the same moments, the moves that result from them.
pub struct Ordering {
    pub players: u8,
    pub seed: u64,
}

#[derive(Default)]
pub struct Found {
    pub by_order: usize,
    /// Messages to others that were the same.
    pub told: usize,
}

const ANNA: Seat = Seat::at(0);

/// Orders for any of our games: they have no form in common.
fn some_orders(game: &str, dice: &mut Dice) -> Value {
    let goods = if game == "ostia" {
        ["ivory", "marble", "wood", "salt", "wine", "wheat"]
    } else {
        ["gems", "scrolls", "silk", "salt", "olives", "grain"]
    };
    let (one, other) = (goods[dice.below(6) as usize], goods[dice.below(6) as usize]);
    let figure = dice.below(40);
    let [pass, refuse] = [["wait", "pass"], ["wait", "refuse"]].map(|words| words[dice.below(2) as usize]);
    if game == "ostia" {
        // Two ivory have the highest minimum.
        json!({ "bids": [{ "pair": [one, other], "at_most": figure.max(18) }], "bidding": "whole", "borrow": false,
            "other_lots": pass, "reserves": [{ "pair": [one, other], "sell_from": figure, "keep_up_to": 40 }],
            "second_look": "stand" })
    } else {
        json!({ "accept": [{ "good": one, "at_most": figure }], "leave": 0, "otherwise": refuse })
    }
}

impl Visitor for Ordering {
    type Out = Found;

    fn visit<G: FullGame>(self) -> Found {
        let open = || World::<G>::open(self.players, self.seed);
        let mut worlds = [open(), open()];
        let mut dice = Dice::new(Seed::from_number(self.seed + 1));
        let anna = PlayerId::new(PEOPLE[0]).unwrap();
        let away = |player: &PlayerId| (*player == anna).then_some(0);
        let mut found = Found::default();
        for _ in 0..400 {
            // She writes orders, changes them, revokes them. Nothing happens at the table.
            if dice.below(4) == 0 {
                let wish =
                    (dice.below(4) > 0).then(|| Ordered { orders: some_orders(G::NAME, &mut dice), when: When::Away });
                let [world, _] = &mut worlds;
                let standing = world.table.decide_orders(&anna, ANNA, wish.as_ref(), world.time).unwrap();
                world.table.set_standing(ANNA, standing);
            }
            let due = worlds.each_ref().map(|world| world.table.due());
            assert_eq!(due[0], due[1], "bots and clocks know of no orders");
            let ordered = worlds[0].table.due_with_orders(&away);
            let (asked, later) = match ordered {
                Some(Due { at, what: Duty::OrdersAct { seat } }) => {
                    assert_eq!(seat, ANNA);
                    worlds.iter_mut().for_each(|world| world.time = world.time.max(at));
                    let input = (None, Asked::OrdersAct { seat });
                    let step = decided(&worlds[0], &input);
                    let Happened::Moved(Entry::Play { action, .. }) = &step.what else { panic!("a move") };
                    let action = worlds[0].table.game().write_action(action);
                    let question = worlds[0].table.question();
                    let play = Command::Play { seat, action: action.as_str().into(), question };
                    found.by_order += 1;
                    ([input, (Some(PEOPLE[0]), Asked::Command(play))], 0)
                }
                Some(Due { at, what: Duty::BotMoves { seat } }) if dice.below(2) == 0 => {
                    worlds.iter_mut().for_each(|world| world.time = world.time.max(at));
                    let thought = worlds[0].table.think(seat, &mut Minds::default()).unwrap();
                    let action = thought.choose(bots::Budget::default()).0.action;
                    let version = worlds[0].table.version();
                    ([(); 2].map(|()| (None, Asked::BotPlays { seat, action, version })), 0)
                }
                _ => {
                    let seat = Seat::at(dice.below(2) as usize);
                    let Some(action) = worlds[0].some_action(seat, &mut dice) else { continue };
                    let question = worlds[0].table.question();
                    let play = Command::Play { seat, action: action.as_str().into(), question };
                    let by = PEOPLE.get(seat.index()).copied();
                    ([(); 2].map(|()| (by, Asked::Command(play.clone()))), Millis::from(dice.below(900)))
                }
            };
            let steps = [0, 1].map(|world| worlds[world].act(&asked[world], later));
            if worlds[0].table.stage() != Stage::Playing {
                break;
            }
            for eye in Seat::all(self.players).map(Some).chain([None]) {
                let [with, without] = [0, 1].map(|world| {
                    let mut step = worlds[world].seen(&steps[world], eye);
                    if let Some(mark) = step["what"].get_mut("by_order") {
                        assert_eq!(*mark, steps[world].by_order, "the mark is there for everybody, and true");
                        *mark = Value::Null;
                    }
                    (step.to_string(), worlds[world].now(eye).to_string())
                });
                assert_eq!(with, without, "{eye:?}");
                found.told += 1;
            }
        }
        assert_eq!(worlds[0].table.export(), worlds[1].table.export());
        found
    }
}

fn decided<G: FullGame>(world: &World<G>, (_, command): &(Option<&str>, Asked<G>)) -> Step<G> {
    let (by, command, entropy) = (Actor::Server, command.clone(), Seed([4; 32]));
    world.table.decide(&Input { by, now: world.time, id: None, command, entropy }).unwrap()
}

/// Over sockets: while somebody writes orders, changes and revokes them, nobody else is sent a single frame.
pub async fn told_to_nobody(plan: Plan) {
    let server = Server::open().await;
    let game = plan.game;
    let mut dice = Dice::new(Seed::from_number(plan.seed));
    let mut room = Room::open(&server, plan).await;
    let table = room.table.clone();
    let owner = room.seats[0];
    let bruno = room.people[1].clone();
    let before = server.http("GET", "/api/tables/mine", Some(&bruno), None).await.body;
    assert!(before.contains(&table), "{before}");
    for tap in &mut room.taps {
        tap.settle().await;
    }
    let heard = room.taps.iter().map(|tap| tap.frames.len()).collect::<Vec<_>>();
    let secret = json!({ "when": "away", "orders": some_orders(game, &mut dice) });
    // The same again in the same millisecond would not be news.
    let mut other = secret.clone();
    while other == secret {
        other = json!({ "when": "away", "orders": some_orders(game, &mut dice) });
    }
    let revoked = Value::Null;
    for orders in [&other, &secret, &revoked, &secret] {
        let answer = room.taps[owner].orders(&table, 1, orders).await;
        assert_eq!(answer["type"], "done", "{answer}");
        assert_eq!(answer["version"], room.taps[owner].now["version"], "no step comes of it");
    }
    for tap in &mut room.taps {
        tap.settle().await;
    }
    for (number, (tap, heard)) in room.taps.iter().zip(heard).enumerate() {
        let new = tap.frames[heard..].iter().filter(|frame| frame.value["type"] != "presence");
        let orders = new.clone().filter(|frame| frame.value["type"] == "orders").count();
        if number == owner {
            assert_eq!(orders, 4, "each time");
        } else {
            assert_eq!(new.count(), 0, "{number} was told something");
        }
    }
    let after = server.http("GET", "/api/tables/mine", Some(&bruno), None).await.body;
    assert_eq!(after, before, "no list shows it");
    // Others cannot leave orders there, and a new client is told nothing of them.
    let other = room.seats[1];
    assert_eq!(room.taps[other].orders(&table, 1, &secret).await["type"], "rejected");
    for tap in (0..room.taps.len()).filter(|tap| *tap != owner) {
        server.reconnect(&mut room.taps[tap]).await;
        let eye = room.taps[tap].eye;
        room.taps[tap].watch(&table, eye, None).await;
        room.taps[tap].settle().await;
        let frames = &room.taps[tap].frames;
        let own = room.taps[tap].eye.map(|seat| json!(seat + 1));
        for frame in frames.iter().filter(|frame| frame.value["type"] == "orders") {
            assert_eq!((Some(&frame.value["seat"]), &frame.value["orders"]), (own.as_ref(), &Value::Null));
        }
    }
    room.end().await;
    server.close().await;
}
