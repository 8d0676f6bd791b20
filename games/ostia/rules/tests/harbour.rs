//! OS-2: the harbour.

use crate::common::{self, Scenario, act, cards, cash, dealt, means, open, refused, seat, table};
use game::{Arg, Choices as _, Game, NoLog, Observer, Shown, Status};
use ostia::{Action, Choices, Effect, Event, Good, Phase, Refusal, SeenEvent};
use testkit::Dice;

use Action::{Keep, Pass};

#[test]
fn os_2_1_each_seat_is_dealt_five() {
    for players in 3..=5 {
        let (state, _) = dealt(&table(players), 4);
        assert!(state.public.traders.as_slice().iter().all(|trader| trader.ship == 5));
        assert_eq!(state.public.pile, 51 - 6 * players);
    }
}

#[test]
fn os_2_1_the_discards_are_shuffled_only_when_a_card_is_to_be_drawn() {
    let game = table(3);
    // 15 cards are in the pile: exactly enough. Round 2 begins when the last seat has decided.
    let pile = "wood wood wood wood wood wood wood wood salt salt salt salt salt salt salt";
    for (pile, shuffled) in [(pile.to_string(), false), (pile.replacen("salt", "", 1), true)] {
        let mut state = Scenario::new(&game).pile_of(&pile).phase(Phase::Storehouses).build();
        act(&game, &mut state, 1, common::manage(0, 0, ""));
        act(&game, &mut state, 2, common::manage(0, 0, ""));
        let log = act(&game, &mut state, 3, common::manage(0, 0, ""));
        assert_eq!(log.contains(&Event::Reshuffled), shuffled);
        assert_eq!(state.public.discards.is_empty(), shuffled, "an empty pile waits for the next card");
        assert_eq!(state.public.pile, if shuffled { 51 - 15 } else { 0 });
    }
}

#[test]
fn os_x14_round_two_of_five_takes_21_from_the_old_pile_and_4_from_the_new() {
    let game = table(5);
    let (mut state, log) = dealt(&game, 6);
    let mut replayed = game.blank();
    for event in log.iter().take_while(|event| !matches!(event, Event::Dealt { .. })) {
        game.evolve(&mut replayed, event);
    }
    assert_eq!(replayed.public.pile, 46);
    assert_eq!(state.public.pile, 21);
    let (mut dice, mut log) = (Dice::new(6, 1), Vec::new());
    while state.public.round == 1 {
        let Status::Open { ask, .. } = game.status(&state) else { panic!("over in round 1") };
        let mut choices = Choices::default();
        game.choices(&state, ask, &mut choices);
        let action = choices.sample(&mut dice);
        game.apply(&mut state, ask, &action, &mut dice, &mut log).unwrap();
    }
    let shuffle = log.iter().position(|event| *event == Event::Reshuffled).expect("a shuffle");
    let dealt = |events: &[Event]| -> u8 {
        events.iter().map(|event| if let Event::Dealt { cards, .. } = event { cards.total() } else { 0 }).sum()
    };
    assert_eq!((dealt(&log[..shuffle]), dealt(&log[shuffle..])), (21, 4));
    // One card at a time from the start player on: the four after the one who got the 21st card.
    let second =
        log[shuffle..].iter().filter_map(|e| if let Event::Dealt { seat, .. } = e { Some(*seat) } else { None });
    let late: Vec<_> = state.public.start.around(5).skip(1).collect();
    assert_eq!(second.collect::<Vec<_>>(), late);
}

#[test]
fn the_pile_never_runs_dry_even_with_45_cards_and_20_of_them_stored() {
    let game = common::first_game(5);
    let mut scenario = Scenario::new(&game);
    let stored = ["marble marble marble marble", "wood wood wood wood", "salt salt salt salt", "wine wine wine wine"];
    for (i, words) in stored.iter().chain([&"wheat wheat wheat wheat"]).enumerate() {
        scenario = scenario.stock(i + 1, words).means(i + 1, 10, 4, 0);
    }
    let mut state = scenario.pile_of("").phase(Phase::Storehouses).build();
    for (i, words) in stored.iter().chain([&"wheat wheat wheat wheat"]).enumerate() {
        act(&game, &mut state, i + 1, common::manage(0, 0, words));
    }
    assert_eq!((state.public.round, state.public.phase), (2, Phase::FreePick));
    assert_eq!((state.public.pile, state.public.discards.total()), (0, 0), "exactly 25 were left");
}

