//! A table that started under older rules keeps their version, and continues under newer ones from a marked step.

use crate::common::{Pair, opened, options};
use bots::BotKind;
use game::{Edition, Game, Seat};
use ostia::Ostia;
use record::{MatchFile, Proof};
use table::*;

/// A match that has begun, as left by a server with version 1 of the rules: its start does not say which rules.
fn of_version_1() -> Pair<Ostia> {
    let mut pair = Pair::<Ostia>::open(opened("old", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    let mut rows = pair.rows;
    let started = rows.iter_mut().find(|row| row.kind == "started").unwrap();
    let today = format!("\"rules\":{},", Ostia::RULES);
    assert!(started.body.contains(&today), "{}", started.body);
    started.body = started.body.replace(&today, "");
    Pair::rebuilt(rows, pair.now)
}

#[test]
fn a_match_of_older_rules_continues_under_newer_ones_from_a_marked_step() {
    let mut pair = of_version_1();
    assert_eq!(pair.live.played().unwrap().header().rules, 1);
    let due = pair.live.due().expect("the house has something to do");
    assert_eq!((due.what, due.at <= pair.now), (Duty::NewRules, true), "at once, before any bot or clock");
    let seat = pair.live.must().iter().find(|seat| pair.live.seat(*seat).unwrap().person().is_some()).unwrap();
    let play = |pair: &Pair<Ostia>| {
        let (action, question) = (pair.some_action(seat).unwrap(), pair.live.question());
        Command::Play { seat, action, question }
    };
    let early = play(&pair);
    assert_eq!(pair.command("anna", early), Err(Rejected::NewRules), "nobody plays by other rules unawares");
    let by_a_player = pair.ask(Actor::Player(crate::common::player("anna")), None, Asked::NewRules);
    assert_eq!(by_a_player, Err(Rejected::HouseOnly));

    let step = pair.do_due().unwrap().unwrap();
    assert_eq!(step.what.kind(), "rules_changed");
    assert_eq!(pair.ask(Actor::Server, None, Asked::NewRules), Err(Rejected::TooLate), "once is enough");
    let resign = Command::Resign { seat: Seat::at(0) };
    pair.command("anna", resign).unwrap();
    while pair.live.stage() == Stage::Playing {
        pair.do_due().expect("bots play on").unwrap();
    }
    let export = pair.live.export().unwrap();
    assert!(export.lines().next().unwrap().contains("\"rules\":1,"), "the file keeps the version it was begun by");
    let played = MatchFile::<Ostia>::read(&export).unwrap().verify(&<Ostia as Game>::Edition::builtin()).unwrap();
    assert!(matches!(played.proof(), Proof::Events { rules: 1, until: Some(_) }), "{:?}", played.proof());
}

#[test]
fn a_paused_match_changes_its_rules_when_it_continues() {
    let mut pair = of_version_1();
    pair.command("anna", Command::Pause { agree: true }).unwrap();
    assert_eq!(pair.live.due(), None);
    assert_eq!(pair.ask(Actor::Server, None, Asked::NewRules), Err(Rejected::Paused));
    pair.command("anna", Command::Resume).unwrap();
    assert_eq!(pair.do_due().unwrap().unwrap().what.kind(), "rules_changed");
}

#[test]
fn a_match_that_is_started_now_says_by_which_rules() {
    let mut pair = Pair::<Ostia>::open(opened("new", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    assert_eq!(pair.live.played().unwrap().header().rules, Ostia::RULES);
    assert_ne!(pair.live.due().unwrap().what, Duty::NewRules);
}
