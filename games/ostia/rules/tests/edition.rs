//! OS-0: what is in the box, and owners' editions.

use crate::common::{self, cards, dealt, first_game, means, table};
use game::{Edition as _, Game, Observer, Seat, Setup as _, SetupError, Shown};
use ostia::{Beats, Cards, Edition, Good, Ostia, Setup};

#[test]
fn os_0_1_there_are_51_goods_cards_of_six_types() {
    let all = table(4).blank().hidden.pile;
    assert_eq!(all.total(), 51);
    let copies = Good::ALL.map(|good| all.count(good));
    assert_eq!(copies, [6, 7, 8, 9, 10, 11]);
}

#[test]
fn os_0_1_a_lot_costs_at_least_the_values_printed() {
    let game = table(3);
    let values = Good::ALL.map(|good| game.minimum(ostia::Cards::one(good)));
    assert_eq!(values, [9, 8, 7, 6, 5, 4]);
}

#[test]
fn os_0_2_every_senate_card_gives_each_value_once() {
    let game = table(3);
    let of = |card: u8, good: &str| game.senate(card)[Good::from_name(good).unwrap().index()];
    let first = ["ivory", "wood", "wine", "salt", "wheat", "marble"];
    assert_eq!(first.map(|good| of(0, good)), [5, 4, 3, 2, 1, 0]);
    assert_eq!((of(1, "wood"), of(2, "salt"), of(3, "marble"), of(4, "wheat"), of(5, "wine")), (5, 5, 5, 5, 5));
    for card in 0..6 {
        let mut values = *game.senate(card);
        values.sort_unstable();
        assert_eq!(values, [0, 1, 2, 3, 4, 5], "card {}", card + 1);
    }
    // A balanced square: each type has each value on one card.
    for good in Good::ALL {
        let mut values: Vec<u8> = (0..6).map(|card| game.senate(card)[good.index()]).collect();
        values.sort_unstable();
        assert_eq!(values, [0, 1, 2, 3, 4, 5], "{}", good.name());
    }
}

#[test]
fn os_0_3_forum_prices_fall_with_the_number_of_cards() {
    let game = table(3);
    let prices: Vec<u16> = (1..=11).map(|n| game.price(n)).collect();
    assert_eq!(prices, [15, 12, 10, 8, 6, 4, 3, 2, 1, 1, 1]);
}

#[test]
fn os_0_4_each_seat_begins_with_55_denarii_a_storehouse_and_a_secret_card() {
    for players in 3..=5 {
        let (state, _) = dealt(&table(players), 1);
        for number in 1..=players as usize {
            assert_eq!(means(&state, number), (55, 1, 0));
            assert_eq!(state.hidden.hands[common::seat(number)].stock.total(), 1);
            assert!(state.public.traders[common::seat(number)].sure.is_empty());
            assert_eq!(
                state.hidden.hands[common::seat(number)].ship.total(),
                5,
                "a ship side, which holds the first deal"
            );
        }
    }
}

#[test]
fn os_0_4_at_most_four_storehouses_and_two_bluff_cards() {
    let game = table(3);
    let state = common::Scenario::new(&game).means(1, 100, 1, 0).phase(ostia::Phase::Storehouses).build();
    assert!(game.check(&state, common::seat(1), &common::manage(0, 3, "")).is_ok());
    let refusal = common::refused(&game, &state, 1, common::manage(0, 4, ""));
    assert_eq!(refusal, ostia::Refusal::CannotBuild { most: 3 });
    let state = common::Scenario::new(&game).phase(ostia::Phase::Counter).build();
    assert!(game.check(&state, common::seat(1), &common::lay("bluff", "bluff")).is_ok());
    let refusal = common::refused(&game, &state, 1, common::lay("bluff bluff", "bluff"));
    assert_eq!(refusal, ostia::Refusal::TooManyBluffs);
}

#[test]
fn os_0_4_the_first_card_is_known_to_its_seat_alone() {
    let game = table(3);
    let (state, _) = dealt(&game, 1);
    let mut own = Vec::new();
    for who in Observer::all(3) {
        let view = game.view(&game.knowledge(&state, who));
        own.push(view.own.map(|own| own.stock));
        assert!(view.seats.iter().all(|seat| seat.stock == 1 && seat.sure == Some(Cards::EMPTY)));
    }
    let expected: Vec<_> = Seat::all(3).map(|seat| Some(state.hidden.hand(seat).stock)).chain([None]).collect();
    assert_eq!(own, expected);
}

