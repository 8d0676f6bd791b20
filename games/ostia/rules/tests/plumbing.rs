//! Notation, words and memory: not in the rules, but required.

use crate::common::{self, cards, dealt, lay, manage, seat, table};
use game::{
    Arg, Choices as _, Game, Message, NoLog, Notation, Observer, Refusal as _, Seat, Shown, Slot, Stats as _, Status,
    Step,
};
use ostia::{Action, Cards, Choices, Ostia, State, Stats};
use std::collections::BTreeMap;
use testkit::{Dice, alloc};

#[test]
fn actions_are_written_and_read() {
    let game = table(4);
    let pairs = [
        (Action::Pick { good: ostia::Good::Wheat }, "pick wheat"),
        (Action::PutUp { lot: cards("wood wood") }, "put-up 2*wood"),
        (Action::PutUp { lot: cards("wheat ivory") }, "put-up ivory wheat"),
        (Action::Bid { amount: 12 }, "bid 12"),
        (Action::Pass, "pass"),
        (Action::Keep, "keep"),
        (Action::Sell { buyer: seat(3) }, "sell 3"),
        (lay("", ""), "lay"),
        (lay("wheat wheat bluff", "ivory"), "lay forum 2*wheat bluff senate ivory"),
        (Action::Stand, "stand"),
        (manage(0, 0, ""), "manage"),
        (manage(1, 2, "salt salt"), "manage repay 1 build 2 keep 2*salt"),
        (Action::SellStorehouses { count: 2 }, "sell-storehouses 2"),
        (Action::TakeBack, "take-back"),
    ];
    for (action, text) in pairs {
        assert_eq!(game.write_action(&action), text);
        assert_eq!(game.read_action(text, None), Ok(action));
    }
    assert_eq!(game.read_action("  lay senate wood wood  forum", None).unwrap_err().word, "forum");
    assert_eq!(game.read_action("put-up wood wood", None), Ok(Action::PutUp { lot: cards("wood wood") }));
    assert_eq!(game.read_action("manage keep nothing", None), Ok(manage(0, 0, "")));
}

#[test]
fn with_knowledge_all_stands_for_the_stock() {
    let game = table(3);
    let state = common::Scenario::new(&game).stock(1, "wood salt salt").at(ostia::Phase::Counter);
    let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
    assert_eq!(game.read_action("lay forum all", Some(&knowledge)), Ok(lay("wood salt salt", "")));
    assert!(game.read_action("lay forum all", None).is_err());
}

#[test]
fn nonsense_is_misread_and_never_panics() {
    let game = table(3);
    for text in [
        "",
        " ",
        "bid",
        "bid -1",
        "bid 99999",
        "bid 1 2",
        "sell 0",
        "sell 6",
        "sell x",
        "pick",
        "pick bluff",
        "put-up",
        "put-up 0*wood",
        "put-up 16*wood",
        "put-up 15*wood 15*wood",
        "put-up *wood",
        "lay forum",
        "lay forum gold",
        "manage repay",
        "manage repay 300",
        "sell-storehouses -",
        "keep it",
        "Pass",
        "lay senate ivory forum wood",
    ] {
        assert!(game.read_action(text, None).is_err(), "{text:?}");
    }
}

/// Plays matches at random and shows every decision.
fn watch(game: &Ostia, seeds: std::ops::Range<u64>, mut look: impl FnMut(&State, Seat, &Choices, &mut Dice)) {
    for seed in seeds {
        let (mut state, _) = dealt(game, seed);
        let mut dice = Dice::new(seed, 1);
        while let Status::Open { ask, .. } = game.status(&state) {
            let mut choices = Choices::default();
            game.choices(&state, ask, &mut choices);
            look(&state, ask, &choices, &mut dice);
            let action = choices.sample(&mut dice);
            game.apply(&mut state, ask, &action, &mut dice, &mut NoLog).unwrap();
        }
    }
}

