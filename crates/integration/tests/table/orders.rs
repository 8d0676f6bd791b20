//! Standing orders: who may leave them, when they act, and that they have no other effect.

use crate::common::{Pair, opened, options, player};
use bots::BotKind;
use game::Seat;
use oltre_mare::OltreMare;
use ostia::{Ostia, Phase};
use serde_json::{Value, json};
use table::*;

const ANNA: Seat = Seat::at(0);
const PATIENCE: Millis = 20_000;
const BOT_PAUSE: Millis = 1_000;

fn ostia_table(tempo: Tempo) -> Pair<Ostia> {
    let mut pair = Pair::open(opened("orders", "anna", Options { tempo, ..options(3) }), 0);
    pair.start_with_bots("anna", BotKind::Random);
    pair
}

fn phase(pair: &Pair<Ostia>) -> Phase {
    pair.live.played().unwrap().state().public.phase
}

/// Plays on, Anna by hand, until this is so.
fn play_until(pair: &mut Pair<Ostia>, reached: impl Fn(&Pair<Ostia>) -> bool) {
    while !reached(pair) {
        let (must, _) = pair.status().expect("the match goes on");
        if must.contains(ANNA) {
            pair.now += 100;
            let (action, question) = (pair.some_action(ANNA).unwrap(), pair.live.question());
            pair.command("anna", Command::Play { seat: ANNA, action, question }).unwrap();
        } else {
            pair.do_due().expect("a bot must act").unwrap();
        }
    }
}

fn asked_to_bid(tempo: Tempo) -> Pair<Ostia> {
    let mut pair = ostia_table(tempo);
    play_until(&mut pair, |pair| phase(pair) == Phase::Bid(ANNA));
    pair
}

fn sheet(bids: Value, other_lots: &str) -> Value {
    json!({ "bids": bids, "bidding": "whole", "borrow": true, "other_lots": other_lots, "reserves": [],
        "second_look": "stand" })
}

fn pass_all(when: When) -> Option<Ordered> {
    Some(Ordered { orders: sheet(json!([]), "pass"), when })
}

fn nobody_away(_: &PlayerId) -> Option<Millis> {
    None
}

/// Anna left then; bots never do.
fn away_since(left: Millis) -> impl Fn(&PlayerId) -> Option<Millis> {
    move |who| (*who == player("anna")).then_some(left)
}

#[test]
fn orders_act_when_their_owner_is_away_and_not_while_they_are_here() {
    let mut pair = asked_to_bid(Tempo::None);
    let asked = pair.now;
    pair.orders("anna", ANNA, pass_all(When::Away)).unwrap();
    assert_eq!(pair.live.due_with_orders(&nobody_away), None);
    let due = |at| Some(Due { at, what: Duty::OrdersAct { seat: ANNA } });
    // A page that is loaded again comes back in time; a player who has been gone for long keeps nobody waiting.
    assert_eq!(pair.live.due_with_orders(&away_since(asked)), due(asked + PATIENCE));
    let long_ago = away_since(asked - 60_000);
    assert_eq!(pair.live.due_with_orders(&long_ago), due(asked + BOT_PAUSE));
    let later = asked + 5_000;
    assert_eq!(pair.live.due_with_orders(&away_since(later)), due(later + PATIENCE));
    let version = pair.live.version();
    let step = pair.do_due_while_away(&long_ago).unwrap().unwrap();
    assert_eq!((step.version, step.at, step.by.clone()), (version + 1, asked + BOT_PAUSE, Some(player("anna"))));
    assert!(step.by_order && step.id.is_none());
    assert!(matches!(&step.what, Happened::Moved(record::Entry::Play { action: ostia::Action::Pass, .. })));
    assert_ne!(phase(&pair), Phase::Bid(ANNA));
    let row = pair.rows.last().unwrap();
    assert!(row.body.contains("\"by_order\":true") && row.kind == "played", "{}", row.body);
    assert!(pair.rows.iter().rev().skip(1).all(|row| !row.body.contains("by_order")), "others are not marked");
}

#[test]
fn orders_act_at_once_if_their_owner_says_so() {
    let mut pair = asked_to_bid(Tempo::None);
    let asked = pair.now;
    pair.now += 7_000;
    pair.orders("anna", ANNA, pass_all(When::Now)).unwrap();
    let at = asked + 7_000 + BOT_PAUSE;
    assert_eq!(pair.live.due_with_orders(&nobody_away), Some(Due { at, what: Duty::OrdersAct { seat: ANNA } }));
    assert!(pair.do_due().unwrap().unwrap().by_order);
}

