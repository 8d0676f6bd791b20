//! OS-4: the forum.

use crate::common::{Scenario, act, all_stand, cards, cash, lay, table};
use ostia::{Event, Phase};

#[test]
fn os_4_1_all_forum_and_market_cards_of_a_type_make_its_price() {
    let game = table(4);
    let mut state = Scenario::new(&game)
        .market("salt ivory")
        .stock(1, "salt salt")
        .stock(2, "salt wheat")
        .stock(3, "marble")
        .phase(Phase::Counter)
        .build();
    act(&game, &mut state, 1, lay("salt salt", ""));
    act(&game, &mut state, 2, lay("salt wheat", ""));
    act(&game, &mut state, 3, lay("", "marble"));
    act(&game, &mut state, 4, lay("bluff", ""));
    all_stand(&game, &mut state);
    // Four salt at 8 each, one wheat at 15; the marble is elsewhere.
    assert_eq!(cash(&state), [55 + 16, 55 + 8 + 15, 55, 55]);
    assert_eq!(state.public.bank, -39, "from the bank");
}

#[test]
fn os_4_1_more_than_nine_cards_bring_one_denarius_each() {
    let game = table(3);
    let wheat = "wheat wheat wheat wheat wheat wheat wheat wheat wheat wheat wheat";
    let mut state = Scenario::new(&game).stock(1, wheat).phase(Phase::Counter).build();
    act(&game, &mut state, 1, lay(wheat, ""));
    act(&game, &mut state, 2, lay("", ""));
    act(&game, &mut state, 3, lay("", ""));
    all_stand(&game, &mut state);
    assert_eq!(cash(&state), [55 + 11, 55, 55]);
}

#[test]
fn os_4_2_market_cards_earn_nothing_and_all_are_discarded() {
    let game = table(3);
    let mut state = Scenario::new(&game).market("wheat wine").stock(2, "wine").phase(Phase::Counter).build();
    act(&game, &mut state, 1, lay("", ""));
    act(&game, &mut state, 2, lay("wine", ""));
    act(&game, &mut state, 3, lay("", ""));
    let log = all_stand(&game, &mut state);
    let incomes = log.iter().filter(|event| matches!(event, Event::GoodsSold { .. })).count();
    assert_eq!((incomes, cash(&state)), (1, vec![55, 67, 55]));
    assert_eq!(state.public.discards, cards("wheat wine wine"));
    assert_eq!(state.public.on_the_table(), cards(""));
}

#[test]
fn os_x10_ten_and_sixteen_for_one_and_eight_for_the_other() {
    let game = table(3);
    let mut state = Scenario::new(&game)
        .market("wheat wheat wine ivory")
        .stock(1, "wheat wine wine")
        .stock(2, "wine")
        .phase(Phase::Counter)
        .build();
    act(&game, &mut state, 1, lay("wheat wine wine", ""));
    act(&game, &mut state, 2, lay("wine", ""));
    act(&game, &mut state, 3, lay("", ""));
    all_stand(&game, &mut state);
    assert_eq!(cash(&state), [55 + 10 + 16, 55 + 8, 55]);
}
