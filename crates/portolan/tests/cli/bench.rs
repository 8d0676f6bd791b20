//! The bench measures what it says it measures.

use crate::portolan;
use serde_json::Value;

#[test]
fn one_object_a_line_with_its_fields() {
    let out = portolan(&["bench", "oltre-mare", "--json", "--slice", "10"]).good();
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let modes: Vec<&str> = lines.iter().map(|line| line["mode"].as_str().unwrap()).collect();
    assert_eq!(modes, ["listed", "no-offers", "copy", "redeal", "search", "search, no-offers"]);
    for line in &lines[..2] {
        assert_eq!((&line["game"], &line["players"]), (&"oltre-mare".into(), &4.into()));
        for field in ["decisions_per_second", "games_per_second", "decisions_per_game", "calibration_ns"] {
            assert!(line[field].as_f64().unwrap() > 0.0, "{field} in {line}");
        }
    }
    assert!(lines[0]["offers_per_game"].as_f64().unwrap() > 1.0);
    assert_eq!(lines[1]["offers_per_game"], 0.0);
    assert!(lines[2]["ns"].as_f64().unwrap() > 0.0 && lines[3]["ns"].as_f64().unwrap() > 0.0);
    assert!(lines[4..].iter().all(|line| line["iterations_per_second"].as_f64().unwrap() > 0.0));
}

#[test]
fn a_fixed_bench_prints_nothing_that_depends_on_the_machine() {
    let run = || portolan(&["bench", "oltre-mare", "--fixed", "5"]).good();
    let first = run();
    assert_eq!(run(), first);
    assert_eq!(first.lines().count(), 2);
    assert!(first.contains("\"games\":5"));
}
