//! Actions as data: actions written as JSON are read back the same, and anything a stranger sends is refused or checked.

use crate::common::{lay, seat, table, watch};
use game::{Choices as _, Game, Notation, Seat};
use ostia::{Action, Choices};
use testkit::Dice;

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
    let laid = serde_json::json!({"action": "lay", "forum": {"wheat": 2, "bluff": 1}, "senate": {}});
    assert_eq!(serde_json::to_value(lay("wheat wheat bluff", "")).unwrap(), laid);
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
