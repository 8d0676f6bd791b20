//! A match analysed: every decision of a seat, in order, the same each time, and mistakes are found.

use bots::review::{Grade, Judged, Review, Turning, Whole};
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
        let is_better = one.lost() > one.within.unwrap() || one.points_lost() > 0.0;
        assert_eq!(one.best != one.played, is_better, "nothing is said inside the interval: {one:?}");
    }
    let mistakes = judged.iter().filter(|one| one.turning == Some(Turning::Mistake)).count();
    assert!(mistakes > 0, "{}: a random player makes mistakes", G::NAME);
    assert_eq!(judged, all(&played, seat), "the same each time");
    // As shares of what there was to lose: a random player soon has no chance left.
    let part = |one: &Judged<_>| one.lost() / one.before.unwrap().max(0.001);
    let lost = |seat| all(&played, seat).iter().map(part).sum::<f32>() / all(&played, seat).len() as f32;
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
fn it_can_be_stopped_and_continues_where_it_was() {
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

/// All that is found in a match.
fn whole<G: Bots>(played: &Match<G>) -> Whole<G> {
    let mut whole = Whole::new(played.game(), 12).unwrap();
    while whole.advance(played, Budget { iterations: Some(60), ..THINKING }) {}
    whole
}

fn goes_through_a_whole_match<G: Bots>() {
    let played = some_match::<G>([BotKind::Random, BotKind::Greedy, BotKind::Expert, BotKind::Greedy]);
    let found = whole(&played);
    let (done, of) = found.progress(&played);
    assert_eq!(done, of);
    for seat in Seat::all(4) {
        let own = found.judged.iter().filter(|(who, _)| *who == seat).map(|(_, one)| one.version);
        assert_eq!(own.collect::<Vec<_>>(), decisions(&played, seat), "{} {seat:?}", G::NAME);
    }
    let places = found.moments.iter().map(|moment| moment.version);
    assert!(places.is_sorted() && found.moments.len() > 20, "{}", found.moments.len());
    for moment in &found.moments {
        assert_eq!(moment.win.len(), 4);
        assert!(moment.win.iter().all(|chance| (0.0..=1.0).contains(chance)), "{moment:?}");
    }
    // At the end the winner is known.
    let winners = played.standings().unwrap().winners();
    let last = &found.moments.last().unwrap().win;
    assert!(Seat::all(4).all(|seat| winners.contains(seat) == (last[seat.index()] > 0.0)), "{last:?}");
    assert!((last.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{last:?}");
    let struck = |record: &&record::RecordOf<G>| record.events().iter().any(|event| G::dealers(event).is_some());
    let struck: Vec<u32> = played.in_force().filter(struck).map(|record| record.version).collect();
    assert!(!struck.is_empty());
    assert_eq!(found.dealings.iter().map(|dealing| dealing.version).collect::<Vec<_>>(), struck);
    for dealing in &found.dealings {
        let [one, other] = dealing.sides;
        assert!(one.seat != other.seat && dealing.sides.iter().all(|side| side.with <= 1.0 && side.without <= 1.0));
    }
    let again = whole(&played);
    assert_eq!((again.moments, again.dealings), (found.moments, found.dealings), "the same each time");
    assert_eq!(again.judged, found.judged);
}

#[test]
fn a_whole_match_of_oltre_mare_is_shown_again() {
    goes_through_a_whole_match::<OltreMare>();
}

#[test]
fn a_whole_match_of_ostia_is_shown_again() {
    goes_through_a_whole_match::<Ostia>();
}

#[test]
fn a_review_of_a_whole_match_can_be_stopped_and_continues_where_it_was() {
    let played = some_match::<Ostia>([BotKind::Greedy; 4]);
    let straight = whole(&played);
    let mut stopped = Whole::new(played.game(), 12).unwrap();
    let (stop, budget) = (AtomicBool::new(true), Budget { iterations: Some(60), ..THINKING });
    loop {
        let before = stopped.progress(&played);
        assert!(!stopped.advance(&played, Budget { stop: Some(&stop), ..budget }));
        assert_eq!(stopped.progress(&played), before);
        if !stopped.advance(&played, budget) {
            break;
        }
    }
    assert_eq!(stopped.judged, straight.judged);
    assert_eq!(stopped.moments, straight.moments);
}

#[test]
fn decisions_are_graded_by_what_they_give_away() {
    let graded = |after: f32| {
        let judged = Judged {
            version: 1,
            ply: 1,
            played: 'a',
            best: 'b',
            before: Some(0.5),
            after: Some(after),
            within: None,
            counts: None,
            drift: None,
            turning: None,
            considered: Vec::new(),
        };
        judged.grade()
    };
    let grades = [0.5, 0.46, 0.44, 0.41, 0.39, 0.36, 0.34, 0.0].map(graded);
    let [slip, mistake, blunder] = [Grade::Slip, Grade::Mistake, Grade::Blunder].map(Some);
    assert_eq!(grades, [None, None, slip, slip, mistake, mistake, blunder, blunder]);
}
