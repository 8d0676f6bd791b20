//! OS-7: the end.

use crate::common::{self, Scenario, act, all_stand, cards, cash, lay, means, refused, seat, table, vp};
use game::{Arg, Choices as _, Game, Message, Observer, Seat, SeatSet, Shown, Status};
use ostia::{Action, Choices, Effect, Event, Ostia, Phase, Refusal, State};
use testkit::Dice;

/// Round 5, seat 1 to begin, S6 set aside, nobody with money or a storehouse.
fn last_round(game: &Ostia) -> Scenario<'_> {
    let empty = Scenario::new(game).round(5).put_away(6);
    (1..=game.players() as usize).fold(empty, |scenario, number| scenario.means(number, 0, 0, 0))
}

fn places(game: &Ostia, state: &State) -> Vec<u8> {
    let Status::Over(standings) = game.status(state) else { panic!("not over: {:?}", state.public.phase) };
    standings.place.as_slice().to_vec()
}

#[test]
fn os_7_1_goods_go_to_storehouse_or_forum_and_a_seat_without_goods_is_not_asked() {
    let game = table(3);
    let mut state = last_round(&game).means(2, 0, 2, 0).stock(2, "wood salt").phase(Phase::LastCounter).build();
    let Status::Open { must, may, ask, .. } = game.status(&state) else { panic!("over") };
    assert_eq!((must, may, ask), (SeatSet::only(seat(2)), SeatSet::EMPTY, seat(2)));
    assert_eq!(refused(&game, &state, 1, lay("bluff", "")), Refusal::NothingToLay);
    assert_eq!(refused(&game, &state, 2, lay("", "wood")), Refusal::SenateClosed);
    assert_eq!(refused(&game, &state, 2, lay("", "bluff")), Refusal::SenateClosed);
    act(&game, &mut state, 2, lay("salt bluff", ""));
    all_stand(&game, &mut state);
    assert_eq!(state.public.traders[seat(2)].sure, cards("wood"));
}

#[test]
fn os_7_1_has_the_steps_of_the_counter_and_a_seat_without_goods_is_not_asked_again() {
    let game = table(3);
    let mut state = last_round(&game)
        .means(1, 0, 1, 0)
        .stock(1, "wood")
        .means(2, 0, 2, 0)
        .stock(2, "wood salt")
        .phase(Phase::LastCounter)
        .build();
    act(&game, &mut state, 1, lay("wood", ""));
    assert_eq!(state.public.traders[seat(1)].laid, [0; 3], "without sizes");
    act(&game, &mut state, 2, lay("", ""));
    assert_eq!((state.public.traders[seat(1)].laid, state.public.traders[seat(2)].laid), ([1, 0, 2], [0, 0, 4]));
    let Status::Open { must, may, .. } = game.status(&state) else { panic!("over") };
    assert_eq!((must, may), ([seat(1), seat(2)].into_iter().collect(), SeatSet::EMPTY));
    assert_eq!(refused(&game, &state, 3, Action::Stand), Refusal::NothingToLay);
    assert_eq!(refused(&game, &state, 1, lay("", "wood")), Refusal::SenateClosed);
    act(&game, &mut state, 1, lay("", ""));
    assert_eq!(state.public.traders[seat(1)].stock, 1, "nothing is turned up yet");
    let log = act(&game, &mut state, 2, Action::Stand);
    let stored = log.iter().find_map(|event| match event {
        Event::StoresTurnedUp { seat: whose, stored, .. } if *whose == seat(1) => Some(*stored),
        _ => None,
    });
    assert_eq!(stored, Some(cards("wood")), "it was laid again, into the storehouse");
}

#[test]
fn os_7_1_follows_phase_five_of_round_five_and_is_skipped_when_nobody_has_goods() {
    let game = table(3);
    let mut state = last_round(&game).means(1, 0, 1, 0).stock(1, "wood").phase(Phase::Storehouses).build();
    act(&game, &mut state, 1, common::manage(0, 0, "wood"));
    act(&game, &mut state, 2, common::manage(0, 0, ""));
    let mut kept = state;
    act(&game, &mut kept, 3, common::manage(0, 0, ""));
    assert_eq!(kept.public.phase, Phase::LastCounter);
    act(&game, &mut state, 1, common::manage(0, 0, ""));
    act(&game, &mut state, 3, common::manage(0, 0, ""));
    assert_eq!(state.public.phase, Phase::Sale(seat(1)), "its storehouse is empty");
}