#[test]
fn os_2_2_each_seat_moves_one_card_to_its_stock_in_secret() {
    let game = table(3);
    let ship = "wood wood salt wine wheat";
    let mut state = Scenario::new(&game).ship(1, ship).ship(2, ship).ship(3, ship).phase(Phase::FreePick).build();
    assert_eq!(refused(&game, &state, 1, Action::Pick { good: Good::Ivory }), Refusal::NotOnShip { good: Good::Ivory });
    act(&game, &mut state, 2, Action::Pick { good: Good::Wood });
    act(&game, &mut state, 3, Action::Pick { good: Good::Salt });
    // Changed, and taken back, until all have picked.
    act(&game, &mut state, 2, Action::Pick { good: Good::Wheat });
    act(&game, &mut state, 3, Action::TakeBack);
    assert_eq!(refused(&game, &state, 3, Action::TakeBack), Refusal::NothingToTakeBack);
    assert_eq!(state.hidden.hands[common::seat(2)].stock, cards(""), "nothing has moved yet");
    act(&game, &mut state, 3, Action::Pick { good: Good::Wine });
    let log = act(&game, &mut state, 1, Action::Pick { good: Good::Wood });
    assert!(log.contains(&Event::FreePicksTaken));
    let stocks: Vec<_> = state.hidden.hands.iter().map(|(_, hand)| hand.stock).collect();
    assert_eq!(stocks, [cards("wood"), cards("wheat"), cards("wine")]);
    assert_eq!(state.hidden.hands[common::seat(1)].ship, cards("wood salt wine wheat"));
    assert_eq!(cash(&state), [55, 55, 55]);
    assert_eq!(state.public.phase, Phase::Lot(seat(1)));
}

#[test]
fn os_2_3_two_series_of_two_cards_from_the_start_player_on() {
    let game = table(3);
    let ship = "wood wood salt wine";
    let mut state =
        Scenario::new(&game).start(2).ship(1, ship).ship(2, ship).ship(3, ship).phase(Phase::Lot(seat(2))).build();
    assert_eq!(
        refused(&game, &state, 1, Action::PutUp { lot: cards("wood wood") }),
        Refusal::NotYourTurn { turn: seat(2) }
    );
    assert_eq!(refused(&game, &state, 2, Action::PutUp { lot: cards("wood") }), Refusal::NotTwoCards { got: 1 });
    assert_eq!(
        refused(&game, &state, 2, Action::PutUp { lot: cards("wood wood wine") }),
        Refusal::NotTwoCards { got: 3 }
    );
    assert_eq!(refused(&game, &state, 2, Action::PutUp { lot: cards("salt salt") }), Refusal::LotNotOnShip);
    let mut sellers = Vec::new();
    for lot in [Some("wood wood"), Some("salt wood"), Some("wine salt"), None, None, None] {
        if let Some(lot) = lot {
            let Status::Open { ask, .. } = game.status(&state) else { panic!("over") };
            act(&game, &mut state, ask.number().into(), Action::PutUp { lot: cards(lot) });
        }
        let seller = state.public.seller;
        assert!(state.public.on_sale, "the second lot is put up by itself");
        sellers.push((seller.number(), state.public.series(), state.public.lot));
        for number in [seller.next(3), seller.next(3).next(3)] {
            act(&game, &mut state, number.number().into(), Pass);
        }
    }
    let lots = ["wood wood", "salt wood", "wine salt", "salt wine", "wood wine", "wood wood"].map(cards);
    let order = [(2, 1), (3, 1), (1, 1), (2, 2), (3, 2), (1, 2)];
    let expected: Vec<_> = order.iter().zip(lots).map(|((seller, series), lot)| (*seller, *series, lot)).collect();
    assert_eq!(sellers, expected);
    assert_eq!(state.public.phase, Phase::Counter);
}

#[test]
fn os_2_4_bids_need_not_beat_earlier_ones() {
    let game = table(4);
    let mut state = Scenario::new(&game).lot(2, "wood wheat").build();
    assert_eq!(state.public.phase, Phase::Bid(seat(3)), "the seller's left begins");
    assert_eq!(refused(&game, &state, 4, Action::Bid { amount: 20 }), Refusal::NotYourTurn { turn: seat(3) });
    act(&game, &mut state, 3, Action::Bid { amount: 20 });
    act(&game, &mut state, 4, Action::Bid { amount: 11 });
    act(&game, &mut state, 1, Action::Bid { amount: 20 });
    assert_eq!(state.public.phase, Phase::Decision(seat(2)), "each bids once");
    assert_eq!(refused(&game, &state, 3, Action::Bid { amount: 21 }), Refusal::NotNow);
}