#[test]
fn orders_are_changed_and_revoked_at_any_time() {
    let mut pair = asked_to_bid(Tempo::None);
    let lot = pair.live.played().unwrap().state().public.lot;
    let goods: Vec<_> = lot.each().flat_map(|(good, count)| vec![good.name(); count.into()]).collect();
    let bid = |at_most: u16| sheet(json!([{ "pair": goods, "at_most": at_most }]), "wait");
    assert!(!pair.live.has_orders());
    pair.orders("anna", ANNA, pass_all(When::Away)).unwrap();
    pair.orders("anna", ANNA, Some(Ordered { orders: bid(30), when: When::Away })).unwrap();
    assert_eq!(pair.live.standing(ANNA).unwrap().orders.bids[0].at_most, 30);
    assert!(pair.live.has_orders());
    pair.orders("anna", ANNA, None).unwrap();
    assert!(!pair.live.has_orders());
    assert_eq!(pair.live.standing(ANNA), None);
    assert_eq!(pair.live.due_with_orders(&away_since(0)), None);
    let late = pair.ask(Actor::Server, None, Asked::OrdersAct { seat: ANNA });
    assert_eq!(late, Err(Rejected::TooLate), "what was revoked does not act");
    pair.orders("anna", ANNA, Some(Ordered { orders: bid(30), when: When::Away })).unwrap();
    let step = pair.do_due_while_away(&away_since(0)).unwrap().unwrap();
    let Happened::Moved(record::Entry::Play { action, .. }) = step.what else { panic!("it was a move") };
    assert_eq!(action, ostia::Action::Bid { amount: 30 });
}

#[test]
fn a_question_without_an_order_waits() {
    let mut pair = asked_to_bid(Tempo::None);
    let silent = Some(Ordered { orders: sheet(json!([]), "wait"), when: When::Away });
    pair.orders("anna", ANNA, silent).unwrap();
    assert_eq!(pair.live.due_with_orders(&away_since(0)), None);
    assert_eq!(pair.ask(Actor::Server, None, Asked::OrdersAct { seat: ANNA }), Err(Rejected::TooLate));
}

#[test]
fn the_moment_follows_from_nothing_that_orders_say() {
    let goods = ["ivory", "marble", "wood", "salt", "wine", "wheat"];
    for tempo in [
        Tempo::None,
        Tempo::Slow { each_ms: 9_000, weekends_off: false },
        Tempo::Slow { each_ms: 86_400_000, weekends_off: false },
    ] {
        let mut pair = asked_to_bid(tempo);
        let mut moments = std::collections::BTreeSet::new();
        for at_most in [0, 18, 400] {
            let pairs = (0..6).flat_map(|one| (one..6).map(move |other| [goods[one], goods[other]]));
            let bids: Value = pairs.map(|pair| json!({ "pair": pair, "at_most": at_most })).collect();
            for orders in [sheet(bids.clone(), "wait"), sheet(bids, "pass"), sheet(json!([]), "pass")] {
                pair.orders("anna", ANNA, Some(Ordered { orders, when: When::Away })).unwrap();
                moments.insert(pair.live.due_with_orders(&away_since(0)).expect("every one of them speaks").at);
            }
        }
        assert_eq!(moments.len(), 1, "{moments:?}");
    }
}

#[test]
fn orders_come_before_the_clock_that_rings_and_are_no_help_where_they_are_silent() {
    let slow = Tempo::Slow { each_ms: 5_000, weekends_off: false };
    let mut pair = asked_to_bid(slow);
    let asked = pair.now;
    pair.orders("anna", ANNA, pass_all(When::Away)).unwrap();
    // Even though she is here: she has let the clock run out, and said what to do.
    let step = pair.do_due().unwrap().unwrap();
    assert_eq!((step.at, step.by_order), (asked + 5_000, true));
    assert_eq!(pair.live.seat(ANNA), Some(&SeatState::Person { player: player("anna") }));
    let mut pair = asked_to_bid(slow);
    pair.orders("anna", ANNA, Some(Ordered { orders: sheet(json!([]), "wait"), when: When::Away })).unwrap();
    let step = pair.do_due_while_away(&away_since(0)).unwrap().unwrap();
    assert!(matches!(step.what, Happened::BotTookOver { seat: ANNA, why: Takeover::Clock, .. }));
    // The bot has the seat until she takes it back; then the orders are in force again.
    pair.orders("anna", ANNA, pass_all(When::Now)).unwrap();
    assert!(!matches!(pair.live.due_with_orders(&nobody_away), Some(Due { what: Duty::OrdersAct { .. }, .. })));
    pair.command("anna", Command::TakeBack { seat: ANNA }).unwrap();
    assert!(pair.do_due().unwrap().unwrap().by_order);
}

#[test]
fn a_sheet_of_ostia_lapses_with_its_round() {
    let mut pair = asked_to_bid(Tempo::None);
    pair.orders("anna", ANNA, pass_all(When::Away)).unwrap();
    play_until(&mut pair, |pair| phase(pair) == Phase::Counter);
    assert!(pair.live.standing(ANNA).is_some(), "the counter is of the same round");
    play_until(&mut pair, |pair| pair.live.played().unwrap().state().public.round == 2);
    assert_eq!(pair.live.standing(ANNA), None);
    play_until(&mut pair, |pair| phase(pair) == Phase::Bid(ANNA));
    assert_eq!(pair.live.due_with_orders(&away_since(0)), None);
}

