//! OM-9: who knows what.

use game::{Edition as _, Game, NoLog, Observer, Setup as _, Shown};
use oltre_mare::scenario::{Rest, Scenario, ScriptedMatch, card, cards, rules_of, seat};
use oltre_mare::{CardSet, Edition, Kind, Marker, Memory, Phase, SeenEvent, Setup, Venice};
use testkit::Dice;

fn set(words: &str) -> CardSet {
    cards(words).into_iter().collect()
}

/// Cards that an observer knows in a seat's hand.
fn held(table: &ScriptedMatch, observer: usize, number: usize) -> CardSet {
    table.knowledge(observer).held[seat(number)]
}

/// Cards that an observer knows to be in a seat's hand or among its pirates.
fn near(table: &ScriptedMatch, observer: usize, number: usize) -> CardSet {
    table.knowledge(observer).near[seat(number)]
}

fn rich() -> Scenario {
    Scenario::new(3)
        .seat(1, |s| s.cargo("salt.01 salt.06").hand("grain.01 grain.02 olives.01").marker(Marker::CalmSea).markers(2))
        .seat(2, |s| {
            s.cargo("silk.06 silk.02").hand("silk.01 silk.07").pirates("gems.01 gems.02").ducats(-4).prestige(2)
        })
        .seat(3, |s| s.cargo("gems.08").hand("pottery.01").ship("Tana"))
        .discard("scrolls.01 scrolls.02")
        .marker_at("Zara", Marker::Compass)
}

#[test]
fn om_9_1_everybody_sees_what_lies_open() {
    let mut table = rich().table();
    table.play(1, "offer grain.01 to 2 for silk");
    for observer in 0..=3 {
        let view = table.view(observer);
        let seats = &view.seats;
        assert_eq!(seats.iter().map(|s| s.ducats).collect::<Vec<_>>(), [11, -4, 11]);
        assert_eq!(seats.iter().map(|s| s.prestige).collect::<Vec<_>>(), [0, 2, 0]);
        assert_eq!((seats[0].marker, seats[0].markers), (Some(Marker::CalmSea), 2));
        assert_eq!(table.rules.port_name(seats[2].ship), "Tana");
        assert_eq!(view.ports[1], Some(Marker::Compass), "Zara");
        let tops: Vec<_> = seats.iter().map(|s| s.top).collect();
        assert_eq!(tops, ["salt.06", "silk.02", "gems.08"].map(|name| Some(card(name))));
        assert_eq!(
            seats.iter().map(|s| (s.hand, s.cargo, s.pirates)).collect::<Vec<_>>(),
            [(3, 2, 0), (2, 2, 2), (1, 1, 0)]
        );
        assert_eq!((usize::from(view.deck), view.discard), (table.deck_size(), set("scrolls.01 scrolls.02")));
        assert_eq!(view.offers[0].terms.gives.kinds().collect::<Vec<_>>(), [Kind::Grain]);
        assert_eq!(view.offers[0].terms.wants.kinds().collect::<Vec<_>>(), [Kind::Silk]);
    }
}

#[test]
fn om_9_1_deals_with_the_goods_in_them_and_cards_played() {
    let mut table = rich().table();
    table.play(1, "offer grain.01 2d to 2 for any");
    let events = table.play(2, "accept #1 with silk.07");
    let seen = table.rules.seen(&events[0], Observer::Spectator);
    let Some(SeenEvent::DealStruck { given, taken, ducats, .. }) = seen else { panic!("{seen:?}") };
    assert_eq!((given.goods.kinds().collect::<Vec<_>>(), given.cards), (vec![Kind::Grain], None));
    assert_eq!((taken.goods.kinds().collect::<Vec<_>>(), taken.cards, ducats), (vec![Kind::Silk], None, 2));
    table.play(1, "leave");
    table.play(1, "play grain.02");
    assert_eq!(table.view(0).table, set("grain.02"));
}

