//! The bench measures what it says it measures.

use crate::portolan;
use serde_json::Value;

#[test]
fn one_object_a_line_with_its_fields() {
    let out = portolan(&["bench", "oltre-mare", "--json", "--slice", "10"]).good();
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let modes: Vec<&str> = lines.iter().map(|line| line["mode"].as_str().unwrap()).collect();
    assert_eq!(modes, ["sampled", "listed", "no-offers", "copy", "redeal", "search", "search, no-offers"]);
    for line in &lines[..3] {
        assert_eq!((&line["game"], &line["players"]), (&"oltre-mare".into(), &4.into()));
        for field in ["decisions_per_second", "games_per_second", "decisions_per_game", "calibration_ns"] {
            assert!(line[field].as_f64().unwrap() > 0.0, "{field} in {line}");
        }
    }
    assert!(lines[0]["offers_per_game"].as_f64().unwrap() > 1.0);
    assert_eq!(lines[2]["offers_per_game"], 0.0);
    assert!(lines[3]["ns"].as_f64().unwrap() > 0.0 && lines[4]["ns"].as_f64().unwrap() > 0.0);
    assert!(lines[5..].iter().all(|line| line["iterations_per_second"].as_f64().unwrap() > 0.0));
    // A thread cannot have more time than there was.
    if cfg!(unix) {
        let (wall, cpu) = (&lines[0]["decisions_per_second"], &lines[0]["cpu"]["decisions_per_second"]);
        assert!(cpu.as_f64().unwrap() >= 0.99 * wall.as_f64().unwrap(), "{wall} by the clock, {cpu} of processor time");
    }
}

#[test]
fn a_fixed_bench_prints_nothing_that_depends_on_the_machine() {
    let run = || portolan(&["bench", "oltre-mare", "--fixed", "5"]).good();
    let first = run();
    assert_eq!(run(), first);
    assert_eq!(first.lines().count(), 3);
    assert!(first.contains("\"games\":5"));
    let lines: Vec<Value> = first.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["plies"], lines[1]["plies"], "sampled and listed are the same matches");
    assert_eq!(portolan(&["bench", "oltre-mare", "--fixed", "5", "--mode", "listed"]).good().lines().count(), 1);
}
