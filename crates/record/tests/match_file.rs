//! A match, its file, undo and verification, on the example.

use example::{Action, Edition, Event, Example, Refusal, SeenEvent, Setup};
use game::{Edition as _, Observer, Seat, Setup as _, Status};
use record::{Entry, FORMAT, FaultReason, Match, MatchFile, NoUndo, NotPlayed, Scribe, Seed};

const ONE: fn() -> Seat = || Seat::at(0);
const TWO: fn() -> Seat = || Seat::at(1);

fn fresh() -> Match<Example> {
    Match::new(&Setup::usual(2).unwrap(), &Edition::builtin(), Seed::from_number(7)).unwrap()
}

/// A card that the seat holds.
fn held(played: &Match<Example>, seat: Seat) -> u8 {
    played.knowledge(Observer::Seat(seat)).hand.trailing_zeros() as u8
}

/// Plays on: buries, cheers, takes the cheer back, draws once each.
fn to_the_end(played: &mut Match<Example>) {
    while let Status::Open { ask, .. } = played.status() {
        let public = played.state().public;
        if public.hand[ask] < 2 && public.deck > 6 {
            played.play(ask, Action::Draw).unwrap();
            continue;
        }
        played.play(ask, Action::Bury(held(played, ask))).unwrap();
        if played.play(ask, Action::Cheer).is_ok() {
            played.undo(ask, 1).unwrap();
        }
    }
}

fn written(played: &Match<Example>, closed: bool) -> String {
    let mut scribe = Scribe::begin(Vec::new(), played.header()).unwrap();
    for record in played.records() {
        scribe.record(played.game(), record).unwrap();
    }
    let bytes = if closed { scribe.end(played.standings()).unwrap() } else { scribe.into_inner() };
    String::from_utf8(bytes).unwrap()
}

fn verify(text: &str) -> Result<Match<Example>, record::FileFault> {
    MatchFile::<Example>::read(text)?.verify(&Edition::builtin())
}

fn finished() -> String {
    let mut played = fresh();
    to_the_end(&mut played);
    written(&played, true)
}

#[test]
fn a_written_match_is_read_verified_and_equal() {
    let mut played = fresh();
    to_the_end(&mut played);
    let again = verify(&written(&played, true)).unwrap();
    assert_eq!(again.records(), played.records());
    assert_eq!(again.state(), played.state());
    assert_eq!(again.standings(), played.standings());
    assert_eq!(again.header(), played.header());
}

#[test]
fn a_saved_match_is_verified_and_continues() {
    let mut played = fresh();
    played.play(ONE(), Action::Draw).unwrap();
    let mut again = verify(&written(&played, true)).unwrap();
    assert_eq!(again.standings(), None);
    to_the_end(&mut played);
    to_the_end(&mut again);
    assert_eq!(again.records(), played.records());
}

#[test]
fn a_file_without_its_last_line_can_be_played_on_but_not_verified() {
    let mut played = fresh();
    played.play(ONE(), Action::Draw).unwrap();
    let text = written(&played, false);
    assert_eq!(verify(&text).unwrap_err_reason(), (4, FaultReason::NoEnd));
    let file = MatchFile::<Example>::read(&text).unwrap();
    assert_eq!(file.rerun(&Edition::builtin()).unwrap().ply(), 1);
}

#[test]
fn versions_rise_while_plies_go_back() {
    let mut played = fresh();
    let before = *played.state();
    let card = held(&played, ONE());
    played.play(ONE(), Action::Bury(card)).unwrap();
    let buried = *played.state();
    played.play(ONE(), Action::Cheer).unwrap();
    assert_eq!(played.undoable(ONE()), Ok(vec![Action::Cheer, Action::Bury(card)]));
    played.undo(ONE(), 1).unwrap();
    assert_eq!((played.version(), played.ply()), (3, 1));
    assert_eq!(*played.state(), buried);
    played.undo(ONE(), 1).unwrap();
    assert_eq!((played.version(), played.ply()), (4, 0));
    assert_eq!(*played.state(), before);
    assert_eq!(played.state_after(1), buried);
    assert_eq!(played.state_after(4), before);
}

#[test]
fn a_ply_played_again_has_the_same_chance() {
    let (mut played, mut at_once) = (fresh(), fresh());
    at_once.play(ONE(), Action::Draw).unwrap();
    let card = held(&played, ONE());
    played.play(ONE(), Action::Bury(card)).unwrap();
    played.undo(ONE(), 1).unwrap();
    played.play(ONE(), Action::Draw).unwrap();
    assert_eq!(played.state(), at_once.state());
}

