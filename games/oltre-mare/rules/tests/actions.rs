//! OM-4.1 to OM-4.7, OM-4.13, OM-4.14: cards are played, their symbols carried out.

use game::Refusal as _;
use oltre_mare::scenario::{Rest, Scenario, ScriptedMatch, card, cards, seat};
use oltre_mare::{CardSet, DeckSource, Event, Marker, Phase, Refusal};

/// Seat 1 must play exactly these cards.
fn to_play(hand: &str) -> Scenario {
    let count = cards(hand).len() as u8;
    Scenario::new(3).phase(Phase::Actions).load(count).seat(1, |s| s.hand(hand))
}

/// Plays them: the symbols are checked first.
fn play(scenario: &Scenario, hand: &str, symbols: [usize; 4]) -> ScriptedMatch {
    let mut table = scenario.table();
    assert_eq!(table.symbols(hand), symbols, "ducat, pirate, market, ship on {hand}");
    table.play(1, &format!("play {hand}"));
    table
}

fn pirates(table: &ScriptedMatch) -> usize {
    table.pirates(1).split_whitespace().count()
}

fn hand(table: &ScriptedMatch) -> usize {
    table.hand(1).split_whitespace().count()
}

#[test]
fn om_4_1_exactly_the_load_from_the_hand() {
    // salt.01 on top: load 2.
    let mut table = Scenario::new(3)
        .phase(Phase::Actions)
        .seat(1, |s| s.cargo("salt.01").hand("gems.01 gems.07 silk.11").pirates("silk.06"))
        .table();
    assert_eq!(table.refused(1, "play gems.01"), Refusal::WrongLoad { named: 1, load: 2 });
    assert_eq!(table.refused(1, "play"), Refusal::WrongLoad { named: 0, load: 2 });
    assert_eq!(table.refused(1, "play gems.01 gems.07 silk.11"), Refusal::WrongLoad { named: 3, load: 2 });
    for elsewhere in ["salt.01", "silk.06", "grain.20"] {
        let refusal = Refusal::CardNotHeld { card: card(elsewhere), phase: Phase::Actions };
        assert_eq!(refusal.clause(), "OM-4.1");
        assert_eq!(table.refused(1, &format!("play gems.01 {elsewhere}")), refusal);
    }
    table.play(1, "play gems.01 silk.11");
    assert_eq!((table.hand(1), table.on_table()), ("gems.07".into(), "gems.01 silk.11".into()));
    // Face up.
    for observer in 0..=3 {
        assert_eq!(table.view(observer).table, cards("gems.01 silk.11").into_iter().collect::<CardSet>());
    }
}

#[test]
fn om_4_2_ducats_pirates_market_ship_in_this_order_and_all_of_them() {
    let hand = "gems.01 gems.02"; // ducat + pirate, market + ship
    let mut table = to_play(hand).deck("olives.01 olives.02 olives.03").table();
    let events = table.play(1, &format!("play {hand}"));
    let (first, second) = (card("olives.01"), card("olives.02"));
    assert_eq!(
        events,
        [
            Event::Played { seat: seat(1), cards: cards(hand).into_iter().collect(), sails: 1 },
            Event::DucatsEarned { seat: seat(1), symbols: 1, calm_sea: 0 },
            Event::PirateBoarded { seat: seat(1), card: first },
            Event::CardDrawn { seat: seat(1), card: second },
            Event::ActionsDone { seat: seat(1) },
        ]
    );
    // Then the ship: it must sail, and nothing else can be done.
    assert_eq!(table.phase(), Phase::Sailing);
    assert_eq!(table.refused(1, "stow gems.01 gems.02"), Refusal::WrongPhase { phase: Phase::Sailing });
}

#[test]
fn om_4_2_markers_act_by_themselves() {
    // There is no choice: pirates beaten keeps away even pirates that might be wanted.
    let scene = to_play("gems.01").seat(1, |s| s.marker(Marker::PiratesBeaten));
    let table = play(&scene, "gems.01", [1, 1, 0, 0]);
    assert_eq!((pirates(&table), table.phase()), (0, Phase::Cargo));
}

