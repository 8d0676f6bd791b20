//! Saved matches: verified, replayed, and rejected when changed.

use crate::{Folder, portolan, saved_match};
use std::fs;

#[test]
fn a_saved_match_is_true_and_has_its_lines() {
    let folder = Folder::new();
    let file = saved_match(&folder);
    assert!(portolan(&["verify", &file]).good().contains("every event and the hash check out"));
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let fields = |line: &serde_json::Value| line.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(fields(&lines[0]), "edition format game rules seed setup");
    assert_eq!(fields(&lines[1]), "events ply version");
    assert_eq!(fields(&lines[2]), "action events ply seat version");
    assert_eq!(fields(lines.last().unwrap()), "hash standings");
    assert_eq!(lines[0]["seed"].as_str().unwrap().len(), 64);
}

#[test]
fn a_changed_file_is_rejected_with_step_and_reason() {
    let folder = Folder::new();
    let file = saved_match(&folder);
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        fs::write(&file, text.replacen(from, to, 1)).unwrap();
        portolan(&["verify", &file]).fails(1)
    };
    assert!(changed("\"rules\":1", "\"rules\":2").contains("line 1"));
    assert!(changed("\"game\":\"oltre-mare\"", "\"game\":\"chess\"").contains("chess"));
    assert!(changed("\"version\":5,", "\"version\":6,").contains("line 7, step 5"));
    assert!(changed("\"ply\":5,", "\"ply\":4,").contains("step 5"));
    assert!(changed("{\"standings\":{\"place\":[", "{\"standings\":{\"place\":[3").contains("standings"));
    assert!(changed("\"seed\":\"", "\"seed\":\"0").contains("line 1"));
    let (head, _) = text.split_at(text.len() / 2);
    fs::write(&file, head).unwrap();
    portolan(&["verify", &file]).fails(1);
    fs::write(&file, lines[..lines.len() - 1].join("\n")).unwrap();
    assert!(portolan(&["verify", &file]).fails(1).contains("cut short"));
    fs::write(&file, b"\xff\xfe").unwrap();
    portolan(&["verify", &file]).fails(1);
}

#[test]
#[cfg(unix)]
fn a_file_without_end_is_not_read_for_ever() {
    for command in ["verify", "replay"] {
        assert!(portolan(&[command, "/dev/zero"]).fails(2).contains("at most"), "{command}");
    }
    assert!(portolan(&["play", "--resume", "/dev/zero"]).fails(2).contains("at most"));
}

#[test]
fn every_kind_of_field_is_guarded() {
    let folder = Folder::new();
    let file = saved_match(&folder);
    let text = fs::read_to_string(&file).unwrap();
    // One place for each field name of each line of some parts of the match: its value is changed in place.
    let mut tried = std::collections::BTreeSet::new();
    for (at, _) in text.match_indices("\":") {
        let name_from = text[..at].rfind('"').unwrap();
        let line = text[..at].matches('\n').count();
        let name = &text[name_from + 1..at];
        let value = at + 2;
        let digit = (value..text.len()).find(|i| text.as_bytes()[*i].is_ascii_alphanumeric()).unwrap();
        if !tried.insert((name.to_owned(), line.min(2))) {
            continue;
        }
        let mut bytes = text.clone().into_bytes();
        bytes[digit] = if bytes[digit] == b'1' { b'2' } else { b'1' };
        fs::write(&file, bytes).unwrap();
        portolan(&["verify", &file]).fails(1);
    }
    assert!(tried.len() > 15, "{tried:?}");
}

#[test]
fn a_replay_tells_the_match_and_shows_positions() {
    let folder = Folder::new();
    let file = saved_match(&folder);
    let spectator = portolan(&["replay", &file]).good();
    let seat = portolan(&["replay", &file, "--seat", "1"]).good();
    assert_ne!(spectator, seat);
    assert!(spectator.contains("The match is over"), "{spectator}");
    let start = portolan(&["replay", &file, "--seat", "2", "--step", "0"]).good();
    assert!(start.contains("The deal") && !start.contains("The match is over"), "{start}");
    assert_ne!(portolan(&["replay", &file, "--seat", "2", "--step", "3"]).good(), start);
    assert!(portolan(&["replay", &file, "--step", "999999"]).fails(2).contains("the last one is"));
    portolan(&["replay", &file, "--seat", "3"]).fails(2);
}

#[test]
fn nobody_who_stops_reading_is_shouted_at() {
    let folder = Folder::new();
    let file = saved_match(&folder);
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_portolan"))
        .args(["replay", &file])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert_eq!((ended.status.code(), String::from_utf8(ended.stderr).unwrap().as_str()), (Some(0), ""));
}
