//! Editions, checked and played.

use crate::{Folder, portolan};

#[test]
fn the_built_in_edition_is_a_good_one() {
    let folder = Folder::new();
    let file = folder.path("own.toml");
    std::fs::write(&file, portolan(&["edition", "show"]).good()).unwrap();
    let said = portolan(&["edition", "check", &file]).good();
    assert!(said.contains("oltre-mare"), "{said}");
}

#[test]
fn every_mistake_is_reported_with_its_line_and_the_exit_code_is_one() {
    let folder = Folder::new();
    let file = folder.path("own.toml");
    let text = portolan(&["edition", "show", "oltre-mare"]).good();
    std::fs::write(&file, text.replacen("power = 3", "power = 8", 2)).unwrap();
    let said = portolan(&["edition", "check", &file]).fails(1);
    let reports: Vec<&str> = said.lines().filter(|line| line.starts_with(&file)).collect();
    assert!(reports.len() >= 2, "{said}");
    for report in reports {
        let line = report[file.len() + 1..].split(':').next().unwrap();
        assert!(line.parse::<u32>().is_ok(), "{report}");
    }
    portolan(&["simulate", "oltre-mare", "--games", "1", "--edition", &file]).fails(2);
}

/// A match played with an owner's edition can be verified only with it.
#[test]
fn an_own_edition_is_played_and_asked_for_by_its_matches() {
    let folder = Folder::new();
    let (file, save) = (folder.path("own.toml"), folder.path("saved"));
    let text = portolan(&["edition", "show", "oltre-mare"]).good();
    let name = text.lines().find(|line| line.starts_with("name")).unwrap();
    std::fs::write(&file, text.replacen(name, "name = \"My own box\"", 1)).unwrap();
    portolan(&["simulate", "oltre-mare", "--games", "1", "--edition", &file, "--save", &save]).good();
    let saved = crate::files(save.as_ref())[0].to_str().unwrap().to_owned();
    assert!(portolan(&["verify", &saved]).fails(1).contains("My own box"));
    portolan(&["verify", &saved, "--edition", &file]).good();
    portolan(&["replay", &saved, "--edition", &file]).good();
}
