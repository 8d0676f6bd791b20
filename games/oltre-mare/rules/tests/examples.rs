//! The worked examples OM-X1 to OM-X14, each from its own numbers.

use oltre_mare::scenario::{Scenario, ScriptedMatch, cards};
use oltre_mare::{Event, Marker, Phase, Refusal, cargo_value};

fn size(words: &str) -> usize {
    words.split_whitespace().count()
}

/// Seat 1 is to play exactly these cards, with this marker.
fn playing(hand: &str, marker: Marker) -> ScriptedMatch {
    Scenario::new(3).phase(Phase::Actions).load(size(hand) as u8).seat(1, |s| s.hand(hand).marker(marker)).table()
}

#[test]
fn om_x1_power_5_and_7_cards() {
    let mut table = Scenario::new(3)
        .active(3)
        .phase(Phase::EndOfTurn)
        .seat(1, |s| s.cargo("salt.01").hand("gems.01 scrolls.01 silk.01 salt.02 pottery.01 olives.01 grain.01"))
        .table();
    table.play(3, "end");
    assert_eq!(table.power_and_load().0, 5);
    table.play(1, "discard olives.01 gems.01");
    assert_eq!((size(&table.hand(1)), table.pirates(1)), (5, "olives.01 gems.01".into()));
}

/// OM-X2: the cargo's top card, a salt, shows load 4.
fn x2() -> ScriptedMatch {
    let mut table = Scenario::new(4)
        .seat(1, |s| s.ducats(2).cargo("salt.07").hand("grain.01"))
        .seat(2, |s| s.hand("salt.03 salt.12"))
        .deck("salt.01 silk.05")
        .table();
    assert_eq!(table.power_and_load().1, 4);
    table.play(1, "buy deck 3d");
    assert_eq!(table.ducats(1), -1);
    table.play(1, "buy deck 4d");
    table
}

#[test]
fn om_x2_two_ducats_two_cards() {
    let table = x2();
    assert_eq!((table.ducats(1), table.hand(1)), (-5, "silk.05 salt.01 grain.01".into()));
}

/// OM-X3: grain and a ducat for two salt.
fn x3() -> ScriptedMatch {
    let mut table = x2();
    assert_eq!(table.refused(1, "leave"), Refusal::HandTooSmall { held: 3, load: 4 });
    table.play(1, "offer grain.01 1d to 2 for salt salt");
    table.play(2, "accept #1 with salt.03 salt.12");
    table
}

#[test]
fn om_x3_grain_and_a_ducat_for_two_salt() {
    let table = x3();
    assert_eq!((table.ducats(1), table.hand(1)), (-6, "silk.05 salt.01 salt.03 salt.12".into()));
    assert_eq!((table.prestige(1), table.prestige(2)), (0, 1));
    assert!(table.view(0).seats[0].minus, "the minus marker is out");
}

#[test]
fn om_x4_the_four_cards_are_played() {
    let mut table = x3();
    let four = "silk.05 salt.01 salt.03 salt.12";
    assert_eq!(table.symbols(four), [3, 1, 3, 1]);
    table.play(1, "leave");
    table.play(1, &format!("play {four}"));
    assert_eq!((table.ducats(1), size(&table.pirates(1)), size(&table.hand(1))), (0, 1, 6));
    assert!(!table.view(0).seats[0].minus, "and back again at 0");
    let refusal = table.refused(1, "sail spalato");
    assert!(matches!(refusal, Refusal::OutOfReach { routes: 1, .. }), "two routes away: {refusal:?}");
    table.play(1, "sail zara");
    assert_eq!(table.phase(), Phase::Cargo);
}

#[test]
fn om_x5_prestige_3_2_2_0() {
    let mut table = Scenario::new(4)
        .phase(Phase::EndOfTurn)
        .venice_above(0)
        .seat(1, |s| s.prestige(3))
        .seat(2, |s| s.prestige(2))
        .seat(3, |s| s.prestige(2))
        .table();
    table.play(1, "end");
    assert_eq!([1, 2, 3, 4].map(|n| table.ducats(n) - 11), [6, 3, 3, 1]);
}

#[test]
fn om_x6_two_olives_stay_two_gems_and_five_grain_are_scored() {
    let mut table = Scenario::new(4)
        .phase(Phase::EndOfTurn)
        .venice_above(0)
        .seat(2, |s| s.cargo("grain.01-05 gems.01 gems.02 olives.01 olives.02"))
        .table();
    let events = table.play(1, "end");
    let Event::VeniceScored { cargo, .. } = events[1] else { panic!("{events:?}") };
    assert_eq!(cargo.as_slice(), [0, 5 + 12, 0, 0]);
    assert_eq!((table.cargo(2), size(&table.discard())), ("olives.01 olives.02".into(), 7));
    assert_eq!(table.ducats(2), 11 + 6 + 17, "all tied at 0 prestige");
}