#[test]
fn om_9_2_hands_pirates_and_deck_order_are_secret() {
    // The same on the surface, all different underneath.
    let one = rich().deck("grain.10 grain.11").table();
    let other = rich()
        .seat(2, |s| s.hand("grain.05 pottery.09").pirates("olives.09 silk.09"))
        .seat(3, |s| s.hand("salt.14"))
        .deck("grain.12 gems.05 grain.13")
        .table();
    assert_eq!(one.knowledge(1), other.knowledge(1), "seat 1 cannot tell them apart");
    let other = rich().seat(1, |s| s.hand("grain.05 pottery.09 silk.12")).deck("olives.12").table();
    assert_eq!(one.knowledge(0), other.knowledge(0), "nor can a spectator");
    // Not even the owner knows pirates that were drawn.
    assert_eq!(one.knowledge(2).pirates.to_vec(), [None, None]);
}

#[test]
fn om_9_2_cards_under_the_top_of_a_cargo_are_not_shown() {
    let one = rich().table();
    let other = rich().seat(1, |s| s.cargo("pottery.13 salt.06")).seat(2, |s| s.cargo("pottery.16 silk.02")).table();
    for observer in [0, 3] {
        assert_eq!(one.view(observer), other.view(observer));
        let text = one.rules.write_view(&one.view(observer));
        assert!(!text.contains("salt.01") && !text.contains("silk.06"), "{text}");
    }
}

#[test]
fn om_9_2_venice_is_secret_until_it_lies_on_top() {
    let at = |above| rich().venice_above(above).table();
    for observer in 0..=3 {
        assert_eq!(at(20).view(observer), at(33).view(observer));
        assert_eq!((at(1).view(observer).venice, at(0).view(observer).venice), (Venice::Buried, Venice::OnTop));
    }
    let mut table = at(1);
    table.play(1, "buy deck");
    assert!((0..=3).all(|observer| table.view(observer).venice == Venice::OnTop));
}

#[test]
fn om_9_3_the_two_sides_and_only_they_learn_the_cards() {
    let mut table = rich().table();
    table.play(1, "offer grain.02 olives.01 to 2 for silk");
    assert!(held(&table, 2, 1).is_empty(), "not before the cards have changed hands");
    table.play(2, "accept #1 with silk.07");
    assert_eq!(held(&table, 2, 2), set("silk.01 grain.02 olives.01"));
    assert_eq!(held(&table, 1, 2), set("grain.02 olives.01"), "the giver knows what he gave");
    assert_eq!(held(&table, 1, 1), set("silk.07 grain.01"));
    assert_eq!(held(&table, 2, 1), set("silk.07"));
    for observer in [0, 3] {
        assert!([1, 2].iter().all(|n| held(&table, observer, *n).is_empty()), "observer {observer}");
    }
}

#[test]
fn om_9_4_knowledge_holds_every_cargo_with_its_order() {
    let table = rich().table();
    for observer in 0..=3 {
        let k = table.knowledge(observer);
        let from_the_top: Vec<String> = k.public.cargos.iter(seat(2)).map(|c| c.to_string()).collect();
        assert_eq!(from_the_top, ["silk.02", "silk.06"]);
    }
}

#[test]
fn om_9_4_own_discards_are_remembered_in_their_place() {
    let mut table = Scenario::new(3)
        .active(3)
        .phase(Phase::EndOfTurn)
        .seat(1, |s| s.cargo("salt.03").hand("grain.01-05").pirates("gems.01"))
        .deck("olives.01")
        .table();
    table.play(3, "end");
    table.play(1, "discard grain.04 grain.02");
    assert_eq!(table.knowledge(1).pirates.to_vec(), [None, Some(card("grain.04")), Some(card("grain.02"))]);
    table.play(1, "buy pirates");
    assert_eq!(table.knowledge(1).pirates.to_vec(), [None, Some(card("grain.04"))]);
}

/// Seat 1 has given grain.02 and olives.01 to seat 2, whose turn begins next, for a silk card.
fn after_a_deal() -> Scenario {
    rich().seat(2, |s| s.cargo("silk.06 silk.03").hand("silk.01 silk.07 silk.08"))
}