#[test]
fn os_2_4_a_bid_is_at_least_the_sum_of_the_values() {
    let game = table(3);
    let state = Scenario::new(&game).lot(1, "ivory marble").build();
    assert_eq!(refused(&game, &state, 2, Action::Bid { amount: 16 }), Refusal::BidTooLow { minimum: 17 });
    assert_eq!(refused(&game, &state, 2, Action::Bid { amount: 0 }), Refusal::BidTooLow { minimum: 17 });
    assert!(game.check(&state, seat(2), &Action::Bid { amount: 17 }).is_ok());
}

/// The state of OS-X1 before the seller decides: seat 1 sells, 2 passes, 3 bids 12, 4 bids 11.
fn wood_and_wheat(game: &ostia::Ostia) -> ostia::State {
    let mut state = Scenario::new(game).lot(1, "wood wheat").build();
    act(game, &mut state, 2, Pass);
    act(game, &mut state, 3, Action::Bid { amount: 12 });
    act(game, &mut state, 4, Action::Bid { amount: 11 });
    state
}

#[test]
fn os_x1_the_seller_keeps_for_13_or_sells_for_12_or_11() {
    let game = table(4);
    let before = wood_and_wheat(&game);
    for (action, expected) in [
        (Keep, [42, 55, 55, 55]),
        (Action::Sell { buyer: seat(3) }, [61, 55, 43, 55]),
        (Action::Sell { buyer: seat(4) }, [60, 55, 55, 44]),
    ] {
        let mut state = before;
        act(&game, &mut state, 1, action);
        assert_eq!(cash(&state), expected, "{action:?}");
    }
    assert_eq!(refused(&game, &before, 1, Action::Sell { buyer: seat(2) }), Refusal::NoBidFrom { seat: seat(2) });
}

#[test]
fn os_2_5_keep_for_one_more_or_sell_to_any_bidder() {
    let game = table(4);
    let mut state = wood_and_wheat(&game);
    assert_eq!(refused(&game, &state, 3, Keep), Refusal::NotYourTurn { turn: seat(1) });
    assert_eq!(refused(&game, &state, 1, Action::Sell { buyer: seat(1) }), Refusal::NoBidFrom { seat: seat(1) });
    let log = act(&game, &mut state, 1, Action::Sell { buyer: seat(4) });
    assert!(log.contains(&Event::LotSold { seller: seat(1), buyer: seat(4), price: 11 }), "not the highest bid");
    assert_eq!(state.hidden.hands[common::seat(4)].stock, cards("wood wheat"));
}

#[test]
fn os_2_5_a_sale_below_the_highest_bid_says_what_that_would_have_paid() {
    let game = table(4);
    let told = |price: u16, bid: u16, twice: bool| {
        let sold = SeenEvent::Open(Event::LotSold { seller: seat(1), buyer: seat(2), price });
        let bids = |seat_no, amount| SeenEvent::Open(Event::BidMade { seat: seat(seat_no), amount });
        let lot = SeenEvent::Open(Event::LotPutUp { seller: seat(1), lot: cards("wood wheat"), minimum: 11 });
        // Latest first; the bids before the lot belong to another.
        let mut seen = vec![bids(2, 30), sold, bids(3, bid), bids(2, price), lot, bids(4, 99)];
        seen.extend(twice.then_some(sold));
        let message = game.tell_why(&sold, &mut seen.into_iter()).expect("everybody sees it");
        let less = message.args.iter().find(|(name, _)| *name == "less").map(|(_, less)| less.clone());
        (message.key, less)
    };
    assert_eq!(told(18, 19, false), ("ostia-event-lot-sold-same", Some(Arg::Number(0))), "half of 19 is 9, too");
    assert_eq!(told(18, 22, false), ("ostia-event-lot-sold-lower", Some(Arg::Number(2))));
    for (bid, twice) in [(18, false), (12, false), (22, true)] {
        assert_eq!(told(18, bid, twice), ("ostia-event-lot-sold", None), "{bid} {twice}");
    }
}

