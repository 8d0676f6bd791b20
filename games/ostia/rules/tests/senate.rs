//! OS-5: the senate.

use crate::common::{Scenario, act, all_stand, cards, lay, table, vp};
use ostia::{Cards, Good, Phase};

/// Goods worth this much to senate card S1, from those still there.
fn offer(worth: u16, left: &mut Cards) -> String {
    let values = *table(3).senate(0);
    let mut words = Vec::new();
    let mut missing = worth;
    while missing > 0 {
        let fits = |good: &Good| left.count(*good) > 0 && (1..=missing).contains(&values[good.index()].into());
        let good = Good::ALL.into_iter().filter(fits).max_by_key(|good| values[good.index()]).expect("enough goods");
        *left = left.less(Cards::one(good));
        missing -= u16::from(values[good.index()]);
        words.push(good.name());
    }
    words.join(" ")
}

/// The points for offers worth this much.
fn points(worths: &[u16]) -> Vec<u8> {
    let game = table(worths.len() as u8);
    let mut left = game::Game::blank(&game).hidden.pile;
    let offers: Vec<String> = worths.iter().map(|worth| offer(*worth, &mut left)).collect();
    let mut scenario = Scenario::new(&game);
    for (i, words) in offers.iter().enumerate() {
        scenario = scenario.stock(i + 1, words);
    }
    let mut state = scenario.phase(Phase::Counter).build();
    for (i, words) in offers.iter().enumerate() {
        act(&game, &mut state, i + 1, lay("", words));
    }
    all_stand(&game, &mut state);
    vp(&state)
}

#[test]
fn os_5_1_the_active_card_values_offers_for_three_two_and_one_points() {
    let game = table(3);
    // S2 is active: wood 5, wheat 0.
    let mut state = Scenario::new(&game)
        .active(2)
        .stock(1, "marble")
        .stock(2, "wood wheat")
        .stock(3, "salt salt")
        .phase(Phase::Counter)
        .build();
    act(&game, &mut state, 1, lay("", "marble"));
    act(&game, &mut state, 2, lay("", "wood wheat"));
    act(&game, &mut state, 3, lay("", "salt salt"));
    all_stand(&game, &mut state);
    assert_eq!(vp(&state), [1, 2, 3], "2, 5 and 8");
}

#[test]
fn os_5_2_ties_share_and_the_remainder_is_lost() {
    assert_eq!(points(&[12, 9, 9]), [3, 1, 1], "2 + 1 for two");
    assert_eq!(points(&[4, 9, 9, 9]), [0, 2, 2, 2]);
    assert_eq!(points(&[6, 6, 6, 6, 1]), [1, 1, 1, 1, 0], "6 for four");
}

#[test]
fn os_x7_three_offers() {
    assert_eq!(points(&[12, 9, 5]), [3, 2, 1]);
    assert_eq!(points(&[12, 12, 5]), [2, 2, 1]);
    assert_eq!(points(&[12, 9, 9]), [3, 1, 1]);
    assert_eq!(points(&[9, 9, 9]), [2, 2, 2]);
}

#[test]
fn os_x8_four_offers() {
    assert_eq!(points(&[12, 9, 5, 5]), [3, 2, 0, 0]);
    assert_eq!(points(&[12, 9, 9, 9]), [3, 1, 1, 1]);
    assert_eq!(points(&[12, 12, 12, 4]), [2, 2, 2, 0]);
    assert_eq!(points(&[9, 9, 9, 9]), [1, 1, 1, 1]);
    assert_eq!(points(&[12, 12, 9, 9]), [2, 2, 0, 0]);
}

#[test]
fn os_x9_five_offers_and_offers_worth_nothing() {
    assert_eq!(points(&[12, 9, 9, 5, 5]), [3, 1, 1, 0, 0]);
    assert_eq!(points(&[12, 9, 9, 9, 9]), [3, 0, 0, 0, 0]);
    assert_eq!(points(&[5, 5, 5, 5, 5]), [1, 1, 1, 1, 1]);
    assert_eq!(points(&[7, 0, 0]), [3, 0, 0]);
    assert_eq!(points(&[0, 0, 0]), [0, 0, 0]);
}

#[test]
fn os_5_3_an_offer_worth_nothing_takes_no_place_and_offers_are_discarded() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(1, "marble marble").stock(2, "wheat").phase(Phase::Counter).build();
    act(&game, &mut state, 1, lay("", "marble marble"));
    act(&game, &mut state, 2, lay("", "wheat"));
    act(&game, &mut state, 3, lay("", "bluff"));
    all_stand(&game, &mut state);
    assert_eq!(vp(&state), [0, 3, 0]);
    assert_eq!(state.public.discards, cards("marble marble wheat"));
    assert_eq!(state.public.on_the_table(), cards(""));
}