#[test]
fn os_7_2_types_score_the_forum_is_lost_and_empty_storehouses_are_sold() {
    let game = table(3);
    let mut state = last_round(&game)
        .start(2)
        .means(1, 0, 4, 0)
        .stock(1, "wood wood salt wine")
        .means(2, 0, 1, 0)
        .phase(Phase::LastCounter)
        .build();
    act(&game, &mut state, 1, lay("wine", ""));
    let log = all_stand(&game, &mut state);
    assert!(log.contains(&Event::StoresTurnedUp {
        seat: seat(1),
        stored: cards("wood wood salt"),
        forum: cards("wine")
    }));
    assert_eq!(state.public.phase, Phase::Sale(seat(2)), "from the start player on");
    assert_eq!(vp(&state), [0, 0, 0]);
    act(&game, &mut state, 2, Action::SellStorehouses { count: 0 });
    assert_eq!((state.public.phase, vp(&state)), (Phase::Sale(seat(1)), vec![2, 0, 0]));
    assert_eq!(refused(&game, &state, 1, Action::SellStorehouses { count: 2 }), Refusal::NotSoManyEmpty { empty: 1 });
    act(&game, &mut state, 1, Action::SellStorehouses { count: 1 });
    assert_eq!((means(&state, 1), means(&state, 2)), ((7, 3, 0), (0, 1, 0)));
    assert!(state.public.discards.covers(cards("wine")));
}

#[test]
fn os_7_2_a_seat_that_can_be_saved_must_sell_enough() {
    let game = table(3);
    // 20 to repay, 5 there: three storehouses would bring 21.
    let state = last_round(&game).means(1, 5, 4, 2).phase(Phase::Sale(seat(1))).build();
    assert_eq!(refused(&game, &state, 1, Action::SellStorehouses { count: 2 }), Refusal::MustSell { least: 3 });
    assert!(game.check(&state, seat(1), &Action::SellStorehouses { count: 4 }).is_ok());
    // 30 to repay: two storehouses cannot save it, so it may choose.
    let state = last_round(&game).means(1, 5, 2, 3).phase(Phase::Sale(seat(1))).build();
    assert!(game.check(&state, seat(1), &Action::SellStorehouses { count: 0 }).is_ok());
    let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
    assert_eq!(game.preview(&knowledge, &Action::SellStorehouses { count: 2 }).effects, [Effect::IsOut]);
}

#[test]
fn os_x20_the_card_on_the_forum_saves_the_seat() {
    let game = table(3);
    let before = last_round(&game).means(1, 8, 1, 1).stock(1, "wood").phase(Phase::LastCounter).build();
    let mut state = before;
    act(&game, &mut state, 1, lay("wood", ""));
    all_stand(&game, &mut state);
    let mut choices = Choices::default();
    game.choices(&state, seat(1), &mut choices);
    assert_eq!(choices.forced(), Some(Action::SellStorehouses { count: 1 }));
    act(&game, &mut state, 1, Action::SellStorehouses { count: 1 });
    assert_eq!((means(&state, 1), state.public.out), ((5, 0, 0), SeatSet::EMPTY));
    let mut state = before;
    let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
    assert!(game.preview(&knowledge, &lay("", "")).effects.contains(&Effect::IsOut), "warned before");
    act(&game, &mut state, 1, lay("", ""));
    all_stand(&game, &mut state);
    assert_eq!(vp(&state)[0], 1);
    assert_eq!(state.public.out, SeatSet::only(seat(1)));
}

