//! Both routes count the same, and what they count can be worked out by hand.

use example::{Action, CARDS, Edition, Example, Setup, State};
use game::{Edition as _, Game, NoLog, Setup as _};
use testkit::Dice;
use testkit::count::{Counts, Who, generated, walked};

fn table(players: u8) -> Example {
    Example::new(&Setup::usual(players).unwrap(), &Edition::builtin()).unwrap()
}

fn dealt(game: &Example) -> State {
    let mut state = game.blank();
    game.deal(&mut state, &mut Dice::new(1, 0), &mut NoLog);
    state
}

fn candidates() -> Vec<Action> {
    let cards = (1..=CARDS).flat_map(|card| [Action::Play(card), Action::Bury(card)]);
    cards.chain([Action::Draw, Action::Cheer, Action::Draw]).collect()
}

#[test]
fn two_cards_to_play_or_bury_or_a_draw() {
    let game = table(2);
    // Two held: 2 × 2 + 1 = 5. Then the other seat, not affected by that: 5 each.
    // Then the first again: after a draw (1 in 5) it holds 3 and has 7, otherwise it holds 1 and has 3: (7 + 4 × 3) × 5 = 95.
    let counts = walked(&game, &dealt(&game), Who::Asked, 3, &mut |_| true, &|_| true);
    assert_eq!(counts, Counts(vec![5, 25, 95]));
    assert_eq!(counts.to_text(), "1 5\n2 25\n3 95\n");
}

#[test]
fn both_routes_agree_also_when_anybody_acts() {
    for players in 2..=4 {
        let game = table(players);
        let state = dealt(&game);
        let walked = walked(&game, &state, Who::Anybody, 4, &mut |_| true, &|_| true);
        let generated = generated(&game, &state, Who::Anybody, 4, &mut |_, _| candidates(), &|_| true);
        assert_eq!(walked, generated);
        assert_eq!(walked.0[0], 5 + u64::from(players) - 1, "one seat in turn, the others may cheer");
    }
}

#[test]
fn filters_on_picks_and_on_actions_agree() {
    let game = table(3);
    let state = dealt(&game);
    let no_burying = |action: &Action| !matches!(action, Action::Bury(_));
    let by_picks = walked(&game, &state, Who::Asked, 4, &mut |picks| picks[0].pick != 2, &|_| true);
    let by_action = walked(&game, &state, Who::Asked, 4, &mut |_| true, &no_burying);
    let by_candidates = generated(&game, &state, Who::Asked, 4, &mut |_, _| candidates(), &no_burying);
    assert_eq!(by_picks, by_action);
    assert_eq!(by_action, by_candidates);
    assert_eq!(by_action.0[0], 3);
}
