//! Every game in the list can be played, simulated, saved, replayed, verified and measured.

use crate::{Folder, files, portolan, portolan_typing};
use games::GameKind;

fn each(test: impl Fn(&str)) {
    GameKind::ALL.iter().for_each(|kind| test(kind.name()));
}

#[test]
fn simulated_saved_verified_replayed() {
    each(|game| {
        let folder = Folder::new();
        let save = folder.path("saved");
        portolan(&["simulate", game, "--players", "3", "--games", "4", "--save", &save]).good();
        let saved = files(save.as_ref());
        assert_eq!(saved.len(), 4);
        for file in saved {
            let file = file.to_str().unwrap();
            assert!(portolan(&["verify", file]).good().contains(game));
            assert!(portolan(&["replay", file, "--seat", "2"]).good().contains("The match is over"));
        }
    });
}

#[test]
fn played_by_a_person_and_put_away() {
    each(|game| {
        let folder = Folder::new();
        let (whole, part) = (folder.path("whole.jsonl"), folder.path("part.jsonl"));
        let said = portolan_typing(&["play", game, "--seed", "9", "--save", &whole], &"bot\n".repeat(20_000)).good();
        assert!(said.contains("The match is over"), "{game}");
        portolan_typing(&["play", game, "--seed", "9", "--save", &part], "bot\nbot\nbot\n").good();
        portolan_typing(&["play", "--resume", &part, "--save", &part], &"bot\n".repeat(20_000)).good();
        let text = |file: &str| std::fs::read_to_string(file).unwrap();
        assert_eq!(text(&part), text(&whole), "{game}: a match that was put away goes on as if it had not been");
        portolan(&["verify", &whole]).good();
    });
}

#[test]
fn editions_are_shown_and_found_good() {
    each(|game| {
        let folder = Folder::new();
        let file = folder.path("own.toml");
        std::fs::write(&file, portolan(&["edition", "show", game]).good()).unwrap();
        assert!(portolan(&["edition", "check", &file]).good().contains(game));
    });
}

#[test]
fn measured() {
    each(|game| assert!(portolan(&["bench", game, "--fixed", "2"]).good().contains("\"mode\":\"listed\"")));
}
