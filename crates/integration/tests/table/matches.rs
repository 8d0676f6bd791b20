//! Whole matches of every game, driven only by what is due.

use crate::common::whole::{to_the_end, with_people};
use crate::common::{Pair, bytes, opened, options};
use bots::BotKind;
use game::{Event as _, Game, Seat};
use games::{FullGame, GameKind, Visitor};
use record::{Entry, Nonce};
use table::*;

struct ToTheEnd;

impl Visitor for ToTheEnd {
    type Out = ();

    fn visit<G: FullGame + 'static>(self) {
        to_the_end::<G>();
    }
}

struct WithPeople;

impl Visitor for WithPeople {
    type Out = ();

    fn visit<G: FullGame + 'static>(self) {
        with_people::<G>(31);
    }
}

#[test]
fn bots_play_every_game_to_its_end() {
    for kind in GameKind::ALL {
        kind.visit(ToTheEnd);
    }
}

#[test]
fn people_and_a_bot_play_every_game_to_its_end() {
    for kind in GameKind::ALL {
        kind.visit(WithPeople);
    }
}

/// The first bot that acts in secret does so at the same time, whenever and however a person decides.
#[test]
fn a_secret_decision_does_not_show_in_the_time_of_bots() {
    let due_after = |delay: Option<Millis>| {
        let mut pair = Pair::<ostia::Ostia>::open(opened("t4", "anna", options(3)), 0);
        pair.start_with_bots("anna", BotKind::Greedy);
        let asked_at = pair.now;
        if let Some(delay) = delay {
            pair.now += delay;
            let (seat, question) = (Seat::at(0), pair.live.question());
            let action = pair.some_action(seat).unwrap();
            pair.command("anna", Command::Play { seat, action, question }).unwrap();
        }
        let first = pair.live.due().unwrap();
        pair.do_due().unwrap().unwrap();
        (first.at - asked_at, first.what, pair.live.due().map(|due| (due.at - asked_at, due.what)))
    };
    let untouched = due_after(None);
    assert_eq!(untouched.0, 1_000);
    assert_eq!(due_after(Some(0)), untouched);
    assert_eq!(due_after(Some(400)), untouched);
}