#[test]
fn nothing_allocates_where_bots_play_millions_of_matches() {
    for players in 3..=5 {
        let game = table(players);
        let mut looks = 0;
        watch(&game, 0..5, |state, seat, _, dice| {
            let (mut choices, mut copy) = (Choices::default(), *state);
            let ((), allocations) = alloc::count(|| {
                game.choices(state, seat, &mut choices);
                let action = choices.sample(dice);
                let known = game.knowledge(state, Observer::Seat(seat));
                game.redeal(&known, dice, &mut copy);
                assert!(game.apply(&mut copy, seat, &action, dice, &mut NoLog).is_ok());
                let _ = game.status(&copy);
            });
            assert_eq!(allocations, 0, "{:?}", state.public.phase);
            looks += 1;
        });
        assert!(looks > 500);
    }
    assert!(size_of::<State>() < 1024);
}

#[test]
fn actions_survive_json_there_and_back() {
    let mut seen = std::collections::HashSet::new();
    for players in 3..=5 {
        let game = table(players);
        watch(&game, 0..4, |_, _, choices, dice| {
            let action = choices.sample(dice);
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{json}");
            seen.insert(std::mem::discriminant(&action));
        });
    }
    assert_eq!(seen.len(), 10, "all verbs but taking back, which the walk never comes to");
    let lay = serde_json::json!({"action": "lay", "forum": {"wheat": 2, "bluff": 1}, "senate": {}});
    assert_eq!(serde_json::to_value(common::lay("wheat wheat bluff", "")).unwrap(), lay);
    let sell = serde_json::json!({"action": "sell", "buyer": 3});
    assert_eq!(serde_json::to_value(Action::Sell { buyer: seat(3) }).unwrap(), sell);
}

