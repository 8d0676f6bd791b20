//! Notation, previews and counts.

use crate::common::{act, position, seat, table};
use example::{Action, Preview, Stats};
use game::{Game, Notation, Observer, Shown, Stats as _};

#[test]
fn an_action_is_a_line_of_text() {
    let game = table(2);
    for (text, action) in [("draw", Action::Draw), ("play 7", Action::Play(7)), ("bury 12", Action::Bury(12))] {
        assert_eq!(game.write_action(&action), text);
        assert_eq!(game.read_action(text, None).unwrap(), action);
    }
    for text in ["", "play", "play x", "play 256", "draw 3", "jump"] {
        assert!(game.read_action(text, None).is_err(), "{text:?}");
    }
}

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