#[test]
fn undo_stops_where_something_was_learned_or_another_acted() {
    let mut played = fresh();
    assert_eq!(played.undoable(ONE()), Err(NoUndo::Start));
    played.play(ONE(), Action::Draw).unwrap();
    assert_eq!(played.undoable(ONE()), Err(NoUndo::Revealed));
    assert_eq!(played.undoable(TWO()), Err(NoUndo::Other(ONE())));
    let card = held(&played, TWO());
    played.play(TWO(), Action::Bury(card)).unwrap();
    assert_eq!(played.undoable(ONE()), Err(NoUndo::Other(TWO())));
    assert_eq!(played.undo(TWO(), 2).unwrap_err(), NoUndo::TooFar { asked: 2, most: 1 });
    assert_eq!(played.undo(TWO(), 0).unwrap_err(), NoUndo::TooFar { asked: 0, most: 1 });
    played.undo(TWO(), 1).unwrap();
    played.play(TWO(), Action::Draw).unwrap();
    assert_eq!(played.undoable(TWO()), Err(NoUndo::Revealed));
}

#[test]
fn a_match_that_is_over_stays_so() {
    let mut played = fresh();
    to_the_end(&mut played);
    assert_eq!(played.play(ONE(), Action::Draw).unwrap_err(), NotPlayed::Over);
    assert_eq!(played.undo(ONE(), 1).unwrap_err(), NoUndo::Over);
    assert!(matches!(played.records().last().unwrap().entry, Entry::Play { .. }));
}

#[test]
fn refused_actions_and_strange_seats_change_nothing() {
    let mut played = fresh();
    let before = *played.state();
    assert_eq!(played.play(TWO(), Action::Draw).unwrap_err(), NotPlayed::Refused(Refusal::NotYourTurn { turn: ONE() }));
    assert_eq!(played.play(Seat::at(4), Action::Draw).unwrap_err(), NotPlayed::NoSeat);
    assert_eq!((played.version(), *played.state()), (0, before));
}

#[test]
fn an_observer_sees_what_the_game_shows_it() {
    let mut played = fresh();
    let card = held(&played, ONE());
    played.play(ONE(), Action::Bury(card)).unwrap();
    let seen = |who| played.seen(&played.records()[1], who).collect::<Vec<_>>();
    let passed = SeenEvent::Open(Event::TurnPassed { to: TWO() });
    assert_eq!(seen(Observer::Seat(ONE())), [SeenEvent::Buried { seat: ONE(), card: Some(card) }, passed]);
    assert_eq!(seen(Observer::Spectator), [SeenEvent::Buried { seat: ONE(), card: None }, passed]);
}

trait Fails {
    fn unwrap_err_reason(self) -> (usize, FaultReason);
}
impl<T> Fails for Result<T, record::FileFault> {
    fn unwrap_err_reason(self) -> (usize, FaultReason) {
        let fault = self.err().expect("a fault");
        (fault.line, fault.reason)
    }
}

/// Changes the text once, and returns the line and the reason of the rejection.
fn changed(from: &str, to: &str) -> (usize, FaultReason) {
    let text = finished();
    assert!(text.contains(from), "{from} is not in\n{text}");
    verify(&text.replacen(from, to, 1)).unwrap_err_reason()
}

fn one_card_each() -> Edition {
    Edition::parse(&Edition::template().replace("dealt = 2", "dealt = 1")).unwrap()
}

#[test]
fn a_fault_names_what_this_version_does_not_know() {
    assert_eq!(changed(FORMAT, "portolan-match-9"), (1, FaultReason::Format("portolan-match-9".into())));
    assert_eq!(changed("\"example\"", "\"chess\""), (1, FaultReason::Game("chess".into())));
    assert_eq!(changed("\"rules\":2", "\"rules\":3"), (1, FaultReason::Rules { got: 3, known: 2 }));
    assert_eq!(
        changed("\"name\":\"The usual cards\"", "\"name\":\"own\""),
        (1, FaultReason::Edition { name: "own".into() })
    );
    let other = MatchFile::<Example>::read(&finished()).unwrap().verify(&one_card_each());
    assert_eq!(other.unwrap_err_reason(), (1, FaultReason::Edition { name: "The usual cards".into() }));
}

#[test]
fn unknown_fields_are_denied_everywhere() {
    for (from, to, line) in [
        ("{\"format\"", "{\"x\":1,\"format\"", 1),
        ("{\"players\"", "{\"x\":1,\"players\"", 1),
        ("{\"version\":2", "{\"x\":1,\"version\":2", 4),
        ("{\"standings\"", "{\"x\":1,\"standings\"", finished().lines().count()),
    ] {
        let (at, reason) = changed(from, to);
        assert!(matches!(reason, FaultReason::Form(_)), "{reason:?}");
        assert_eq!(at, line);
    }
    let (_, reason) = changed("{\"place\"", "{\"x\":1,\"place\"");
    assert!(matches!(reason, FaultReason::Hash | FaultReason::Form(_)), "{reason:?}");
}

