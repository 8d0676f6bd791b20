//! How much can be written into the log of one table: what shows only in a game with trade talk and much to take back.

use crate::common::{Pair, crowded, started};
use game::Seat;
use oltre_mare::OltreMare;
use table::*;

const SECONDS: Millis = 1_000;

/// Deciding and taking it back, again and again, does not advance the match.
#[test]
fn endless_undoing_is_refused_and_the_match_continues() {
    let mut pair = started::<OltreMare>(&["anna", "bob"]);
    let (mut undone, mut refused) = (0, None);
    while refused.is_none() {
        let (must, _) = pair.status().expect("nobody goes back and forth for ever");
        let Some(seat) = must.iter().next().filter(|seat| seat.index() < 2) else {
            pair.do_due().unwrap().unwrap();
            continue;
        };
        let name = ["anna", "bob"][seat.index()];
        let (action, question) = (pair.some_action(seat).unwrap(), pair.live.question());
        match pair.command(name, Command::Play { seat, action, question }) {
            Err(Rejected::TooMuch) => refused = Some(Rejected::TooMuch),
            played => drop(played.unwrap()),
        }
        if pair.live.undoable(seat).is_ok() {
            match pair.command(name, Command::Undo { seat, plies: 1 }) {
                Ok(_) => undone += 1,
                Err(error) => refused = Some(error),
            }
        }
        assert!(undone < 1_000, "nothing is refused");
    }
    assert_eq!(refused, Some(Rejected::TooMuch));
    assert!(undone > 50, "changing one's mind is not held up: {undone}");
    // After a while, and with anything that advances the match, it continues.
    let version = pair.live.version();
    pair.now += 60 * SECONDS;
    pair.do_due();
    let (must, _) = pair.status().expect("it is not over");
    if let Some(seat) = must.iter().next().filter(|seat| seat.index() < 2) {
        let (action, question) = (pair.some_action(seat).unwrap(), pair.live.question());
        pair.command(["anna", "bob"][seat.index()], Command::Play { seat, action, question }).unwrap();
    }
    assert!(pair.live.version() > version);
}

#[test]
fn a_table_with_too_many_steps_takes_no_talk_of_trade() {
    let mut pair = started::<OltreMare>(&["anna"]);
    while pair.live.played().unwrap().state().public.phase != oltre_mare::Phase::Trade
        || !pair.status().expect("anna trades").0.contains(Seat::at(0))
    {
        if pair.status().unwrap().0.contains(Seat::at(0)) {
            let (action, question) = (pair.some_action(Seat::at(0)).unwrap(), pair.live.question());
            pair.command("anna", Command::Play { seat: Seat::at(0), action, question }).unwrap();
        } else {
            pair.do_due().unwrap().unwrap();
        }
    }
    let want = |pair: &Pair<OltreMare>, good: &str| {
        let (action, question) = (Wanted::Notation(format!("want {good}")), pair.live.question());
        Command::Play { seat: Seat::at(0), action, question }
    };
    let command = want(&pair, "grain");
    pair.command("anna", command).unwrap();
    let mut pair = crowded(pair);
    let command = want(&pair, "salt");
    assert_eq!(pair.command("anna", command), Err(Rejected::Crowded));
}
