//! OS-6: the storehouses.

use crate::common::{self, Scenario, act, cards, manage, means, others, refused, seat, table};
use game::{Game, Observer, Shown};
use ostia::{Effect, Event, Phase, Refusal, SeenEvent, State};
use testkit::Dice;

/// Seat 1 with these means and goods; the others have nothing to decide.
fn position(cash: u16, storehouses: u8, credits: u8, stock: &str) -> State {
    let game = table(3);
    Scenario::new(&game).means(1, cash, storehouses, credits).stock(1, stock).phase(Phase::Storehouses).build()
}

/// Seat 1 decides, then all the others; returns what happened.
fn decide(state: &mut State, repay: u8, build: u8, keep: &str) -> Vec<Event> {
    let game = table(3);
    act(&game, state, 1, manage(repay, build, keep));
    let mut log = Vec::new();
    for number in others(3, 1) {
        log = act(&game, state, number, manage(0, 0, ""));
    }
    log
}

fn thrown(log: &[Event]) -> ostia::Cards {
    let of = |event: &Event| if let Event::Discarded { cards, .. } = event { Some(*cards) } else { None };
    log.iter().find_map(of).unwrap_or_default()
}

#[test]
fn os_6_1_each_credit_is_repaid_for_ten_or_bears_two() {
    let game = table(3);
    let mut state = position(34, 1, 3, "");
    // With 34 all three could be repaid; two are, for 10 + 10, and the third bears 2.
    let log = decide(&mut state, 2, 0, "");
    assert!(log.contains(&Event::CreditsRepaid { seat: seat(1), count: 2 }));
    assert!(log.contains(&Event::InterestPaid { seat: seat(1), amount: 2 }));
    assert_eq!(means(&state, 1), (12, 1, 1));
    let state = position(29, 1, 3, "");
    assert_eq!(refused(&game, &state, 1, manage(3, 0, "")), Refusal::CannotRepay { most: 2 });
    let state = position(100, 1, 3, "");
    assert_eq!(refused(&game, &state, 1, manage(4, 0, "")), Refusal::CannotRepay { most: 3 });
}

#[test]
fn os_6_1_credits_also_in_round_five_and_credits_for_interest_bear_none() {
    let game = table(3);
    let mut state = Scenario::new(&game).round(5).put_away(3).means(1, 1, 0, 4).phase(Phase::Storehouses).build();
    let log = decide(&mut state, 0, 0, "");
    assert!(log.contains(&Event::CreditsTaken { seat: seat(1), count: 1 }));
    assert!(log.contains(&Event::InterestPaid { seat: seat(1), amount: 8 }), "for four, not for five");
}

#[test]
fn os_x18_interest_from_storehouses_and_who_may_repay() {
    let game = table(3);
    let mut state = position(1, 1, 2, "wood salt");
    assert_eq!(refused(&game, &state, 1, manage(0, 0, "wood")), Refusal::NoRoom { room: 0 });
    let log = decide(&mut state, 0, 0, "");
    assert_eq!(means(&state, 1), (4, 0, 2));
    assert_eq!(thrown(&log), cards("wood salt"));
    let state = position(11, 0, 2, "");
    assert_eq!(refused(&game, &state, 1, manage(1, 0, "")), Refusal::CannotRepay { most: 0 });
    let mut state = position(12, 0, 2, "");
    assert_eq!(refused(&game, &state, 1, manage(2, 0, "")), Refusal::CannotRepay { most: 1 });
    decide(&mut state, 1, 0, "");
    assert_eq!(means(&state, 1), (0, 0, 1));
}

#[test]
fn os_6_2_storehouses_cost_ten_up_to_four() {
    let game = table(3);
    let mut state = position(100, 2, 0, "");
    assert_eq!(refused(&game, &state, 1, manage(0, 3, "")), Refusal::CannotBuild { most: 2 });
    decide(&mut state, 0, 2, "");
    assert_eq!(means(&state, 1), (80, 4, 0));
    let state = position(19, 1, 0, "");
    assert_eq!(refused(&game, &state, 1, manage(0, 2, "")), Refusal::CannotBuild { most: 1 });
    let state = position(13, 1, 2, "");
    assert_eq!(refused(&game, &state, 1, manage(0, 1, "")), Refusal::CannotBuild { most: 0 }, "after the interest");
}

