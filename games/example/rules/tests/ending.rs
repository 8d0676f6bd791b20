//! EX-3: the end.

use crate::common::{act, position, refused, table, without_deck};
use example::{Action, Refusal};
use game::{Game, Status};

#[test]
fn ex_3_1_the_match_ends_when_nobody_holds_a_card() {
    let game = table(2);
    let mut state = position(&[&[1], &[2]]);
    act(&game, &mut state, 1, Action::Play(1));
    assert!(matches!(game.status(&state), Status::Open { .. }));
    act(&game, &mut state, 2, Action::Bury(2));
    assert!(matches!(game.status(&state), Status::Over(_)), "cards in the deck do not matter");
    for action in [Action::Draw, Action::Play(1), Action::Cheer] {
        assert_eq!(refused(&game, &state, 1, action), Refusal::MatchOver);
    }
}

#[test]
fn ex_3_2_most_cards_played_wins_and_equals_share_a_place() {
    let game = table(4);
    let mut state = without_deck(&[&[1, 2], &[3], &[4], &[]]);
    for (seat, action) in [(1, Action::Play(1)), (2, Action::Play(3)), (3, Action::Bury(4)), (1, Action::Bury(2))] {
        act(&game, &mut state, seat, action);
    }
    let Status::Over(standings) = game.status(&state) else { panic!("the match is not over") };
    assert_eq!(standings.score.as_slice(), [1, 1, 0, 8]);
    assert_eq!(standings.place.as_slice(), [2, 2, 4, 1]);
}
