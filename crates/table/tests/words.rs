//! Everything a table says has an entry in the catalogue, with the arguments it passes.

use crate::common::refusals::every_refusal;
use game::{Message, Misread};
use std::path::Path;
use table::*;

fn catalogue() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../i18n/en");
    ["common.ftl", "table.ftl"].map(|file| std::fs::read_to_string(folder.join(file)).unwrap()).join("\n")
}

/// The entry for a key: its line and what is indented below it.
fn entry<'a>(catalogue: &'a str, key: &str) -> Option<&'a str> {
    let start = catalogue.find(&format!("\n{key} ="))? + 1;
    let rest = &catalogue[start..];
    let end =
        rest.match_indices('\n').find(|(at, _)| !rest[at + 1..].starts_with(' ')).map_or(rest.len(), |(at, _)| at);
    Some(&rest[..end])
}

fn messages() -> Vec<Message> {
    let stored = [
        BadStep::Form("text".into()),
        BadStep::Kind("kind".into()),
        BadStep::Player,
        BadStep::Action(Misread::new("word", "expected-verb")),
    ];
    every_refusal().iter().map(Rejected::message).chain(stored.iter().map(BadStep::message)).collect()
}

#[test]
fn every_message_has_words_that_ask_for_nothing_it_lacks() {
    let catalogue = catalogue();
    for message in messages() {
        let entry = entry(&catalogue, message.key).unwrap_or_else(|| panic!("{} has no words", message.key));
        for asked in entry.split("{ $").skip(1) {
            let name = asked.split([' ', '}']).next().unwrap_or_default();
            let brought = message.args.iter().any(|(brings, _)| name == *brings || name == format!("{brings}_is"));
            assert!(brought, "{} asks for {name}", message.key);
        }
    }
}

#[test]
fn phrases_stages_and_takeovers_have_words() {
    let catalogue = catalogue();
    let stages = [Stage::Open, Stage::Playing, Stage::Paused, Stage::Over, Stage::Abandoned].map(Stage::key);
    let takeovers = [Takeover::Asked, Takeover::Clock, Takeover::Resigned, Takeover::Away].map(Takeover::key);
    let bots = bots::BotKind::ALL.iter().map(|kind| format!("bot-{kind}"));
    let keys = Phrase::ALL.map(Phrase::key).into_iter().chain(stages).chain(takeovers).map(String::from).chain(bots);
    for key in keys {
        assert!(entry(&catalogue, &key).is_some(), "{key} has no words");
    }
}