/// Even if the bots have been there for long: a pause counts from the question.
#[test]
fn bots_think_a_pause_about_every_secret_question() {
    let mut pair = Pair::<ostia::Ostia>::open(opened("t4b", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let secret = |pair: &Pair<ostia::Ostia>| pair.live.played().unwrap().state().public.phase == ostia::Phase::Counter;
    while !secret(&pair) {
        if pair.status().unwrap().0.contains(anna) {
            let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
            pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
        } else {
            pair.do_due().unwrap().unwrap();
        }
    }
    assert_eq!(pair.live.due().unwrap().at, pair.now + 1_000);
}

/// Quiet steps take no time: a bot that stows or ends its turn does so at once.
#[test]
fn steps_that_nobody_needs_to_read_take_no_time() {
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t4c", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let (mut quiet, mut told) = (0, 0);
    while quiet < 5 {
        if pair.status().expect("there are quiet moves").0.contains(anna) {
            let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
            pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
            continue;
        }
        let before = pair.now;
        let step = pair.do_due().unwrap().unwrap();
        let Happened::Moved(Entry::Play { action, events, .. }) = &step.what else { continue };
        if matches!(action, oltre_mare::Action::EndTurn | oltre_mare::Action::Stow { .. })
            && events.iter().all(|event| event.is_quiet())
        {
            assert_eq!(pair.now, before, "{events:?}");
            quiet += 1;
        } else if matches!(action, oltre_mare::Action::Sail { .. }) {
            assert!(pair.now >= before + 1_000, "{events:?}");
            told += 1;
        }
    }
    assert!(told > 0);
}

/// Bots of Ostia never take back what they have decided, however long a person thinks.
#[test]
fn bots_wait_for_a_person_who_must_decide() {
    let mut pair = Pair::<ostia::Ostia>::open(opened("t5", "anna", options(4)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    let mut moves = 0;
    while pair.live.due().is_some() {
        pair.do_due().unwrap().unwrap();
        moves += 1;
    }
    assert_eq!(moves, 3, "each bot decides once, and then anna is waited for");
    assert!(pair.live.must().contains(Seat::at(0)));
}

/// Bots give a silent person their time, show how much of it is left, and then continue without waiting again.
#[test]
fn bots_wait_for_a_silent_person_once_and_show_how_long() {
    const PAUSE: Millis = 1_000;
    const ANSWER: Millis = 20_000;
    const FLOOR: Millis = 15_000;
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t8", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let floor = |pair: &Pair<oltre_mare::OltreMare>| {
        let played = pair.live.played().unwrap();
        played.game().floor(played.state())
    };
    // Since when she has been asked, and since when she has had the floor; and how long after that trading was closed.
    let (mut asked, mut invited): (Option<Millis>, Option<Millis>) = (None, None);
    let mut ends = std::collections::BTreeSet::new();
    while let Some((must, _)) = pair.status() {
        let before = floor(&pair);
        asked = before.asked.contains(anna).then(|| asked.unwrap_or(pair.now));
        let has_floor = before.invited.contains(anna) || invited.is_some() && asked.is_some();
        invited = has_floor.then(|| invited.unwrap_or(pair.now));
        if must.contains(anna) {
            let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
            pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
            continue;
        }
        let of_anna = pair.live.waits(pair.now).into_iter().find(|wait| wait.seat == anna);
        let left = |since: Millis, of: Millis| Countdown { left: (since + of - pair.now).max(0), of };
        match (before.asked.contains(anna), before.invited.contains(anna)) {
            (true, _) => assert_eq!(of_anna.unwrap().left, asked.map(|at| left(at, ANSWER))),
            (_, true) => assert_eq!(of_anna.unwrap().left, invited.map(|at| left(at, FLOOR))),
            _ => assert_eq!(of_anna, None),
        }
        let was = pair.now;
        pair.do_due().unwrap().unwrap();
        let after = floor(&pair);
        let (called, still) = (before.asked.or(before.invited), after.asked.or(after.invited));
        let until = asked.map(|at| at + ANSWER).max(invited.map(|at| at + FLOOR)).unwrap_or(0);
        assert!(pair.now <= until.max(was + 5 * PAUSE), "nobody waits longer: {} after {was}", pair.now);
        if called.contains(anna) && !still.contains(anna) && pair.status().is_some() {
            assert!(pair.now >= until, "the floor is hers until {until}, not {}", pair.now);
            ends.insert(pair.now - until);
        }
    }
    assert!(ends.contains(&0), "some trade was closed the moment her time was over: {ends:?}");
}

/// A player who asks for a moment gets one: the countdown starts again.
#[test]
fn a_person_who_asks_for_a_moment_gets_one() {
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t9", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let left = |pair: &Pair<oltre_mare::OltreMare>| {
        pair.live.waits(pair.now).into_iter().find(|wait| wait.seat == anna).and_then(|wait| wait.left)
    };
    while left(&pair).is_none() {
        match pair.status().unwrap().0.contains(anna) {
            true => {
                let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
                pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
            }
            false => drop(pair.do_due().unwrap().unwrap()),
        }
    }
    let of = left(&pair).unwrap().of;
    pair.now += of - 1_000;
    assert_eq!(left(&pair).unwrap().left, 1_000);
    pair.command("anna", Command::Phrase { phrase: Phrase::OneMoment }).unwrap();
    assert_eq!(left(&pair).unwrap().left, of);
}

/// With clocks, a moment is given once for each question: otherwise a seat whose clock is stopped could stall the match.
#[test]
fn in_a_match_with_clocks_a_moment_is_given_once_for_each_question() {
    let tempo = Tempo::Live { bank_ms: 600_000, each_ms: 10_000 };
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t11", "anna", Options { tempo, ..options(3) }), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let until = |pair: &Pair<oltre_mare::OltreMare>| {
        let wait = pair.live.waits(pair.now).into_iter().find(|wait| wait.seat == anna);
        wait.and_then(|wait| wait.left).map(|left| pair.now + left.left)
    };
    while until(&pair).is_none() {
        match pair.status().unwrap().0.contains(anna) {
            true => {
                let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
                pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
            }
            false => drop(pair.do_due().unwrap().unwrap()),
        }
    }
    let running =
        |pair: &Pair<oltre_mare::OltreMare>| pair.live.clocks(pair.now)[anna].is_some_and(|clock| clock.running);
    assert!(!running(&pair), "her clock stands still");
    let first = until(&pair).unwrap();
    pair.now += 1_000;
    pair.command("anna", Command::Phrase { phrase: Phrase::OneMoment }).unwrap();
    assert_eq!(until(&pair), Some(first + 1_000), "one moment");
    pair.now += 1_000;
    pair.command("anna", Command::Phrase { phrase: Phrase::OneMoment }).unwrap();
    assert_eq!(until(&pair), Some(first + 1_000), "it is said, and no more time is given");
}

/// Bots leave people a moment for a question they were all asked, and no longer.
#[test]
fn a_bot_leaves_people_a_moment_before_it_takes_what_both_were_offered() {
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t10", "anna", options(3)), 0);
    for (seat, who) in [(0, "anna"), (1, "bert")] {
        let link = pair.live.link(Seat::at(seat));
        pair.command(who, Command::Sit { seat: Seat::at(seat), link, nonce: Nonce(bytes(who)) }).unwrap();
    }
    pair.command("anna", Command::Start { fill: Some(BotKind::Greedy) }).unwrap();
    // Until a person has the turn and can trade.
    let trader = loop {
        let must = pair.status().unwrap().0;
        let person = ["anna", "bert"].into_iter().enumerate().find(|(seat, _)| must.contains(Seat::at(*seat)));
        match person {
            Some((seat, who)) if pair.live.played().unwrap().state().public.phase == oltre_mare::Phase::Trade => {
                break (Seat::at(seat), who);
            }
            Some((seat, who)) => {
                let (action, question) = (pair.some_action(Seat::at(seat)).unwrap(), pair.live.question());
                pair.command(who, Command::Play { seat: Seat::at(seat), action, question }).unwrap();
            }
            None => drop(pair.do_due().unwrap().unwrap()),
        }
    };
    let (seat, who) = trader;
    let others: Vec<String> = Seat::all(3).filter(|other| *other != seat).map(|seat| seat.to_string()).collect();
    let offer = |ducats: u8, to: &str| Wanted::Notation(format!("offer {ducats}d to {to} for gems"));
    let play = |pair: &mut Pair<oltre_mare::OltreMare>, action: Wanted| {
        pair.now += 30_000;
        let (before, question) = (pair.now, pair.live.question());
        pair.command(who, Command::Play { seat, action, question }).unwrap();
        pair.do_due().unwrap().unwrap();
        pair.now - before
    };
    assert_eq!(play(&mut pair, offer(1, "3")), 500, "what only the bot was offered");
    assert_eq!(play(&mut pair, offer(2, &others.join(","))), 5_000, "what both were offered");
}