#[test]
fn os_7_3_all_credits_are_repaid_from_cash_or_none_and_the_seat_is_out() {
    let game = table(4);
    let mut state = last_round(&game)
        .means(1, 20, 1, 2)
        .means(2, 19, 0, 2)
        .vp(2, 20)
        .means(3, 30, 0, 1)
        .phase(Phase::Sale(seat(1)))
        .build();
    let log = act(&game, &mut state, 1, Action::SellStorehouses { count: 0 });
    assert!(log.contains(&Event::Eliminated { seat: seat(2) }));
    assert_eq!(cash(&state), [0, 19, 20, 0], "seat 2 repays nothing");
    assert_eq!(vp(&state), [1, 20, 3, 1], "and takes no place for cash: 3, then 2 + 1 for two");
    assert_eq!(places(&game, &state)[1], 4);
}

#[test]
fn os_x13_one_is_out_and_cash_gives_two_two_and_one() {
    let game = table(4);
    let mut state = last_round(&game)
        .means(1, 40, 3, 0)
        .stock(1, "wood salt")
        .means(2, 47, 0, 0)
        .means(3, 30, 0, 1)
        .means(4, 25, 0, 3)
        .phase(Phase::LastCounter)
        .build();
    act(&game, &mut state, 1, lay("", ""));
    all_stand(&game, &mut state);
    let log = act(&game, &mut state, 1, Action::SellStorehouses { count: 1 });
    assert_eq!(cash(&state), [47, 47, 20, 25]);
    assert_eq!(state.public.out, SeatSet::only(seat(4)));
    let scored: Vec<(usize, u8)> = log
        .iter()
        .filter_map(
            |event| if let Event::CashScored { seat, vp } = event { Some((seat.number().into(), *vp)) } else { None },
        )
        .collect();
    assert_eq!(scored, [(1, 2), (2, 2), (3, 1)]);
}

#[test]
fn os_7_4_the_richest_get_three_two_and_one() {
    let game = table(4);
    let mut state = last_round(&game)
        .means(1, 5, 1, 0)
        .means(2, 9, 0, 0)
        .means(3, 0, 0, 0)
        .means(4, 7, 0, 0)
        .phase(Phase::Sale(seat(1)))
        .build();
    act(&game, &mut state, 1, Action::SellStorehouses { count: 0 });
    assert_eq!(vp(&state), [1, 3, 0, 2]);
    let mut state = last_round(&game).means(1, 0, 1, 0).phase(Phase::Sale(seat(1))).build();
    act(&game, &mut state, 1, Action::SellStorehouses { count: 0 });
    assert_eq!(vp(&state), [1, 1, 1, 1], "an empty purse takes its place: 6 for four");
}

/// The end of two seats with goods and storehouses; a third has nothing, and all have the same cash.
fn duel(put_away: u8, goods: [&str; 2], storehouses: [u8; 2], points: [u8; 2]) -> Vec<u8> {
    let game = table(3);
    let mut state = last_round(&game)
        .put_away(put_away)
        .means(1, 0, storehouses[0], 0)
        .means(2, 0, storehouses[1], 0)
        .stock(1, goods[0])
        .stock(2, goods[1])
        .vp(1, points[0])
        .vp(2, points[1])
        .phase(Phase::LastCounter)
        .build();
    act(&game, &mut state, 1, lay("", ""));
    act(&game, &mut state, 2, lay("", ""));
    all_stand(&game, &mut state);
    while let Status::Open { ask, .. } = game.status(&state) {
        act(&game, &mut state, ask.number().into(), Action::SellStorehouses { count: 0 });
    }
    places(&game, &state)
}

#[test]
fn os_x21_the_card_put_away_breaks_the_tie() {
    assert_eq!(duel(4, ["ivory wood", "wheat ivory"], [2, 2], [5, 5]), [2, 1, 3]);
}

#[test]
fn os_7_5_points_then_storehouses_then_the_card_put_away_then_shared() {
    assert_eq!(duel(1, ["wheat", "ivory"], [1, 4], [6, 5]), [1, 2, 3], "points");
    assert_eq!(duel(1, ["wheat", "ivory"], [3, 2], [5, 5]), [1, 2, 3], "storehouses");
    assert_eq!(duel(1, ["wheat", "ivory"], [2, 2], [5, 5]), [2, 1, 3], "stored goods");
    assert_eq!(duel(1, ["wheat wheat wheat", "salt"], [3, 3], [5, 5]), [1, 2, 3], "duplicates count");
    assert_eq!(duel(1, ["wood", "wood"], [2, 2], [5, 5]), [1, 1, 3], "shared");
}

