//! Actions as data: actions written as JSON are read back the same, and anything a stranger sends is refused or checked.

use game::{Chance, Choices as _, Edition as _, Game, Notation, Observer, Seat, Shown};
use oltre_mare::{Action, Choices, Edition, OltreMare, Setup, State};
use serde_json::{Value, json};
use testkit::Dice;

/// Steps of random play, each with the seat that acts.
fn play(seed: u64, mut look: impl FnMut(&OltreMare, &State, Seat, &Action, &mut Dice)) {
    let setup = Setup::of(2 + (seed % 4) as u8);
    let rules = OltreMare::new(&setup, &Edition::builtin()).expect("a table can be set up");
    let mut dice = Dice::new(seed, 0);
    let (mut state, mut choices) = (rules.blank(), Choices::default());
    rules.deal(&mut state, &mut dice, &mut game::NoLog);
    for _ in 0..2_000 {
        let able: Vec<Seat> = Seat::all(setup.players)
            .filter(|seat| {
                rules.choices(&state, *seat, &mut choices);
                !choices.is_empty()
            })
            .collect();
        if able.is_empty() {
            return;
        }
        let seat = able[dice.below(able.len() as u32) as usize];
        rules.choices(&state, seat, &mut choices);
        let action = choices.sample(&mut dice);
        look(&rules, &state, seat, &action, &mut dice);
        rules.apply(&mut state, seat, &action, &mut dice, &mut game::NoLog).expect("a sampled action is legal");
    }
}

#[test]
fn every_action_survives_json() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..8 {
        play(seed, |_, _, _, action, _| {
            let text = serde_json::to_string(action).expect("an action is plain data");
            assert_eq!(serde_json::from_str::<Action>(&text).expect(&text), *action);
            let value: Value = serde_json::from_str(&text).expect("it is JSON");
            kinds.insert(value["action"].as_str().expect("it says what it is").to_owned());
        });
    }
    let all = [
        "accept",
        "buy",
        "discard",
        "end_turn",
        "follow_compass",
        "leave_trade",
        "offer_deal",
        "pass",
        "play",
        "post",
        "refuse",
        "sail",
        "stow",
        "withdraw",
    ];
    assert!(kinds.iter().eq(all), "{kinds:?}");
}

/// One thing in it changed into something else that JSON can say.
fn spoil(value: &mut Value, dice: &mut Dice) {
    let odd = [
        json!(null),
        json!(0),
        json!(-1),
        json!(7),
        json!(31),
        json!(32),
        json!(127),
        json!(-128),
        json!(255),
        json!(65_535),
        json!(1e300),
        json!(true),
        json!(""),
        json!("silk.08"),
        json!("grain.21"),
        json!("any"),
        json!([]),
        json!([3, 3]),
        json!(["salt.01", "salt.01"]),
        json!({"port": 99}),
        json!({"power": 9}),
        json!({}),
    ];
    match value {
        Value::Object(fields) if !fields.is_empty() && dice.below(8) != 0 => {
            let at = dice.below(fields.len() as u32) as usize;
            let name = fields.keys().nth(at).cloned().unwrap_or_default();
            match dice.below(12) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert("more".to_owned(), json!(1))),
                _ => spoil(&mut fields[&name], dice),
            }
        }
        Value::Array(items) if !items.is_empty() && dice.below(4) != 0 => {
            let at = dice.below(items.len() as u32) as usize;
            match dice.below(4) {
                0 => items.push(items[at].clone()),
                1 => (0..40).for_each(|_| items.push(items[at].clone())),
                2 => items.reverse(),
                _ => spoil(&mut items[at], dice),
            }
        }
        value => *value = odd[dice.below(odd.len() as u32) as usize].clone(),
    }
}

#[test]
fn spoiled_json_is_refused_or_judged() {
    let (mut read, mut unread, mut legal) = (0, 0, 0);
    for seed in 0..12 {
        play(seed, |rules, state, seat, action, dice| {
            for _ in 0..4 {
                let mut value = serde_json::to_value(action).expect("an action is plain data");
                spoil(&mut value, dice);
                let Ok(action) = serde_json::from_value::<Action>(value) else {
                    unread += 1;
                    continue;
                };
                read += 1;
                let mut choices = Choices::default();
                rules.choices(state, seat, &mut choices);
                let verdict = rules.check(state, seat, &action);
                assert_eq!(verdict.is_ok(), choices.contains(&action), "{action:?}");
                legal += u32::from(verdict.is_ok());
                if let Err(refusal) = verdict {
                    rules.explain(&refusal);
                }
                // A screen asks for these before anything is checked.
                rules.preview(&rules.knowledge(state, Observer::Seat(seat)), &action);
                rules.write_action(&action);
            }
        });
    }
    assert!(read > 1_000 && unread > 1_000 && legal > 100, "{read} read, {unread} not, {legal} legal");
}

#[test]
fn json_says_what_it_means() {
    let offer = json!({
        "action": "offer_deal", "to": [2], "answers": null, "cards": ["silk.08", "salt.01"], "ducats": -3, "wants": ["gems", "any"],
        "claims": [{"card": "silk.08", "claim": {"power": 5}}, {"card": "salt.01", "claim": {"port": -1}}],
    });
    let read = serde_json::from_value::<Action>(offer.clone()).expect("an offer");
    let Action::OfferDeal(proposal) = read else { panic!("{read:?}") };
    assert_eq!(proposal.claims[0].card.to_string(), "silk.08", "claims come in the order of the cards");
    assert_eq!((proposal.ducats, proposal.wants.total(), proposal.cards.len()), (-3, 2, 2));
    let mut turned = offer.clone();
    turned["claims"].as_array_mut().expect("claims").reverse();
    assert_eq!(serde_json::from_value::<Action>(turned).expect("an offer"), read);
    for (field, wrong) in [
        ("to", json!([6])),
        ("to", json!([0])),
        ("cards", json!(["silk.08", "silk.08"])),
        ("cards", json!(["silk.13"])),
        ("ducats", json!(128)),
        ("wants", json!(vec!["silk"; 32])),
        ("claims", json!([{"card": "silk.08", "claim": {"power": 8}}])),
        ("claims", json!([{"card": "silk.08", "claim": {"load": 0}}])),
        ("claims", json!([{"card": "silk.08", "claim": {"port": 32}}])),
        ("claims", json!([{"card": "silk.08", "claim": {"port": -2}}])),
        ("claims", json!(vec![json!({"card": "silk.08", "claim": {"power": 5}}); 7])),
        ("more", json!(1)),
    ] {
        let mut spoiled = offer.clone();
        spoiled[field] = wrong;
        assert!(serde_json::from_value::<Action>(spoiled.clone()).is_err(), "{spoiled}");
    }
}
