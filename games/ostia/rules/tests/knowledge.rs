//! OS-8: who knows what.

use crate::common::{self, Scenario, act, all_stand, cards, dealt, lay, manage, seat, table};
use game::{Edition as _, Game, Observer, Setup as _, Shown};
use ostia::{Action, Edition, Event, Ostia, Phase, SeenEvent, Setup, State};
use testkit::Dice;

fn knowledge(game: &Ostia, state: &State, number: usize) -> ostia::Knowledge {
    game.knowledge(state, Observer::Seat(seat(number)))
}

#[test]
fn os_8_1_everybody_knows_money_lots_sizes_and_discards() {
    let game = table(3);
    let (state, _) = dealt(&game, 3);
    let view = game.view(&game.knowledge(&state, Observer::Spectator));
    assert!(view.own.is_none());
    assert_eq!((view.pile, view.seats.len()), (51 - 18, 3));
    for seen in &view.seats {
        assert_eq!((seen.cash, seen.storehouses, seen.credits, seen.stock, seen.ship), (55, 1, 0, 1, 5));
    }
    assert!(view.senate.is_some() && view.next_senate.is_some() && view.put_away.is_none());
    let mut state = Scenario::new(&game).lot(1, "wood wheat").build();
    act(&game, &mut state, 2, Action::Bid { amount: 12 });
    let view = game.view(&game.knowledge(&state, Observer::Spectator));
    assert_eq!(view.seats[1].bid, Some(12));
    assert_eq!(view.lot.map(|lot| (lot.cards, lot.minimum)), Some((cards("wood wheat"), 11)));
}

#[test]
fn os_8_2_first_card_free_pick_and_ship_side_are_secret() {
    let game = table(3);
    let (_, log) = dealt(&game, 3);
    for event in &log {
        match *event {
            Event::FirstCardDealt { seat: whose, good } => {
                assert_eq!(
                    game.seen(event, Observer::Seat(whose)),
                    Some(SeenEvent::FirstCardDealt { seat: whose, good: Some(good) })
                );
                let other = game.seen(event, Observer::Seat(whose.next(3)));
                assert_eq!(other, Some(SeenEvent::FirstCardDealt { seat: whose, good: None }));
            }
            Event::Dealt { seat: whose, cards } => {
                let other = game.seen(event, Observer::Spectator);
                assert_eq!(other, Some(SeenEvent::Dealt { seat: whose, count: cards.total(), cards: None }));
            }
            _ => {}
        }
    }
    // Whatever the others pick, lay out and plan, a spectator knows the same.
    let ship = "wood wood salt wine wheat";
    let before = Scenario::new(&game).ship(1, ship).ship(2, ship).ship(3, ship).phase(Phase::FreePick).build();
    let after = |good| {
        let mut state = before;
        act(&game, &mut state, 2, Action::Pick { good });
        knowledge(&game, &state, 1)
    };
    assert_eq!(after(ostia::Good::Wood), after(ostia::Good::Wheat));
}

#[test]
fn os_8_2_allocation_and_plans_are_secret_until_turned_up() {
    let game = table(3);
    let before = Scenario::new(&game).stock(2, "wood salt").phase(Phase::Counter).build();
    let laid = |action| {
        let mut state = before;
        act(&game, &mut state, 2, action);
        knowledge(&game, &state, 1)
    };
    assert_eq!(laid(lay("wood", "salt")), laid(lay("bluff", "wood")));
    assert_eq!(laid(lay("wood", "salt")), laid(lay("wood salt", "")), "sizes are shown when all have laid (OS-3.4)");
    let before = Scenario::new(&game).means(2, 55, 1, 2).stock(2, "wood salt").phase(Phase::Storehouses).build();
    let planned = |action| {
        let mut state = before;
        act(&game, &mut state, 2, action);
        knowledge(&game, &state, 1)
    };
    assert_eq!(planned(manage(2, 1, "wood")), planned(manage(0, 0, "")));
}

#[test]
fn os_8_2_the_senate_card_put_away_is_settled_only_when_the_others_are_drawn() {
    // In round 1 it could be any of four cards: different chance gives different cards.
    let game = table(3);
    let (state, _) = dealt(&game, 3);
    let next = |seed| {
        let mut later = state;
        let mut dice = Dice::new(seed, 9);
        while later.public.round == 1 {
            let game::Status::Open { ask, .. } = game.status(&later) else { panic!("over") };
            let mut choices = ostia::Choices::default();
            game.choices(&later, ask, &mut choices);
            let action = game::Choices::sample(&choices, &mut dice);
            game.apply(&mut later, ask, &action, &mut dice, &mut game::NoLog).unwrap();
        }
        later.public.next
    };
    let opened: Vec<_> = (0..30).map(next).collect();
    assert!((0..6).filter(|card| opened.contains(&Some(*card))).count() == 4);
}