/// Values that a hostile client may send, but that no action of a match would have.
fn hostile(value: &serde_json::Value, dice: &mut Dice) -> serde_json::Value {
    use game::Chance;
    let odd = ["-1", "0", "5", "15", "16", "127", "128", "255", "256", "65535", "65536", "1e99", "null", "true"];
    let odd =
        odd.into_iter().chain(["\"\"", "\"ivory\"", "\"bluff\"", "[]", "{}", r#"{"bluff": 15}"#, r#"{"wheat": 15}"#]);
    let odd: Vec<serde_json::Value> = odd.map(|text| serde_json::from_str(text).unwrap()).collect();
    let any = |dice: &mut Dice| -> serde_json::Value { odd[dice.below(odd.len() as u32) as usize].clone() };
    let serde_json::Value::Object(fields) = value else { return any(dice) };
    let mut fields = fields.clone();
    let keys: Vec<String> = fields.keys().cloned().collect();
    match keys.get(dice.below(1 + keys.len() as u32) as usize) {
        None => drop(fields.insert("extra".into(), any(dice))),
        Some(key) if dice.below(8) == 0 => drop(fields.remove(key)),
        Some(key) if key == "action" => {
            let verbs = [
                "pick",
                "put_up",
                "bid",
                "sell",
                "lay",
                "stand",
                "manage",
                "sell_storehouses",
                "take_back",
                "Pass",
                "",
            ];
            fields.insert(key.clone(), verbs[dice.below(verbs.len() as u32) as usize].into());
        }
        Some(key) => {
            let changed = hostile(&fields[key], dice);
            fields.insert(key.clone(), changed);
        }
    }
    fields.into()
}

#[test]
fn a_hostile_action_is_unreadable_or_judged() {
    let (mut unreadable, mut refused) = (0, 0);
    for players in 3..=5 {
        let game = table(players);
        watch(&game, 0..6, |state, _, choices, dice| {
            let action = choices.sample(dice);
            for _ in 0..4 {
                let json = hostile(&serde_json::to_value(action).unwrap(), dice);
                let Ok(action) = serde_json::from_value::<Action>(json) else {
                    unreadable += 1;
                    continue;
                };
                for seat in Seat::all(5) {
                    let judged = game.check(state, seat, &action);
                    let mut choices = Choices::default();
                    game.choices(state, seat, &mut choices);
                    assert_eq!(judged.is_ok(), choices.contains(&action), "{action:?}");
                    refused += u32::from(judged.is_err());
                }
                assert_eq!(game.read_action(&game.write_action(&action), None).ok(), Some(action));
            }
        });
    }
    assert!(unreadable > 1000 && refused > 1000, "{unreadable} {refused}");
}

/// The catalogue: each key with the names of the arguments its text uses.
fn catalogue() -> BTreeMap<String, Vec<String>> {
    let text = include_str!("../../words/en.ftl");
    let mut catalogue: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =")
            && !line.starts_with(' ')
        {
            key = name.to_string();
        }
        let words = line.split('$').skip(1);
        let names = words.map(|word| word.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect());
        catalogue.entry(key.clone()).or_default().extend(names);
    }
    catalogue
}

/// The key is in the catalogue, and its text uses no argument that is not there.
fn can_be_said(message: &Message, catalogue: &BTreeMap<String, Vec<String>>) {
    let Some(used) = catalogue.get(message.key) else { panic!("{} is not in the catalogue", message.key) };
    for name in used {
        let there = |(arg, value): &(&str, Arg)| match name.strip_suffix("_is") {
            Some(seat) => *arg == seat && matches!(value, Arg::Seat(_)),
            None => arg == name,
        };
        assert!(message.args.iter().any(there), "{}: there is no ${name} in {:?}", message.key, message.args);
    }
    for (_, arg) in &message.args {
        arg_can_be_said(arg, catalogue);
    }
}

fn arg_can_be_said(arg: &Arg, catalogue: &BTreeMap<String, Vec<String>>) {
    match arg {
        Arg::Term(key) | Arg::Thing { term: key, .. } => {
            assert!(catalogue.contains_key(*key), "{key} is not in the catalogue")
        }
        Arg::Message(message) => can_be_said(message, catalogue),
        Arg::List(list) => list.iter().for_each(|arg| arg_can_be_said(arg, catalogue)),
        Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) | Arg::Card { .. } => {}
    }
}

#[test]
fn every_event_refusal_preview_and_option_can_be_said() {
    let catalogue = catalogue();
    let game = table(4);
    for seed in 0..12 {
        let (mut state, mut log) = dealt(&game, seed);
        let mut dice = Dice::new(seed, 1);
        while let Status::Open { ask, .. } = game.status(&state) {
            let mut choices = Choices::default();
            game.choices(&state, ask, &mut choices);
            labels_can_be_said(&game, &choices, &mut dice, &catalogue);
            let action = choices.sample(&mut dice);
            let knowledge = game.knowledge(&state, Observer::Seat(ask));
            game.foretell(&game.preview(&knowledge, &action)).iter().for_each(|m| can_be_said(m, &catalogue));
            for wrong in wrong_actions() {
                for seat in Seat::all(5) {
                    if let Err(refusal) = game.check(&state, seat, &wrong) {
                        can_be_said(&game.explain(&refusal), &catalogue);
                        assert!(refusal.clause().starts_with("OS-"));
                    }
                }
            }
            game.apply(&mut state, ask, &action, &mut dice, &mut log).unwrap();
        }
        for event in &log {
            for who in Observer::all(4) {
                let seen = game.seen(event, who).unwrap();
                game.tell(&seen).iter().for_each(|message| can_be_said(message, &catalogue));
            }
        }
    }
}