#[test]
fn os_x12_interest_4_and_one_storehouse_built() {
    let mut state = position(23, 1, 2, "wood salt wine");
    let game = table(3);
    let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
    let foretold = game.preview(&knowledge, &manage(0, 1, "wood wine")).effects;
    let expected = [
        Effect::PaysInterest { amount: 4 },
        Effect::Holds { storehouses: 2, credits: 2 },
        Effect::CashAfter { cash: 9 },
        Effect::Discards { cards: cards("salt") },
    ];
    assert_eq!(foretold, expected);
    let log = decide(&mut state, 0, 1, "wood wine");
    assert_eq!(means(&state, 1), (9, 2, 2));
    assert_eq!(thrown(&log).total(), 1);
}

#[test]
fn os_6_3_at_most_one_card_for_each_storehouse_is_kept_in_secret() {
    let game = table(3);
    let state = position(0, 2, 0, "wood wood salt");
    assert_eq!(refused(&game, &state, 1, manage(0, 0, "wood wood salt")), Refusal::NoRoom { room: 2 });
    assert_eq!(refused(&game, &state, 1, manage(0, 0, "salt salt")), Refusal::CannotKeepThese);
    let mut after = state;
    let log = decide(&mut after, 0, 0, "wood");
    assert_eq!(thrown(&log), cards("wood salt"), "face up, and fewer may be kept");
    assert_eq!(after.hidden.hands[common::seat(1)].stock, cards("wood"));
    assert_eq!((after.public.traders[seat(1)].stock, after.public.traders[seat(1)].sure), (1, cards("")));
    assert_eq!(after.public.round, 2);
}

#[test]
fn os_6_4_decided_at_once_and_unseen_carried_out_from_the_start_player() {
    let game = table(3);
    let mut state = Scenario::new(&game).start(2).stock(1, "wood").stock(3, "salt").phase(Phase::Storehouses).build();
    for number in [3, 1] {
        let mut log = Vec::new();
        let plan = manage(0, 1, "");
        game.apply(&mut state, seat(number), &plan, &mut Dice::new(0, 0), &mut log).unwrap();
        assert!(matches!(log[..], [Event::Managed { .. }]), "nothing is carried out yet: {log:?}");
        let seen = game.seen(&log[0], Observer::Seat(seat(2)));
        assert_eq!(seen, Some(SeenEvent::Managed { seat: seat(number), plan: None }));
    }
    act(&game, &mut state, 3, manage(0, 0, "salt"));
    let log = act(&game, &mut state, 2, manage(0, 3, ""));
    let built: Vec<Event> = log.into_iter().take(3).collect();
    let expected = [
        Event::StorehousesBuilt { seat: seat(2), count: 3 },
        Event::StorehousesBuilt { seat: seat(1), count: 1 },
        Event::Discarded { seat: seat(1), cards: cards("wood") },
    ];
    assert_eq!(built, expected, "credits, building, discarding; seat 3 changed its mind");
}

#[test]
fn os_6_5_room_is_checked_only_here() {
    let game = table(3);
    // Four goods and no storehouse at the counting house: nothing happens to them there.
    let mut state =
        Scenario::new(&game).means(1, 0, 0, 0).stock(1, "wood wood salt wine").phase(Phase::Counter).build();
    for number in 1..=3 {
        act(&game, &mut state, number, common::lay("", ""));
    }
    common::all_stand(&game, &mut state);
    assert_eq!(state.public.traders[seat(1)].stock, 4);
    assert_eq!(refused(&game, &state, 1, manage(0, 0, "wood")), Refusal::NoRoom { room: 0 });
}
