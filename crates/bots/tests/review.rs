//! A match gone through again: every decision of a seat, in order, the same each time, and mistakes are found.

use bots::review::{Judged, Review, Turning};
use bots::{BotKind, Bots, Budget, Mind};
use game::{Choices as _, Edition as _, Seat, Setup as _, Status};
use oltre_mare::OltreMare;
use ostia::Ostia;
use record::{Entry, Match, Seed};
use std::sync::atomic::AtomicBool;

const THINKING: Budget<'static> = Budget { iterations: Some(300), until: None, stop: None };

/// A match between these bots, the first in the first seat.
fn some_match<G: Bots>(kinds: [BotKind; 4]) -> Match<G> {
    let setup = G::Setup::usual(4).unwrap();
    let mut played = Match::<G>::new(&setup, &G::Edition::builtin(), Seed::from_number(5)).unwrap();
    let mut minds: Vec<Mind<G>> = Seat::all(4).map(|seat| Mind::new(seat, kinds[seat.index()]).unwrap()).collect();
    for _ in 0..3_000 {
        let Status::Open { ask, .. } = played.status() else { return played };
        let answer = minds[ask.index()].decide(&played, Budget::default(), false).unwrap();
        played.play(ask, answer.action).unwrap();
    }
    panic!("{} has no end", G::NAME);
}

fn all<G: Bots>(played: &Match<G>, seat: Seat) -> Vec<Judged<G::Action>> {
    let mut review = Review::new(played.game(), seat).unwrap();
    std::iter::from_fn(|| review.next(played, THINKING)).collect()
}

/// The versions at which a seat had a choice.
fn decisions<G: Bots>(played: &Match<G>, seat: Seat) -> Vec<u32> {
    let mut choices = G::Choices::default();
    let mut found = Vec::new();
    for record in played.in_force() {
        if let Entry::Play { seat: who, .. } = record.entry {
            played.game().choices(&played.state_after(record.version - 1), who, &mut choices);
            if who == seat && choices.forced().is_none() {
                found.push(record.version);
            }
        }
    }
    found
}

fn goes_through_every_decision<G: Bots>() {
    let kinds = [BotKind::Random, BotKind::Expert, BotKind::Expert, BotKind::Greedy];
    let played = some_match::<G>(kinds);
    let seat = Seat::at(0);
    let judged = all(&played, seat);
    assert_eq!(judged.iter().map(|one| one.version).collect::<Vec<_>>(), decisions(&played, seat));
    for one in &judged {
        let (before, after) = (one.before.unwrap(), one.after.unwrap());
        assert!((0.0..=1.0).contains(&after) && after <= before && before <= 1.0, "{one:?}");
        assert_eq!(one.best == one.played, one.lost() == 0.0, "{one:?}");
    }
    let mistakes = judged.iter().filter(|one| one.turning == Some(Turning::Mistake)).count();
    assert!(mistakes > 0, "{}: a random player makes mistakes", G::NAME);
    assert_eq!(judged, all(&played, seat), "the same each time");
    let lost = |seat| all(&played, seat).iter().map(Judged::lost).sum::<f32>() / all(&played, seat).len() as f32;
    assert!(lost(Seat::at(1)) < lost(seat), "{}: an expert gives less away", G::NAME);
}

#[test]
fn every_decision_of_a_seat_of_oltre_mare_is_judged_in_order() {
    goes_through_every_decision::<OltreMare>();
}

#[test]
fn every_decision_of_a_seat_of_ostia_is_judged_in_order() {
    goes_through_every_decision::<Ostia>();
}

#[test]
fn it_can_be_stopped_and_goes_on_where_it_was() {
    let played = some_match::<Ostia>([BotKind::Greedy; 4]);
    let seat = Seat::at(2);
    let straight = all(&played, seat);
    let mut review = Review::new(played.game(), seat).unwrap();
    let stop = AtomicBool::new(true);
    let mut stopped = Vec::new();
    loop {
        assert_eq!(review.next(&played, Budget { stop: Some(&stop), ..THINKING }), None);
        match review.next(&played, THINKING) {
            Some(judged) => stopped.push(judged),
            None => break,
        }
    }
    assert_eq!(stopped, straight);
    let (done, of) = review.progress(&played);
    assert_eq!(done, of);
}
