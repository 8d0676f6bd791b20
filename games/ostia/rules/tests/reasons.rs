//! What a review says of a decision: a reason in the words of the game, for every kind of decision.

use crate::common::{Scenario, act, cards, lay, manage, seat, table};
use game::{Game as _, Observer, Shown as _};
use ostia::{Action, Ostia, Phase, State};

/// Why it would have been better: the keys of the words.
fn why(game: &Ostia, state: &State, number: usize, better: Action, played: Action) -> Vec<&'static str> {
    let knowledge = game.knowledge(state, Observer::Seat(seat(number)));
    game.reasons(&knowledge, &better, &played).iter().map(|message| message.key).collect()
}

#[test]
fn bids_and_answers_have_their_reasons() {
    let game = table(3);
    let scenario = Scenario::new(&game).ship(1, "wood wine salt wheat").means(2, 20, 1, 0).means(1, 40, 1, 0);
    let mut state = scenario.phase(Phase::Lot(seat(1))).build();
    act(&game, &mut state, 1, Action::PutUp { lot: cards("wood wine") });
    let bid = |amount| Action::Bid { amount };
    assert_eq!(why(&game, &state, 2, bid(14), Action::Pass), ["os-why-bid"]);
    assert_eq!(why(&game, &state, 2, bid(15), bid(14)), ["os-why-bid-more"]);
    assert_eq!(why(&game, &state, 2, bid(14), bid(15)), ["os-why-bid-less"]);
    // It would have cost a storehouse.
    let dear = why(&game, &state, 2, Action::Pass, bid(25));
    assert_eq!(dear, ["os-why-pass", "ostia-effect-sells-storehouses"]);
    act(&game, &mut state, 2, bid(14));
    act(&game, &mut state, 3, Action::Pass);
    let sell = Action::Sell { buyer: seat(2) };
    assert_eq!(why(&game, &state, 1, Action::Keep, sell), ["os-why-keep"]);
    assert_eq!(why(&game, &state, 1, sell, Action::Keep), ["os-why-sell"]);
}

#[test]
fn layouts_and_storehouses_have_their_reasons() {
    let game = table(3);
    let state = Scenario::new(&game).stock(1, "wood wine salt ivory wheat").phase(Phase::Counter).build();
    let better = lay("wood wine", "salt bluff");
    assert!(why(&game, &state, 1, better, lay("wood wine salt ivory", "")).contains(&"os-why-penalty"));
    assert!(why(&game, &state, 1, better, lay("wood wine", "")).contains(&"os-why-senate"));
    assert!(why(&game, &state, 1, better, lay("wood", "salt")).contains(&"os-why-forum"));
    assert!(why(&game, &state, 1, better, lay("wood wine", "salt")).contains(&"os-why-bluff"));
    assert_eq!(why(&game, &state, 1, lay("", ""), lay("wood", "")), ["os-why-stored"]);
    let kept = why(&game, &state, 1, manage(0, 1, "wood wine"), manage(0, 0, "wood"));
    assert_eq!(kept, ["os-why-build", "os-why-store"]);
}