#[test]
fn os_x6_keeping_is_paid_from_cash_only() {
    let game = table(3);
    let mut state = Scenario::new(&game).means(1, 12, 2, 0).lot(1, "wood wheat").build();
    act(&game, &mut state, 2, Action::Bid { amount: 12 });
    act(&game, &mut state, 3, Pass);
    assert_eq!(refused(&game, &state, 1, Keep), Refusal::CannotPayToKeep { price: 13, cash: 12 });
    let mut choices = Choices::default();
    game.choices(&state, seat(1), &mut choices);
    assert_eq!(choices.forced(), Some(Action::Sell { buyer: seat(2) }), "he must sell");
}

#[test]
fn os_2_6_half_goes_to_the_seller_and_the_odd_denarius_to_the_bank() {
    let game = table(3);
    for (price, share) in [(12, 6), (13, 6), (14, 7)] {
        let mut state = Scenario::new(&game).lot(1, "wood wheat").build();
        act(&game, &mut state, 2, Action::Bid { amount: price });
        act(&game, &mut state, 3, Pass);
        act(&game, &mut state, 1, Action::Sell { buyer: seat(2) });
        assert_eq!(cash(&state), [55 + share, 55 - price, 55]);
        assert_eq!(state.public.bank, i32::from(price - share));
    }
}

fn forced(lot: &str, cash: u16, storehouses: u8, credits: u8) -> ((u16, u8, u8), ostia::State) {
    let game = table(3);
    let mut state = Scenario::new(&game).means(1, cash, storehouses, credits).lot(1, lot).build();
    act(&game, &mut state, 2, Pass);
    act(&game, &mut state, 3, Pass);
    (means(&state, 1), state)
}

#[test]
fn os_2_7_if_all_pass_the_seller_pays_half_the_sum_rounded_up() {
    let (after, state) = forced("wood wheat", 55, 1, 0);
    assert_eq!(after, (49, 1, 0), "11 halved is 6");
    assert_eq!(state.hidden.hands[common::seat(1)].stock, cards("wood wheat"));
}

#[test]
fn os_x2_ivory_and_wheat_are_forced_for_7() {
    let (after, state) = forced("ivory wheat", 55, 1, 0);
    assert_eq!(after, (48, 1, 0));
    assert_eq!(state.hidden.hands[common::seat(1)].stock, cards("ivory wheat"));
}

#[test]
fn os_x15_ivory_and_wood_are_forced_for_8() {
    assert_eq!(forced("ivory wood", 55, 1, 0).0, (47, 1, 0));
}

#[test]
fn os_x17_a_forced_purchase_takes_storehouses_then_credits() {
    assert_eq!(forced("ivory ivory", 3, 1, 4).0, (1, 0, 4));
    assert_eq!(forced("ivory ivory", 3, 0, 4).0, (1, 0, 5));
}

#[test]
fn os_x3_nine_is_refused_and_the_bidder_bids_again() {
    let game = table(4);
    let mut state = Scenario::new(&game).lot(1, "wine wine").build();
    assert_eq!(refused(&game, &state, 2, Action::Bid { amount: 9 }), Refusal::BidTooLow { minimum: 10 });
    act(&game, &mut state, 2, Action::Bid { amount: 14 });
    act(&game, &mut state, 3, Action::Bid { amount: 10 });
    act(&game, &mut state, 4, Action::Bid { amount: 14 });
    assert_eq!(state.public.bidders().len(), 3);
}

#[test]
fn os_2_8_bought_cards_are_owned_and_no_ship_side_holds_a_card_at_the_end() {
    let game = table(3);
    let (mut state, log) = dealt(&game, 9);
    assert!(open(&log).iter().any(|event| matches!(event, Event::Asked { phase: Phase::FreePick })));
    let mut dice = Dice::new(9, 1);
    while state.public.phase != Phase::Counter {
        let Status::Open { ask, .. } = game.status(&state) else { panic!("over") };
        let mut choices = Choices::default();
        game.choices(&state, ask, &mut choices);
        let action = choices.sample(&mut dice);
        game.apply(&mut state, ask, &action, &mut dice, &mut NoLog).unwrap();
    }
    assert!(state.public.traders.as_slice().iter().all(|trader| trader.ship == 0));
    let owned: u8 = state.public.traders.as_slice().iter().map(|trader| trader.stock).sum();
    assert_eq!(owned, 3 * 6, "the first card, the free one and all lots");
}

