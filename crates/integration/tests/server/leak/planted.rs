//! Deliberate leaks: a line meant for one reader is sent to another, and the checker must object.

use crate::leak::cards::cards_in;
use crate::leak::check::Reader;
use crate::leak::room::Recording;
use crate::leak::wire::Frame;
use serde_json::{Value, json};

/// Places in a step whose contents are for one seat, and words that make them worth stealing.
fn private(game: &str) -> Vec<(&'static str, Vec<&'static str>)> {
    match game {
        "oltre-mare" => vec![
            ("/what/action", vec!["discard ", "offer ", "accept "]),
            ("/what/events", vec!["\"card\":\"", "\"own\":[\"", "\"seen\":\"offer_made\""]),
            ("/now/view/hand", vec!["."]),
            ("/now/undo", vec!["actions"]),
            ("/now/choices", vec!["."]),
        ],
        _ => vec![
            ("/what/action", vec!["pick ", "lay ", "manage "]),
            ("/what/events", vec!["\"layout\":{", "\"plan\":{", "\"good\":\"", "\"cards\":{"]),
            ("/now/view/own", vec!["stock"]),
            ("/now/undo", vec!["actions"]),
            ("/now/choices", vec!["ship", "stock", "lay"]),
        ],
    }
}

fn step_at(frames: &[Frame]) -> impl Iterator<Item = &Frame> {
    frames.iter().filter(|frame| frame.value["type"] == "step" && frame.value["now"].is_object())
}

/// The same frame with something else in one place.
fn spoiled(frame: &Frame, place: &str, value: Value) -> Frame {
    let mut frame = frame.clone();
    *frame.value.pointer_mut(place).unwrap() = value;
    frame.text = frame.value.to_string();
    frame
}

/// Tells a few readers what another one was told. Returns how many leaks were planted at each place; all must be found.
pub fn told_to_another(recording: &Recording) -> Vec<(&'static str, usize)> {
    let reader = Reader::of(recording);
    let mut planted = Vec::new();
    for (place, words) in private(recording.plan.game) {
        let mut count = 0;
        for owner in step_at(&recording.frames) {
            let Some(told) = owner.value.pointer(place) else { continue };
            let text = told.to_string();
            if owner.eye.is_none() || !words.iter().any(|word| text.contains(word)) || count == 12 {
                continue;
            }
            let same_step = |frame: &&Frame| frame.value["version"] == owner.value["version"] && frame.eye != owner.eye;
            for other in step_at(&recording.frames).filter(same_step) {
                let before = other.value.pointer(place).unwrap();
                // Cards are checked one by one: without an extra card it is not a leak, though it may read differently.
                let events = recording.plan.game == "oltre-mare" && place == "/what/events";
                if before == told || events && cards_in(told).is_subset(&cards_in(before)) {
                    continue;
                }
                let leak = spoiled(other, place, told.clone());
                assert!(reader.check(other).is_ok());
                assert!(reader.check(&leak).is_err(), "{place} told to {:?} was not found: {told}", other.eye);
                count += 1;
            }
        }
        planted.push((place, count));
    }
    planted
}

