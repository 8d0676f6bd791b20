//! What screens, terminals and reports get.

use crate::common::{act, position, seat, table};
use example::{Action, Preview, Stats};
use game::{Game, Observer, Shown, Stats as _};

#[test]
fn a_preview_says_what_an_action_would_leave() {
    let game = table(2);
    let knowledge = game.knowledge(&position(&[&[1, 2], &[3, 4]]), Observer::Seat(seat(1)));
    let left = |action| game.preview(&knowledge, &action);
    assert_eq!(left(Action::Draw), Preview { deck: 7, hand: 3 });
    assert_eq!(left(Action::Play(1)), Preview { deck: 8, hand: 1 });
    assert_eq!(left(Action::Cheer), Preview { deck: 8, hand: 2 });
}

#[test]
fn the_terminal_shows_the_table() {
    let game = table(2);
    let mut state = position(&[&[1, 2], &[3, 4]]);
    act(&game, &mut state, 1, Action::Bury(2));
    act(&game, &mut state, 1, Action::Cheer);
    act(&game, &mut state, 2, Action::Play(3));
    let said = game.write_view(&game.view(&game.knowledge(&state, Observer::Seat(seat(1)))));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "deck 8");
    assert!(lines[1].contains("hand 1, buried 1, played") && lines[1].ends_with("cheered"), "{said}");
    assert!(lines[2].contains("hand 1, buried 0, played 3"), "{said}");
    assert_eq!(lines[4], "hand 1");
}

#[test]
fn turns_are_counted() {
    let game = table(2);
    let mut state = position(&[&[1, 2], &[3, 4]]);
    let (mut stats, mut other) = (Stats::default(), Stats::default());
    act(&game, &mut state, 1, Action::Bury(2)).iter().for_each(|event| stats.note(event));
    act(&game, &mut state, 2, Action::Draw).iter().for_each(|event| other.note(event));
    stats.merge(&other);
    assert_eq!((stats.turns(), game.turn(&state)), (2, 2));
}
