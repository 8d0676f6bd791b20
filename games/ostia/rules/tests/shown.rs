//! What screens, logs and reports get.

use crate::common::{Scenario, act, cards, dealt, lay, manage, seat, table, watch};
use game::{Arg, Choices as _, Game, Message, Observer, Refusal as _, Seat, Shown, Slot, Stats as _, Status, Step};
use ostia::{Action, Cards, Choices, Good, Management, Ostia, Phase, State, Stats};
use std::collections::BTreeMap;
use testkit::Dice;

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
        Action::Pick { good: Good::Ivory },
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
        Action::Manage(Management { repay: 0, build: 0, keep: ten }),
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
    let state = Scenario::new(&game).lot(1, "wood wheat").build();
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
    let mut state = Scenario::new(&game).lot(1, "wood wheat").build();
    assert_eq!(asked(&state, 2), [Action::Bid { amount: 11 }, Action::Pass]);
    assert_eq!((asked(&state, 1), asked(&state, 3), wishes(&state, Observer::Spectator)), Default::default());
    act(&game, &mut state, 2, Action::Bid { amount: 12 });
    act(&game, &mut state, 3, Action::Pass);
    assert_eq!(asked(&state, 1), [Action::Keep]);
    assert_eq!((asked(&state, 2), asked(&state, 3), wishes(&state, Observer::Spectator)), Default::default());
    let mut state = Scenario::new(&game).round(5).stock(1, "wood").phase(Phase::LastCounter).build();
    assert_eq!(asked(&state, 1), []);
    act(&game, &mut state, 1, lay("wood", ""));
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