#[test]
fn os_8_2_from_round_four_on_the_card_put_away_can_be_deduced() {
    let game = table(3);
    let (mut state, _) = dealt(&game, 3);
    let mut dice = Dice::new(3, 9);
    let mut left = [0; 6];
    while let game::Status::Open { ask, .. } = game.status(&state) {
        left[usize::from(state.public.round)] = state.public.senate_left.count_ones();
        let mut choices = ostia::Choices::default();
        game.choices(&state, ask, &mut choices);
        let action = game::Choices::sample(&choices, &mut dice);
        game.apply(&mut state, ask, &action, &mut dice, &mut game::NoLog).unwrap();
    }
    assert_eq!(left, [0, 4, 3, 2, 1, 1], "cards that have not been opened, by round");
}

#[test]
fn os_8_3_a_lot_bought_openly_is_remembered_until_it_is_seen_going() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(2, "salt wood").lot(1, "wood wood").build();
    act(&game, &mut state, 2, Action::Bid { amount: 14 });
    act(&game, &mut state, 3, Action::Pass);
    act(&game, &mut state, 1, Action::Sell { buyer: seat(2) });
    assert_eq!(state.public.traders[seat(2)].sure, cards("wood wood"));
    act(&game, &mut state, 1, lay("", ""));
    act(&game, &mut state, 3, lay("", ""));
    act(&game, &mut state, 2, lay("wood", ""));
    all_stand(&game, &mut state);
    assert_eq!(state.public.traders[seat(2)].sure, cards("wood"), "one of three wood was seen going");
    assert_eq!(state.hidden.hands[common::seat(2)].stock, cards("salt wood wood"));
    act(&game, &mut state, 1, manage(0, 0, ""));
    act(&game, &mut state, 3, manage(0, 0, ""));
    act(&game, &mut state, 2, manage(0, 1, "wood wood"));
    assert_eq!(state.public.traders[seat(2)].sure, cards("wood"), "the salt was never sure");
}

#[test]
fn os_8_3_the_screen_remembers_only_if_the_table_wants() {
    for memory in [true, false] {
        let setup = Setup { memory, ..Setup::usual(3).unwrap() };
        let game = Ostia::new(&setup, &Edition::builtin()).unwrap();
        let mut state = Scenario::new(&game).lot(1, "wood wood").build();
        act(&game, &mut state, 2, Action::Bid { amount: 14 });
        act(&game, &mut state, 3, Action::Pass);
        act(&game, &mut state, 1, Action::Sell { buyer: seat(2) });
        let view = game.view(&knowledge(&game, &state, 1));
        assert_eq!(view.seats[1].sure, memory.then(|| cards("wood wood")));
    }
}

#[test]
fn a_re_deal_never_puts_into_the_pile_cards_that_cannot_be_there() {
    let game = table(3);
    // The pile was made from two wheat and two wine; all wood must be in somebody's hands or on the discards.
    let mut state = Scenario::new(&game)
        .stock(2, "wood wood wood")
        .stock(3, "salt")
        .pile_of("wheat wheat wine wine")
        .phase(Phase::Counter)
        .build();
    let known = knowledge(&game, &state, 1);
    let mut dice = Dice::new(1, 0);
    for _ in 0..50 {
        game.redeal(&known, &mut dice, &mut state);
        assert!(cards("wheat wheat wine wine").covers(state.hidden.pile), "{:?}", state.hidden.pile);
        assert_eq!(state.hidden.pile.total(), 4);
    }
}

#[test]
fn a_secret_decision_is_shown_only_to_its_own_seat() {
    let game = table(3);
    let own = |state: &State, number: usize| game.view(&knowledge(&game, state, number)).own.unwrap();
    let (mut state, _) = dealt(&game, 1);
    let (good, _) = state.hidden.hand(seat(1)).ship.each().next().unwrap();
    act(&game, &mut state, 1, Action::Pick { good });
    assert_eq!((own(&state, 1).picked, own(&state, 2).picked), (Some(good), None));
    let mut state = Scenario::new(&game).stock(1, "wood").means(1, 40, 1, 0).phase(Phase::Storehouses).build();
    let Action::Manage(plan) = manage(0, 1, "wood") else { panic!("that is what it is") };
    act(&game, &mut state, 1, Action::Manage(plan));
    assert_eq!((own(&state, 1).plan, own(&state, 2).plan), (Some(plan), None));
}