fn deal(table: &mut ScriptedMatch) {
    table.play(1, "offer grain.02 olives.01 to 2 for silk");
    table.play(2, "accept #1 with silk.07");
}

/// From the trade phase of seat 1 to that of seat 2's turn.
fn pass_the_turn(table: &mut ScriptedMatch) {
    table.play(1, "leave");
    table.play(1, "play silk.07");
    table.play(1, "stow silk.07");
    table.play(1, "end");
}

#[test]
fn om_9_4_after_a_face_down_discard_a_known_card_is_in_the_hand_or_among_the_pirates() {
    // Seat 2 ends up with 4 cards and power 3: one of them is laid down.
    let mut table = after_a_deal().table();
    deal(&mut table);
    pass_the_turn(&mut table);
    assert_eq!(table.phase(), Phase::Seafaring);
    assert_eq!(held(&table, 1, 2), set("grain.02 olives.01"));
    // Whichever it is, seat 1 knows the same: otherwise it would know which one.
    let mut other = after_a_deal().table();
    deal(&mut other);
    pass_the_turn(&mut other);
    table.play(2, "discard grain.02");
    other.play(2, "discard silk.01");
    for table in [&table, &other] {
        assert_eq!((held(table, 1, 2), near(table, 1, 2)), (CardSet::EMPTY, set("grain.02 olives.01")));
    }
    assert_eq!(table.knowledge(1), other.knowledge(1));
    assert_eq!(table.knowledge(2).pirates.last(), Some(&Some(card("grain.02"))));
}

#[test]
fn om_9_4_a_known_card_that_is_played_or_seen_is_known_to_be_there() {
    let mut table = after_a_deal().seat(2, |s| s.cargo("silk.06 silk.10").hand("silk.01 silk.07")).table();
    deal(&mut table);
    pass_the_turn(&mut table);
    table.play(2, "leave");
    table.play(2, "play olives.01");
    assert_eq!(held(&table, 1, 2), set("grain.02"), "one lies on the table now");
    assert!(table.view(1).table.contains(card("olives.01")));
}

#[test]
fn om_9_4_a_third_seat_does_not_know_which_card_of_a_good_moved_on() {
    // Seat 3 has given silk.12 to seat 1. Seat 1 then gives a silk card, another one or this one, to seat 2.
    let play = |word: &str| {
        let mut table = rich().seat(1, |s| s.hand("silk.11 grain.02")).seat(3, |s| s.hand("silk.12 gems.05")).table();
        table.play(3, "offer silk.12 gems.05 to 1 for nothing");
        table.play(1, "accept #1 with nothing");
        assert_eq!(held(&table, 3, 1), set("silk.12 gems.05"));
        table.play(1, &format!("offer {word} to 2 for nothing"));
        table.play(2, "accept #2 with nothing");
        table
    };
    let (this, another) = (play("silk.12"), play("silk.11"));
    assert_eq!(held(&this, 3, 1), set("gems.05"), "other goods have not moved");
    assert_eq!(held(&this, 3, 2), CardSet::EMPTY);
    assert_eq!(this.knowledge(3), another.knowledge(3));
}

#[test]
fn om_9_4_a_recycled_discard_is_known_to_be_the_deck() {
    let mut table =
        rich().last_round().deck("").discard("scrolls.01 scrolls.02 scrolls.05").rest(Rest::Hand(3)).table();
    table.play(1, "buy deck");
    for observer in 0..=3 {
        assert_eq!(table.knowledge(observer).public.may_be_in_deck, set("scrolls.01 scrolls.02 scrolls.05"));
        assert!(table.view(observer).discard.is_empty());
    }
    assert!(held(&table, 2, 1).is_empty(), "but not which of them seat 1 has drawn");
}