/// Single slips of the mapping, each with the checker's verdict.
pub fn slips(recording: &Recording) -> Vec<String> {
    let reader = Reader::of(recording);
    let header: Value = serde_json::from_str(recording.export.lines().next().unwrap()).unwrap();
    let spectator = recording.plan.players;
    let seen: Vec<&Frame> = step_at(&recording.frames).filter(|frame| frame.person == spectator).collect();
    let late = |find: &dyn Fn(&Value) -> bool| *seen.iter().rev().find(|frame| find(&frame.value)).unwrap();
    let any = late(&|frame| {
        let played = frame["now"]["stage"] == "playing" && frame["what"]["what"] == "played";
        played && secret_of(recording, frame["version"].as_u64().unwrap()).is_some()
    });
    let line = |text: &Value| json!([{ "event": {}, "line": { "key": "x", "args": [["x", { "text": text }]] } }]);
    let mut slips = vec![
        spoiled(any, "/now/shuffle", header["shuffle"].clone()),
        spoiled(any, "/by", header["seed"].clone()),
        spoiled(any, "/by", json!(recording.tokens[0])),
        spoiled(any, "/by", json!(recording.links[0])),
        spoiled(any, "/id", json!("somebody's")),
    ];
    // A card or a good of a hand, in a line of the log, among the votes, and as the key of a field.
    let secret = secret_of(recording, any.value["version"].as_u64().unwrap()).unwrap();
    slips.push(spoiled(any, "/what/events", line(&secret)));
    slips.push(spoiled(any, "/now/pause_votes", json!([secret])));
    let keyed = serde_json::Map::from_iter([(secret.as_str().unwrap().to_owned(), json!(1))]);
    slips.push(spoiled(any, "/now/view/standings", keyed.into()));
    if recording.plan.game == "oltre-mare" {
        let cargo =
            late(&|frame| frame["now"]["view"]["seats"][0]["top"].is_string() && frame["now"]["stage"] == "playing");
        let top = cargo.value["now"]["view"]["seats"][0]["top"].clone();
        slips.push(spoiled(cargo, "/now/view/seats/0/cargo_cards", json!([top])));
    } else {
        slips.push(spoiled(any, "/now/view/put_away", any.value["now"]["view"]["senate"].clone()));
        let everything = json!({ "ivory": 9, "marble": 9, "wood": 9, "salt": 9, "wine": 9, "wheat": 9 });
        slips.push(spoiled(any, "/now/view/seats/0/sure", everything.clone()));
        slips.push(spoiled(any, "/now/view/seats/0/stock", everything));
    }
    slips.iter().map(|slip| reader.check(slip).expect_err(&slip.text)).collect()
}

/// Something that a seat alone was shown at a version.
fn secret_of(recording: &Recording, version: u64) -> Option<Value> {
    let own = step_at(&recording.frames).filter(|frame| frame.value["version"] == version && frame.eye.is_some());
    let mut secrets = own.filter_map(|frame| {
        let view = &frame.value["now"]["view"];
        let goods = view["own"]["stock"].as_object().and_then(|stock| stock.keys().next()).map(|good| json!(good));
        view["hand"].get(0).cloned().or(goods)
    });
    secrets.next()
}

/// Old steps sent to a spectator again, in the log of a whole table and as missed steps. Returns at how many
/// moments of the match; all must be found.
pub fn long_ago(recording: &Recording) -> usize {
    let reader = Reader::of(recording);
    let spectators = || recording.frames.iter().filter(|frame| frame.person == recording.plan.players);
    let steps: Vec<&Frame> = spectators().filter(|frame| frame.value["type"] == "step").collect();
    let table = spectators().find(|frame| frame.value["type"] == "table").unwrap();
    let version = |frame: &Frame| frame.value["version"].as_u64();
    let mut planted = 0;
    for late in steps.iter().filter(|step| step.value["now"]["stage"] == "playing") {
        let from = late.value["now"]["log_from"].as_u64().unwrap();
        // The last step of the match that is just too old.
        let old = steps.iter().filter(|step| version(step) < Some(from) && step.value["what"]["what"] == "played");
        let Some(old) = old.max_by_key(|step| version(step)) else { continue };
        let missed = spoiled(old, "/now", Value::Null);
        // As a client is shown the table that arrives at this moment.
        let step = spoiled(late, "/now", Value::Null).value;
        let whole = spoiled(&spoiled(table, "/now", late.value["now"].clone()), "/log", json!([step]));
        let whole = Frame { version: late.version, ..whole };
        assert_eq!((reader.check(&whole), reader.check(&missed)), (Ok(()), Ok(())), "all is well without a fault");
        for fault in [
            spoiled(&whole, "/log", json!([missed.value, step])),
            spoiled(&whole, "/now/log_from", json!(from - 1)),
            spoiled(&whole, "/now/log_from", Value::Null),
            spoiled(late, "/now/log_from", Value::Null),
            Frame { version: late.version, ..missed },
        ] {
            reader.check(&fault).expect_err(&fault.text);
        }
        planted += 1;
    }
    planted
}