#[test]
fn a_change_is_rejected_with_step_and_reason() {
    assert_eq!(changed("\"version\":1,", "\"version\":2,"), (3, FaultReason::Version { got: 2 }));
    assert_eq!(changed("\"ply\":1,", "\"ply\":2,"), (3, FaultReason::Ply { got: 2, stands: 1 }));
    let bury = &first_bury();
    assert_eq!(changed(bury, "\"action\":\"draw\""), (3, FaultReason::Event { number: 1 }));
    assert!(matches!(changed(bury, "\"action\":\"spin\""), (3, FaultReason::Action(_))));
    assert_eq!(changed(bury, &bury.replace(' ', " 0")).0, 3);
    assert_eq!(changed("\"undo\":1", "\"undo\":2"), (5, FaultReason::Ply { got: 1, stands: 0 }));
    assert!(matches!(
        changed("\"ply\":1,\"seat\":1", "\"ply\":1,\"seat\":2"),
        (3, FaultReason::Refused { clause: "EX-2.1", .. })
    ));
    assert_eq!(changed("\"ply\":1,\"seat\":1", "\"ply\":1,\"seat\":5"), (3, FaultReason::Seat(Seat::at(4))));
    assert_eq!(changed("\"memory\":true", "\"memory\":false"), (finished().lines().count(), FaultReason::Hash));
    let fault = verify(&finished().replacen(bury, "\"action\":\"draw\"", 1)).err().unwrap();
    assert_eq!(fault.version, Some(1));
}

/// The first action, as written in the third line.
fn first_bury() -> String {
    let card = held(&fresh(), ONE());
    format!("\"action\":\"bury {card}\"")
}

#[test]
fn lines_cannot_be_dropped_doubled_or_swapped() {
    let text = finished();
    let lines: Vec<&str> = text.lines().collect();
    for i in 0..lines.len() {
        let mut fewer = lines.clone();
        fewer.remove(i);
        assert!(verify(&fewer.join("\n")).is_err(), "line {i} dropped");
        let mut more = lines.clone();
        more.insert(i, lines[i]);
        assert!(verify(&more.join("\n")).is_err(), "line {i} doubled");
        if i > 0 {
            let mut swapped = lines.clone();
            swapped.swap(i - 1, i);
            assert!(verify(&swapped.join("\n")).is_err(), "line {i} swapped");
        }
    }
    assert!(verify(&format!("{text}\n")).is_err());
    assert!(verify("").is_err());
    assert!(verify(&text.replace('\n', "\r\n")).is_ok(), "line breaks of another system carry no meaning");
}

#[test]
fn a_second_deal_is_refused_as_a_deal() {
    let text = finished();
    let deal = text.lines().nth(1).unwrap();
    let second = deal.replacen("\"version\":0", "\"version\":1", 1);
    assert_eq!(changed(deal, &format!("{deal}\n{second}")), (3, FaultReason::Deal));
}

/// A match that began under the previous rules and is not over: two plies of it.
fn old() -> String {
    let mut played = fresh();
    let card = held(&played, ONE());
    played.play(ONE(), Action::Bury(card)).unwrap();
    played.play(TWO(), Action::Draw).unwrap();
    written(&played, false).replacen("\"rules\":2", "\"rules\":1", 1)
}

fn rerun(text: &str) -> Result<Match<Example>, record::FileFault> {
    MatchFile::<Example>::read(text)?.rerun(&Edition::builtin())
}

#[test]
fn the_record_from_which_on_newer_rules_hold_is_kept_in_the_file() {
    let mut played = rerun(&old()).unwrap();
    assert_eq!((played.is_outdated(), played.renewed(), played.version()), (true, None, 2));
    played.renew();
    assert_eq!((played.is_outdated(), played.renewed(), played.version()), (false, Some(3), 3));
    let again = rerun(&written(&played, false)).unwrap();
    assert_eq!((again.is_outdated(), again.renewed(), again.version()), (false, Some(3), 3));
    assert_eq!(again.records(), played.records());
}

#[test]
fn nobody_plays_from_a_seat_that_does_not_exist_even_under_older_rules() {
    let text = old().replacen("\"ply\":1,\"seat\":1", "\"ply\":1,\"seat\":5", 1);
    assert_eq!(rerun(&text).unwrap_err_reason(), (3, FaultReason::Seat(Seat::at(4))));
}

/// A change to any one byte is noticed.
#[test]
fn every_byte_counts() {
    let text = finished();
    let last_break = text.len() - 1;
    for (at, old) in text.bytes().enumerate().take(last_break) {
        for new in [old ^ 1, old ^ 4, b' ', b'0', b'"'] {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = new;
            if new == old {
                continue;
            }
            if let Ok(text) = String::from_utf8(bytes) {
                assert!(verify(&text).is_err(), "byte {at}: {:?} became {:?}", old as char, new as char);
            }
        }
    }
}

#[test]
fn rewriting_the_hash_does_not_help() {
    let text = finished();
    let forged = text.replacen(&first_bury(), "\"action\":\"draw\"", 1);
    let mut chain = record::Chain::default();
    let lines: Vec<&str> = forged.lines().collect();
    let (last, body) = lines.split_last().unwrap();
    body.iter().for_each(|line| chain.add(line));
    let (standings, _) = last.split_once(",\"hash\"").unwrap();
    chain.add(&format!("{standings}}}"));
    let forged = format!("{}\n{standings},\"hash\":\"{}\"}}\n", body.join("\n"), chain.digest());
    assert_eq!(verify(&forged).unwrap_err_reason(), (3, FaultReason::Event { number: 1 }));
}