#[test]
fn os_0_2_a_view_says_the_value_of_each_good_to_each_senate_card() {
    let game = table(3);
    let (state, _) = dealt(&game, 3);
    let view = game.view(&game.knowledge(&state, Observer::Spectator));
    let (order, values) = (view.senate.expect("a card"), view.senate_values.expect("its values"));
    let value = |good| match good {
        ostia::Good::Ivory => values.ivory,
        ostia::Good::Marble => values.marble,
        ostia::Good::Wood => values.wood,
        ostia::Good::Salt => values.salt,
        ostia::Good::Wine => values.wine,
        ostia::Good::Wheat => values.wheat,
    };
    assert_eq!(order.into_iter().map(value).collect::<Vec<_>>(), [5, 4, 3, 2, 1, 0]);
    assert!(view.next_values.is_some());
}

#[test]
fn os_5_1_no_seat_can_offer_more_than_the_others_are_told() {
    let game = table(3);
    let values = *game.senate(0);
    let state = Scenario::new(&game).stock(1, "ivory salt").stock(2, "wood wine wheat").phase(Phase::Counter).build();
    for observer in [Observer::Seat(seat(1)), Observer::Seat(seat(3)), Observer::Spectator] {
        let view = game.view(&game.knowledge(&state, observer));
        let most = view.seats[1].offer_at_most.expect("cards are laid");
        assert!(most >= state.hidden.hand(seat(2)).stock.worth(&values), "{observer:?}: {most}");
        // Nothing was seen of it: any three of the best cards that are left.
        assert!(most <= 15 && view.seats[1].sure_worth == Some(0), "{observer:?}: {most}");
    }
    let mut state = state;
    assert_eq!(game.view(&knowledge(&game, &state, 2)).seats[1].offer_at_most, None, "one's own is no secret");
    act(&game, &mut state, 1, lay("ivory salt", ""));
    act(&game, &mut state, 2, lay("wine wheat", "wood"));
    act(&game, &mut state, 3, lay("", ""));
    // Only one card is on the senate, and everybody sees that.
    assert_eq!(state.public.phase, Phase::SecondLook);
    let most = game.view(&knowledge(&game, &state, 1)).seats[1].offer_at_most;
    assert_eq!(most, Some(5));
    all_stand(&game, &mut state);
    let view = game.view(&knowledge(&game, &state, 1));
    assert_eq!((view.seats[1].offer_at_most, view.seats[1].sure_worth), (None, None));
    assert_eq!(view.at_forum, cards("ivory salt wine wheat") + view.market, "all that came to the forum");
}

#[test]
fn os_3_5_a_view_says_which_cards_were_bluffs_until_the_next_counter() {
    let game = table(3);
    let scenario =
        Scenario::new(&game).stock(1, "ivory marble wood salt").stock(2, "wine").phase(Phase::Counter).build();
    let mut state = scenario;
    act(&game, &mut state, 1, lay("ivory marble bluff", "wood salt bluff"));
    act(&game, &mut state, 2, lay("wine", ""));
    act(&game, &mut state, 3, lay("bluff bluff", ""));
    let bluffs = |state: &ostia::State| {
        game.view(&game.knowledge(state, Observer::Spectator))
            .seats
            .into_iter()
            .map(|seat| seat.bluffs)
            .collect::<Vec<_>>()
    };
    assert_eq!(bluffs(&state), [None, None, None], "nobody may know yet");
    all_stand(&game, &mut state);
    // The first seat has lost goods to the penalty: they were not bluffs.
    assert!(!state.public.traders[seat(1)].thrown.is_empty());
    assert_eq!(bluffs(&state), [Some([1, 1]), Some([0, 0]), Some([2, 0])]);
}

#[test]
fn os_4_1_a_view_says_which_goods_were_sold_and_at_which_price() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(1, "wine wine").stock(2, "wine salt").phase(Phase::Counter).build();
    act(&game, &mut state, 1, lay("wine wine", ""));
    act(&game, &mut state, 2, lay("wine", "salt"));
    act(&game, &mut state, 3, lay("", ""));
    assert!(game.view(&knowledge(&game, &state, 1)).sold.is_empty());
    all_stand(&game, &mut state);
    let count = 3 + state.public.market.count(ostia::Good::Wine);
    let sold = game.view(&knowledge(&game, &state, 1)).sold;
    assert_eq!(sold, [ostia::Sold { good: ostia::Good::Wine, count, price: game.price(count) }]);
}

#[test]
fn os_2_4_the_least_bid_on_each_pair_is_told() {
    let game = table(3);
    let pairs = game.facts().pairs;
    assert_eq!(pairs.len(), 21);
    for told in pairs {
        let lot = told.pair.into_iter().fold(cards(""), |lot, good| lot + ostia::Cards::one(good));
        assert_eq!(told.minimum, game.minimum(lot), "{:?}", told.pair);
    }
}
