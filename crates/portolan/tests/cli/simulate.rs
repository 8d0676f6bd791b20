//! Many matches: the same on any number of threads, saved or not.

use crate::{Folder, portolan};
use serde_json::Value;

fn simulate(more: &[&str]) -> Value {
    let args = [&["simulate", "oltre-mare", "--games", "150", "--json"], more].concat();
    let out = portolan(&args).good();
    assert_eq!(out.lines().count(), 1, "one object on one line");
    serde_json::from_str(&out).unwrap()
}

/// Without what depends on the clock.
fn timeless(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    for field in ["seconds", "decisions_per_second", "games_per_second"] {
        assert!(fields.remove(field).unwrap().as_f64().unwrap() > 0.0, "{field}");
    }
    report
}

#[test]
fn the_report_has_its_fields() {
    let report = simulate(&["--players", "3", "--seed", "7"]);
    assert_eq!(report["game"], "oltre-mare");
    assert_eq!(report["players"], 3);
    assert_eq!(report["games"], 150);
    assert_eq!(report["seed"], 7, "{report}");
    let whole = |field: &str| report[field].as_u64().unwrap_or_else(|| panic!("{field}"));
    assert!(whole("decisions") > 150 * 20 && whole("turns") > 150 * 3);
    let wins: f64 = report["wins_by_seat"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum();
    assert!((wins - 150.0).abs() < 1e-6, "a win a match, whole or shared: {wins}");
    assert_eq!(report["mean_score_by_seat"].as_array().unwrap().len(), 3);
    let score = |field: &str| report["scores"][field].as_f64().unwrap_or_else(|| panic!("scores.{field}"));
    assert!(score("least") < score("mean") && score("mean") < score("winners") && score("winners") < score("most"));
    for field in ["venice_scorings", "second_exhaustions", "deals", "offers", "mean_pirates"] {
        assert!(report["stats"][field].is_number(), "stats.{field}");
    }
    timeless(report);
}

#[test]
fn threads_and_saving_change_nothing() {
    let folder = Folder::new();
    let one = timeless(simulate(&["--threads", "1"]));
    assert_eq!(timeless(simulate(&["--threads", "3"])), one);
    assert_eq!(timeless(simulate(&[])), one);
    assert_eq!(timeless(simulate(&["--threads", "2", "--save", &folder.path("saved")])), one);
    assert_ne!(timeless(simulate(&["--seed", "8"]))["wins_by_seat"], one["wins_by_seat"]);
}

#[test]
fn options_are_heard() {
    let silent = simulate(&["--option", "talk=off"]);
    assert_eq!(silent["stats"]["offers"], 0);
}

#[test]
fn bots_are_named_once_or_for_each_seat() {
    let once = timeless(simulate(&["--bots", "random"]));
    assert_eq!(timeless(simulate(&["--bots", "random,random,random,random"])), once);
}

#[test]
fn rounds_of_thought_are_heard() {
    let played = |rounds: &str| {
        let args = ["simulate", "ostia", "--games", "1", "--bots", "search", "--iterations", rounds, "--json"];
        timeless(serde_json::from_str(&portolan(&args).good()).unwrap())
    };
    assert_eq!(played("2"), played("2"));
    assert_eq!(played("3")["iterations"], 3);
    portolan(&["simulate", "ostia", "--iterations", "0"]).fails(2);
}

#[test]
fn text_is_for_people_and_goes_to_the_output() {
    let ran = portolan(&["simulate", "oltre-mare", "--games", "3"]);
    assert!(ran.err.is_empty(), "no progress bar where there is no terminal: {}", ran.err);
    assert!(ran.good().contains("3 matches of oltre-mare"));
}

#[test]
fn a_folder_of_saved_matches_holds_only_these_and_none_is_overwritten() {
    let folder = Folder::new();
    let save = folder.path("deep/saved");
    let args = ["simulate", "oltre-mare", "--games", "12", "--seed", "3", "--save", &save];
    portolan(&args).good();
    let files = crate::files(save.as_ref());
    assert_eq!(files.len(), 12);
    let before: Vec<String> = files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    for file in &files {
        portolan(&["verify", file.to_str().unwrap()]).good();
    }
    std::fs::remove_file(&files[0]).unwrap();
    assert!(portolan(&args).fails(2).contains("not overwritten"));
    assert!(!files[0].exists(), "nothing is written where something is in the way");
    let after: Vec<String> = files[1..].iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    assert_eq!(before[1..], after);
    let file = files[1].to_str().unwrap();
    portolan(&["simulate", "oltre-mare", "--games", "1", "--save", file]).fails(2);
}

#[test]
fn a_report_is_one_page_with_all_plots_in_it() {
    let folder = Folder::new();
    for (game, plots) in [
        ("oltre-mare", ["markers taken", "mean price by good", "mean ducats by source"]),
        ("ostia", ["mean price by type", "points per game by source", "Scores of seat 4"]),
    ] {
        let file = folder.path(game);
        portolan(&["simulate", game, "--games", "20", "--bots", "greedy", "--report", &file]).good();
        let page = std::fs::read_to_string(&file).unwrap();
        for plot in plots.into_iter().chain(["Share of the wins by seat", "Actions in a match"]) {
            assert!(page.contains(plot), "{game}: {plot}");
        }
        assert!(!page.contains("http") && !page.contains("<script"), "it needs nothing else");
        assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
        assert!(!page.contains("NaN") && !page.contains("\"inf"), "{game}");
    }
    portolan(&["simulate", "ostia", "--games", "1", "--report", &folder.path("no/where")]).fails(2);
}
