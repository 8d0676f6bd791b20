//! Messages as patches: each reads as it was written, and the browser reads the same.
//! `UPDATE=1 cargo test -p protocol --test patch` writes what `web/tests/patch.test.ts` reads.

use bots::Dice;
use game::Chance;
use protocol::Patch;
use protocol::patch::{LARGEST_WINDOW, Window, ascii, fingerprint};
use record::Seed;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// Something like a message: the one before, with a few changes.
fn changed(text: &str, dice: &mut Dice) -> String {
    const PARTS: [&str; 8] = [
        r#"{"seat":2,"cards":["silk.01"]}"#,
        "null",
        r#""^`|~'\"\\""#,
        "~AAAAA",
        "7",
        r#""offer","terms":{"gives":["salt.07","silk.02"]},"#,
        "",
        "''",
    ];
    let mut text = text.to_owned();
    for _ in 0..1 + dice.below(4) {
        let from = dice.below(text.len() as u32 + 1) as usize;
        let to = (from + dice.below(12) as usize).min(text.len());
        let part = PARTS[dice.below(PARTS.len() as u32) as usize];
        match dice.below(12) {
            0 => text.insert_str(from, &text.clone()[..from / 2]),
            _ => text.replace_range(from..to, part),
        }
    }
    text
}

/// What a patch says, without its fingerprint.
fn patch(on: usize, patch: &str, makes: &str) -> Patch {
    Patch { on, sum: fingerprint(makes), patch: patch.to_owned() }
}

#[test]
fn a_patch_reads_as_it_was_written() {
    for seed in 0..12 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let (mut sent, mut heard) = (Window::default(), Window::default());
        let mut text = r#"{"type":"table","log":[],"now":{"version":1}}"#.to_owned();
        for _ in 0..60 {
            text = changed(&text, &mut dice);
            text.truncate(20_000);
            let patch = sent.patch(&text).expect("it is ASCII");
            assert_eq!(heard.apply(&patch).as_ref(), Some(&text), "{patch:?}");
            assert_eq!(sent.patch(&text), Some(patch), "the same again");
            sent.push(text.clone());
            heard.push(text.clone());
        }
    }
}

/// Longer than a copy, than a window, and than what can be found.
#[test]
fn long_messages_come_through() {
    let mut dice = Dice::new(Seed::from_number(1));
    let (mut window, mut text) = (Window::default(), String::new());
    while text.len() < 3 * LARGEST_WINDOW {
        text.push_str(&"salt".repeat(1 + dice.below(5_000) as usize));
        text.push_str(&dice.below(1_000_000).to_string());
        let patch = window.patch(&text).expect("it is ASCII");
        assert_eq!(window.apply(&patch).as_ref(), Some(&text));
        window.push(text.clone());
    }
}

#[test]
fn a_patch_that_does_not_fit_is_refused() {
    let mut window = Window::default();
    window.push(r#"{"version":1}"#.to_owned());
    let good = window.patch(r#"{"version":2}"#).expect("it is ASCII");
    assert_eq!(good, patch(1, "^AL2}", r#"{"version":2}"#));
    assert_eq!(window.apply(&good).as_deref(), Some(r#"{"version":2}"#));
    let mut other = Window::default();
    assert_eq!(other.apply(&good), None, "there is nothing to continue");
    other.push(r#"{"versions":1}"#.to_owned());
    assert_eq!(other.apply(&good), None, "it continues something else");
    for bad in ["^A", "^", "^A!", "^AL2^AN", "`_", "~___AB", "|AAAB", "|__AB", "~", "^A\u{e9}"] {
        assert_eq!(window.apply(&patch(1, bad, "")), None, "{bad}");
    }
    assert_eq!(window.patch("Zo\u{eb}"), None, "only ASCII");
}

#[test]
fn a_window_forgets_what_is_too_long_ago() {
    let mut window = Window::default();
    for number in 0..20 {
        window.push(format!("{number}{}", "x".repeat(LARGEST_WINDOW / 8)));
    }
    assert_eq!(window.patch("x").expect("it is ASCII").on, 7);
    window.push("x".repeat(2 * LARGEST_WINDOW));
    assert_eq!(window.patch("x").expect("it is ASCII").on, 1, "the last one is kept, however long");
    window.clear();
    assert_eq!(window.patch("x").expect("it is ASCII").on, 0);
}

#[test]
fn any_script_is_the_same_in_ascii() {
    let value = json!({ "name": "Zo\u{eb} \u{65e5}\u{672c} \u{1f40b} \"'\\", "text": "plain" });
    let text = ascii(value.to_string());
    assert!(text.is_ascii());
    assert_eq!(serde_json::from_str::<Value>(&text).expect("it is JSON"), value);
}

/// Messages and patches for the browser: it must read each as we do.
#[test]
fn the_browser_reads_the_same() {
    let mut dice = Dice::new(Seed::from_number(7));
    let mut window = Window::default();
    let mut text = r#"{"type":"table","table":"t","log":[],"now":{"version":1,"name":"Zo\u00eb"}}"#.to_owned();
    let mut all = Vec::new();
    for _ in 0..30 {
        text = changed(&text, &mut dice);
        text.truncate(900);
        all.push(json!({ "patch": window.patch(&text).expect("it is ASCII"), "makes": text }));
        window.push(text.clone());
    }
    let written = format!("{:#}\n", Value::from(all));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/patches.json");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &written).expect("it can be written");
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(there == written, "web/tests/patches.json is stale: UPDATE=1 cargo test -p protocol --test patch");
}