#[test]
fn os_0_6_bank_points_and_storehouses_never_run_out() {
    let game = table(5);
    // More money, loans and storehouses than any box holds.
    let mut scenario = common::Scenario::new(&game);
    for number in 1..=5 {
        scenario = scenario.means(number, 5000, 0, 0).vp(number, 60);
    }
    let mut state = scenario.phase(ostia::Phase::Storehouses).build();
    for number in 1..=5 {
        common::act(&game, &mut state, number, common::manage(0, 4, ""));
    }
    assert!((1..=5).all(|number| means(&state, number) == (4960, 4, 0)), "20 storehouses are built");
    let mut state = common::Scenario::new(&game).means(1, 0, 0, 60).phase(ostia::Phase::Storehouses).build();
    for number in 1..=5 {
        common::act(&game, &mut state, number, common::manage(0, 0, ""));
    }
    assert_eq!(means(&state, 1), (6, 0, 78), "120 interest take 18 credits more");
}

#[test]
fn os_0_5_three_to_five_play() {
    for players in [0, 1, 2, 6, 255] {
        assert_eq!(Setup::usual(players), Err(SetupError::Players { got: players, min: 3, max: 5 }));
    }
    let wrong = Setup { players: 6, ..Setup::usual(5).unwrap() };
    assert!(Ostia::new(&wrong, &Edition::builtin()).is_err());
}

#[test]
fn os_0_5_a_first_game_has_no_ivory_but_the_same_senate_cards() {
    let game = first_game(4);
    let all = game.blank().hidden.pile;
    assert_eq!((all.total(), all.count(Good::Ivory)), (45, 0));
    assert_eq!(game.senate(0), table(4).senate(0));
}

#[test]
fn os_0_6_credits_do_not_count_towards_four_storehouses() {
    let game = table(3);
    let mut state = common::Scenario::new(&game).means(1, 100, 3, 5).phase(ostia::Phase::Storehouses).build();
    common::act(&game, &mut state, 1, common::manage(0, 1, ""));
    let refusal = common::refused(&game, &state, 1, common::manage(0, 2, ""));
    assert_eq!(refusal, ostia::Refusal::CannotBuild { most: 1 });
}

#[test]
fn options_are_set_by_name() {
    let mut setup = Setup::usual(4).unwrap();
    setup.set("start", "3").unwrap();
    setup.set("first-game", "yes").unwrap();
    setup.set("memory", "no").unwrap();
    assert_eq!(
        setup,
        Setup { players: 4, start: Seat::new(2), first_game: true, memory: false, counter: Beats::TwoBeat }
    );
    setup.set("start", "random").unwrap();
    assert_eq!(setup.start, None);
    assert!(matches!(setup.set("start", "5"), Err(SetupError::BadValue { .. })));
    assert!(matches!(setup.set("memory", "maybe"), Err(SetupError::BadValue { .. })));
    assert!(matches!(setup.set("colour", "red"), Err(SetupError::UnknownOption(_))));
    for (option, values) in Setup::options() {
        for value in *values {
            assert!(Setup::usual(5).unwrap().set(option, value).is_ok(), "{option} {value}");
        }
    }
}

#[test]
fn the_template_is_the_built_in_edition() {
    assert_eq!(Edition::parse(&Edition::template()), Ok(Edition::builtin()));
    assert_eq!(Edition::builtin().name(), "First edition, reconstructed");
}

/// What is wrong with the template after a change: line, clause and key.
fn faults(from: &str, to: &str) -> Vec<(u32, &'static str, &'static str)> {
    let text = Edition::template();
    assert!(text.contains(from), "the template has no {from}");
    let faults = Edition::parse(&text.replace(from, to)).expect_err("a faulty edition was read");
    faults.iter().map(|fault| (fault.line, fault.clause, fault.message.key)).collect()
}

fn line_of(words: &str) -> u32 {
    let line = Edition::template().lines().position(|line| line.contains(words));
    line.expect("the template has such a line") as u32 + 1
}