#[test]
fn a_whole_round_is_played_by_orders() {
    let mut pair = asked_to_bid(Tempo::None);
    pair.orders("anna", ANNA, pass_all(When::Away)).unwrap();
    let mut by_order = 0;
    while pair.live.played().unwrap().state().public.round == 1 {
        match pair.do_due_while_away(&away_since(0)) {
            Some(step) => by_order += u32::from(step.unwrap().by_order),
            // Lots, layouts and storehouses are hers to decide.
            None => {
                let (action, question) = (pair.some_action(ANNA).unwrap(), pair.live.question());
                pair.command("anna", Command::Play { seat: ANNA, action, question }).unwrap();
            }
        }
    }
    assert!(by_order >= 4, "three lots at least and the second look: {by_order}");
}

#[test]
fn only_the_owner_of_a_seat_leaves_orders_and_only_during_the_match() {
    let mut pair = Pair::<Ostia>::open(opened("orders", "anna", options(3)), 0);
    let sit = Command::Sit { seat: ANNA, link: None, nonce: record::Nonce([1; 32]) };
    pair.command("anna", sit).unwrap();
    assert_eq!(pair.orders("anna", ANNA, pass_all(When::Away)), Err(Rejected::NotStarted));
    pair.command("anna", Command::Start { fill: Some(BotKind::Random) }).unwrap();
    assert_eq!(pair.orders("bob", ANNA, pass_all(When::Away)), Err(Rejected::NotYourSeat(ANNA)));
    assert_eq!(pair.orders("anna", Seat::at(1), pass_all(When::Away)), Err(Rejected::NotYourSeat(Seat::at(1))));
    assert_eq!(pair.orders("anna", Seat::at(4), pass_all(When::Away)), Err(Rejected::NoSeat));
    let nonsense = Some(Ordered { orders: json!({ "bids": "all" }), when: When::Away });
    assert!(matches!(pair.orders("anna", ANNA, nonsense), Err(Rejected::Misread(_))));
    pair.orders("anna", ANNA, pass_all(When::Away)).unwrap();
    pair.command("anna", Command::Resign { seat: ANNA }).unwrap();
    assert_eq!(pair.orders("anna", ANNA, None), Err(Rejected::Resigned(ANNA)));
    // The next player in her seat has no orders there.
    pair.command("anna", Command::OpenSeat { seat: ANNA }).unwrap();
    let link = pair.live.link(ANNA);
    pair.command("bob", Command::Sit { seat: ANNA, link, nonce: record::Nonce([2; 32]) }).unwrap();
    assert_eq!(pair.live.standing(ANNA), None);
    pair.command("bob", Command::Abandon { agree: true }).unwrap();
    assert_eq!(pair.orders("bob", ANNA, pass_all(When::Away)), Err(Rejected::Over));
}

#[test]
fn orders_rest_while_the_match_does() {
    let mut pair = asked_to_bid(Tempo::None);
    pair.orders("anna", ANNA, pass_all(When::Now)).unwrap();
    pair.command("anna", Command::Pause { agree: true }).unwrap();
    assert_eq!(pair.live.stage(), Stage::Paused);
    assert_eq!(pair.live.due_with_orders(&away_since(0)), None);
    pair.now += 60_000;
    let resumed = pair.now;
    pair.command("anna", Command::Resume).unwrap();
    let due = pair.live.due_with_orders(&nobody_away).unwrap();
    assert_eq!(due, Due { at: resumed + BOT_PAUSE, what: Duty::OrdersAct { seat: ANNA } });
}

#[test]
fn answers_of_oltre_mare_hold_from_turn_to_turn() {
    let mut pair = Pair::<OltreMare>::open(opened("orders", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    let orders = json!({ "accept": [], "leave": 0, "otherwise": "refuse" });
    pair.orders("anna", ANNA, Some(Ordered { orders, when: When::Away })).unwrap();
    let (mut refused, mut turns) = (0, std::collections::BTreeSet::new());
    while (refused < 5 || turns.len() < 2) && pair.live.stage() == Stage::Playing {
        match pair.do_due_while_away(&away_since(0)) {
            Some(step) => {
                let step = step.unwrap();
                if step.by_order {
                    refused += 1;
                    turns.insert(pair.live.played().unwrap().state().public.turn);
                    let Happened::Moved(record::Entry::Play { action, .. }) = step.what else { panic!("a move") };
                    assert!(matches!(action, oltre_mare::Action::Refuse { .. }), "{action:?}");
                }
            }
            None => {
                let (action, question) = (pair.some_action(ANNA).unwrap(), pair.live.question());
                pair.command("anna", Command::Play { seat: ANNA, action, question }).unwrap();
            }
        }
    }
    assert!(refused >= 5 && turns.len() > 1, "{refused} in {turns:?}");
    assert!(pair.live.standing(ANNA).is_some(), "they hold until they are revoked");
}