#[test]
fn om_9_4_pirates_that_went_into_the_deck_are_no_longer_relied_on() {
    // Seat 1 gives grain.02 to the start player, who lays a card down and whose stacks are then recycled (OM-7.3).
    let mut table = Scenario::new(3)
        .start(2)
        .seat(1, |s| s.cargo("salt.06").hand("grain.02 silk.11").marker(Marker::PiratesBeaten))
        .seat(2, |s| s.cargo("silk.03").hand("silk.01 silk.08 gems.03"))
        .deck("olives.01")
        .no_venice()
        .rest(Rest::Hand(3))
        .table();
    table.play(1, "offer grain.02 to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    table.play(1, "leave");
    table.play(1, "play silk.11");
    table.play(1, "stow silk.11");
    table.play(1, "end");
    table.play(2, "discard silk.01");
    table.play(2, "buy deck");
    assert_eq!(near(&table, 1, 2), set("grain.02"));
    table.play(2, "buy deck");
    assert_eq!((held(&table, 1, 2), near(&table, 1, 2)), (CardSet::EMPTY, CardSet::EMPTY), "it may be in the deck now");
    assert!(table.hand(2).contains("grain.02"), "although it is not");
}

#[test]
fn om_9_4_the_table_option_decides_only_what_the_screen_shows() {
    let at = |memory| {
        let rules = rules_of(&Setup { memory, ..Setup::of(3) }, &Edition::builtin());
        let state =
            rich().active(1).phase(Phase::EndOfTurn).seat(2, |s| s.hand("silk.01 silk.07 grain.11-16")).build(&rules);
        let mut table = ScriptedMatch::new(rules, state);
        table.play(1, "end");
        table.play(2, "discard silk.07 silk.01");
        table
    };
    let (printed, own, all) = (at(Memory::AsPrinted), at(Memory::OwnStacks), at(Memory::AllCargos));
    assert_eq!(printed.knowledge(2), own.knowledge(2));
    assert_eq!(printed.knowledge(2), all.knowledge(2));
    let cargo = |table: &ScriptedMatch, observer: usize, number: usize| {
        table.view(observer).seats[number - 1].cargo_cards.clone()
    };
    let pirates = |table: &ScriptedMatch, observer: usize| table.view(observer).seats[1].pirate_cards.clone();
    let from_the_top = Some(vec![card("silk.02"), card("silk.06")]);
    for observer in 0..=3 {
        assert_eq!((cargo(&printed, observer, 2), pirates(&printed, observer)), (None, None), "top cards only");
    }
    assert_eq!((cargo(&own, 2, 2), cargo(&own, 2, 1), cargo(&own, 1, 2)), (from_the_top.clone(), None, None));
    let known = Some(vec![None, None, Some(card("silk.07")), Some(card("silk.01"))]);
    assert_eq!((pirates(&own, 2), pirates(&own, 1)), (known.clone(), None));
    for observer in 0..=3 {
        assert_eq!(cargo(&all, observer, 2), from_the_top);
        assert_eq!(pirates(&all, observer), if observer == 2 { known.clone() } else { None });
    }
    assert_eq!(Setup::of(3).memory, Memory::AsPrinted, "the default");
}

#[test]
fn om_1_7_a_redeal_buries_venice_wherever_a_deal_can() {
    let rules = rules_of(&Setup::usual(3).expect("three players"), &Edition::builtin());
    let depths = |deal: &dyn Fn(u64) -> u8| (0..2_000).map(deal).collect::<std::collections::BTreeSet<u8>>();
    let state_of = |seed: u64| {
        let mut state = rules.blank();
        rules.deal(&mut state, &mut Dice::new(seed, 0), &mut NoLog);
        state
    };
    let knowledge = rules.knowledge(&state_of(0), Observer::Seat(seat(1)));
    let again = |seed: u64| {
        let mut state = rules.blank();
        rules.redeal(&knowledge, &mut Dice::new(seed, 0), &mut state);
        state.hidden.above_venice
    };
    assert_eq!(depths(&|seed| state_of(seed).hidden.above_venice), depths(&again));
}