fn wrong_actions() -> Vec<Action> {
    let ten = Cards::from_counts([0, 0, 0, 0, 0, 10]);
    vec![
        Action::Pick { good: ostia::Good::Ivory },
        Action::PutUp { lot: cards("ivory ivory") },
        Action::PutUp { lot: ten },
        Action::Bid { amount: 1 },
        Action::Bid { amount: 9999 },
        Action::Keep,
        Action::Sell { buyer: seat(1) },
        lay("ivory ivory", "ivory ivory"),
        lay("bluff bluff", "bluff"),
        Action::Stand,
        manage(9, 0, ""),
        manage(0, 9, ""),
        Action::Manage(ostia::Management { repay: 0, build: 0, keep: ten }),
        Action::SellStorehouses { count: 9 },
        Action::TakeBack,
    ]
}

/// Along a random walk, every option has a label with words.
fn labels_can_be_said(game: &Ostia, choices: &Choices, dice: &mut Dice, catalogue: &BTreeMap<String, Vec<String>>) {
    let trail = testkit::walk::random(choices, &[], dice).expect("no dead end");
    for pick in &trail.picks {
        for option in (0..128).filter(|option| pick.options >> option & 1 == 1) {
            arg_can_be_said(&game.label(choices, pick.slot, option), catalogue);
        }
    }
    assert_eq!(choices.step(&trail.draft()), Step::Done(trail.action));
}

#[test]
fn the_label_of_a_bid_is_the_bid() {
    let game = table(3);
    let state = common::Scenario::new(&game).lot(1, "wood wheat");
    let mut choices = Choices::default();
    game.choices(&state, seat(2), &mut choices);
    assert_eq!(game.label(&choices, Slot::Money, 13), Arg::Number(13));
    assert_eq!(choices.step(&[1, 13]), Step::Done(Action::Bid { amount: 13 }));
}

#[test]
fn labels_say_what_the_action_will_be() {
    let game = table(3);
    let mut said = BTreeMap::<String, u32>::new();
    watch(&game, 0..3, |_, _, choices, dice| {
        let trail = testkit::walk::random(choices, &[], dice).expect("no dead end");
        for pick in &trail.picks {
            let term = match (trail.action, pick.slot) {
                (Action::Bid { .. }, Slot::Verb) => "ostia-verb-bid".to_owned(),
                (Action::Pass, Slot::Verb) => "ostia-verb-pass".to_owned(),
                (Action::Keep, Slot::Verb) => "ostia-verb-keep".to_owned(),
                (Action::Sell { .. }, Slot::Verb) => "ostia-verb-sell".to_owned(),
                (Action::Stand, Slot::Verb) => "ostia-verb-stand".to_owned(),
                (Action::Pick { good }, Slot::Good) => format!("ostia-good-{}", good.name()),
                _ => continue,
            };
            match game.label(choices, pick.slot, pick.pick.into()) {
                Arg::Term(label) | Arg::Thing { term: label, .. } => assert_eq!(label, term, "{:?}", trail.action),
                other => panic!("{other:?} for {:?}", trail.action),
            }
            *said.entry(term).or_default() += 1;
        }
    });
    assert_eq!(said.len(), 11, "five verbs and six goods: {said:?}");
}

#[test]
fn a_screen_has_buttons_only_for_seats_that_are_asked() {
    let game = table(3);
    let wishes = |state: &State, who| game.wishes(&game.knowledge(state, who));
    let asked = |state: &State, number| wishes(state, Observer::Seat(seat(number)));
    let mut state = common::Scenario::new(&game).lot(1, "wood wheat");
    assert_eq!(asked(&state, 2), [Action::Bid { amount: 11 }, Action::Pass]);
    assert_eq!((asked(&state, 1), asked(&state, 3), wishes(&state, Observer::Spectator)), Default::default());
    common::act(&game, &mut state, 2, Action::Bid { amount: 12 });
    common::act(&game, &mut state, 3, Action::Pass);
    assert_eq!(asked(&state, 1), [Action::Keep]);
    assert_eq!((asked(&state, 2), asked(&state, 3), wishes(&state, Observer::Spectator)), Default::default());
    let mut state = common::Scenario::new(&game).round(5).stock(1, "wood").at(ostia::Phase::LastCounter);
    assert_eq!(asked(&state, 1), []);
    common::act(&game, &mut state, 1, lay("wood", ""));
    assert_eq!((asked(&state, 1), asked(&state, 2)), (vec![Action::Stand], vec![]), "seat 2 has no goods");
}