#[test]
fn om_4_3_one_three_six() {
    // (cards, symbols, ducats, pirates, market cards)
    let cases = [
        ("gems.04", [0, 1, 0, 1], 0, 1, 0),
        ("gems.01", [1, 1, 0, 0], 1, 1, 0),
        ("gems.01 gems.07", [2, 2, 0, 0], 3, 3, 0),
        ("gems.01 gems.07 silk.11", [3, 3, 0, 0], 6, 6, 0),
        ("gems.01 gems.07 silk.11 salt.05", [4, 4, 0, 0], 6, 6, 0),
        ("gems.02", [0, 0, 1, 1], 0, 0, 1),
        ("gems.03 gems.02", [1, 0, 2, 1], 1, 0, 3),
        ("gems.03 scrolls.01 gems.02", [2, 0, 3, 1], 3, 0, 6),
        ("gems.03 scrolls.01 scrolls.06 silk.02", [4, 0, 4, 0], 6, 0, 6),
        ("gems.06 silk.05 gems.03 gems.04", [1, 3, 3, 1], 1, 6, 6),
    ];
    for (words, symbols, ducats, boarded, drawn) in cases {
        let table = play(&to_play(words), words, symbols);
        assert_eq!((table.ducats(1) - 11, pirates(&table), hand(&table)), (ducats, boarded, drawn), "{words}");
        assert_eq!(table.phase(), if symbols[3] > 0 { Phase::Sailing } else { Phase::Cargo }, "{words}");
        // The others are not affected.
        assert_eq!((table.ducats(2), table.pirates(2), table.hand(2)), (11, String::new(), String::new()));
    }
}

#[test]
fn om_4_3_pirates_come_from_the_deck_unseen_by_all() {
    let table =
        play(&to_play("gems.01 gems.07").deck("olives.01 olives.02 olives.03"), "gems.01 gems.07", [2, 2, 0, 0]);
    assert_eq!(table.pirates(1), "olives.01 olives.02 olives.03", "the last one drawn is on top");
    assert_eq!(table.knowledge(1).pirates.to_vec(), [None; 3], "not even their owner sees them");
    for observer in [0, 2, 3] {
        let k = table.knowledge(observer);
        assert!(k.near[seat(1)].is_empty() && k.held[seat(1)].is_empty() && k.pirates.is_empty());
    }
}

#[test]
fn om_4_4_good_business_is_one_more_ducat_symbol() {
    let cases = [
        ("gems.02", [0, 0, 1, 1], 1),
        ("gems.01", [1, 1, 0, 0], 3),
        ("gems.01 gems.07", [2, 2, 0, 0], 6),
        ("gems.01 gems.07 silk.11", [3, 3, 0, 0], 6),
    ];
    for (words, symbols, ducats) in cases {
        let table = play(&to_play(words).seat(1, |s| s.marker(Marker::GoodBusiness)), words, symbols);
        assert_eq!(table.ducats(1) - 11, ducats, "{words}");
    }
    // Only the seat's own, and only while it is active.
    let scene = to_play("gems.01").seat(1, |s| s.markers(2)).seat(2, |s| s.marker(Marker::GoodBusiness));
    assert_eq!(play(&scene, "gems.01", [1, 1, 0, 0]).ducats(1), 12);
}

#[test]
fn om_4_5_pirates_beaten_ignores_pirate_symbols() {
    for words in ["gems.04", "gems.01 gems.07", "gems.01 gems.07 silk.11"] {
        let scene = to_play(words).seat(1, |s| s.marker(Marker::PiratesBeaten).pirates("grain.20"));
        let mut table = scene.table();
        table.play(1, &format!("play {words}"));
        assert_eq!(table.pirates(1), "grain.20", "{words}: those already there stay");
    }
}

