//! Bad input means exit code 2, with a clear message.

use crate::{Folder, portolan};

#[test]
fn unreadable_input_is_bad_input() {
    for args in [
        &["dance"] as &[&str],
        &["play", "chess"],
        &["simulate", "chess"],
        &["simulate"],
        &["simulate", "oltre-mare", "--players", "9"],
        &["simulate", "oltre-mare", "--players", "1"],
        &["simulate", "oltre-mare", "--players", "many"],
        &["simulate", "oltre-mare", "--games", "0"],
        &["simulate", "oltre-mare", "--threads", "0"],
        &["simulate", "oltre-mare", "--seed", "-1"],
        &["simulate", "oltre-mare", "--bots", "clever"],
        &["simulate", "oltre-mare", "--players", "4", "--bots", "random,random"],
        &["simulate", "oltre-mare", "--option", "talk"],
        &["simulate", "oltre-mare", "--option", "talk=loud"],
        &["simulate", "oltre-mare", "--option", "no-such=1"],
        &["simulate", "oltre-mare", "--edition", "no/such/file.toml"],
        &["play", "--players", "3", "--seat", "4"],
        &["play", "--seat", "0"],
        &["play", "--resume", "no/such/file.jsonl"],
        &["play", "--resume", "x.jsonl", "--seed", "1"],
        &["verify", "no/such/file.jsonl"],
        &["verify"],
        &["replay", "no/such/file.jsonl"],
        &["edition", "check", "no/such/file.toml"],
        &["bench", "--players", "9", "--fixed", "1"],
    ] {
        let said = portolan(args).fails(2);
        assert!(said.len() > 20, "{args:?}: {said}");
    }
}

#[test]
fn an_unknown_option_lists_the_known_ones() {
    let said = portolan(&["simulate", "oltre-mare", "--option", "no-such=1"]).fails(2);
    assert!(said.contains("no-such") && said.contains("talk="), "{said}");
}

#[test]
fn help_and_version_are_no_failures() {
    assert!(portolan(&["--help"]).good().contains("simulate"));
    assert!(portolan(&["--version"]).good().starts_with("portolan "));
}

#[test]
fn a_file_that_is_no_match_is_bad_input_to_replay_and_resume() {
    let folder = Folder::new();
    let file = folder.path("nothing.jsonl");
    for text in ["", "hello\n", "{}\n", "{\"format\":\"portolan-match-9\"}\n"] {
        std::fs::write(&file, text).unwrap();
        portolan(&["replay", &file]).fails(2);
        portolan(&["play", "--resume", &file]).fails(2);
    }
    std::fs::write(&file, [0xff, 0xfe, 0]).unwrap();
    portolan(&["replay", &file]).fails(2);
}