#[test]
fn a_turn_is_a_round() {
    let game = table(3);
    let mut rounds = std::collections::BTreeSet::new();
    watch(&game, 0..1, |state, _, _, _| {
        assert_eq!(game.turn(state), u32::from(state.public.round));
        rounds.insert(game.turn(state));
    });
    assert_eq!(rounds, (1..=5).collect());
}

/// Match files are replayed without being judged.
#[test]
fn a_forged_list_of_events_does_not_panic() {
    for seed in 0..60 {
        let game = table(3 + (seed % 3) as u8);
        let (mut state, mut log) = dealt(&game, seed);
        let mut dice = Dice::new(seed, 1);
        while let Status::Open { ask, .. } = game.status(&state) {
            let mut choices = Choices::default();
            game.choices(&state, ask, &mut choices);
            let action = choices.sample(&mut dice);
            game.apply(&mut state, ask, &action, &mut dice, &mut log).unwrap();
        }
        game::shuffle(&mut log, &mut dice);
        let mut forged = game.blank();
        let mut known = game.knowledge(&forged, Observer::Spectator);
        for event in &log {
            game.evolve(&mut forged, event);
            game.learn(&mut known, &game.seen(event, Observer::Spectator).unwrap());
            let _ = game.status(&forged);
            let view = game.view(&game.knowledge(&forged, Observer::Seat(seat(1))));
            assert!(!game.write_view(&view).is_empty());
            for seat in Seat::all(5) {
                game.choices(&forged, seat, &mut Choices::default());
                let _ = game.check(&forged, seat, &Action::Keep);
                let _ = game.check(&forged, seat, &lay("wood", "bluff"));
                let _ = game.check(&forged, seat, &manage(1, 1, "wood"));
            }
        }
    }
}

#[test]
fn stats_count_lots_prices_and_credits() {
    let game = table(4);
    let (mut stats, mut cash) = (Stats::default(), 0);
    for seed in 0..20 {
        let mut one = Stats::default();
        let (mut state, mut log) = dealt(&game, seed);
        let mut dice = Dice::new(seed, 1);
        while let Status::Open { ask, .. } = game.status(&state) {
            let mut choices = Choices::default();
            game.choices(&state, ask, &mut choices);
            let action = choices.sample(&mut dice);
            game.apply(&mut state, ask, &action, &mut dice, &mut log).unwrap();
        }
        log.iter().for_each(|event| one.note(event));
        stats.merge(&one);
        cash += state.public.traders.iter().map(|(_, trader)| u32::from(trader.cash)).sum::<u32>();
    }
    assert_eq!(stats.turns(), 100);
    let report = serde_json::to_value(stats.report(20)).unwrap();
    let figure = |name: &str| report[name].as_f64().unwrap_or_else(|| panic!("{name} in {report}"));
    assert_eq!(figure("lots_per_game"), 40.0);
    assert!((figure("lots_sold") + figure("lots_kept") + figure("lots_forced") - 1.0).abs() < 1e-9);
    assert!(figure("mean_price_to_minimum") > 1.0);
    assert!((figure("mean_denarii_at_the_end") - f64::from(cash) / 80.0).abs() < 1e-9, "every payment was counted");
    assert_eq!(report["mean_denarii_by_round"]["1"], 55.0);
    for share in ["odd_bids", "bids_beyond_cash", "seats_short_of_minimum", "seats_priced_out"] {
        assert!((0.1..0.9).contains(&figure(share)), "random players do all of it: {share} {}", figure(share));
    }
    assert!(figure("credits_per_game") > 0.0 && figure("eliminations_per_game") > 0.0);
}