fn bought(cash: u16, storehouses: u8, credits: u8, bid: u16) -> (u16, u8, u8) {
    let game = table(3);
    let mut state = Scenario::new(&game).means(2, cash, storehouses, credits).lot(1, "wine wine").build();
    act(&game, &mut state, 2, Action::Bid { amount: bid });
    act(&game, &mut state, 3, Pass);
    act(&game, &mut state, 1, Action::Sell { buyer: seat(2) });
    means(&state, 2)
}

#[test]
fn os_2_9_storehouses_then_credits_only_as_far_as_needed() {
    assert_eq!(bought(10, 3, 0, 11), (6, 2, 0), "one storehouse");
    assert_eq!(bought(10, 3, 0, 18), (6, 1, 0), "two storehouses");
    assert_eq!(bought(0, 1, 0, 10), (4, 0, 1), "a storehouse and a credit");
    assert_eq!(bought(0, 0, 2, 14), (0, 0, 4), "two credits");
}

#[test]
fn os_x4_a_storehouse_and_a_credit_for_14() {
    assert_eq!(bought(5, 1, 0, 14), (5, 0, 1));
}

#[test]
fn os_x5_cash_is_enough() {
    assert_eq!(bought(20, 2, 0, 14), (6, 2, 0));
}

#[test]
fn os_2_10_a_bid_is_limited_and_a_seat_below_the_minimum_passes() {
    let game = table(3);
    let limit = |cash, storehouses, credits| {
        let state = Scenario::new(&game).means(2, cash, storehouses, credits).lot(1, "wine wine").build();
        refused(&game, &state, 2, Action::Bid { amount: u16::MAX })
    };
    assert_eq!(limit(55, 1, 0), Refusal::BidTooHigh { limit: 55 + 7 + 28 });
    assert_eq!(limit(3, 0, 4), Refusal::BidTooHigh { limit: 3 });
    assert_eq!(limit(3, 2, 9), Refusal::BidTooHigh { limit: 17 });
    let state = Scenario::new(&game).means(2, 9, 0, 5).lot(1, "wine wine").build();
    let mut choices = Choices::default();
    game.choices(&state, seat(2), &mut choices);
    assert_eq!(choices.forced(), Some(Pass));
}

#[test]
fn os_x16_a_bid_of_55_is_legal_and_56_refused() {
    let game = table(3);
    let state = Scenario::new(&game).means(2, 20, 2, 1).lot(1, "wine wine").build();
    assert!(game.check(&state, seat(2), &Action::Bid { amount: 55 }).is_ok());
    assert_eq!(refused(&game, &state, 2, Action::Bid { amount: 56 }), Refusal::BidTooHigh { limit: 55 });
}

#[test]
fn os_2_10_every_bid_up_to_a_limit_beyond_one_slot_has_its_path() {
    let game = table(3);
    let state = Scenario::new(&game).means(2, 390, 4, 0).lot(1, "wheat wheat").build();
    let mut choices = Choices::default();
    game.choices(&state, seat(2), &mut choices);
    let actions = testkit::walk::all(&choices, usize::MAX, &mut |_| true).expect("no dead end");
    let mut bids: Vec<u16> =
        actions.iter().filter_map(|a| if let Action::Bid { amount } = a { Some(*amount) } else { None }).collect();
    bids.sort_unstable();
    assert_eq!(bids, (8..=390 + 28 + 28).collect::<Vec<u16>>());
    assert_eq!(actions.len(), bids.len() + 1);
}

#[test]
fn os_2_11_selling_a_storehouse_does_not_touch_the_stock() {
    let game = table(3);
    let mut state = Scenario::new(&game).means(2, 5, 1, 0).stock(2, "salt").lot(1, "wine wine").build();
    act(&game, &mut state, 2, Action::Bid { amount: 10 });
    act(&game, &mut state, 3, Pass);
    let log = act(&game, &mut state, 1, Action::Sell { buyer: seat(2) });
    assert!(log.contains(&Event::StorehousesSold { seat: seat(2), count: 1 }));
    assert_eq!(state.hidden.hands[common::seat(2)].stock, cards("salt wine wine"));
}

