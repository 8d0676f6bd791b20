//! Bots against bots on equal terms.

use crate::{Folder, portolan};
use serde_json::Value;

fn arena(more: &[&str]) -> Value {
    let out = portolan(&[&["arena", "--json"], more].concat()).good();
    assert_eq!(out.lines().count(), 1, "one object on one line");
    serde_json::from_str(&out).unwrap()
}

/// Without what depends on the clock.
fn timeless(mut report: Value) -> Value {
    report["seconds"] = Value::Null;
    for bot in report["bots"].as_array_mut().unwrap() {
        assert!(bot["ms_per_decision"].as_f64().unwrap() > 0.0);
        bot["ms_per_decision"] = Value::Null;
    }
    report
}

#[test]
fn a_stronger_bot_wins_more_and_all_shares_are_printed() {
    for game in ["oltre-mare", "ostia"] {
        let report = arena(&[game, "--bots", "greedy,random,random,random", "--deals", "12", "--seed", "3"]);
        assert_eq!((report["players"].as_u64(), report["matches"].as_u64()), (Some(4), Some(48)));
        let [greedy, random] = &report["bots"].as_array().unwrap()[..] else { panic!("{report}") };
        let share = |bot: &Value| bot["win_share"].as_f64().unwrap();
        assert!((share(greedy) + 3.0 * share(random) - 1.0).abs() < 1e-9, "a win a match, whole or shared: {report}");
        assert!(share(greedy) > 0.6 && greedy["ahead"].as_f64().unwrap() > 0.0, "{report}");
        assert_eq!(report["verdict"], "better");
    }
}

#[test]
fn two_names_are_the_tested_bot_and_all_the_others() {
    let short = arena(&["oltre-mare", "--bots", "greedy,random", "--players", "3", "--deals", "4"]);
    let long = arena(&["oltre-mare", "--bots", "greedy,random,random", "--deals", "4"]);
    assert_eq!(timeless(short), timeless(long));
}

#[test]
fn threads_change_nothing_and_it_stops_when_it_is_sure() {
    let args = ["ostia", "--bots", "greedy,random", "--until-sure", "--players", "3"];
    let one = timeless(arena(&[&args[..], &["--threads", "1"]].concat()));
    assert_eq!(timeless(arena(&[&args[..], &["--threads", "3"]].concat())), one);
    assert_eq!(one["verdict"], "better");
    assert!(one["deals"].as_u64().unwrap() < 40, "{one}");
}

#[test]
fn equals_are_even() {
    let report = arena(&["oltre-mare", "--bots", "random", "--deals", "10"]);
    assert!((report["bots"][0]["win_share"].as_f64().unwrap() - 0.25).abs() < 1e-9, "{report}");
    assert_eq!(report["verdict"], "open");
}

#[test]
fn text_is_for_people() {
    let said = portolan(&["arena", "oltre-mare", "--bots", "greedy,random", "--deals", "2"]).good();
    assert!(
        said.contains("2 deals of oltre-mare") && said.contains("greedy") && said.contains("ms a decision"),
        "{said}"
    );
    portolan(&["arena", "oltre-mare", "--bots", "greedy,random,greedy", "--players", "4"]).fails(2);
    portolan(&["arena", "oltre-mare"]).fails(2);
}

#[test]
fn the_ladder_is_a_page_of_every_level_against_the_one_below() {
    let folder = Folder::new();
    let file = folder.path("ladder.md");
    let args = ["--players", "3", "--deals", "2", "--iterations", "8", "--seed", "4"];
    portolan(&[&["arena", "ostia", "--ladder", &file], &args[..]].concat()).good();
    let page = std::fs::read_to_string(&file).unwrap();
    for row in ["| 3 | greedy | random | 2 |", "| 3 | expert | greedy | 2 |", "| 3 | search | expert | 1 |", "--seed 4"]
    {
        assert!(page.contains(row), "{row}: {page}");
    }
    assert!(!page.contains("oltre-mare"), "{page}");
    portolan(&["arena", "--ladder", "no/such/folder.md", "--players", "3", "--deals", "1", "--iterations", "1"])
        .fails(2);
}
