//! `portolan review`: decisions analysed.

use crate::{Folder, portolan, saved_match};

#[test]
fn a_review_judges_every_decision_of_a_seat_and_is_the_same_each_time() {
    let folder = Folder::new();
    let file = saved_match(&folder);
    let review = || portolan(&["review", &file, "--seat", "2", "--iterations", "40", "--json"]).good();
    let report: serde_json::Value = serde_json::from_str(&review()).unwrap();
    let decisions = report["decisions"].as_array().unwrap();
    assert!(decisions.len() > 10, "{}", decisions.len());
    for one in decisions {
        let (before, after) = (one["before"].as_f64().unwrap(), one["after"].as_f64().unwrap());
        assert!(before >= after && before <= 1.0 && after >= 0.0, "{one}");
        assert!(one["considered"].as_array().unwrap().iter().any(|idea| idea["action"] == one["played"]), "{one}");
    }
    assert!(decisions.iter().any(|one| one["turning"] == "mistake"), "a random player makes mistakes");
    assert_eq!(serde_json::from_str::<serde_json::Value>(&review()).unwrap(), report);
}

#[test]
fn a_review_is_told_in_words() {
    let folder = Folder::new();
    let file = saved_match(&folder);
    let told = portolan(&["review", &file, "--iterations", "20"]).good();
    assert!(told.contains("promised") && told.contains("points of winning chance given away"), "{told}");
    let told = portolan(&["review", &file, "--iterations", "20", "--language", "de"]).good();
    assert!(told.contains("Entscheidungen") && told.contains("Wendepunkte"), "{told}");
}

#[test]
fn a_review_that_is_impossible_fails_with_a_reason() {
    let folder = Folder::new();
    let file = saved_match(&folder);
    assert!(portolan(&["review", &file, "--seat", "3"]).fails(2).contains("seats are 1 to 2"));
    portolan(&["review", &file, "--ms", "5", "--iterations", "5"]).fails(2);
    portolan(&["review", &folder.path("nothing")]).fails(2);
}