#[test]
fn om_4_5_the_hand_limit_still_holds() {
    let mut table = Scenario::new(3)
        .active(3)
        .phase(Phase::EndOfTurn)
        .seat(1, |s| s.cargo("salt.03").marker(Marker::PiratesBeaten).hand("grain.01-05"))
        .table();
    table.play(3, "end");
    table.play(1, "discard grain.02 grain.01");
    assert_eq!(table.pirates(1), "grain.02 grain.01");
}

#[test]
fn om_4_6_calm_sea_pays_for_each_ship_symbol_in_the_ducats_step() {
    let cases = [
        ("gems.01", [1, 1, 0, 0], 1),
        ("gems.02", [0, 0, 1, 1], 1),
        ("gems.05 scrolls.03", [2, 0, 0, 2], 3 + 2),
        ("gems.05 scrolls.03 scrolls.08 silk.04", [4, 0, 0, 4], 6 + 4),
    ];
    for (words, symbols, ducats) in cases {
        let table = play(&to_play(words).seat(1, |s| s.marker(Marker::CalmSea)), words, symbols);
        assert_eq!(table.ducats(1) - 11, ducats, "{words}");
    }
    // Before the pirates.
    let mut table = to_play("gems.04").seat(1, |s| s.marker(Marker::CalmSea)).table();
    let events = table.play(1, "play gems.04");
    assert_eq!(events[1], Event::DucatsEarned { seat: seat(1), symbols: 0, calm_sea: 1 });
    assert!(matches!(events[2], Event::PirateBoarded { .. }), "{events:?}");
}

#[test]
fn om_4_7_the_marker_active_when_the_cards_are_played() {
    // A marker taken by sailing does not work yet.
    let scene = to_play("gems.02").seat(1, |s| s.ship("Venezia")).marker_at("Zara", Marker::CalmSea);
    let mut table = play(&scene, "gems.02", [0, 0, 1, 1]);
    table.play(1, "sail zara");
    assert_eq!((table.marker(1), table.ducats(1)), (Some(Marker::CalmSea), 11));
    // One lost by sailing has already worked.
    let scene = to_play("gems.02").seat(1, |s| s.ship("Venezia").marker(Marker::CalmSea));
    let mut table = play(&scene, "gems.02", [0, 0, 1, 1]);
    table.play(1, "sail zara");
    assert_eq!((table.marker(1), table.ducats(1)), (None, 12));
}

#[test]
fn om_4_7_a_marker_taken_works_from_the_next_turn() {
    let mut table = Scenario::new(2)
        .phase(Phase::Sailing)
        .sails(1)
        .on_table("salt.06")
        .marker_at("Zara", Marker::GoodBusiness)
        .seat(1, |s| s.hand("gems.02"))
        .seat(2, |s| s.cargo("gems.08").hand("gems.04"))
        .table();
    table.play(1, "sail zara");
    table.play(1, "stow salt.06");
    table.play(1, "end");
    table.play(2, "leave");
    table.play(2, "play gems.04");
    table.play(2, "sail ancona");
    table.play(2, "stow gems.04");
    table.play(2, "end");
    table.play(1, "leave");
    table.play(1, "play gems.02");
    assert_eq!(table.ducats(1), 12, "one ducat symbol by the marker");
}

#[test]
fn om_4_13_venice_interrupts_between_two_cards() {
    // Three pirates, then three market cards; Venice after the second card of each.
    let words = "gems.06 silk.05"; // pirate + market, twice
    for (above, index) in [(2, 3), (5, 6)] {
        let scene = to_play(words).deck("grain.01-09").venice_above(above);
        let mut table = scene.table();
        let events = table.play(1, &format!("play {words}"));
        let at = |index: usize| &events[index];
        assert!(matches!(at(index), Event::VeniceSurfaced), "{events:?}");
        assert!(matches!(at(index + 1), Event::VeniceScored { drawn: true, .. }), "{events:?}");
        assert_eq!(table.pirates(1), "grain.01 grain.02 grain.03", "the same draw goes on");
        assert_eq!(table.hand(1), "grain.04 grain.05 grain.06");
    }
}

