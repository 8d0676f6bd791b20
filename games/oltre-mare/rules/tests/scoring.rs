//! OM-8: the final scoring.

use oltre_mare::scenario::{Rest, Scenario, ScriptedMatch, cards, seat};
use oltre_mare::{Event, FinalCount, Good, Marker, Phase, cargo_value};

/// The last turn of a match that seat 1 started is about to be ended.
fn last_turn(players: u8) -> Scenario {
    Scenario::new(players).last_round().active(players.into()).phase(Phase::EndOfTurn)
}

fn finish(scenario: &Scenario) -> (ScriptedMatch, Vec<FinalCount>) {
    let mut table = scenario.table();
    let last = table.active();
    let events = table.play(last, "end");
    let Some(Event::MatchEnded { count, .. }) = events.last() else { panic!("{events:?}") };
    let counts = count.iter().map(|(_, count)| count).collect();
    (table, counts)
}

fn places(table: &ScriptedMatch) -> Vec<u8> {
    table.standings().expect("the match is over").place.as_slice().to_vec()
}

#[test]
fn om_8_1_prestige_six_three_one_and_zero_tiles_can_take_a_place() {
    let cases: [(&[u8], &[i32]); 4] = [
        (&[3, 2, 2, 0], &[6, 3, 3, 1]),
        (&[0, 0, 0, 0], &[6, 6, 6, 6]),
        (&[1, 0, 0, 0], &[6, 3, 3, 3]),
        (&[5, 4, 3, 3, 2], &[6, 3, 1, 1, 0]),
    ];
    for (tiles, expected) in cases {
        let mut scene = last_turn(tiles.len() as u8);
        for (i, tiles) in tiles.iter().enumerate() {
            scene = scene.seat(i + 1, |s| s.prestige(*tiles));
        }
        let (_, counts) = finish(&scene);
        assert_eq!(counts.iter().map(|c| c.prestige).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn om_8_2_groups_pay_by_the_table_and_no_more_than_its_last_figure() {
    let table: [(Good, &[i32]); 7] = [
        (Good::Gems, &[1, 5, 5, 5]),
        (Good::Scrolls, &[1, 4, 8, 8]),
        (Good::Silk, &[1, 3, 7, 7, 7]),
        (Good::Salt, &[1, 3, 6, 10, 10]),
        (Good::Pottery, &[1, 3, 6, 9, 9, 9]),
        (Good::Olives, &[1, 2, 4, 7, 11, 11, 11]),
        (Good::Grain, &[1, 2, 4, 7, 12, 12, 12, 12]),
    ];
    for (good, figures) in table {
        for (i, figure) in figures.iter().enumerate() {
            let group: Vec<_> = good.cards().iter().take(i + 1).collect();
            assert_eq!(cargo_value(group.into_iter()), *figure, "{} {}", i + 1, good.name());
        }
    }
}

#[test]
fn om_8_2_equal_goods_with_another_between_are_separate_groups() {
    let value = |words: &str| cargo_value(cards(words).into_iter());
    assert_eq!(value("gems.01 gems.02 silk.01 gems.03 gems.04"), 5 + 1 + 5);
    assert_eq!(value("gems.01 silk.01 gems.02"), 3);
    assert_eq!(value("gems.01 gems.02 gems.03 gems.04"), 5, "one group, not two");
    assert_eq!(value(""), 0);
    // In play: from the top, whatever the direction.
    let (_, counts) = finish(&last_turn(2).seat(1, |s| s.cargo("gems.01 gems.02 silk.01 gems.03")));
    assert_eq!(counts[0].cargo, 5 + 1 + 1);
}

#[test]
fn om_8_3_one_ducat_less_for_each_pirate() {
    let scene = last_turn(3).seat(2, |s| s.pirates("grain.01-07")).seat(3, |s| s.pirates("silk.01"));
    let (table, counts) = finish(&scene);
    assert_eq!(counts.iter().map(|c| c.pirates).collect::<Vec<_>>(), [0, -7, -1]);
    assert_eq!(table.ducats(2), table.ducats(1) - 7);
}

#[test]
fn om_8_4_markers_turned_over_or_not_with_ties_and_zeros() {
    let scene = last_turn(4)
        .seat(1, |s| s.marker(Marker::CalmSea))
        .seat(2, |s| s.markers(3))
        .seat(3, |s| s.marker(Marker::CalmSea).markers(3));
    let (_, counts) = finish(&scene);
    assert_eq!(counts.iter().map(|c| c.markers).collect::<Vec<_>>(), [3, 6, 6, 1]);
    // Nobody has any: all share first place.
    let (_, counts) = finish(&last_turn(4));
    assert_eq!(counts.iter().map(|c| c.markers).collect::<Vec<_>>(), [6; 4]);
}

#[test]
fn om_8_5_most_ducats_wins() {
    let (table, counts) =
        finish(&last_turn(3).seat(1, |s| s.ducats(-3)).seat(2, |s| s.ducats(9)).seat(3, |s| s.ducats(4)));
    assert_eq!(places(&table), [3, 1, 2]);
    let totals: Vec<i32> = counts.iter().map(FinalCount::total).collect();
    assert_eq!(table.standings().map(|s| s.score.as_slice().to_vec()), Some(totals));
    assert_eq!(table.standings().map(|s| s.winners().iter().collect::<Vec<_>>()), Some(vec![seat(2)]));
}

#[test]
fn om_8_5_a_tie_goes_to_more_cargo_cards() {
    // Same value: a group of three gems pays 5, as one of two does.
    let scene = last_turn(3)
        .seat(1, |s| s.cargo("gems.01 gems.02"))
        .seat(2, |s| s.cargo("gems.03 gems.04 gems.05"))
        .seat(3, |s| s.ducats(12).cargo("grain.01 grain.02 grain.03"));
    let (table, counts) = finish(&scene);
    assert!(counts.iter().all(|count| count.total() == counts[0].total()), "{counts:?}");
    assert_eq!(places(&table), [3, 1, 2], "and among equals the one nearer to the start player");
}

#[test]
fn om_8_5_then_to_the_seat_nearer_to_the_start_player_clockwise() {
    let equal = |start, last| {
        Scenario::new(4)
            .start(start)
            .active(last)
            .last_round()
            .phase(Phase::EndOfTurn)
            .seat(1, |s| s.cargo("gems.01"))
            .seat(2, |s| s.cargo("silk.01"))
            .seat(3, |s| s.cargo("salt.01"))
            .seat(4, |s| s.cargo("grain.01"))
    };
    assert_eq!(places(&finish(&equal(1, 4)).0), [1, 2, 3, 4], "the start player first");
    assert_eq!(places(&finish(&equal(3, 2)).0), [3, 4, 1, 2]);
}

#[test]
fn om_8_5_cargo_cards_recycled_count_for_the_tie() {
    // Seat 2 starts; in seat 1's last turn its four cargo cards are recycled. Seat 1 ends with three in its cargo.
    let play = |ducats| {
        let mut table = Scenario::new(2)
            .start(2)
            .last_round()
            .rest(Rest::Hand(2))
            .seat(1, |s| s.ducats(ducats).cargo("silk.01 salt.06").hand("gems.01").marker(Marker::PiratesBeaten))
            .seat(2, |s| s.cargo("olives.01-04"))
            .table();
        table.play(1, "buy deck");
        table.play(1, "leave");
        table.play(1, "play gems.01");
        table.play(1, "stow gems.01");
        table.play(1, "end");
        table
    };
    let score = |table: &ScriptedMatch| table.standings().expect("the match is over").score;
    let first = score(&play(20));
    let tied = play(20 + first[seat(2)] - first[seat(1)]);
    assert_eq!(score(&tied)[seat(1)], score(&tied)[seat(2)]);
    assert_eq!((tied.cargo(1).split_whitespace().count(), tied.cargo(2)), (3, String::new()));
    assert_eq!(places(&tied), [2, 1], "four recycled beat three");
}