#[test]
fn an_edition_with_own_figures_changes_the_game_and_its_hash() {
    let text = Edition::template().replace("wheat = { copies = 11, value = 4 }", "wheat = { copies = 15, value = 3 }");
    let own = Edition::parse(&text).unwrap();
    assert_ne!(own.canonical(), Edition::builtin().canonical());
    let game = Ostia::new(&Setup::usual(5).unwrap(), &own).unwrap();
    assert_eq!(game.blank().hidden.pile.total(), 55);
    assert_eq!(game.minimum(cards("wheat wheat")), 6);
    let renamed = Edition::parse(&Edition::template().replace("First edition, reconstructed", "Mine")).unwrap();
    assert_eq!((renamed.name(), renamed.canonical()), ("Mine", Edition::builtin().canonical()));
}

#[test]
fn an_edition_whose_pile_could_run_dry_is_refused() {
    let wheat = "wheat = { copies = 11, value = 4 }";
    assert_eq!(
        faults(wheat, "wheat = { copies = 10, value = 4 }"),
        [(line_of("[goods]"), "OS-2.1", "edition-ostia-too-few-cards")]
    );
}

#[test]
fn a_name_is_not_empty_not_long_and_plain() {
    let name = "\"First edition, reconstructed\"";
    let long = format!("\"{}\"", "x".repeat(1000));
    for wrong in ["\"\"", "\"  \"", &long, "\"a\\u0007b\""] {
        assert_eq!(faults(name, wrong), [(line_of("name ="), "", "edition-name")], "{wrong}");
    }
}

#[test]
fn all_mistakes_of_an_edition_are_reported_with_line_and_clause() {
    let text = Edition::template()
        .replace("ivory = { copies = 6, value = 9 }", "ivory = { copies = 16, value = 0 }")
        .replace("\"salt\", \"marble\", \"wood\"", "\"salt\", \"marble\", \"marble\"")
        .replace("prices = [15, 12,", "prices = [15, 16,");
    let faults = Edition::parse(&text).expect_err("a faulty edition was read");
    let found: Vec<_> = faults.iter().map(|fault| (fault.line, fault.clause, fault.message.key)).collect();
    let senate = line_of("[\"salt\", \"marble\", \"wood\"");
    assert_eq!(
        found,
        [
            (line_of("ivory = {"), "OS-0.1", "edition-ostia-range"),
            (line_of("ivory = {"), "OS-0.1", "edition-ostia-range"),
            (senate, "OS-0.2", "edition-ostia-senate-twice"),
            (senate, "OS-0.2", "edition-ostia-senate-missing"),
            (line_of("prices = ["), "OS-0.3", "edition-ostia-price-rises"),
        ]
    );
}

#[test]
fn os_0_2_a_seventh_card_and_a_seventh_good_on_a_card_are_refused() {
    let last = "[\"wine\", \"ivory\", \"wheat\", \"wood\", \"marble\", \"salt\"]";
    let list = line_of("cards = [");
    assert_eq!(faults(last, &format!("{last}, {last}")), [(list, "OS-0.2", "edition-ostia-senate-cards")]);
    let seven = last.replace("\"salt\"", "\"salt\", \"wine\"");
    assert_eq!(faults(last, &seven), [(line_of(last), "OS-0.2", "edition-ostia-senate-twice")]);
}

#[test]
fn mistakes_of_form_are_reported_with_their_lines() {
    assert_eq!(faults("copies = 6", "copies = \"six\""), [(line_of("ivory = {"), "", "edition-wrong-type")]);
    assert_eq!(faults("marble = {", "amber = {").len(), 2);
    assert_eq!(faults("[forum]", "[market]").len(), 2);
    assert_eq!(
        faults("name = \"First edition, reconstructed\"", "name = \"\""),
        [(line_of("name ="), "", "edition-name")]
    );
    assert_eq!(faults("prices = [15,", "prices = [15"), [(line_of("prices = ["), "", "edition-bad-toml")]);
    assert_eq!(faults("game = \"ostia\"", "game = \"chess\"")[..], [(line_of("game ="), "", "edition-other-game")]);
    assert_eq!(faults("format = 1", "format = 2")[..], [(line_of("format ="), "", "edition-other-format")]);
    assert_eq!(
        faults("\"senate\", \"forum\"]", "\"cups\"]"),
        [(line_of("reconstructed ="), "", "edition-unknown-part")]
    );
    let wrong_twice = faults("value = 9 }", "value = true, colour = 1 }");
    assert_eq!(
        wrong_twice,
        [(line_of("ivory = {"), "", "edition-unknown-key"), (line_of("ivory = {"), "", "edition-wrong-type")]
    );
}
