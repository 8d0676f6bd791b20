//! How much can be written into the log of one table.

use crate::common::{Pair, crowded, opened, options, started};
use bots::BotKind;
use example::Example;
use game::Seat;
use table::*;

const SECONDS: Millis = 1_000;

/// How often it is accepted in this time, trying every tenth of a second.
fn taken(pair: &mut Pair<Example>, span: Millis, mut attempt: impl FnMut(&mut Pair<Example>) -> bool) -> u32 {
    let (mut taken, end) = (0, pair.now + span);
    while pair.now < end {
        taken += u32::from(attempt(pair));
        pair.now += 100;
    }
    taken
}

#[test]
fn a_player_who_talks_all_the_time_stores_little_and_silences_nobody() {
    let mut pair = started::<Example>(&["anna", "bob"]);
    let say = |text: String| Command::Say { text };
    let long = "x".repeat(LONGEST_CHAT);
    let lines = taken(&mut pair, 59 * SECONDS, |pair| pair.command("anna", say(long.clone())).is_ok());
    assert_eq!(lines, 10 + 19, "ten at once, and then one in three seconds");
    pair.command("bob", say("and I?".into())).unwrap();
    let refused = pair.command("anna", say("more".into()));
    assert_eq!(refused, Err(Rejected::TooMuch));
    assert_eq!(pair.live.talk().count(), 30);
}

#[test]
fn seats_names_and_votes_are_counted_too() {
    let mut pair = started::<Example>(&["anna", "bob"]);
    let name = |n: u32| Command::Name { seat: Seat::at(1), name: format!("Bob {n}") };
    let mut n = 0;
    let names = taken(&mut pair, 59 * SECONDS, |pair| {
        n += 1;
        pair.command("bob", name(n)).is_ok()
    });
    // He has sat down before.
    assert_eq!(names, 39 + 29);
    let named = pair.rows.iter().rposition(|row| row.personal.is_some());
    assert_eq!(pair.live.named_at(Seat::at(1)).map(|version| version as usize), named);
    assert_eq!(pair.live.named_at(Seat::at(0)), None);
    assert_eq!(pair.command("bob", Command::Pause { agree: true }), Err(Rejected::TooMuch));
    pair.command("bob", Command::Resign { seat: Seat::at(1) }).expect("a player who wants to go may go");
}

#[test]
fn a_table_with_too_many_steps_takes_only_moves_that_advance_the_match() {
    let mut pair = Pair::<Example>::open(opened("crowd", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    let mut pair = crowded(pair);
    assert_eq!(pair.command("anna", Command::Say { text: "hello".into() }), Err(Rejected::Crowded));
    assert_eq!(pair.command("anna", Command::Undo { seat: Seat::at(0), plies: 1 }), Err(Rejected::Crowded));
    let (action, question) = (pair.some_action(Seat::at(0)).unwrap(), pair.live.question());
    pair.command("anna", Command::Play { seat: Seat::at(0), action, question }).expect("it brings the match on");
}

#[test]
fn a_vote_that_changes_nothing_is_no_step() {
    let mut pair = started::<Example>(&["anna", "bob"]);
    let version = pair.live.version();
    for command in [Command::Abandon { agree: false }, Command::Pause { agree: false }] {
        assert_eq!(pair.command("anna", command), Err(Rejected::SameVote));
    }
    pair.command("anna", Command::Abandon { agree: true }).expect("her first vote");
    assert_eq!(pair.command("anna", Command::Abandon { agree: true }), Err(Rejected::SameVote));
    pair.command("anna", Command::Pause { agree: true }).expect("her first vote");
    assert_eq!(pair.command("anna", Command::Pause { agree: true }), Err(Rejected::SameVote));
    assert_eq!(pair.live.version(), version + 2);
    // Once the other has left, the same vote decides.
    pair.command("bob", Command::Resign { seat: Seat::at(1) }).unwrap();
    pair.command("anna", Command::Abandon { agree: true }).expect("nobody else has to agree");
    assert_eq!(pair.live.stage(), Stage::Abandoned);
}

#[test]
fn a_vote_that_changes_back_and_forth_counts_like_other_votes() {
    let mut pair = started::<Example>(&["anna", "bob"]);
    let mut agree = false;
    let votes = taken(&mut pair, 59 * SECONDS, |pair| {
        let changed = pair.command("anna", Command::Abandon { agree: !agree }).is_ok();
        agree ^= changed;
        changed
    });
    assert!(votes <= 40 + 30, "{votes} votes in a minute");
    assert!(votes > 20, "a few changes of mind are fine: {votes}");
}

#[test]
fn a_crowded_table_takes_no_more_of_any_kind() {
    let mut pair = crowded(started::<Example>(&["anna", "bob"]));
    let (own, bots) = (Seat::at(0), Seat::at(2));
    for command in [
        Command::Abandon { agree: false },
        Command::Pause { agree: true },
        Command::Name { seat: own, name: "Ann".into() },
        Command::Pace { pace: Pace::Instant },
        Command::RotateLink { seat: bots },
        Command::OpenSeat { seat: bots },
        Command::HandHost { to: Seat::at(1) },
        Command::LetBotPlay { seat: own, level: BotKind::Random },
        Command::Phrase { phrase: Phrase::Hello },
    ] {
        assert_eq!(pair.command("anna", command.clone()), Err(Rejected::Crowded), "{command:?}");
    }
    pair.command("anna", Command::Abandon { agree: true }).expect("a player who wants to end the match may say so");
    assert_eq!(pair.command("anna", Command::Abandon { agree: false }), Err(Rejected::Crowded));
    pair.command("bob", Command::Resign { seat: Seat::at(1) }).expect("a player who wants to go may go");
}