/// Plays matches at random and shows each action's events with the phase it was played in.
fn watch(seeds: std::ops::Range<u64>, mut look: impl FnMut(Phase, &[Event])) {
    let game = table(4);
    for seed in seeds {
        let (mut state, _) = dealt(&game, seed);
        let mut dice = Dice::new(seed, 1);
        while let Status::Open { ask, .. } = game.status(&state) {
            let phase = state.public.phase;
            if !matches!(phase, Phase::Sale(_)) {
                let refusal = refused(&game, &state, ask.number().into(), Action::SellStorehouses { count: 0 });
                assert_eq!(refusal, Refusal::NotNow, "there is no action to sell one before the end");
            }
            let mut choices = Choices::default();
            game.choices(&state, ask, &mut choices);
            let action = choices.sample(&mut dice);
            let mut log = Vec::new();
            game.apply(&mut state, ask, &action, &mut dice, &mut log).unwrap();
            look(phase, &open(&log));
        }
    }
}

#[test]
fn os_2_11_storehouses_are_sold_only_to_pay_or_at_the_end() {
    let (mut to_pay, mut at_end) = (0, 0);
    watch(0..30, |phase, log| {
        for (i, event) in log.iter().enumerate() {
            let Event::StorehousesSold { seat, .. } = *event else { continue };
            if matches!(phase, Phase::Sale(_)) {
                at_end += 1;
                continue;
            }
            // Loans may come between; then the price is paid.
            let paid = log[i + 1..].iter().find(|event| !matches!(event, Event::CreditsTaken { .. }));
            let by = match paid {
                Some(Event::LotSold { buyer, .. }) => *buyer,
                Some(Event::LotForced { seller, .. }) => *seller,
                Some(Event::InterestPaid { seat, .. }) => *seat,
                other => panic!("sold for {other:?}"),
            };
            assert_eq!(by, seat);
            to_pay += 1;
        }
    });
    assert!(to_pay > 30 && at_end > 10, "{to_pay} {at_end}");
}

#[test]
fn os_2_12_credits_come_only_from_payments_and_go_only_in_the_storehouse_phase_and_at_the_end() {
    let (mut taken, mut repaid, mut repaid_at_end) = (0, 0, 0);
    watch(0..30, |phase, log| {
        let end = log.iter().any(|event| matches!(event, Event::PutAwayTurnedUp { .. }));
        for (i, event) in log.iter().enumerate() {
            match *event {
                Event::CreditsTaken { seat, .. } => {
                    let by = match log[i + 1] {
                        Event::LotSold { buyer, .. } => buyer,
                        Event::LotForced { seller, .. } => seller,
                        Event::InterestPaid { seat, .. } => seat,
                        other => panic!("taken for {other:?}"),
                    };
                    assert_eq!(by, seat);
                    taken += 1;
                }
                Event::CreditsRepaid { .. } if end && phase != Phase::Storehouses => repaid_at_end += 1,
                Event::CreditsRepaid { .. } => {
                    assert_eq!(phase, Phase::Storehouses);
                    repaid += 1;
                }
                _ => {}
            }
        }
    });
    assert!(taken > 30 && repaid > 10 && repaid_at_end > 3, "{taken} {repaid} {repaid_at_end}");
}

#[test]
fn a_bid_says_before_what_it_would_cost() {
    let game = table(3);
    let state = Scenario::new(&game).means(2, 5, 1, 0).lot(1, "wine wine").build();
    let knowledge = game.knowledge(&state, Observer::Seat(seat(2)));
    let effects = game.preview(&knowledge, &Action::Bid { amount: 14 }).effects;
    use Effect::*;
    assert_eq!(
        effects,
        [PaysIfTaken { amount: 14 }, SellsStorehouses { count: 1 }, TakesCredits { count: 1 }, CashAfter { cash: 5 }]
    );
    assert!(
        game.preview(&knowledge, &Action::Bid { amount: 9 }).effects.is_empty(),
        "nothing is foretold of what is refused"
    );
}

#[test]
fn os_2_5_a_preview_tells_what_keeping_costs_and_what_selling_brings() {
    let game = table(3);
    let mut state = Scenario::new(&game).lot(1, "wood wheat").build();
    act(&game, &mut state, 2, Action::Bid { amount: 15 });
    act(&game, &mut state, 3, Action::Pass);
    let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
    let cash = state.public.traders[seat(1)].cash;
    let keeping = [Effect::Gains { cards: cards("wood wheat") }, Effect::CashAfter { cash: cash - 16 }];
    assert_eq!(game.preview(&knowledge, &Action::Keep).effects, keeping);
    let selling = [Effect::CashAfter { cash: cash + 7 }];
    assert_eq!(game.preview(&knowledge, &Action::Sell { buyer: seat(2) }).effects, selling);
}