#[test]
fn om_x7_two_olives_three_silk_four_olives() {
    let from_the_top = "olives.01 olives.02 silk.01 silk.02 silk.03 olives.03 olives.04 olives.05 olives.06";
    assert_eq!(cargo_value(cards(from_the_top).into_iter()), 2 + 7 + 7);
}

#[test]
fn om_x8_a_group_of_four_silk() {
    assert_eq!(cargo_value(cards("silk.01-04").into_iter()), 7);
}

#[test]
fn om_x9_calm_sea_with_two_ship_symbols() {
    let three = "gems.02 gems.04 gems.06";
    let mut table = playing(three, Marker::CalmSea);
    assert_eq!(table.symbols(three), [0, 2, 2, 2]);
    table.play(1, &format!("play {three}"));
    assert_eq!(table.ducats(1) - 11, 2);
}

#[test]
fn om_x10_good_business_with_two_ducat_symbols_and_with_none() {
    for (four, symbols, gain) in
        [("gems.01 gems.03 gems.04 gems.06", 2, 6), ("gems.02 gems.04 gems.06 scrolls.02", 0, 1)]
    {
        let mut table = playing(four, Marker::GoodBusiness);
        assert_eq!(table.symbols(four)[0], symbols);
        table.play(1, &format!("play {four}"));
        assert_eq!(table.ducats(1) - 11, gain, "{four}");
    }
}

#[test]
fn om_x11_local_influence_with_power_6_5_4_3() {
    for (top, power, gain) in [("grain.10", 6, 3), ("grain.09", 5, 2), ("grain.08", 4, 1), ("grain.07", 3, 0)] {
        let mut table = Scenario::new(3)
            .active(3)
            .phase(Phase::EndOfTurn)
            .seat(1, |s| s.cargo(top).marker(Marker::LocalInfluence))
            .table();
        table.play(3, "end");
        assert_eq!((table.power_and_load().0, table.ducats(1) - 11), (power, gain));
    }
}

#[test]
fn om_x12_the_final_scoring_of_three_seats() {
    // Cargos bottom first, so in the opposite order to the example.
    let mut table = Scenario::new(3)
        .last_round()
        .active(3)
        .phase(Phase::EndOfTurn)
        .seat(1, |s| s.ducats(18).prestige(1).markers(2).cargo("salt.01 salt.02 scrolls.01-03 olives.01-03"))
        .seat(2, |s| {
            s.ducats(20).prestige(2).markers(2).cargo("gems.01 gems.02 silk.01 gems.03 gems.04").pirates("silk.02-04")
        })
        .seat(3, |s| s.ducats(21).markers(1).cargo("salt.03-05 grain.01-05 pottery.01 pottery.02").pirates("silk.05"))
        .table();
    let events = table.play(3, "end");
    let Some(Event::MatchEnded { count, .. }) = events.last() else { panic!("{events:?}") };
    let parts: Vec<[i32; 5]> =
        count.iter().map(|(_, c)| [c.track, c.prestige, c.cargo, c.pirates, c.markers]).collect();
    assert_eq!(parts, [[18, 3, 4 + 8 + 3, 0, 6], [20, 6, 5 + 1 + 5, -3, 6], [21, 1, 3 + 12 + 6, -1, 3]]);
    let standings = table.standings().expect("the match is over");
    assert_eq!(standings.score.as_slice(), [42, 40, 45]);
    assert_eq!(standings.place.as_slice(), [2, 3, 1]);
}

#[test]
fn om_x13_pirates_beaten_with_three_pirate_symbols_and_two_cards_over_the_limit() {
    // salt.04: power 4, load 3.
    let mut table = Scenario::new(3)
        .active(3)
        .phase(Phase::EndOfTurn)
        .seat(1, |s| s.cargo("salt.04").marker(Marker::PiratesBeaten).hand("gems.01 gems.07 silk.11 grain.01-03"))
        .table();
    table.play(3, "end");
    table.play(1, "discard grain.01 grain.02");
    assert_eq!(table.pirates(1), "grain.01 grain.02", "the excess still goes");
    table.play(1, "leave");
    assert_eq!(table.symbols("gems.01 gems.07 silk.11"), [3, 3, 0, 0]);
    table.play(1, "play gems.01 gems.07 silk.11");
    assert_eq!(table.pirates(1), "grain.01 grain.02", "none by the action");
}

#[test]
fn om_x14_favourable_relations_with_four_purchases() {
    let mut table = Scenario::new(3).seat(1, |s| s.ducats(10).marker(Marker::FavourableRelations)).table();
    for price in 1..=4 {
        table.play(1, &format!("buy deck {price}d"));
    }
    assert_eq!(table.ducats(1), 0);
}