#[test]
fn om_4_13_recycling_interrupts_between_two_cards() {
    let words = "gems.06 silk.05";
    let scene = to_play(words).deck("grain.01 grain.02").no_venice().rest(Rest::Discard);
    let mut table = scene.table();
    let events = table.play(1, &format!("play {words}"));
    let shuffled = events.iter().position(|e| matches!(e, Event::DeckShuffled { source: DeckSource::Discard, .. }));
    let boarded: Vec<usize> = (0..events.len()).filter(|i| matches!(events[*i], Event::PirateBoarded { .. })).collect();
    assert_eq!(boarded.len(), 3);
    assert!(shuffled > Some(boarded[1]) && shuffled < Some(boarded[2]), "{events:?}");
    assert!(table.pirates(1).starts_with("grain.01 grain.02 "), "cards already placed stay");
    assert_eq!(hand(&table), 3);
}

#[test]
fn om_4_13_if_all_sources_run_out_the_rest_lapses_and_the_next_action_follows() {
    // Two cards are left, and nothing can be recycled: the start player, seat 3, has no stacks.
    let scene = |words| {
        to_play(words)
            .start(3)
            .last_round()
            .seat(3, |s| s.cargo(""))
            .deck("grain.01 grain.02")
            .no_venice()
            .rest(Rest::Hand(3))
    };
    let mut table = scene("gems.06 silk.05").table();
    table.play(1, "play gems.06 silk.05");
    assert_eq!((table.pirates(1), table.hand(1)), ("grain.01 grain.02".into(), String::new()), "both draws lapse");
    assert_eq!(table.phase(), Phase::Cargo);
    let mut table = scene("gems.02 silk.01").table();
    table.play(1, "play gems.02 silk.01");
    assert_eq!((table.hand(1), table.phase()), ("grain.01 grain.02".into(), Phase::Sailing), "the ship sails");
}

#[test]
fn om_4_13_pirates_already_placed_are_taken_by_the_start_players_scoring() {
    // The start player in person: three pirates to draw, one card in the deck, one in the cargo.
    let mut table = to_play("gems.01 gems.07")
        .last_round()
        .seat(1, |s| s.cargo("olives.02"))
        .deck("grain.01")
        .no_venice()
        .rest(Rest::Hand(3))
        .table();
    let events = table.play(1, "play gems.01 gems.07");
    let boarded = events.iter().filter(|e| matches!(e, Event::PirateBoarded { .. })).count();
    assert_eq!(boarded, 3, "three cards are drawn");
    assert_eq!((pirates(&table), table.cargo(1)), (2, String::new()), "the first of them went into the new deck");
}

#[test]
fn om_4_14_market_cards_cannot_be_played_this_turn() {
    let mut table = play(&to_play("gems.03").deck("grain.01"), "gems.03", [1, 0, 1, 0]);
    assert_eq!(table.hand(1), "grain.01");
    assert_eq!(table.refused(1, "play grain.01"), Refusal::WrongPhase { phase: Phase::Cargo });
    let refusal = Refusal::CardNotHeld { card: card("grain.01"), phase: Phase::Cargo };
    assert_eq!(table.refused(1, "stow grain.01"), refusal);
    table.play(1, "stow gems.03");
    assert_eq!(table.hand(1), "grain.01");
}

#[test]
fn om_4_14_cards_on_the_table_are_never_recycled() {
    // Six market cards; two in the cargo are all there is.
    let words = "gems.03 scrolls.01 scrolls.06";
    let mut table = to_play(words).last_round().seat(1, |s| s.cargo("olives.01 olives.02")).rest(Rest::Hand(3)).table();
    table.play(1, &format!("play {words}"));
    assert_eq!((table.on_table(), table.hand(1)), (words.into(), "olives.01 olives.02".into()));
    table.play(1, &format!("stow {words}"));
    assert_eq!(table.cargo(1), words);
}
