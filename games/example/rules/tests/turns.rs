//! EX-2: turns.

use crate::common::{act, cards, position, refused, seat, table, without_deck};
use example::{Action, Event, Refusal};

#[test]
fn ex_2_1_a_card_is_drawn_played_or_buried() {
    let game = table(2);
    let mut state = position(&[&[1, 2], &[3, 4]]);
    let drawn = act(&game, &mut state, 1, Action::Draw);
    assert!(matches!(drawn[0], Event::Drawn { card, .. } if state.hands[seat(1)] == cards(&[1, 2, card])));
    act(&game, &mut state, 2, Action::Play(3));
    assert_eq!((state.hands[seat(2)], state.public.played[seat(2)]), (cards(&[4]), cards(&[3])));
    act(&game, &mut state, 1, Action::Bury(2));
    assert_eq!((state.buried[seat(1)], state.public.buried[seat(1)]), (cards(&[2]), 1));
}

#[test]
fn ex_2_1_only_in_turn_and_only_what_is_held() {
    let game = table(2);
    let state = position(&[&[1, 2], &[3, 4]]);
    for action in [Action::Draw, Action::Play(3), Action::Bury(3)] {
        assert_eq!(refused(&game, &state, 2, action), Refusal::NotYourTurn { turn: seat(1) });
    }
    for card in [0, 3, 5, 13, 255] {
        assert_eq!(refused(&game, &state, 1, Action::Play(card)), Refusal::NotHeld);
        assert_eq!(refused(&game, &state, 1, Action::Bury(card)), Refusal::NotHeld);
    }
}

#[test]
fn ex_2_2_nobody_draws_from_an_empty_deck() {
    let game = table(2);
    let mut state = without_deck(&[&[1, 2], &[3]]);
    assert_eq!(refused(&game, &state, 1, Action::Draw), Refusal::DeckEmpty);
    act(&game, &mut state, 1, Action::Play(1));
}

#[test]
fn ex_2_3_the_next_seat_with_a_card_has_its_turn() {
    let game = table(4);
    let mut state = position(&[&[1, 2], &[], &[3], &[4]]);
    let log = act(&game, &mut state, 1, Action::Play(1));
    assert_eq!(log.last(), Some(&Event::TurnPassed { to: seat(3) }));
    act(&game, &mut state, 3, Action::Bury(3));
    act(&game, &mut state, 4, Action::Play(4));
    assert_eq!(state.public.turn, seat(1), "round the table");
    act(&game, &mut state, 1, Action::Draw);
    assert_eq!(state.public.turn, seat(1), "nobody else holds a card");
}

#[test]
fn ex_2_4_a_seat_cheers_once_and_not_in_its_turn() {
    let game = table(3);
    let mut state = position(&[&[1], &[2], &[3]]);
    assert_eq!(refused(&game, &state, 1, Action::Cheer), Refusal::CannotCheer);
    assert_eq!(act(&game, &mut state, 3, Action::Cheer), [Event::Cheered { seat: seat(3) }]);
    assert_eq!(state.public.turn, seat(1), "the turn goes on");
    assert_eq!(refused(&game, &state, 3, Action::Cheer), Refusal::CannotCheer);
    act(&game, &mut state, 2, Action::Cheer);
}