#[test]
fn os_7_5_seats_that_are_out_share_the_last_place() {
    let game = table(4);
    let out = |out: &[usize]| {
        let mut scenario = last_round(&game).means(1, 0, 1, 0);
        for number in out {
            scenario = scenario.means(*number, 0, u8::from(*number == 1), 9).vp(*number, 20);
        }
        let mut state = scenario.phase(Phase::Sale(seat(1))).build();
        act(&game, &mut state, 1, Action::SellStorehouses { count: 0 });
        places(&game, &state)
    };
    assert_eq!(out(&[2, 4]), [1, 4, 2, 4]);
    assert_eq!(out(&[1, 2, 4]), [4, 4, 1, 4], "one survivor wins whatever its points");
    assert_eq!(out(&[1, 2, 3, 4]), [4, 4, 4, 4], "nobody wins");
}

#[test]
fn after_the_end_nothing_can_be_done() {
    let game = table(3);
    let mut state = last_round(&game).means(1, 0, 1, 0).phase(Phase::Sale(seat(1))).build();
    act(&game, &mut state, 1, Action::SellStorehouses { count: 1 });
    assert_eq!(refused(&game, &state, 1, Action::SellStorehouses { count: 1 }), Refusal::MatchOver);
    assert_eq!(refused(&game, &state, 2, Action::TakeBack), Refusal::MatchOver);
    let mut choices = Choices::default();
    game.choices(&state, seat(1), &mut choices);
    assert!(choices.is_empty());
}

/// Every tie in points is announced once, with what broke it, and "shared" is said exactly when a place is shared.
#[test]
fn os_7_5_ties_are_told_with_what_broke_them() {
    let (mut broken, mut shared) = (0, 0);
    for seed in 0..400 {
        let game = table(3 + (seed % 3) as u8);
        let mut dice = Dice::new(seed, 0);
        let (mut state, mut log, mut choices) = (game.blank(), Vec::new(), Choices::default());
        game.deal(&mut state, &mut dice, &mut log);
        while let Status::Open { ask, .. } = game.status(&state) {
            game.choices(&state, ask, &mut choices);
            let action = choices.sample(&mut dice);
            game.apply(&mut state, ask, &action, &mut dice, &mut log).unwrap();
        }
        let Status::Over(standings) = game.status(&state) else { unreachable!() };
        let seats: Vec<Seat> = Seat::all(game.players()).filter(|seat| !state.public.out.contains(*seat)).collect();
        let told = game.epilogue(&mut log.iter());
        let tied = |vp: i32| seats.iter().copied().filter(move |seat| standings.score[*seat] == vp);
        let mut expected: Vec<i32> = seats.iter().map(|seat| standings.score[*seat]).collect();
        expected.sort_unstable_by_key(|vp| -vp);
        expected.dedup();
        expected.retain(|vp| tied(*vp).count() > 1);
        let ties: Vec<&Message> = told.iter().filter(|message| message.key == "ostia-tie").collect();
        assert_eq!(ties.len(), expected.len(), "{told:?}");
        for (tie, vp) in ties.iter().zip(&expected) {
            let args = [("seats", Arg::List(tied(*vp).map(Arg::Seat).collect())), ("vp", Arg::Number((*vp).into()))];
            assert_eq!(tie.args, args);
        }
        let mut places: Vec<u8> = seats.iter().map(|seat| standings.place[*seat]).collect();
        places.sort_unstable();
        let shares = places.windows(2).any(|pair| pair[0] == pair[1]);
        assert_eq!(told.iter().any(|message| message.key == "ostia-tie-shared"), shares, "{told:?}");
        broken += ties.len();
        shared += usize::from(shares);
    }
    assert!(broken > shared && shared > 0, "{broken} ties, {shared} shared");
}
